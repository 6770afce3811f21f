import { together } from "../board/board";
import type { Texts } from "../i18n";
import { build } from "./build";
import type { BoardQuestion } from "./questions";
import type { StatusWords } from "./words";

/** One answer to a question asked beside the board. */
export interface Answer {
  label: string;
  style?: "is-main" | "is-quiet" | "is-link";
  act: () => void;
}

interface MessageActs {
  /** Shows a sentence that has not enough room here, under a title. */
  showAll: (title: string, sentence: string) => void;
  /** Opens or closes the explanation. */
  explain: () => void;
}

/**
 * The words under the board: whose turn it is or how the game ended, the
 * sentence of the turn (spoken politely by screen readers), and now and then a
 * question with its answers. All have their place, of a size that never
 * changes, so nothing jumps; what does not fit is a click away.
 */
export class Message {
  readonly element: HTMLElement;
  readonly #status = build("p", { class: "status", attributes: { part: "status" } });
  readonly #sentence = build("p", { class: "sentence" });
  readonly #spoken = build("p", { class: "unseen" });
  readonly #answers = build("div", { class: "replies", attributes: { role: "group" } });
  readonly #more: HTMLButtonElement;
  /** Opens and closes the explanation. */
  readonly explain: HTMLButtonElement;
  /** Ways to what a remark speaks of. */
  readonly #links = build("span");
  #isFitting = false;
  #words: Omit<StatusWords, "side"> = { text: "", brief: "" };

  constructor({ showAll, explain }: MessageActs) {
    const live = build(
      "div",
      { class: "live", attributes: { "aria-live": "polite", "aria-atomic": "true" } },
      this.#sentence,
      this.#spoken,
    );
    const link = (act: () => void) => button({ label: "", style: "is-link", act });
    this.#more = link(() => showAll(this.#text(this.#status), this.#text(this.#sentence)));
    this.explain = link(explain);
    this.explain.ariaExpanded = "false";
    this.element = build(
      "div",
      { class: "message", attributes: { part: "message", "data-kind": "told" } },
      build("div", { class: "heading" }, this.#status, this.#more, this.explain, this.#links),
      live,
      this.#answers,
    );
    this.setStatus({ ...this.#words, side: null });
    new ResizeObserver(() => this.fit()).observe(this.#sentence);
  }

  setTexts(texts: Texts): void {
    this.#more.textContent = texts.controls.more;
    this.explain.textContent = texts.controls.explain;
  }

  /** Whose turn it is; the side colours the mark before it. */
  setStatus({ side, ...words }: StatusWords): void {
    this.#words = words;
    this.#status.dataset["side"] = side ?? "none";
    this.fit();
  }

  /** Gives the clock of blitz its place. */
  putClock(clock: HTMLElement): void {
    this.#status.after(clock);
  }

  /** In few words where there is not the room for all. */
  #shorten(): void {
    const { text, brief } = this.#words;
    if (brief !== text) this.#status.textContent = brief;
    together(
      () => this.#isTooWide,
      (isTooWide) => this.#status.classList.toggle("is-long", isTooWide),
    );
  }

  /** Widths are rounded: one pixel is none. */
  get #isTooWide(): boolean {
    return this.#status.scrollWidth > this.#status.clientWidth + 1;
  }

  /** Once for all that is said in one go. */
  fit(): void {
    const { text } = this.#words;
    if (this.#status.textContent !== text) this.#status.textContent = text;
    this.#status.classList.remove("is-long");
    if (this.#isFitting) return;
    this.#isFitting = true;
    together(
      () => {
        this.#isFitting = false;
        return [this.#isCut, this.#isTooWide] as const;
      },
      ([isCut, isTooWide]) => {
        this.#more.hidden = !isCut;
        if (isTooWide) this.#shorten();
      },
    );
  }

  /** The sentence of the position shown; `spoken` is added for those who listen. */
  tell(sentence: string, spoken = ""): void {
    this.#put(sentence, spoken, "told");
  }

  /** A passing remark: why a pit may not be played. The next `tell` replaces it. */
  remark(sentence: string, ...links: HTMLElement[]): void {
    this.#putAgain(sentence, "remark");
    this.#links.append(...links);
  }

  /** Something that the board was told to do and refused; it is seen even where no words are wanted. */
  refuse(sentence: string): void {
    this.#putAgain(sentence, "refusal");
  }

  fail(sentence: string): void {
    this.#put(sentence, "", "failure");
  }

  /** Asks something. */
  ask({ sentence, answers, takesFocus }: BoardQuestion): void {
    this.#put(sentence, "", "question");
    this.offer(answers);
    this.#answers.setAttribute("aria-label", sentence);
    if (takesFocus) this.focus();
  }

  /** Whether there are buttons. */
  get hasAnswers(): boolean {
    return this.#answers.childElementCount > 0;
  }

  /** Whether one of the buttons has the focus. */
  get hasFocus(): boolean {
    return this.#answers.matches(":focus-within");
  }

  /** Puts the focus on the first button, if there is one. */
  focus(): void {
    this.#answers.querySelector("button")?.focus({ preventScroll: true });
  }

  /** What is said beside the sentence to those who listen. */
  set spoken(text: string) {
    // The same words set again might be spoken again.
    if (this.#spoken.textContent !== text) this.#spoken.textContent = text;
  }

  /** Puts buttons beside or beneath the sentence. The focus goes from the old ones to the first of the new. */
  offer(answers: readonly Answer[]): void {
    const { hasFocus } = this;
    this.#answers.removeAttribute("aria-label");
    this.#answers.replaceChildren(...answers.map(button));
    if (hasFocus) this.focus();
    this.fit();
  }

  #text(element: HTMLElement): string {
    return element.textContent ?? "";
  }

  /** The same sentence twice is to be spoken twice. */
  #putAgain(sentence: string, kind: string): void {
    if (this.#sentence.textContent === sentence) this.#sentence.textContent = "";
    this.#put(sentence, "", kind);
  }

  #put(sentence: string, spoken: string, kind: string): void {
    this.element.dataset["kind"] = kind;
    if (this.#sentence.textContent !== sentence) this.#sentence.textContent = sentence;
    this.spoken = spoken;
    this.#links.replaceChildren();
    this.fit();
  }

  /** What is told of a turn is explained in full. */
  get #isCut(): boolean {
    if (this.element.dataset["kind"] === "told") return false;
    return this.#sentence.scrollHeight > this.#sentence.clientHeight + 1;
  }
}

function button({ label, style, act }: Answer): HTMLButtonElement {
  const classes = style ? `button ${style}` : "button";
  return build(
    "button",
    { class: classes, attributes: { type: "button" }, on: { click: act } },
    label,
  );
}
