import { EmpikiError } from "../engine/error";
import type { EngineGame } from "../engine/glue";
import type {
  BoardView,
  ErrorCode,
  ExplorationView,
  GameInfo,
  GameView,
  LapView,
  ModeName,
  PlyView,
  QuestionView,
  RecordView,
  Refusal,
  ResultView,
  SideName,
  StartView,
  StepView,
  TraceView,
  WrittenView,
} from "../engine/types";
import type { GameSource } from "./session";

// A toy of three pits a side for tests: A is played at once, B asks for two
// directions, C asks whether it is okwesera. D to F are North's, all plain.

const letters = [..."ABCdef"];

export const toyInfo: GameInfo = {
  id: "omweso",
  pitsPerSide: 3,
  rowsPerSide: 1,
  columns: 3,
  totalSeeds: 18,
  hasStores: false,
  hasDirections: true,
  hasRelays: true,
  hasOgn: false,
  hasCounters: true,
  hasLostTurns: true,
  mayLoseSeeds: false,
  letters,
  cells: letters.map((_, pit) => ({ row: pit < 3 ? 1 : 0, column: pit % 3 })),
  options: [],
  presets: [],
  start: "omweso toy",
};

const board = (plies: number): BoardView => ({ pits: [3, 3, 3, 3, 3, plies], stores: [0, 0] });

export const lap = (origin: number, drops: number[], clockwise = false): LapView => ({
  origin,
  seeds: drops.length,
  lifted: true,
  clockwise,
  drops,
});

const lapStep = (n: number, view: LapView): StepView => ({
  kind: "lap",
  lap: n,
  rule: "x",
  ...view,
});
const rest: StepView = { kind: "rest", pit: 4, reason: "empty", rule: "x" };

const question = (clockwiseIsLegal: boolean): QuestionView => ({
  origin: 1,
  seeds: 2,
  case: "relay",
  counterClockwise: lap(1, [2, 3]),
  clockwise: lap(1, [0, 5], true),
  counterClockwiseIsLegal: true,
  clockwiseIsLegal,
});

const fail = (code: ErrorCode): never => {
  throw new EmpikiError({ code, refusal: null, faults: [] });
};

const result = (winner: ResultView["winner"], ending: ResultView["ending"]): ResultView => ({
  winner,
  ending,
  scores: null,
  points: 1,
  text: `${winner} ${ending}`,
  rule: "x",
  pits: ending === "bulijo" ? [3, 4] : [],
});

/** The toy game. `endsAfter` plies it is over; `secondIsForced`: B's second question has one answer. */
export class FakeGame implements EngineGame {
  plies: PlyView[] = [];
  ply = 0;
  isFreed = false;
  /** Thrown at the next call of `explore` or `play`. */
  failure: ErrorCode | null = null;
  #ended: ResultView | null = null;
  readonly tags = new Map<string, string>();

  /** Whether listing the turns of B and C was given up. */
  isCut = false;

  constructor(
    private readonly endsAfter = 99,
    private readonly secondIsForced = false,
  ) {}

  view(): GameView {
    const isOver = this.ply >= this.endsAfter;
    return {
      game: "omweso",
      position: `toy ${String(this.ply)}`,
      board: board(this.ply),
      mover: this.ply % 2 === 0 ? "south" : "north",
      ply: this.ply,
      plies: [...this.plies],
      result: this.#endedHere ?? (isOver ? result("south", "bulijo") : null),
      options: [],
    };
  }

