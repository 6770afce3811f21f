import { loadLater, loadToldTexts, type PuzzleTexts, type Texts, type ToldTexts } from "../i18n";
import type { Engine } from "../session/engine";
import { Puzzle, PuzzleError, type PuzzleFault } from "../session/puzzle";
import type { Opening, SavedGame } from "../session/saved";
import type { Session } from "../session/session";
import type { SessionState } from "../session/state";
import { IconButton } from "./icon-button";
import { icons } from "./icons";
import type { Exercise, ExerciseHost } from "./exercise";
import type { Failure } from "./own-failure";
import { storyWords } from "./story";
import { namesOf, spokenWords } from "./words";

/** A pause before a turn that is played by itself (milliseconds). */
const breathMillis = 500;

/** How far a puzzle is. */
export interface PuzzleState {
  /** Turns that people tried since it was put, and that are not the solution's. */
  misses: number;
  /** Whether the last turn of the solution is played. */
  isSolved: boolean;
  /** Whether the solution, or a part of it, was shown since it was put. */
  isShown: boolean;
}

/** Fetches the words and makes the part. */
export async function loadPart(host: ExerciseHost, texts: Texts): Promise<PuzzlePart> {
  return new PuzzlePart(host, ...(await wordsOf(texts)));
}

const wordsOf = (texts: Texts): Promise<[ToldTexts, PuzzleTexts]> =>
  Promise.all([loadToldTexts(texts), loadLater("puzzle", texts)]);

/** What of a board puts puzzles: it judges turns, gives the replies, and says how things stand. */
export class PuzzlePart implements Exercise {
  readonly #host: ExerciseHost;
  #texts: ToldTexts;
  #words: PuzzleTexts;
  #wanted: Texts | null = null;
  /** What was read last. */
  #next: Puzzle | null = null;
  #puzzle: Puzzle | null = null;
  #misses = 0;
  #wasShown = false;
  #reached = 0;
  /** What the page was told last. */
  #told = "";
  #isBegunAgain = false;
  #timer = 0;
  readonly #again = new IconButton(icons.rewind, true, () => this.#startAgain());
  readonly #show = new IconButton(icons.skip, true, () => this.#showSolution());

