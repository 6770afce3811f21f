import { build } from "../element/build";
import type { MancalaBoard } from "../element/define";
import type { MancalaEvents } from "../element/events";
import { loadEngine, type Engine } from "../session/engine";
import type { SavedGame } from "../session/saved";
import type { KeptGame, KeptMatch, KeptScore, Side, Stage } from "../storage/games";
import { followPreferences } from "./board-settings";
import { GameKeeper } from "./game-keeper";
import { finishedOf, isRefusal, keptScore, plainGame, playOf } from "./kept-game";
import type { MenuItem } from "./masthead";
import type { NextGame } from "./match/next-game";
import { onceGone, onDemand, waitFor } from "./on-demand";
import { PlayTitle } from "./play-title";
import { playersOf } from "./players";
import { matchHash, newHash } from "./route";
import { icons } from "./icons";
import { laterParts, type PageParts, type Screen } from "./screen";

/** The screen where a game is played. Whatever is kept of it is kept here; the element knows no storage. */
export class PlayScreen implements Screen {
  readonly title: string;
  readonly elements: readonly HTMLElement[];
  readonly menu: readonly MenuItem[];
  readonly game: SavedGame["game"];
  readonly #parts: PageParts;
  readonly #gone: AbortSignal;
  readonly #keeper: GameKeeper;
  readonly #title: PlayTitle;
  readonly #board: MancalaBoard;
  /** Where the board is, or whatever comes before it. */
  readonly #place = build("div", { class: "play-place" });
  #engine: Engine | null = null;
  #match: KeptMatch;
  #starter: Side;
  #score: KeptScore | null = null;
  #leaveStage: () => void = () => undefined;

