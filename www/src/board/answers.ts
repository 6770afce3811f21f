/**
 * The open question of direction as two real buttons. Each lies on the pit
 * where its lap's first seed would fall: one presses where one wants to sow.
 * Their words are shown at the board's upper edge, where they hide no seed.
 */
import type { LapView, QuestionView } from "../engine/types";
import type { BoardTexts } from "./contract";
import { MIN_PIT } from "./fit";
import { hasModifier, isGridKey } from "./grid-moves";
import { pointAt, type Layout } from "./layout";

const SVG = "http://www.w3.org/2000/svg";
/** Free wood at the upper edge, in pitches: the words may reach so far down. */
const CAPTION = 0.36;
const ARROW = "M4 12h14M12.5 5.5 19 12l-6.5 6.5";

export interface AnswerEvents {
  onAnswer(isClockwise: boolean): void;
}

export class Answers {
  readonly root: HTMLElement;
  readonly #caption = document.createElement("p");
  readonly #buttons: readonly [HTMLButtonElement, HTMLButtonElement];
  #question: QuestionView | null = null;
  readonly #events: AnswerEvents;

  constructor(events: AnswerEvents) {
    this.#events = events;
    this.root = document.createElement("div");
    this.root.className = "answers";
    this.root.hidden = true;
    this.#buttons = [this.#button(false), this.#button(true)];
    this.#caption.className = "caption";
    this.#caption.dir = "auto";
    this.#caption.ariaHidden = "true";
    this.root.append(...this.#buttons, this.#caption);
    for (const type of ["pointerover", "pointerout", "focusin", "focusout"])
      this.root.addEventListener(type, () => queueMicrotask(() => this.#showWords()));
    this.root.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** Asks, or (`null`) asks no more. Tells whether this is a new question. */
  ask(question: QuestionView | null, texts: BoardTexts): boolean {
    const isNew = question !== null && question !== this.#question;
    this.#question = question;
    this.root.hidden = question === null;
    if (!question) return false;
    const legal = [question.counterClockwiseIsLegal, question.clockwiseIsLegal];
    this.#buttons.forEach((button, i) => {
      const label = texts.answer(question, i === 1);
      button.ariaDisabled = String(!legal[i]);
      button.ariaLabel = label;
    });
    this.#showWords();
    return isNew;
  }

  arrange(layout: Layout): void {
    if (!this.#question) return;
    const { counterClockwise, clockwise } = this.#question;
    this.#place(this.#buttons[0], counterClockwise, layout);
    this.#place(this.#buttons[1], clockwise, layout);
    this.#caption.style.bottom = `${layout.height - layout.pitch * CAPTION}px`;
  }

  hasFocus(): boolean {
    const active = (this.root.getRootNode() as Document | ShadowRoot).activeElement;
    return active !== null && this.root.contains(active);
  }

  /** Puts the focus on the first answer that may be given. */
  focus(): void {
    (this.#buttons.find((b) => b.ariaDisabled !== "true") ?? this.#buttons[0]).focus();
  }

  #button(isClockwise: boolean): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "answer";
    button.dataset["style"] = isClockwise ? "dashed" : "solid";
    button.append(arrow(isClockwise));
    button.addEventListener("click", () => {
      if (button.ariaDisabled !== "true") this.#events.onAnswer(isClockwise);
    });
    return button;
  }

  #place(button: HTMLButtonElement, lap: LapView, layout: Layout): void {
    const from = pointAt(layout.pits, lap.origin);
    const { x, y } = pointAt(layout.pits, lap.drops[0] ?? lap.origin);
    const size = Math.max(MIN_PIT, layout.radius * 1.3);
    Object.assign(button.style, {
      left: `${x - size / 2}px`,
      top: `${y - size / 2}px`,
      width: `${size}px`,
      height: `${size}px`,
    });
    const icon = button.firstElementChild as SVGElement;
    icon.style.transform = `rotate(${Math.atan2(y - from.y, x - from.x)}rad)`;
  }

  /** The words of the answer that is pointed at, else of the one with the focus. */
  #showWords(): void {
    const shown =
      this.#buttons.find((b) => b.matches(":hover")) ??
      this.#buttons.find((b) => b.matches(":focus-visible"));
    this.#caption.textContent = shown?.ariaLabel ?? "";
    this.#caption.hidden = !shown;
  }

  #onKey(event: KeyboardEvent): void {
    if (!isGridKey(event.key) || hasModifier(event)) return;
    event.preventDefault();
    this.#buttons.find((b) => b !== event.target)?.focus();
  }
}

function arrow(isDashed: boolean): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ARROW);
  path.setAttribute("fill", "none");
  path.setAttribute("stroke", "currentColor");
  path.setAttribute("stroke-width", "2.6");
  path.setAttribute("stroke-linecap", "round");
  path.setAttribute("stroke-linejoin", "round");
  if (isDashed) path.setAttribute("stroke-dasharray", "3.4 3.8");
  svg.append(path);
  return svg;
}
