// Boards as guests: they come, go, and leave nothing behind; nothing moves because of them.
import type { Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { betweenEngine } from "../support/engine.ts";
import type { Hosts } from "../support/hosts.ts";
import { expect, test } from "../support/page.ts";

const HOST = "https://docs.test";
const SCRIPT = '<script type="module" src="/lib/define.js"></script>';

async function visit(page: Page, hosts: Hosts, inside: string): Promise<void> {
  await hosts.add(HOST, { pages: { "/": inside + SCRIPT }, lib: "/lib/" });
  await page.goto(`${HOST}/`);
}

/** What the browser holds for the page, after everything that nobody needs any more is gone. */
async function held(page: Page): Promise<{ nodes: number; listeners: number; heap: number }> {
  const client = await page.context().newCDPSession(page);
  await client.send("HeapProfiler.enable");
  // Once is not enough: what ends with an object may let others go.
  for (let round = 0; round < 3; round++) await client.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  await client.detach();
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** A board that is added, plays a turn, lets a level answer, and is removed in the middle of the next turn. */
const comeAndGo = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (times) => {
    const heard = (target: EventTarget, type: string) =>
      new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
    for (let time = 0; time < times; time++) {
      const board = document.createElement("mancala-board");
      board.setAttribute("speed", "instant");
      board.setAttribute("north", "1");
      document.body.append(board);
      await heard(board, "mancala-ready");
      const answered = heard(board, "mancala-move").then(() => heard(board, "mancala-move"));
      (board as unknown as { play: (turn: string) => void }).play("C");
      await answered;
      board.setAttribute("speed", "1");
      (board as unknown as { play: (turn: string) => void }).play("F");
      await new Promise(requestAnimationFrame);
      board.remove();
      await new Promise(requestAnimationFrame);
    }
  }, times);

test("a board that was there fifty times has left nothing", async ({ page, hosts }) => {
  test.slow();
  // Engine handles are counted where they are made and given back.
  await betweenEngine(
    page,
    () => {
      const handles = { made: 0, freed: 0 };
      Object.assign(window, { handles });
      return (exports) => {
        for (const [name, call] of Object.entries(exports)) {
          const isMaker = /^game_(start|fromPosition|fromRecord|fromLink|arranged)$/.test(name);
          if (!isMaker && name !== "__wbg_game_free") continue;
          exports[name] = (...parameters) => {
            handles[isMaker ? "made" : "freed"] += 1;
            return call(...parameters);
          };
        }
      };
    },
    null,
  );
  await visit(page, hosts, "<p>Host</p>");
  await page.waitForFunction(() => customElements.get("mancala-board"));
  await comeAndGo(page, 5);
  const before = await held(page);
  await comeAndGo(page, 50);
  const after = await held(page);
  expect(page.workers(), "the worker goes with the last board").toHaveLength(0);
  const { made, freed } = await page.evaluate(
    () => (window as unknown as { handles: { made: number; freed: number } }).handles,
  );
  expect(made, "each board has had a game").toBeGreaterThanOrEqual(55);
  expect(freed, "every game was given back").toBe(made);
  expect(after.nodes - before.nodes, "nodes").toBeLessThan(10);
  expect(after.listeners - before.listeners, "listeners").toBeLessThan(5);
  expect(after.heap - before.heap, "bytes of the heap").toBeLessThan(500_000);
});

test("nothing moves when boards appear", async ({ page, hosts }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const head = '<script type="module" src="/lib/define.js" blocking="render"></script>';
  await hosts.add(HOST, {
    pages: {
      "/": `<p>Before</p><mancala-board game="oware"></mancala-board><p>Between</p>
        <mancala-board game="omweso" controls="minimal"></mancala-board><p>After</p>`,
    },
    lib: "/lib/",
    head,
  });
  await page.goto(`${HOST}/`);
  for (const board of await page.locator("mancala-board").all()) {
    await expect(board.getByRole("grid")).toBeVisible();
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test("boards out of sight ask for no frames", async ({ page, hosts }) => {
  await page.addInitScript(() => {
    const asked = { frames: 0 };
    Object.assign(window, { asked });
    const original = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      asked.frames += 1;
      return original(callback);
    };
  });
  await visit(
    page,
    hosts,
    `<mancala-board game="oware"></mancala-board><div style="height: 5000px"></div>
     <mancala-board id="far" game="omweso" mode="watch" moves="H+ c"></mancala-board>`,
  );
  await new Board(page, "#far").isReady();
  const asked = () =>
    page.evaluate(() => (window as unknown as { asked: { frames: number } }).asked.frames);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = await asked();
  await page.evaluate(async () => {
    for (let task = 0; task < 200; task++) await new Promise((resolve) => setTimeout(resolve));
  });
  expect((await asked()) - before).toBe(0);
});

/** Places that are as wide as what is in them. */
const SNUG: Record<string, (board: string) => string> = {
  "a cell of a table": (board) => `<table><tr><td>${board}</td><td>beside</td></tr></table>`,
  "a dialog": (board) => `<dialog open style="position: static">${board}</dialog>`,
  "an inline block": (board) => `<div style="display: inline-block">${board}</div>`,
  "an item of a row": (board) => `<div style="display: flex"><div>${board}</div></div>`,
  "a centred column": (board) =>
    `<div style="display: flex; flex-direction: column; align-items: center">${board}</div>`,
  "a float": (board) => `<div style="float: left">${board}</div>`,
};

for (const [name, place] of Object.entries(SNUG)) {
  test(`in ${name} a board has the width of a phone, and no more than there is`, async ({
    page,
    hosts,
  }) => {
    await visit(page, hosts, place('<mancala-board game="omweso"></mancala-board>'));
    const board = new Board(page);
    for (const [width, least] of [
      [900, 320],
      [360, 250],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await board.canvas.boundingBox())?.width).toBeGreaterThan(150);
      const { width: wide = 0 } = (await board.element.boundingBox()) ?? {};
      expect(wide).toBeGreaterThanOrEqual(least);
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(over, "nothing scrolls sideways").toBeLessThanOrEqual(name.includes("cell") ? 60 : 0);
    }
  });
}
