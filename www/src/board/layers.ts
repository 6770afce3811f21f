/** The layers a board is painted from; made anew when size, theme or game change. */
import type { GameInfo } from "../engine/types";
import { Heaps } from "./heaps";
import type { Layout } from "./layout";
import { scaleLayout } from "./layout-scale";
import { LOOKS } from "./looks";
import { MIN_PLAQUE, Plaques } from "./plaques";
import { SeedSprites } from "./seed-sprites";
import { Shared } from "./shared";
import { StillLayer } from "./still-layer";
import { staticLayer } from "./static-layer";
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
  readonly layout: Layout;
  readonly theme: Theme;
  readonly plaques: Plaques;
  /** The ground with the seeds of whichever equal board was drawn last: for boards at rest. */
  readonly rest: StillLayer;
  readonly sprites: SeedSprites;
  readonly heaps: Heaps;
  /** A ground with seeds of one's own: a showing changes it with every frame. */
  ownStill(): StillLayer;
  /** Lets the bitmaps go now, with the last board that has them: nobody knows when they would be collected. */
  dispose(): void;
}

/** Layers of the boards on this page: equal boards share them. */
const shared = new Shared<Layers>();

/** Ways to write numbers, told apart: those of languages, and those of hosts. */
const writers = new WeakMap<Scenery["number"], number>();
let countOfWriters = 0;

function idOf(number: Scenery["number"]): number {
  const id = writers.get(number) ?? (countOfWriters += 1);
  writers.set(number, id);
  return id;
}

/** The layers for a scenery; whoever takes them disposes of them once. */
export function layersOf(scenery: Scenery): Layers {
  const layout = scaleLayout(scenery.layout, scenery.density);
  const { theme, info, hasLetters, density, number } = scenery;
  const letters = hasLetters && info.letters;
  const key = JSON.stringify([layout, theme, density, info.id, letters, idOf(number)]);
  return shared.take(key, () => makeLayers(scenery, layout));
}

function makeLayers(scenery: Scenery, layout: Layout): Layers {
  const { theme, density, info, hasLetters, number } = scenery;
  const look = LOOKS[info.id];
  const sprites = new SeedSprites(layout.radius * look.size, look, theme);
  const plaques = new Plaques(Math.max(layout.plaqueRadius, MIN_PLAQUE * density), theme, number);
  const ground = staticLayer({ layout, theme, letters: hasLetters ? info.letters : [] });
  const heaps = new Heaps(layout, sprites);
  const ownStill = () => new StillLayer(layout, ground, heaps);
  const rest = ownStill();
  const dispose = () => {
    ground.canvas.width = 0;
    for (const each of [rest, sprites, plaques, heaps]) each.dispose();
  };
  return { layout, theme, plaques, rest, sprites, heaps, ownStill, dispose };
}

/** After a lost context nothing that was painted can be trusted. */
export function forgetLayers(): void {
  shared.forget();
}
