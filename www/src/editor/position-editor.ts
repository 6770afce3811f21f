import { build } from "../element/build";
import type { GameId, GameInfo, SideName } from "../engine/types";
import type { AllTexts } from "../i18n";
import { readSetup } from "../session/arbiter";
import { EmpikiError, type Engine } from "../session/engine";
import { cleared, fill, mirror, put, type Counts } from "./counts";
import { editedOf, mostIn, type Edited } from "./edited";
import "./editor.css";
import { fillsForm, type FillActs } from "./fills-form";
import { HandBar } from "./hand-bar";
import { advance, begin, redo, undo, type History } from "./history";
import { judge, type Judgement } from "./judge";
import { Live } from "./live";
import { OptionsField } from "./options-field";
import { PositionForm } from "./position-form";
import { Reasons } from "./reasons";
import { SeedBoard, type BoardLook } from "./seed-board";
import { tallyOf } from "./tally";
import { TextForm } from "./text-form";
import { undoKey } from "./undo-keys";

/** What is needed of an engine to edit positions. */
export type EditorSource = Pick<Engine, "call" | "info">;

export interface EditorEvents {
  /** Something was changed, and this is what the engine says of it. */
  judged(judgement: Judgement, edited: Edited): void;
  /** The engine failed: nothing more can be judged. */
  failed(error: unknown): void;
}

/** What is made anew for another game. */
interface Tools {
  info: GameInfo;
  board: SeedBoard;
  hand: HandBar;
  form: PositionForm;
  options: OptionsField;
}

const SET_TO = 4;

/** The start of a game, to be edited. */
export const startOf = (source: EditorSource, game: GameId): Edited =>
  editedOf(readSetup(source, source.info(game).start));

/** A position being put together: board, hand, and everything else that belongs to a position. */
export class PositionEditor {
  /** Board and hand; to stand where there is most room. */
  readonly place = build("div", { class: "editor-place" });
  readonly reasons: Reasons;
  /** Everything besides the seeds in the pits. */
  readonly settings = build("div", { class: "editor-settings" });
  /** Many seeds at once, and the position as text. */
  readonly wholes = build("div", { class: "editor-wholes" });
  readonly text: TextForm;
  readonly #texts: AllTexts;
  readonly #events: EditorEvents;
  readonly #live = new Live();
  readonly #tally = build("p", { class: "tally" });
  readonly #left = new AbortController();
  #source: EditorSource;
  #history: History<Edited>;
  #tools: Tools;
  #look: BoardLook = { theme: "auto", counts: "always", hasLetters: true };

  constructor(source: EditorSource, texts: AllTexts, start: Edited, events: EditorEvents) {
    this.#source = source;
    this.#texts = texts;
    this.#events = events;
    this.#history = begin(start);
    this.reasons = new Reasons(texts);
    this.text = new TextForm(texts, (text) => this.#read(text));
    this.#tools = this.#makeTools(start.game);
    this.#layOut();
  }

  get edited(): Edited {
    return this.#history.present;
  }

  /** Takes up its work; again with another engine after one has failed. */
  start(source = this.#source): void {
    this.#source = source;
    this.#show();
  }

  set look(look: BoardLook) {
    this.#look = look;
    this.#tools.board.look = look;
  }

  /** Edits a game from its start; what was there can be had back with undo. */
  choose(game: GameId): void {
    if (game !== this.edited.game) this.#attempt(() => this.#step(startOf(this.#source, game)));
  }

  /** Keys that hold wherever the focus is in `place`. */
  listen(element: HTMLElement): void {
    const { signal } = this.#left;
    const onKey = (event: KeyboardEvent) => {
      const way = undoKey(event);
      if (way === null) return;
      event.preventDefault();
      this.#go(way);
    };
    element.addEventListener("keydown", onKey, { signal });
  }

  destroy(): void {
    this.#left.abort();
    this.#tools.board.destroy();
  }

  #makeTools(game: GameId): Tools {
    const texts = this.#texts;
    const info = this.#source.info(game);
    const board = new SeedBoard(info, texts, {
      change: (pit, wanted, group) => this.#put(pit, wanted, group),
      refused: () => undefined,
    });
    board.look = this.#look;
    board.setTo = SET_TO;
    const acts = {
      choose: (tool: SeedBoard["tool"]) => (board.tool = tool),
      setTo: (count: number) => (board.setTo = count),
      undo: () => this.#go("undo"),
      redo: () => this.#go("redo"),
    };
    const hand = new HandBar(acts, texts, { most: mostIn(info), setTo: SET_TO });
    const form = new PositionForm(info, texts, (change, group) =>
      this.#step(change(this.edited), group),
    );
    const options = new OptionsField(texts, exampleOption(info), (typed) =>
      this.#step({ ...this.edited, options: typed }, "options"),
    );
    return { info, board, hand, form, options };
  }

