/** The layers a board is painted from; made anew when size, theme or game change. */
import type { GameInfo } from "../engine/types";
import { Heaps } from "./heaps";
import type { Layout } from "./layout";
import { scaleLayout } from "./layout-scale";
import { LOOKS } from "./looks";
import { MIN_PLAQUE, Plaques } from "./plaques";
import { SeedSprites } from "./seed-sprites";
import { StillLayer } from "./still-layer";
import { staticLayer } from "./static-layer";
import type { Surface } from "./surface";
import type { Theme } from "./theme";

/** What the layers are made from. */
export interface Scenery {
  readonly info: GameInfo;
  /** In CSS pixels. */
  readonly layout: Layout;
  readonly theme: Theme;
  readonly density: number;
  readonly hasLetters: boolean;
  /** Writes a number. */
  readonly number: (n: number) => string;
}

/** What is painted from; lengths in device pixels. */
export interface Layers {
  /** Kept so that it stays shared. */
  readonly ground: Surface;
  readonly layout: Layout;
  readonly theme: Theme;
  readonly plaques: Plaques;
  readonly still: StillLayer;
  readonly sprites: SeedSprites;
  readonly heaps: Heaps;
  /** Lets the bitmaps go now: nobody knows when they would be collected. */
  dispose(): void;
}

/** Grounds of the boards on this page: equal boards share one, and it goes with the last of them. */
const grounds = new Map<string, WeakRef<Surface>>();

function groundOf(scenery: Scenery, layout: Layout): Surface {
  const { theme, info, hasLetters } = scenery;
  const key = JSON.stringify([layout, theme, hasLetters && info.letters]);
  const known = grounds.get(key)?.deref();
  if (known) return known;
  const made = staticLayer({ layout, theme, letters: hasLetters ? info.letters : [] });
  for (const [old, ground] of grounds) if (!ground.deref()) grounds.delete(old);
  grounds.set(key, new WeakRef(made));
  return made;
}

/** Makes the layers. */
export function layersOf(scenery: Scenery): Layers {
  const { theme, density, info, number } = scenery;
  const layout = scaleLayout(scenery.layout, density);
  const look = LOOKS[info.id];
  const sprites = new SeedSprites(layout.radius * look.size, look, theme);
  const plaques = new Plaques(Math.max(layout.plaqueRadius, MIN_PLAQUE * density), theme, number);
  const ground = groundOf(scenery, layout);
  const heaps = new Heaps(layout, sprites);
  const dispose = () => [sprites, plaques, heaps].forEach((each) => each.dispose());
  const still = new StillLayer(layout, ground, heaps);
  return { ground, layout, theme, plaques, still, sprites, heaps, dispose };
}

/** After a lost context nothing that was painted can be trusted. */
export function forgetGrounds(): void {
  grounds.clear();
}
