// What the browser keeps: several tabs at one game, storage that is full or forbidden, data of other versions.
import type { Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { expect, test } from "../support/page.ts";

type Kept = Record<string, unknown> & { stage: Record<string, unknown> };

const dialog = (page: Page) => page.getByRole("dialog");
const notice = (page: Page) => page.locator(".page-notice");
const KEY = "empiki.game.oware";

const keptText = (page: Page, key = KEY): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), key);

const kept = async (page: Page): Promise<Kept> =>
  JSON.parse((await keptText(page)) ?? "{}") as Kept;

/** Puts a state of Oware in the storage that grew out of nothing that is shown. */
async function keepApart(page: Page, moves: string): Promise<void> {
  await page.evaluate(
    ([key, moves]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Kept;
      const plies = moves.split(" ").length;
      const record = `[Game "oware"]\n\n${moves}\n`;
      const stage = { ...kept.stage, record, ply: plies, plies };
      const apart = { ...kept, stage, revision: "apart", lineage: [] };
      localStorage.setItem(key, JSON.stringify(apart));
    },
    [KEY, moves] as const,
  );
}

test.describe("two tabs at one game", () => {
  test("what one adds, the other takes over, and says so", async ({ page, context }) => {
    const one = await Board.open(page, "oware");
    await one.sow("C");
    const other = await Board.open(await context.newPage(), "oware");
    expect(await other.turns()).toEqual(["C"]);
    await other.sow("d");
    await expect.poll(() => one.turns()).toEqual(["C", "d"]);
    await expect(page.getByText("Updated from another tab")).toBeVisible();
    await one.sow("F");
    await expect.poll(() => other.turns()).toEqual(["C", "d", "F"]);
  });

  test("the next game of a match is taken over, too", async ({ page, context }) => {
    const one = await Board.open(page, "bao-kigogo");
    await one.sowAny(1);
    const second = await context.newPage();
    const other = await Board.open(second, "bao-kigogo");
    await other.button("Agree to end").click();
    await other.button("End the game").click();
    await dialog(second).getByRole("button", { name: "Next game" }).click();
    await expect.poll(() => one.turns()).toEqual([]);
    await expect(page.locator(".match-score")).toContainText("0 – 0");
    await expect(dialog(page)).toHaveCount(0);
  });

  test("when both went on, the person decides", async ({ page, context }) => {
    const one = await Board.open(page, "oware");
    await one.sow("C");
    const second = await context.newPage();
    await second.goto("./");
    await keepApart(second, "C a");
    await expect(dialog(page)).toHaveAccessibleName("Changed in another tab");
    await expect(dialog(page)).toContainText("1 turn played here, 2 turns played there");
    await dialog(page).getByRole("button", { name: "Load the other" }).click();
    await expect.poll(() => one.turns()).toEqual(["C", "a"]);
  });

  test("nothing is overwritten while the question is open", async ({ page }) => {
    const board = await Board.open(page, "oware");
    await board.sow("C");
    // In the tab itself, so that no event tells of it.
    await keepApart(page, "A");
    await board.pit("d").click();
    await expect(dialog(page)).toHaveAccessibleName("Changed in another tab");
    expect(await kept(page)).toMatchObject({ revision: "apart" });
    await dialog(page).getByRole("button", { name: "Keep this one" }).click();
    await expect.poll(async () => (await kept(page)).stage["plies"]).toBe(2);
  });

  test("“keep this one” keeps and shows the game that was just begun", async ({ page }) => {
    const key = "empiki.game.bao-kigogo";
    const board = await Board.open(page, "bao-kigogo");
    await board.sowAny(1);
    await board.button("Agree to end").click();
    await board.button("End the game").click();
    // In the tab itself, so that no event tells of it.
    await page.evaluate((key) => {
      const there = JSON.parse(localStorage.getItem(key) ?? "{}") as Kept;
      localStorage.setItem(key, JSON.stringify({ ...there, revision: "apart", lineage: [] }));
    }, key);
    await dialog(page).getByRole("button", { name: "Next game" }).click();
    await expect(dialog(page)).toHaveAccessibleName("Changed in another tab");
    await dialog(page).getByRole("button", { name: "Keep this one" }).click();
    await expect.poll(() => board.turns()).toEqual([]);
    await expect(page.locator(".match-score")).toContainText("0 – 0");
    const state = JSON.parse((await keptText(page, key)) ?? "{}") as Kept;
    expect(state).toMatchObject({ match: { games: [{ plies: 1 }] }, stage: { plies: 0 } });
  });

  test.describe("at an arrangement", () => {
    const key = "empiki.game.omweso";
    const heading = (page: Page) => page.getByRole("heading", { level: 1 });

    async function begin(page: Page, order: string): Promise<void> {
      await page.goto("./#/new/omweso");
      await page.getByRole("radio", { name: "Each player arranges their own" }).check();
      await page.getByRole("radio", { name: order }).check();
      await page.getByRole("button", { name: "Start" }).click();
      await page.getByRole("button", { name: "Skip" }).click();
      await page.getByRole("button", { name: "Begin" }).click();
      await page.getByRole("button", { name: "4 in each back pit" }).click();
    }

    test("one that only shows it unseen disturbs nothing", async ({ page, context }) => {
      await begin(page, "Unseen, then revealed");
      const before = await keptText(page, key);
      const second = await context.newPage();
      await second.goto("./#/play/omweso");
      await expect(heading(second)).toContainText("Pass the device");
      expect(await keptText(page, key), "nothing was written").toBe(before);
      await page.getByRole("button", { name: "Clear" }).click();
      await expect(second.getByText("Updated from another tab")).toBeHidden();
      await expect(heading(page), "after a change, too").toContainText("arranges");
    });

    test("in view the game is begun by one of them, and no question is asked", async ({
      page,
      context,
    }) => {
      await begin(page, "In view");
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "2 in each pit" }).click();
      const second = await context.newPage();
      await second.goto("./#/play/omweso");
      await expect(heading(second)).toContainText("arranges");
      await page.getByRole("button", { name: "Done" }).click();
      await new Board(page).isReady();
      await new Board(second).isReady();
      const begun = await keptText(page, key);
      await page.waitForTimeout(500);
      expect(await keptText(page, key), "by one of them").toBe(begun);
      for (const each of [page, second]) await expect(dialog(each)).toHaveCount(0);
    });
  });

  test("a new game asks before what another tab has played meanwhile is lost", async ({
    page,
    context,
  }) => {
    await page.goto("./#/new/oware");
    const start = page.locator("form.new-game").getByRole("button", { name: "Start" });
    await expect(start).toBeVisible();
    const other = await Board.open(await context.newPage(), "oware");
    await other.sowAny(5);
    const before = await keptText(page);
    await start.click();
    await expect(dialog(page)).toContainText("with 5 turns played, will be lost");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    expect(await keptText(page)).toBe(before);
    await start.click();
    await dialog(page).getByRole("button", { name: "Begin" }).click();
    await expect(page.getByRole("heading", { name: "Who starts?" })).toBeVisible();
    expect(await kept(page)).toMatchObject({ stage: { kind: "lot" } });
  });

  test("a new game warns of seeds that are being arranged", async ({ page }) => {
    await page.goto("./#/new/omweso");
    await page.getByRole("radio", { name: "Each player arranges their own" }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByRole("button", { name: "4 in each back pit" }).click();
    await page.goto("./#/new/omweso");
    await expect(page.getByText("arranged for Omweso will be lost")).toBeVisible();
  });

  test("settings hold in both", async ({ page, context }) => {
    await Board.open(page, "oware");
    const second = await context.newPage();
    await Board.open(second, "omweso");
    await page.getByRole("button", { name: "Settings" }).click();
    await dialog(page).getByRole("radio", { name: "Dark" }).check();
    await expect(second.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test.describe("a browser that does not keep", () => {
  /** Every write fails, with this error. */
  const refuse = (page: Page, name: string) =>
    page.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException("no", name);
      };
    }, name);

  test("anything says so once, and plays through a match all the same", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    const board = await Board.open(page, "bao-kigogo");
    await expect(notice(page)).toHaveCount(1);
    await expect(notice(page)).toContainText("This browser keeps nothing");
    await board.sowAny(1);
    await board.resign();
    await dialog(page).getByRole("button", { name: "Next game" }).click();
    await expect.poll(() => board.turns()).toEqual([]);
    await expect(page.locator(".match-score")).toContainText("1 – 0");
    await page.getByRole("link", { name: "Empiki" }).click();
    await expect(page.getByRole("link", { name: /Bao/ }), "while the page is there").toContainText(
      "Series: 1 – 0",
    );
    await notice(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("link", { name: /Oware/ }).click();
    await board.isReady();
    await expect(notice(page), "it is said once").toHaveCount(0);
  });

  test("any more says so, and what was kept stays", async ({ page }) => {
    const board = await Board.open(page, "oware");
    await board.sow("C");
    const before = await keptText(page);
    await refuse(page, "QuotaExceededError");
    await page.reload();
    await board.isReady();
    await board.sow("d");
    await expect(notice(page)).toContainText("no room left");
    await expect(notice(page)).toHaveCount(1);
    expect(await board.turns()).toEqual(["C", "d"]);
    expect(await keptText(page)).toBe(before);
    await page.getByRole("link", { name: "Empiki" }).click();
    await expect(page.getByRole("link", { name: /Oware/ })).toContainText("2 turns played");
    await page.reload();
    await expect(page.getByRole("link", { name: /Oware/ })).toContainText("1 turn played");
  });
});

test.describe("data of other versions", () => {
  const put = (page: Page, entries: Record<string, string>) =>
    page.addInitScript((entries) => {
      if (sessionStorage.getItem("put")) return;
      sessionStorage.setItem("put", "done");
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    }, entries);

  const FIRST = {
    game: "omweso",
    position: null,
    options: "akakyala=turns",
    moves: ["N", "i", "L"],
    ply: 2,
    ended: null,
    winner: null,
    revision: "first",
    lineage: [],
  };

  test("a game of the first version is carried over", async ({ page }) => {
    const settings = JSON.stringify({ theme: "dark", speed: "instant" });
    await put(page, {
      "empiki.game.omweso": JSON.stringify(FIRST),
      "empiki.preferences": settings,
    });
    await page.goto("./#/play/omweso");
    const board = new Board(page);
    await board.isReady();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await board.turns()).toEqual(["N", "i", "L"]);
    await expect(board.button("Redo")).toBeEnabled();
    const key = "empiki.game.omweso";
    await expect
      .poll(async () => JSON.parse((await keptText(page, key)) ?? "{}") as unknown)
      .toMatchObject({ version: 1, stage: { ply: 2, plies: 3, former: null } });
    expect(await keptText(page, key)).toContain("akakyala=turns");
    await expect(notice(page)).toHaveCount(0);
  });

  test("a resignation of the first version is carried over", async ({ page }) => {
    const ended = { ...FIRST, ended: "south", winner: "north" };
    await put(page, { "empiki.game.omweso": JSON.stringify(ended) });
    await page.goto("./");
    await expect(page.getByRole("link", { name: /Omweso/ })).toContainText("Finished: North won");
    await page.goto("./#/play/omweso");
    await expect(page.getByRole("button", { name: "Result" })).toBeVisible();
    await page.getByRole("button", { name: "Result" }).click();
    await expect(dialog(page)).toHaveAccessibleName("North wins");
  });

  test("what a later version wrote is set aside, and said", async ({ page }) => {
    const later = JSON.stringify({ version: 99, game: "from the future" });
    await put(page, { [KEY]: later });
    const board = await Board.open(page, "oware");
    expect(await keptText(page), "reading writes nothing").toBe(later);
    await board.sow("C");
    await expect(notice(page)).toContainText("set aside");
    expect(await keptText(page, "empiki.aside.game.oware.1")).toBe(later);
    await page.reload();
    await board.isReady();
    expect(await board.turns()).toEqual(["C"]);
    await expect(notice(page), "it is said once").toHaveCount(0);
  });

  test("a record that the rules refuse is set aside, and the game begins anew", async ({
    page,
  }) => {
    await put(page, { "empiki.game.omweso": JSON.stringify({ ...FIRST, moves: ["A"], ply: 1 }) });
    const board = await Board.open(page, "omweso");
    await board.sowAny(1);
    await expect(notice(page)).toContainText("set aside");
    await page.reload();
    await board.isReady();
    expect(await board.turns()).toHaveLength(1);
  });

  test("what a newer page writes meanwhile is not touched, and the page says so", async ({
    page,
    context,
  }) => {
    const board = await Board.open(page, "oware");
    await board.sow("C");
    const second = await context.newPage();
    await second.goto("./");
    const newer = JSON.stringify({ version: 99, game: "from the future" });
    await second.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, newer] as const);
    await expect(notice(page)).toContainText("Load this page again");
    await board.sow("d");
    expect(await board.turns()).toEqual(["C", "d"]);
    expect(await keptText(page)).toBe(newer);
    await page.getByRole("link", { name: "Empiki" }).click();
    await expect(page.getByRole("link", { name: /Oware/ })).toContainText("2 turns played");
    expect(await keptText(page)).toBe(newer);
  });

  /** A match by rules that nobody knows. */
  const unknownRules = (stage: object): string =>
    JSON.stringify({
      version: 1,
      match: {
        game: "oware",
        options: "grandSlam=sometimes",
        mode: "classical",
        names: { south: "", north: "" },
        games: [{ record: "", starter: "south", result: "s majority 25-20", plies: 40 }],
      },
      stage: { starter: "south", ...stage },
      score: null,
      revision: "r1",
      lineage: [],
    });

  const STAGES: Record<string, object> = {
    "the lot": { kind: "lot" },
    "the arranging": { kind: "arranging", state: null },
    "the board": {
      kind: "playing",
      record: '[Game "oware"]\n\nC d\n',
      ply: 2,
      plies: 2,
      result: null,
      winner: null,
    },
  };

  for (const [name, stage] of Object.entries(STAGES)) {
    test(`a match that the engine refuses is no dead end at ${name}`, async ({ page }) => {
      const refused = unknownRules(stage);
      await put(page, { [KEY]: refused });
      await page.goto("./#/match/oware");
      await expect(page.getByText("No game of this match is finished yet.")).toBeVisible();
      await page.goto("./#/match/oware/1");
      await expect(page.getByText("There is no such game in this match.")).toBeVisible();
      await page.goto("./#/new/oware");
      await expect(page.locator("form.new-game")).toBeVisible();
      const board = await Board.open(page, "oware");
      await expect.poll(() => board.turns()).toEqual([]);
      expect(await keptText(page)).toBe(refused);
      await board.sow("C");
      await expect(notice(page)).toContainText("set aside");
      expect(await keptText(page, "empiki.aside.game.oware.1")).toBe(refused);
    });
  }
});