  constructor(parts: PageParts, game: SavedGame["game"], gone: AbortSignal) {
    this.#parts = parts;
    this.#gone = gone;
    this.game = game;
    ({ match: this.#match, starter: this.#starter } = plainGame(game));
    this.title = parts.texts.games[game].name;
    this.#keeper = this.#makeKeeper();
    this.#title = new PlayTitle(parts.texts, game, () => this.#showResult());
    this.#board = document.createElement("mancala-board");
    this.#board.game = game;
    this.elements = [this.#title.element, this.#place];
    this.menu = this.#menu();
    this.#listen();
    followPreferences(this.#board, parts.preferences, gone);
    this.#keeper.load();
    void this.#findEngine();
  }

  #makeKeeper(): GameKeeper {
    return new GameKeeper(this.#parts, this.game, this.#gone, {
      now: () => this.#now,
      show: (kept) => this.#show(kept),
      tellNews: () => this.#takenOver(),
      engine: () => this.#livingEngine,
    });
  }

  #menu(): MenuItem[] {
    const { texts } = this.#parts;
    const go = (hash: string) => () => (location.hash = hash);
    return [
      { icon: icons.plus, label: texts.page.newGame, act: go(newHash(this.game)) },
      { icon: icons.table, label: texts.flow.match, act: go(matchHash(this.game)) },
      { icon: icons.record, label: texts.flow.records, act: () => this.#openRecords() },
      { icon: icons.analyse, label: texts.flow.analyse, act: (opener) => this.#analyse(opener) },
      { icon: icons.book, label: texts.page.rules, act: () => this.#showRules() },
    ];
  }

  /** The score is the engine's to tell. The board says what there is to say when it cannot be had. */
  async #findEngine(): Promise<void> {
    const engine = await loadEngine().catch(() => null);
    if (engine && !this.#gone.aborted && this.#isAcceptedBy(engine)) this.#tellScore();
  }

  /** Whether the engine accepts what is kept; if not, the game has begun anew. */
  #isAcceptedBy(engine: Engine): boolean {
    this.#engine = engine;
    return this.#keeper.judge();
  }

  /** One that has stopped says nothing any more; the board starts another when it is asked to. */
  get #livingEngine(): Engine | null {
    return this.#engine?.isDead ? null : this.#engine;
  }

  /** Shows a game and its match, at whatever stage it is; `null`: the start, by the rules as they are. */
  #show(kept: KeptGame | null, takesFocus = false): void {
    const hadFocus = this.#hasFocus;
    this.#title.tellPeople();
    ({ match: this.#match, starter: this.#starter } = kept
      ? { match: kept.match, starter: kept.stage.starter }
      : plainGame(this.game));
    this.#score = kept?.score ?? null;
    const stage = kept?.stage ?? null;
    this.#leaveStage();
    this.#leaveStage = () => undefined;
    // The arranging has a title of its own.
    this.#title.element.hidden = stage?.kind === "arranging";
    if (stage && stage.kind !== "playing") this.#showStage(stage, takesFocus || hadFocus);
    else this.#showBoard(stage);
    if (takesFocus || (hadFocus && !this.#hasFocus)) this.#title.focus();
    this.#tellScore();
  }

  get #hasFocus(): boolean {
    return this.#place.contains(document.activeElement);
  }

  /** Another tab has brought what is shown; its levels think there, and not here as well. */
  #takenOver(): void {
    this.#board.stop();
    this.#title.tellNews(this.#parts.texts.page.takenOver);
  }

  #showBoard(stage: Extract<Stage, { kind: "playing" }> | null): void {
    if (!this.#hasBoard) this.#place.replaceChildren(this.#board);
    if (!stage) return this.#open(null);
    const { record, ply, plies, former } = stage;
    this.#open(former ?? { game: this.game, record, ply, plies });
  }

  /** Opens a game on the board, with its players; `null`: the start. */
  #open(saved: unknown): void {
    Object.assign(this.#board, playersOf(this.#match.names));
    if (saved) this.#board.load(saved);
    else this.#board.reset();
    this.#place.dispatchEvent(new Event("opened"));
  }

  get #hasBoard(): boolean {
    return this.#board.parentElement === this.#place;
  }

  /** What comes before the board: the lot, or the arranging of the seeds. */
  #showStage(stage: Exclude<Stage, { kind: "playing" }>, takesFocus: boolean): void {
    const part = () =>
      Promise.all([import("./match/stage-view"), loadEngine(), laterParts(this.#parts)]);
    const waiting = this.#waitFor(part, ([{ stageView }, engine, parts]) => {
      // Another tab, or another turn of things, may have been faster.
      if (waiting.parentElement !== this.#place || !this.#isAcceptedBy(engine)) return;
      const view = stageView(parts, engine, this.#match, stage, {
        keep: (now) => this.#enter(this.#match, now, false),
        enter: (next) => this.#goOn(next),
      });
      this.#leaveStage = () => view.leave();
      const mustFocus = takesFocus || this.#hasFocus;
      this.#place.replaceChildren(...view.elements);
      // The arranging has a heading of its own.
      if (mustFocus) (this.#place.querySelector("h1") ?? this.#title).focus();
    });
    this.#place.replaceChildren(waiting);
  }

  /** Goes on to another stage, or keeps a change of this one. */
  #enter(match: KeptMatch, stage: Stage, isShown: boolean): void {
    const entered = { match, stage, score: keptScore(this.#livingEngine, match, stage) };
    this.#keeper.keep(
      () => entered,
      (kept) => isShown && this.#show(kept, true),
    );
  }

  #goOn(next: (engine: Engine) => Stage): void {
    const part = async () => next(await loadEngine());
    this.#onDemand(part, (stage) => this.#enter(this.#match, stage, true));
  }

  #listen(): void {
    const signal = this.#gone;
    const board = this.#board;
    board.addEventListener("mancala-ready", () => this.#carryOver(), { signal });
    board.addEventListener("mancala-ply", () => this.#keep(), { signal });
    board.addEventListener("mancala-move", () => this.#onMove(), { signal });
    board.addEventListener("mancala-end", () => this.#end(), { signal });
    board.addEventListener("mancala-error", (event) => this.#onError(event), { signal });
    onceGone(signal, () => this.#leaveStage());
    this.#parts.dialogs.follow((isOpen) => board.holdClock(isOpen), signal);
  }

  /** A game that was kept formerly is kept as a record once it has been opened. */
  #carryOver(): void {
    if (this.#keeper.hasKept) this.#keep();
  }

  #onMove(): void {
    this.#title.tellPeople();
    // A turn was played: so the board has an engine that lives.
    if (!this.#livingEngine) void this.#findEngine();
  }

  #end(): void {
    this.#keep();
    this.#showResult();
  }

  get #now(): KeptGame | null {
    const stage = this.#hasBoard ? playOf(this.#board, this.#starter) : null;
    if (!stage) return null;
    const match = this.#match;
    return { match, stage, score: keptScore(this.#livingEngine, match, stage) ?? this.#score };
  }

  #keep(): void {
    this.#keeper.keep(
      () => this.#now,
      () => this.#tellScore(),
    );
  }

  #tellScore(): void {
    const now = this.#now;
    this.#score = now?.score ?? this.#score;
    const stage = now?.stage ?? null;
    this.#title.tellScore(this.#match, this.#score, stage);
    this.#title.hasResult = stage !== null && finishedOf(stage) !== null;
  }

  #onError(event: Event): void {
    const { detail } = event as CustomEvent<MancalaEvents["mancala-error"]>;
    if (isRefusal(detail.code) && this.#keeper.hasKept) this.#keeper.refuse();
  }

  #showResult(): void {
    this.#goToEnd();
    const now = this.#now;
    if (!this.#board.ending || !now) return;
    const part = () =>
      Promise.all([
        import("./match/result"),
        this.#board.fetchEnding(),
        loadEngine(),
        laterParts(this.#parts),
      ]);
    this.#onDemand(part, ([{ showResult }, ending, engine, parts]) => {
      const begin = (next: NextGame) => this.#begin(next);
      if (ending) showResult(parts, engine, { ending, kept: now, begin });
    });
  }

  /** The result belongs to the end of the game, also when somebody is looking back. */
  #goToEnd(): void {
    const { saved } = this.#board;
    if (saved?.plies !== undefined && saved.ply < saved.plies) this.#board.goTo(saved.plies);
  }

  /** Begins the next game of the match, or another match. */
  #begin(next: NextGame): void {
    const part = async () => {
      const [{ nextStage }, engine] = await Promise.all([
        import("./match/next-game"),
        loadEngine(),
      ]);
      return nextStage(engine, next);
    };
    this.#onDemand(part, (stage) => this.#enter(next.match, stage, true));
  }

