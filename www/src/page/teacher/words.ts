/** What the teacher says, in sentences. Pure. */
import type { Ending } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { isMissed, type Advice, type Missed, type Proposal, type Why } from "./advice";
import type { Summary } from "./summary";

/** A headline, and what is said under it. */
export interface AdviceWords {
  headline: string;
  sentences: readonly string[];
}

type Texts = Pick<AllTexts, "teacher" | "endings">;

/** The name of an end within a sentence. */
function endingIn(endings: Texts["endings"], ending: Ending): string {
  const { name } = endings[ending];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** What is said of a turn; `who` is the opponent. */
export function adviceWords(advice: Advice, who: string, texts: Texts): AdviceWords {
  const words = texts.teacher.advice;
  if (isMissed(advice)) {
    const { kind, best, why } = advice;
    if (why.kind === "wins") {
      return { headline: words.won(best, endingIn(texts.endings, why.ending)), sentences: [] };
    }
    const sentences = [...whyWords(advice, who, texts), ...lookedWords(advice, texts)];
    return { headline: words.better[kind](best), sentences };
  }
  const { kind, fate } = advice;
  // There is nothing good about a lost position.
  if (fate === "lost") return { headline: words.fate.lost, sentences: [] };
  return { headline: words[kind], sentences: fate === null ? [] : [words.fate[fate]] };
}

function whyWords({ turn, why }: Missed, who: string, { teacher, endings }: Texts): string[] {
  const words = teacher.advice.why;
  switch (why.kind) {
    case "wins":
      // The headline says it.
      return [];
    case "ends":
      return [words.ends[why.fate](turn, endingIn(endings, why.ending))];
    case "loses":
      return [words.loses(turn, who, why.reply, endingIn(endings, why.ending))];
    case "proved":
      return provedWords(turn, why, { teacher });
    case "trade": {
      const { best, played } = why;
      const { turn: answer, seeds } = played.reply;
      return [
        words.trade(best.captured, who, best.reply.seeds),
        words.tradeOfYours(turn, played.captured, who, seeds, answer),
      ];
    }
    case "line": {
      const { best, played } = why;
      return [
        words.line(best.turns, best.own, who, best.theirs),
        words.lineOfYours(played.turns, played.own, who, played.theirs),
      ];
    }
    case "estimate":
      return [words.estimate(why.line)];
  }
}

/** What is proved before and after; of a lost position nothing better is to be said. */
function provedWords(
  turn: string,
  { before, after, plies }: Extract<Why, { kind: "proved" }>,
  { teacher }: Pick<Texts, "teacher">,
): string[] {
  const { provedOfIt, provedOfYours } = teacher.advice.why;
  const isHeld = before === "won" || before === "drawn";
  const held = before === "won" ? provedOfIt.won(plies) : provedOfIt.drawn;
  const yours = {
    won: "",
    drawn: provedOfYours.drawn(turn),
    lost: provedOfYours.lost(turn, isHeld ? null : plies),
  };
  return [...(isHeld ? [held] : []), after ? yours[after] : provedOfYours.unknown(turn)];
}

/** Reasons that hold however far one looks. */
const isProof = ({ kind }: Why): boolean => kind === "wins" || kind === "proved";

function lookedWords({ why, seeds, isCounted, depth }: Missed, { teacher }: Texts): string[] {
  if (isProof(why) || depth === 0) return [];
  return [teacher.advice.looked(depth, isCounted ? seeds : null)];
}

/** What somebody would play who knows more; `who` is the opponent. */
export function proposalWords(proposal: Proposal, who: string, texts: Texts): string[] {
  const { turn, isOnly, why, depth } = proposal;
  const words = texts.teacher.proposal;
  const reason = reasonWords(why, who, texts);
  if (isOnly) return [words.only(turn), ...reason];
  const isKnown = why.kind === "wins" || why.kind === "proved" || depth === 0;
  const looked = isKnown ? [] : [texts.teacher.advice.looked(depth, null)];
  return [words.play(turn), ...reason, ...looked];
}

function reasonWords(why: Proposal["why"], who: string, { teacher, endings }: Texts): string[] {
  const { proposal, advice } = teacher;
  switch (why.kind) {
    case "wins":
      return [advice.why.wins(endingIn(endings, why.ending))];
    case "proved": {
      const { won, drawn } = advice.why.provedOfIt;
      return [{ won: won(why.plies), drawn, lost: proposal.lost }[why.fate]];
    }
    case "trade":
      return [advice.why.trade(why.trade.captured, who, why.trade.reply.seeds)];
    case "line":
      return why.line.length > 1 ? [proposal.line(why.line)] : [];
  }
}

/** How a whole game went, of so many turns. */
export function summaryWords(
  own: number,
  { turns, best, good, missed, costliest }: Summary,
  { teacher }: Pick<Texts, "teacher">,
): string[] {
  const words = teacher.summary;
  if (own === 0) return [words.none];
  // The only one ended the game so that nothing is to be said of it.
  if (turns === 0) return [];
  const counts = words.counts(turns, best, good, missed);
  if (!costliest) return [counts, words.flawless];
  const { number, advice } = costliest;
  return [counts, words.worst(number, advice.turn, advice.best)];
}
