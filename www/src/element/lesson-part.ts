import { loadLater, loadToldTexts, type LessonTexts, type Texts, type ToldTexts } from "../i18n";
import { Attempt, type Progress } from "../lessons/attempt";
import type { Lesson } from "../lessons/format";
import { findLesson, LessonError, type Found, type LessonFailure } from "../lessons/find";
import type { GameView, Refusal } from "../engine/types";
import type { Engine } from "../session/engine";
import { EmpikiError } from "../session/engine";
import { isSide } from "../i18n/outcome";
import { people, type Players } from "../session/players";
import { isRecorded, type Opening, type SavedGame } from "../session/saved";
import type { Session } from "../session/session";
import type { SessionState } from "../session/state";
import type { Settings } from "./attributes";
import type { Exercise, ExerciseHost } from "./exercise";
import { LessonView, type LessonNews } from "./lesson-view";
import { missedWords } from "./lesson-words";
import type { Failure } from "./own-failure";
import { ruleLink } from "./rule-link";
import { storyWords } from "./story";
import { statusWords } from "./words";

/** A pause before a turn that is played by itself (milliseconds). */
const breathMillis = 600;

/** Fetches the words and makes the part. */
export async function loadPart(host: ExerciseHost, texts: Texts): Promise<LessonPart> {
  return new LessonPart(host, ...(await wordsOf(texts)));
}

const wordsOf = (texts: Texts): Promise<[ToldTexts, LessonTexts]> =>
  Promise.all([loadToldTexts(texts), loadLater("lesson", texts)]);

/** A lesson that is on the board. */
interface Given {
  engine: Engine;
  found: Found;
  attempt: Attempt;
}

/** What of a board gives lessons: it opens their positions, replies for the other side, and says how things stand. */
export class LessonPart implements Exercise {
  readonly #host: ExerciseHost;
  readonly #view: LessonView;
  #texts: ToldTexts;
  #words: LessonTexts;
  #wanted: Texts | null = null;
  /** What stood in the attribute last, and what was found there. */
  #where: string | null = null;
  #found: Found | LessonError | null = null;
  /** What was read last. */
  #next: Given | null = null;
  #given: Given | null = null;
  #told: Pick<Progress, "step" | "phase"> | null = null;
  #isReplying = false;
  #hints = 0;
  /** The solution is being played. */
  #shown: string[] = [];
  #wasShown = false;
  #timer = 0;

  constructor(host: ExerciseHost, texts: ToldTexts, words: LessonTexts) {
    this.#host = host;
    this.#texts = texts;
    this.#words = words;
    const acts = {
      hint: () => this.#hint(),
      again: () => this.#again(),
      show: () => this.#show(),
      next: () => this.#openNext(),
      linkTo: (rule: string) => this.#linkTo(rule),
    };
    this.#view = new LessonView(acts, texts, words);
    this.#view.attach(host.stage);
    this.close();
  }

  lacks = ({ lesson }: Settings): boolean => this.#found === null || this.#where !== lesson;

