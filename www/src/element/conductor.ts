import { Fetched } from "../board/fetched";
import type { Choice, Refusal } from "../engine/types";
import type { Texts } from "../i18n";
import type { EndingWords } from "../i18n/ending";
import type { Engine } from "../session/engine";
import type { Opening, SavedGame } from "../session/saved";
import type { Manner } from "../session/chooser";
import { isLevelsTurn, people, type Players } from "../session/players";
import { Session } from "../session/session";
import type { HintLevel, SessionEvent, SessionState } from "../session/state";
import type { Asking, Ending } from "./asking";
import { isExercise, isPlayed, type Settings } from "./attributes";
import { ClockGate } from "./clock-gate";
import type { Raise } from "./events";
import type { Exercise, ExerciseHost } from "./exercise";
import type { ExplainPart } from "./explain-part";
import { Explainer } from "./explainer";
import type { KeyIntent } from "./keys";
import type { TurnMark } from "./move-list";
import { loadFailure, type Failure } from "./own-failure";
import type { PuzzlePart, PuzzleState } from "./puzzle-part";
import type { BoardQuestion } from "./questions";
import { ThinkingGate } from "./thinking-gate";
import type { RulesPlace } from "./rule-link";
import { Speaker } from "./speaker";
import { Stage } from "./stage";
import type { TickSound } from "./tick-sound";
import type { ClockSituation } from "./turn-clock";

/** A pause between two turns of a game that is being watched. */
const breathMillis = 700;

/** The parts for modes in which people have something to do, each fetched when it is wanted. */
const parts = {
  puzzle: () => import("./puzzle-part"),
  lesson: () => import("./lesson-part"),
} as const;

/** What the conductor asks of the element. */
export interface ConductorHost {
  raise: Raise;
  /** Another engine is wanted; the game is `saved`. */
  restart(): void;
  setAttribute(name: string, value: string): void;
}

/** Joins session and stage: what people do becomes intents, what the session says becomes pictures and words. */
export class Conductor {
  readonly stage: Stage;
  readonly explainer: Explainer;
  /** Where the page has the rules. */
  ruleLink: RulesPlace["ruleLink"] = null;
  readonly #host: ConductorHost;
  readonly #speaker: Speaker;
  readonly #clock: ClockGate;
  readonly #gate: ThinkingGate;
  /** Parts that give people something to do, by the mode that they are for, as far as they were wanted. */
  readonly #exercises: Partial<Record<keyof typeof parts, Exercise>> = {};
  readonly #fetching: Partial<Record<keyof typeof parts, Promise<Exercise>>> = {};
  /** The one whose task is on the board. */
  #exercise: Exercise | null = null;
  readonly #explaining = new Fetched(async () =>
    (await import("./explain-part")).loadPart(this, this.#texts),
  );
  #tick: TickSound | null = null;
  #sound = false;
  #settings: Settings;
  #texts: Texts;
  #session: Session | null = null;
  #engine: Engine | null = null;
  /** Why a pit that was chosen just now may not be played. */
  refusal: Refusal | null = null;
  #isStuck = false;
  #hintLevel: HintLevel = "landing";
  #isWatching = false;
  #isEndUntold = false;
  /** After how many turns a choice was taken back last. */
  #takenBackAt: number | null = null;
  /** Somebody is asked whether the game is to end. */
  #isAsking = false;

