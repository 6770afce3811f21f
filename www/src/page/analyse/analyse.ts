import { Choice } from "../../editor/choice";
import { editedOf, type Edited } from "../../editor/edited";
import { isPlayable } from "../../editor/judge";
import { PositionEditor, startOf } from "../../editor/position-editor";
import { build } from "../../element/build";
import { failureOf } from "../../element/failure";
import { readSetup } from "../../session/arbiter";
import { loadEngine, type Engine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";
import { ThinkPart, type ThinkPosition } from "../analysis/think-part";
import { button } from "../forms";
import type { LaterParts } from "../screen";
import "../analyse.css";
import { ProofPanel, type ProofSubject } from "./proof-panel";

type GameId = SavedGame["game"];
type EngineGame = ReturnType<Engine["fromPosition"]>;

/** What the screen begins with: a position, or the start of a game. */
export interface AnalyseStart {
  game: GameId;
  /** Any text in the notation, playable or not. */
  position: string | null;
}

export interface AnalyseActs {
  /** Begins a game from a position that can be played. */
  play(position: string, game: GameId): void | Promise<void>;
  /** Called with the text of every position, playable or not: to be kept, so that a reload loses nothing. */
  changed?(position: string, game: GameId): void;
}

/** The screen where positions are set up and looked into. */
export class AnalyseScreen {
  readonly elements: readonly HTMLElement[];
  readonly #parts: LaterParts;
  readonly #start: AnalyseStart;
  readonly #acts: AnalyseActs;
  readonly #body = build("div", { class: "analyse" });
  readonly #proof: ProofPanel;
  readonly #think: ThinkPart;
  #editor: PositionEditor | null = null;
  #engine: Engine | null = null;
  #hasLeft = false;
  #unfollow: () => void = () => undefined;
  #games: Choice<GameId> | null = null;
  #play: HTMLButtonElement | null = null;
  /** What is on the board, when it can be played. */
  #playable: string | null = null;

  constructor(parts: LaterParts, start: AnalyseStart, acts: AnalyseActs) {
    this.#parts = parts;
    this.#start = start;
    this.#acts = acts;
    const { editor } = parts.texts;
    this.#proof = new ProofPanel(parts.texts);
    this.#think = new ThinkPart(parts);
    const title = build(
      "div",
      { class: "analyse-title" },
      build("h1", {}, editor.title),
      build("p", { class: "lead" }, editor.lead),
    );
    this.elements = [title, this.#body];
    void this.#load();
  }

  leave(): void {
    this.#hasLeft = true;
    this.#unfollow();
    this.#proof.leave();
    this.#think.leave();
    this.#editor?.destroy();
  }

  /** Fetches the engine; again after it has failed, with what is on the board. */
  async #load(): Promise<void> {
    const { texts } = this.#parts;
    if (!this.#editor)
      this.#body.replaceChildren(build("p", { class: "lead" }, texts.status.loading));
    try {
      const engine = await loadEngine();
      if (this.#hasLeft) return;
      this.#engine = engine;
      if (this.#editor) this.#editor.start(engine);
      else this.#begin(engine);
    } catch (error) {
      this.#fail(error);
    }
  }

  #begin(engine: Engine): void {
    const { texts, preferences } = this.#parts;
    const editor = new PositionEditor(engine, texts, this.#first(engine), {
      judged: (judgement, { game }) => {
        const { position } = judgement.view;
        this.#playable = isPlayable(judgement) ? position : null;
        this.#follow(game);
        this.#acts.changed?.(position, game);
      },
      failed: (error) => this.#fail(error),
    });
    this.#editor = editor;
    this.#unfollow = preferences.follow(({ theme, counts, letters }) => {
      editor.look = { theme, counts, hasLetters: letters === "on" };
    });
    this.#layOut(editor);
    editor.start();
  }

  /** A text that was kept may be one of an older version: then the game's own start is there. */
  #first(engine: Engine): Edited {
    const { game, position } = this.#start;
    if (position === null) return startOf(engine, game);
    try {
      return editedOf(readSetup(engine, position));
    } catch (error) {
      if (engine.isDead) throw error;
      return startOf(engine, game);
    }
  }

  #layOut(editor: PositionEditor): void {
    const { texts } = this.#parts;
    const names = Object.fromEntries(
      Object.entries(texts.games).map(([id, { name }]) => [id, name]),
    ) as Record<GameId, string>;
    this.#games = new Choice<GameId>(texts.editor.game, names, (game) => editor.choose(game), {
      isNameUnseen: true,
    });
    this.#play = button(
      texts.editor.play,
      () => void this.#carryOut(() => this.#playOn(editor)),
      "is-main",
    );
    this.#play.setAttribute("aria-describedby", editor.reasons.id);
    const share = button(texts.editor.share, () => void this.#carryOut(() => this.#share(editor)));
    const verdict = build(
      "section",
      { class: "analyse-verdict" },
      editor.reasons.element,
      build("div", { class: "button-row" }, this.#play, share),
    );
    this.#body.replaceChildren(
      build("div", { class: "analyse-games" }, this.#games.element),
      editor.place,
      build("div", { class: "analyse-side" }, verdict, this.#think.element, editor.settings),
      build("div", { class: "analyse-more" }, editor.wholes, this.#proof.element),
    );
    editor.listen(this.#body);
  }

  /** Brings everything round the editor to what is on the board now. */
  #follow(game: GameId): void {
    if (this.#games) this.#games.value = game;
    this.#play?.setAttribute("aria-disabled", String(this.#playable === null));
    const info = this.#engine?.info(game) ?? null;
    // Where a turn is one lap there is nothing to prove.
    const hasRelays = info?.hasRelays ?? false;
    this.#proof.element.hidden = !hasRelays;
    this.#proof.subject = hasRelays ? this.#subject(info) : null;
    this.#think.look(info, this.#thinkable());
  }

  /** The position as a game that begins with it; `null` when it cannot be played, or the engine fails. */
  #thinkable(): ThinkPosition | null {
    const position = this.#playable;
    if (position === null) return null;
    try {
      return this.#asked(position, (game) => {
        const { mover } = game.view();
        return { position, mover, record: game.record() };
      });
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  #subject(info: ProofSubject["info"]): ProofSubject | null {
    const position = this.#playable;
    if (position === null) return null;
    return { info, position, turns: () => this.#turnsOf(position) };
  }

  /** The turns of a position that can be played; none when the engine fails. */
  #turnsOf(position: string): readonly string[] {
    try {
      return this.#asked(position, (game) => game.legalMoves().flatMap(({ turns }) => turns));
    } catch (error) {
      this.#fail(error);
      return [];
    }
  }

  /** Asks the engine about a game that begins at a position. */
  #asked<T>(position: string, ask: (game: EngineGame) => T): T {
    if (!this.#engine) throw new Error("the engine judged this position");
    const game = this.#engine.fromPosition(position);
    try {
      return ask(game);
    } finally {
      game.free();
    }
  }

  /** Does what a button asks for; a failure is told. */
  async #carryOut(act: () => void | Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.#fail(error);
    }
  }

  #playOn(editor: PositionEditor): void | Promise<void> {
    if (this.#playable !== null) return this.#acts.play(this.#playable, editor.edited.game);
  }

  /** A link to a game from here; of what cannot be played yet there is only the text. */
  async #share({ text }: PositionEditor): Promise<void> {
    const { editor } = this.#parts.texts;
    if (this.#playable === null) return text.copy(undefined, editor.sharedText);
    const base = location.href.replace(/#.*$/, "");
    const link = this.#asked(this.#playable, (game) => game.link(base).text);
    await text.copy(link, editor.sharedLink);
  }

  #fail(error: unknown): void {
    const { texts } = this.#parts;
    const failure = failureOf(error, null, texts);
    if (!failure) throw error;
    const retry = () => {
      notice.remove();
      void this.#load();
    };
    const notice = build(
      "div",
      { class: "analyse-failure", attributes: { role: "alert" } },
      build("p", {}, failure.message),
      button(texts.controls.retry, retry, "is-main"),
    );
    this.#body.querySelector(".analyse-failure")?.remove();
    if (!this.#editor) this.#body.replaceChildren();
    this.#body.prepend(notice);
  }
}

/** Opens the screen. */
export const analyse = (parts: LaterParts, start: AnalyseStart, acts: AnalyseActs): AnalyseScreen =>
  new AnalyseScreen(parts, start, acts);
