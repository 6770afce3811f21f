/** A lesson made of a turn that is to be found. Pure. */
import type { SideName, TraceView } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { narrate } from "../../i18n/narrate";
import { why } from "../../i18n/why";
import type { FirstTurn, Tried } from "../../lessons/first-turn";
import { limits } from "../../lessons/format";
import type { Aim, DraftWords, LessonDraft, WrongDraft } from "../../storage/lessons-draft";
import { emptyAim } from "./from-course";

/** What a turn says of a lesson. */
type Proposal = Pick<
  LessonDraft,
  "title" | "task" | "turns" | "aims" | "hints" | "wrong" | "solutions" | "done" | "rules" | "level"
>;

const wrongTries = 2;

/** A goal of one turn that this turn reaches, with the words that go with it; `null` where it is not played. */
export function proposalFor(
  outlook: FirstTurn,
  turn: string,
  { side, said }: { side: SideName; said: Said },
  texts: AllTexts,
): Proposal | null {
  const tried = outlook.try(turn);
  if (tried.kind === "refused") return null;
  const aim = aimOf(tried.trace, side, outlook);
  const { proposed } = texts.write;
  const { title, task } = headOf(aim, texts);
  const pit = turn.charAt(0);
  return {
    title: said(title),
    task: said(task),
    turns: 1,
    aims: [aim],
    hints: [
      { says: said(proposed.gentle), pits: "" },
      { says: said(proposed.strong(pit)), pits: pit },
    ],
    wrong: [],
    solutions: [],
    done: said(proposed.done(pit)),
    rules: null,
    level: null,
  };
}

/** Words as they stand in the draft. */
export type Said = (text: string) => DraftWords;

/** What the turn did: it ended the game, took something, or left seeds where its last one fell. */
function aimOf(
  { before, after, steps, result }: TraceView,
  side: SideName,
  { info }: FirstTurn,
): Aim {
  if (result) return { ...emptyAim("end"), winner: result.winner, by: result.ending };
  const sum = (pits: readonly number[]) => pits.reduce((all, each) => all + each, 0);
  const [own, half] = [side === "south" ? 0 : 1, info.pitsPerSide];
  const others = (pits: readonly number[]) =>
    sum(side === "south" ? pits.slice(half) : pits.slice(0, half));
  const taken = info.hasStores
    ? (after.stores[own] ?? 0) - (before.stores[own] ?? 0)
    : others(before.pits) - others(after.pits);
  if (taken > 0) return { ...emptyAim("takes"), least: taken };
  const last = steps.findLast((step) => step.kind === "lap");
  const pit = last?.drops.at(-1) ?? 0;
  return { ...emptyAim("pit"), pit: info.letters[pit] ?? "", least: after.pits[pit] ?? 0 };
}

function headOf({ kind, pit, least }: Aim, { write }: AllTexts): { title: string; task: string } {
  const { proposed } = write;
  if (kind === "end") return proposed.end;
  return kind === "takes" ? proposed.takes(least) : proposed.pit(pit, least);
}

/** Wrong tries at the goal: a pit with seeds that may not be played, and turns that do not reach it. */
export function wrongTriesFor(
  outlook: FirstTurn,
  turn: string,
  said: Said,
  texts: AllTexts,
): WrongDraft[] {
  const failing = outlook.turns.filter((each) => {
    const tried = outlook.try(each);
    return tried.kind === "played" && !tried.isReached;
  });
  const turns = [...refusedPits(outlook, turn).slice(0, 1), ...failing].slice(0, wrongTries);
  return turns.map((each) => ({ turn: each, rule: "", says: said(fails(outlook, each, texts)) }));
}

function refusedPits({ info, ...outlook }: FirstTurn, turn: string): string[] {
  const own = turn === turn.toUpperCase();
  const letters = info.letters.filter((each) => (each === each.toUpperCase()) === own);
  return letters.filter((each) => isTelling(outlook.try(each)));
}

/** That an empty pit cannot be sown tells nobody anything. */
const isTelling = (tried: Tried): boolean =>
  tried.kind === "refused" && tried.refusal.code !== "empty-pit";

/** Why a turn does not reach the goal, as the engine sees it: a sentence that names its pit. */
export function fails({ info, ...outlook }: FirstTurn, turn: string, texts: AllTexts): string {
  const tried = outlook.try(turn);
  if (tried.kind === "refused") return why(tried.refusal, info, texts);
  const sentence = narrate(tried.trace, info, texts);
  const isShort = sentence.length <= limits.says;
  return isShort ? sentence : texts.write.wrong.fails(turn.charAt(0));
}
