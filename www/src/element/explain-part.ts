import { fetchMotion } from "../board/board";
import type { Progress } from "../board/contract";
import type { Refusal } from "../engine/types";
import { loadLater, loadToldTexts, type Texts } from "../i18n";
import type { ExplainWords } from "../i18n/explain";
import { consideredPit, consideredTurn, type Considered } from "../session/considered";
import type { Engine } from "../session/engine";
import { isLevelsTurn } from "../session/players";
import type { Session } from "../session/session";
import type { Sequence, SessionState } from "../session/state";
import type { Mode } from "./attributes";
import { ExplainPanel } from "./explain-panel";
import { Subjects, type Subject } from "./explain-subject";
import type { RulesPlace } from "./rule-link";
import type { Aside, Stage } from "./stage";
import { adoptStyles } from "./styles";
import { statusWords } from "./words";

/** What the part that explains asks of the board. */
export interface ExplainPartHost extends RulesPlace {
  stage: Stage;
  session: Session | null;
  engine: Engine | null;
  /** Why a pit that was chosen just now may not be played. */
  refusal: Refusal | null;
  /** Why a level chose the turn that led to the position shown, or `""`. */
  reasonOf: (state: SessionState) => string;
  finishShowing: () => void;
  /** Shows the game again as it stands, without a word. */
  showAgain: () => void;
  fail: (error: unknown) => void;
}

/** Fetches the words and makes the part. */
export async function loadPart(host: ExplainPartHost, texts: Texts): Promise<ExplainPart> {
  return new ExplainPart(host, texts, await wordsOf(texts));
}

async function wordsOf(texts: Texts): Promise<ExplainWords> {
  const [told, explain] = await Promise.all([loadToldTexts(texts), loadLater("explain", texts)]);
  return { ...told, explain };
}

/** Where a turn, or a pit, is to be found, nobody is told what turns would do. */
const tasks: readonly string[] = ["puzzle", "lesson", "choose"] satisfies Mode[];

/** To see what every turn would do is help: there is none where time runs, nor at another's turn. */
const mayConsider = (state: SessionState): boolean =>
  state.phase === "turn" && !state.isShowing && state.mode !== "blitz" && !isLevelsTurn(state);

/** What of a board explains: the turn that is shown, one that is only considered, a refusal, an end. */
export class ExplainPart {
  readonly #host: ExplainPartHost;
  readonly #panel: ExplainPanel;
  #texts: Texts;
  #words: ExplainWords;
  #wanted: Texts | null = null;
  #isOpen = false;
  #state: SessionState | null = null;
  /** What somebody asked about, until the position changes. */
  #chosen: { pit: number } | { refusal: Refusal } | null = null;
  #subject: Subject | null = null;
  /** What the subject was made of. */
  #made: readonly unknown[] = [];
  #progress: Progress | null = null;
  /** What of the subject is on the board. */
  #aside: Aside | null = null;

  constructor(host: ExplainPartHost, texts: Texts, words: ExplainWords) {
    this.#host = host;
    this.#texts = texts;
    this.#words = words;
    const acts = {
      goTo: (index: number) => void this.#goTo(index),
      consider: (pit: number) => this.#consider(pit),
      back: () => this.#goBack(),
      close: () => this.#close(),
    };
    this.#panel = new ExplainPanel(acts, words, host);
    host.stage.onShow = (progress) => {
      if (!progress) return this.#tell();
      this.#progress = progress.state === "done" ? null : progress;
      this.#follow();
    };
  }

