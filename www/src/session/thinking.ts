/** What a page may have thought out for it: searches, tables of endgames, proofs. */
import type { Kind, Place, Report, Request } from "../worker/protocol";
import { pageClient, type Lease, type Task, type TaskClient } from "../worker/client";

export type { Failure, Place, Report, TableInfo } from "../worker/protocol";
export type { Task } from "../worker/client";

/** What is told of an analysis. */
export type AnalysisReport = Report<"analyse">;
/** What is told while a table is made. */
export type TableReport = Report<"table">;

/** The numbers of seeds for which tables of endgames are made, the usual one first. */
export const tableSizes = [12, 15] as const;

/** One owner's share in the worker that thinks. `close` it when its screen or board goes. */
export class Thinking {
  readonly #lease: Lease;

  constructor(lease: Lease) {
    this.#lease = lease;
  }

  /** The best lines from a position, deeper and deeper, until it is stopped or nothing more is to be found. */
  analyse(
    wanted: Place & { lines: number; millis?: number },
    told: (report: AnalysisReport) => void,
  ): Task {
    return this.start({ kind: "analyse", ...wanted }, told);
  }

  /** Makes a table of endgames for so many seeds (`tableSizes`) and keeps it in place of the one there is. */
  makeTable(seeds: number, told: (report: TableReport) => void): Task {
    return this.start({ kind: "table", seeds }, told);
  }

  /** Which table of endgames is there. */
  whichTable(told: (report: Report<"which-table">) => void): Task {
    return this.start({ kind: "which-table" }, told);
  }

  /** Deletes the table of endgames. */
  forgetTable(told: (report: Report<"forget-table">) => void): Task {
    return this.start({ kind: "forget-table" }, told);
  }

  /** Any task. */
  start<K extends Kind>(request: Request<K>, told: (report: Report<K>) => void): Task {
    return this.#lease.start(request, told);
  }

  /** Stops everything; nothing is told any more. */
  close(): void {
    this.#lease.release();
  }
}

/** Opens a share in the page's worker, which starts with the first task. */
export const openThinking = (client: Pick<TaskClient, "lease"> = pageClient): Thinking =>
  new Thinking(client.lease());