  #openRecords(): void {
    const part = () =>
      Promise.all([import("./match/records-of-game"), loadEngine(), laterParts(this.#parts)]);
    this.#onDemand(part, ([{ openRecordsOf }, engine, parts]) => {
      const saved = this.#hasBoard ? this.#board.saved : null;
      openRecordsOf(parts, engine, this.game, saved, {
        replaced: () => this.#keeper.load(),
        annotated: (saved, names) => this.#annotate(saved, names),
      });
    });
  }

  #annotate(saved: SavedGame, names: KeptMatch["names"]): void {
    this.#match = { ...this.#match, names };
    this.#open(saved);
    this.#keep();
  }

  /** Opens the analysis beside the board, or closes it. */
  #analyse(opener: HTMLElement): void {
    this.#onDemand(
      () => Promise.all([import("./analysis/beside-board"), laterParts(this.#parts)]),
      ([{ toggleAnalysis }, parts]) =>
        toggleAnalysis(parts, { board: this.#board, place: this.#place, opener }, this.#gone),
    );
  }

  #showRules(): void {
    this.#onDemand(
      () => Promise.all([import("./dialogs"), laterParts(this.#parts)]),
      ([{ showRules }, parts]) => showRules(parts, this.game),
    );
  }

  #onDemand<T>(part: () => Promise<T>, use: (part: T) => void): void {
    void onDemand({ ...this.#parts, gone: this.#gone }, part, use);
  }

  #waitFor<T>(part: () => Promise<T>, use: (part: T) => void): HTMLElement {
    return waitFor({ ...this.#parts, gone: this.#gone }, part, use);
  }
}
