import { EmpikiError, LoadError } from "../engine/error";
import type { LongWork } from "../engine/long-work";
import type { TableShelf } from "../storage/tables";
import { ProofJob, SearchJob, TableJob } from "./jobs";
import { failureIn, type Kind, type Order, type Report, type Request, type Told } from "./protocol";
import { Slices, type Job, type SliceWorld } from "./slices";
import { Tables } from "./tables";

/** What the desk begins long work with. */
export type Work = Pick<
  LongWork,
  "strongest" | "analyse" | "ofLevel" | "buildTable" | "readTable" | "prove"
>;

/** What the desk needs of the world. */
export interface DeskWorld extends SliceWorld {
  /** Loads the engine; called for every task, and another one only when the one before has died. */
  load: () => Promise<Work>;
  shelf: TableShelf;
}

/** A task that has been taken and is not over. */
interface Entry {
  job: Job | null;
  isSettled: boolean;
}

/**
 * Only Oware has tables of endgames, and levels below the strongest do not look at them: they need not wait for one.
 * The engine sees to the rules under which tables hold.
 */
const mayUseTable = (request: Request<"analyse" | "level">, strongest: number): boolean =>
  /^\[Game "oware"\]/m.test(request.record) &&
  (request.kind === "analyse" || request.level >= strongest);

/** Takes orders and has them done. It knows neither worker nor page: both have one. */
export class Desk {
  readonly #world: DeskWorld;
  readonly #tell: (told: Told) => void;
  readonly #slices: Slices;
  #work: Work | null = null;
  #tables: Tables;
  readonly #entries = new Map<number, Entry>();

  constructor(world: DeskWorld, tell: (told: Told) => void) {
    this.#world = world;
    this.#tell = tell;
    this.#slices = new Slices(world);
    this.#tables = new Tables(world.shelf);
  }

  /** `null`: an order that is none of this version. */
  take(order: Order | null): void {
    switch (order?.kind) {
      case undefined:
        return this.#tell({ kind: "puzzled" });
      case "start":
        return void this.#start(order.id, order.request);
      case "settle":
        return this.#settle(order.id);
      case "stop":
        return this.#stop(order.id);
    }
  }

  /** Stops everything. */
  close(): void {
    for (const id of [...this.#entries.keys()]) this.#stop(id);
  }

  async #start(id: number, request: Request): Promise<void> {
    this.#entries.set(id, { job: null, isSettled: false });
    try {
      await this.#begin(id, request, await this.#load());
    } catch (error) {
      // A mistake of ours, for whoever reads the console.
      if (!(error instanceof EmpikiError || error instanceof LoadError)) console.error(error);
      this.#report(id, { kind: "failed", failure: failureIn(error) });
    }
  }

  /** An engine that takes the place of a dead one knows nothing of its tables. */
  async #load(): Promise<Work> {
    const work = await this.#world.load();
    if (this.#work && work !== this.#work) this.#tables = new Tables(this.#world.shelf);
    return (this.#work = work);
  }

  async #begin(id: number, request: Request, work: Work): Promise<void> {
    const tell = (report: Report) => this.#report(id, report);
    switch (request.kind) {
      case "analyse":
      case "level":
        return this.#search(id, request, work);
      case "proof":
        return this.#run(id, () => {
          const { position, turn } = request;
          return new ProofJob(work.prove(position, turn), this.#world, tell);
        });
      case "table":
        return this.#run(id, () => {
          const table = work.buildTable(request.seeds);
          return new TableJob(table, this.#world, tell, () => void this.#keep(id, table));
        });
      case "which-table": {
        const held = await this.#held(id, work);
        return tell({ kind: "done", answer: held?.info ?? null });
      }
      case "forget-table":
        await this.#tables.forget();
        return tell({ kind: "done", answer: null });
    }
  }

  async #search(id: number, request: Request<"analyse" | "level">, work: Work): Promise<void> {
    const held = mayUseTable(request, work.strongest) ? await this.#held(id, work) : null;
    this.#run(id, () => {
      const { record, ply, millis } = request;
      const search =
        request.kind === "analyse"
          ? work.analyse(record, ply, request.lines)
          : work.ofLevel(record, ply, request.level, request.seed);
      if (held) search.useTable(held.table);
      return new SearchJob(search, this.#world, (report) => this.#report(id, report), millis);
    });
  }

  #held(id: number, work: Work): ReturnType<Tables["held"]> {
    return this.#tables.held(work, () =>
      this.#report(id, { kind: "notice", notice: "table-refused" }),
    );
  }

  /** A complete table is taken over; what was stopped meanwhile is kept all the same, but nothing is told. */
  async #keep(id: number, table: Parameters<Tables["take"]>[0]): Promise<void> {
    try {
      this.#report(id, { kind: "done", answer: await this.#tables.take(table) });
    } catch (error) {
      this.#report(id, { kind: "failed", failure: failureIn(error) });
    }
  }

  /** Begins a job, unless its task was stopped meanwhile. */
  #run(id: number, begin: () => Job): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.job = begin();
    if (entry.isSettled) entry.job.settle();
    this.#slices.add(entry.job);
  }

  #settle(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.isSettled = true;
    entry.job?.settle();
  }

  #stop(id: number): void {
    const job = this.#entries.get(id)?.job;
    this.#entries.delete(id);
    if (job) this.#slices.remove(job);
  }

  #report<K extends Kind>(id: number, report: Report<K>): void {
    if (!this.#entries.has(id)) return;
    if (report.kind === "done" || report.kind === "failed") this.#entries.delete(id);
    this.#tell({ kind: "report", id, report: report as Report });
  }
}
