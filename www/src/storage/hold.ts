import { gameSchema, type KeptGame, type KeptGameId, type KeptState } from "./games";
import { Slot } from "./slot";
import type { Store } from "./store";

/** How what is kept stands to what this tab shows: the same, grown out of it, or changed apart from it. */
export type Standing = "same" | "grown" | "apart";

/** So many earlier states are remembered; a tab that slept through more asks. */
const longestLineage = 64;

const newRevision = (): string => Math.random().toString(36).slice(2, 10);

/** Read, so that all parts stand in the order of the schema. */
const textOf = ({ match, stage, score }: KeptGame): string =>
  JSON.stringify(gameSchema(match.game).read({ match, stage, score }));
const isSame = (one: KeptGame, other: KeptGame): boolean => textOf(one) === textOf(other);

const slotOf = (store: Store, game: KeptGameId): Slot<KeptState> =>
  new Slot(store, `game.${game}`, gameSchema(game));

/** What is kept of a game, if anything. */
export const keptGame = (store: Store, game: KeptGameId): KeptGame | null =>
  slotOf(store, game).read();

/**
 * One tab's hold on the one place where a game and its match are kept. Every
 * state that is kept names the states it grew out of, so that a tab sees whether
 * another tab has gone on from its own state or gone its own way; then nothing
 * is overwritten.
 */
export class GameHold {
  readonly #slot: Slot<KeptState>;
  #shown: KeptState | null = null;

  constructor(store: Store, game: KeptGameId) {
    this.#slot = slotOf(store, game);
  }

  get kept(): KeptGame | null {
    return this.#slot.read();
  }

  /** Whether a name in the store is that of this game; `null` stands for all names. */
  isNamed(changed: string | null): boolean {
    return changed === null || changed === this.#slot.name;
  }

  get standing(): Standing {
    const kept = this.#slot.read();
    // Whatever another tab cleared away is no game to lose.
    if (!kept || kept.revision === this.#shown?.revision) return "same";
    return !this.#shown || kept.lineage.includes(this.#shown.revision) ? "grown" : "apart";
  }

  /** This tab shows what is kept from now on. */
  take(): KeptGame | null {
    this.#shown = this.#slot.read();
    return this.#shown;
  }

  /** Keeps what this tab shows. `false`: another tab has kept something this tab has not seen, so nothing was done. */
  keep(game: KeptGame): boolean {
    if (this.#shown && isSame(this.#shown, game)) return true;
    if (this.standing !== "same") return false;
    this.#write(game, this.#shown);
    return true;
  }

  /** Keeps what this tab shows in place of what another tab kept. */
  insist(game: KeptGame): void {
    this.#write(game, this.#slot.read());
  }

  /** What is kept turned out to be no game: it is put where it is out of the way. */
  setAside(): void {
    this.#slot.setAside();
    this.#shown = null;
  }

  #write({ match, stage, score }: KeptGame, before: KeptState | null): void {
    const lineage = before ? [...before.lineage, before.revision].slice(-longestLineage) : [];
    this.#shown = { match, stage, score, revision: newRevision(), lineage };
    this.#slot.write(this.#shown);
  }
}
