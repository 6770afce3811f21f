import type { EngineGame } from "../engine/glue";
import type { GameInfo } from "../engine/types";
import { firstLanding, lastLanding } from "./marks";
import type { Hint, HintLevel } from "./state";

/** A turn asks for a direction so often at most. */
const mostChoices = 32;

/** Looks ahead from the pits of one position; each is asked of the engine once. */
export class Hints {
  #game: EngineGame;
  #info: GameInfo;
  #level: HintLevel = "landing";
  #known = new Map<number, Hint | null>();

  constructor(game: EngineGame, info: GameInfo) {
    this.#game = game;
    this.#info = info;
  }

  set level(level: HintLevel) {
    this.#level = level;
    this.clear();
  }

  /** The position has changed. */
  clear(): void {
    this.#known.clear();
  }

  /** Where the ordinary turn from `pit` would end, as far as one wants to know. */
  of(pit: number): Hint | null {
    if (this.#level === "off") return null;
    const known = this.#known.get(pit);
    if (known !== undefined) return known;
    const letter = this.#info.letters[pit] ?? "";
    const hint =
      this.#level === "landing"
        ? firstLanding(pit, this.#game.explore(letter))
        : this.#wholeTurn(pit, letter);
    this.#known.set(pit, hint);
    return hint;
  }

  #wholeTurn(pit: number, letter: string): Hint | null {
    for (let choices = 0; choices <= mostChoices; choices += 1) {
      const exploration = this.#game.explore(letter + "+".repeat(choices));
      if (!exploration.question) return lastLanding(pit, exploration);
    }
    return null;
  }
}