  constructor(host: ConductorHost, texts: Texts, settings: Settings) {
    this.#host = host;
    this.#settings = settings;
    this.#texts = texts;
    this.explainer = new Explainer(texts);
    this.explainer.ofPart = (error) =>
      Object.values(this.#exercises)
        .map((part) => part.failureOf(error))
        .find(Boolean) ?? null;
    this.stage = new Stage(this.#stageEvents(), texts, settings);
    this.#speaker = new Speaker(
      this.stage,
      texts,
      {
        chooseManner: (manner) => this.#chooseManner(manner),
        cancel: () => this.#cancel(),
        closeQuestion: () => this.#closeQuestion(),
        startClock: () => this.#startClock(),
        toLast: () => this.#toLast(),
        tellAgain: () => this.#session && this.#tellState(this.#session.state),
      },
      this,
    );
    this.#gate = new ThinkingGate(
      {
        stage: this.stage,
        raise: host.raise,
        play: (choice, level) => this.#playChosen(choice, level),
        tellAgain: () => this.#session && this.#tellState(this.#session.state),
        failToFetch: (error) => this.#failToFetch(error, "thinking-failed"),
      },
      texts,
    );
    this.#clock = new ClockGate(
      {
        message: this.stage.message,
        isBoardFree: () => this.stage.isBoardFree,
        lose: () => this.#session?.loseTurn(),
        warn: () => this.#sound && this.#tick?.tick(),
        tellAgain: () => this.#session && this.#tellState(this.#session.state),
        failToFetch: (error) => this.#failToFetch(error, "not-loaded"),
      },
      texts,
    );
  }

  /** Nothing goes on before somebody answers what the board says about its engine. */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  get session(): Session | null {
    return this.#session;
  }

  get engine(): Engine | null {
    return this.#engine;
  }

  /** Why a level chose the turn that led to the position shown, or `""`. */
  reasonOf(state: SessionState): string {
    return this.#gate.reason(state);
  }

  /**
   * Opens a game in place of the one there is, to be used as settings say; throws an `EmpikiError` and changes nothing
   * when it cannot. A puzzle or a lesson needs its part.
   */
  open(engine: Engine, opening: Opening, settings = this.#settings): void {
    const exercise = this.#exerciseFor(settings);
    const task = exercise?.read(engine, opening) ?? { opening };
    const told = (event: SessionEvent) => this.#onSession(event);
    const session = Session.open(engine, task.opening, told);
    this.close();
    this.#exercise = exercise;
    this.#settings = settings;
    session.hintLevel = this.#hintLevel;
    session.players = this.#players;
    this.#session = session;
    this.#engine = engine;
    this.#isStuck = false;
    this.stage.keepFocus(() => {
      this.stage.applySettings(settings);
      this.stage.moveList.marks = [];
      this.stage.setGame(session.info);
      exercise?.begin(session);
      this.#clock.open(this.#situation(session.state));
      this.#tellState(session.state);
    });
  }

  #exerciseFor({ mode }: Settings): Exercise | null {
    return (isExercise(mode) && this.#exercises[mode]) || null;
  }

  /** Whether something is to be fetched before a game can be opened to be used as settings say. */
  lacksPart(settings: Settings): boolean {
    if (!isExercise(settings.mode)) return false;
    const exercise = this.#exerciseFor(settings);
    return !exercise || (exercise.lacks?.(settings) ?? false);
  }

  /** Fetches that. */
  async fetchPart(settings: Settings): Promise<void> {
    const { mode } = settings;
    if (!isExercise(mode)) return;
    this.#fetching[mode] ??= this.#fetchExercise(mode).finally(() => delete this.#fetching[mode]);
    const part = await this.#fetching[mode];
    await part.prepare?.(settings);
  }

  async #fetchExercise(mode: keyof typeof parts): Promise<Exercise> {
    const texts = this.#texts;
    const { loadPart } = await parts[mode]();
    const part = (this.#exercises[mode] ??= await loadPart(this.#exerciseHost, texts));
    if (texts !== this.#texts) await part.setTexts(this.#texts);
    return part;
  }

  get #exerciseHost(): ExerciseHost {
    return {
      stage: this.stage,
      raise: this.#host.raise,
      closeExplanation: () => this.#explaining.now?.close(),
      withSession: (act) => this.#withoutShowing(act),
      tellAgain: () => this.#session && this.#tellState(this.#session.state),
      again: (opening) => this.#tryAgain(opening),
      rules: this,
      setAttribute: (name, value) => this.#host.setAttribute(name, value),
      fail: (error) => this.fail(error),
    };
  }

  /** How far the puzzle on the board is. */
  get puzzle(): PuzzleState | null {
    const part = this.#exercises.puzzle as PuzzlePart | undefined;
    return part?.state ?? null;
  }

  /** The game on the board as it may be kept; a puzzle with its solution. */
  get saved(): SavedGame | null {
    const saved = this.#session?.saved ?? null;
    return saved && (this.#exercise?.keep(saved) ?? saved);
  }

  /** Closes the game because its engine is gone: what lies on the board stays, and nobody may move. */
  suspend(): void {
    this.#isStuck = true;
    this.#show();
    this.close();
  }

  close(): void {
    // An end that was still being shown is told before the game goes.
    if (this.#isEndUntold) this.#tellEnd();
    this.#isWatching = false;
    this.#takenBackAt = null;
    this.#clock.close();
    this.#tick?.close();
    this.#gate.close();
    this.#exercise?.close();
    this.#exercise = null;
    this.#explaining.now?.drop();
    this.stage.drop();
    this.#session?.free();
    this.#session = null;
  }

  setTexts(texts: Texts): void {
    this.#texts = texts;
    this.explainer.texts = texts;
    this.stage.setTexts(texts);
    this.#gate.texts = texts;
    const fetched = [...Object.values(this.#exercises), this.#explaining.now];
    for (const part of fetched) void this.#translate(part, texts);
    this.#clock.texts = texts;
    this.#show();
    this.#speaker.texts = texts;
  }

  /** Changes how the board looks and is used. What is being said or asked stays, unless it cannot be answered now. */
  applySettings(settings: Settings): void {
    this.stage.keepFocus(() => this.#applySettings(settings));
  }

  #applySettings(settings: Settings): void {
    const wasPlay = this.#isPlay;
    const players = this.#players;
    this.#settings = settings;
    if (settings.mode !== "watch") this.#isWatching = false;
    this.stage.applySettings(settings);
    const { south, north } = this.#players;
    const isOthers = players.south !== south || players.north !== north;
    if (this.#session) this.#session.players = this.#players;
    if (wasPlay !== this.#isPlay) this.#turnMode();
    if (isOthers && this.#session) this.#tellState(this.#session.state);
    else this.#show();
  }

  /** From playing to watching or back: nothing is being chosen, and a clock may be there or gone. */
  #turnMode(): void {
    const session = this.#session;
    if (!this.#isPlay) session?.cancel();
    if (session && (!this.#isPlay || session.state.isTimed)) this.#tellState(session.state);
  }

  /** The page has something over the board: the clock stands meanwhile. */
  holdClock(isHeld: boolean): void {
    this.#clock.hold(isHeld);
  }

  /** Whether the clock is heard; what it sounds like is fetched then. */
  set sound(isOn: boolean) {
    this.#sound = isOn;
    if (isOn) void this.#fetchTick();
  }

  async #fetchTick(): Promise<void> {
    try {
      const { TickSound } = await import("./tick-sound");
      this.#tick ??= new TickSound();
      this.#armSound();
    } catch (error) {
      // It stays quiet, then.
      console.error(error);
    }
  }

  set hintLevel(level: HintLevel) {
    this.#hintLevel = level;
    if (this.#session) this.#session.hintLevel = level;
  }

  /** Plays a turn by its text; what is wrong with it is told as an error, and then nothing has changed. */
  play(turn: string): void {
    this.#withoutShowing((session) => {
      try {
        session.play(turn);
      } catch (error) {
        this.fail(error);
      }
    });
  }

  undo(): void {
    this.#withoutShowing((session) => {
      if (this.#isPlay) session.undo();
      else if (this.#exercise) this.#exercise.undo(session);
      else this.#lookBack(session);
    });
  }

  /** The focus goes to where the first turn is chosen. */
  #tryAgain(opening: Opening): void {
    if (!this.#engine) return;
    try {
      this.open(this.#engine, opening);
    } catch (error) {
      return this.fail(error);
    }
    this.#host.raise("mancala-ply", { ply: this.#session?.state.view.ply ?? 0 });
    this.stage.focusBoard();
  }

  redo(): void {
    this.#withoutShowing((session) => session.redo(this.#settings.mode === "watch"));
  }

  goTo(ply: number): void {
    this.#withoutShowing((session) => session.goTo(ply));
  }

  /** Goes to a ply, `null` to the last. */
  goToPly(ply: number | null): void {
    if (ply === null) this.goToLast();
    else this.goTo(ply);
  }

  /** Goes to the last turn of the game. */
  goToLast(): void {
    this.#withoutShowing((session) => session.goTo(session.state.view.plies.length));
  }

  /** Ends what moves by itself: the showing, the watching, levels that think, and a solution that is shown. */
  stop(): void {
    this.finishShowing();
    this.#gate.stop();
    this.#exercise?.stop();
  }

  /** Ends the showing, and the watching. */
  finishShowing(): void {
    this.#isWatching = false;
    if (!this.stage.endAside()) this.stage.settle();
    this.showAgain();
  }

  /** Shows the game as it stands, without a word. */
  showAgain(): void {
    this.#show();
  }

  /** Opens the explanation of what is on the board, or closes it; what explains is fetched with the first. */
  async explain(): Promise<void> {
    const part = await this.#explaining.fetch();
    if (part) await this.#translate(part, this.#texts);
    if (part) part.toggle();
    else this.#tellMissing("not-loaded");
  }

  /** Hands over other words; those of the part itself may not come. */
  async #translate(part: Exercise | ExplainPart | null, texts: Texts): Promise<void> {
    await part?.setTexts(texts).catch(() => this.#tellMissing("not-loaded"));
  }

  /** Looks for a good turn, and says it. */
  hint(): void {
    if (this.#isPlay) this.#gate.hint();
  }

  /** Plays turns as something to look at, then goes back to where the board was; resolves when it is over. */
  async showLine(turns: readonly string[], ply: number): Promise<void> {
    const session = this.#session;
    const engine = this.#engine;
    if (!session || !engine) return;
    this.#withoutShowing(() => session.cancel());
    try {
      await this.#gate.showLine(engine, { record: session.saved.record, ply }, turns);
    } catch (error) {
      this.fail(error);
    }
  }

  get isShowingLine(): boolean {
    return this.#gate.isShowingLine;
  }

  /** Signs beside turns of the list, until another game is opened. */
  get marks(): readonly TurnMark[] {
    return this.stage.moveList.marks;
  }
  set marks(marks: readonly TurnMark[]) {
    this.stage.moveList.marks = marks;
  }

  /** How the game ended, in words; `null` while it goes on. */
  get ending(): EndingWords | null {
    return this.#session && this.#speaker.endingWords(this.#session.state);
  }

  /** The same once its words are there. */
  async fetchEnding(): Promise<EndingWords | null> {
    return this.#session && this.#speaker.fetchEndingWords(this.#session.state);
  }

  /** Says what the board refused, to people only. */
  say(failure: string): void {
    this.#speaker.tellFailure(failure);
  }

  /** The engine did not come. */
  failToLoad(error: unknown): void {
    const failure = loadFailure(error, this.#texts);
    this.#isStuck = true;
    this.stage.giveUp();
    this.#host.raise("mancala-error", failure);
    const { code, message } = failure;
    if (code === "load-failed") this.#speaker.offer(message, "retry", () => this.#host.restart());
    else this.#speaker.offer(message, "reload", () => location.reload());
  }

  /** Does what a key on the board asks for. */
  act(intent: KeyIntent): void {
    const acts: Record<KeyIntent, () => void> = {
      undo: () => this.#maybeUndo(),
      redo: () => this.#maybeRedo(),
      back: () => (this.stage.isShowing ? this.stage.stepSeed(-1) : this.#maybeBack()),
      forward: () => (this.stage.isShowing ? this.stage.stepSeed(1) : this.#maybeRedo()),
      pause: () => this.stage.isShowing && this.stage.toggle(),
      skip: () => this.stage.endAside() || this.stage.settle(),
      keys: () => this.#speaker.showKeys(),
    };
    acts[intent]();
  }

  #stageEvents(): ConstructorParameters<typeof Stage>[0] {
    return {
      choosePit: (pit) => this.#choosePit(pit),
      answer: (isClockwise) => this.#isPlayed && this.#session?.answer(isClockwise),
      point: (pit) => this.#session?.point(this.#exercise?.isCounted ? null : pit),
      goTo: (ply) => this.goTo(ply),
      replay: () => this.#replay(),
      explain: () => void this.explain(),
      setSpeed: (speed) => this.#host.setAttribute("speed", speed),
      failToAsk: () => this.#tellMissing("not-loaded"),
      shown: () => this.#shown(),
      undo: () => this.#maybeUndo(),
      redo: () => this.#maybeRedo(),
      flip: () => this.#host.setAttribute("flip", this.#settings.flip ? "off" : "on"),
      resign: () => this.#ask((asking, ending) => asking.resign(ending)),
      agree: () => this.#ask((asking, ending) => asking.agree(ending)),
      picture: () => void this.#copyPicture(),
      keys: () => this.#speaker.showKeys(),
      watch: () => this.#toggleWatch(),
      hint: () => this.hint(),
    };
  }

  /** Shows once more what was shown last. */
  #replay(): void {
    const { aside } = this.stage;
    if (aside) aside.again?.();
    else this.#session?.replay();
  }

  #onSession(event: SessionEvent): void {
    switch (event.kind) {
      case "state":
        return this.#tellState(event.state);
      case "hint":
        return this.stage.hint(event.hint);
      case "show":
        return this.stage.show(event.sequence, false);
      case "dropped":
        return this.stage.drop();
      case "move": {
        const { move, ply, position, by } = event;
        const result = event.result?.text ?? "-";
        this.#host.raise("mancala-move", { move, ply, position, result, by });
        return;
      }
      case "ply":
        this.#host.raise("mancala-ply", { ply: event.ply });
        return;
      case "end":
        this.#isEndUntold = true;
        if (!this.stage.isShowing) this.#tellEnd();
        return;
      case "refused":
        return this.#refuse(event.refusal);
      case "withheld":
        if (this.#exercise) return this.#exercise.withhold();
        return this.#speaker.withhold("earlier");
      case "failed":
        if (!this.#exercise?.remark(event.error)) this.fail(event.error);
        return;
    }
  }

  #refuse(refusal: Refusal): void {
    if (!this.#session || this.#exercise?.refuse?.(refusal)) return;
    this.#speaker.refuse(refusal, this.#session.state);
    this.refusal = refusal;
    this.#explaining.now?.refuse();
  }

  /** Levels play only where the game is played. */
  get #players(): Players {
    return this.#isPlay ? this.#settings : (this.#exercise?.players ?? people);
  }

  /** An engine that dies over the turn of a level dies as over any other. */
  #playChosen(choice: Choice, level: number): void {
    try {
      this.#session?.play(choice.turn, { choice, level });
    } catch (error) {
      if (!this.#engine?.isDead) throw error;
      this.fail(error);
    }
  }

  /** What thinks, or the clock, did not come. */
  #failToFetch(error: unknown, code: "thinking-failed" | "not-loaded"): void {
    console.error(error);
    this.#tellMissing(code);
  }

  /** Something did not come; to go on is to try again. */
  #tellMissing(code: "thinking-failed" | "not-loaded"): void {
    const message = this.#texts.errors[code];
    this.#host.raise("mancala-error", { code, message, at: null });
    this.#speaker.offer(message, "retry", () => this.#closeQuestion());
  }

  get #isPlay(): boolean {
    return this.#settings.mode === "play";
  }

  /** People choose pits. */
  get #isPlayed(): boolean {
    return isPlayed(this.#settings.mode);
  }

  #choosePit(pit: number): void {
    if (!this.#session || this.#isStuck) return;
    const { state } = this.#session;
    const letter = state.info.letters[pit] as string;
    if (!this.#host.raise("mancala-choose", { pit, letter }) || !this.#isPlayed) return;
    if (state.phase === "direction") return this.#speaker.remindOfQuestion();
    if (this.#clock.waiting) return this.#speaker.remindOfClock(this.#clock);
    if (isLevelsTurn(state) && state.phase === "turn") return this.#speaker.remindOfTurn(state);
    this.#armSound();
    this.#session.choosePit(pit);
  }

  /**
   * Takes back a choice under way, or a question that was only asked to be sure, also while what asks is on its way;
   * tells whether there was one.
   */
  cancel(): boolean {
    const isChoosing = typeof this.#session?.state.pit === "number" && !this.stage.isShowing;
    if (this.#isAsking) this.#closeQuestion();
    else if (isChoosing && this.#isPlayed) this.#cancel();
    else return false;
    return true;
  }

  #cancel(): void {
    const { pit, view } = this.#session?.state ?? {};
    if (view && pit !== null) this.#takenBackAt = view.plies.length;
    this.#session?.cancel();
    if (pit !== null && pit !== undefined) this.stage.focusPit(pit);
  }

  #shown(): void {
    if (this.stage.aside) return this.stage.aside.shown();
    this.#session?.shown();
    if (this.#isEndUntold) this.#tellEnd();
    if (this.#isWatching) setTimeout(() => this.#watchOn(), breathMillis);
  }

  /** The end is told when everybody has seen it. */
  #tellEnd(): void {
    this.#isEndUntold = false;
    const { view } = this.#session?.state ?? {};
    if (!this.#session || !view?.result) return;
    const { result, position } = view;
    const { record } = this.#session.saved;
    this.#host.raise("mancala-end", { result: result.text, position, record });
  }

  #tellState(state: SessionState): void {
    this.refusal = null;
    this.#isAsking = false;
    this.#clock.follow(this.#situation(state));
    const { message } = this.stage;
    const hadFocus = message.hasFocus;
    // The words take their room first: the list reveals its turn in what is left.
    const { waiting, words } = this.#clock;
    this.#speaker.speak(state, { waiting, words });
    this.#exercise?.follow(state);
    this.#explaining.now?.follow(state);
    this.#show(true);
    // Buttons come and go; the focus must not go with them.
    if (!hadFocus || message.hasFocus) return;
    if (isLevelsTurn(state) && message.hasAnswers) message.focus();
    else this.stage.focusBoard();
  }

  /**
   * Looking at earlier turns, or at the last one again, does not stop the clock; nor does a question, once a choice
   * was taken back in this turn: else one could think as long as one likes.
   */
  #situation(state: SessionState): ClockSituation {
    const { isTimed, isShowing, isReplaying, phase, view } = state;
    const isTakenBack = this.#takenBackAt === view.plies.length;
    const isOwed = phase === "turn" || phase === "look" || isTakenBack;
    return {
      isTimed: isTimed && this.#isPlay && !isLevelsTurn(state),
      isAwaited: isOwed && (!isShowing || isReplaying) && !this.#isAsking,
      turns: view.plies.map(({ turn }) => turn),
    };
  }

  #startClock(): void {
    this.#armSound();
    this.#clock.start();
    this.#closeQuestion();
  }

  #armSound(): void {
    if (this.#sound && this.#session?.mode === "blitz") this.#tick?.arm();
  }

  /** Shows a state without a word about it, unless that was said just now. */
  #show(isSaid = false): void {
    const { state, saved } = this.#session ?? {};
    if (!state || !saved) return;
    const { view } = state;
    const isWaiting = this.#isStuck || this.#clock.waiting !== null || isLevelsTurn(state);
    const isAtRest = !state.isShowing && state.phase === "turn" && !this.#isAsking;
    const isFree = isAtRest && !this.stage.aside && !this.#isStuck;
    this.#clock.follow(this.#situation(state));
    this.stage.draw(state, isWaiting);
    this.stage.moveList.set(view.plies, view.ply);
    this.stage.gameBar.set({
      canUndo: this.#canUndo(state),
      canRedo: view.ply < view.plies.length,
      isOver: state.phase === "over" || state.phase === "look",
      isBinding: this.#session?.isBinding ?? false,
      isWatching: this.#isWatching,
      isAwaited: isFree && !isWaiting,
      isBlitz: state.mode === "blitz",
      mode: this.#settings.mode,
    });
    this.#gate.follow({ state, record: saved.record, isFree }, isSaid);
  }

  /** A ply may be taken back, and so may a choice under way, or a resignation before the first ply. */
  #canUndo({ view, pit }: SessionState): boolean {
    const start = this.#exercise?.start ?? 0;
    return view.ply > start || (start === 0 && view.result !== null) || pit !== null;
  }

  /** Asks about the game as it stands: a turn being shown is shown to its end, a choice under way is taken back. */
  #ask(question: (asking: Asking, ending: Ending) => BoardQuestion): void {
    this.#withoutShowing((session) => {
      session.cancel();
      const { state } = session;
      if (!this.#isPlay || state.phase !== "turn") return;
      this.#isAsking = true;
      const close = () => this.#closeQuestion();
      this.#speaker.confirm((asking) => question(asking, { state, session, close }));
      this.#show();
    });
  }

  /** What makes pictures is fetched with the first. */
  async #copyPicture(): Promise<void> {
    const { view } = this.stage;
    const state = this.#session?.state;
    if (!view || !state) return;
    // The remark takes the place of the question.
    if (this.#isAsking) this.#tellState(state);
    const texts = this.#texts;
    const told = await import("./picture-part")
      .then(({ copyPicture }) => copyPicture(view, state.view, texts))
      .catch((error: unknown) => {
        console.error(error);
        return texts.errors["not-loaded"];
      });
    this.#speaker.tellInPassing(told);
  }

  /** From looking at earlier turns to where the game goes on. */
  #toLast(): void {
    this.goToLast();
    this.stage.focusBoard();
  }

  /** The buttons of a question go; the focus must not go with them. */
  #closeQuestion(): void {
    if (this.#session) this.#tellState(this.#session.state);
    this.stage.focusBoard();
  }

  #chooseManner(manner: Manner): void {
    if (!this.#isPlayed) return;
    const pit = this.#session?.state.pit;
    this.#session?.chooseManner(manner);
    if (typeof pit === "number") this.stage.focusPit(pit);
  }

  /** A choice under way is taken back first. */
  #maybeUndo(): void {
    const state = this.#session?.state;
    if (!state || this.#settings.mode === "static" || !this.#canUndo(state)) return;
    if (state.pit !== null) this.#cancel();
    else if (this.#isPlay && this.#session?.isBinding) this.#speaker.withhold("take-back");
    else this.undo();
  }

  /** One turn back. Where moves are binding it is only looked at. */
  #maybeBack(): void {
    const state = this.#session?.state;
    if (this.#session?.isBinding && state?.pit === null && this.#settings.mode !== "static") {
      this.#withoutShowing((session) => this.#lookBack(session));
    } else this.#maybeUndo();
  }

  #lookBack(session: Session): void {
    const { ply } = session.state.view;
    if (!session.isBinding) session.undo();
    else if (ply > 0) session.goTo(ply - 1);
  }

  #maybeRedo(): void {
    const { view } = this.#session?.state ?? {};
    const isPossible = view && view.ply < view.plies.length;
    if (isPossible && this.#settings.mode !== "static") this.redo();
  }

  #toggleWatch(): void {
    if (this.#isWatching) return this.stop();
    this.#isWatching = true;
    this.#watchOn();
  }

  /** Shows the next turn of the game that is being watched, if there is one. */
  #watchOn(): void {
    if (!this.#isWatching || !this.#session || this.stage.isShowing) return;
    const { ply, plies } = this.#session.state.view;
    if (ply >= plies.length) return this.stop();
    this.#session.redo(true);
  }

  /**
   * Does something else than what is being shown. A turn is shown to its end first. The laps before a question
   * are not, for what follows them would then be played: the session drops them once something else is done.
   */
  #withoutShowing(act: (session: Session) => void): void {
    this.#isWatching = false;
    this.stage.endAside();
    if (this.#session?.state.pit === null) this.stage.settle();
    if (this.#session) act(this.#session);
  }

  /** Tells what went wrong, and offers what can be done about it. */
  fail(error: unknown, info = this.#session?.info ?? null): void {
    this.explainer.tell(error, info, (failure) => this.#tellFailure(failure));
  }

  #tellFailure(failure: Failure): void {
    const isDeath = failure.code === "engine-dead";
    this.#isStuck ||= isDeath;
    if (isDeath) this.#show();
    this.#host.raise("mancala-error", failure);
    const { message } = failure;
    if (isDeath) this.#speaker.offer(message, "restart", () => this.#host.restart());
    else this.#speaker.tellFailure(message);
  }
}
