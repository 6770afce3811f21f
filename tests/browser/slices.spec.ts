// Where no worker starts, the page itself thinks: in portions, and everything else has its turn between them.
import type { Page } from "@playwright/test";
import type { Board } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { betweenEngine } from "../support/engine.ts";
import { expect, test } from "../support/page.ts";

/** A portion of a search: how many nodes were asked for, and how many beats there had been by then. */
interface Portion {
  nodes: number;
  beats: number;
}

interface Watched {
  portions: Portion[];
  beats: number;
}

/** Workers as a policy of the browser refuses them. */
const refuseWorkers = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      Worker: class {
        constructor() {
          throw new DOMException("refused", "SecurityError");
        }
      },
    });
  });

/**
 * Writes down the portions in which the engine searches, and beats with a task of its own as often as the page lets
 * it. The clock of the page goes by what is searched: a millisecond for so many nodes. A portion may be cut to `most`.
 */
const watchPortions = (page: Page, nodesInMilli: number, most = Number.MAX_SAFE_INTEGER) =>
  betweenEngine(
    page,
    ({ nodesInMilli, most }) => {
      const watched: Watched = { portions: [], beats: 0 };
      Object.assign(window, { watched });
      let searched = 0;
      performance.now = () => searched / nodesInMilli;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        watched.beats += 1;
        port2.postMessage(null);
      };
      port2.postMessage(null);
      return (exports) => {
        const advance = exports["search_advance"]!;
        exports["search_advance"] = (at, wanted) => {
          const nodes = wanted as number;
          const portion = Math.min(nodes, most);
          watched.portions.push({ nodes, beats: watched.beats });
          searched += portion;
          return advance(at, portion);
        };
      };
    },
    { nodesInMilli, most },
  );

/** So long is a slice to take, in milliseconds. */
const SLICE = 8;

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

const open = async (page: Page): Promise<Board> => {
  await refuseWorkers(page);
  return embed(page, { game: "oware", speed: "instant", north: "6" });
};

const status = (board: Board) => board.element.locator(".status");

test("a level thinks in portions that are small, and everything else goes on between them", async ({
  page,
}) => {
  await watchPortions(page, 100);
  const board = await open(page);
  await board.sow("C");
  await expect.poll(async () => (await board.turns()).length, { timeout: 30_000 }).toBe(2);
  const { portions } = await watched(page);
  expect(portions.length).toBeGreaterThan(100);
  expect(Math.max(...portions.map(({ nodes }) => nodes))).toBeLessThanOrEqual(SLICE * 100);
  const waits = portions.slice(1).map(({ beats }, index) => beats - (portions[index]?.beats ?? 0));
  expect(Math.min(...waits), "beats between two portions").toBeGreaterThan(0);
  expect(page.workers()).toHaveLength(0);
});

test("it is stopped there at once, whatever it has left to do", async ({ page }) => {
  // A node a portion, and time hardly goes on: it would think for very long.
  await watchPortions(page, 10_000, 1);
  const board = await open(page);
  await board.sow("C");
  await expect(status(board)).toHaveText(/thinks…/);
  await board.button("Stop").click();
  await expect(board.sentence).toContainText("has stopped thinking");
  const stopped = await watched(page);
  await expect
    .poll(async () => (await watched(page)).beats, "long enough for many more portions")
    .toBeGreaterThan(stopped.beats + 100);
  expect((await watched(page)).portions).toHaveLength(stopped.portions.length);
  expect(await board.turns()).toEqual(["C"]);
});
