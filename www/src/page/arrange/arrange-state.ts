/** Both players arrange their seeds, one after the other: what is known of it, as plain data. Pure. */
import { sum, type Counts } from "../../editor/counts";
import type { SideName } from "../../engine/types";
import { isObject } from "../../session/plain-data";

/** What each player places. */
export interface ArrangementRule {
  /** Pits of one player. */
  pits: number;
  /** Seeds each player places. */
  seeds: number;
  /** The most in a pit. */
  most: number;
}

/** Plain data, to be kept and taken up again. */
export interface ArrangeState {
  /**
   * `arranging`: a player places seeds; `handing-over`: nothing is seen until the
   * next player is there; `revealed`: both are done and have not begun yet.
   */
  stage: "arranging" | "handing-over" | "revealed";
  /** What a player has placed, once done. */
  done: Readonly<Record<SideName, Counts | null>>;
  /** What the player who arranges has placed so far. */
  draft: Counts;
}

/** How the two follow each other. */
export interface ArrangeOrder {
  order: "open" | "hidden";
  first: SideName;
}

/** Who arranges. */
export interface ArrangeSeats {
  /** On which sides levels sit. */
  isLevel: Readonly<Record<SideName, boolean>>;
}

export const otherSide = (side: SideName): SideName => (side === "south" ? "north" : "south");

const nothing = ({ pits }: ArrangementRule): Counts => Array.from({ length: pits }, () => 0);

export const startState = (rule: ArrangementRule): ArrangeState => ({
  stage: "arranging",
  done: { south: null, north: null },
  draft: nothing(rule),
});

/** Who arranges, or is to take the device; `null` when both are done. */
export function whoseTurn({ done }: ArrangeState, { first }: ArrangeOrder): SideName | null {
  return [first, otherSide(first)].find((side) => done[side] === null) ?? null;
}

/** Whether the draft may be called done. */
export const isComplete = (draft: Counts, rule: ArrangementRule): boolean =>
  draft.length === rule.pits &&
  draft.every((count) => Number.isInteger(count) && count >= 0 && count <= rule.most) &&
  sum(draft) === rule.seeds;

/** The player who arranges is done. */
export function finished(
  state: ArrangeState,
  rule: ArrangementRule,
  order: ArrangeOrder,
): ArrangeState {
  const side = whoseTurn(state, order);
  if (side === null || !isComplete(state.draft, rule)) return state;
  const done = { ...state.done, [side]: state.draft };
  const isLast = done[otherSide(side)] !== null;
  const stage = isLast ? "revealed" : order.order === "hidden" ? "handing-over" : "arranging";
  return { stage, done, draft: nothing(rule) };
}

/** The next player has the device. */
export const takenOver = (state: ArrangeState): ArrangeState =>
  state.stage === "handing-over" ? { ...state, stage: "arranging" } : state;

/**
 * Levels place their seeds at once, as soon as it is their turn: those of `own`. Where nobody else arranges, the device
 * changes no hands.
 */
export function withLevels(
  state: ArrangeState,
  rule: ArrangementRule,
  order: ArrangeOrder & Pick<ArrangeSeats, "isLevel">,
  own: Counts,
): ArrangeState {
  const { isLevel } = order;
  const hasLevel = isLevel.south || isLevel.north;
  const here = hasLevel ? takenOver(state) : state;
  const side = whoseTurn(here, order);
  if (side === null || !isLevel[side]) return here;
  const next = finished({ ...here, draft: own }, rule, order);
  return next.done[side] === null ? here : withLevels(next, rule, order, own);
}

/**
 * A state to go on with after a reload. Where seeds are placed unseen nobody
 * knows who sits there now: nothing is shown before somebody says so.
 */
export function resumed(state: ArrangeState, { order }: ArrangeOrder): ArrangeState {
  const isUnseen = order === "hidden" && state.stage === "arranging";
  return isUnseen ? { ...state, stage: "handing-over" } : state;
}

const stages: readonly unknown[] = ["arranging", "handing-over", "revealed"];

/** Whether a value read from storage is a state under this rule. */
export function isArrangeState(
  value: unknown,
  rule: ArrangementRule,
  order: ArrangeOrder,
): value is ArrangeState {
  if (!isObject(value) || !stages.includes(value["stage"]) || !isObject(value["done"]))
    return false;
  const { south, north } = value["done"];
  const isDone = (half: unknown) => half === null || (isCounts(half) && isComplete(half, rule));
  if (!isDone(south) || !isDone(north) || !isDraft(value["draft"], rule)) return false;
  const state = value as unknown as ArrangeState;
  const turn = whoseTurn(state, order);
  const isOutOfTurn =
    state.done[order.first] === null &&
    turn !== null &&
    state.done[otherSide(order.first)] !== null;
  return !isOutOfTurn && (state.stage === "revealed") === (turn === null);
}

const isCounts = (value: unknown): value is Counts =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each));

const isDraft = (value: unknown, { pits, most, seeds }: ArrangementRule): boolean =>
  isCounts(value) &&
  value.length === pits &&
  value.every((count) => count >= 0 && count <= most) &&
  sum(value) <= seeds;
