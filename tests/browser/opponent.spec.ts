// Levels as opponents: they think, are stopped, wait, fail and go, and never play what is out of date.
import type { Page } from "@playwright/test";
import { Board, type BoardElement } from "../support/board.ts";
import { embed } from "../support/boards.ts";
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
  await board.button("Why this turn?").click();
  await expect(board.element.getByRole("dialog")).toContainText(
    /Level 1 (saw|liked)|no other turn/,
  );
});

test("people cannot play for it, stop it at once, and let it go on", async ({ page }) => {
  const board = await oware(page, { north: "6" });
  await board.sow("C");
  await expect(status(board)).toHaveText(/^Level 6 \(North\) thinks…/);
  await board.pit("c").click({ force: true });
  await expect(board.sentence).toContainText("It is Level 6’s turn.");
  await board.button("Stop").click();
  await expect(board.sentence).toContainText("has stopped thinking");
  await expect(board.button("Go on")).toBeFocused();
  await page.waitForTimeout(3000);
  expect(await board.turns(), "nothing comes late").toEqual(["C"]);
  await board.button("Go on").click();
  await hasTurns(board, 2);
});

test("the strongest level takes no longer than it may", async ({ page }) => {
  const board = await oware(page, { north: "6" });
  await board.sow("C");
  const began = Date.now();
  await hasTurns(board, 2);
  expect(Date.now() - began).toBeLessThan(5000);
});

test("undo and redo go to the person's own turn, also while it thinks", async ({ page }) => {
  const board = await oware(page, { north: "1" });
  await board.sow("C");
  await hasTurns(board, 2);
  await board.call((element) => element.undo());
  expect(await board.call(({ ply }) => ply)).toBe(0);
  await board.call((element) => element.redo());
  expect(await board.call(({ ply }) => ply)).toBe(2);
  await board.call((element) => element.setAttribute("north", "6"));
  await board.sow("D");
  await expect(status(board)).toHaveText(/thinks…/);
  await board.call((element) => element.undo());
  expect(await board.call(({ ply }) => ply)).toBe(2);
  await page.waitForTimeout(3000);
  expect(await board.turns()).toHaveLength(3);
});

test("at an earlier turn of its own it waits to be told", async ({ page }) => {
  const board = await oware(page, { moves: "C d E f", north: "1" });
  await board.call((element) => element.goTo(1));
  await expect(board.button("Go on from here")).toBeVisible();
  await page.waitForTimeout(1000);
  expect(await board.turns()).toHaveLength(4);
  await board.button("Go on from here").click();
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
    const board = await oware(page, { north: "6" });
    await board.sow("C");
    await expect(status(board)).toHaveText(/thinks…/);
    await board.call(end);
    await page.waitForTimeout(3000);
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
  const turns = await board.turns();
  await page.waitForTimeout(2000);
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
    test.setTimeout(180_000);
    const board = await embed(page, { game, speed: "instant", south, north });
    await expect.poll(async () => (await board.told()).ends.length, { timeout: 170_000 }).toBe(1);
    expect((await board.told()).errors).toEqual([]);
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
  const board = await oware(page, { south: "1", north: "2" });
  await expect.poll(async () => (await board.turns()).length, patience).toBeGreaterThan(0);
  await page.evaluate(() => {
    const room = document.createElement("div");
    room.style.blockSize = "5000px";
    document.querySelector("main")?.prepend(room);
    scrollTo(0, 0);
  });
  await page.waitForTimeout(500);
  const turns = await board.turns();
  await page.waitForTimeout(2500);
  expect(await board.turns()).toEqual(turns);
  await board.element.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await board.turns()).length, patience)
    .toBeGreaterThan(turns.length);
});

test("two boards think at once, in one worker", async ({ page }) => {
  const board = await oware(page, { north: "6" });
  await page.evaluate(() => {
    const other = document.createElement("mancala-board");
    other.id = "other";
    other.setAttribute("speed", "instant");
    other.setAttribute("south", "6");
    document.querySelector("main")?.append(other);
  });
  const one = new Board(page, "mancala-board:not(#other)");
  const other = new Board(page, "#other");
  await expect(status(other)).toHaveText(/thinks…/);
  await one.sow("C");
  await expect(status(one)).toHaveText(/thinks…/);
  expect(page.workers()).toHaveLength(1);
  await hasTurns(one, 2);
  await hasTurns(other, 1);
  expect((await board.told()).moves).toHaveLength(3);
});

test("a finished game is left alone", async ({ page }) => {
  const board = await oware(page, {
    position: "oware 0,0,0,0,0,1/0,0,0,0,0,1 s 30,16",
    south: "3",
    north: "3",
  });
  await page.waitForTimeout(1000);
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
    expect((await board.told()).errors).toMatchObject([{ code: "bad-attribute", at: name }]);
    await board.sow("C");
    await board.sow("d");
    expect(await board.turns()).toEqual(["C", "d"]);
  });
}

test.describe("where workers are refused", () => {
  test("a level thinks in slices, and the page goes on living", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        Worker: class {
          constructor() {
            throw new DOMException("refused", "SecurityError");
          }
        },
      });
    });
    const board = await oware(page, { north: "6" });
    await board.sow("C");
    await expect(status(board)).toHaveText(/thinks…/);
    const longest = await page.evaluate(async () => {
      let [last, longest] = [performance.now(), 0];
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame);
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
      return longest;
    });
    expect(longest).toBeLessThan(200);
    await hasTurns(board, 2);
    expect(page.workers()).toHaveLength(0);
  });
});

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
