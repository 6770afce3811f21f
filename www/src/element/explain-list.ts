import type { GameId } from "../engine/types";
import type { ExplainedStep, ExplainWords } from "../i18n/explain";
import { build } from "./build";
import { reveal } from "./reveal";
import { ruleLink, type RulesPlace } from "./rule-link";

/** So many steps are listed at a time, for thousands would hold up a page. */
const listed = 100;

/** What the list is told of its words and its game. */
export interface ListContext {
  game: GameId;
  words: ExplainWords;
  rules: RulesPlace;
}

/** The steps of a turn, one a row, grouped by laps; a press goes there. One tab stop, arrows inside; it scrolls in its own box. */
export class ExplainList {
  readonly element = build("ol", { class: "told", attributes: { role: "list" } });
  readonly #goTo: (index: number) => void;
  #entries: readonly ExplainedStep[] = [];
  #context: ListContext | null = null;
  /** The steps before those that are listed. */
  #before = 0;
  #current: number | null = null;

  constructor(goTo: (index: number) => void) {
    this.#goTo = goTo;
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
  }

  set(entries: readonly ExplainedStep[], context: ListContext): void {
    this.#entries = entries;
    this.#context = context;
    this.#current = null;
    this.#list(0);
  }

  /** The step that the board shows, if it shows one. */
  set current(index: number | null) {
    if (index === this.#current) return;
    this.#mark(false);
    this.#current = index;
    if (index !== null && !this.#row(index)) this.#list(Math.floor(index / listed) * listed);
    this.#mark(true);
  }

  #mark(isCurrent: boolean): void {
    const row = this.#current === null ? null : this.#row(this.#current);
    if (!row) return;
    const step = row.querySelector(".told-step");
    if (!isCurrent) return step?.removeAttribute("aria-current");
    step?.setAttribute("aria-current", "step");
    this.#rove(row);
    reveal(this.element, row);
  }

  #row(index: number): HTMLElement | null {
    return this.element.querySelector(`[data-step="${String(index)}"]`);
  }

  /** Lists the steps from `before` on. */
  #list(before: number): void {
    const context = this.#context;
    if (!context) return;
    this.#before = before;
    const until = Math.min(this.#entries.length, before + listed);
    const rows: HTMLElement[] = [];
    if (before > 0) rows.push(this.#more(before - listed, context.words.explain.earlier));
    for (let index = before; index < until; index += 1) rows.push(this.#rowOf(index, context));
    if (until < this.#entries.length) rows.push(this.#more(until, context.words.explain.later));
    this.element.replaceChildren(...rows);
    this.element.scrollTop = 0;
    const [first] = rows;
    if (first) this.#rove(first);
  }

  #rowOf(index: number, { game, words, rules }: ListContext): HTMLElement {
    const { sentence, rule, lap } = this.#entries[index] as ExplainedStep;
    const hasLaps = (this.#entries.at(-1)?.lap ?? 1) > 1;
    const isFirst = index === this.#before || this.#entries[index - 1]?.lap !== lap;
    const heading = build("span", { class: "told-lap" }, words.explain.lap(lap));
    return build(
      "li",
      { attributes: { "data-step": String(index) } },
      ...(hasLaps && isFirst ? [heading] : []),
      stepButton(sentence, () => this.#goTo(index)),
      ruleLink(rule, rule, { game, texts: words, rules }),
    );
  }

  /** The way to steps that are not listed. */
  #more(before: number, label: string): HTMLElement {
    const list = () => {
      this.#list(before);
      this.element.querySelector<HTMLElement>(".told-step")?.focus({ preventScroll: true });
    };
    return build("li", {}, stepButton(label, list));
  }

  /** Only one row is in the order of the tab key. */
  #rove(row: HTMLElement): void {
    for (const each of this.element.querySelectorAll<HTMLElement>("button, a")) {
      each.tabIndex = row.contains(each) ? 0 : -1;
    }
  }

  #onKey(event: KeyboardEvent): void {
    const row = (event.target as HTMLElement).closest("li");
    const to = row && this.#rowAt(row, event.key);
    if (!row || !to || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const isRule = (event.target as HTMLElement).matches(".rule-link");
    this.#rove(to);
    const step = to.querySelector<HTMLElement>(isRule ? ".rule-link" : ".told-step");
    (step ?? to.querySelector("button"))?.focus({ preventScroll: true });
    reveal(this.element, to);
  }

  #rowAt(row: HTMLElement, key: string): HTMLElement | null {
    const rows: Readonly<Record<string, Element | null>> = {
      ArrowUp: row.previousElementSibling,
      ArrowDown: row.nextElementSibling,
      Home: this.element.firstElementChild,
      End: this.element.lastElementChild,
    };
    return (rows[key] ?? null) as HTMLElement | null;
  }
}

const stepButton = (text: string, act: () => void): HTMLButtonElement =>
  build("button", { class: "told-step", attributes: { type: "button" }, on: { click: act } }, text);
