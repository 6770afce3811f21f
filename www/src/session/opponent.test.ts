import { describe, expect, it } from "vitest";
import { EmpikiError } from "../engine/error";
import type { Choice, ThinkingView } from "../engine/types";
import { TaskClient } from "../worker/client";
import { choice, FakeHands, thought } from "../worker/fake-world";
import { deathFailure, type Order, type Report } from "../worker/protocol";
import { Opponent, type OpponentState, type Situation } from "./opponent";
import { openThinking } from "./thinking";

const start: Situation = {
  players: { south: "human", north: 4 },
  mover: "south",
  ply: 0,
  last: 0,
  record: "",
  isOver: false,
  isFree: true,
};

const levels = { south: 1, north: 6 } as const;

/** A board with an opponent, whose every part a test plays. */
class FakeBoard {
  readonly hands: FakeHands;
  readonly played: [turn: string, level: number][] = [];
  readonly states: OpponentState[] = [];
  readonly opponent: Opponent;
  millis = 0;
  isVisible = true;
  listeners = 0;
  /** Thrown instead of playing. */
  failure: EmpikiError | null = null;
  #timers: { due: number; work: () => void }[] = [];
  #look: () => void = () => undefined;

  constructor(hands = new FakeHands(), client = new TaskClient(hands)) {
    this.hands = hands;
    const thinking = openThinking(client);
    const host = {
      play: (each: Choice, level: number) => this.#play(each, level),
      show: (state: OpponentState) => void this.states.push(state),
    };
    let seeds = 0;
    this.opponent = new Opponent(thinking, host, {
      now: () => this.millis,
      after: (millis, work) => this.#after(millis, work),
      seed: () => (seeds += 1),
      isVisible: () => this.isVisible,
      onVisibility: (listener) => this.#watch(listener),
    });
  }

  #play({ turn }: Choice, level: number): void {
    if (this.failure) throw this.failure;
    this.played.push([turn, level]);
  }

  #after(millis: number, work: () => void): () => void {
    const timer = { due: this.millis + millis, work };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((each) => each !== timer));
  }

  #watch(listener: () => void): () => void {
    this.listeners += 1;
    this.#look = listener;
    return () => (this.listeners -= 1);
  }

  follow(change: Partial<Situation>): void {
    this.opponent.follow({ ...start, ...change });
  }

  /** Lets time go by. */
  wait(millis: number): void {
    this.millis += millis;
    const due = this.#timers.filter((timer) => timer.due <= this.millis);
    this.#timers = this.#timers.filter((timer) => timer.due > this.millis);
    for (const { work } of due) work();
  }

  see(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.#look();
  }

  get orders(): readonly Order[] {
    return this.hands.workers.flatMap(({ orders }) => orders);
  }

  get asked() {
    return this.orders.flatMap((order) => (order.kind === "start" ? [order.request] : []));
  }

  /** Reports on the last task, or another. */
  report(report: Report, id = this.asked.length): void {
    this.hands.workers.at(-1)?.events.told({ kind: "report", id, report });
  }

  answer(change: Partial<ThinkingView> = {}, id = this.asked.length): void {
    const answer = thought(5, { isOver: true, choice: choice("d"), ...change });
    this.report({ kind: "done", answer }, id);
  }

  get state(): OpponentState {
    return this.opponent.state;
  }
}

/** The level is to move, after a turn of the person. */
const answering = { mover: "north", ply: 1, last: 1, record: "A" } as const;

