import { Board, fetchMotion, motionNow, together, type Motion } from "../board/board";
import type { BoardState, Progress, Showing } from "../board/contract";
import type { GameId, GameInfo, QuestionView, SideName } from "../engine/types";
import type { Texts } from "../i18n";
import { boardTexts } from "./board-texts";
import { build } from "./build";
import { isPlayed, type Settings } from "./attributes";
import { GameBar, type GameActs } from "./game-bar";
import { ListsGate } from "./lists-gate";
import { Message } from "./message";
import { MoveList } from "./move-list";
import { PlaybackBar } from "./playback-bar";
import { reservedHeight } from "./reserved-room";
import { adoptStyles } from "./styles";
import { isLevelsTurn } from "../session/players";
import type { Hint, Sequence, SessionState } from "../session/state";

/** Something shown on the board that is not of the game: the next state that is drawn leaves it there. */
export interface Aside {
  /** A turn of it has been shown to its end. */
  shown(): void;
  /** Something else is to be seen. */
  end(): void;
  /** It has been shown, and is to be seen once more. */
  again?(): void;
}

/** What people do on the stage. */
export interface StageEvents extends GameActs {
  choosePit(pit: number): void;
  answer(isClockwise: boolean): void;
  point(pit: number | null): void;
  goTo(ply: number): void;
  replay(): void;
  setSpeed(speed: string): void;
  explain(): void;
  /** What asks for a direction did not come. */
  failToAsk(): void;
  /** What was to be shown has been shown. */
  shown(): void;
}

const nothing: ReadonlySet<number> = new Set();
const allPits = ({ pits }: BoardState["board"]): ReadonlySet<number> => new Set(pits.keys());

