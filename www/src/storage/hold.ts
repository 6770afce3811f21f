import { gameSchema, type KeptGame, type KeptGameId, type KeptState } from "./games";
import { encode, Slot } from "./slot";
import type { Store } from "./store";

/**
 * How what is kept stands to what this tab shows: the same, grown out of it,
 * changed apart from it, or written by a newer page so that it cannot be read here.
 */
export type Standing = "same" | "grown" | "apart" | "unreadable";

/** Whether a game that can be read can also be played here. */
type Judge = (game: KeptGame) => boolean;

/** So many earlier states are remembered; a tab that slept through more asks. */
const longestLineage = 64;

const newRevision = (): string => Math.random().toString(36).slice(2, 10);

const textOf = ({ match, stage, score }: KeptGame): string =>
  encode({ match, stage, score, revision: "", lineage: [] }, gameSchema(match.game));
const isSame = (one: KeptGame, other: KeptGame): boolean => textOf(one) === textOf(other);

/** Where a game is kept: as one of its own, or as that which is played with a teacher. */
export type KeptPlace = "game" | "teacher";

/** What is kept of a game, if anything. */
export const keptGame = (store: Store, game: KeptGameId, judge?: Judge): KeptGame | null =>
  new GameHold(store, game, judge).kept;

/**
 * One tab's hold on the one place where a game and its match are kept. Every
 * state that is kept names the states it grew out of, so that a tab sees whether
 * another tab has gone on from its own state or gone its own way; then nothing
 * is overwritten.
 */
export class GameHold {
  readonly #slot: Slot<KeptState>;
  readonly #isGame: (state: KeptState) => boolean;
  #shown: KeptState | null = null;
  /** The state that turned out to be no game. */
  #refused: string | null = null;

  /** What `judge` does not take is as good as unreadable. */
  constructor(
    store: Store,
    game: KeptGameId,
    judge: Judge = () => true,
    place: KeptPlace = "game",
  ) {
    this.#isGame = (state) => state.revision !== this.#refused && judge(state);
    this.#slot = new Slot(store, `${place}.${game}`, gameSchema(game), this.#isGame);
  }

  get kept(): KeptGame | null {
    return this.#slot.read();
  }

  /** Whether a name in the store is that of this game; `null` stands for all names. */
  isNamed(changed: string | null): boolean {
    return changed === null || changed === this.#slot.name;
  }

  get standing(): Standing {
    if (this.#slot.isNewer) return "unreadable";
    const kept = this.#slot.read();
    // Whatever another tab cleared away is no game to lose.
    if (!kept || kept.revision === this.#shown?.revision) return "same";
    return !this.#shown || kept.lineage.includes(this.#shown.revision) ? "grown" : "apart";
  }

  /** Whether what this tab shows is still a game to whoever judges it. */
  get isAccepted(): boolean {
    return !this.#shown || this.#isGame(this.#shown);
  }

  /** This tab shows what is kept from now on. */
  take(): KeptGame | null {
    this.#shown = this.#slot.read();
    return this.#shown;
  }

  /** Keeps what this tab shows. `false`: another tab has kept something this tab has not seen, so nothing was done. */
  keep(game: KeptGame): boolean {
    if (this.#shown && isSame(this.#shown, game)) return true;
    const { standing } = this;
    if (standing === "grown" || standing === "apart") return false;
    this.#write(game, this.#shown);
    return true;
  }

  /** Keeps what this tab shows in place of what another tab kept. */
  insist(game: KeptGame): void {
    this.#write(game, this.#slot.read());
  }

  /** What is kept turned out to be no game: whatever is kept next does not overwrite it. */
  refuse(): void {
    this.#refused = this.#slot.read()?.revision ?? null;
    this.#shown = null;
  }

  #write({ match, stage, score }: KeptGame, before: KeptState | null): void {
    const lineage = before ? [...before.lineage, before.revision].slice(-longestLineage) : [];
    const state = { match, stage, score, revision: newRevision(), lineage };
    this.#slot.write(state);
    this.#shown = state;
  }
}
