// The puzzles of the page: today's, their list, how they are solved, and what is kept of that.
import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { Board } from "../support/board.ts";
import { GAMES } from "../support/games.ts";
import { expect, test } from "../support/page.ts";
import { openPuzzle, plainPuzzle, puzzleOf, puzzlesOf, solve } from "../support/puzzles.ts";

const NOON = (day: number) => new Date(2026, 2, day, 12);

const result = (page: Page) => page.getByRole("main").getByRole("status");
const chip = (page: Page, place: number) =>
  page.getByRole("main").getByRole("link", { name: new RegExp(`^Puzzle ${String(place)},`) });
const level = (page: Page) => page.getByRole("heading", { name: /^Level/ });

/** Opens the list of a game. */
async function openList(page: Page, game: string): Promise<void> {
  await page.goto(`./#/puzzles/${game}`);
  await expect(level(page)).toHaveCount(5);
}

/** A turn that is not the solution's, told by its pit alone. */
async function wrongPit(board: Board, right: string): Promise<string> {
  const names = await board.playable.evaluateAll((pits) => pits.map(({ ariaLabel }) => ariaLabel));
  const letters = names.map((name) => /pit (\w),/.exec(name ?? "")?.[1] ?? "");
  const wrong = letters.find((letter) => letter !== right);
  if (wrong === undefined) throw new Error(`no turn but ${right}`);
  return wrong;
}

/** Sows a pit by clicking, the ordinary way where there are several, until something is seen of it. */
async function sow(board: Board, letter: string, seen: Locator): Promise<void> {
  await board.pit(letter).click();
  const ways = board.button("Ordinary sowing").or(board.answer("Counter-clockwise"));
  while (!(await seen.isVisible())) {
    await expect(seen.or(ways).first()).toBeVisible();
    if (await ways.isVisible()) await ways.click();
  }
}

