// The page around the board: its addresses, its dialogs, what it keeps, and two tabs at one game.
import type { BrowserContext, Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { expect, test } from "../support/page.ts";

type Kept = Record<string, unknown>;

/** Puts games into the browser's storage before the page is opened for the first time. */
async function keep(target: Page | BrowserContext, games: Record<string, Kept>): Promise<void> {
  await target.addInitScript((games) => {
    for (const [game, change] of Object.entries(games)) {
      if (localStorage.getItem(`empiki.game.${game}`) !== null) continue;
      const start = { game, position: null, options: "", moves: [], ply: 0, ended: null };
      localStorage.setItem(`empiki.game.${game}`, JSON.stringify({ ...start, ...change }));
    }
  }, games);
}

const dialog = (page: Page) => page.getByRole("dialog");

test.describe("addresses", () => {
  for (const hash of ["#/play/oware/", "#/Play/Oware"]) {
    test(`${hash} opens the game`, async ({ page }) => {
      await page.goto(`./${hash}`);
      await new Board(page).isReady();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oware");
    });
  }

  const notes = {
    "#/learn": "no lessons here yet",
    "#/puzzles": "no puzzles here yet",
    "#/analyse": "no board for analysis here yet",
    "#/rules/omweso": "choose Rules",
    "#g=omweso.I.i": "This link holds a game",
    "#/chess": "no such page",
  };
  for (const [hash, sentence] of Object.entries(notes)) {
    test(`${hash} leads home and says why`, async ({ page }) => {
      await page.goto(`./${hash}`);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole("link", { name: /Omweso/ })).toBeVisible();
    });
  }
});

test("the cards say how the games stand, and a game kept badly says nothing", async ({ page }) => {
  await keep(page, {
    omweso: { moves: ["N"], ply: 1, winner: "south" },
    oware: { moves: ["C"], ply: 1 },
    "bao-kigogo": { moves: ["!"], ply: 1 },
  });
  await page.goto("./");
  await expect(page.getByRole("link", { name: /Omweso/ })).toContainText("Finished: South won");
  await expect(page.getByRole("link", { name: /Oware/ })).toContainText("1 turn played");
  await expect(page.getByRole("link", { name: /Bao/ })).not.toContainText(/played|Finished/);
});

test("a game played to its end is kept as finished", async ({ page }) => {
  const board = await Board.open(page, "oware");
  await board.sow("C");
  await board.button("Resign").click();
  await board.element.getByRole("group").getByRole("button", { name: "Resign" }).first().click();
  await expect(dialog(page)).toContainText("South wins");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Empiki" }).click();
  await expect(page.getByRole("link", { name: /Oware/ })).toContainText("Finished: South won");
});

test("a new game warns of the game that will be lost, and of no other", async ({ page }) => {
  await keep(page, {
    omweso: { moves: ["N", "i"], ply: 2 },
    "bao-kigogo": { moves: ["B"], ply: 1, winner: "north" },
  });
  const board = await Board.open(page, "oware");
  await page.getByRole("button", { name: "New game" }).click();
  const warning = dialog(page).getByText(/will be lost/);
  await expect(warning, "nothing is begun here").toBeHidden();
  await dialog(page).getByRole("radio", { name: "Omweso" }).check();
  await expect(warning).toHaveText("Your game of Omweso, with 2 turns played, will be lost.");
  await dialog(page).getByRole("radio", { name: "Bao Kigogo" }).check();
  await expect(warning, "a finished game is no loss").toBeHidden();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await board.sow("C");
  await page.getByRole("button", { name: "New game" }).click();
  await expect(warning).toHaveText("Your game of Oware, with 1 turn played, will be lost.");
  await dialog(page).getByRole("radio", { name: "Omweso" }).check();
  await dialog(page).getByRole("button", { name: "Start" }).click();
  await board.isReady();
  await expect.poll(() => board.turns()).toEqual([]);
  await page.goBack();
  await expect.poll(() => board.turns(), "the other game is still there").toEqual(["C"]);
});

