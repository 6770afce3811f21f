// The words of the answers to a question of direction, as they lie on the board.
import { embed } from "../support/boards.ts";
import { fixture } from "../support/fixtures.ts";
import { expect, test } from "../support/page.ts";

const position =
  fixture("omweso-examples").find(({ name }) => name === "mid-turn choice reversed")?.before ?? "";

for (const width of [358, 736]) {
  test(`${width} px wide, they hide neither seeds nor counts`, async ({ page }) => {
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