describe("a level against a person", () => {
  it("does nothing at the person's turn", () => {
    const board = new FakeBoard();
    board.follow({});
    expect([board.state.kind, board.orders]).toEqual(["idle", []]);
  });

  it("thinks at its turn, once nothing is shown or asked, and plays what it chooses", () => {
    const board = new FakeBoard();
    board.follow({ ...answering, isFree: false });
    expect(board.state).toEqual({ kind: "idle" });
    board.follow(answering);
    expect(board.state).toEqual({ kind: "thinking", side: "north", level: 4, depth: null });
    expect(board.asked).toEqual([{ kind: "level", record: "A", ply: 1, level: 4, seed: 1 }]);
    board.wait(1000);
    board.answer();
    expect(board.played).toEqual([["d", 4]]);
  });

  it("tells how deep it looks only after a moment", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.report({ kind: "progress", progress: thought(2) });
    expect(board.state).toMatchObject({ depth: null });
    board.wait(700);
    board.report({ kind: "progress", progress: thought(6) });
    expect(board.state).toMatchObject({ kind: "thinking", depth: 6 });
  });

  it("does not answer faster than one can see", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.answer();
    expect([board.played, board.state.kind]).toEqual([[], "thinking"]);
    board.wait(400);
    expect(board.played).toEqual([["d", 4]]);
  });

  it("that is the strongest is given a time", () => {
    const board = new FakeBoard();
    board.follow({ ...answering, players: { south: "human", north: 6 } });
    expect(board.asked).toMatchObject([{ level: 6, millis: 2500 }]);
  });

  it("plays its only turn like any other", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.wait(400);
    board.answer({ depth: 0, lines: [], choice: { ...choice("f"), reason: "only-turn" } });
    expect(board.played).toEqual([["f", 4]]);
  });

  it("does not think when the game is over", () => {
    const board = new FakeBoard();
    board.follow({ ...answering, isOver: true });
    expect([board.state.kind, board.orders]).toEqual(["idle", []]);
  });

  it("begins the game where it has the first turn", () => {
    const board = new FakeBoard();
    board.follow({ players: { south: 2, north: "human" } });
    expect(board.state).toMatchObject({ kind: "thinking", side: "south", level: 2 });
  });

  it("goes on thinking while the board is told of again", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.follow(answering);
    expect(board.asked).toHaveLength(1);
  });
});

describe("what is thought out", () => {
  const elsewhere: [string, Partial<Situation>][] = [
    ["taken back", {}],
    ["another game", { ...answering, record: "B" }],
    ["another level", { ...answering, players: { south: "human", north: 2 } }],
    ["no opponent any more", { ...answering, players: { south: "human", north: "human" } }],
    ["something is asked", { ...answering, isFree: false }],
    ["the game was ended", { ...answering, isOver: true }],
  ];

  it.each(elsewhere)("is stopped, and never played, when it is of no use: %s", (_, change) => {
    const board = new FakeBoard();
    board.follow(answering);
    board.follow(change);
    expect(board.orders).toContainEqual({ kind: "stop", id: 1 });
    board.wait(1000);
    board.answer({}, 1);
    board.wait(1000);
    expect(board.played).toEqual([]);
  });

  it("is not played when the board has moved on in the pause before it", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.answer();
    board.follow({});
    board.wait(1000);
    expect(board.played).toEqual([]);
  });

  it("is not played when the board is closed", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.answer();
    board.opponent.close();
    board.wait(1000);
    expect([board.played, board.state.kind, board.listeners]).toEqual([[], "idle", 0]);
  });
});

describe("a level that is stopped", () => {
  it("ends at once, and goes on when it is told to", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.opponent.stop();
    expect(board.state).toEqual({ kind: "waiting", side: "north", level: 4, why: "stopped" });
    expect(board.orders.at(-1)).toEqual({ kind: "stop", id: 1 });
    board.follow(answering);
    expect(board.state.kind).toBe("waiting");
    board.opponent.goOn();
    expect(board.state.kind).toBe("thinking");
    board.wait(400);
    board.answer();
    expect(board.played).toEqual([["d", 4]]);
  });

  it("thinks again by itself once another turn was played", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.opponent.stop();
    board.follow({});
    board.follow({ ...answering, record: "B" });
    expect(board.state.kind).toBe("thinking");
  });

  it("cannot be stopped at a person's turn", () => {
    const board = new FakeBoard();
    board.follow({});
    board.opponent.stop();
    board.follow(answering);
    expect(board.state.kind).toBe("thinking");
  });
});