test("dialogs go with their screen", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("link", { name: /Oware/ }).click();
  await new Board(page).isReady();
  for (const name of ["New game", "Rules", "Settings"]) {
    await page.getByRole("button", { name }).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await new Board(page).isReady();
  }
});

test("a result waits until another dialog is closed", async ({ page }) => {
  const board = await Board.open(page, "oware");
  await board.button("Resign").click();
  await page.getByRole("button", { name: "Settings" }).click();
  const resign = board.element.getByRole("group").getByRole("button", { name: "Resign" }).first();
  // The board is behind the dialog; a turn that was being shown ends there in the same way.
  await resign.dispatchEvent("click");
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName("Settings");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName(/wins/);
});

test("the rules scroll between a title and a button that stay", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await Board.open(page, "omweso");
  await page.getByRole("button", { name: "Rules" }).click();
  const close = dialog(page).getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).getByRole("heading", { name: "Omweso in short" })).toBeInViewport();
  await dialog(page).getByText("the ordinary win").scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(dialog(page)).toHaveCount(0);
});

for (const width of [320, 390]) {
  test(`the dialogs fit ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await Board.open(page, "omweso");
    for (const name of ["New game", "Rules", "Settings"]) {
      await page.getByRole("button", { name }).click();
      const tooWide = await dialog(page).evaluate((root) => {
        const edge = root.getBoundingClientRect().right;
        const parts = [...root.querySelectorAll("*")];
        return parts.filter((part) => part.getBoundingClientRect().right > edge + 0.5).length;
      });
      expect(tooWide, name).toBe(0);
      await page.keyboard.press("Escape");
    }
  });
}

test.describe("two tabs at one game", () => {
  test("what one adds, the other takes over, and says so", async ({ page, context }) => {
    const one = await Board.open(page, "oware");
    await one.sow("C");
    const other = await Board.open(await context.newPage(), "oware");
    expect(await other.turns()).toEqual(["C"]);
    await other.sow("d");
    await expect.poll(() => one.turns()).toEqual(["C", "d"]);
    await expect(page.getByRole("status")).toHaveText("Updated from another tab");
    await one.sow("F");
    await expect.poll(() => other.turns()).toEqual(["C", "d", "F"]);
  });

  test("when both went on, the person decides", async ({ page, context }) => {
    const one = await Board.open(page, "oware");
    await one.sow("C");
    const second = await context.newPage();
    await second.goto("./");
    await second.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("empiki.game.oware") ?? "{}") as object;
      const apart = { ...kept, moves: ["C", "a"], ply: 2, revision: "apart", lineage: [] };
      localStorage.setItem("empiki.game.oware", JSON.stringify(apart));
    });
    await expect(dialog(page)).toHaveAccessibleName("Changed in another tab");
    await expect(dialog(page)).toContainText("1 turn played here, 2 turns played there");
    await dialog(page).getByRole("button", { name: "Load the other" }).click();
    await expect.poll(() => one.turns()).toEqual(["C", "a"]);
  });

  test("nothing is overwritten while the question is open", async ({ page }) => {
    const board = await Board.open(page, "oware");
    await board.sow("C");
    const kept = () => page.evaluate(() => localStorage.getItem("empiki.game.oware"));
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("empiki.game.oware") ?? "{}") as object;
      const apart = { ...kept, moves: ["A"], revision: "apart", lineage: [] };
      // In the tab itself, so that no event tells of it.
      localStorage.setItem("empiki.game.oware", JSON.stringify(apart));
    });
    await board.pit("d").click();
    await expect(dialog(page)).toHaveAccessibleName("Changed in another tab");
    expect(await kept()).toContain('"apart"');
    await dialog(page).getByRole("button", { name: "Keep this one" }).click();
    expect(JSON.parse((await kept()) ?? "{}")).toMatchObject({ moves: ["C", "d"] });
  });
});
