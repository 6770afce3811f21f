import { build } from "../element/build";
import type { MancalaBoard } from "../element/define";
import type { MancalaEvents } from "../element/events";
import { loadEngine, type Engine } from "../session/engine";
import type { SavedGame } from "../session/saved";
import { GameHold } from "../storage/hold";
import type { KeptGame, KeptMatch, KeptScore, Side, Stage } from "../storage/games";
import { followPreferences } from "./board-settings";
import { keptScore, plainGame, playOf, turnsOf } from "./kept-game";
import type { MenuItem } from "./masthead";
import type { NextGame } from "./match/next-game";
import { onDemand } from "./on-demand";
import { PlayTitle } from "./play-title";
import { matchHash, newHash } from "./route";
import { laterParts, type PageParts, type Screen } from "./screen";

/** Failures of a kept game that can never be opened, in contrast to those of the engine or the network. */
const isUnreadable = (code: string): boolean => code.startsWith("bad-") || code === "no-such-ply";

/** The screen where a game is played. Whatever is kept of it is kept here; the element knows no storage. */
export class PlayScreen implements Screen {
  readonly title: string;
  readonly elements: readonly HTMLElement[];
  readonly menu: readonly MenuItem[];
  readonly game: SavedGame["game"];
  readonly #parts: PageParts;
  readonly #gone: AbortSignal;
  readonly #hold: GameHold;
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
    this.#hold = new GameHold(parts.store, game);
    this.#title = new PlayTitle(parts.texts, game, () => this.#showResult());
    this.#board = document.createElement("mancala-board");
    this.#board.game = game;
    this.elements = [this.#title.element, this.#place];
    this.menu = this.#menu();
    this.#listen();
    followPreferences(this.#board, parts.preferences, gone);
    this.#loadKept();
    void this.#findEngine();
  }

  #menu(): MenuItem[] {
    const { texts } = this.#parts;
    const go = (hash: string) => () => (location.hash = hash);
    return [
      { icon: "plus", label: texts.page.newGame, act: go(newHash(this.game)) },
      { icon: "table", label: texts.flow.match, act: go(matchHash(this.game)) },
      { icon: "record", label: texts.flow.records, act: () => this.#openRecords() },
      { icon: "book", label: texts.page.rules, act: () => this.#showRules() },
    ];
  }

  /** The score is the engine's to tell. The board says what there is to say when it cannot be had. */
  async #findEngine(): Promise<void> {
    try {
      this.#engine = await loadEngine();
    } catch {
      return;
    }
    if (!this.#gone.aborted) this.#tellScore();
  }

  /** One that has stopped says nothing any more; the board starts another when it is asked to. */
  get #livingEngine(): Engine | null {
    return this.#engine?.isDead ? null : this.#engine;
  }

  #loadKept(): void {
    this.#title.tellPeople();
    this.#show(this.#hold.take());
  }

  /** Shows a game and its match, at whatever stage it is; `null`: the start, by the rules as they are. */
  #show(kept: KeptGame | null): void {
    ({ match: this.#match, starter: this.#starter } = kept
      ? { match: kept.match, starter: kept.stage.starter }
      : plainGame(this.game));
    this.#score = kept?.score ?? null;
    const stage = kept?.stage ?? null;
    this.#leaveStage();
    this.#leaveStage = () => undefined;
    // The arranging has a title of its own.
    this.#title.element.hidden = stage?.kind === "arranging";
    if (stage && stage.kind !== "playing") this.#showStage(stage);
    else this.#showBoard(stage);
    this.#tellScore();
  }

  #showBoard(stage: Extract<Stage, { kind: "playing" }> | null): void {
    if (!this.#hasBoard) this.#place.replaceChildren(this.#board);
    if (!stage) return this.#board.reset();
    const { record, ply, former } = stage;
    this.#board.load(former ?? { game: this.game, record, ply });
  }

