// Whoever explores the screen with a finger and listens must find the buttons where the pits are.
import type { Board } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { GAMES } from "../support/games.ts";
import { expect, test } from "../support/page.ts";

test.use({ deviceScaleFactor: 4 });

/** How far a button reaches beyond the drawn edge of its pit, at the left, right, top and bottom; by pit. */
function margins(board: Board): Promise<number[][]> {
  return board.element.evaluate((element: HTMLElement) => {
    const canvas = element.shadowRoot?.querySelector("canvas") as HTMLCanvasElement;
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const context = copy.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const place = canvas.getBoundingClientRect();
    const density = canvas.width / place.width;
    const isLine = (x: number, y: number) =>
      (data[4 * (Math.floor(y * density) * canvas.width + Math.floor(x * density))] ?? 255) < 128;
    const buttons = element.shadowRoot?.querySelectorAll("[role=gridcell] > button") ?? [];
    return [...buttons].map((button) => {
      const box = button.getBoundingClientRect();
      const x = box.x + box.width / 2 - place.x;
      const y = box.y + box.height / 2 - place.y;
      return [
        [-1, 0, box.width / 2] as const,
        [1, 0, box.width / 2] as const,
        [0, -1, box.height / 2] as const,
        [0, 1, box.height / 2] as const,
      ].map(([dx, dy, half]) => {
        // From the wood inwards, until the line round the hollow.
        for (let way = half + 2; way > 0; way -= 0.25) {
          if (isLine(x + dx * way, y + dy * way)) return half - way;
        }
        return NaN;
      });
    });
  });
}

for (const game of GAMES) {
  for (const [shape, width] of [
    ["lying", 760],
    ["upright", 340],
  ] as const) {
    test(`${game}, ${shape}: each button lies on its pit, also when turned`, async ({ page }) => {
      await page.setViewportSize({ width: width + 40, height: 900 });
      const look = { theme: "contrast", counts: "never", letters: "off", mode: "static" };
      const board = await embed(page, { game, ...look }, width);
      for (const flip of ["off", "on"]) {
        await board.element.evaluate((element, flip) => element.setAttribute("flip", flip), flip);
        await board.picture();
        const found = await margins(board);
        expect(found).toHaveLength(await board.pits.count());
        expect(Math.min(...found.flat()), "no smaller").toBeGreaterThanOrEqual(0);
        expect(Math.max(...found.flat()), "no larger").toBeLessThanOrEqual(1);
      }
      if (shape === "lying") return;
      const sizes = await board.pits.evaluateAll((pits) =>
        pits.map((pit) => pit.getBoundingClientRect().width),
      );
      expect(Math.min(...sizes), "a thumb hits it").toBeGreaterThanOrEqual(44);
    });
  }
}
