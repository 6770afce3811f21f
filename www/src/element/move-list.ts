import type { PlyView } from "../engine/types";
import type { Texts } from "../i18n";
import { isObject } from "../session/plain-data";
import { build } from "./build";
import { reveal } from "./reveal";

/** A sign beside a turn of the list: that there was a better one, or how bad it was. */
export interface TurnMark {
  /** The turn, counted from 1. */
  ply: number;
  kind: "better" | "mistake" | "blunder";
  /** What it says, for a tip and for those who listen. */
  text: string;
}

/** Whether a page has handed in marks. */
export const areMarks = (marks: unknown): boolean =>
  Array.isArray(marks) &&
  marks.every((mark) => isObject(mark) && kinds.includes(mark["kind"]) && isText(mark["text"]));

const kinds: readonly unknown[] = ["better", "mistake", "blunder"] satisfies TurnMark["kind"][];
const isText = (value: unknown): boolean => typeof value === "string";

/** So many turns are listed at a time, for thousands of buttons would hold up a page; an even number. */
const listed = 1000;

/** The turns of the game in pairs; a click goes there. One tab stop, arrows inside; it scrolls in its own box. */
export class MoveList {
  readonly element: HTMLElement;
  readonly #heading = build("p", { class: "moves-title", attributes: { "aria-hidden": "true" } });
  readonly #list = build("div", { class: "moves-list" });
  readonly #goTo: (ply: number) => void;
  #texts: Texts;
  #plies: readonly PlyView[] = [];
  #ply = 0;
  /** The turns before those that are listed. */
  #before = 0;
  #marks: readonly TurnMark[] = [];
  #isEnabled = true;

  constructor(goTo: (ply: number) => void, texts: Texts) {
    this.#texts = texts;
    this.#goTo = goTo;
    const box = build("div", { class: "moves-box" }, this.#heading, this.#list);
    // No landmark: a page may have many boards.
    this.element = build(
      "div",
      { class: "moves", attributes: { part: "moves", role: "group" } },
      box,
    );
    this.#list.addEventListener("keydown", (event) => this.#onKey(event));
    this.setTexts(texts);
  }

  setTexts(texts: Texts): void {
    this.#texts = texts;
    this.#heading.textContent = texts.controls.moves;
    this.element.setAttribute("aria-label", texts.controls.moves);
    this.#build();
  }

  /** Whether a click goes anywhere. */
  set isEnabled(isEnabled: boolean) {
    if (isEnabled === this.#isEnabled) return;
    this.#isEnabled = isEnabled;
    // Where no turn takes the focus the list does, so that keys can scroll it.
    this.#list.tabIndex = isEnabled ? -1 : 0;
    this.#build();
  }

  /** Signs beside the turns. */
  set marks(marks: readonly TurnMark[]) {
    this.#marks = marks;
    this.#build();
  }
  get marks(): readonly TurnMark[] {
    return this.#marks;
  }

  set(plies: readonly PlyView[], ply: number): void {
    const isSame =
      plies.length === this.#plies.length &&
      plies.every(({ turn }, index) => this.#plies[index]?.turn === turn);
    const before = Math.floor(Math.max(0, ply - 1) / listed) * listed;
    const isListed = before === this.#before;
    this.#plies = plies;
    this.#ply = ply;
    this.#before = before;
    if (!isSame || !isListed) this.#build();
    this.#mark();
  }

  #build(): void {
    const hadFocus = this.#list.contains((this.#list.getRootNode() as ShadowRoot).activeElement);
    const until = Math.min(this.#plies.length, this.#before + listed);
    const buttons: HTMLElement[] = [this.#button(0, this.#texts.controls.movesStart)];
    if (this.#before > 0) buttons.push(this.#more(this.#before));
    for (let index = this.#before; index < until; index += 2) buttons.push(this.#pair(index));
    if (until < this.#plies.length) buttons.push(this.#more(until + 1));
    this.#list.replaceChildren(...buttons);
    this.#mark();
    if (hadFocus) this.#current()?.focus({ preventScroll: true });
  }

  /** The turns of both players from ply `index` on, with their number. */
  #pair(index: number): HTMLElement {
    const number = `${this.#texts.number(index / 2 + 1)}.`;
    const turns = this.#plies.slice(index, index + 2);
    return build(
      "span",
      { class: "pair" },
      build("span", { class: "move-number" }, number),
      ...turns.map(({ turn }, side) => this.#button(index + side + 1, turn)),
    );
  }

  /** The way to turns that are not listed. */
  #more(ply: number): HTMLElement {
    return this.#button(ply, `${this.#texts.number(Math.ceil(ply / 2))}. …`);
  }

  #button(ply: number, text: string): HTMLButtonElement {
    const mark = this.#marks.find((each) => each.ply === ply);
    const name = text === "--" ? this.#texts.binding.lostTurn : text;
    return build(
      "button",
      {
        class: `move ${ply === 0 ? "is-start" : (mark?.kind ?? "")}`,
        attributes: {
          type: "button",
          "data-ply": String(ply),
          tabindex: "-1",
          disabled: !this.#isEnabled,
          title: mark?.text ?? false,
          "aria-label": mark ? `${name}, ${mark.text}` : name !== text && name,
        },
        on: { click: () => this.#goTo(ply) },
      },
      // The notation runs from left to right in every language.
      build("bdi", {}, text),
    );
  }

  #mark(): void {
    for (const button of this.#list.querySelectorAll("button")) {
      const isCurrent = button.dataset["ply"] === String(this.#ply);
      button.tabIndex = isCurrent ? 0 : -1;
      if (isCurrent) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      // To look where it is makes the browser lay the page out: not where there is nothing to scroll.
      if (isCurrent && this.#plies.length > 0) reveal(this.#list, button);
    }
  }

  #current(): HTMLButtonElement | null {
    return this.#list.querySelector<HTMLButtonElement>(`[data-ply="${String(this.#ply)}"]`);
  }

  #onKey(event: KeyboardEvent): void {
    const onwards = this.#texts.direction === "rtl" ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -onwards,
      ArrowRight: onwards,
      ArrowUp: -2,
      ArrowDown: 2,
    };
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const ply = Math.min(this.#plies.length, Math.max(0, this.#ply + by));
    if (ply === this.#ply) return;
    this.#goTo(ply);
    this.#current()?.focus({ preventScroll: true });
  }
}
