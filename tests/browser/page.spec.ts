// The page around the board: its addresses, its dialogs, what it keeps, and two tabs at one game.
import type { BrowserContext, Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { expect, test } from "../support/page.ts";

type Kept = Record<string, unknown>;

/** Puts games into the browser's storage, as the first version kept them, before the page is opened. */
async function keep(target: Page | BrowserContext, games: Record<string, Kept>): Promise<void> {
  await target.addInitScript((games) => {
    for (const [game, change] of Object.entries(games)) {
      if (localStorage.getItem(`empiki.game.${game}`) !== null) continue;
      const start = { game, position: null, options: "", moves: [], ply: 0, ended: null };
      localStorage.setItem(`empiki.game.${game}`, JSON.stringify({ ...start, ...change }));
    }
  }, games);
}

/** The screen of a game in a link, and the board on it. */
async function openLink(page: Page, link: string): Promise<Board> {
  await page.goto(`./${link}`);
  const board = new Board(page);
  await board.isReady();
  await board.setSpeed("instant");
  return board;
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
  await board.resign();
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
  const form = page.locator("form.new-game");
  await page.getByRole("button", { name: "New game" }).click();
  const warning = form.getByText(/will be lost/);
  await expect(form).toBeVisible();
  await expect(warning, "nothing is begun here").toBeHidden();
  await form.getByRole("radio", { name: "Omweso" }).check();
  await expect(warning).toHaveText("Your game of Omweso, with 2 turns played, will be lost.");
  await form.getByRole("radio", { name: "Bao Kigogo" }).check();
  await expect(warning, "a finished game is no loss").toBeHidden();
  await form.getByRole("button", { name: "Cancel" }).click();
  await page.goto("./#/play/oware");
  await board.sow("C");
  await page.getByRole("button", { name: "New game" }).click();
  await expect(warning).toHaveText("Your game of Oware, with 1 turn played, will be lost.");
  await form.getByRole("radio", { name: "Bao Kigogo" }).check();
  await form.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await board.isReady();
  await expect.poll(() => board.turns()).toEqual([]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oware");
  await expect.poll(() => board.turns(), "the other game is still there").toEqual(["C"]);
});

test("dialogs go with their screen", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("link", { name: /Oware/ }).click();
  await new Board(page).isReady();
  for (const name of ["Records", "Rules", "Settings"]) {
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
  // The board is behind the dialog; a turn that was being shown ends there in the same way.
  await board.reallyResign.dispatchEvent("click");
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
    for (const name of ["Records", "Rules", "Settings"]) {
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

test.describe("a game in a link", () => {
  test("is shown beside the game that is kept, and can be played on from", async ({ page }) => {
    await keep(page, { oware: { moves: ["A"], ply: 1 } });
    const board = await openLink(page, "#g=oware&m=Cd");
    expect(await board.turns()).toEqual(["C", "d"]);
    await board.sow("F");
    await page.getByRole("link", { name: "To my own game" }).click();
    await board.isReady();
    expect(await board.turns(), "my own game is as it was").toEqual(["A"]);
    await openLink(page, "#g=oware&m=Cd");
    await board.sow("F");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await expect(dialog(page)).toContainText("with 1 turn played, will be lost");
    await dialog(page).getByRole("button", { name: "Begin" }).click();
    await expect(page).toHaveURL(/#\/play\/oware$/);
    await expect.poll(() => board.turns()).toEqual(["C", "d", "F"]);
    await page.reload();
    await board.isReady();
    expect(await board.turns()).toEqual(["C", "d", "F"]);
  });

  for (const link of [
    "#g=",
    "#g=oware&m=Cxx",
    "#g=chess&m=e4",
    "#g=%E0%A4%A",
    "#g=%00%ff",
    "#g=oware&&&&",
  ]) {
    test(`${link} cannot be read, says so, and shows a start {#notation-link-unreadable}`, async ({
      page,
    }) => {
      const board = await openLink(page, link);
      await expect(page.getByRole("alert")).toContainText("does not hold a game that can be read");
      await expect(board.playable.first()).toBeVisible();
      expect(await board.turns()).toEqual([]);
      await expect(page.getByRole("button", { name: "Play on from here" })).toBeHidden();
    });
  }
});

test("the sound of blitz can be switched on, and stays on", async ({ page }) => {
  await Board.open(page, "omweso");
  await page.getByRole("button", { name: "Settings" }).click();
  await dialog(page).getByRole("switch", { name: /Sound/ }).check();
  await page.reload();
  const board = new Board(page);
  await board.isReady();
  expect(await board.call((element) => element.sound)).toBe(true);
});