  /** What keeps a lesson from being there is told when it is opened. */
  async prepare({ lesson }: Settings): Promise<void> {
    if (!this.lacks({ lesson } as Settings)) return;
    const found = await findLesson(lesson ?? "", document.baseURI).catch((error: unknown) => {
      if (error instanceof LessonError) return error;
      throw error;
    });
    [this.#where, this.#found] = [lesson, found];
  }

  read(engine: Engine, opening: Opening): { opening: Opening } {
    const found = this.#found;
    if (found instanceof LessonError) {
      // The next attempt may have more luck.
      this.#found = null;
      throw found;
    }
    if (!found) throw new LessonError({ kind: "no-lesson", found: "" });
    const { lesson } = found;
    const game = engine.fromPosition(lesson.position);
    try {
      this.#next = { engine, found, attempt: new Attempt(engine, lesson) };
      const isSame = isRecorded(opening) && opening.lesson === lesson.id;
      return { opening: isSame ? opening : { record: game.record(), ply: 0 } };
    } finally {
      game.free();
    }
  }

  begin(session: Session): void {
    const given = this.#next;
    if (!given) return;
    this.#given = given;
    this.#told = null;
    this.#hints = 0;
    this.#wasShown = false;
    session.judge = {
      isOpenAt: (view) => this.#isOpenAt(view),
      check: (_, view) => this.#check(view),
    };
    this.#host.stage.learner = given.attempt.lesson.goal.side;
    // What was explained was of another try.
    this.#host.closeExplanation();
    this.#view.show(given.found);
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.#given) this.#host.stage.learner = null;
    this.#given = null;
    this.#shown = [];
    this.#isReplying = false;
    this.#host.stage.message.explain.hidden = false;
    this.#view.hide();
  }

  async setTexts(texts: Texts): Promise<void> {
    this.#wanted = texts;
    const [told, words] = await wordsOf(texts);
    if (texts !== this.#wanted) return;
    [this.#texts, this.#words] = [told, words];
    this.#view.setTexts(told, words);
    if (this.#given) this.#host.tellAgain();
  }

  /** The other side's, where a level plays it. */
  get players(): Players {
    const { lesson } = (this.#given ?? this.#next)?.attempt ?? {};
    if (!lesson?.level) return people;
    return lesson.goal.side === "south"
      ? { south: "human", north: lesson.level }
      : { south: lesson.level, north: "human" };
  }

  readonly start = 0;

  /** In a game everything that helps is welcome. */
  get isCounted(): boolean {
    return this.#given?.attempt.lesson.level === undefined;
  }

  /** To one's own turn before. */
  undo(session: Session): void {
    const { pit, view } = session.state;
    const own = this.#given?.attempt.lesson.goal.side;
    const before = view.plies.slice(0, view.ply).findLastIndex(({ side }) => side === own);
    if (pit !== null) session.cancel();
    else if (before >= 0) session.goTo(before);
    else this.#host.fail(EmpikiError.of("nothing-to-undo"));
  }

  keep(saved: SavedGame): SavedGame {
    const id = this.#given?.found.lesson.id;
    return id === undefined ? saved : { ...saved, lesson: id };
  }

  follow(state: SessionState): void {
    const given = this.#given;
    clearTimeout(this.#timer);
    if (!given) return;
    const { view } = state;
    const progress = given.attempt.at(view);
    this.#report(given, progress);
    // Before a turn there is nothing to explain that would not give the turn away.
    this.#host.stage.message.explain.hidden = view.ply === 0;
    if (state.isShowing) return this.#view.wait();
    this.#say(given, progress, state);
    // The lesson says what is to be done; whose first turn it is, it has no need to say.
    if (view.ply === 0 && state.pit === null) this.#host.stage.message.tell("");
    // The lesson itself says how to go on.
    if (state.phase === "look") this.#host.stage.message.offer([]);
    if (view.ply < view.plies.length || state.pit !== null) return;
    if (progress.phase === "reply" && !given.attempt.lesson.level) this.#later(() => this.#reply());
    if (progress.phase === "trying" && this.#shown.length > 0) this.#later(() => this.#playShown());
  }

  stop(): void {
    this.#shown = [];
    clearTimeout(this.#timer);
  }

  withhold(): void {
    this.#host.stage.message.remark(this.#words.faults["lesson-over"]);
  }

  /** Of a pit that beginners try, the lesson says more. */
  refuse(refusal: Refusal): boolean {
    const wrong = this.#given?.attempt.refused(refusal);
    if (!wrong) return false;
    this.#view.tellWrong(wrong.says, wrong.rule);
    return true;
  }

  remark(error: unknown): boolean {
    const failure = this.failureOf(error);
    if (failure) this.#host.stage.message.remark(failure.message);
    return failure !== null;
  }

  failureOf = (error: unknown): Failure | null => {
    if (!(error instanceof LessonError)) return null;
    return { code: error.failure.kind, message: this.#failureWords(error.failure), at: "lesson" };
  };

  #failureWords(failure: LessonFailure): string {
    const { faults } = this.#words;
    switch (failure.kind) {
      case "lesson-over":
        return faults["lesson-over"];
      case "no-lesson":
        return faults["no-lesson"](failure.found.slice(0, 80));
      case "bad-lesson":
        return faults["bad-lesson"](failure.place, failure.reason.slice(0, 200));
      case "lesson-not-loaded":
        return faults["lesson-not-loaded"](failure.address.slice(0, 200));
    }
  }

  #isOpenAt(view: GameView): boolean {
    const { attempt } = this.#given ?? {};
    if (!attempt || this.#shown.length > 0) return false;
    const { phase } = attempt.at(view);
    // A level chooses its turn as a person would.
    return phase === "trying" || (phase === "reply" && attempt.lesson.level !== undefined);
  }

  /** What rules allow is for the engine to say. */
  #check(view: GameView): void {
    const phase = this.#given?.attempt.at(view).phase;
    const isPlayed = phase === "trying" || (phase === "reply" && this.#mayReply);
    if (!isPlayed) throw new LessonError({ kind: "lesson-over" });
  }

  get #mayReply(): boolean {
    return this.#isReplying || this.#given?.attempt.lesson.level !== undefined;
  }

  /** What leads to the text of a rule. */
  #linkTo(rule: string): HTMLElement {
    const game = this.#given?.found.course.game ?? "omweso";
    return ruleLink(rule, this.#texts.rules.named(rule), {
      game,
      texts: this.#texts,
      rules: this.#host.rules,
    });
  }

  /** Tells the page what has changed. */
  #report({ attempt }: Given, { step, phase }: Progress): void {
    const before = this.#told;
    this.#told = { step, phase };
    const done = phase === "reached";
    if (before?.step === step && (before.phase === "reached") === done) return;
    this.#host.raise("mancala-lesson", { id: attempt.lesson.id, step, done });
  }

  #say(given: Given, progress: Progress, state: SessionState): void {
    const { attempt } = given;
    const { phase, step, wrong } = progress;
    const result = resultFor(attempt.lesson, state.view);
    const missed = missedWords(progress.missed, state, this.#texts, this.#words);
    this.#view.tell({
      phase,
      step,
      hints: this.#hints,
      wasShown: this.#wasShown,
      isAsked: state.pit !== null,
      result,
      says: wrong?.says ?? null,
      missed: result
        ? [`${statusWords(state, this.#texts).text}.`]
        : [storyWords(state, this.#texts), ...missed],
      rule: wrong?.rule ?? state.view.result?.rule ?? state.trace?.steps.at(-1)?.rule ?? null,
    });
    const marked = attempt.lesson.hints[this.#hints - 1]?.pits ?? [];
    if (phase === "trying" && step === 0) this.#mark(marked, state);
  }

  #mark(letters: readonly string[], { info }: SessionState): void {
    const pits = letters.map((letter) => info.letters.indexOf(letter)).filter((pit) => pit >= 0);
    if (pits.length > 0) queueMicrotask(() => this.#host.stage.mark(pits));
  }

  #hint(): void {
    this.#hints = Math.min(this.#hints + 1, 2);
    this.#host.tellAgain();
  }

  /** The same lesson from its start. Hints that were given stay given. */
  #again(): void {
    const hints = this.#hints;
    this.#host.again({ record: "", ply: null });
    this.#hints = hints;
    this.#host.tellAgain();
  }

  /** Plays the first solution from the start. */
  #show(): void {
    const turns = this.#given?.attempt.lesson.solutions[0] ?? [];
    this.#host.again({ record: "", ply: null });
    this.#shown = [...turns];
    this.#wasShown = true;
    this.#host.tellAgain();
  }

  #openNext(): void {
    const { found } = this.#given ?? {};
    const next = found && nextOf(found);
    if (next) this.#host.setAttribute("lesson", found.whereIs(next));
  }

  #later(act: () => void): void {
    this.#timer = window.setTimeout(act, breathMillis);
  }

