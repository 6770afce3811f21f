import type { Board } from "./board.ts";

/**
 * The colours that fill the picture of a board, as `rgb(…)`: what is only seen at the edges of something is none of
 * them.
 */
export function coloursOf(board: Board): Promise<string[]> {
  return board.canvas.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const copy = new OffscreenCanvas(width, height).getContext("2d");
    copy?.drawImage(canvas, 0, 0);
    const data = copy?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] !== 255) continue;
      const colour = `rgb(${data.slice(at, at + 3).join(", ")})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const least = 0.005 * width * height;
    return [...counts].filter(([, count]) => count > least).map(([colour]) => colour);
  });
}
