import "../later-styles";
import "./teacher.css";
import { build } from "../../element/build";
import type { MancalaBoard } from "../../element/define";
import type { MancalaEvents } from "../../element/events";
import { loadEngine, type Engine } from "../../session/engine";
import { isLevel, otherSide } from "../../session/players";
import { plainMatch, matchAnew } from "../../session/match";
import type { SavedGame } from "../../session/saved";
import type { KeptGame, KeptMatch, Side, Stage } from "../../storage/games";
import { focusBoard } from "../board-focus";
import { followPreferences } from "../board-settings";
import { GameKeeper } from "../game-keeper";
import { icons } from "../icons";
import { isRefusal, playOf } from "../kept-game";
import type { MenuItem } from "../masthead";
import { stageAfterLot } from "../match/next-game";
import { stageView } from "../match/stage-view";
import { onceGone, onDemand } from "../on-demand";
import { playersOf } from "../players";
import { newTaughtHash } from "../route";
import type { LaterParts, Screen } from "../screen";
import { Coach } from "./coach";
import { HelpKeeper } from "./help-keeper";
import { TeacherPanel } from "./panel";
import { personOf } from "./standing";
import { retitled } from "./retitled";

type GameId = SavedGame["game"];

/** The screen where a game is played with a teacher. */
export async function teacherScreen(
  parts: LaterParts,
  game: GameId,
  gone: AbortSignal,
): Promise<Screen> {
  const engine = await loadEngine();
  gone.throwIfAborted();
  return new TeacherScreen(parts, engine, game, gone);
}

/** The first game, for whoever has none: against the weakest level, which plays North. */
const firstMatch = (game: GameId): KeptMatch => ({
  ...plainMatch(game),
  names: { south: "", north: "Level 1" },
});

/** A game of its own, kept beside the ordinary one: a person against a level, with somebody who says what was better. */
class TeacherScreen implements Screen {
  readonly title: string;
  readonly elements: readonly HTMLElement[];
  readonly menu: readonly MenuItem[];
  readonly #parts: LaterParts;
  readonly #game: GameId;
  readonly #gone: AbortSignal;
  readonly #keeper: GameKeeper;
  readonly #help: HelpKeeper;
  readonly #board: MancalaBoard;
  readonly #panel: TeacherPanel;
  readonly #coach: Coach;
  readonly #heading: HTMLElement;
  readonly #news = build("p", { class: "teacher-news", attributes: { role: "status" } });
  readonly #place = build("div", { class: "teacher" });
  #engine: Engine;
  #match: KeptMatch;
  #starter: Side = "south";
  #leaveStage: () => void = () => undefined;

