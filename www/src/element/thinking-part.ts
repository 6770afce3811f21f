import { loadLater, loadToldTexts, type Texts } from "../i18n";
import { thinkingFailure, type ThinkingWords } from "../i18n/thinking";
import type { Choice } from "../engine/types";
import { seekHint, type HintFound } from "../session/hint";
import {
  Opponent,
  type OpponentState,
  type OpponentWorld,
  type Situation,
} from "../session/opponent";
import { isLevelsTurn } from "../session/players";
import { lineOf, type LineSource } from "../session/line";
import type { Sequence, SessionState } from "../session/state";
import {
  openThinking,
  type Failure,
  type Place,
  type Task,
  type Thinking,
} from "../session/thinking";
import type { Raise } from "./events";
import { InSight } from "./in-sight";
import { LineShow } from "./line-show";
import type { Answer } from "./message";
import type { Stage } from "./stage";
import type { BoardNow } from "./thinking-gate";
import { namesOf, statusWords } from "./words";

/** What the part that thinks asks of the board. */
export interface ThinkingPartHost {
  stage: Stage;
  raise: Raise;
  /** Plays the turn that a level has chosen; throws when it may not be played. */
  play: (choice: Choice, level: number) => void;
  /** Shows and says the game again as it stands. */
  tellAgain: () => void;
}

const after = (millis: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, millis);
  return () => clearTimeout(timer);
};

/** The world as the browser has it. */
const worldOf = (place: InSight): OpponentWorld => ({
  now: () => performance.now(),
  after,
  seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  isVisible: () => place.isVisible,
  onVisibility: (listener) => place.watch(listener),
});

/** Fetches the words and makes the part. */
export async function loadPart(host: ThinkingPartHost, texts: Texts): Promise<ThinkingPart> {
  return new ThinkingPart(host, await wordsOf(texts));
}

/** Also what is said when something could not be thought out. */
async function wordsOf(texts: Texts): Promise<ThinkingWords> {
  const [told, failures, thinking] = await Promise.all([
    loadToldTexts(texts),
    loadLater("failures", texts),
    loadLater("thinking", texts),
  ]);
  return { ...told, failures, thinking };
}

/** So many turns of the best line are told with a hint. */
const hintTurns = 4;

/** What of a board thinks: its levels, hints, and lines to look at; and what is said of that. */
export class ThinkingPart {
  readonly #host: ThinkingPartHost;
  readonly #opponent: Opponent;
  #texts: ThinkingWords;
  #thinking: Thinking | null = null;
  #now: BoardNow | null = null;
  #hint: Task | null = null;
  #line: LineShow | null = null;
  /** The failure that the page has heard of. */
  #raised: Failure | null = null;
  /** What the words under the board tell of the opponent; `null` when they have been said anew. */
  #told: OpponentState["kind"] | null = null;

