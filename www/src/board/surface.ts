/** A canvas that is not on the page: a layer kept between frames. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly ctx: CanvasRenderingContext2D;
}

/** A surface of so many device pixels. */
export function surface(width: number, height: number): Surface {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no 2d canvas");
  return { canvas, ctx };
}

/** Copies a rectangle of one layer to the same place of another, on whole pixels. */
export function copyRect(
  to: CanvasRenderingContext2D,
  from: HTMLCanvasElement,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const w = Math.min(from.width, Math.ceil(x + width)) - left;
  const h = Math.min(from.height, Math.ceil(y + height)) - top;
  if (w <= 0 || h <= 0) return;
  to.clearRect(left, top, w, h);
  to.drawImage(from, left, top, w, h, left, top, w, h);
}