/** The board and the parts around it, and the turn being shown. It shows what it is told and decides nothing. */
export class Stage {
  readonly element: HTMLElement;
  readonly message: Message;
  readonly gameBar: GameBar;
  readonly moveList: MoveList;
  /** Whose pits are called one's own where one learns or solves, also while the other side is to move. */
  learner: SideName | null = null;
  readonly dialog = new ListsGate(() => this.message.remark(this.#texts.errors["not-loaded"]));
  /** What stands in the tag, shown in place of the board until it is there. */
  readonly #instead = build("slot", { class: "instead" });
  /** Where the board stands; its keys are the board's keys. */
  readonly boardPlace = build(
    "div",
    { class: "stage", attributes: { part: "board" } },
    this.#instead,
  );
  readonly #playback: PlaybackBar;
  readonly #events: StageEvents;
  #texts: Texts;
  #board: Board | null = null;
  /** What is being shown, and the steps that it shows; the steps of what was shown last stay. */
  showing: Showing | null = null;
  sequence: Sequence | null = null;
  /** Is to be shown once there is what shows it. Until then the board stays as it was. */
  #awaited: Sequence | null = null;
  #isPaused = false;
  #state: SessionState | null = null;
  #isWaiting = false;
  aside: Aside | null = null;
  /** Hears of every showing that begins, and how far it is. */
  onShow: ((progress: Progress | null) => void) | null = null;
  #isFetchingToAsk = false;
  #hasForeseen = false;
  /** What the board has been told. */
  #known: Partial<BoardState> = {};
  #settings: Settings;

  constructor(events: StageEvents, texts: Texts, settings: Settings) {
    this.#events = events;
    this.#texts = texts;
    this.#settings = settings;
    this.gameBar = new GameBar(events, texts);
    this.moveList = new MoveList((ply) => events.goTo(ply), texts);
    this.#playback = this.#makePlayback(texts);
    this.message = new Message({
      showAll: (title, sentence) =>
        void this.dialog.show((dialog) => dialog.showSentence(this.#texts, title, sentence)),
      explain: () => events.explain(),
    });
    // In a narrow place the dock keeps to the edge of the screen while the board is in view.
    const dock = build("div", { class: "dock" }, this.#playback.element, this.message.element);
    this.element = build(
      "div",
      { class: "root" },
      build("div", { class: "table" }, this.boardPlace, dock),
      this.gameBar.element,
      this.moveList.element,
      this.dialog.element,
    );
    for (const sign of ["pointerover", "focusin"]) {
      this.element.addEventListener(sign, () => this.#foresee());
    }
    this.setTexts(texts);
    this.applySettings(settings);
  }

  /** Whether the focus is somewhere in it. */
  get hasFocus(): boolean {
    return this.element.matches(":focus-within");
  }

  get isShowing(): boolean {
    return this.showing !== null || this.#awaited !== null || this.aside !== null;
  }

  /** Ends what is not of the game, and tells whether there was such a thing. */
  endAside(): boolean {
    const { aside } = this;
    aside?.end();
    return aside !== null;
  }

  /** Rings pits for a reason that is told beside the board, until the next state is drawn. */
  mark(pits: readonly number[]): void {
    this.#put({ marked: new Set(pits) });
  }

  /** Keeps free the room that the board of a game will take. */
  reserve(game: GameId): void {
    together(
      () => this.boardPlace.clientWidth,
      (width) => {
        if (width > 0 && !this.#board) this.#setRoom(`${String(reservedHeight(game, width))}px`);
      },
    );
  }

  /** There will be no board: what stands in its place need not keep to its room. */
  giveUp(): void {
    this.#instead.classList.add("is-all");
  }

  #setRoom(height: string): void {
    this.boardPlace.style.setProperty("--room", height);
  }

  /** Puts a board for this game on the stage, if it has none yet. */
  setGame(info: GameInfo): void {
    if (this.#state?.info.id === info.id && this.#board) return;
    this.#board?.destroy();
    this.#setRoom("");
    this.#instead.remove();
    this.#known = {};
    this.#board = new Board(this.boardPlace, this.#boardTexts(info), {
      onPit: (pit) => this.#events.choosePit(pit),
      onAnswer: (isClockwise) => this.#events.answer(isClockwise),
      onPoint: (pit) => this.#events.point(pit),
      onProgress: (progress) => this.#follow(progress),
    });
  }

  setTexts(texts: Texts): void {
    this.#texts = texts;
    this.element.lang = texts.lang;
    this.element.dir = texts.direction;
    this.message.setTexts(texts);
    this.#playback.setTexts(texts);
    this.gameBar.setTexts(texts);
    this.moveList.setTexts(texts);
    if (this.#state) this.#board?.setTexts(this.#boardTexts(this.#state.info));
  }

  applySettings(settings: Settings): void {
    this.#settings = settings;
    this.element.dataset["controls"] = settings.controls;
    this.element.dataset["mode"] = settings.mode;
    this.moveList.isEnabled = settings.mode !== "static";
    this.#playback.setSpeed(String(settings.speed));
    this.#board?.setSpeed(settings.speed);
    if (this.#state) this.draw(this.#state, this.#isWaiting);
  }

  /** What is to be seen of the board, for a picture of it. */
  get view(): Board["view"] {
    return this.#board?.view ?? null;
  }

  /** Whether nothing keeps one from seeing the board and choosing a pit. */
  get isBoardFree(): boolean {
    return !this.dialog.isOpen && this.boardPlace.clientWidth > 0;
  }

  /** Shows a state at rest; while a turn is being shown, only remembers it. `isWaiting`: nobody may move yet. */
  draw(state: SessionState, isWaiting: boolean): void {
    this.#state = state;
    this.#isWaiting = isWaiting;
    // Paper has it under the board.
    this.boardPlace.dataset["position"] = state.view.position;
    const { flip, letters, counts, mode } = this.#settings;
    const isShowing = state.isShowing || this.aside !== null;
    const isIdle = isWaiting || state.phase === "over" || state.phase === "look";
    const mayMove = isPlayed(mode) && !isIdle;
    // Any pit may be chosen, and nobody moves.
    const isAsked = mode === "choose";
    this.#put({
      info: state.info,
      // What lies on the board while a turn is shown is the showing's affair.
      ...(isShowing ? {} : { board: state.board }),
      mover: mayMove ? state.view.mover : null,
      playable: isAsked ? allPits(state.board) : mayMove && !isShowing ? state.playable : nothing,
      ringed: isAsked ? "pointed" : "all",
      question: isShowing || !mayMove ? null : this.#askable(state.question),
      lastTurn: isShowing ? null : state.lastTurn,
      hint: isShowing || !mayMove ? null : state.hint,
      marked: nothing,
      evidence: isShowing ? nothing : state.evidence,
      isFlipped: flip,
      hasLetters: letters,
      counts,
    });
    if (!this.showing) this.#playback.rest(state.trace !== null && !this.#awaited);
    if (mode === "watch" || isLevelsTurn(state)) this.#foresee();
  }

  /** A question is put once what asks it is there, which comes with what shows turns. */
  #askable(question: QuestionView | null): QuestionView | null {
    if (!question) return null;
    const motion = motionNow();
    if (motion) adoptStyles(this.element, motion.answerStyles);
    else if (!this.#isFetchingToAsk) void this.#fetchToAsk();
    return motion && question;
  }

  async #fetchToAsk(): Promise<void> {
    this.#isFetchingToAsk = true;
    const motion = await fetchMotion();
    this.#isFetchingToAsk = false;
    if (!this.#board || this.#isWaiting || !this.#state?.question) return;
    if (motion) this.draw(this.#state, this.#isWaiting);
    else this.#events.failToAsk();
  }

  /** Points out where a lap would end. */
  hint(hint: Hint | null): void {
    if (!this.isShowing && !this.#isWaiting && isPlayed(this.#settings.mode)) this.#put({ hint });
  }

  /** Shows steps; `shown` is told when they are over, however they end. */
  show(sequence: Sequence, startPaused: boolean): void {
    if (!this.#board) return this.#events.shown();
    this.#isPaused = startPaused;
    // The showing leaves this on the board, also when it is dropped.
    this.#known = { ...this.#known, board: sequence.after };
    const motion = motionNow();
    if (motion) this.#play(this.#board, motion, sequence);
    else void this.#playLater(this.#board, sequence);
  }

  #play(board: Board, motion: Motion, sequence: Sequence): void {
    const startPaused = this.#isPaused;
    const showing = board.show(motion, sequence, { speed: this.#settings.speed, startPaused });
    this.showing = showing;
    this.sequence = sequence;
    this.onShow?.(null);
    void showing.finished.then(() => {
      if (this.showing === showing) this.#finish();
    });
  }

  /** Shows it when there is what shows it; if that does not come, or nobody would see it, only how it ends. */
  async #playLater(board: Board, sequence: Sequence): Promise<void> {
    this.#awaited = sequence;
    const isSeen = board.measureIsSeen() && this.#settings.speed !== "instant";
    const motion = await (isSeen ? fetchMotion() : null);
    if (this.#awaited !== sequence) return;
    if (!motion) return this.settle();
    this.#awaited = null;
    this.#play(board, motion, sequence);
  }

  /** A turn may soon be shown: nobody is to wait for it. Where it does not come now, it is asked for when it is needed. */
  #foresee(): void {
    const { mode, speed } = this.#settings;
    if (this.#hasForeseen || mode === "static" || speed === "instant") return;
    this.#hasForeseen = true;
    void fetchMotion();
  }

  /** Ends the showing at once, if there is one. */
  settle(): void {
    if (this.#end()) this.#finish();
  }

  /** Ends the showing without a word: something else is to be seen. */
  drop(): void {
    this.#end();
  }

  /** Brings the board to the end of what is shown, and tells whether something was. */
  #end(): boolean {
    const [showing, awaited] = [this.showing, this.#awaited];
    this.showing = this.#awaited = null;
    showing?.skip();
    if (awaited) this.#board?.set({ board: awaited.after });
    return showing !== null || awaited !== null;
  }

  /** Pauses the turn being shown, or goes on; without one, shows the last turn again. */
  toggle(): void {
    if (!this.showing) return this.#events.replay();
    if (this.#isPaused) this.showing.play();
    else this.showing.pause();
  }

  stepSeed(by: 1 | -1): void {
    this.showing?.stepSeed(by);
  }

  focusPit(pit: number): void {
    this.#board?.focusPit(pit);
  }

  /** Puts the focus on the pit where arrows would go on. */
  focusBoard(): void {
    this.#board?.focus();
  }

  /** Does what may take the part away that has the focus: the board gets it then. */
  keepFocus(work: () => void): void {
    const root = this.element.getRootNode() as ShadowRoot;
    const { hasFocus: hadFocus } = this;
    work();
    if (hadFocus && !root.activeElement?.checkVisibility()) this.focusBoard();
  }

  destroy(): void {
    this.showing = this.#awaited = null;
    this.#board?.destroy();
    this.#board = null;
  }

  /** Tells the board only what has changed: some changes make it paint everything anew. */
  #put(wanted: Partial<BoardState>): void {
    const before = this.#known;
    const changed = Object.entries(wanted).filter(
      ([key, value]) => before[key as keyof BoardState] !== value,
    );
    this.#known = { ...before, ...wanted };
    this.#board?.set(Object.fromEntries(changed));
  }

  #finish(): void {
    this.showing = null;
    this.#events.shown();
  }

  #follow(progress: Progress): void {
    this.#isPaused = progress.state === "paused";
    if (progress.state !== "done") this.#playback.follow(progress);
    this.onShow?.(progress);
  }

  #makePlayback(texts: Texts): PlaybackBar {
    const acts = {
      rewind: () => this.showing?.rewind(),
      lapBack: () => this.showing?.stepLap(-1),
      seedBack: () => this.stepSeed(-1),
      play: () => this.toggle(),
      seedOn: () => this.stepSeed(1),
      lapOn: () => this.showing?.stepLap(1),
      skip: () => this.settle(),
      setSpeed: (speed: string) => this.#events.setSpeed(speed),
    };
    return new PlaybackBar(acts, texts);
  }

  #boardTexts(info: GameInfo): ReturnType<typeof boardTexts> {
    const mover = () => {
      if (this.learner) return this.learner;
      const mayMove = isPlayed(this.#settings.mode);
      return mayMove && this.#state && !isLevelsTurn(this.#state) ? this.#state.view.mover : null;
    };
    const evidence = () => (this.#state?.isShowing ? nothing : (this.#state?.evidence ?? nothing));
    const isWon = () => ["south", "north"].includes(this.#state?.view.result?.winner ?? "");
    return boardTexts(this.#texts, info, { mover, evidence, isWon });
  }
}
