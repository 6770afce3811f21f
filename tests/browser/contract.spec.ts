// The element word for word as its contract: properties, methods, events and their fields.
import type { Page } from "@playwright/test";
import type { BoardElement } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { expect, test } from "../support/page.ts";

type Anything = HTMLElement & Record<string, unknown>;

/** For each attribute its default as a property, a value that is set, the attribute then, and the property then. */
const PROPERTIES: [name: string, first: unknown, set: unknown, text: string, then: unknown][] = [
  ["game", "oware", "omweso", "omweso", "omweso"],
  ["position", "", "oware 4x6/4x6 n 0,0", "oware 4x6/4x6 n 0,0", "oware 4x6/4x6 n 0,0"],
  ["moves", "", ["C", "d"], "C d", "C d"],
  ["options", "", "grandSlam=illegal", "grandSlam=illegal", "grandSlam=illegal"],
  ["record", "", '[Game "oware"]\n\n1. C', '[Game "oware"]\n\n1. C', '[Game "oware"]\n\n1. C'],
  ["ply", 0, "0", "0", 0],
  ["mode", "play", "watch", "watch", "watch"],
  ["south", "human", 3, "3", "3"],
  ["north", "human", "2", "2", "2"],
  ["speed", "1", 0.25, "0.25", "0.25"],
  ["flip", false, true, "on", true],
  ["letters", true, false, "off", false],
  ["counts", "always", "hover", "hover", "hover"],
  ["controls", "full", "minimal", "minimal", "minimal"],
  ["theme", "auto", "contrast", "contrast", "contrast"],
  ["lang", "", "sw-TZ", "sw-TZ", "sw-TZ"],
];

for (const [name, first, set, text, then] of PROPERTIES) {
  test(`the property ${name} and the attribute are one`, async ({ page }) => {
    const board = await embed(page, {});
    const seen = await board.call(
      (element, [name, set, text]) => {
        const board = element as unknown as Anything;
        const seen: unknown[] = [board[name]];
        board[name] = set;
        seen.push(board.getAttribute(name), board[name]);
        board[name] = null;
        if (name === "lang") board.removeAttribute(name);
        seen.push(board.hasAttribute(name), board[name]);
        board.setAttribute(name, text);
        seen.push(board[name]);
        return seen;
      },
      [name, set, text] as const,
    );
    expect(seen).toEqual([first, text, then, false, first, then]);
    expect((await board.told()).errors).toEqual([]);
  });
}

test("it has the methods play, undo, redo, goTo, reset, load and stop", async ({ page }) => {
  const board = await embed(page, { speed: "instant" });
  const plies = await board.call((element) => {
    const plies: unknown[] = [];
    const note = () => plies.push(element.ply);
    element.play("C");
    element.play("d");
    note();
    element.undo();
    note();
    element.redo();
    note();
    element.goTo(0);
    note();
    const { saved } = element;
    element.reset();
    element.stop();
    note();
    element.load({ ...saved, ply: 1 });
    note();
    return plies;
  });
  expect(plies).toEqual([2, 1, 2, 0, 0, 1]);
  expect((await board.told()).errors).toEqual([]);
});

interface Heard {
  type: string;
  detail: Record<string, unknown>;
  bubbles: boolean;
  composed: boolean;
  cancelable: boolean;
}

/** A board deep in shadow roots, and all that is heard of it at the window. */
const listenFromAfar = (page: Page, attributes: Record<string, string>) =>
  page.evaluate(async (attributes) => {
    const heard: Heard[] = [];
    const types = ["ready", "move", "ply", "end", "lesson", "error"];
    for (const type of types) {
      addEventListener(`mancala-${type}`, (event) => {
        const { type, detail, bubbles, composed, cancelable } = event as CustomEvent<
          Heard["detail"]
        >;
        heard.push({ type, detail, bubbles, composed, cancelable });
      });
    }
    Object.assign(window, { heard });
    const inner = document.createElement("section");
    const board = document.createElement("mancala-board");
    board.id = "inner";
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    inner.attachShadow({ mode: "open" }).append(board);
    document.body.attachShadow({ mode: "open" }).append(inner);
    await new Promise((resolve) => addEventListener("mancala-ready", resolve, { once: true }));
  }, attributes);

test("its events have these fields and no others, bubble and are composed", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("link").first().waitFor();
  await listenFromAfar(page, { position: "oware 0x5,1/1,0x4,2 s 23,21", speed: "instant" });
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
  const board = page.locator("#inner");
  const call = (work: (element: BoardElement) => unknown) =>
    board.evaluate(work as (element: Element) => unknown);
  await call((element) => element.play("F"));
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain("mancala-end");
  await call((element) => element.setAttribute("mode", "no"));
  await call((element) => element.play("F"));
  await expect
    .poll(async () => (await heard()).map(({ type }) => type))
    .toEqual([
      "mancala-ready",
      "mancala-move",
      "mancala-ply",
      "mancala-end",
      "mancala-error",
      "mancala-error",
    ]);
  const told = await heard();
  expect(told.every(({ bubbles, composed }) => bubbles && composed)).toBe(true);
  expect(told.some(({ cancelable }) => cancelable)).toBe(false);
  const position = "oware 0x6/0x5,2 n 25,21";
  const result = "s majority 25-21";
  const record = `[Game "oware"]\n[Setup "oware 0x5,1/1,0x4,2 s 23,21"]\n[Result "${result}"]\n\n1. F\n`;
  const message: unknown = expect.any(String);
  expect(told.map(({ detail }) => detail)).toEqual([
    {},
    { move: "F", ply: 1, position, result, by: "south" },
    { ply: 1 },
    { result, position, record },
    { code: "bad-attribute", message, at: "mode" },
    { code: "bad-turn", message, at: 2 },
  ]);
});