  constructor(host: ThinkingPartHost, texts: ThinkingWords) {
    this.#host = host;
    this.#texts = texts;
    this.#opponent = new Opponent(
      { start: (request, told) => this.#lend().start(request, told) },
      { play: host.play, show: (state) => this.#show(state) },
      worldOf(new InSight(host.stage.boardPlace)),
    );
  }

  setTexts(texts: Texts): void {
    void wordsOf(texts).then((words) => {
      this.#texts = words;
      if (this.#now) this.#host.tellAgain();
    });
  }

  /** Something has happened on the board; `isSaid`: its words were said anew. */
  follow(now: BoardNow, isSaid: boolean): void {
    this.#now = now;
    if (isSaid) {
      this.#told = null;
      this.#dropHint();
    }
    this.#opponent.follow(situationOf(now));
  }

  /** Levels play no more until somebody lets them go on. */
  stop(): void {
    this.#opponent.stop();
  }

  /** No game is on the board. */
  close(): void {
    this.#now = null;
    this.#line?.end();
    this.#dropHint();
    this.#opponent.close();
    this.#thinking?.close();
    this.#thinking = null;
  }

  /** Looks for a good turn, marks its pit and says it. */
  hint(): void {
    const now = this.#now;
    if (!now || !mayHint(now)) return;
    this.#dropHint();
    const { record, state } = now;
    this.#message.remark(this.#texts.thinking.hint.looking);
    this.#hint = seekHint(this.#lend(), { record, ply: state.view.ply }, (found) =>
      this.#tellHint(found, state),
    );
  }

  /** Shows turns that are not played; resolves when it is over. Throws an `EmpikiError` when they cannot be played. */
  showLine(source: LineSource, from: Place, wanted: readonly string[]): Promise<void> {
    // Pages written in JavaScript may hand in anything; what is no turn is refused as one.
    const turns = [wanted].flat();
    const sequences = lineOf(source, from, turns);
    this.#line?.end();
    this.#dropHint();
    return new Promise((resolve) => {
      const over = () => {
        this.#leaveLine();
        resolve();
      };
      const line = new LineShow(sequences, { show: (each) => this.#showOfLine(each), after, over });
      this.#line = this.#host.stage.aside = line;
      if (this.#now) this.#opponent.follow({ ...situationOf(this.#now), isFree: false });
      this.#tellLine(turns);
      line.begin();
    });
  }

  get isShowingLine(): boolean {
    return this.#line !== null;
  }

  /** Why a level chose the turn that led to the position shown, or `""`. */
  reason({ lastChoice }: SessionState): string {
    return lastChoice ? this.#texts.thinking.reason(lastChoice.choice, lastChoice.level) : "";
  }

  get #message() {
    return this.#host.stage.message;
  }

  /** A share in the page's worker, as long as there is a game on the board. */
  #lend(): Thinking {
    return (this.#thinking ??= openThinking());
  }

  /** Says what the opponent is about, beside the words of the position. */
  #show(state: OpponentState): void {
    const now = this.#now;
    if (!now || this.#line) return;
    const isNew = this.#told !== state.kind;
    this.#told = state.kind;
    if (state.kind === "thinking") this.#showThinking(state, now.state, isNew);
    else if (isNew) this.#showRest(state, now.state);
  }

  #showThinking(
    { side, depth }: Extract<OpponentState, { kind: "thinking" }>,
    state: SessionState,
    isNew: boolean,
  ): void {
    const { thinks, thinksDeep } = this.#texts.thinking;
    const { full, short } = namesOf(state, this.#texts);
    const text = depth === null ? thinks(full[side]) : thinksDeep(full[side], depth);
    this.#message.setStatus({ text, brief: thinks(short[side]), side });
    if (!isNew) return;
    this.#message.spoken = thinks(full[side]);
    this.#message.offer([this.#stopAnswer]);
  }

  /** What is not thinking; its words may still be there. */
  #showRest(state: OpponentState, game: SessionState): void {
    const { goOn, goOnHere, stopped } = this.#texts.thinking;
    const message = this.#message;
    message.setStatus(statusWords(game, this.#texts));
    switch (state.kind) {
      case "idle":
      case "thinking":
        return;
      case "playing":
        return message.offer([this.#stopAnswer]);
      case "waiting": {
        if (state.why === "earlier") return message.offer([this.#goOnAnswer(goOnHere)]);
        const sentence = stopped(namesOf(game, this.#texts).full[state.side]);
        const answers = [this.#goOnAnswer(goOn)];
        return message.ask({ sentence, answers, takesFocus: false });
      }
      case "failed":
        return this.#tellFailure(state.failure, game);
    }
  }

  /** The page hears of a failure once, people as long as it lasts. */
  #tellFailure(failure: Failure, { info }: SessionState): void {
    const message = thinkingFailure(failure, info, this.#texts);
    this.#message.fail(message);
    this.#message.offer([this.#goOnAnswer(this.#texts.controls.retry)]);
    if (failure === this.#raised) return;
    this.#raised = failure;
    this.#host.raise("mancala-error", { code: "thinking-failed", message, at: null });
  }

  get #stopAnswer(): Answer {
    return { label: this.#texts.thinking.stop, act: () => this.stop() };
  }

  #goOnAnswer(label: string): Answer {
    const act = () => {
      this.#opponent.goOn();
      this.#host.tellAgain();
    };
    return { label, style: "is-main", act };
  }

  #dropHint(): void {
    this.#hint?.stop();
    this.#hint = null;
  }

  #tellHint(found: HintFound, { info }: SessionState): void {
    const texts = this.#texts;
    if (found.kind === "failed") {
      return this.#message.refuse(thinkingFailure(found.failure, info, texts));
    }
    const [turn] = found.line?.turns ?? [];
    if (!found.line || turn === undefined) return this.#message.remark(texts.thinking.hint.none);
    const { turns, worth } = found.line;
    const { best, proved } = texts.thinking.hint;
    this.#host.stage.mark([info.letters.indexOf(turn.charAt(0))].filter((pit) => pit >= 0));
    this.#message.remark(
      worth.proved ? proved(turn, worth.proved) : best(turns.slice(0, hintTurns)),
    );
  }

  #tellLine(turns: readonly string[]): void {
    const { title, shown, back } = this.#texts.thinking.line;
    this.#message.setStatus({ text: title, brief: title, side: null });
    this.#message.tell(shown(turns));
    this.#message.offer([{ label: back, act: () => void this.#line?.end() }]);
  }

  #showOfLine(sequence: Sequence): void {
    this.#host.stage.show(sequence, false);
  }

  /** Back to the game as it was. */
  #leaveLine(): void {
    const { stage, tellAgain } = this.#host;
    this.#line = null;
    stage.drop();
    stage.aside = null;
    if (this.#now) tellAgain();
  }
}

const situationOf = ({ state, record, isFree }: BoardNow): Situation => {
  const { players, view, phase } = state;
  const { mover, ply, plies } = view;
  const isOver = phase === "over" || phase === "look";
  return { players, mover, ply, last: plies.length, record, isOver, isFree };
};

/** A hint is help: there is none where time runs, nor at a level's turn. */
const mayHint = ({ state, isFree }: BoardNow): boolean =>
  isFree && state.phase === "turn" && state.mode !== "blitz" && !isLevelsTurn(state);
