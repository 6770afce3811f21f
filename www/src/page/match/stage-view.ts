import "../later-styles";
import "../match.css";
import { arrangementOf } from "../../session/arbiter";
import type { Engine } from "../../session/engine";
import type { Match } from "../../session/match";
import { isLevel } from "../../session/players";
import type { Stage } from "../../storage/games";
import { arrange } from "../arrange/arrange";
import { lot } from "../new-game/lot";
import { playersOf } from "../players";
import type { LaterParts } from "../screen";
import { begin, stageAfterLot } from "./next-game";

/** A stage before the board. */
export type EarlyStage = Exclude<Stage, { kind: "playing" }>;
type Arranging = Extract<EarlyStage, { kind: "arranging" }>;

/** What a stage asks of its screen. */
export interface StageActs {
  /** This stage has changed, and is shown as it is. */
  keep: (stage: Stage) => void;
  /** It is over, and another one follows, which the engine makes. */
  enter: (next: (engine: Engine) => Stage) => void;
}

/** What is to be seen of a stage, until `leave`. */
export interface StageView {
  elements: readonly HTMLElement[];
  leave: () => void;
}

/** What comes before the board: the lot, or the arranging of the seeds. */
export function stageView(
  parts: LaterParts,
  engine: Engine,
  match: Match,
  stage: EarlyStage,
  acts: StageActs,
): StageView {
  if (stage.kind === "arranging") return arrangingView(parts, engine, match, stage, acts);
  const { starter } = stage;
  const go = () => acts.enter((engine) => stageAfterLot(engine, match, starter));
  const element = lot(parts.texts, { names: match.names, starter }, go);
  return { elements: [element], leave: () => undefined };
}

/** Each change is kept, so that a reload loses no seed. */
function arrangingView(
  parts: LaterParts,
  engine: Engine,
  match: Match,
  { starter, state }: Arranging,
  { keep, enter }: StageActs,
): StageView {
  const { game, options, names } = match;
  const arrangement = arrangementOf(engine, game, options);
  if (!arrangement) throw new Error(`nothing is arranged by these rules: ${options}`);
  const { south, north } = playersOf(names);
  const plan = {
    game,
    arrangement,
    order: arrangement.isHidden ? ("hidden" as const) : ("open" as const),
    first: starter,
    names,
    isLevel: { south: isLevel(south), north: isLevel(north) },
    state,
    onChange: (state: unknown) => keep({ kind: "arranging", starter, state }),
  };
  return arrange(parts, plan, (arranged) =>
    enter((engine) => begin(engine, match, starter, arranged)),
  );
}
