import { button } from "../../element/button";
import { cleared, inHand, put, type Counts, type Limits } from "../../editor/counts";
import { HandBar } from "../../editor/hand-bar";
import { advance, begin, redo, undo, type History } from "../../editor/history";
import { Live } from "../../editor/live";
import { SeedBoard, type BoardLook } from "../../editor/seed-board";
import { undoKey } from "../../editor/undo-keys";
import { build } from "../../element/build";
import type { SideName } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { isComplete, otherSide, type ArrangementRule } from "./arrange-state";
import { halves } from "./halves";
import { quickFills } from "./quick-fills";
import { Tray } from "./tray";

type Info = ConstructorParameters<typeof SeedBoard>[0];

/** One player's turn to arrange. */
export interface ArrangingPlan {
  info: Info;
  rule: ArrangementRule;
  side: SideName;
  draft: Counts;
  /** What the other has placed already and may be seen; `null` when there is nothing to see. */
  opposite: Counts | null;
  /** Something lies there that must not be seen. */
  isCovered: boolean;
}

export interface ArrangingEvents {
  changed(draft: Counts): void;
  done(): void;
}

const SET_TO = 2;

/** The board on which one player places seeds, and the hand. */
export class Arranging {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #plan: ArrangingPlan;
  readonly #events: ArrangingEvents;
  readonly #limits: Limits;
  readonly #board: SeedBoard;
  readonly #hand: HandBar;
  readonly #tray: Tray;
  readonly #live = new Live();
  /** What is to be seen, too: why something did not happen. */
  readonly #remark = build("p", { class: "arrange-remark", attributes: { role: "status" } });
  readonly #done: HTMLButtonElement;
  #history: History<Counts>;

  constructor(texts: AllTexts, plan: ArrangingPlan, events: ArrangingEvents) {
    const { rule, info, draft } = plan;
    this.#texts = texts;
    this.#plan = plan;
    this.#events = events;
    this.#limits = { most: rule.most, total: rule.seeds };
    this.#history = begin(draft);
    this.#board = new SeedBoard(info, texts, {
      change: (pit, wanted, group) => this.#put(pit, wanted, group),
      refused: () => this.#say(texts.editor.said.closed(texts.side[otherSide(plan.side)])),
    });
    this.#board.setTo = SET_TO;
    this.#hand = this.#makeHand();
    this.#tray = new Tray(texts, rule.seeds);
    this.#done = button(texts.editor.arrange.done, () => this.#finish(), "is-main");
    this.element = this.#layOut();
    if (plan.isCovered) this.#board.cover("far");
    this.#show();
  }

  set look(look: BoardLook) {
    this.#board.look = look;
  }

  destroy(): void {
    this.#board.destroy();
  }

  #makeHand(): HandBar {
    const acts = {
      choose: (tool: SeedBoard["tool"]) => (this.#board.tool = tool),
      setTo: (count: number) => (this.#board.setTo = count),
      undo: () => this.#go("undo"),
      redo: () => this.#go("redo"),
    };
    return new HandBar(acts, this.#texts, { most: this.#plan.rule.most, setTo: SET_TO });
  }

  #layOut(): HTMLElement {
    const keys = build("p", { class: "note keys" }, this.#texts.editor.hand.keys);
    const head = build("div", { class: "editor-head" }, this.#hand.element, this.#tray.element);
    const element = build(
      "div",
      { class: "arranging" },
      build("div", { class: "editor-place" }, head, this.#board.element, this.#live.element),
      build("div", { class: "arrange-foot" }, this.#fills(), this.#done),
      this.#remark,
      keys,
    );
    element.addEventListener("keydown", (event) => {
      const way = undoKey(event);
      if (way === null) return;
      event.preventDefault();
      this.#go(way);
    });
    return element;
  }

  #fills(): HTMLElement {
    const { arrange } = this.#texts.editor;
    const fills = quickFills(this.#plan.rule).map(({ name, count, counts }) =>
      button(arrange[name](count), () => this.#fill(counts)),
    );
    const clear = button(
      arrange.clear,
      () => this.#fill(cleared(this.#history.present)),
      "is-quiet",
    );
    const attributes = { role: "group", "aria-label": arrange.fills };
    return build("div", { class: "button-row", attributes }, ...fills, clear);
  }

  #fill(counts: Counts): void {
    this.#step(counts, null);
    this.#live.say(this.#tray.words);
  }

  #put(pit: number, wanted: number, group: string | null): void {
    const place = pit - this.#offset;
    const before = this.#history.present;
    const counts = put(before, place, wanted, this.#limits);
    const count = counts[place] ?? 0;
    if (counts !== before) this.#step(counts, group);
    if (wanted > count) return this.#say(this.#whyNoMore(count));
    const letter = this.#plan.info.letters[pit] ?? "";
    this.#live.say(`${this.#texts.editor.said.pit(letter, count)} ${this.#tray.words}`);
  }

  #whyNoMore(count: number): string {
    const { said } = this.#texts.editor;
    return count >= this.#limits.most ? said.most(this.#limits.most) : said.noneLeft;
  }

  /** The first pit of the half that is arranged. */
  get #offset(): number {
    return this.#plan.side === "south" ? 0 : this.#plan.rule.pits;
  }

  #step(counts: Counts, group: string | null): void {
    this.#history = advance(this.#history, counts, group);
    this.#changed();
  }

  #go(way: "undo" | "redo"): void {
    const before = this.#history;
    this.#history = way === "undo" ? undo(before) : redo(before);
    if (this.#history === before) return;
    this.#changed();
    const { said } = this.#texts.editor;
    this.#live.say(`${way === "undo" ? said.undone : said.redone} ${this.#tray.words}`);
  }

  #changed(): void {
    this.#show();
    this.#say("");
    this.#events.changed(this.#history.present);
  }

  #finish(): void {
    const { present } = this.#history;
    const { rule } = this.#plan;
    if (isComplete(present, rule)) this.#events.done();
    else this.#say(this.#texts.editor.arrange.notDone(inHand(present, rule.seeds)));
  }

  #show(): void {
    const { present } = this.#history;
    const { rule, side, opposite } = this.#plan;
    const own = Array.from({ length: rule.pits }, (_, pit) => this.#offset + pit);
    this.#board.show({
      board: { pits: halves(side, present, opposite), stores: [0, 0] },
      open: new Set(own),
      // Whoever arranges sits below.
      isFlipped: side === "north",
    });
    this.#hand.ways = this.#history;
    this.#tray.show(present);
    this.#done.setAttribute("aria-disabled", String(!isComplete(present, rule)));
  }

  #say(sentence: string): void {
    if (this.#remark.textContent !== sentence) this.#remark.textContent = sentence;
  }
}