  get #hasBoard(): boolean {
    return this.#board.parentElement === this.#place;
  }

  /** What comes before the board: the lot, or the arranging of the seeds. */
  #showStage(stage: Exclude<Stage, { kind: "playing" }>): void {
    const waiting = build("p", { class: "lead" }, this.#parts.texts.flow.loading);
    this.#place.replaceChildren(waiting);
    const part = async () => {
      const [{ stageView }, engine, parts] = await Promise.all([
        import("./match/stage-view"),
        loadEngine(),
        laterParts(this.#parts),
      ]);
      // Another tab, or another turn of things, may have been faster.
      if (waiting.parentElement !== this.#place) return null;
      return stageView(parts, engine, this.#match, stage, {
        keep: (now) => this.#enter(this.#match, now, false),
        enter: (next) => this.#goOn(next),
      });
    };
    this.#onDemand(part, (view) => {
      if (!view) return;
      this.#leaveStage = () => view.leave();
      this.#place.replaceChildren(...view.elements);
    });
  }

  /** Goes on to another stage, or keeps a change of this one. */
  #enter(match: KeptMatch, stage: Stage, isShown: boolean): void {
    const kept = { match, stage, score: keptScore(this.#livingEngine, match, stage) };
    if (!this.#hold.keep(kept)) return this.#askWhichStays(kept);
    if (!isShown) return;
    this.#title.tellPeople();
    this.#show(kept);
    this.#title.focusHeading();
  }

  #goOn(next: (engine: Engine) => Stage): void {
    const part = async () => next(await loadEngine());
    this.#onDemand(part, (stage) => this.#enter(this.#match, stage, true));
  }

  #listen(): void {
    const signal = this.#gone;
    const { store, dialogs } = this.#parts;
    const board = this.#board;
    board.addEventListener("mancala-ready", () => this.#carryOver(), { signal });
    board.addEventListener("mancala-ply", () => this.#keep(), { signal });
    board.addEventListener("mancala-move", () => this.#onMove(), { signal });
    board.addEventListener("mancala-end", () => this.#end(), { signal });
    board.addEventListener("mancala-error", (event) => this.#onError(event), { signal });
    store.watch((name) => this.#hold.isNamed(name) && this.#compare(), signal);
    // A page that was asleep has heard of nothing.
    addEventListener("pageshow", () => this.#compare(), { signal });
    document.addEventListener("visibilitychange", () => this.#compare(), { signal });
    signal.addEventListener("abort", () => this.#leaveStage());
    dialogs.follow((isOpen) => board.holdClock(isOpen), signal);
  }

  /** A game that was kept formerly is kept as a record once it has been opened. */
  #carryOver(): void {
    if (this.#hold.kept) this.#keep();
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
    const now = this.#now;
    if (!now) return;
    if (!this.#hold.keep(now)) return this.#askWhichStays(now);
    this.#tellScore();
  }

  #tellScore(): void {
    const now = this.#now;
    this.#score = now?.score ?? this.#score;
    this.#title.tellScore(this.#match, this.#score);
    this.#title.hasResult = now?.stage.kind === "playing" && now.stage.result !== null;
  }

  /** What is kept cannot be opened: it is put aside, and the game begins anew. */
  #onError(event: Event): void {
    const { detail } = event as CustomEvent<MancalaEvents["mancala-error"]>;
    if (!isUnreadable(detail.code) || !this.#hold.kept) return;
    this.#hold.setAside();
    this.#show(null);
  }

  /** Another tab may have changed this game. What grew out of this tab's game loses nothing and is taken over. */
  #compare(): void {
    const { standing } = this.#hold;
    if (standing === "same") return;
    const now = this.#now;
    if (standing === "apart" && now) return this.#askWhichStays(now);
    this.#parts.dialogs.closeAll();
    this.#loadKept();
    this.#title.tellNews(this.#parts.texts.page.takenOver);
  }

  #askWhichStays(here: KeptGame): void {
    const there = this.#hold.kept;
    if (!there) return;
    this.#onDemand(
      () => Promise.all([import("./dialogs"), laterParts(this.#parts)]),
      ([{ askWhichStays }, parts]) =>
        askWhichStays(parts, {
          game: this.game,
          here: turnsOf(here),
          there: turnsOf(there),
          keepThis: () => this.#insist(here),
          loadOther: () => this.#loadKept(),
        }),
    );
  }

  /** The board may have gone on while the question was open. */
  #insist(here: KeptGame): void {
    const isOnBoard = here.stage.kind === "playing";
    this.#hold.insist((isOnBoard && this.#now) || here);
    this.#tellScore();
  }

  #showResult(): void {
    const { ending } = this.#board;
    const now = this.#now;
    if (!ending || !now) return;
    const part = () =>
      Promise.all([import("./match/result"), loadEngine(), laterParts(this.#parts)]);
    this.#onDemand(part, ([{ showResult }, engine, parts]) =>
      showResult(parts, engine, {
        ending,
        kept: now,
        begin: (next) => this.#begin(next),
      }),
    );
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
        replaced: () => this.#loadKept(),
        annotated: (saved, names) => this.#annotate(saved, names),
      });
    });
  }

  #annotate(saved: SavedGame, names: KeptMatch["names"]): void {
    this.#match = { ...this.#match, names };
    this.#board.load(saved);
    this.#keep();
  }

  #showRules(): void {
    this.#onDemand(
      () => Promise.all([import("./dialogs"), laterParts(this.#parts)]),
      ([{ showRules }, parts]) => showRules(parts, this.game),
    );
  }

  #onDemand<T>(part: () => Promise<T>, use: (part: T) => void): void {
    void onDemand({ notices: this.#parts.notices, gone: this.#gone }, part, use);
  }
}
