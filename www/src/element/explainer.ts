import type { GameInfo } from "../engine/types";
import type { Texts } from "../i18n";
import { EmpikiError } from "../session/engine";
import type { Explain } from "./failure";
import { ownFailure, type Failure } from "./own-failure";

/** Puts failures into words. Those for what the engine refuses are fetched when it first refuses something. */
export class Explainer {
  #texts: Texts;
  #explain: Explain | null = null;
  /** Words of a part that was fetched, for what only it refuses. */
  ofPart: (error: unknown) => Failure | null = () => null;

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  set texts(texts: Texts) {
    this.#texts = texts;
    this.#explain = null;
  }

  /** Whether something was refused, and is not a mistake of ours. */
  isRefusal(error: unknown): boolean {
    return error instanceof EmpikiError || this.ofPart(error) !== null;
  }

  /** Whether all words for a failure are there. */
  canTell(error: unknown): boolean {
    return this.#explain !== null || !isRefused(error);
  }

  /** Tells a failure once the words are there, which may be at once; not what is a mistake of ours. */
  tell(error: unknown, info: GameInfo | null, told: (failure: Failure) => void): void {
    const own = ownFailure(error, this.#texts) ?? this.ofPart(error);
    if (own) told(own);
    // For whoever reads the console.
    else if (!(error instanceof EmpikiError)) reportError(error);
    else if (this.#explain) told(this.#explain(error, info));
    else void this.fetch().then(() => this.tell(error, info, told));
  }

  /** Fetches the words for what the engine refuses. */
  async fetch(): Promise<void> {
    const texts = this.#texts;
    try {
      const { loadExplain } = await import("./failure");
      this.#explain = await loadExplain(texts);
    } catch (error) {
      console.error(error);
      this.#explain = ({ code }) => {
        // The next failure tries again.
        this.#explain = null;
        return { code, message: texts.errors["not-loaded"], at: null };
      };
    }
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof EmpikiError && error.code !== "engine-dead";