  constructor(host: ExerciseHost, texts: ToldTexts, words: PuzzleTexts) {
    this.#host = host;
    this.#texts = texts;
    this.#words = words;
    this.#label();
    this.close();
    host.stage.gameBar.element.prepend(this.#again.element, this.#show.element);
  }

  async setTexts(texts: Texts): Promise<void> {
    this.#wanted = texts;
    const [told, words] = await wordsOf(texts);
    if (texts !== this.#wanted) return;
    [this.#texts, this.#words] = [told, words];
    this.#label();
    if (this.#puzzle) this.#host.tellAgain();
  }

  /** Reads a puzzle; throws when it is none. */
  read(engine: Engine, opening: Opening): Puzzle {
    return (this.#next = Puzzle.open(engine, opening));
  }

  begin(session: Session): void {
    const puzzle = this.#next;
    if (!puzzle) return;
    this.#puzzle = puzzle;
    // What was missed and seen stays so when it is begun again.
    if (!this.#isBegunAgain) [this.#misses, this.#wasShown, this.#told] = [0, false, ""];
    session.judge = puzzle;
    this.#host.stage.learner = puzzle.solver;
    this.#setHidden(false);
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.#puzzle) this.#host.stage.learner = null;
    this.#puzzle = null;
    this.#setHidden(true);
  }

  get start(): number {
    return this.#puzzle?.start ?? 0;
  }

  /** Back to the solver's turn before. */
  undo(session: Session): void {
    const { pit, view } = session.state;
    try {
      if (pit === null) session.goTo(this.#puzzle?.before(view.ply) ?? view.ply);
      else session.cancel();
    } catch (error) {
      this.#host.fail(error);
    }
  }

  /** With its solution. */
  keep(saved: SavedGame): SavedGame {
    const puzzle = this.#puzzle;
    return puzzle ? { ...puzzle.whole, ply: saved.ply, start: puzzle.start } : saved;
  }

  get state(): PuzzleState | null {
    const puzzle = this.#puzzle;
    if (!puzzle) return null;
    const isSolved = this.#reached >= puzzle.end;
    return { misses: this.#misses, isSolved, isShown: this.#wasShown };
  }

  follow(state: SessionState): void {
    const puzzle = this.#puzzle;
    clearTimeout(this.#timer);
    if (!puzzle) return;
    const { ply, plies } = state.view;
    this.#reached = plies.length;
    this.#again.isEnabled = plies.length > puzzle.start;
    this.#show.isEnabled = plies.length < puzzle.end && !puzzle.isShown;
    this.#report();
    if (state.isShowing) return;
    // At the last turn there is no later one to go to.
    if (state.phase === "look" && ply === plies.length) this.#host.stage.message.offer([]);
    if (ply === plies.length && puzzle.isGivenAt(state.view)) this.#awaitGiven();
    this.#tell(state, puzzle);
  }

  /** Ends the showing of the solution. */
  stop(): void {
    const puzzle = this.#puzzle;
    if (!puzzle?.isShown || this.#reached >= puzzle.end) return;
    puzzle.isShown = false;
    this.#lookAnew(puzzle);
  }

  withhold(): void {
    this.#remark("no-turn-here");
  }

  remark(error: unknown): boolean {
    if (!(error instanceof PuzzleError)) return false;
    if (error.fault === "wrong-turn") this.#misses += 1;
    this.#remark(error.fault);
    this.#report();
    return true;
  }

  /** Tells the page how far it is, when that is new. */
  #report(): void {
    const { state } = this;
    const told = JSON.stringify(state);
    if (!state || told === this.#told) return;
    this.#told = told;
    this.#host.raise("mancala-puzzle", state);
  }

  #remark(fault: PuzzleFault): void {
    this.#host.stage.message.remark(this.#words.faults[fault]);
  }

  failureOf = (error: unknown): Failure | null => {
    if (!(error instanceof PuzzleError)) return null;
    const { fault } = error;
    const at = fault === "nothing-to-solve" ? "ply" : null;
    return { code: fault, message: this.#words.faults[fault], at };
  };

  /** The turn that is given follows by itself. */
  #awaitGiven(): void {
    this.#timer = window.setTimeout(() => this.#playGiven(), breathMillis);
  }

  #playGiven(): void {
    this.#host.withSession((session) => {
      const turn = this.#puzzle?.turnAfter(session.state.view.ply);
      try {
        if (turn !== undefined) session.play(turn);
      } catch (error) {
        this.#host.fail(error);
      }
    });
  }

  /** What is to be found, or that it was; then the turn that led here. */
  #tell(state: SessionState, puzzle: Puzzle): void {
    const sentence = this.#sentence(state, puzzle);
    if (sentence === "" || state.pit !== null) return;
    const story = storyWords(state, this.#texts);
    const told = state.view.ply === 0 ? sentence : `${sentence} ${story}`;
    this.#host.stage.message.tell(told, spokenWords(state, this.#texts, null));
  }

  #sentence(state: SessionState, puzzle: Puzzle): string {
    const { ply, plies, mover } = state.view;
    const { find, right, solved, shown } = this.#words;
    if (puzzle.isSolvedAt(state.view)) return puzzle.isShown ? shown : solved;
    if (!puzzle.isOpenAt(state.view)) return "";
    const isFirst = ply === puzzle.start || ply < plies.length;
    return isFirst ? find(namesOf(state, this.#texts).short[mover]) : right;
  }

  #startAgain(): void {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    this.#isBegunAgain = true;
    this.#host.again(puzzle.whole);
    this.#isBegunAgain = false;
  }

  #showSolution(): void {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    puzzle.isShown = true;
    this.#wasShown = true;
    this.#lookAnew(puzzle);
  }

  /** Others than before may play now, from the last turn on. */
  #lookAnew(puzzle: Puzzle): void {
    this.#host.withSession((session) => {
      session.cancel();
      const { ply, plies } = session.state.view;
      if (ply < plies.length) session.goTo(plies.length);
      session.judge = puzzle;
    });
    this.#host.tellAgain();
  }

  #label(): void {
    this.#again.label = this.#words.again;
    this.#show.label = this.#words.show;
  }

  #setHidden(isHidden: boolean): void {
    this.#again.element.hidden = isHidden;
    this.#show.element.hidden = isHidden;
  }
}
