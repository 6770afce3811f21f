// Levels as opponents: they think, are stopped, wait, fail and go, and never play what is out of date.
import type { Page } from "@playwright/test";
import { Answers, pausesOver } from "../support/answers.ts";
import { Board, type BoardElement } from "../support/board.ts";
import { embed, embedBeside } from "../support/boards.ts";
import { expect, test } from "../support/page.ts";

const oware = (page: Page, attributes: Record<string, string>) =>
  embed(page, { game: "oware", speed: "instant", ...attributes });

const status = (board: Board) => board.element.locator(".status");

/** Longer than any level takes here. */
const patience = { timeout: 20_000 };

const hasTurns = (board: Board, count: number) =>
  expect.poll(async () => (await board.turns()).length, patience).toBe(count);

for (const game of ["oware", "omweso", "bao-kigogo"]) {
  test(`a level answers a person's turn in ${game}, and is named`, async ({ page }) => {
    const board = await embed(page, { game, speed: "instant", north: "2" });
    const first = await board.playable.first().getAttribute("aria-label");
    await board.sow(/pit (\w),/.exec(first ?? "")?.[1] ?? "");
    await hasTurns(board, 2);
    await expect(board.sentence).toContainText(/Level 2 /);
    expect((await board.told()).moves).toMatchObject([{ by: "south" }, { by: "north" }]);
  });
}

test("why it chose its turn is told when somebody asks", async ({ page }) => {
  const board = await oware(page, { north: "1" });
  await board.sow("C");
  await hasTurns(board, 2);
  await board.button("Explain").click();
  await expect(board.element.locator("[part=explanation]")).toContainText(
    /Level 1 (saw|liked)|no other turn/,
  );
});

test("people cannot play for it, stop it at once, and let it go on", async ({ page }) => {
  const answers = await Answers.hold(page);
  const board = await oware(page, { north: "4" });
  await board.sow("C");
  await expect(status(board)).toHaveText(/^Level 4 \(North\) thinks…/);
  await board.pit("c").click({ force: true });
  await expect(board.sentence).toContainText("It is Level 4’s turn.");
  await answers.isThere();
  await board.button("Stop").click();
  await expect(board.sentence).toContainText("has stopped thinking");
  await expect(board.button("Go on")).toBeFocused();
  await answers.release();
  await pausesOver(page);
  expect(await board.turns(), "nothing comes late").toEqual(["C"]);
  await board.button("Go on").click();
  await hasTurns(board, 2);
});

test("only the strongest level is bounded by time", async ({ page }) => {
  const answers = await Answers.hold(page);
  const board = await oware(page, { south: "5", north: "6" });
  await expect.poll(() => answers.asked()).toHaveLength(1);
  await answers.release();
  await expect.poll(() => answers.asked(), patience).toHaveLength(2);
  const [other, strongest] = await answers.asked();
  expect(other).toMatchObject({ level: 5 });
  expect(other).not.toHaveProperty("millis");
  expect(strongest).toMatchObject({ level: 6, millis: 2500 });
  await hasTurns(board, 2);
});

test("undo and redo go to the person's own turn", async ({ page }) => {
  const board = await oware(page, { north: "1" });
  await board.sow("C");
  await hasTurns(board, 2);
  await board.call((element) => element.undo());
  expect(await board.call(({ ply }) => ply)).toBe(0);
  await board.call((element) => element.redo());
  expect(await board.call(({ ply }) => ply)).toBe(2);
});

test("undo while it thinks goes to the person's own turn, and nothing comes late", async ({
  page,
}) => {
  const answers = await Answers.hold(page);
  const board = await oware(page, { moves: "C d", north: "4" });
  await board.sow("D");
  await answers.isThere();
  await board.call((element) => element.undo());
  expect(await board.call(({ ply }) => ply)).toBe(2);
  await answers.release();
  await pausesOver(page);
  expect(await board.turns()).toHaveLength(3);
});

test("at an earlier turn of its own it waits to be told", async ({ page }) => {
  const answers = await Answers.hold(page);
  const board = await oware(page, { moves: "C d E f", north: "1" });
  await board.call((element) => element.goTo(1));
  await expect(board.button("Go on from here")).toBeVisible();
  expect(await answers.asked(), "it is not thought about").toEqual([]);
  await board.button("Go on from here").click();
  await answers.release();
  await hasTurns(board, 2);
});

const ENDS: Record<string, (element: BoardElement) => void> = {
  "the board is removed": (element) => element.remove(),
  "the game begins anew": (element) => element.reset(),
  "another game is loaded": (element) =>
    element.load({ game: "oware", record: '[Game "oware"]\n\n', ply: 0 }),
  "it is only watched": (element) => element.setAttribute("mode", "watch"),
  "people play both sides": (element) => element.setAttribute("north", "human"),
};

for (const [name, end] of Object.entries(ENDS)) {
  test(`it thinks no more when ${name}`, async ({ page }) => {
    const answers = await Answers.hold(page);
    const board = await oware(page, { north: "4" });
    await board.sow("C");
    await answers.isThere();
    await board.call(end);
    await answers.release();
    await pausesOver(page);
    expect((await board.told()).moves).toHaveLength(1);
  });
}

