/**
 * The carved plank, pixel by pixel: a log's growth rings in three dimensions,
 * cut by the surface. Where a hollow goes down, the cut goes deeper into the
 * log, so the grain bends round it as it does in carved wood.
 */
import { ease } from "./ease";
import type { Layout } from "./layout";
import { noiseField } from "./noise";
import { surface, type Surface } from "./surface";
import type { Rgb, Theme } from "./theme";

/** More is not seen, and it would be felt. */
const MAX_PIXELS = 320_000;
/** Depth of a hollow, in pitches. */
const DEPTH = 0.4;
/** Hollows are painted a little over their edge (square of the share) and cut out sharply when they are drawn. */
const OVER = 1.14;
/** Unit vector to the light: from the upper left, steeply. */
const LIGHT = { x: -0.46, y: -0.55, z: 0.7 } as const;

/** Shade (0 dark wood, 1 light wood) of a point: `u` along the grain, `v` across, `z` down, in pitches. */
type Grain = (u: number, v: number, z: number) => number;

function grainOf(seed: number, breadth: number): Grain {
  const noise = noiseField(seed);
  const heart = breadth * 0.56; // the log's heart lies under the plank, a little off the middle
  return (u, v, z) => {
    const sway =
      (noise(u * 0.23, v * 0.3) - 0.5) * 1.15 + (noise(u * 0.9 + 40, v * 1.1) - 0.5) * 0.22;
    const across = v - heart + sway;
    const down = 1.15 + z * 1.5 + u * 0.055 + sway * 0.5;
    const radius = Math.sqrt(across * across + down * down) * 4.6;
    const ring = radius - Math.floor(radius);
    const late = ring < 0.82 ? ring / 0.82 : (1 - ring) / 0.18; // slow darkening, sharp edge
    const fibre = noise(u * 1.6, (v + z * 0.6) * 46);
    const cloud = noise(u * 0.5 + 9, v * 0.8 + 5);
    return (
      0.96 - 0.42 * late * late * (0.55 + 0.75 * cloud) - 0.24 * (1 - fibre) - 0.22 * (1 - cloud)
    );
  };
}

interface Plank {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  /** Plank pixels in a pitch. */
  readonly unit: number;
  readonly isUpright: boolean;
  readonly grain: Grain;
  readonly wood: Rgb;
  readonly dark: Rgb;
}

/** Paints one pixel: wood of a shade, lit, and stained. */
function put({ data, wood, dark }: Plank, at: number, shade: number, light: number): void {
  data[at] = (dark[0] + (wood[0] - dark[0]) * shade) * light;
  data[at + 1] = (dark[1] + (wood[1] - dark[1]) * shade) * light;
  data[at + 2] = (dark[2] + (wood[2] - dark[2]) * shade) * light;
  data[at + 3] = 255;
}

function shadeAt(plank: Plank, x: number, y: number, z: number): number {
  const a = x / plank.unit;
  const b = y / plank.unit;
  return plank.isUpright ? plank.grain(b, a, z) : plank.grain(a, b, z);
}

function paintTop(plank: Plank): void {
  const { width, height } = plank;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // The light falls off a little across the board.
      const light = 1.1 - 0.2 * (0.4 * (x / width) + 0.6 * (y / height));
      put(plank, (y * width + x) * 4, shadeAt(plank, x, y, 0), light);
    }
  }
}

/** A hollow with a straight middle: a pit when both ends are one point. */
interface Hollow {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly radius: number;
}

function paintHollow(plank: Plank, hollow: Hollow, pit: Rgb): void {
  const { radius: r } = hollow;
  const reach = r * Math.sqrt(OVER);
  const bottom = Math.min(plank.height, Math.ceil(hollow.y1 + reach) + 1);
  const right = Math.min(plank.width, Math.ceil(hollow.x1 + reach) + 1);
  for (let y = Math.max(0, Math.floor(hollow.y0 - reach)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(hollow.x0 - reach)); x < right; x++) {
      const dx = (x - Math.min(Math.max(x, hollow.x0), hollow.x1)) / r;
      const dy = (y - Math.min(Math.max(y, hollow.y0), hollow.y1)) / r;
      const d2 = dx * dx + dy * dy;
      if (d2 <= OVER) carve(plank, x, y, dx, dy, Math.min(d2, 1), pit);
    }
  }
}

/** A pixel of a bowl: its slope to the light, the rim's shadow, and less light the deeper it lies. */
function carve(
  plank: Plank,
  x: number,
  y: number,
  dx: number,
  dy: number,
  d2: number,
  pit: Rgb,
): void {
  const z = DEPTH * (1 - d2 * d2);
  const slope = (4 * DEPTH * d2) / 0.41; // of z towards the rim, for a unit of radius
  const length = Math.sqrt(1 + slope * slope * d2);
  const lambert = Math.max(0, (-dx * slope * LIGHT.x - dy * slope * LIGHT.y + LIGHT.z) / length);
  const towards = -(dx * 0.64 + dy * 0.77); // 1 at the rim next to the light
  const shadow = 1 - 0.55 * ease((towards + (d2 - 0.6) * 0.3 + 0.42) / 1.24);
  const light = (0.36 + 1.05 * lambert) * shadow * (0.84 + 0.22 * d2);
  const at = (Math.round(y) * plank.width + Math.round(x)) * 4;
  put(plank, at, shadeAt(plank, x, y, z), 1);
  for (let i = 0; i < 3; i++) {
    const raw = plank.data[at + i] as number;
    plank.data[at + i] = (raw * 0.56 + (pit[i] as number) * 0.44) * light;
  }
}

/** Hollows of a layout: pits and stores, in units of the plank. */
function hollowsOf(layout: Layout, scale: number): Hollow[] {
  const pits = layout.pits.map(({ x, y }) => ({
    x0: x * scale,
    y0: y * scale,
    x1: x * scale,
    y1: y * scale,
    radius: layout.radius * scale,
  }));
  const stores = (layout.stores ?? []).map((s) => {
    const radius = Math.min(s.width, s.height) / 2;
    return {
      x0: (s.x + radius) * scale,
      y0: (s.y + radius) * scale,
      x1: (s.x + s.width - radius) * scale,
      y1: (s.y + s.height - radius) * scale,
      radius: radius * scale,
    };
  });
  return [...pits, ...stores];
}

/** The plank as it is uncarved, and as it is in its hollows. */
export interface Planks {
  readonly top: Surface;
  readonly carved: Surface;
}

/** The planks of a layout (device pixels), perhaps smaller: to be drawn scaled up. */
export function planksOf(layout: Layout, theme: Theme): Planks {
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (layout.width * layout.height)));
  const top = surface(layout.width * scale, layout.height * scale);
  const { width, height } = top.canvas;
  const carved = surface(width, height);
  const image = top.ctx.createImageData(width, height);
  const breadth = Math.min(layout.width, layout.height) / layout.pitch;
  const plank: Plank = {
    data: image.data,
    width,
    height,
    unit: layout.pitch * scale,
    isUpright: layout.isUpright,
    grain: grainOf(layout.pits.length, breadth),
    wood: theme.colors.wood,
    dark: theme.colors["wood-dark"],
  };
  paintTop(plank);
  top.ctx.putImageData(image, 0, 0);
  for (const hollow of hollowsOf(layout, scale)) paintHollow(plank, hollow, theme.colors.pit);
  carved.ctx.putImageData(image, 0, 0);
  return { top, carved };
}