describe("an earlier ply", () => {
  const earlier = { ...answering, last: 6, record: "A d B e C f" };

  it("makes a level wait until it is told to go on", () => {
    const board = new FakeBoard();
    board.follow(earlier);
    expect(board.state).toEqual({ kind: "waiting", side: "north", level: 4, why: "earlier" });
    board.opponent.goOn();
    expect(board.asked).toMatchObject([{ ply: 1, record: earlier.record }]);
  });

  it("is no reason to think at a person's turn", () => {
    const board = new FakeBoard();
    board.follow({ ...earlier, mover: "south", ply: 2 });
    expect(board.state.kind).toBe("idle");
  });
});

describe("a level that fails", () => {
  it("says why, and tries again when it is told to", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.report({ kind: "failed", failure: { reason: "version" } });
    expect(board.state).toMatchObject({ kind: "failed", failure: { reason: "version" } });
    board.follow(answering);
    expect(board.asked).toHaveLength(1);
    board.opponent.goOn();
    expect([board.state.kind, board.asked.length]).toEqual(["thinking", 2]);
  });

  it("with a turn that may not be played says so, and the game is as it was", () => {
    const board = new FakeBoard();
    board.failure = EmpikiError.of("bad-turn");
    board.follow(answering);
    board.wait(400);
    board.answer();
    expect(board.state).toMatchObject({
      kind: "failed",
      failure: { reason: "engine", detail: { code: "bad-turn" } },
    });
  });

  it("to choose anything says so", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.answer({ choice: null });
    expect(board.state).toMatchObject({ kind: "failed", failure: deathFailure() });
  });

  it("because its worker died gets a fresh one", () => {
    const board = new FakeBoard();
    board.follow(answering);
    board.hands.workers[0]?.events.told({ kind: "ready" });
    board.hands.workers[0]?.events.lost();
    expect(board.state).toMatchObject({ kind: "failed", failure: deathFailure() });
    board.opponent.goOn();
    expect(board.hands.workers).toHaveLength(2);
  });
});

describe("levels that play each other", () => {
  it("take a breath between their turns", () => {
    const board = new FakeBoard();
    board.follow({ players: levels });
    board.wait(400);
    board.answer();
    expect(board.played).toEqual([]);
    board.wait(400);
    expect(board.played).toEqual([["d", 1]]);
    board.follow({ ...answering, players: levels, isFree: false });
    expect(board.state).toEqual({ kind: "playing" });
    board.follow({ ...answering, players: levels });
    expect(board.state).toMatchObject({ kind: "thinking", level: 6 });
  });

  it("may be stopped while a turn is shown", () => {
    const board = new FakeBoard();
    board.follow({ ...answering, players: levels, isFree: false });
    board.opponent.stop();
    board.follow({ ...answering, players: levels });
    expect(board.state).toMatchObject({ kind: "waiting", why: "stopped" });
    board.opponent.goOn();
    expect(board.state.kind).toBe("thinking");
  });

  it("wait while nobody can see them", () => {
    const board = new FakeBoard();
    board.follow({ players: levels });
    board.see(false);
    expect([board.state, board.orders.at(-1)]).toEqual([
      { kind: "playing" },
      { kind: "stop", id: 1 },
    ]);
    board.see(true);
    expect(board.state.kind).toBe("thinking");
  });

  it("look at the page only as long as they play", () => {
    const board = new FakeBoard();
    board.follow({});
    expect(board.listeners).toBe(0);
    board.follow({ players: levels });
    board.follow({ ...answering, players: levels });
    expect(board.listeners).toBe(1);
    board.follow({ ...answering, players: levels, isOver: true });
    expect(board.listeners).toBe(0);
  });
});

it("two boards think at once, in one worker, each for itself", () => {
  const hands = new FakeHands();
  const client = new TaskClient(hands);
  const [one, other] = [new FakeBoard(hands, client), new FakeBoard(hands, client)];
  one.follow(answering);
  other.follow({ ...answering, record: "B" });
  expect([hands.workers.length, one.asked.length]).toEqual([1, 2]);
  for (const board of [one, other]) board.wait(400);
  other.answer({ choice: choice("e") }, 2);
  expect([one.played, other.played]).toEqual([[], [["e", 4]]]);
  one.answer({}, 1);
  expect([one.played, other.played]).toEqual([[["d", 4]], [["e", 4]]]);
});
