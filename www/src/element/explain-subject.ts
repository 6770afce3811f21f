import type { Refusal, ResultView, TraceView } from "../engine/types";
import type { EndingStory } from "../i18n/ending";
import {
  explain,
  explainEnd,
  explainRefusal,
  type ExplainedStep,
  type ExplainWords,
} from "../i18n/explain";
import type { Considered } from "../session/considered";
import type { Sequence, SessionState } from "../session/state";
import type { Told } from "./explain-panel";
import { namesOf } from "./words";

/** What is explained. */
export interface Subject extends Told {
  kind: "turn" | "draft" | "pit" | "line" | "refusal" | "nothing";
  /** What there is to be seen on the board. */
  course: Considered | null;
  /** The pit whose turn is only considered. */
  pit: number | null;
}

/** Puts what is explained into words. */
export class Subjects {
  readonly #state: SessionState;
  readonly #words: ExplainWords;

  constructor(state: SessionState, words: ExplainWords) {
    this.#state = state;
    this.#words = words;
  }

  /** The turn that led to the position shown; once everybody has seen it, how the game ended. */
  turn(lead: string): Subject {
    const { trace } = this.#state;
    if (trace) {
      const course = { ...trace, result: this.#result, open: null };
      return this.#shown("turn", this.#named(trace), course, lead);
    }
    const result = this.#result;
    const { nothing, ended, explanation } = this.#words.explain;
    if (!result) return { ...untold("nothing"), title: explanation, lead: nothing };
    const { info } = this.#state;
    const entries = [explainEnd(result, info, this.#words, this.#story)];
    return { ...untold("turn"), title: ended, entries };
  }

  /** The turn that is being chosen. */
  draft(course: Considered): Subject {
    return this.#shown("draft", this.#named(course), course);
  }

  /** The turn from a pit that somebody only thinks of. */
  pit(course: Considered, pit: number): Subject {
    const title = this.#words.explain.considered(this.#short(course), course.turn);
    return { ...this.#shown("pit", title, course), pit, isAside: true };
  }

  /** A turn of a line that is being shown. */
  line(sequence: Sequence): Subject {
    const { turn = "", result = null } = sequence;
    const course = { ...sequence, steps: [...sequence.steps], turn, result, open: null };
    return this.#shown("line", this.#named(course), course);
  }

  refusal(refusal: Refusal): Subject {
    const { info } = this.#state;
    const { whyNot, explanation } = this.#words.explain;
    const pit = refusal.pit === null ? null : (info.letters[refusal.pit] ?? null);
    const title = pit === null ? explanation : whyNot(pit);
    const entries = [explainRefusal(refusal, info, this.#words)];
    return { ...untold("refusal"), title, entries, isAside: true };
  }

  #shown(kind: Subject["kind"], title: string, course: Considered, lead = ""): Subject {
    return { ...untold(kind), title, lead, entries: this.#entries(course), course };
  }

  #entries(course: Considered): ExplainedStep[] {
    return explain(course, this.#state.info, this.#words, this.#story);
  }

  #named(course: Pick<TraceView, "turn" | "mover">): string {
    const { turn, lost } = this.#words.explain;
    return course.turn === "--"
      ? lost(this.#short(course))
      : turn(this.#short(course), course.turn);
  }

  #short({ mover }: Pick<TraceView, "mover">): string {
    return this.#story.names.short[mover];
  }

  /** The end is not told before it is seen. */
  get #result(): ResultView | null {
    const { isShowing, isReplaying, view } = this.#state;
    return isShowing && !isReplaying ? null : view.result;
  }

  get #story(): EndingStory {
    return { names: namesOf(this.#state, this.#words), turns: this.#state.winningTurns };
  }
}

const untold = (kind: Subject["kind"]): Subject => ({
  kind,
  title: "",
  lead: "",
  entries: [],
  isAside: false,
  course: null,
  pit: null,
});
