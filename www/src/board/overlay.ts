/** What lies over the picture for hands and screen readers: the grid, the stores' names, the open question. */
import type { BoardState, BoardTexts } from "./contract";
import { Answers, type AnswerEvents } from "./answers";
import type { Layout } from "./layout";
import { PitGrid } from "./grid";
import { StoreLabels } from "./store-labels";

export class Overlay {
  readonly grid = new PitGrid();
  private readonly stores = new StoreLabels();
  private readonly answers: Answers;

  constructor(events: AnswerEvents) {
    this.answers = new Answers(events);
  }

  /** The parts, in the order of the tab key. */
  parts(): HTMLElement[] {
    return [this.grid.root, this.stores.root, this.answers.root];
  }

  /** Whether an event came from one of the buttons. */
  isButton(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest("button") !== null;
  }

  arrange(state: BoardState, layout: Layout): void {
    this.grid.arrange(state.info, layout);
    this.stores.arrange(layout);
    this.answers.arrange(layout);
  }

  /** Names everything as it is at rest. */
  label(state: BoardState, texts: BoardTexts): void {
    this.grid.label(state, texts);
    this.stores.label(state, texts);
  }

  /** Asks, or asks no more; a focus on the board goes to the question and comes back to the pit where it was. */
  ask(question: BoardState["question"], texts: BoardTexts, layout: Layout | null): void {
    const hadFocus = this.answers.hasFocus();
    const isNew = this.answers.ask(question, texts);
    if (layout) this.answers.arrange(layout);
    if (isNew && (hadFocus || this.grid.focused() !== null)) this.answers.focus();
    if (!question && hadFocus) this.grid.focus();
  }
}
