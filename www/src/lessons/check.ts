import { EmpikiError } from "../engine/error";
import type { EngineGame } from "../engine/glue";
import type { GameId } from "../engine/types";
import { Attempt, type LessonSource } from "./attempt";
import type { Lesson, WrongTry } from "./format";
import { asWritten, legalTurns, rulesIn } from "./turns";

export type { LessonSource };

/** What is wrong with a lesson that is well-formed. `turns` are those played, replies included. */
export type LessonFault =
  /** The position cannot be read. */
  | { kind: "position"; error: EmpikiError }
  /** The position is one of another game, or the game is over in it. */
  | { kind: "other-game" | "over" }
  /** A turn that nobody can read. */
  | { kind: "turn"; turn: string }
  /** No pit has this letter. */
  | { kind: "letter"; letter: string }
  /** The goal is reached before anything is done, or in fewer turns than it says. */
  | { kind: "too-easy"; turns: readonly string[] }
  /** A solution is none. */
  | { kind: "solution"; turns: readonly string[] }
  /** A turn reaches the goal that is not among the solutions. */
  | { kind: "unlisted"; turns: readonly string[] }
  /** A wrong try reaches the goal, or still can. */
  | { kind: "not-wrong"; turn: string }
  /** No step of a wrong try, nor its refusal, rests on the rule that it names. */
  | { kind: "wrong-rule"; turn: string; rules: readonly string[] };

/** Goals of more turns than this are not looked through: there are too many ways. */
const searched = 3;

/** Whether looking through turns has taken long enough: what is not found by then is not there. */
export type IsSpent = () => boolean;

const never: IsSpent = () => false;

/** Everything that is wrong with a lesson of a game, as the engine sees it. */
export const faultsOf = (source: LessonSource, game: GameId, lesson: Lesson): LessonFault[] =>
  examine(source, game, lesson).faults;

/** The rules on which the solutions and the wrong tries of a lesson rest. */
export const rulesTried = (source: LessonSource, game: GameId, lesson: Lesson): Set<string> =>
  examine(source, game, lesson).rules;

/** Both in one go. */
export function examine(
  source: LessonSource,
  game: GameId,
  lesson: Lesson,
  isSpent = never,
): { faults: LessonFault[]; rules: Set<string> } {
  const checker = new Checker(source, game, lesson, isSpent);
  return { faults: checker.faults(), rules: checker.rules };
}

/**
 * The ways to the goal of a lesson, whose solutions may be missing: of one turn all, of a few turns the first that is
 * found, against a level the first turn there is.
 */
export function waysOf(
  source: LessonSource,
  game: GameId,
  lesson: Lesson,
  isSpent = never,
): string[][] {
  return new Checker(source, game, lesson, isSpent).ways();
}

class Checker {
  readonly rules = new Set<string>();
  readonly #source: LessonSource;
  readonly #game: GameId;
  readonly #lesson: Lesson;
  readonly #isSpent: IsSpent;
  #attempt: Attempt | null = null;

  constructor(source: LessonSource, game: GameId, lesson: Lesson, isSpent: IsSpent) {
    this.#source = source;
    this.#game = game;
    this.#lesson = lesson;
    this.#isSpent = isSpent;
  }

  faults(): LessonFault[] {
    try {
      return this.#withGame((game) => this.#inGame(game));
    } catch (error) {
      const isRefused = error instanceof EmpikiError && error.code !== "engine-dead";
      if (isRefused) return [{ kind: "position", error }];
      throw error;
    }
  }