test("nothing outlives the board that asked for it", async ({ page }) => {
  const board = await oware(page, { north: "6" });
  expect(page.workers(), "nor is anything there before it").toHaveLength(0);
  await board.sow("C");
  await expect.poll(() => page.workers().length).toBe(1);
  await board.call((element) => element.remove());
  await expect.poll(() => page.workers().length).toBe(0);
});

test("two levels play each other, are stopped, and go on", async ({ page }) => {
  const board = await oware(page, { south: "1", north: "2" });
  await expect.poll(async () => (await board.turns()).length, patience).toBeGreaterThan(2);
  await board.button("Stop").click();
  await expect(board.sentence).toContainText("has stopped thinking");
  const turns = await board.turns();
  await pausesOver(page);
  expect(await board.turns()).toEqual(turns);
  await board.button("Go on").click();
  await expect
    .poll(async () => (await board.turns()).length, patience)
    .toBeGreaterThan(turns.length);
});

for (const [game, south, north] of [
  ["oware", "1", "2"],
  ["omweso", "2", "3"],
  ["bao-kigogo", "3", "1"],
] as const) {
  test(`two levels play ${game} to its end`, async ({ page }) => {
    await page.addInitScript(() => {
      // No pauses, and always the same chance.
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((work: () => void) => later(work)) as typeof setTimeout;
      crypto.getRandomValues = (array) => array;
    });
    const board = await embed(page, { game, speed: "instant", south, north });
    await expect.poll(async () => (await board.told()).ends.length, { timeout: 50_000 }).toBe(1);
    expect((await board.told()).errors).toEqual([]);
    await board.call((element) => element.remove());
    await expect.poll(() => page.workers().length, "nothing is left of it").toBe(0);
  });
}

test("a turn that never ends is no trouble to a level", async ({ page }) => {
  const board = await embed(page, {
    position: "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 0,0 0,0",
    speed: "instant",
    south: "3",
    north: "4",
  });
  const isOn = async () => (await board.turns()).length + (await board.told()).ends.length;
  await expect.poll(isOn, patience).toBeGreaterThan(0);
  expect((await board.told()).errors).toEqual([]);
});

test("two levels wait while nobody can see them", async ({ page }) => {
  const answers = await Answers.hold(page);
  const board = await oware(page, { south: "1", north: "2" });
  await answers.release();
  await expect.poll(async () => (await board.turns()).length, patience).toBeGreaterThan(0);
  await page.evaluate(() => {
    const room = document.createElement("div");
    room.style.blockSize = "5000px";
    document.querySelector("main")?.prepend(room);
    scrollTo(0, 0);
  });
  await expect(status(board)).not.toHaveText(/thinks/);
  const [turns, asked] = [await board.turns(), await answers.asked()];
  await pausesOver(page);
  expect([await board.turns(), await answers.asked()]).toEqual([turns, asked]);
  await board.element.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await board.turns()).length, patience)
    .toBeGreaterThan(turns.length);
});

test("two boards think at once, in one worker", async ({ page }) => {
  const answers = await Answers.hold(page);
  const board = await oware(page, { north: "6" });
  const other = await embedBeside(page, { speed: "instant", south: "6" });
  const one = new Board(page, "mancala-board:not(#other)");
  await expect(status(other)).toHaveText(/thinks…/);
  await one.sow("C");
  await expect(status(one)).toHaveText(/thinks…/);
  expect(page.workers()).toHaveLength(1);
  await answers.release();
  await hasTurns(one, 2);
  await hasTurns(other, 1);
  expect((await board.told()).moves).toHaveLength(3);
});

test("a finished game is left alone", async ({ page }) => {
  const answers = await Answers.hold(page);
  const board = await oware(page, {
    position: "oware 0,0,0,0,0,1/0,0,0,0,0,1 s 30,16",
    south: "3",
    north: "3",
  });
  await pausesOver(page);
  expect(await answers.asked()).toEqual([]);
  expect((await board.told()).moves).toEqual([]);
});

test("a level that has only one turn plays it", async ({ page }) => {
  const board = await oware(page, {
    position: "oware 0,0,0,0,0,2/2,0,0,0,0,0 s 22,22",
    south: "5",
  });
  await expect.poll(async () => (await board.turns()).length, patience).toBeGreaterThan(0);
});

for (const [name, value] of [
  ["south", "7"],
  ["north", "machine"],
] as const) {
  test(`${name}="${value}" is refused, and the board stays as it was`, async ({ page }) => {
    const board = await oware(page, {});
    await board.call((element, [name, value]) => element.setAttribute(name, value), [
      name,
      value,
    ] as const);
    await expect
      .poll(async () => (await board.told()).errors)
      .toMatchObject([{ code: "bad-attribute", at: name }]);
    await board.sow("C");
    await board.sow("d");
    expect(await board.turns()).toEqual(["C", "d"]);
  });
}

test.describe("where what thinks does not come", () => {
  test.use({ expectedTrouble: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test("the board says so, keeps the game, and can try again", async ({ page }) => {
    let isBlocked = true;
    await page.route("**/thinking-part*.js", (route) =>
      isBlocked ? route.abort() : route.continue(),
    );
    const board = await oware(page, { north: "1" });
    await board.sow("C");
    await expect(board.sentence).toContainText("The part that thinks could not be loaded.");
    expect((await board.told()).errors).toMatchObject([{ code: "thinking-failed" }]);
    isBlocked = false;
    await board.button("Try again").click();
    await hasTurns(board, 2);
  });
});
