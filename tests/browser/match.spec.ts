// Matches from beginning to end: the lot, the arranging, the games, what follows them, the table, and watching again.
import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { Board } from "../support/board.ts";
import { fixture } from "../support/fixtures.ts";
import type { GameId } from "../support/games.ts";
import { expect, test } from "../support/page.ts";
import { Time } from "../support/time.ts";

interface Kept {
  match: { games: { starter: string; result: string }[] };
  stage: {
    kind: string;
    starter: string;
    record?: string;
    ply?: number;
    plies?: number;
    result?: string | null;
  };
}

const form = (page: Page) => page.locator("form.new-game");
const dialog = (page: Page) => page.getByRole("dialog");
const score = (page: Page) => page.locator(".match-score");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const kept = (page: Page, game: GameId): Promise<Kept> =>
  page.evaluate(
    (game) => JSON.parse(localStorage.getItem(`empiki.game.${game}`) ?? "{}") as Kept,
    game,
  );

/** Puts another position on the board of the game at hand, as if it had been played to there. */
async function setUp(page: Page, game: GameId, position: string): Promise<void> {
  await page.evaluate(
    ([game, position]) => {
      const key = `empiki.game.${game}`;
      const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Kept;
      const tags = (kept.stage.record ?? "")
        .split("\n")
        .filter((line) => line.startsWith("[") && !/^\[(Setup|Result) /.test(line));
      const record = `${[...tags, `[Setup "${position}"]`].join("\n")}\n`;
      const stage = { ...kept.stage, record, ply: 0, plies: 0 };
      localStorage.setItem(key, JSON.stringify({ ...kept, stage }));
    },
    [game, position] as const,
  );
  await page.reload();
}

async function plan(page: Page, game: GameId, preset: string): Promise<void> {
  await page.goto(`./#/new/${game}`);
  await form(page).getByRole("radio", { name: preset, exact: true }).check();
}

const start = (page: Page) =>
  form(page).getByRole("button", { name: "Start", exact: true }).click();

async function passLot(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
}

async function openBoard(page: Page): Promise<Board> {
  const board = new Board(page);
  await board.isReady();
  await board.setSpeed("instant");
  return board;
}

/** Whoever is to move gives up. */
async function resign(board: Board): Promise<void> {
  await board.resign();
  await expect(dialog(board.page)).toBeVisible();
}

/** Both players arrange their seeds in one press. */
async function arrangeBoth(page: Page): Promise<void> {
  for (const each of [1, 2]) {
    await expect(heading(page), `player ${String(each)}`).toContainText("arranges");
    await page.getByRole("button", { name: "4 in each back pit" }).click();
    await page.getByRole("button", { name: "Done" }).click();
  }
}

const next = (page: Page, name: string) => dialog(page).getByRole("button", { name }).click();

test("a tournament match of Omweso to 12, arranged by the players, in blitz {#omweso-lot-first} {#omweso-blitz-not-in-setup}", async ({
  page,
}) => {
  test.slow();
  await plan(page, "omweso", "Tournament");
  await form(page).getByRole("radio", { name: "Blitz" }).check();
  await form(page).getByRole("textbox", { name: /South/ }).fill("Nansubuga");
  await start(page);

  // The lot is drawn before anybody sees it, and once.
  await expect(page.getByRole("heading", { name: "Who starts?" })).toBeVisible();
  const { stage } = await kept(page, "omweso");
  expect(stage.kind).toBe("lot");
  await page.reload();
  await page.getByRole("button", { name: "Left hand" }).click();
  const starter = stage.starter === "south" ? "Nansubuga" : "North";
  await expect(page.getByText(`${starter} starts.`)).toBeVisible();
  await page.getByRole("button", { name: "Begin" }).click();

  // Whoever starts arranges first; what lies there survives a reload.
  await expect(heading(page)).toHaveText(`${starter} arranges`);
  await expect(heading(page)).toBeFocused();
  await page.getByRole("button", { name: "4 in each back pit" }).click();
  await page.reload();
  await expect(heading(page)).toHaveText(`${starter} arranges`);
  await expect(page.getByRole("button", { name: "Done" })).toBeEnabled();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "4 in each back pit" }).click();
  await page.getByRole("button", { name: "Done" }).click();

  // The clock waits until it is started; then the other gives up.
  let board = await openBoard(page);
  await expect(score(page)).toContainText("0 – 0");
  await board.button("Ready").click();
  await resign(board);
  await expect(dialog(page)).toContainText("Resigned");
  await expect(dialog(page)).toContainText("The match so far");
  const second = stage.starter === "south" ? "North" : "Nansubuga";
  await expect(dialog(page)).toContainText(`${second} starts the next game.`);
  await next(page, "Next game");

  // No lot this time: the players alternate.
  await expect(heading(page)).toHaveText(`${second} arranges`);
  await expect(heading(page)).toBeFocused();
  await arrangeBoth(page);
  await openBoard(page);
  await expect(score(page)).toContainText(stage.starter === "south" ? "0 – 1" : "1 – 0");
  const akawumbi = fixture("omweso-examples").find(({ name }) => name.startsWith("akawumbi"));
  await setUp(page, "omweso", akawumbi?.before ?? "");
  board = await openBoard(page);
  await board.button("Ready").click();
  await board.pit("N").click();
  await expect(dialog(page)).toContainText("Akawumbi");
  await expect(dialog(page)).toContainText("Nansubuga wins the match.");
  await expect(dialog(page).getByRole("button", { name: "New match" })).toBeVisible();

  // The table has both games, and each can be watched again.
  await dialog(page).getByRole("link", { name: "All games of the match" }).click();
  await expect(dialog(page)).toHaveCount(0);
  const rows = page.getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText("Resigned");
  await expect(rows.nth(2)).toContainText("Akawumbi");
  await expect(rows.nth(2)).toContainText("12 – 0");
  await page.getByRole("link", { name: "Watch game 2" }).click();
  await expect(heading(page)).toHaveText("Game 2 of the match");
  board = await openBoard(page);
  await expect(board.button("Watch")).toBeEnabled();
  await expect(board.button("Resign")).toBeHidden();
  await page.getByRole("link", { name: "The game before" }).click();
  await expect(heading(page)).toHaveText("Game 1 of the match");
  await page.goBack();
  await page.goBack();

  // Another match by the same rules, from the result that is still there.
  await page.getByRole("link", { name: "Back to the game" }).click();
  await page.getByRole("button", { name: "Result" }).click();
  await next(page, "New match");
  await expect(page.getByRole("heading", { name: "Who starts?" })).toBeVisible();
  expect((await kept(page, "omweso")).match.games).toEqual([]);
});

