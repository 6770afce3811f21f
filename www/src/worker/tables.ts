import { EmpikiError } from "../engine/error";
import type { EngineTable } from "../engine/glue";
import type { LongWork } from "../engine/long-work";
import type { TableShelf } from "../storage/tables";
import type { TableInfo } from "./protocol";

/** A table in the engine's memory. */
interface Held {
  table: EngineTable;
  info: TableInfo;
}

/** The table of endgames of one engine: read from where it is kept when it is first wanted, made, kept and deleted. */
export class Tables {
  readonly #shelf: TableShelf;
  #held: Held | null = null;
  #reading: Promise<void> | null = null;
  /** Counts what was made and deleted: what is read later than that is out of date. */
  #changes = 0;

  constructor(shelf: TableShelf) {
    this.#shelf = shelf;
  }

  /** The table there is. `refused` is called, once, when what was kept is damaged or of another version, and deleted. */
  async held(work: Pick<LongWork, "readTable">, refused: () => void): Promise<Held | null> {
    await (this.#reading ??= this.#read(work, refused));
    return this.#held;
  }

  /** Takes over a complete table, and keeps it if the browser does. */
  async take(table: EngineTable): Promise<TableInfo> {
    const bytes = table.bytes();
    const info = { seeds: table.view().seeds, bytes: bytes.byteLength, isKept: false };
    this.#replace({ table, info });
    const change = this.#changes;
    const isKept = await this.#shelf.keep(bytes);
    const kept = { ...info, isKept };
    if (this.#held && change === this.#changes) this.#held = { table, info: kept };
    return kept;
  }

  async forget(): Promise<void> {
    this.#replace(null);
    await this.#shelf.drop();
  }

  #replace(held: Held | null): void {
    this.#held?.table.free();
    this.#held = held;
    this.#changes += 1;
    this.#reading = Promise.resolve();
  }

  async #read(work: Pick<LongWork, "readTable">, refused: () => void): Promise<void> {
    const change = this.#changes;
    const bytes = await this.#shelf.read();
    if (!bytes || change !== this.#changes) return;
    try {
      const table = work.readTable(bytes);
      const info = { seeds: table.view().seeds, bytes: bytes.byteLength, isKept: true };
      this.#held = { table, info };
    } catch (error) {
      if (!(error instanceof EmpikiError) || error.code !== "bad-table") throw error;
      await this.#shelf.drop();
      refused();
    }
  }
}
