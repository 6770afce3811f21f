import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import type { Skill } from "../../lessons/counting/growth";
import { button } from "../forms";
import type { QuestionWords } from "./words";

/** Something that a button does. */
export interface Act {
  label: string;
  act: () => void;
}

/** What is asked, what came of the answer, and how to go on. */
export class AskPanel {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #level = build("p", { class: "practise-level" });
  readonly #row = build("p", { class: "practise-row" });
  readonly #time = build("p", { class: "practise-time", attributes: { role: "timer" } });
  readonly #points = build("p", { class: "practise-row" });
  readonly #pause: HTMLButtonElement;
  readonly #round: HTMLElement;
  readonly #sentence = build("p", { class: "practise-sentence", attributes: { role: "status" } });
  readonly #note = build("p", { class: "practise-note" });
  readonly #actions = build("div", { class: "practise-actions" });
  /** What those hear who cannot see the time. */
  readonly #spoken = build("p", { class: "practise-spoken", attributes: { role: "status" } });

  constructor(texts: AllTexts, pause: () => void) {
    this.#texts = texts;
    this.#pause = button(texts.controls.pause, pause);
    this.#round = build(
      "div",
      { class: "practise-round", attributes: { hidden: true } },
      this.#time,
      this.#points,
      this.#pause,
    );
    this.element = build(
      "section",
      { class: "practise-ask", attributes: { "aria-label": texts.practise.title } },
      build("div", { class: "practise-state" }, this.#level, this.#row, this.#round),
      build(
        "div",
        { class: "practise-turn" },
        build("div", { class: "practise-said" }, this.#sentence, this.#note),
        this.#actions,
      ),
      this.#spoken,
    );
  }

  /** Asks; `instruction` says how to answer. */
  ask({ turn, question }: QuestionWords, instruction: string): void {
    this.#say("asked", `${turn} `, build("strong", {}, question));
    this.#note.textContent = instruction;
  }

  /** Says what came of it, and offers to go on; the first button has the focus. */
  tell(kind: "right" | "wrong" | "told", sentence: string, acts: readonly Act[]): void {
    this.#say(kind, sentence);
    this.#offer(acts);
    this.#actions.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Tells how a round ended. The heading has the focus: a key that was meant for an answer does nothing there. */
  tellEnd(title: string, sentence: string, acts: readonly Act[]): void {
    const heading = build("h2", { attributes: { tabindex: "-1" } }, title);
    this.#say("over", sentence);
    this.#offer(acts);
    this.#sentence.before(heading);
    heading.focus({ preventScroll: true });
  }

  showGrowth({ level }: Skill, highest: number, row: number): void {
    const { practise } = this.#texts;
    const pips = Array.from({ length: highest }, (_, index) =>
      build("span", { class: index < level ? "pip is-reached" : "pip" }),
    );
    this.#level.replaceChildren(
      build("span", { class: "pips", attributes: { "aria-hidden": "true" } }, ...pips),
      build("span", { class: "practise-figures" }, practise.level(level, highest)),
    );
    this.#row.textContent = row > 0 ? practise.row(row) : "";
  }

  /** `null`: there is no round. */
  showPoints(points: number | null): void {
    this.#round.hidden = points === null;
    this.#row.hidden = points !== null;
    this.#points.textContent = this.#texts.practise.round.points(points ?? 0);
  }

  showTime(seconds: number): void {
    const { round } = this.#texts.practise;
    const text = round.seconds(seconds);
    if (this.#time.textContent === text) return;
    this.#time.textContent = text;
    this.#time.setAttribute("aria-label", `${round.left}: ${text}`);
  }

  warn(seconds: number): void {
    this.#spoken.textContent = this.#texts.practise.round.last(seconds);
  }

  /** Whether the round can be paused now. */
  set canPause(canPause: boolean) {
    this.#pause.hidden = !canPause;
  }

  #say(kind: string, ...parts: (Node | string)[]): void {
    this.element.dataset["kind"] = kind;
    this.element.querySelector("h2")?.remove();
    this.#spoken.textContent = this.#note.textContent = "";
    this.#actions.replaceChildren();
    this.#sentence.replaceChildren(...parts);
  }

  #offer(acts: readonly Act[]): void {
    const buttons = acts.map(({ label, act }, index) =>
      button(label, act, index === 0 ? "is-main" : ""),
    );
    this.#actions.replaceChildren(...buttons);
  }
}
