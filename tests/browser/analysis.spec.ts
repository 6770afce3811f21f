// The analysis of a game and of a position: lines that deepen, the way through a game, its graph, and lines that are shown.
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { Answers } from "../support/answers.ts";
import { Board, type BoardElement } from "../support/board.ts";
import { expect, test } from "../support/page.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: "Analysis" });
const lines = (within: Locator | Page) => within.locator(".line:not(.is-empty)");
const depth = (within: Locator | Page) => within.locator(".lines-depth");
const think = (within: Locator | Page) => within.getByRole("switch", { name: "Think" });
const graph = (page: Page) => panel(page).getByRole("slider", { name: "Score over the game" });
const go = (page: Page) => panel(page).getByRole("button", { name: "Go through the game" });

const goTo = (board: Board, ply: number): Promise<void> =>
  board.element.evaluate((element: BoardElement, ply) => element.goTo(ply), ply);

/** Opens Oware with turns on the board, and its analysis. */
async function open(page: Page, turns: readonly string[]): Promise<Board> {
  const board = await Board.open(page, "oware");
  for (const turn of turns) await board.sow(turn);
  await page.getByRole("button", { name: "Analyse" }).click();
  await expect(panel(page)).toBeVisible();
  return board;
}

/** Goes through the game and waits for its end. */
async function review(page: Page): Promise<void> {
  await go(page).click();
  await expect(panel(page).locator(".review-told")).toHaveText(/better|stands out/, {
    timeout: 30_000,
  });
}

test("three lines deepen as one watches, and nothing moves when they come", async ({ page }) => {
  await open(page, ["C", "d"]);
  const before = await panel(page).boundingBox();
  await expect(lines(panel(page))).toHaveCount(3);
  const first = await depth(panel(page)).textContent();
  await expect(depth(panel(page))).not.toHaveText(first ?? "");
  await expect(lines(panel(page)).first()).toContainText(/South|North|Even|proved/i);
  expect((await panel(page).boundingBox())?.height).toBe(before?.height);
});

