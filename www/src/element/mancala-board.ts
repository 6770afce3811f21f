import type { GameId, GameInfo } from "../engine/types";
import { defaultTexts, loadTexts, type FailureCode, type Texts } from "../i18n";
import { explainError } from "../i18n/why";
import { EmpikiError, LoadError, loadEngine, type Engine } from "../session/engine";
import { isGameId, isSavedGame, type SavedGame } from "../session/saved";
import type { HintLevel } from "../session/state";
import {
  attributeNames,
  defaults,
  gameAttributes,
  isAttributeName,
  readAttribute,
  type AttributeName,
  type Settings,
} from "./attributes";
import { Conductor } from "./conductor";
import { raiseOn } from "./events";
import { isBoardKey, isPress, keyIntent } from "./keys";
import { ReflectedElement } from "./reflected";
import { styleSheets } from "./styles";

/**
 * `<mancala-board>`: a board that knows the rules. Attributes say which game it
 * shows and how; methods play; events tell what happened.
 */
export class MancalaBoard extends ReflectedElement {
  static readonly observedAttributes: readonly string[] = attributeNames;

  readonly #raise = raiseOn(this);
  #settings: Settings = { ...defaults };
  #texts: Texts = defaultTexts;
  #conductor: Conductor | null = null;
  #engine: Engine | null = null;
  #kept: SavedGame | null = null;
  #hints: HintLevel = "landing";
  #waiting: (() => void)[] = [];
  #isOpeningPlanned = false;