test("today's puzzle is one line from the first screen, and solved by mouse", async ({ page }) => {
  await page.clock.setFixedTime(NOON(5));
  await page.goto("./");
  await page.getByRole("link", { name: "Today’s puzzle" }).click();
  await expect(page).toHaveURL(/#\/puzzles\/today$/);
  await expect(page).toHaveTitle(/^Today’s puzzle/);
  const board = new Board(page);
  await board.isReady();
  await board.setSpeed("instant");
  const puzzle = puzzleOf(NOON(5));
  await expect(page.getByText(`Level ${String(puzzle.rating)} of 5`)).toBeVisible();
  await expect(result(page)).toBeEmpty();
  await solve(board, puzzle);
  await expect(result(page)).toContainText("Solved on the first try.");
  await expect(result(page)).toContainText("1 day in a row");
});

for (const game of GAMES) {
  test(`a puzzle of ${game} is solved after a miss, by mouse, and that is known later`, async ({
    page,
  }) => {
    const { puzzle, place } = plainPuzzle(game);
    await openList(page, game);
    await expect(chip(page, place)).toHaveAccessibleName(/not solved yet$/);
    await chip(page, place).click();
    const board = new Board(page);
    await board.isReady();
    await board.setSpeed("instant");
    const [turn = ""] = puzzle.solution;
    const missed = board.sentence.getByText("Not that one: try again.");
    await sow(board, await wrongPit(board, turn), missed);
    await expect(result(page)).toBeEmpty();
    // Leaving it does not make the miss undone.
    await page.reload();
    await board.isReady();
    await board.setSpeed("instant");
    const solved = result(page).getByText("Solved after 1 miss.");
    await sow(board, turn, solved);
    await page.reload();
    await expect(result(page)).toContainText("Solved after 1 miss.");
    await page.getByRole("link", { name: /^All puzzles of/ }).click();
    await expect(chip(page, place)).toHaveAccessibleName(/solved after 1 miss$/);
    await expect(page.getByText(`1 of ${String(puzzlesOf(game).length)} solved`)).toBeVisible();
  });
}

test("the next puzzle is the next that is not solved yet", async ({ page }) => {
  const [first, second, third] = puzzlesOf("oware");
  if (!first || !second || !third) throw new Error("there are three");
  await solve(await openPuzzle(page, `oware/${second.id}`), second);
  await solve(await openPuzzle(page, `oware/${first.id}`), first);
  await expect(result(page)).toContainText("Solved on the first try.");
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await expect(page).toHaveURL(new RegExp(`${third.id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oware, puzzle 3");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a solution that is shown is known to have been seen", async ({ page }) => {
  const { puzzle, place } = plainPuzzle("omweso", 2);
  const board = await openPuzzle(page, `omweso/${puzzle.id}`);
  await expect(page.getByText("2 turns to find")).toBeVisible();
  await board.button("Show the solution").click();
  await expect(result(page)).toHaveText("You have seen the solution.");
  await board.button("Start again").click();
  await solve(board, puzzle);
  await openList(page, "omweso");
  await expect(chip(page, place)).toHaveAccessibleName(/solution seen$/);
});

test("a puzzle is found and solved with the keyboard alone", async ({ page }) => {
  const { puzzle, place } = plainPuzzle("oware", 2);
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press("Tab");
      const label = await page.evaluate(() => {
        const { activeElement } = document;
        const inner = activeElement?.shadowRoot?.activeElement ?? activeElement;
        return inner?.getAttribute("aria-label") ?? inner?.textContent ?? "";
      });
      if (name.test(label)) return;
    }
    throw new Error(`no way to ${String(name)}`);
  };
  await openList(page, "oware");
  await tabTo(new RegExp(`^Puzzle ${String(place)},`));
  await page.keyboard.press("Enter");
  const board = new Board(page);
  await board.isReady();
  await board.setSpeed("instant");
  await page.getByRole("main").focus();
  await tabTo(/^(your )?pit /);
  for (const [ply, turn] of puzzle.solution.entries()) {
    await expect.poll(() => board.call((element) => element.ply)).toBe(ply);
    if (ply % 2 === 1) continue;
    await page.keyboard.press(turn.toLowerCase());
    await page.keyboard.press("Enter");
  }
  await expect(result(page)).toHaveText("Solved on the first try.");
  await tabTo(/^Next puzzle$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(result(page)).toBeEmpty();
});

test("all of it has names and roles", async ({ page }) => {
  await openList(page, "bao-kigogo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puzzles of Bao Kigogo");
  const nav = page.getByRole("navigation", { name: "The puzzles of each game" });
  await expect(nav.getByRole("link")).toHaveText(["Omweso", "Oware", "Bao Kigogo"]);
  await expect(nav.locator("[aria-current=page]")).toHaveText("Bao Kigogo");
  const all = puzzlesOf("bao-kigogo").length;
  const chips = page
    .getByRole("listitem")
    .getByRole("link", { name: /^Puzzle \d+, not solved yet$/ });
  await expect(chips).toHaveCount(all);
  await chips.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bao Kigogo, puzzle 1");
  await expect(page.getByRole("grid")).toHaveCount(1);
  await expect(result(page)).toHaveCount(1);
});

test("addresses that lead to no puzzle say so, and to those there are", async ({ page }) => {
  await page.goto("./#/puzzles/oware/oware-none");
  await expect(page.getByText("There is no such puzzle here.")).toBeVisible();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByRole("link", { name: /^Omweso 0 of \d+ solved$/ })).toBeVisible();
  await page.goto("./#/puzzles/chess");
  await expect(page.getByText("no such page")).toBeVisible();
});

test.describe("the streak", () => {
  /** Solves the puzzle of a day of March 2026. */
  async function solveOn(page: Page, day: number): Promise<void> {
    await page.clock.setFixedTime(NOON(day));
    await page.goto("about:blank");
    const board = await openPuzzle(page, "today");
    await solve(board, puzzleOf(NOON(day)));
  }

  test("grows a day at a time, ends with a day that is left out, and minds no clock set back", async ({
    page,
  }) => {
    await solveOn(page, 5);
    await solveOn(page, 6);
    await expect(result(page)).toContainText("2 days in a row");
    await page.clock.setFixedTime(NOON(7));
    await page.goto("./#/puzzles");
    const today = page.getByRole("region", { name: "Today’s puzzle" });
    await expect(today).toContainText("2 days in a row");
    await expect(today.getByRole("link", { name: "Solve today’s puzzle" })).toBeVisible();
    await solveOn(page, 4);
    await expect(result(page), "a day before, by a clock that went wrong").toContainText("1 day");
    await solveOn(page, 7);
    await expect(result(page)).toContainText("4 days in a row");
    await solveOn(page, 9);
    await expect(result(page)).toContainText("1 day in a row");
    await page.goto("./#/puzzles");
    await expect(today).toContainText("Today’s puzzle is solved.");
  });

  test("and the day's puzzle are those of the new day when one comes back after midnight", async ({
    page,
  }) => {
    await solveOn(page, 5);
    await page.goto("./#/puzzles");
    const today = page.getByRole("region", { name: "Today’s puzzle" });
    await expect(today).toContainText("Today’s puzzle is solved.");
    await page.clock.setFixedTime(NOON(6));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(today.getByRole("link", { name: "Solve today’s puzzle" })).toBeVisible();
    await expect(today).toContainText("1 day in a row");
  });

  test("has no day whose solution was shown", async ({ page }) => {
    await page.clock.setFixedTime(NOON(5));
    const board = await openPuzzle(page, "today");
    await board.button("Show the solution").click();
    await expect(result(page)).toHaveText("You have seen the solution.");
    await board.button("Start again").click();
    await solve(board, puzzleOf(NOON(5)));
    await expect(result(page)).toHaveText("You have seen the solution.");
  });

  test("has no day on which a part of the solution was shown", async ({ page }) => {
    await page.clock.setFixedTime(NOON(5));
    const board = await openPuzzle(page, "today");
    await board.setSpeed("0.25");
    await board.button("Show the solution").click();
    await board.button("Start again").click();
    await board.setSpeed("instant");
    await solve(board, puzzleOf(NOON(5)));
    await expect(result(page)).toHaveText("You have seen the solution.");
  });

  test.describe("on the other side of the world", () => {
    test.use({ timezoneId: "Pacific/Auckland" });

    test("goes by the calendar there", async ({ page }) => {
      // Nine in the morning of the sixth in Auckland; in Greenwich it is still the fifth.
      await page.clock.setFixedTime(new Date("2026-03-05T20:00:00Z"));
      const board = await openPuzzle(page, "today");
      await solve(board, puzzleOf(NOON(6)));
    });
  });
});

test("what one tab solves, the list in another shows", async ({ page, context }) => {
  const { puzzle, place } = plainPuzzle("oware");
  await openList(page, "oware");
  await chip(page, place).focus();
  const other = await context.newPage();
  await solve(await openPuzzle(other, `oware/${puzzle.id}`), puzzle);
  await expect(chip(page, place)).toHaveAccessibleName(/solved on the first try$/);
  await expect(chip(page, place), "nobody's place on the page is lost").toBeFocused();
});

test("a browser that keeps nothing loses no more than what it should have kept", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  const { puzzle, place } = plainPuzzle("oware");
  await solve(await openPuzzle(page, `oware/${puzzle.id}`), puzzle);
  await expect(result(page)).toHaveText("Solved on the first try.");
  await expect(page.getByText("This browser keeps nothing")).toBeVisible();
  await page.getByRole("link", { name: /^All puzzles of/ }).click();
  await expect(chip(page, place)).toHaveAccessibleName(/solved on the first try$/);
});

test("nothing but the board's own attributes tells the solution", async ({ page }) => {
  const { puzzle } = plainPuzzle("omweso", 2);
  await openPuzzle(page, `omweso/${puzzle.id}`);
  const html = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const board of copy.querySelectorAll("mancala-board")) board.removeAttribute("moves");
    return copy.innerHTML;
  });
  expect(html).not.toContain(puzzle.solution.join(" "));
  expect(html).not.toContain(JSON.stringify(puzzle.solution));
});

for (const width of [390, 768, 1440]) {
  test(`there is room for all of it, ${String(width)} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { puzzle } = plainPuzzle("omweso");
    for (const address of ["", "/omweso", `/omweso/${puzzle.id}`]) {
      await page.goto(`./#/puzzles${address}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, address).toBeLessThanOrEqual(0);
    }
    await openList(page, "omweso");
    const { width: chipWidth = 0, height = 0 } = (await chip(page, 1).boundingBox()) ?? {};
    expect(Math.min(chipWidth, height)).toBeGreaterThanOrEqual(44);
  });
}

test("axe finds nothing, by day and by night", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { puzzle } = plainPuzzle("oware");
  const solved = await openPuzzle(page, `oware/${puzzle.id}`);
  expect(await axeFindings(page), "a puzzle").toEqual([]);
  await solve(solved, puzzle);
  expect(await axeFindings(page), "a puzzle that is solved").toEqual([]);
  await page.goto("./#/puzzles");
  await expect(page.getByRole("link", { name: /^Omweso/ })).toBeVisible();
  expect(await axeFindings(page), "all games").toEqual([]);
  await openList(page, "oware");
  expect(await axeFindings(page), "a list").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, "colours"), "a list, dark").toEqual([]);
});
