import { Board } from "../support/board.ts";
import { coloursOf } from "../support/colours.ts";
import { expect, test } from "./site.ts";

test.use({ generator: "plain" });

for (const address of ["./", "./classic.html", "./still.html"]) {
  test(`${address} has boards that can be played on`, async ({ page }) => {
    await page.goto(address);
    const board = new Board(page, "mancala-board[game=omweso]");
    await board.isReady();
    await board.setSpeed("instant");
    await board.sowAny(1);
    await expect(page.locator("mancala-board")).toHaveCount(address === "./" ? 1 : 2);
    await expect(page.getByText("The end of the page.")).toBeVisible();
  });
}

test("where the script keeps the page waiting, nothing moves when boards appear", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as unknown as { value: number }).value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("./still.html");
  await new Board(page, "mancala-board[game=omweso]").isReady();
  await expect(new Board(page, "figure mancala-board").pits).toHaveCount(12);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in a ${colorScheme} frame`, () => {
    test.use({ colorScheme });

    test("a board makes its frame as high as it is, and can be played on", async ({ page }) => {
      await page.goto("./frame.html");
      const inside = page.frameLocator(".board");
      await expect(inside.getByRole("group", { name: "The game" })).toBeVisible();
      await inside.getByRole("combobox", { name: "Speed" }).selectOption("instant");
      await inside
        .getByRole("button", { name: /may be played/ })
        .first()
        .click();
      const heights = () =>
        page.locator(".board").evaluate((frame: HTMLIFrameElement) => {
          const { clientHeight, scrollHeight } = frame.contentDocument!.documentElement;
          return { clientHeight, scrollHeight, frame: frame.clientHeight };
        });
      await expect
        .poll(async () => {
          const { clientHeight, scrollHeight, frame } = await heights();
          return [scrollHeight - clientHeight, frame - clientHeight];
        })
        .toEqual([0, 0]);
      expect((await heights()).frame).not.toBe(640);
    });
  });
}

for (const [colorScheme, wood] of [
  ["light", "rgb(176, 196, 222)"],
  ["dark", "rgb(0, 0, 128)"],
] as const) {
  test.describe(`for a ${colorScheme} reader`, () => {
    test.use({ colorScheme });

    test("a board has the colours of its page, and parts as the page wants them", async ({
      page,
    }) => {
      await page.goto("./colours.html");
      const board = new Board(page);
      await board.isReady();
      await board.picture();
      expect(await coloursOf(board)).toContain(wood);
      await expect(board.element.getByRole("group", { name: "Turns" })).toBeHidden();
      const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
      const status = board.element.locator("[part=status]");
      expect(await status.evaluate(fontOf)).toBe(await board.element.evaluate(fontOf));
    });
  });
}