  connectedCallback(): void {
    this.#takeEarlyProperties();
    const conductor = (this.#conductor ??= this.#build());
    if (conductor.session) return;
    conductor.stage.reserve(gameOf(this.#kept ?? this.#settings));
    void this.#start();
  }

  disconnectedCallback(): void {
    // Moved, not removed, when it is back by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.#rest();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before !== now && isAttributeName(name)) this.#read(name, now);
  }

  /** Plays a turn, written as in records. */
  play(turn: string): void {
    this.#whenOpen((conductor) => conductor.play(turn));
  }

  undo(): void {
    this.#whenOpen((conductor) => conductor.undo());
  }

  redo(): void {
    this.#whenOpen((conductor) => conductor.redo());
  }

  /** Shows the game as it was after `ply` turns. */
  goTo(ply: number): void {
    this.#whenOpen((conductor) => conductor.goTo(ply));
  }

  /** Back to the game that the attributes describe. */
  reset(): void {
    this.#kept = null;
    if (this.#engine && this.#conductor) this.#open(this.#fromAttributes());
  }

  /** Shows a game that was kept: the value of `saved`, perhaps read back from storage. */
  load(saved: unknown): void {
    if (!isSavedGame(saved)) return this.#complain("bad-attribute", "load");
    this.#kept = saved;
    if (this.#engine && this.#conductor) this.#open(saved);
  }

  /** Ends what moves by itself. */
  stop(): void {
    this.#conductor?.stop();
  }

  /** The game on the board, as plain data that `load` takes; `null` before there is one. */
  get saved(): SavedGame | null {
    return this.#conductor?.session?.saved ?? this.#kept;
  }

  /** Which ply is shown; setting it goes there. */
  get ply(): number {
    return this.#conductor?.session?.state.view.ply ?? this.#settings.ply ?? 0;
  }
  set ply(value: number | string | null) {
    if (value === null) this.removeAttribute("ply");
    else this.setAttribute("ply", String(value));
  }

  /** How much the board tells about the pit one points at. A matter of the person, so not an attribute. */
  get hints(): HintLevel {
    return this.#hints;
  }
  set hints(level: HintLevel) {
    this.#hints = level;
    if (this.#conductor) this.#conductor.hintLevel = level;
  }

  /** Properties that were set before the element was defined hide the real ones until they are taken over. */
  #takeEarlyProperties(): void {
    for (const name of [...attributeNames, "hints"]) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #build(): Conductor {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = styleSheets();
    const host = {
      raise: this.#raise,
      restart: () => void this.#restart(),
      setAttribute: (name: string, value: string) => this.setAttribute(name, value),
    };
    const conductor = new Conductor(host, this.#texts, this.#settings);
    conductor.hintLevel = this.#hints;
    const { stage } = conductor;
    stage.boardPlace.addEventListener("keydown", (event) => this.#onKey(event), { capture: true });
    stage.boardPlace.addEventListener("click", (event) => this.#onClick(event), { capture: true });
    root.replaceChildren(stage.element);
    return conductor;
  }

  async #start(): Promise<void> {
    const { message } = this.#conductor?.stage ?? {};
    message?.tell(this.#texts.status.loading);
    message?.offer([]);
    try {
      await this.#loadTexts();
      this.#engine = await loadEngine();
      if (!this.isConnected) return;
      this.#open(this.#kept ?? this.#fromAttributes());
      this.#raise("mancala-ready", {});
      for (const work of this.#waiting.splice(0)) work();
    } catch (error) {
      console.error(error);
      this.#failToStart(error instanceof LoadError ? "load-failed" : "engine-dead");
    }
  }

  #failToStart(code: FailureCode): void {
    const { message } = this.#conductor?.stage ?? {};
    const sentence = this.#texts.errors[code];
    message?.fail(sentence);
    message?.offer([{ label: this.#texts.controls.retry, act: () => void this.#start() }]);
    this.#raise("mancala-error", { code, message: sentence, at: null });
  }

  /** A fresh engine, and the game where it was. */
  async #restart(): Promise<void> {
    this.#kept = this.saved;
    this.#conductor?.close();
    await this.#start();
  }

  #rest(): void {
    this.#kept = this.saved;
    this.#conductor?.close();
    this.#conductor?.stage.destroy();
    this.#conductor = null;
  }

  async #loadTexts(): Promise<void> {
    const tag = this.#settings.lang ?? this.closest<HTMLElement>("[lang]")?.lang;
    const texts = await loadTexts(tag ? [tag] : navigator.languages);
    if (texts === this.#texts) return;
    this.#texts = texts;
    this.#conductor?.setTexts(texts);
  }

  #fromAttributes(): SavedGame {
    const { game, position, moves, options, ply } = this.#settings;
    return { game, position, options, moves, ply: ply ?? moves.length, ended: null };
  }

  /** Opens a game; when it cannot be, says why and leaves the board as it was. */
  #open(saved: SavedGame): void {
    if (!this.#engine || !this.#conductor) return;
    try {
      this.#conductor.open(this.#engine, saved);
    } catch (error) {
      if (!(error instanceof EmpikiError)) throw error;
      const isEmpty = !this.#conductor.session;
      if (isEmpty) this.#conductor.open(this.#engine, startOf(saved));
      this.#tell(error, this.#engine.info(gameOf(saved)));
    }
  }

  #tell(error: EmpikiError, info: GameInfo): void {
    const message = explainError(error.detail, info, this.#texts);
    this.#conductor?.stage.message.remark(message);
    this.#raise("mancala-error", {
      code: error.code,
      message,
      at: error.detail.faults[0]?.at ?? null,
    });
  }

  #complain(code: FailureCode, at: string): void {
    const message = `${this.#texts.errors[code]} (${at})`;
    // Whoever listens is often added right after the element was made.
    queueMicrotask(() => this.#raise("mancala-error", { code, message, at }));
  }

  #read<K extends AttributeName>(name: K, text: string | null): void {
    const value = readAttribute(name, text);
    if (value === undefined) return this.#complain("bad-attribute", name);
    this.#settings = { ...this.#settings, [name]: value };
    if (gameAttributes.includes(name)) return this.#planOpening(name);
    this.#conductor?.applySettings(this.#settings);
    if (name === "lang" && this.isConnected) void this.#loadTexts();
  }

  /** Several attributes are often changed at a time; the game is opened once. */
  #planOpening(name: AttributeName): void {
    const { ply } = this.#settings;
    if (name === "ply" && this.#conductor?.session) {
      if (!this.#isOpeningPlanned && ply !== null) this.#conductor.goTo(ply);
      return;
    }
    if (this.#isOpeningPlanned) return;
    this.#isOpeningPlanned = true;
    queueMicrotask(() => {
      this.#isOpeningPlanned = false;
      if (this.#conductor?.session) this.reset();
    });
  }

  #whenOpen(work: (conductor: Conductor) => void): void {
    const run = () => {
      if (this.#conductor) work(this.#conductor);
    };
    if (this.#conductor?.session) run();
    else this.#waiting.push(run);
  }

  #onKey(event: KeyboardEvent): void {
    const conductor = this.#conductor;
    if (!conductor) return;
    const { isShowing } = conductor.stage;
    const intent = keyIntent(event, isShowing);
    if (!intent) {
      if (isShowing && isBoardKey(event)) this.#finishShowing(event, isPress(event));
      return;
    }
    consume(event);
    conductor.act(intent);
  }

  #onClick(event: MouseEvent): void {
    if (this.#conductor?.stage.isShowing) this.#finishShowing(event, true);
  }

  /** While a turn is shown, whatever is done to the board finishes the showing; a press is then used up. */
  #finishShowing(event: Event, isUsedUp: boolean): void {
    if (isUsedUp) consume(event);
    this.#conductor?.stop();
  }
}

/** The event is ours alone: neither the board nor the page is to act on it. */
function consume(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The game that will be shown: a position names its own. */
const gameOf = ({ game, position }: Pick<Settings, "game" | "position">): GameId => {
  const named = position?.split(" ")[0];
  return isGameId(named) ? named : game;
};

/** The same game from its own start. */
const startOf = ({ game }: SavedGame): SavedGame => ({
  game,
  position: null,
  options: "",
  moves: [],
  ply: 0,
  ended: null,
});
