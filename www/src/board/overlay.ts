/** What lies over the picture for hands and screen readers: the grid, the stores' names, the open question. */
import type { BoardState, BoardTexts } from "./contract";
import type { AnswerEvents, Answers } from "./answers";
import type { Layout } from "./layout";
import { PitGrid } from "./grid";
import { motionNow } from "./motion-gate";
import { StoreLabels } from "./store-labels";

export class Overlay {
  readonly grid = new PitGrid();
  readonly #stores = new StoreLabels();
  /** Made with the first question. */
  #answers: Answers | null = null;
  readonly #events: AnswerEvents;

  constructor(events: AnswerEvents) {
    this.#events = events;
  }

  /** The parts, in the order of the tab key; the answers follow them. */
  parts(): HTMLElement[] {
    return [this.grid.root, this.#stores.root];
  }

  /** Whether an event came from one of the buttons. */
  isButton(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest("button") !== null;
  }

  arrange(state: BoardState, layout: Layout): void {
    this.grid.arrange(state.info, layout);
    this.#stores.arrange(layout);
    this.#answers?.arrange(layout);
  }

  /** Names everything as it is at rest. */
  label(state: BoardState, texts: BoardTexts): void {
    this.grid.label(state, texts);
    this.#stores.label(state, texts);
  }

  /** Asks, or asks no more; a focus on the board goes to the question and comes back to the pit where it was. */
  ask(question: BoardState["question"], texts: BoardTexts, layout: Layout | null): void {
    const answers = (this.#answers ??= question && this.#makeAnswers());
    if (!answers) return;
    const hadFocus = answers.hasFocus();
    const isNew = answers.ask(question, texts);
    if (layout) answers.arrange(layout);
    if (isNew && (hadFocus || this.grid.focused() !== null)) answers.focus();
    if (!question && hadFocus) this.grid.focus();
  }

  /** The owner asks nothing before what asks is there. */
  #makeAnswers(): Answers | null {
    const motion = motionNow();
    if (!motion) return null;
    const answers = new motion.Answers(this.#events);
    this.#stores.root.after(answers.root);
    return answers;
  }
}
