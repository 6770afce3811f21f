import type { Choice, SideName } from "../engine/types";
import { deathFailure, failureIn, type Failure, type Report } from "../worker/protocol";
import { areLevels, isLevel, strongestLevel, type Players } from "./players";
import type { Thinking } from "./thinking";

/** The strongest level takes what it has after so long; the others are bounded by what they look at. */
const longestMillis = 2500;
/** A turn is not answered faster than a person can see (milliseconds). */
const answerMillis = 350;
/** A pause between two turns of levels that play each other. */
const breathMillis = 700;
/** Only after this long is it told how deep the level has looked. */
const depthMillis = 600;

/** How things stand on the board. */
export interface Situation {
  players: Players;
  mover: SideName;
  /** The ply shown, and the last there is. */
  ply: number;
  last: number;
  record: string;
  /** No turn is to be played from here. */
  isOver: boolean;
  /** Nothing is being shown, asked or chosen. */
  isFree: boolean;
}

/** What the opponent is about. */
export type OpponentState =
  /** It is a person's turn, or nobody's. */
  | { kind: "idle" }
  /** Levels play each other, and a turn is being shown, or nobody looks. */
  | { kind: "playing" }
  /** `depth`: how many plies it has looked ahead, once that is worth telling. */
  | { kind: "thinking"; side: SideName; level: number; depth: number | null }
  /** Nothing happens until somebody says so: it was stopped, or an earlier ply is shown. */
  | { kind: "waiting"; side: SideName; level: number; why: "stopped" | "earlier" }
  | { kind: "failed"; side: SideName; level: number; failure: Failure };

/** What the opponent has of the world; handed in, so that tests need not wait. */
export interface OpponentWorld {
  /** Milliseconds that only go forward. */
  now: () => number;
  /** Does something later; returns what prevents it. */
  after: (millis: number, work: () => void) => () => void;
  /** Chance: a whole number below 2³². */
  seed: () => number;
  /** Whether people can see the board. */
  isVisible: () => boolean;
  /** Calls when that changes; returns what ends that. */
  onVisibility: (listener: () => void) => () => void;
}

/** What the opponent asks of whoever has it. */
export interface OpponentHost {
  /** Plays the turn that a level has chosen; throws when it may not be played. */
  play: (choice: Choice, level: number) => void;
  show: (state: OpponentState) => void;
}

/** What was said of the position at hand, and holds until there is another. */
type Decree = { kind: "stopped" } | { kind: "goOn" } | { kind: "failed"; failure: Failure };

const idle: OpponentState = { kind: "idle" };

/**
 * The levels of one board. It follows what happens there: at a level's turn it has it thought out and plays it. What is
 * thought out for a position that is not on the board any more is never played. At the last ply a level thinks by
 * itself; at an earlier one it waits to be told.
 */
export class Opponent {
  readonly #thinking: Pick<Thinking, "start">;
  readonly #host: OpponentHost;
  readonly #world: OpponentWorld;
  #situation: Situation | null = null;
  #key = "";
  #decree: Decree | null = null;
  #state: OpponentState = idle;
  /** Ends what is under way: the thinking, or the pause before the turn. */
  #cancel: (() => void) | null = null;
  #unwatch: (() => void) | null = null;

  constructor(thinking: Pick<Thinking, "start">, host: OpponentHost, world: OpponentWorld) {
    this.#thinking = thinking;
    this.#host = host;
    this.#world = world;
  }

  get state(): OpponentState {
    return this.#state;
  }

  /** Something has happened on the board. */
  follow(situation: Situation): void {
    this.#situation = situation;
    const key = keyOf(situation);
    if (key !== this.#key) {
      this.#rest();
      this.#decree = null;
      this.#key = key;
    }
    this.#update();
  }

  /** Thinks and plays no more until it is told to go on. */
  stop(): void {
    const { kind } = this.#state;
    if (kind === "thinking" || kind === "playing") this.#order({ kind: "stopped" });
  }

