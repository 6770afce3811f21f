/** A canvas that is not on the page: a layer kept between frames. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly ctx: CanvasRenderingContext2D;
}

/** Something painted once, in so many device pixels, and only copied from then on. */
export function painted(
  width: number,
  height: number,
  paint: (ctx: OffscreenCanvasRenderingContext2D, width: number, height: number) => void,
): ImageBitmap {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no 2d canvas");
  paint(ctx, canvas.width, canvas.height);
  return canvas.transferToImageBitmap();
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