  /** None where the position is none of a lesson. */
  ways(): string[][] {
    try {
      return this.#withGame((game) => {
        const view = game.view();
        if (view.game !== this.#game || view.result) return [];
        this.#attempt = new Attempt(this.#source, this.#lesson);
        this.#reply(game);
        return this.#waysFrom(game);
      });
    } catch (error) {
      if (error instanceof EmpikiError && error.code !== "engine-dead") return [];
      throw error;
    }
  }

  #waysFrom(game: EngineGame): string[][] {
    const { goal, level } = this.#lesson;
    const turns = legalTurns(game);
    if (goal.turns === 1) {
      return turns
        .filter((turn) => !this.#isSpent() && this.#reachesBy(game, turn))
        .map((turn) => [turn]);
    }
    if (level !== undefined) return turns.slice(0, 1).map((turn) => [turn]);
    const way = goal.turns > searched ? null : this.#wayWithin(game, goal.turns);
    return way && way.length > 0 ? [way] : [];
  }

  #inGame(game: EngineGame): LessonFault[] {
    const view = game.view();
    if (view.game !== this.#game) return [{ kind: "other-game" }];
    if (view.result) return [{ kind: "over" }];
    this.#attempt = new Attempt(this.#source, this.#lesson);
    const unread = [...this.#letterFaults(), ...this.#turnFaults(game)];
    if (unread.length > 0) return unread;
    this.#reply(game);
    return [
      ...this.#tooEasy(game),
      ...this.#solutionFaults(),
      ...this.#unlisted(game),
      ...this.#lesson.wrong.flatMap((wrong) => this.#wrongFaults(game, wrong)),
    ];
  }

  #letterFaults(): LessonFault[] {
    const { goal, hints } = this.#lesson;
    const { letters } = this.#source.info(this.#game);
    const named = [
      ...Object.keys(goal.reach.pits ?? {}),
      ...hints.flatMap(({ pits }) => pits ?? []),
    ];
    return named
      .filter((each) => !letters.includes(each))
      .map((letter) => ({ kind: "letter", letter }));
  }

  #turnFaults(game: EngineGame): LessonFault[] {
    const { wrong, solutions, replies = [] } = this.#lesson;
    const turns = new Set([...solutions.flat(), ...wrong.map(({ turn }) => turn), ...replies]);
    return [...turns].filter((turn) => !isTurn(game, turn)).map((turn) => ({ kind: "turn", turn }));
  }

  #tooEasy(game: EngineGame): LessonFault[] {
    const { turns } = this.#lesson.goal;
    if (turns > searched || this.#lesson.level !== undefined) return [];
    const way = this.#wayWithin(game, turns - 1);
    return way ? [{ kind: "too-easy", turns: way }] : [];
  }

  #solutionFaults(): LessonFault[] {
    const wrong = this.#lesson.solutions.filter((turns) => !this.#isSolution(turns));
    return wrong.map((turns) => ({ kind: "solution", turns }));
  }

  #isSolution(turns: readonly string[]): boolean {
    const isOpen = this.#lesson.level !== undefined;
    return this.#withGame((game) => {
      // Against a level one cannot know how the game goes on: the first turn is tried, where it is the first of all.
      if (isOpen && this.#progress(game).phase === "reply") return true;
      this.#reply(game);
      for (const turn of isOpen ? turns.slice(0, 1) : turns) {
        if (this.#progress(game).phase !== "trying") return false;
        if (!this.#play(game, turn)) return false;
        this.#reply(game);
      }
      return isOpen || this.#progress(game).phase === "reached";
    });
  }

  /** Of goals of one turn all ways are listed. */
  #unlisted(game: EngineGame): LessonFault[] {
    if (this.#lesson.goal.turns > 1) return [];
    const listed = new Set(this.#lesson.solutions.map(([turn = ""]) => asWritten(game, turn)));
    const ways = legalTurns(game).filter(
      (turn) => !listed.has(turn) && !this.#isSpent() && this.#reachesBy(game, turn),
    );
    return ways.map((turn) => ({ kind: "unlisted", turns: [turn] }));
  }

  #wrongFaults(game: EngineGame, { turn, rule }: WrongTry): LessonFault[] {
    const refusal = game.whyNotTurn(turn);
    const rules = refusal ? [refusal.rule] : this.#rulesOf(game, turn);
    for (const each of rules) this.rules.add(each);
    if (!rules.includes(rule)) return [{ kind: "wrong-rule", turn, rules }];
    return !refusal && this.#isStillOpen(game, turn) ? [{ kind: "not-wrong", turn }] : [];
  }

  #rulesOf(game: EngineGame, turn: string): string[] {
    const trace = game.play(turn);
    game.undo();
    return rulesIn(trace);
  }

  /** Whether the goal may still be reached after a turn. */
  #isStillOpen(game: EngineGame, turn: string): boolean {
    const { turns } = this.#lesson.goal;
    if (this.#reachesBy(game, turn)) return true;
    if (turns > searched || this.#lesson.level !== undefined) return false;
    return this.#after(game, turn, () => this.#wayWithin(game, turns - 1) !== null);
  }

  /** A way to the goal in so many turns at most; `null` where there is none. */
  #wayWithin(game: EngineGame, turns: number): string[] | null {
    const { phase } = this.#progress(game);
    if (phase === "reached") return [];
    if (turns <= 0 || phase !== "trying") return null;
    for (const turn of legalTurns(game)) {
      if (this.#isSpent()) return null;
      const way = this.#after(game, turn, () => this.#wayWithin(game, turns - 1));
      if (way) return [turn, ...way];
    }
    return null;
  }

  #reachesBy(game: EngineGame, turn: string): boolean {
    return this.#after(game, turn, () => this.#progress(game).phase === "reached");
  }

  /** Looks at the game as it is after a turn and the reply to it, then goes back. */
  #after<T>(game: EngineGame, turn: string, look: () => T): T {
    const { ply } = game.view();
    game.play(turn);
    this.#reply(game);
    const found = look();
    game.goTo(ply);
    return found;
  }

  #play(game: EngineGame, turn: string): boolean {
    if (game.whyNotTurn(turn)) return false;
    for (const rule of rulesIn(game.play(turn))) this.rules.add(rule);
    return true;
  }

  #reply(game: EngineGame): void {
    if (this.#progress(game).phase !== "reply") return;
    const turn = this.#attempt?.reply(game.view(), game);
    if (turn !== undefined) game.play(turn);
  }

  #progress(game: EngineGame): ReturnType<Attempt["at"]> {
    if (!this.#attempt) throw new Error("a lesson is tried before its position is read");
    return this.#attempt.at(game.view());
  }

  #withGame<T>(work: (game: EngineGame) => T): T {
    const game = this.#source.fromPosition(this.#lesson.position);
    try {
      return work(game);
    } finally {
      game.free();
    }
  }
}

/** Whether a text is a turn of the notation, playable or not. */
function isTurn(game: EngineGame, text: string): boolean {
  const code = game.whyNotTurn(text)?.code;
  return code !== "bad-turn-text" && code !== "no-such-pit";
}