test("it begins anew with every ply, stops when it is off, and goes with its panel", async ({
  page,
}) => {
  const board = await open(page, ["C", "d"]);
  await expect(lines(panel(page))).toHaveCount(3);
  await goTo(board, 1);
  await expect(lines(panel(page)).first().locator(".line-turns")).toHaveText(/^[a-f]/);
  await goTo(board, 0);
  await expect(lines(panel(page)).first().locator(".line-turns")).toHaveText(/^[A-F]/);
  await think(panel(page)).click();
  await expect(lines(panel(page)).first()).toBeHidden();
  await page.getByRole("button", { name: "Analyse" }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Analyse" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("the board can be played on while it thinks", async ({ page }) => {
  const board = await open(page, []);
  await expect(lines(panel(page))).toHaveCount(3);
  await board.sow("C");
  await expect(lines(panel(page)).first().locator(".line-turns")).toHaveText(/^[a-f]/);
  await board.sow("d");
  await expect(lines(panel(page)).first().locator(".line-turns")).toHaveText(/^[A-F]/);
  expect(await board.turns()).toEqual(["C", "d"]);
});

test("show me plays a line, and the game is as it was", async ({ page }) => {
  const board = await open(page, ["C", "d"]);
  await board.setSpeed("0.25");
  await lines(panel(page))
    .first()
    .getByRole("button", { name: /^Show me/ })
    .click();
  await expect(page.getByText("Nothing of it is played.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.getByText("Nothing of it is played.")).toHaveCount(0);
  expect(await board.turns()).toEqual(["C", "d"]);
});

test("a whole game: graph, turns to think over, marks and table", async ({ page }) => {
  const board = await open(page, ["C", "d", "F", "a", "B", "c", "D", "f"]);
  await review(page);
  await expect(graph(page)).toHaveAttribute("aria-valuemax", "8");
  await graph(page).focus();
  await page.keyboard.press("Home");
  await expect(graph(page)).toHaveAttribute("aria-valuetext", /^Start: /);
  await page.keyboard.press("ArrowRight");
  await expect(graph(page)).toHaveAttribute("aria-valuetext", /^1\. C: /);
  await panel(page).getByText("As a table").click();
  await expect(panel(page).getByRole("row")).toHaveCount(10);
  const falls = await panel(page).locator(".falls li").count();
  const marked = board.element.getByRole("button", { name: /, (Inaccurate|Mistake|Blunder)\./ });
  await expect(marked).toHaveCount(falls);
  expect(await board.turns()).toHaveLength(8);
});

test("going through a game can be stopped, and goes on where it was", async ({ page }) => {
  const answers = await Answers.hold(page);
  await open(page, ["C", "d", "F", "a", "B", "c", "D", "f"]);
  await go(page).click();
  await panel(page).getByRole("button", { name: "Stop", exact: true }).click();
  await expect(panel(page).locator(".review-told")).toHaveText(/^Stopped after/);
  await answers.release();
  await review(page);
});

test("a game that goes on while it is gone through is told to be stopped", async ({ page }) => {
  await Answers.hold(page);
  const board = await open(page, ["C", "d", "F", "a"]);
  await go(page).click();
  await board.sow("B");
  await expect(panel(page).locator(".review-told")).toHaveText("Stopped after 0 of 5 positions.");
  await expect(go(page)).toBeVisible();
});

test("a click on the graph goes to its ply", async ({ page }) => {
  await open(page, ["C", "d", "F", "a"]);
  await review(page);
  const box = await graph(page).boundingBox();
  await graph(page).click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  await expect(graph(page)).toHaveAttribute("aria-valuenow", "2");
});

test("it waits while a level is to move, until somebody wants it", async ({ page }) => {
  await Answers.hold(page);
  await page.goto("./");
  const record = '[Game "oware"]\n[South "Level 1"]\n\n1. C d\n';
  await page.evaluate((record) => {
    const names = { south: "Level 1", north: "" };
    const match = { game: "oware", options: "", mode: "classical", names, games: [] };
    const stage = { kind: "playing", starter: "south", record, ply: 1, plies: 2 };
    const rest = { result: null, winner: null, former: null };
    const kept = { match, stage: { ...stage, ...rest }, score: null, version: 1 };
    localStorage.setItem("empiki.game.oware", JSON.stringify(kept));
  }, record);
  const board = await Board.open(page, "oware");
  await page.getByRole("button", { name: "Analyse" }).click();
  await expect(lines(panel(page)), "an earlier ply is anybody’s").toHaveCount(3);
  await goTo(board, 2);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(panel(page)).toContainText("Level 1 is to move");
  await panel(page).getByRole("button", { name: "Think now" }).click();
  await expect(lines(panel(page))).toHaveCount(3);
});

test("a finished position is not thought about", async ({ page }) => {
  const board = await Board.open(page, "oware");
  await board.sow("C");
  await board.resign();
  await page.getByRole("dialog").getByRole("button", { name: "Look at the board" }).click();
  await page.getByRole("button", { name: "Analyse" }).click();
  await expect(panel(page).locator(".lines-told")).toHaveText(/South wins/);
  await expect(lines(panel(page))).toHaveCount(0);
});

test("a position that is set up is thought about when somebody wants it", async ({ page }) => {
  await page.goto("./#/analyse/omweso");
  const more = page.getByRole("region", { name: "Best lines" });
  await expect(more).toContainText("Nothing is being thought out");
  await think(more).click();
  await expect(lines(more).first()).toBeVisible();
  await lines(more)
    .first()
    .getByRole("button", { name: /^Show me/ })
    .click();
  await expect(page.getByRole("dialog").locator("mancala-board")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Empty board" }).click();
  await expect(more).toContainText("positions that can be played");
});

/** H of South never ends here. */
const ENDLESS = "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 0,0 0,0";

const analysePosition = async (page: Page, position: string) => {
  await page.goto(`./#/analyse/${position.split(" ", 1)[0] ?? ""}`);
  await page.getByRole("textbox", { name: /position/i }).fill(position);
  const more = page.getByRole("region", { name: "Best lines" });
  await think(more).click();
  return more;
};

test("a position with a turn that never ends has lines like any other", async ({ page }) => {
  const more = await analysePosition(page, ENDLESS);
  await expect(lines(more).first()).toContainText(/South|North|Even|proved/i);
  await expect(more.locator(".lines-told")).toBeEmpty();
  await lines(more)
    .first()
    .getByRole("button", { name: /^Show me/ })
    .click();
  await expect(page.getByRole("dialog").locator("mancala-board")).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("Nothing of it is played.");
});

test("nothing is left of it once its panel is closed", async ({ page }) => {
  await open(page, ["C", "d"]);
  await expect(lines(panel(page))).toHaveCount(3);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole("button", { name: "Analyse" }).click();
  await expect.poll(() => page.workers().length).toBe(0);
});

test("a game that was annulled by a turn that never ends is gone through like any other", async ({
  page,
}) => {
  await page.goto("./");
  await page.evaluate((position) => {
    const names = { south: "", north: "" };
    const match = { game: "omweso", options: "", mode: "classical", names, games: [] };
    const record = `[Game "omweso"]\n[Setup "${position}"]\n\n`;
    const stage = { kind: "playing", starter: "south", record, ply: 0, plies: 0 };
    const rest = { result: null, winner: null, former: null };
    const kept = { match, stage: { ...stage, ...rest }, score: null, version: 1 };
    localStorage.setItem("empiki.game.omweso", JSON.stringify(kept));
  }, ENDLESS);
  const board = await Board.open(page, "omweso");
  await board.call((element) => element.play("H"));
  await page.getByRole("dialog").getByRole("button", { name: "Look at the board" }).click();
  await page.getByRole("button", { name: "Analyse" }).click();
  await expect(panel(page).locator(".lines-told")).toHaveText(/annulled/i);
  await expect(lines(panel(page))).toHaveCount(0);
  await review(page);
  await expect(graph(page)).toHaveAttribute("aria-valuemax", "1");
  await graph(page).focus();
  await page.keyboard.press("End");
  await expect(graph(page)).toHaveAttribute("aria-valuetext", /^1\. H: /);
});

for (const [name, width] of [
  ["phone", 390],
  ["tablet", 768],
  ["desk", 1440],
] as const) {
  test(`nothing sticks out, and axe finds nothing: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    await open(page, ["C", "d", "F", "a"]);
    await review(page);
    await panel(page).getByText("As a table").click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test("what is known of a position holds for the way there only", async ({ page }) => {
  const turns = "E a A b B c C d D e F f";
  const begun = `[Game "oware"]\n[Setup "oware 1,0x3,2,0/0x6 s 22,23"]\n\n${turns}`;
  // The same position as after these turns, but nothing has come before it.
  const fresh = '[Game "oware"]\n[Setup "oware 1,0x3,1,0/1,0x5 s 22,23"]\n';
  const board = await Board.open(page, "oware");
  const worth = lines(panel(page)).first().locator(".line-worth");
  const open = async (record: string, ply: number) => {
    await board.call((element, saved) => element.load(saved), { game: "oware", record, ply });
    await page.getByRole("button", { name: "Analyse" }).click();
  };
  const close = () => page.getByRole("button", { name: "Close the analysis" }).click();
  await open(begun, 12);
  await expect(depth(panel(page))).toHaveText(/^60 turns deep/);
  await expect(worth).toHaveText("Even");
  await close();
  await open(fresh, 0);
  await expect(worth).toHaveText(/^Won by North, proved/);
  await close();
  await open(begun, 12);
  await expect(worth).toHaveText("Even");
});