  /** Opens the panel, or closes it. */
  toggle(): void {
    if (this.#isOpen) this.#close();
    else this.open();
  }

  open(): void {
    const { stage, session } = this.#host;
    this.#isOpen = true;
    adoptStyles(stage.element, ExplainPanel.styles);
    stage.gameBar.element.before(this.#panel.element);
    stage.message.explain.ariaExpanded = "true";
    if (session) this.follow(session.state);
    this.refuse();
    this.#panel.focus();
  }

  async setTexts(texts: Texts): Promise<void> {
    this.#wanted = texts;
    if (texts === this.#texts) return;
    const words = await wordsOf(texts);
    if (texts !== this.#wanted) return;
    this.#texts = texts;
    this.#words = this.#panel.words = words;
    this.#tell();
  }

  /** How things stand on the board. */
  follow(state: SessionState): void {
    if (state.view !== this.#state?.view) this.drop();
    this.#state = state;
    this.#tell();
  }

  /** A pit may not be played. */
  refuse(): void {
    const { refusal } = this.#host;
    if (!this.#isOpen || !refusal) return;
    this.#chosen = { refusal };
    this.#tell();
    this.#point(refusal.pit === null ? [] : [refusal.pit]);
  }

  /** Another position, or none, is on the board. */
  drop(): void {
    this.#chosen = null;
    this.#state = null;
    const { stage } = this.#host;
    if (this.#aside) stage.drop();
    if (stage.aside === this.#aside) stage.aside = null;
    this.#aside = null;
  }

  /** Takes the panel away, if it is there; the board has the focus that was in it. */
  close(): void {
    if (!this.#isOpen) return;
    const { stage } = this.#host;
    const hadFocus = this.#panel.element.matches(":focus-within");
    this.#aside?.end();
    this.#isOpen = false;
    this.#panel.element.remove();
    stage.message.explain.ariaExpanded = "false";
    if (hadFocus) stage.focusBoard();
  }

  /** Closed by whoever opened it. */
  #close(): void {
    this.close();
    this.#host.stage.message.explain.focus({ preventScroll: true });
  }

  #tell(): void {
    const state = this.#state;
    if (!this.#isOpen || !state) return;
    this.#make(state);
    this.#panel.offer(this.#considerable(state), this.#subject?.pit ?? null, state.info);
    this.#follow();
  }

  /** The pits whose turns may be looked at. */
  #considerable(state: SessionState): number[] {
    const { mode = "" } = this.#host.stage.element.dataset;
    if (!mayConsider(state) || tasks.includes(mode)) return [];
    return [...state.playable].sort((one, other) => one - other);
  }

  /** Makes the subject anew when something of it has changed. */
  #make(state: SessionState): void {
    const { view, trace, exploration, players, isShowing, isReplaying } = state;
    const isEndSeen = !isShowing || isReplaying;
    const made = [
      view,
      trace,
      exploration,
      players,
      isEndSeen,
      this.#line,
      this.#chosen,
      this.#words,
    ];
    if (made.every((each, index) => each === this.#made[index])) return;
    this.#made = made;
    this.#subject = this.#subjectOf(state);
    this.#panel.tell(this.#subject, state.info);
  }

  /** The turn of a line that somebody else shows. */
  get #line(): Sequence | null {
    const { aside, sequence } = this.#host.stage;
    return aside !== this.#aside ? sequence : null;
  }

  #subjectOf(state: SessionState): Subject {
    const subjects = new Subjects(state, this.#words);
    if (this.#line) return subjects.line(this.#line);
    const chosen = this.#chosen;
    if (chosen && "refusal" in chosen) return subjects.refusal(chosen.refusal);
    const { exploration } = state;
    const course = chosen
      ? this.#look(state, chosen.pit)
      : exploration && this.#look(state, exploration.turn);
    if (!course) return subjects.turn(this.#host.reasonOf(state));
    return chosen ? subjects.pit(course, chosen.pit) : subjects.draft(course);
  }

  /** Asks the engine what a turn does: from a pit, or as far as its text goes. */
  #look({ view, info }: SessionState, start: number | string): Considered | null {
    const { engine, session } = this.#host;
    if (!engine || !session) return null;
    const place = { record: session.saved.record, ply: view.ply };
    try {
      return typeof start === "string"
        ? consideredTurn(engine, place, start)
        : consideredPit(engine, place, { pit: start, letter: info.letters[start] ?? "" });
    } catch (error) {
      this.#host.fail(error);
      return null;
    }
  }

  #consider(pit: number): void {
    if (this.#subject?.pit === pit) return this.#goBack();
    this.#aside?.end();
    this.#chosen = { pit };
    this.#tell();
  }

  #goBack(): void {
    this.#aside?.end();
    this.#chosen = null;
    this.#tell();
    this.#panel.focus();
  }

  /** The step that the board shows is the current one. */
  #follow(): void {
    const progress = this.#progress;
    if (!this.#isOpen) return;
    const isShown = this.#host.stage.showing && progress && this.#subject?.course;
    this.#panel.current = isShown ? progress.step + this.#unshown : null;
  }

  /** How many steps of the subject come before what is being shown: what was seen before a question is not shown again. */
  get #unshown(): number {
    const shown = this.#host.stage.sequence?.steps.length ?? 0;
    return (this.#subject?.course?.steps.length ?? 0) - shown;
  }

  async #goTo(index: number): Promise<void> {
    const { moment } = this.#subject?.entries[index] ?? {};
    if (!moment) return;
    if ("step" in moment) await this.#standAt(moment.step);
    else await this.#lookAt(moment.pits);
    this.#panel.current = index;
  }

  /** Brings the board to where a step has just been done. */
  async #standAt(step: number): Promise<void> {
    const { stage } = this.#host;
    if ((stage.showing && step >= this.#unshown) || (await this.#begin())) {
      stage.showing?.standAt(step - this.#unshown);
    }
  }

  /** Brings the board to its end, and points pits out there. */
  async #lookAt(pits: readonly number[]): Promise<void> {
    const { stage } = this.#host;
    const subject = this.#subject;
    if (subject?.kind !== "pit" || subject.course?.steps.length === 0) this.#host.finishShowing();
    else if (stage.showing || (await this.#begin())) {
      const { showing } = stage;
      showing?.skip();
      await showing?.finished;
    }
    this.#point(pits);
  }

  #point(pits: readonly number[]): void {
    this.#host.stage.mark(pits);
  }

  /** Lets the subject be shown from its start, paused. */
  async #begin(): Promise<boolean> {
    const { stage } = this.#host;
    if (this.#subject?.kind === "line") return false;
    this.#host.finishShowing();
    const subject = this.#subject;
    const motion = await fetchMotion();
    if (!motion || !subject?.course || subject !== this.#subject) return false;
    this.#aside = stage.aside = {
      shown: () => this.#shown(),
      end: () => this.#leave(),
      again: () => void this.#playAgain(),
    };
    if (subject.isAside) this.#setStatus(subject.title);
    this.#host.showAgain();
    stage.show(subject.course, true);
    return stage.showing !== null;
  }

  async #playAgain(): Promise<void> {
    if (await this.#begin()) this.#host.stage.showing?.play();
  }

  /** What is only considered stays on the board as it ends. */
  #shown(): void {
    if (this.#subject?.isAside) this.#host.showAgain();
    else this.#leave();
  }

  /** Back to the game as it stands. */
  #leave(): void {
    const { stage } = this.#host;
    const state = this.#state;
    this.#aside = stage.aside = null;
    stage.drop();
    if (state) stage.message.setStatus(statusWords(state, this.#words));
    this.#host.showAgain();
    this.#follow();
  }

  #setStatus(text: string): void {
    this.#host.stage.message.setStatus({ text, brief: text, side: null });
  }
}
