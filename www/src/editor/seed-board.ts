import { Board } from "../board/board";
import type { BoardEvents, BoardState, BoardTexts } from "../board/contract";
import type { BoardView, GameInfo } from "../engine/types";
import type { AllTexts } from "../i18n";
import { Cover, type Covered } from "./cover";
import { keyDeed, pressed, typed, type Tool, type Typed } from "./deeds";
import { SeedHost, type Theme } from "./seed-host";

/** What lies on the board, and what of it may be changed. */
export interface Placed {
  board: BoardView;
  /** Pits whose seeds may be changed. */
  open: ReadonlySet<number>;
  /** Pits that keep it from being played, and pits that show how it is over already. */
  marked?: ReadonlySet<number>;
  evidence?: ReadonlySet<number>;
  isFlipped: boolean;
}

/** How a person likes boards. */
export interface BoardLook {
  theme: Theme;
  counts: BoardState["counts"];
  hasLetters: boolean;
}

export interface SeedBoardEvents {
  /** So many seeds are wanted in a pit; changes of one `group` are one step. The owner decides. */
  change(pit: number, wanted: number, group: string | null): void;
  /** A pit was pressed whose seeds may not be changed. */
  refused(pit: number): void;
}

const nothing = (): void => undefined;
const none: ReadonlySet<number> = new Set();

/** A board on which seeds are placed, by pointer and by keys. It shows what it is told and keeps nothing. */
export class SeedBoard {
  readonly element = new SeedHost();
  /** What a press does, and the number for `set`. */
  tool: Tool = "add";
  setTo = 4;
  readonly #info: GameInfo;
  readonly #events: SeedBoardEvents;
  readonly #board: Board;
  readonly #cover: Cover;
  #placed: Placed | null = null;
  #covered: Covered = "none";
  #typed: Typed | null = null;
  /** The shift key is down: what is added is taken. */
  #isTurned = false;

  constructor(info: GameInfo, texts: AllTexts, events: SeedBoardEvents) {
    this.#info = info;
    this.#events = events;
    const { root } = this.element;
    // Before the board's own listeners: they tell the pit, but not the keys held with it.
    root.addEventListener("click", (event) => this.#noteShift(event as MouseEvent), true);
    root.addEventListener("keydown", (event) => this.#onKey(event as KeyboardEvent));
    this.#board = new Board(root, this.#words(texts), this.#boardEvents());
    this.#cover = new Cover(root);
    this.#board.set({ info, ringed: "pointed" });
  }

  show(placed: Placed): void {
    this.#placed = placed;
    const { board, open, marked = none, evidence = none, isFlipped } = placed;
    this.#board.set({ board, playable: open, marked, evidence, isFlipped });
  }

  set look({ theme, counts, hasLetters }: BoardLook) {
    this.element.theme = theme;
    this.#board.set({ counts, hasLetters });
  }

  /** Covers the half that lies above (or at the right of a standing board), or all. Covered pits have no count. */
  cover(covered: Covered): void {
    this.#covered = covered;
    this.#cover.lay(covered);
    if (this.#placed) this.show({ ...this.#placed });
  }

  /** Takes the cover away before everybody's eyes; resolves when it is gone. */
  uncover(): Promise<void> {
    this.#covered = "none";
    if (this.#placed) this.show({ ...this.#placed });
    return this.#cover.lift();
  }

  focusPit(pit: number): void {
    this.#board.focusPit(pit);
  }

  destroy(): void {
    this.#cover.remove();
    this.#board.destroy();
  }

  #boardEvents(): BoardEvents {
    return {
      onPit: (pit) => this.#press(pit),
      onPoint: nothing,
      onAnswer: nothing,
      onProgress: nothing,
    };
  }

  #words(texts: AllTexts): BoardTexts {
    const { letters, pitsPerSide } = this.#info;
    const name = (pit: number, seeds: number) => {
      const side = pit < pitsPerSide ? "south" : "north";
      const letter = letters[pit] ?? "";
      if (this.#isHidden(pit)) return texts.editor.board.covered(texts.side[side], letter);
      const named = texts.board.pit(side, letter, seeds, false);
      return this.#isPointedOut(pit) ? texts.editor.board.marked(named) : named;
    };
    return {
      grid: texts.board.grid(this.#info.id),
      pit: name,
      store: (side, seeds) => texts.board.store(side, seeds),
      answer: () => "",
      count: texts.board.count,
    };
  }

  #isHidden(pit: number): boolean {
    return this.#covered !== "none" && !this.#placed?.open.has(pit);
  }

  #isPointedOut(pit: number): boolean {
    const { marked = none, evidence = none } = this.#placed ?? {};
    return marked.has(pit) || evidence.has(pit);
  }

  #noteShift({ shiftKey }: MouseEvent): void {
    this.#isTurned = shiftKey;
  }

  #press(pit: number): void {
    this.#typed = null;
    const wanted = pressed(this.tool, this.#held(pit), this.setTo, this.#isTurned);
    this.#ask(pit, wanted, null);
  }

  #onKey(event: KeyboardEvent): void {
    const pit = this.#board.focusedPit;
    const deed = keyDeed(event.key);
    if (pit === null || deed === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (deed.kind === "digit") return this.#type(pit, deed.digit, event.timeStamp);
    this.#typed = null;
    this.#ask(pit, deed.kind === "by" ? this.#held(pit) + deed.by : 0, null);
  }

  #type(pit: number, digit: number, now: number): void {
    const most = this.#info.totalSeeds;
    this.#typed = typed(this.#typed, { pit, digit, now, most });
    // A number of two digits is one step.
    this.#ask(pit, this.#typed.count, `typed ${String(pit)} ${String(this.#typed.begun)}`);
  }

  #ask(pit: number, wanted: number, group: string | null): void {
    if (this.#placed?.open.has(pit)) this.#events.change(pit, wanted, group);
    else this.#events.refused(pit);
  }

  #held(pit: number): number {
    return this.#placed?.board.pits[pit] ?? 0;
  }
}
