/** Boards and turns made by hand: the board is tested without an engine. */
import type { BoardView, GameInfo, StepView } from "../engine/types";
import type { Sequence } from "./contract";
import { fill } from "./sample-boards";
import { OMWESO } from "./sample-games";

export * from "./sample-boards";
export * from "./sample-games";
export * from "./sample-turns";

/** The drops of a lap on South's ring. */
function dropsOf(ring: number, origin: number, seeds: number): number[] {
  return Array.from({ length: seeds }, (_, i) => (origin + i + 1) % ring);
}

/**
 * A plain relay of South's, without captures: enough of a game to fill time.
 * Stops by itself or after `most` laps.
 */
export function relay(info: GameInfo, before: BoardView, start: number, most: number): Sequence {
  const pits = [...before.pits];
  const steps: StepView[] = [];
  let origin = start;
  for (let lap = 1; ; lap++) {
    const seeds = pits[origin] ?? 0;
    pits[origin] = 0;
    const drops = dropsOf(info.pitsPerSide, origin, seeds);
    steps.push({
      kind: "lap",
      lap,
      origin,
      seeds,
      lifted: true,
      clockwise: false,
      drops,
      rule: "",
    });
    for (const pit of drops) pits[pit] = (pits[pit] ?? 0) + 1;
    const last = drops.at(-1) ?? origin;
    const held = pits[last] ?? 0;
    if (held < 2 || lap === most) {
      steps.push({ kind: "rest", pit: last, reason: "empty", rule: "" });
      break;
    }
    steps.push({ kind: "relay", pit: last, seeds: held, rule: "" });
    origin = last;
  }
  return { before, steps, after: { pits, stores: before.stores }, mover: "south" };
}

/** A turn that never ends, told for so many laps. */
export function neverEnding(laps = 2000): Sequence {
  const before: BoardView = {
    pits: [0, 5, 2, 1, 0, 1, 2, 5, 3, 0, 1, 2, 4, 3, 2, 1, ...fill(8, 4), ...fill(8, 0)],
    stores: [0, 0],
  };
  const { steps } = relay(OMWESO, before, 8, laps);
  return {
    before,
    steps: [...steps.slice(0, -1), { kind: "never-ending", laps, rule: "" }],
    after: before,
    mover: "south",
  };
}
