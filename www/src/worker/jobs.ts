import type { EngineProof, EngineSearch, EngineTable } from "../engine/glue";
import type { ProofView, TableView, ThinkingView } from "../engine/types";
import { failureIn, type Kind, type Report } from "./protocol";
import { Pace, Throttle, type Job, type SliceWorld } from "./slices";

type Tell<K extends Kind> = (report: Report<K>) => void;

// What is surely done within a slice on any machine, to begin with.
const firstNodes = 500;
const firstPositions = 2000;
const firstLaps = 5000;

interface Handle {
  free(): void;
}

/** One slice after the other, with what is told on the way. */
abstract class PiecewiseJob<H extends Handle> implements Job {
  protected readonly handle: H;
  protected readonly world: SliceWorld;
  protected readonly throttle: Throttle;
  protected isSettled = false;
  readonly #pace: Pace;
  readonly #fail: Tell<never>;
  #began: number | null = null;

  constructor(handle: H, world: SliceWorld, first: number, fail: Tell<never>) {
    this.handle = handle;
    this.world = world;
    this.throttle = new Throttle(world.now);
    this.#pace = new Pace(first, world.sliceMillis);
    this.#fail = fail;
  }

  /** Goes on by so much; `true` when it is over, and that is told. */
  protected abstract piece(amount: number): boolean;

  /** Milliseconds since it began. */
  protected get elapsed(): number {
    return this.world.now() - (this.#began ?? this.world.now());
  }

  advance(): boolean {
    const before = this.world.now();
    this.#began ??= before;
    try {
      const isOver = this.piece(this.#pace.amount);
      this.#pace.took(this.world.now() - before);
      return isOver;
    } catch (error) {
      this.#fail({ kind: "failed", failure: failureIn(error) });
      return true;
    }
  }

  settle(): void {
    this.isSettled = true;
  }

  free(): void {
    this.handle.free();
  }
}

/** A search: an analysis, or what a level chooses. */
export class SearchJob extends PiecewiseJob<EngineSearch> {
  readonly #tell: Tell<"analyse" | "level">;
  readonly #millis: number;

  /** `millis`: after so long it takes what it has. */
  constructor(
    search: EngineSearch,
    world: SliceWorld,
    tell: Tell<"analyse" | "level">,
    millis = Infinity,
  ) {
    super(search, world, firstNodes, tell);
    this.#tell = tell;
    this.#millis = millis;
  }

  protected piece(nodes: number): boolean {
    const view = this.#goOn(nodes);
    if (view.isOver) this.#tell({ kind: "done", answer: view });
    else if (this.throttle.isDue) this.#tell({ kind: "progress", progress: view });
    return view.isOver;
  }

  #goOn(nodes: number): ThinkingView {
    if (this.isSettled) return this.handle.settle();
    const view = this.handle.advance(nodes);
    return view.isOver || this.elapsed < this.#millis ? view : this.handle.settle();
  }
}

/** The proof that a turn ends, or never does. There is nothing to take before it is known. */
export class ProofJob extends PiecewiseJob<EngineProof> {
  readonly #tell: Tell<"proof">;

  constructor(proof: EngineProof, world: SliceWorld, tell: Tell<"proof">) {
    super(proof, world, firstLaps, tell);
    this.#tell = tell;
  }

  protected piece(laps: number): boolean {
    const view: ProofView = this.handle.advance(laps);
    if (view.verdict !== "running") this.#tell({ kind: "done", answer: view });
    else if (this.throttle.isDue) this.#tellProgress(view);
    return view.verdict !== "running";
  }

  #tellProgress({ laps }: ProofView): void {
    const lapsPerSecond = (laps * 1000) / Math.max(1, this.elapsed);
    this.#tell({ kind: "progress", progress: { laps, lapsPerSecond } });
  }
}

/** A table of endgames being made. Whoever asked for it takes it over when it is complete. */
export class TableJob extends PiecewiseJob<EngineTable> {
  readonly #tell: Tell<"table">;
  readonly #takeOver: (table: EngineTable) => void;
  #isTakenOver = false;

  constructor(
    table: EngineTable,
    world: SliceWorld,
    tell: Tell<"table">,
    takeOver: (table: EngineTable) => void,
  ) {
    super(table, world, firstPositions, tell);
    this.#tell = tell;
    this.#takeOver = takeOver;
  }

  protected piece(positions: number): boolean {
    const view: TableView = this.handle.advance(positions);
    if (view.isComplete) this.#complete();
    else if (this.throttle.isDue) this.#tell({ kind: "progress", progress: view });
    return view.isComplete;
  }

  #complete(): void {
    this.#isTakenOver = true;
    this.#takeOver(this.handle);
  }

  override free(): void {
    if (!this.#isTakenOver) super.free();
  }
}
