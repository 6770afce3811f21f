// A page with boards on paper: the board at rest and sharp, its words and turns, dark on white.
import type { Page } from "@playwright/test";
import type { Board } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { expect, test } from "../support/page.ts";

const LONG =
  "B e E b C e E f A d A f C e B a F e E f D c B d F d A a C e A c B d F f F e E f F e C d";

const isLaidOut = (board: Board, part: string): Promise<boolean> =>
  board.element.locator(part).evaluate((element) => element.getClientRects().length > 0);

/** What is on the canvas. */
const drawn = (board: Board): Promise<string> =>
  board.canvas.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Canvas pixels to one of the layout. */
const density = (board: Board): Promise<number> =>
  board.canvas.evaluate(
    (canvas: HTMLCanvasElement) => canvas.width / parseFloat(canvas.style.width),
  );

/** What `act` makes of the canvas. */
async function redrawn(board: Board, act: () => Promise<unknown>): Promise<string> {
  const before = await drawn(board);
  await act();
  await expect.poll(async () => (await drawn(board)) !== before).toBe(true);
  return drawn(board);
}

const print = (page: Page) => page.emulateMedia({ media: "print" });

test("a board that only paper shows has its picture there", async ({ page }) => {
  const board = await embed(page, { game: "oware", speed: "instant" });
  await board.element.evaluate((element) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".tab{display:none} @media print{.tab{display:block}}");
    document.adoptedStyleSheets.push(sheet);
    element.classList.add("tab");
  });
  await expect(board.element).toBeHidden();
  await print(page);
  await expect.poll(() => density(board)).toBeGreaterThanOrEqual(2);
  const width = await board.canvas.evaluate(({ clientWidth }) => clientWidth);
  expect(width).toBeGreaterThan(300);
});

test("paper has the board, the words, the position and all turns, and no controls", async ({
  page,
}) => {
  const board = await embed(page, { game: "oware", moves: LONG, speed: "instant" }, 1100);
  await print(page);
  for (const part of [".playback", ".game-bar", ".replies"])
    expect(await isLaidOut(board, part), part).toBe(false);
  for (const part of ["canvas", ".status", ".sentence"])
    expect(await isLaidOut(board, part), part).toBe(true);
  const list = board.element.locator(".moves-list");
  const cut = await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(cut).toBeLessThanOrEqual(1);
  const last = await list.locator("button").last().boundingBox();
  const box = await list.boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(
    (box?.y ?? 0) + (box?.height ?? 0) + 1,
  );
  const below = await board.element
    .locator(".stage")
    .evaluate((stage) => getComputedStyle(stage, "::after").content);
  expect(below).toMatch(/^"oware [\dx,/]+ [sn] \d+,\d+"$/);
});

test("the board is printed light, sharp and without what is pointed at, and is on the screen as before", async ({
  page,
}) => {
  const board = await embed(page, { game: "omweso" });
  const light = await redrawn(board, () => print(page));
  expect(await density(board)).toBeCloseTo(2, 1);
  await redrawn(board, () => page.emulateMedia({ media: null, colorScheme: "dark" }));
  await expect.poll(() => density(board)).toBeCloseTo(1, 1);
  const dark = await drawn(board);
  await board.pit("L").hover();
  await expect.poll(async () => (await drawn(board)) === dark).toBe(false);
  expect(await redrawn(board, () => print(page))).toBe(light);
  const ink = await board.element
    .locator(".status")
    .evaluate((status) => getComputedStyle(status).color);
  expect(ink).toBe("rgb(43, 33, 25)");
  await page.mouse.move(0, 0);
  await page.emulateMedia({ media: null });
  await expect.poll(async () => (await drawn(board)) === dark).toBe(true);
});

test("a turn that is being shown is printed as it ends", async ({ page }) => {
  const board = await embed(page, { game: "oware", moves: "C", speed: "0.25" });
  await board.button("Show the last turn again").click();
  await board.button("Pause").click();
  const printed = await redrawn(board, () => print(page));
  const after = { position: "oware 4x2,0,5x3/5,4x5 n 0,0", mode: "static" };
  await page.emulateMedia({ media: null });
  const resting = await embed(page, after);
  expect(await redrawn(resting, () => print(page))).toBe(printed);
});

test("a PDF of a dark page is painted before it is made", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const board = await embed(page, { game: "bao-kigogo", theme: "dark" });
  const before = await drawn(board);
  await page.evaluate(() => {
    addEventListener("beforeprint", () => {
      const canvas = document.querySelector("mancala-board")?.shadowRoot?.querySelector("canvas");
      Object.assign(window, { printed: canvas?.toDataURL() });
    });
  });
  const pdf = await page.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.includes("/Subtype /Image")).toBe(true);
  const printed = await page.evaluate(() => (window as { printed?: string }).printed);
  await expect.poll(async () => (await drawn(board)) === before).toBe(true);
  expect(await redrawn(board, () => print(page))).toBe(printed);
});
