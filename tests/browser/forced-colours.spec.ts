// For people whose system sets the colours: nothing is told by a colour of ours.
import type { Locator, Page } from "@playwright/test";
import { embed } from "../support/boards.ts";
import { coloursOf } from "../support/colours.ts";
import { expect, test } from "../support/page.ts";

const position = "oware 0,1,14,2,0,1/3,1,2,0,5,1 n 11,7";

/** What the browser makes of system colours now, as `rgb(…)`, by name. */
async function systemColours<T extends string>(page: Page, names: readonly T[]) {
  const found = await page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const colours = names.map((name) => {
      probe.style.color = name;
      return [name, getComputedStyle(probe).color];
    });
    probe.remove();
    return colours;
  }, names);
  return Object.fromEntries(found) as Record<T, string>;
}

const channels = (colour: string): number[] =>
  (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** But for what rounding does to a colour that lets something through. */
const areAlike = (one: number[], other: number[]): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? NaN)) <= 2);

const styleOf = (locator: Locator, property: string, part?: string): Promise<string> =>
  locator.evaluate(
    (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property ?? ""),
    [property, part],
  );

for (const colorScheme of ["light", "dark"] as const) {
  test(`the board is drawn with the system's colours alone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    // Neither a theme of ours nor colours of the page count.
    const board = await embed(page, { game: "oware", position, theme: "dark" });
    await board.element.evaluate((element: HTMLElement) => {
      element.style.setProperty("--mancala-wood", "green");
      element.style.setProperty("--mancala-flat", "0");
    });
    await board.picture();
    const system = Object.values(
      await systemColours(page, ["Canvas", "CanvasText", "Highlight"]),
    ).map(channels);
    const drawn = (await coloursOf(board)).map(channels);
    for (const one of system) expect(drawn.some((other) => areAlike(one, other))).toBe(true);
    expect(drawn, "no other colour").toHaveLength(system.length);
  });
}

test("the board follows when the system's colours change", async ({ page }) => {
  const board = await embed(page, { game: "oware", position });
  const ways = [
    { forcedColors: "none", colorScheme: "light" },
    { forcedColors: "active", colorScheme: "light" },
    { forcedColors: "active", colorScheme: "dark" },
    { forcedColors: "none", colorScheme: "dark" },
  ] as const;
  const pictures: string[] = [];
  for (const way of [...ways, ways[0]]) {
    await page.emulateMedia(way);
    const last = pictures.at(-1);
    // Colours that change are told by events, a frame or two later.
    await expect.poll(async () => (await board.picture()).toString("base64")).not.toBe(last);
    pictures.push((await board.picture()).toString("base64"));
  }
  expect(new Set(pictures).size).toBe(ways.length);
  expect(pictures.at(-1), "as at first").toBe(pictures[0]);
});

test("controls that do nothing, the turn shown, and whose turn it is", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const board = await embed(page, { game: "oware", moves: "C d", speed: "instant" });
  const system = await systemColours(page, ["GrayText", "Highlight", "HighlightText"]);
  expect(await styleOf(board.button("Redo"), "color")).toBe(system.GrayText);
  expect(await styleOf(board.button("Redo"), "opacity")).toBe("1");
  expect(await styleOf(board.button("Undo"), "color")).not.toBe(system.GrayText);

  const turn = board.element.getByRole("button", { name: "d", exact: true });
  expect(await styleOf(turn, "background-color")).toBe(system.Highlight);
  expect(await styleOf(turn, "color")).toBe(system.HighlightText);

  const mark = board.element.getByText("South to move").first();
  const south = await styleOf(mark, "border-bottom-width", "::before");
  await board.sow("A");
  const north = await styleOf(
    board.element.getByText("North to move").first(),
    "border-bottom-width",
    "::before",
  );
  expect(south).not.toBe(north);
});

test("the ring of the focus stands out from the rings of pits that may be played", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const board = await embed(page, { game: "oware" });
  await board.pit("A").focus();
  await page.keyboard.press("ArrowRight");
  const system = await systemColours(page, ["CanvasText", "Canvas", "Highlight"]);
  expect(await styleOf(board.pit("B"), "outline-color")).toBe(system.CanvasText);
  expect(await styleOf(board.pit("B"), "box-shadow")).toContain(system.Canvas);
  expect(system.CanvasText).not.toBe(system.Highlight);
});
