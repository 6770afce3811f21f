import { build } from "./build";
import type { BoardQuestion } from "./questions";

/** One answer to a question asked beside the board. */
export interface Answer {
  label: string;
  style?: "is-main" | "is-quiet" | "is-link";
  act: () => void;
}

/**
 * The words under the board: whose turn it is or how the game ended, the
 * sentence of the turn (spoken politely by screen readers), and now and then a
 * question with its answers. All three have their place, so nothing jumps.
 */
export class Message {
  readonly element: HTMLElement;
  readonly #status = build("p", { class: "status" });
  readonly #sentence = build("p", { class: "sentence" });
  readonly #spoken = build("p", { class: "unseen" });
  readonly #answers = build("div", { class: "replies", attributes: { role: "group" } });
  #cancel: (() => void) | null = null;

  constructor() {
    const live = build(
      "div",
      { class: "live", attributes: { "aria-live": "polite", "aria-atomic": "true" } },
      this.#sentence,
      this.#spoken,
    );
    this.element = build("div", { class: "message" }, this.#status, live, this.#answers);
    this.setStatus("", null);
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Whose turn it is; `side` colours the mark before it. */
  setStatus(text: string, side: string | null): void {
    this.#status.textContent = text;
    this.#status.dataset["side"] = side ?? "none";
  }

  /** The sentence of the position shown; `spoken` is added for those who listen. */
  tell(sentence: string, spoken = ""): void {
    this.#put(sentence, spoken, "told");
  }

  /** A passing remark: why a pit may not be played. The next `tell` replaces it. */
  remark(sentence: string): void {
    // The same sentence twice is to be spoken twice.
    if (this.#sentence.textContent === sentence) this.#sentence.textContent = "";
    this.#put(sentence, "", "remark");
  }

  fail(sentence: string): void {
    this.#put(sentence, "", "failure");
  }

  /** Asks something. */
  ask({ sentence, answers, takesFocus, cancel }: BoardQuestion): void {
    this.#put(sentence, "", "question");
    this.offer(answers);
    this.#cancel = cancel;
    this.#answers.setAttribute("aria-label", sentence);
    if (takesFocus) this.#answers.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Puts buttons beneath the sentence. */
  offer(answers: readonly Answer[]): void {
    this.#cancel = null;
    this.#answers.removeAttribute("aria-label");
    this.#answers.replaceChildren(...answers.map(button));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.#cancel) return;
    event.preventDefault();
    this.#cancel();
  }

  #put(sentence: string, spoken: string, kind: string): void {
    this.element.dataset["kind"] = kind;
    if (this.#sentence.textContent !== sentence) this.#sentence.textContent = sentence;
    // The same words set again might be spoken again.
    if (this.#spoken.textContent !== spoken) this.#spoken.textContent = spoken;
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