  /** Goes on where it was stopped, where it waits, or where it failed. */
  goOn(): void {
    this.#order({ kind: "goOn" });
  }

  /** No game is on the board. */
  close(): void {
    this.#rest();
    this.#watch(false);
    this.#situation = null;
    this.#key = "";
    this.#decree = null;
    this.#show(idle);
  }

  #order(decree: Decree): void {
    this.#decree = decree;
    this.#update();
  }

  #update(): void {
    const situation = this.#situation;
    if (!situation) return;
    const { players, mover: side, isOver } = situation;
    const level = players[side];
    this.#watch(areLevels(players) && !isOver);
    if (isOver || !isLevel(level)) return this.#restAs(idle);
    if (this.#decree?.kind === "failed") {
      return this.#restAs({ kind: "failed", side, level, failure: this.#decree.failure });
    }
    const why = this.#whyWaiting(situation);
    if (why) this.#restAs({ kind: "waiting", side, level, why });
    else if (!this.#mayThink(situation)) {
      this.#restAs(areLevels(players) ? { kind: "playing" } : idle);
    } else if (this.#cancel) this.#show(this.#state);
    else this.#think(situation, level);
  }

  #whyWaiting({ ply, last }: Situation): "stopped" | "earlier" | null {
    if (this.#decree?.kind === "stopped") return "stopped";
    return ply < last && this.#decree?.kind !== "goOn" ? "earlier" : null;
  }

  /** Levels that play each other wait for someone to look. */
  #mayThink({ players, isFree }: Situation): boolean {
    return isFree && (!areLevels(players) || this.#world.isVisible());
  }

  #watch(isWanted: boolean): void {
    if (isWanted) this.#unwatch ??= this.#world.onVisibility(() => this.#update());
    else {
      this.#unwatch?.();
      this.#unwatch = null;
    }
  }

  #think({ record, ply, mover: side }: Situation, level: number): void {
    const began = this.#world.now();
    const millis = level === strongestLevel ? { millis: longestMillis } : {};
    const asked = {
      kind: "level",
      record,
      ply,
      level,
      seed: this.#world.seed(),
      ...millis,
    } as const;
    const task = this.#thinking.start(asked, (report) => this.#hear(report, side, level, began));
    this.#cancel = () => task.stop();
    this.#show({ kind: "thinking", side, level, depth: null });
  }

  #hear(report: Report<"level">, side: SideName, level: number, began: number): void {
    const elapsed = this.#world.now() - began;
    switch (report.kind) {
      case "progress": {
        const { depth } = report.progress;
        if (elapsed >= depthMillis) this.#show({ kind: "thinking", side, level, depth });
        return;
      }
      case "done":
        return this.#decide(report.answer.choice, level, elapsed);
      case "failed":
        return this.#fail(report.failure);
      case "notice":
        return;
    }
  }

  /** A search of a level that is over without a choice is a mistake of ours. */
  #decide(choice: Choice | null, level: number, elapsed: number): void {
    if (!choice) return this.#fail(deathFailure());
    const pause =
      this.#situation && areLevels(this.#situation.players) ? breathMillis : answerMillis;
    if (elapsed >= pause) return this.#play(choice, level);
    this.#cancel = this.#world.after(pause - elapsed, () => this.#play(choice, level));
  }

  #play(choice: Choice, level: number): void {
    this.#cancel = null;
    try {
      this.#host.play(choice, level);
    } catch (error) {
      this.#fail(failureIn(error));
    }
  }

  #fail(failure: Failure): void {
    this.#order({ kind: "failed", failure });
  }

  #rest(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #restAs(state: OpponentState): void {
    this.#rest();
    this.#show(state);
  }

  #show(state: OpponentState): void {
    this.#state = state;
    this.#host.show(state);
  }
}

/** Names a position on the board, the way there, and who plays it. */
const keyOf = ({ players, ply, record }: Situation): string =>
  [players.south, players.north, ply, record].join(" ");
