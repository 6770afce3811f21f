import { isSavedGame, type SavedGame } from "../session/saved";
import type { Store } from "./store";

type GameId = SavedGame["game"];

/** Who won, as far as the page tells it without the rules at hand. */
export type Winner = "south" | "north" | "draw" | "annulled";

/** A game as this page keeps it in the browser. */
export interface KeptGame {
  saved: SavedGame;
  /** Who won at the ply that is shown; `null` while the game goes on there. */
  winner: Winner | null;
  /** The name of this state of the game: another one at every change. */
  revision: string;
  /** The names of the states it grew out of, the latest last. */
  lineage: readonly string[];
}

/** How what is kept stands to what this tab shows: the same, grown out of it, or changed apart from it. */
export type Standing = "same" | "grown" | "apart";

/** So many earlier states are remembered; a tab that slept through more asks. */
const longestLineage = 64;

const winners: readonly unknown[] = ["south", "north", "draw", "annulled"];
const isWinner = (value: unknown): value is Winner => winners.includes(value);

/** Turns as the notation writes them. Whether they may be played is for the engine to judge. */
const turnText = /^(?:--|[A-Xa-x](?:\*|[+-]*))$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A value read from storage as a kept game of `game`; `null` when it cannot be one. */
export function readKept(value: unknown, game: GameId): KeptGame | null {
  if (!isSavedGame(value) || value.game !== game || !isPlausible(value)) return null;
  const { position, options, moves, ply, ended } = value;
  const { winner, revision, lineage }: Record<string, unknown> = isRecord(value) ? value : {};
  return {
    saved: { game, position, options, moves, ply, ended },
    winner: isWinner(winner) ? winner : null,
    revision: typeof revision === "string" ? revision : "",
    lineage: Array.isArray(lineage) ? lineage.filter((each) => typeof each === "string") : [],
  };
}

const isPlausible = ({ moves, ply }: SavedGame): boolean =>
  ply >= 0 && ply <= moves.length && moves.every((turn) => turnText.test(turn));

/** Whether something would be lost with this game: turns, and no end. */
export const isUnderWay = ({ saved, winner }: KeptGame): boolean =>
  saved.moves.length > 0 && winner === null && saved.ended === null;

const start = (game: GameId): SavedGame => ({
  game,
  position: null,
  options: "",
  moves: [],
  ply: 0,
  ended: null,
});

const key = (game: GameId): string => `game.${game}`;
const newRevision = (): string => Math.random().toString(36).slice(2, 10);
const isSame = (one: SavedGame, other: SavedGame): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a key of the browser's storage is that of `game`; `null` stands for all keys. */
export const isKeyOf = (game: GameId, changed: string | null): boolean =>
  changed === null || changed === `empiki.${key(game)}`;

/** What is kept of a game, if anything. */
export const keptGame = (store: Store, game: GameId): KeptGame | null =>
  readKept(store.read(key(game)), game);

/**
 * One tab's hold on the one place where a game is kept. Every state that is
 * kept names the states it grew out of, so that a tab sees whether another tab
 * has gone on from its own game or gone its own way; then nothing is overwritten.
 */
export class GameHold {
  readonly #store: Store;
  readonly #game: GameId;
  #shown: KeptGame | null = null;

  constructor(store: Store, game: GameId) {
    this.#store = store;
    this.#game = game;
  }

  get kept(): KeptGame | null {
    return keptGame(this.#store, this.#game);
  }

  get standing(): Standing {
    const { kept } = this;
    // Whatever another tab cleared away is no game to lose.
    if (!kept || kept.revision === this.#shown?.revision) return "same";
    return !this.#shown || kept.lineage.includes(this.#shown.revision) ? "grown" : "apart";
  }

  /** This tab shows what is kept from now on. */
  take(): KeptGame | null {
    this.#shown = this.kept;
    return this.#shown;
  }

  /** Keeps what this tab shows. `false`: another tab has kept something this tab has not seen, so nothing was done. */
  keep(saved: SavedGame, winner: Winner | null): boolean {
    const shown = this.#shown;
    if (shown && isSame(shown.saved, saved) && shown.winner === winner) return true;
    if (this.standing !== "same") return false;
    this.#write(saved, winner, shown);
    return true;
  }

  /** Keeps what this tab shows in place of what another tab kept. */
  insist(saved: SavedGame, winner: Winner | null): void {
    this.#write(saved, winner, this.kept);
  }

  /** Gives up what is kept for a game from its start. */
  begin(): void {
    this.insist(start(this.#game), null);
  }

  #write(saved: SavedGame, winner: Winner | null, before: KeptGame | null): void {
    const lineage = before ? [...before.lineage, before.revision].slice(-longestLineage) : [];
    this.#shown = { saved, winner, revision: newRevision(), lineage };
    const { revision } = this.#shown;
    this.#store.write(key(this.#game), { ...saved, winner, revision, lineage });
  }
}
