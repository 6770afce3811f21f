import { EmpikiError } from "../engine/error";
import type { EngineProof, EngineSearch, EngineTable } from "../engine/glue";
import type { Choice, ProofView, TableView, ThinkingView } from "../engine/types";
import type { TableShelf } from "../storage/tables";
import type { ClientWorld, Hand, HandEvents } from "./client";
import type { Work } from "./desk";
import type { Order } from "./protocol";

// A world for tests of everything that thinks: work that is over after so many slices, breaths that are taken one by
// one, a clock that goes on by a slice at a time, a shelf in memory, and hands that only note their orders.

export const oware = '[Game "oware"]\n\n';

export const choice = (turn: string): Choice => ({
  turn,
  reason: "search",
  seeds: null,
  plies: 4,
});

/** A search at a depth, with one line. */
export const thought = (depth: number, change: Partial<ThinkingView> = {}): ThinkingView => ({
  depth,
  nodes: depth * 1000,
  lines: [{ turns: ["A", "d"], worth: { seeds: depth, proved: null } }],
  isOver: false,
  choice: null,
  ...change,
});

export const proofView = (change: Partial<ProofView>): ProofView => ({
  laps: 0,
  verdict: "running",
  length: null,
  period: null,
  after: null,
  branches: 0,
  ...change,
});

/** Lets everything that waits for a promise go on. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A clock that a test moves, and breaths that it takes. */
export class FakeTime {
  millis = 0;
  readonly sliceMillis = 10;
  readonly #waiting: (() => void)[] = [];

  now = (): number => this.millis;

  breathe = (): Promise<void> => new Promise((resolve) => this.#waiting.push(resolve));

  /** Takes so many breaths: a slice each, as long as there is something to do. */
  async slices(count: number): Promise<void> {
    for (let slice = 0; slice < count; slice += 1) {
      await settled();
      this.#waiting.shift()?.();
    }
    await settled();
  }
}

/** An engine's long work: every search is over at depth `depths`, every table after `tableSlices`. */
export class FakeWork implements Work {
  readonly strongest = 6;
  depths = 3;
  tableSlices = 3;
  /** How long a slice takes. */
  sliceMillis = 10;
  /** Thrown by the next piece of work, whatever it is. */
  failure: EmpikiError | null = null;
  /** What was done, in order. */
  readonly log: string[] = [];
  freed = 0;
  readonly #time: FakeTime;

  constructor(time: FakeTime) {
    this.#time = time;
  }

  analyse(record: string, ply: number, lines: number): EngineSearch {
    return this.#search(`analyse ${String(ply)} ${String(lines)}`, record);
  }

  ofLevel(record: string, ply: number, level: number, seed: number): EngineSearch {
    return this.#search(`level ${String(level)} ${String(ply)} ${String(seed)}`, record);
  }

  #search(name: string, record: string): EngineSearch {
    if (record.includes("over")) throw EmpikiError.of("game-over");
    this.log.push(name);
    let depth = 0;
    const view = (isOver: boolean) =>
      thought(depth, { isOver, choice: isOver ? choice("A") : null });
    return {
      useTable: (table) => void this.log.push(`table of ${String(table.view().seeds)}`),
      advance: () => {
        this.#work(name);
        depth += 1;
        return view(depth >= this.depths);
      },
      settle: () => view(true),
      free: () => (this.freed += 1),
    };
  }

  buildTable(seeds: number): EngineTable {
    return this.#table(seeds, 0);
  }

  readTable(bytes: Uint8Array): EngineTable {
    const [seeds] = bytes;
    if (seeds === undefined) throw EmpikiError.of("bad-table");
    this.log.push("read");
    return this.#table(seeds, this.tableSlices);
  }

  #table(seeds: number, from: number): EngineTable {
    let slices = from;
    const view = (): TableView => {
      const done = slices / this.tableSlices;
      return { seeds, positions: 100, done, isComplete: done >= 1 };
    };
    return {
      advance: () => {
        this.#work("build");
        slices += 1;
        return view();
      },
      view,
      bytes: () => Uint8Array.of(seeds),
      free: () => (this.freed += 1),
    };
  }

  prove(): EngineProof {
    let laps = 0;
    return {
      advance: () => {
        this.#work("prove");
        laps += 100;
        return proofView(laps < 300 ? { laps } : { laps, verdict: "endless", period: 6, after: 2 });
      },
      free: () => (this.freed += 1),
    };
  }

  #work(name: string): void {
    this.#time.millis += this.sliceMillis;
    this.log.push(name);
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
  }
}

/** Where a table is kept, in memory. */
export class FakeShelf implements TableShelf {
  kept: Uint8Array | null = null;
  isRefusing = false;

  read(): Promise<Uint8Array | null> {
    return Promise.resolve(this.isRefusing ? null : this.kept);
  }

  keep(bytes: Uint8Array): Promise<boolean> {
    if (!this.isRefusing) this.kept = bytes;
    return Promise.resolve(!this.isRefusing);
  }

  drop(): Promise<void> {
    this.kept = null;
    return Promise.resolve();
  }
}

/** A hand that notes its orders; a test plays its part. */
export class FakeHand implements Hand {
  readonly orders: Order[] = [];
  isClosed = false;
  readonly events: HandEvents;

  constructor(events: HandEvents) {
    this.events = events;
  }

  send(order: Order): void {
    this.orders.push(order);
  }

  close(): void {
    this.isClosed = true;
  }
}

/** Hands as they were asked for, one after the other. */
export class FakeHands implements ClientWorld {
  readonly workers: FakeHand[] = [];
  readonly own: FakeHand[] = [];
  isRefusing = false;

  worker(events: HandEvents): Hand {
    if (this.isRefusing) throw new DOMException("refused", "SecurityError");
    return added(this.workers, new FakeHand(events));
  }

  ownThread(events: HandEvents): Hand {
    return added(this.own, new FakeHand(events));
  }
}

function added<T>(list: T[], item: T): T {
  list.push(item);
  return item;
}