test("an Antigua match of Oware is won with a lead of three games", async ({ page }) => {
  await plan(page, "oware", "Antigua match");
  await start(page);
  await passLot(page);
  for (const game of [1, 2, 3]) {
    const board = await openBoard(page);
    // North must be the one who gives up.
    const { stage } = await kept(page, "oware");
    if (stage.starter === "south") await board.sowAny(1);
    await resign(board);
    await expect(dialog(page)).toContainText("South wins");
    if (game === 3) break;
    await expect(dialog(page), "the winner starts").toContainText("South starts the next game.");
    await next(page, "Next game");
    await expect.poll(() => board.turns()).toEqual([]);
  }
  await expect(dialog(page)).toContainText("South wins the match.");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Empiki" }).click();
  await expect(page.getByRole("link", { name: /Oware/ })).toContainText("Match to 6: 3 – 0");
});

test("a Yoruba match of Oware counts wins in a row", async ({ page }) => {
  await page.goto("./#/play/oware");
  await new Board(page).isReady();
  await page.evaluate(() => {
    const games = ["s", "n", "n"].map((who) => ({
      record: '[Game "oware"]\n',
      starter: "south",
      result: `${who} majority ${who === "s" ? "25-20" : "20-25"}`,
      plies: 40,
    }));
    const names = { south: "", north: "Ben" };
    const match = { game: "oware", options: "matchFormat=yoruba", mode: "classical", names, games };
    const record = '[Game "oware"]\n[Options "matchFormat=yoruba"]\n';
    const stage = { kind: "playing", starter: "south", record, ply: 0, plies: 0 };
    const whole = { match, stage: { ...stage, result: null, winner: null }, version: 1 };
    localStorage.setItem("empiki.game.oware", JSON.stringify(whole));
  });
  await page.reload();
  const board = await openBoard(page);
  await expect(score(page)).toHaveText("Ben: 2 wins in a row of 3");
  await resign(board);
  await expect(dialog(page)).toContainText("Ben: 3 wins in a row of 3");
  await expect(dialog(page)).toContainText("Ben wins the match.");
  await dialog(page).getByRole("link", { name: "All games of the match" }).click();
  await expect(page.getByText("3 wins in a row win the match.")).toBeVisible();
  await expect(page.getByText("Ben: 3 wins in a row of 3")).toBeVisible();
});

