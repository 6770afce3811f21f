import type { EngineGame } from "../engine/glue";
import type {
  BoardView,
  ExplorationView,
  GameInfo,
  GameView,
  QuestionView,
  SideName,
  StartView,
} from "../engine/types";
import { draftOf, explored, forcedAnswer, isOkwesera, unshown, type Draft } from "./draft";
import type { Sequence } from "./state";

/** What comes of a choice. */
export type Choosing =
  /** The turn is chosen and may be played; `draft` knows what of it has been shown. */
  | { kind: "complete"; turn: string; draft: Draft }
  /** Something is asked; `sequence` is to be shown before, if there is anything to show. */
  | { kind: "asks"; sequence: Sequence | null }
  /** Nothing that could be chosen here. */
  | { kind: "nothing" };

export type Manner = "ordinary" | "okwesera";

const nothing: Choosing = { kind: "nothing" };
const nobody: ReadonlySet<number> = new Set();

/** Chooses one turn from those that are legal: a pit, how it is sown, and every direction that is asked for. */
export class TurnChooser {
  readonly #game: EngineGame;
  readonly #info: GameInfo;
  #starts: ReadonlyMap<number, StartView> = new Map();
  #board: BoardView = { pits: [], stores: [0, 0] };
  #mover: SideName = "south";
  #draft: Draft | null = null;

  constructor(game: EngineGame, info: GameInfo) {
    this.#game = game;
    this.#info = info;
  }

  /** A turn is to be chosen from this position; none when the game is over, or may not go on from here. */
  reset({ board, mover, result }: GameView, isOpen: boolean): void {
    const starts = result || !isOpen ? [] : this.#game.legalMoves();
    this.#starts = new Map(starts.map((start) => [start.pit, start]));
    this.#board = board;
    this.#mover = mover;
    this.#draft = null;
  }

  /** Takes back what was chosen. */
  drop(): void {
    this.#draft = null;
  }

  /** The pit whose turn is being chosen. */
  get pit(): number | null {
    return this.#draft?.pit ?? null;
  }

  /** The turn as far as it is chosen and sown. */
  get exploration(): ExplorationView | null {
    return this.#draft?.exploration ?? null;
  }

  get question(): QuestionView | null {
    return this.exploration?.question ?? null;
  }

  get asksManner(): boolean {
    return this.#draft !== null && this.#draft.exploration === null;
  }

  /** The board as far as the choices are made. */
  get board(): BoardView {
    return this.#draft?.exploration ? this.#draft.shownBoard : this.#board;
  }

  /** All starts; while it is asked how a pit is sown, that pit. */
  get playable(): ReadonlySet<number> {
    if (!this.#draft) return new Set(this.#starts.keys());
    return this.asksManner ? new Set([this.#draft.pit]) : nobody;
  }

  isStart(pit: number): boolean {
    return this.#starts.has(pit);
  }

  /** Chooses a start. */
  choosePit(pit: number): Choosing {
    const start = this.#starts.get(pit);
    if (!start) return nothing;
    const { turns, cut } = start;
    const draft = draftOf(pit, this.#info.letters[pit] ?? "", this.#board);
    // Okwesera is listed first: where listing was given up, ordinary turns may be missing.
    const hasTwoManners = turns.some(isOkwesera) && (cut || !turns.every(isOkwesera));
    if (!hasTwoManners) return this.#follow(draft, start);
    this.#draft = draft;
    return { kind: "asks", sequence: null };
  }

  /** Answers how the pit is sown. */
  chooseManner(manner: Manner): Choosing {
    if (!this.#draft || !this.asksManner) return nothing;
    const { turns = [], cut = false } = this.#starts.get(this.#draft.pit) ?? {};
    const isSmall = manner === "okwesera";
    const meant = turns.filter((turn) => isOkwesera(turn) === isSmall);
    return this.#follow(this.#draft, { turns: meant, cut: cut && !isSmall });
  }

  /** Answers a question of direction. */
  answer(isClockwise: boolean): Choosing {
    const { question } = this;
    if (!this.#draft || !question) return nothing;
    const isLegal = isClockwise ? question.clockwiseIsLegal : question.counterClockwiseIsLegal;
    if (!isLegal) return nothing;
    return this.#explore({ ...this.#draft, text: this.#draft.text + (isClockwise ? "-" : "+") });
  }

  /** Answers a question that has only one answer, for it is not worth asking. */
  answerIfForced(): Choosing {
    const forced = this.#draft?.exploration ? forcedAnswer(this.#draft.exploration) : null;
    return forced === null ? nothing : this.answer(forced);
  }

  /**
   * Goes on with the turns that are left: if there is only one it is chosen, else the engine says what to ask.
   * Where not all are listed (`cut`), one that is listed need not be the only one.
   */
  #follow(draft: Draft, { turns, cut }: Pick<StartView, "turns" | "cut">): Choosing {
    const [only] = turns;
    if (only !== undefined && turns.length === 1 && !cut) {
      return { kind: "complete", turn: only, draft };
    }
    return this.#explore(draft);
  }

  #explore(draft: Draft): Choosing {
    const exploration = this.#game.explore(draft.text);
    if (!exploration.question) return { kind: "complete", turn: draft.text, draft };
    const sequence = unshown(draft, exploration, this.#mover);
    this.#draft = explored(draft, exploration);
    return { kind: "asks", sequence: sequence.steps.length > 0 ? sequence : null };
  }
}
