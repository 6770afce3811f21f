/** Seeds that are taken: into the hand, into a store, off the board. */
import { clamp, ease } from "./ease";
import type { GroupMoment, HandMoment, MarkMoment, Moment, Place } from "./moment";
import { moment, type Context, type Step } from "./scene";
import { PACE } from "./segments";
import type { Tally } from "./tally";

/** Captured pits are emptied one after another; their seeds travel together. */
export function capture(context: Context, step: Step<"capture">, at: number): Moment {
  const { tally } = context;
  const to = destination(context, step);
  const groups: GroupMoment[] = [];
  let aloft = tally.hand;
  step.pits.forEach((pit, i) => {
    const fraction = (at - 0.1 - i * PACE.captureNext) / (PACE.capture - 0.1);
    const seeds = step.counts[i] ?? 0;
    if (fraction <= 0) return;
    tally.add(pit, -seeds);
    if (fraction < 1)
      groups.push({ kind: "capture", from: pit, to, seeds, fraction: clamp(fraction) });
    aloft += arrive(tally, step.to, seeds, fraction >= 1);
  });
  const marks = step.pits.map((pit): MarkMoment => ({
    kind: "capture",
    pit,
    strength: ease(at / 0.12),
  }));
  return moment(context, {
    groups,
    marks: [...marks, { kind: "end", pit: step.at, strength: 1 }],
    aloft,
    hand: gathered(context, step),
  });
}

function destination({ tally }: Context, step: Step<"capture">): Place {
  if (step.to === "hand") return { pit: step.at };
  return step.to === "store" ? { store: tally.moverStore() } : { exit: tally.moverStore() };
}

/** Books a captured group where it goes; tells how many of its seeds are nowhere on the board. */
function arrive(
  tally: Tally,
  to: Step<"capture">["to"],
  seeds: number,
  hasArrived: boolean,
): number {
  if (to === "hand" && hasArrived) tally.hand += seeds;
  if (to === "store" && hasArrived) tally.stores[tally.moverStore()] += seeds;
  return to === "hand" || !hasArrived ? seeds : 0;
}

function gathered({ tally }: Context, step: Step<"capture">): HandMoment | null {
  const { hand: seeds } = tally;
  return seeds > 0
    ? { from: step.at, to: step.at, fraction: 1, height: 1, seeds, isResown: true }
    : null;
}

/** At the end of the game: from the pits into a store. */
export function collect(context: Context, step: Step<"collect">, fraction: number): Moment {
  const { tally } = context;
  const store = step.side === "south" ? 0 : 1;
  const groups: GroupMoment[] = [];
  let aloft = tally.hand;
  step.pits.forEach((pit, i) => {
    const seeds = step.counts[i] ?? 0;
    const own = clamp((fraction - (0.3 * i) / step.pits.length) / 0.7);
    if (own <= 0) return;
    tally.add(pit, -seeds);
    if (own >= 1) tally.stores[store] += seeds;
    else {
      aloft += seeds;
      groups.push({ kind: "collect", from: pit, to: { store }, seeds, fraction: own });
    }
  });
  return moment(context, { groups, aloft });
}