  #layOut(): void {
    const { info, board, hand, form, options } = this.#tools;
    const keys = build("p", { class: "note keys" }, this.#texts.editor.hand.keys);
    const head = build("div", { class: "editor-head" }, hand.element, this.#tally);
    this.place.replaceChildren(head, board.element, keys, this.#live.element);
    this.settings.replaceChildren(form.element, options.element);
    const fills = fillsForm(info, this.#texts, this.#fills(info));
    this.wholes.replaceChildren(fills, this.text.element);
  }

  #fills(info: GameInfo): FillActs {
    const { fills, said } = this.#texts.editor;
    const pits = info.letters.map((_, pit) => pit);
    const change = (next: Counts, sentence: string) => {
      this.#step({ ...this.edited, counts: next });
      this.#live.say(sentence);
    };
    return {
      start: () => this.#attempt(() => this.#step(this.#startAgain())),
      clear: () => change(cleared(this.edited.counts), fills.clear),
      fill: (some, count, where) =>
        change(fill(this.edited.counts, some, count), said.filled(where, count)),
      mirror: (from: SideName) =>
        change(mirror(this.edited.counts, from, pits.length / 2), fills.mirror(from)),
    };
  }

  /** The starting position under the options that were typed. */
  #startAgain(): Edited {
    const { game, options } = this.edited;
    return { ...startOf(this.#source, game), options };
  }

  #put(pit: number, wanted: number, group: string | null): void {
    const { info } = this.#tools;
    const before = this.edited.counts;
    const counts = put(before, pit, wanted, { most: mostIn(info), total: null });
    if (counts !== before) this.#step({ ...this.edited, counts }, group);
    const held = this.#texts.editor.said.pit(info.letters[pit] ?? "", counts[pit] ?? 0);
    this.#live.say(`${held} ${this.#tally.textContent}`);
  }

  #step(next: Edited, group: string | null = null): void {
    this.#history = advance(this.#history, next, group);
    this.#show();
  }

  #go(way: "undo" | "redo"): void {
    const before = this.#history;
    this.#history = way === "undo" ? undo(before) : redo(before);
    if (this.#history === before) return;
    this.#show();
    const { said } = this.#texts.editor;
    this.#live.say(`${way === "undo" ? said.undone : said.redone} ${this.#tally.textContent}`);
  }

  /** Puts a text on the board; sentences about its faults when it cannot be read. */
  #read(text: string): readonly string[] {
    try {
      const next = editedOf(readSetup(this.#source, text.trim()));
      if (!isSame(next, this.edited)) this.#step(next);
      return [];
    } catch (error) {
      const isUnread = error instanceof EmpikiError && error.code !== "engine-dead";
      if (!isUnread) this.#events.failed(error);
      return isUnread ? this.#faultsOf(error) : [];
    }
  }

  #faultsOf({ code, detail }: EmpikiError): readonly string[] {
    const { errors, fault } = this.#texts.failures;
    return detail.faults.length > 0 ? detail.faults.map(fault) : [errors[code]];
  }

  #show(): void {
    const { edited } = this;
    if (edited.game !== this.#tools.info.id) this.#changeGame(edited.game);
    const { info, board, hand, form, options } = this.#tools;
    this.#attempt(() => {
      const judgement = judge(this.#source, edited, this.#texts);
      const tally = tallyOf(edited.counts, info, this.#texts);
      this.#tally.textContent = tally.text;
      this.#tally.dataset["kind"] = tally.isRight ? "right" : "wrong";
      board.show(placed(edited, info, judgement));
      hand.ways = this.#history;
      form.show(edited);
      options.show(edited.options, judgement);
      this.reasons.show(judgement);
      this.text.show(judgement.view.position);
      this.#events.judged(judgement, edited);
    });
  }

  #changeGame(game: GameId): void {
    const before = this.#tools;
    const focused = document.activeElement;
    const hadFocus = [this.place, this.settings, this.wholes].some((part) =>
      part.contains(focused),
    );
    this.#tools = this.#makeTools(game);
    before.board.destroy();
    this.#layOut();
    if (!hadFocus || !(focused instanceof HTMLElement)) return;
    // What was made anew gives the focus to the way back.
    if (focused.isConnected) focused.focus();
    else this.#tools.hand.focus();
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#events.failed(error);
    }
  }
}

function placed(
  { counts }: Edited,
  info: GameInfo,
  { reasons, over }: Judgement,
): Parameters<SeedBoard["show"]>[0] {
  const pits = info.letters.length;
  return {
    board: { pits: counts.slice(0, pits), stores: [counts[pits] ?? 0, counts[pits + 1] ?? 0] },
    open: new Set(info.letters.keys()),
    marked: new Set(reasons.flatMap((reason) => reason.pits)),
    evidence: new Set(over?.pits),
    isFlipped: false,
  };
}

/** An option of a position that is not the usual one. */
function exampleOption({ options }: GameInfo): string {
  const option = options.find(({ scope, values }) => scope === "play" && values.length > 1);
  const value = option?.values.find((each) => each !== option.default);
  return option && value !== undefined ? `${option.key}=${value}` : "";
}

const isSame = (a: Edited, b: Edited): boolean => JSON.stringify(a) === JSON.stringify(b);
