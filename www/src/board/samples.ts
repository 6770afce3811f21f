/**
 * Boards and turns made by hand, for unit tests, picture tests and the
 * playground: the board can be worked on without an engine.
 */
import type { BoardView, GameInfo, LapView, QuestionView, StepView } from "../engine/types";
import type { BoardState, Sequence } from "./contract";
import { fill } from "./sample-boards";
import { OMWESO } from "./sample-games";

export * from "./sample-boards";
export * from "./sample-games";
export * from "./sample-turns";

/** Pits of a side with at least so many seeds. */
export function pitsWith(
  info: GameInfo,
  board: BoardView,
  least: number,
  side: 0 | 1 = 0,
): Set<number> {
  const from = side * info.pitsPerSide;
  const own = board.pits.map((seeds, pit) => ({ seeds, pit })).slice(from, from + info.pitsPerSide);
  return new Set(own.filter(({ seeds }) => seeds >= least).map(({ pit }) => pit));
}

/** A board at rest with South to move. */
export function stateOf(info: GameInfo, board: BoardView): BoardState {
  return {
    info,
    board,
    mover: "south",
    playable: pitsWith(info, board, info.rowsPerSide === 1 ? 1 : 2),
    question: null,
    lastTurn: null,
    hint: null,
    isFlipped: false,
    hasLetters: true,
    counts: "always",
  };
}

/** The drops of a lap on South's ring. */
function dropsOf(ring: number, origin: number, seeds: number, clockwise = false): number[] {
  const by = clockwise ? ring - 1 : 1;
  return Array.from({ length: seeds }, (_, i) => (origin + by * (i + 1)) % ring);
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

/** A turn of 2,000 laps that never ends. */
export function neverEnding(): Sequence {
  const before: BoardView = {
    pits: [0, 5, 2, 1, 0, 1, 2, 5, 3, 0, 1, 2, 4, 3, 2, 1, ...fill(8, 4), ...fill(8, 0)],
    stores: [0, 0],
  };
  const { steps } = relay(OMWESO, before, 8, 2000);
  return {
    before,
    steps: [...steps.slice(0, -1), { kind: "never-ending", laps: 2000, rule: "" }],
    after: before,
    mover: "south",
  };
}

const lapView = (origin: number, seeds: number, clockwise: boolean): LapView => ({
  origin,
  seeds,
  lifted: true,
  clockwise,
  drops: dropsOf(OMWESO.pitsPerSide, origin, seeds, clockwise),
});

/** A choice of direction, open at a pit of South's. */
export function questionAt(origin: number, seeds: number): QuestionView {
  return {
    origin,
    seeds,
    case: "start",
    counterClockwise: lapView(origin, seeds, false),
    clockwise: lapView(origin, seeds, true),
    counterClockwiseIsLegal: true,
    clockwiseIsLegal: true,
  };
}