  constructor(parts: LaterParts, engine: Engine, game: GameId, gone: AbortSignal) {
    this.#parts = parts;
    this.#engine = engine;
    this.#game = game;
    this.#gone = gone;
    const { texts } = parts;
    this.#match = firstMatch(game);
    this.title = texts.teacher.titleOf(texts.games[game].name);
    const attributes = { tabindex: "-1" };
    this.#heading = build("h1", { class: "screen-title", attributes }, this.title);
    this.#help = new HelpKeeper(parts.store, game);
    this.#board = document.createElement("mancala-board");
    this.#board.game = game;
    this.#keeper = this.#makeKeeper();
    this.#panel = this.#makePanel();
    this.#coach = new Coach(parts, this.#board, this.#panel, gone);
    this.elements = [this.#heading, this.#news, this.#place];
    this.menu = this.#menu();
    this.#listen();
    this.#keeper.load();
  }

  #makeKeeper(): GameKeeper {
    const acts = {
      now: () => this.#now,
      show: (kept: KeptGame | null) => this.#show(kept, false),
      tellNews: () => this.#takenOver(),
      engine: () => (this.#engine.isDead ? null : this.#engine),
    };
    return new GameKeeper(this.#parts, this.#game, this.#gone, acts, "teacher");
  }

  #makePanel(): TeacherPanel {
    const { hasRelays } = this.#engine.info(this.#game);
    const start = { help: this.#help.now, level: this.#level, hasRelays };
    return new TeacherPanel(this.#parts.texts, start, {
      help: (help) => {
        this.#help.now = help;
        this.#board.hints = help;
      },
      level: (level) => this.#setLevel(level),
      ask: () => this.#coach.ask(),
      show: () => this.#coach.show(),
      takeBack: () => {
        this.#coach.takeBack();
        this.#board.scrollIntoView({ block: "nearest" });
        focusBoard(this.#board);
      },
      retry: () => this.#coach.retry(),
      look: () => {
        this.#coach.look();
        this.#panel.focus();
      },
      again: () => this.#again(),
      focusBoard: () => focusBoard(this.#board),
    });
  }

  #menu(): MenuItem[] {
    const { page } = this.#parts.texts;
    const arrange = () => (location.hash = newTaughtHash(this.#game));
    return [
      { icon: icons.plus, label: page.newGame, act: arrange },
      { icon: icons.book, label: page.rules, act: () => this.#showRules() },
    ];
  }

  #listen(): void {
    const board = this.#board;
    const signal = this.#gone;
    const { preferences, dialogs } = this.#parts;
    followPreferences(board, preferences, signal);
    // How much is told before a turn is said here, not in the settings.
    const unfollow = preferences.follow(() => (board.hints = this.#help.now));
    onceGone(signal, () => {
      unfollow();
      this.#leaveStage();
    });
    board.addEventListener("mancala-ply", () => this.#keep(), { signal });
    board.addEventListener("mancala-move", () => (this.#news.textContent = ""), { signal });
    board.addEventListener("mancala-end", () => this.#keep(), { signal });
    board.addEventListener("mancala-error", (event) => this.#onError(event), { signal });
    dialogs.follow((isOpen) => board.holdClock(isOpen), signal);
  }

  /** The side and the strength of the level. */
  get #levelSide(): Side {
    return otherSide(personOf(playersOf(this.#match.names)));
  }

  get #level(): number {
    const player = playersOf(this.#match.names)[this.#levelSide];
    return isLevel(player) ? player : 1;
  }

  /** Shows a game, at whatever stage it is; `null`: the start of the first one. */
  #show(kept: KeptGame | null, takesFocus: boolean): void {
    this.#match = kept?.match ?? firstMatch(this.#game);
    this.#starter = kept?.stage.starter ?? "south";
    this.#panel.level = this.#level;
    this.#leaveStage();
    this.#leaveStage = () => undefined;
    const stage = kept?.stage ?? null;
    // The arranging has a title of its own.
    this.#heading.hidden = stage?.kind === "arranging";
    if (stage && stage.kind !== "playing") this.#showStage(stage);
    else this.#showBoard(stage);
    if (takesFocus) this.#focusTitle();
  }

  #showBoard(stage: Extract<Stage, { kind: "playing" }> | null): void {
    this.#place.classList.add("has-board");
    this.#place.replaceChildren(this.#panel.brief, this.#board, this.#panel.element);
    Object.assign(this.#board, playersOf(this.#match.names));
    if (stage) this.#board.load({ game: this.#game, ...stage });
    else this.#board.reset();
    this.#coach.follow();
  }

  /** What comes before the board: the lot, or the arranging of the seeds. */
  #showStage(stage: Exclude<Stage, { kind: "playing" }>): void {
    const view = stageView(this.#parts, this.#engine, this.#match, stage, {
      keep: (now) => this.#enter(this.#match, now, false),
      enter: (next) => this.#goOn(next),
    });
    this.#leaveStage = () => view.leave();
    this.#place.classList.remove("has-board");
    this.#place.replaceChildren(...view.elements);
  }

  #focusTitle(): void {
    const title = this.#place.querySelector<HTMLElement>("h1") ?? this.#heading;
    title.focus({ preventScroll: true });
  }

  get #hasBoard(): boolean {
    return this.#board.parentElement === this.#place;
  }

  get #now(): KeptGame | null {
    const stage = this.#hasBoard ? playOf(this.#board, this.#starter) : null;
    return stage && { match: this.#match, stage, score: null };
  }

  #keep(): void {
    this.#keeper.keep(
      () => this.#now,
      () => undefined,
    );
  }

  /** Goes on to another stage, or keeps a change of this one. */
  #enter(match: KeptMatch, stage: Stage, isShown: boolean): void {
    this.#keeper.keep(
      () => ({ match, stage, score: null }),
      (kept) => isShown && this.#show(kept, true),
    );
  }

  #goOn(next: (engine: Engine) => Stage): void {
    this.#withEngine((engine) => this.#enter(this.#match, next(engine), true));
  }

  /** One that has died is followed by another. */
  #withEngine(use: (engine: Engine) => void): void {
    const { notices } = this.#parts;
    void onDemand({ notices, gone: this.#gone }, loadEngine, (engine) => {
      this.#engine = engine;
      use(engine);
    });
  }

  /** Another tab has brought what is shown; the level thinks there, and not here as well. */
  #takenOver(): void {
    this.#board.stop();
    this.#news.textContent = this.#parts.texts.page.takenOver;
  }

  /** Another level plays from now on, and the record says so. */
  #setLevel(level: number): void {
    const names = { ...this.#match.names, [this.#levelSide]: `Level ${String(level)}` };
    this.#match = { ...this.#match, names };
    this.#withEngine((engine) => {
      const { saved } = this.#board;
      Object.assign(this.#board, playersOf(names));
      if (saved) this.#board.load(retitled(engine, saved, names));
      this.#keep();
      this.#coach.follow();
    });
  }

  /** The next game is begun by the other side. */
  #again(): void {
    const match = matchAnew(this.#match);
    const starter = otherSide(this.#starter);
    this.#withEngine((engine) => this.#enter(match, stageAfterLot(engine, match, starter), true));
  }

  #onError(event: Event): void {
    const { detail } = event as CustomEvent<MancalaEvents["mancala-error"]>;
    if (isRefusal(detail.code) && this.#keeper.hasKept) this.#keeper.refuse();
  }

  #showRules(): void {
    const { notices } = this.#parts;
    void onDemand(
      { notices, gone: this.#gone },
      () => import("../dialogs"),
      ({ showRules }) => showRules(this.#parts, this.#game),
    );
  }
}