  /** The players' end stands behind the last ply. */
  get #endedHere(): ResultView | null {
    return this.ply === this.plies.length ? this.#ended : null;
  }

  legalMoves(): StartView[] {
    if (this.ply % 2 === 1) return [3, 4, 5].map((pit) => this.#start(pit, letters[pit] ?? ""));
    if (this.isCut) {
      return [this.#start(0, "A"), this.#cutStart(1), this.#cutStart(2, "C*")];
    }
    return [this.#start(0, "A"), this.#start(1, "B", "B-", "B--"), this.#start(2, "C", "C*")];
  }

  #start(pit: number, ...turns: string[]): StartView {
    return { pit, turns, cut: false };
  }

  #cutStart(pit: number, ...turns: string[]): StartView {
    return { pit, turns, cut: true };
  }

  whyNot(pit: number): Refusal | undefined {
    return { code: "not-your-pit", rule: "x", pit, seeds: 3 };
  }

  whyNotTurn(): Refusal | undefined {
    return undefined;
  }

  explore(turn: string): ExplorationView {
    this.#maybeFail();
    const choices = turn.length - 1;
    const isAsked = turn.startsWith("B") && choices < 2;
    return {
      before: board(this.ply),
      steps: this.#steps(choices),
      after: board(this.ply),
      question: isAsked ? question(!(this.secondIsForced && choices === 1)) : null,
      turn,
    };
  }

  /** One lap a choice, and the last. */
  #steps(choices: number): StepView[] {
    return Array.from({ length: choices }, (_, index) => lapStep(index + 1, lap(1, [2, 3])));
  }

  play(turn: string): TraceView {
    this.#maybeFail();
    if (!/^([ABCdef][+-]*\*?|--)$/.test(turn)) fail("bad-turn");
    this.#ended = null;
    this.plies = [
      ...this.plies.slice(0, this.ply),
      { turn, side: this.ply % 2 === 0 ? "south" : "north" },
    ];
    this.ply += 1;
    return this.traceOf(this.ply);
  }

  traceOf(ply: number): TraceView {
    const { turn, side } = this.plies[ply - 1] ?? fail("no-such-ply");
    if (turn === "--") return this.#lostTurn(ply, side);
    const laps = this.#steps(turn.length - 1);
    const steps = [...laps, lapStep(laps.length + 1, lap(0, [1, 2, 3])), rest];
    return { turn, mover: side, before: board(ply - 1), steps, after: board(ply), result: null };
  }

  #lostTurn(ply: number, mover: SideName): TraceView {
    const steps: StepView[] = [{ kind: "lost-on-time", rule: "x" }];
    return { turn: "--", mover, before: board(ply - 1), steps, after: board(ply), result: null };
  }

  undo(): GameView {
    if (!this.#endedHere) return this.goTo(this.ply - 1);
    this.#ended = null;
    return this.view();
  }

  redo(): TraceView {
    this.goTo(this.ply + 1);
    return this.traceOf(this.ply);
  }

  goTo(ply: number): GameView {
    if (ply < 0 || ply > this.plies.length) fail("no-such-ply");
    this.ply = ply;
    return this.view();
  }

  resign(side: SideName): GameView {
    return this.#end(result(side === "south" ? "north" : "south", "resigned"));
  }

  agree(): GameView {
    return this.#end(result("annulled", "agreed"));
  }

  #end(how: ResultView): GameView {
    this.plies = this.plies.slice(0, this.ply);
    this.#ended = how;
    return this.view();
  }

  annotations(): RecordView {
    const tags = [...this.tags].map(([name, value]) => ({ name, value }));
    const mode = (this.tags.get("Mode") ?? null) as ModeName | null;
    return { tags, comments: [], options: "", mode, notices: [] };
  }

  setTag(name: string, value: string): void {
    this.tags.set(name, value);
  }

  setComment(): void {
    fail("no-such-ply");
  }

  /** `Mode=blitz A d resigned`: tags, turns, and how the players ended it. */
  record(): string {
    const tags = [...this.tags].map(([name, value]) => `${name}=${value}`);
    const ended = this.#ended ? [this.#ended.ending] : [];
    return [...tags, ...this.plies.map(({ turn }) => turn), ...ended].join(" ");
  }

  /** Becomes the game that a record of this toy tells. */
  read(record: string): this {
    this.plies = [];
    this.ply = 0;
    for (const word of record.split(" ").filter((each) => each !== "")) {
      const [name = "", value] = word.split("=");
      if (value !== undefined) this.setTag(name, value);
      else if (word === "resigned") this.resign(this.view().mover);
      else if (word === "agreed") this.agree();
      else this.play(word);
    }
    return this;
  }

  ogn(): WrittenView {
    return { text: "", notices: [] };
  }

  link(base: string): WrittenView {
    return { text: base, notices: [] };
  }

  free(): void {
    this.isFreed = true;
  }

  #maybeFail(): void {
    if (this.failure) fail(this.failure);
  }
}

/** An engine that knows only the toy. */
export const sourceOf = (game: FakeGame): GameSource => ({
  start: () => game,
  fromPosition: () => game,
  fromRecord: (text) => game.read(text),
  info: () => toyInfo,
});