  #reply(): void {
    const given = this.#given;
    if (given) this.#play(({ state: { view } }) => replyTo(view, given));
  }

  #playShown(): void {
    const [turn, ...rest] = this.#shown;
    this.#shown = rest;
    this.#play(() => turn);
  }

  #play(turnFor: (session: Session) => string | undefined): void {
    this.#host.withSession((session) => {
      const turn = turnFor(session);
      if (turn === undefined) return;
      this.#isReplying = true;
      try {
        session.play(turn);
      } catch (error) {
        this.#host.fail(error);
      } finally {
        this.#isReplying = false;
      }
    });
  }
}

/** The turn that the other side plays, where no level does. */
function replyTo(view: GameView, { engine, attempt }: Given): string | undefined {
  const game = engine.fromPosition(view.position);
  try {
    return attempt.reply(view, game);
  } finally {
    game.free();
  }
}

/** The id of the lesson that follows. */
function nextOf({ course, lesson }: Found): string | undefined {
  const { lessons } = course;
  return lessons[lessons.findIndex(({ id }) => id === lesson.id) + 1]?.id;
}

/** How a game against a level ended for who plays it. */
function resultFor({ level, goal }: Lesson, { result }: GameView): LessonNews["result"] {
  if (level === undefined || !result) return null;
  if (!isSide(result.winner)) return "drawn";
  return result.winner === goal.side ? "won" : "lost";
}
