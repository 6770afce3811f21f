/** A picture of a board, to be given away: fetched with the first that is wanted. */
import type { BoardState } from "./contract";
import type { Scenery } from "./layers";
import type { Moment } from "./moment";
import type { Motion } from "./motion-gate";
import { Renderer } from "./render";

/** What is to be seen of a board. */
export interface View {
  readonly state: BoardState;
  readonly scenery: Scenery;
  /** The instant of a turn that is being shown. */
  readonly shown: { readonly moment: Moment; readonly motion: Motion } | null;
}

/** Pictures are looked at on other screens too. */
const MIN_DENSITY = 2;

/** The board as it is seen, but for what pointer and focus point out. */
export function snapshot({ state, scenery, shown }: View): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const renderer = new Renderer(canvas);
  renderer.prepare({ ...scenery, density: Math.max(MIN_DENSITY, scenery.density) });
  if (shown) renderer.drawMoment(shown.moment, state, shown.motion);
  else renderer.drawRest({ ...state, hint: null }, null);
  renderer.dispose();
  return canvas;
}
