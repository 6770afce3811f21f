// The answers to a question of direction, as they lie on the board.
import { embed } from "../support/boards.ts";
import { before } from "../support/fixtures.ts";
import { expect, test } from "../support/page.ts";

const position = before("omweso", "mid-turn choice reversed");

for (const width of [358, 736]) {
  test(`${width} px wide, their words hide neither seeds nor counts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const board = await embed(page, { game: "omweso", position, speed: "instant" }, width);
    await board.pit("C").focus();
    await page.keyboard.press("Enter");
    const boxes = await Promise.all((await board.pits.all()).map((pit) => pit.boundingBox()));
    const size = boxes[0]?.height ?? 0;
    // A count reaches a little higher than its pit.
    const highest = Math.min(...boxes.map((box) => box?.y ?? 0)) - 0.15 * size;
    for (const direction of ["Counter-clockwise", "Clockwise"] as const) {
      await expect(board.answer(direction)).toBeFocused();
      const name = (await board.answer(direction).getAttribute("aria-label")) ?? "";
      const words = board.element.getByText(name, { exact: true });
      await expect(words).toBeVisible();
      const box = await words.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(highest);
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Escape");
    await expect(board.element.getByText("Clockwise, to")).toBeHidden();
  });
}

test("in forced colours their arrows are seen, also under the pointer", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const board = await embed(page, { game: "omweso", position, speed: "instant" });
  await board.pit("C").click();
  const answer = board.answer("Clockwise");
  const contrast = () =>
    answer.evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button);
      const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const shadeOf = (color: string): number => {
        if (!context) return 0;
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
        return (r + g + b) / 3;
      };
      return Math.abs(shadeOf(color) - shadeOf(backgroundColor));
    });
  await page.mouse.move(0, 0);
  expect(await contrast()).toBeGreaterThan(128);
  await answer.hover();
  expect(await contrast()).toBeGreaterThan(128);
});