test("a series of Bao Kigogo counts wins, and draws for nobody", async ({ page }) => {
  let board = await Board.open(page, "bao-kigogo");
  await resign(board);
  await expect(dialog(page)).toContainText("North starts the next game.");
  await next(page, "Next game");
  await expect.poll(() => board.turns()).toEqual([]);
  await expect(score(page)).toContainText("0 – 1");
  await board.button("Agree to end").click();
  await board.button("End the game").click();
  await expect(dialog(page)).toContainText("A draw");
  await next(page, "Next game");
  await page.getByRole("button", { name: "Match", exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("link", { name: "Back to the game" }).click();
  board = await openBoard(page);
  await page.reload();
  await board.isReady();
  await expect(score(page)).toContainText("0 – 1");
  expect((await kept(page, "bao-kigogo")).match.games.map(({ result }) => result)).toEqual([
    "n resigned",
    "draw agreed",
  ]);
});

test("an annulled game is played again, and scores nothing", async ({ page }) => {
  const board = await Board.open(page, "omweso");
  await board.sowAny(1);
  await board.button("Agree to end").click();
  await board.button("End the game").click();
  await expect(dialog(page)).toContainText("played again, and South starts once more");
  await next(page, "Play it again");
  await expect.poll(() => board.turns()).toEqual([]);
  expect((await kept(page, "omweso")).stage.starter).toBe("south");
  await page.goto("./#/match/omweso");
  await expect(page.getByRole("row").nth(1)).toContainText("played again");
});

for (const mode of ["Classical", "Contract"]) {
  test(`looking back leaves a finished game finished: ${mode}`, async ({ page }) => {
    await page.goto("./#/new/omweso");
    await form(page).getByRole("radio", { name: mode }).check();
    await start(page);
    await passLot(page);
    const board = await openBoard(page);
    await board.sowAny(3);
    await resign(board);
    await page.getByRole("button", { name: "Look at the board" }).click();
    await expect(score(page)).toContainText(/1 – 0|0 – 1/);
    await board.element.getByRole("button", { name: "Start", exact: true }).click();
    await expect.poll(async () => (await kept(page, "omweso")).stage.ply).toBe(0);
    const result = page.getByRole("button", { name: "Result", exact: true });
    await expect(result).toBeVisible();
    await expect(score(page)).toContainText(/1 – 0|0 – 1/);
    const { stage } = await kept(page, "omweso");
    expect(stage).toMatchObject({ ply: 0, plies: 3 });
    expect(stage.result).toContain("resigned");
    await page.goto("./#/match/omweso");
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.goBack();
    await board.isReady();
    await result.click();
    await expect(dialog(page), "the end comes back with its result").toContainText("Resigned");
    await expect(dialog(page)).toContainText("The match so far");
  });
}

test("playing on from an earlier turn takes the end back", async ({ page }) => {
  const board = await Board.open(page, "omweso");
  await board.setSpeed("instant");
  await board.sowAny(2);
  await resign(board);
  await page.keyboard.press("Escape");
  await board.element.getByRole("button", { name: "Start", exact: true }).click();
  await board.playable.first().click();
  await expect.poll(async () => (await board.turns()).length).toBe(1);
  await expect(page.getByRole("button", { name: "Result", exact: true })).toBeHidden();
  await expect(score(page)).toBeEmpty();
  expect((await kept(page, "omweso")).stage).toMatchObject({ plies: 1, result: null });
});

test("a match that nobody planned has a score, and is not lost unawares", async ({ page }) => {
  const board = await Board.open(page, "omweso");
  await board.sowAny(1);
  await resign(board);
  await page.keyboard.press("Escape");
  await expect(score(page)).toContainText("of 12");
  await page.getByRole("button", { name: "New game" }).click();
  await expect(form(page).getByText(/will be lost/)).toHaveText(
    "Your match of Omweso, with 1 game finished, will be lost.",
  );
});

test("a single game of Oware is no match: no score, and nothing to lose", async ({ page }) => {
  await page.goto("./#/new/oware");
  await form(page).getByRole("textbox", { name: /South/ }).fill("Ama");
  await start(page);
  await passLot(page);
  const board = await openBoard(page);
  await board.sowAny(1);
  await expect(score(page)).toBeEmpty();
  await resign(board);
  await page.keyboard.press("Escape");
  await expect(score(page)).toBeEmpty();
  await page.getByRole("button", { name: "New game" }).click();
  await expect(form(page)).toBeVisible();
  await expect(form(page).getByText(/will be lost/)).toBeHidden();
});

test("undo takes a resignation back, and its points", async ({ page }) => {
  const board = await Board.open(page, "omweso");
  await resign(board);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Result" })).toBeVisible();
  await board.button("Undo").click();
  await expect(page.getByRole("button", { name: "Result" })).toBeHidden();
  await page.reload();
  await board.isReady();
  await expect(page.getByRole("button", { name: "Result" })).toBeHidden();
  await expect(board.playable.first()).toBeVisible();
});

test("a match that is not there, and a game of it that is not, lead nowhere quietly", async ({
  page,
}) => {
  await page.goto("./#/match/oware");
  await expect(page.getByText("No game of this match is finished yet.")).toBeVisible();
  await page.goto("./#/match/oware/7");
  await expect(page.getByText("There is no such game in this match.")).toBeVisible();
  await page.getByRole("link", { name: "All games of the match" }).click();
  await expect(page).toHaveURL(/#\/match\/oware$/);
});

test("while a dialog is open, the clock of blitz stands", async ({ page }) => {
  const time = await Time.install(page);
  await page.goto("./#/new/omweso");
  await form(page).getByRole("radio", { name: "Blitz" }).check();
  await start(page);
  await passLot(page);
  const board = await openBoard(page);
  await board.button("Ready").click();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(dialog(page)).toBeVisible();
  await time.pass(4000);
  expect(await board.turns(), "no turn is lost meanwhile").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  const after = async () => {
    await time.pass(1000);
    return board.turns();
  };
  await expect.poll(after, "but after it").toEqual(["--"]);
});

test.describe("a screen that needs the engine", () => {
  test.use({ expectedTrouble: /wasm|LoadError|Failed to load resource/i });

  test("says when that does not come, and tries again in its place", async ({ page }) => {
    let isBroken = true;
    await page.route("**/*.wasm", (route) =>
      isBroken ? route.fulfill({ status: 503, body: "gone" }) : route.continue(),
    );
    await page.goto("./#/match/oware");
    await expect(page.locator(".page-notice")).toContainText("could not be loaded");
    await expect(page.getByText("One moment")).toHaveCount(0);
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("No game of this match is finished yet.")).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("is not made any more once somebody has left", async ({ page }) => {
    await page.addInitScript(() => {
      const make = document.createElement.bind(document);
      document.createElement = (name: string) => {
        if (name === "mancala-board") document.documentElement.dataset["board"] = "made";
        return make(name);
      };
    });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.wasm", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("./#g=oware&m=Cd");
    await page.waitForRequest("**/*.wasm");
    await page.getByRole("link", { name: "Empiki" }).click();
    release();
    await page.waitForResponse("**/*.wasm");
    await page.waitForTimeout(500);
    await expect(page.locator("html")).not.toHaveAttribute("data-board");
    await expect(page.locator(".page-notice")).toHaveCount(0);
  });
});

test.describe("axe finds nothing", () => {
  /** A series of one finished game, and the result still open. */
  const finish = async (page: Page): Promise<void> => {
    const board = await Board.open(page, "bao-kigogo");
    await board.sowAny(2);
    await resign(board);
    await next(page, "Next game");
    await expect.poll(() => board.turns()).toEqual([]);
    await resign(board);
  };

  const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
    "the result in a match": finish,
    "the table": async (page) => {
      await finish(page);
      await dialog(page).getByRole("link", { name: "All games of the match" }).click();
      await expect(page.getByRole("row")).toHaveCount(3);
    },
    "a game watched again": async (page) => {
      await finish(page);
      await page.goto("./#/match/bao-kigogo/1");
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator("mancala-board")).toHaveAttribute("mode", "watch");
    },
    "the lot": async (page) => {
      await page.goto("./#/new/oware");
      await start(page);
      await expect(page.getByRole("heading", { name: "Who starts?" })).toBeVisible();
    },
    "a game in a link": async (page) => {
      await page.goto("./#g=oware&m=Cd");
      await openBoard(page);
    },
    "a link that cannot be read": async (page) => {
      await page.goto("./#g=oware&m=xx");
      await openBoard(page);
    },
    "a notice": async (page) => {
      await page.goto("./");
      await page.evaluate(() => localStorage.setItem("empiki.game.oware", "rubbish"));
      await page.reload();
      const board = await Board.open(page, "oware");
      await board.sowAny(1);
      await expect(page.locator(".page-notice")).toBeVisible();
    },
  };

  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

      for (const [name, go] of Object.entries(SCREENS)) {
        test(name, async ({ page }) => {
          await go(page);
          expect(await axeFindings(page)).toEqual([]);
        });
      }
    });
  }
});
