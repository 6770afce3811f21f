/** What chooses a puzzle of the day needs to know of the games. */
export interface DayPuzzle<G extends string> {
  game: G;
  /** The days on which this game's turn came before. */
  turn: number;
}

const millisOfDay = 86_400_000;

/** The day on the calendar where somebody is, in days since 1970. */
export const dayOf = (now: Date): number =>
  Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / millisOfDay;

/** The games take turns, a day each. */
export function gameOfDay<G extends string>(
  day: number,
  games: readonly [G, ...G[]],
): DayPuzzle<G> {
  return { game: games[day % games.length] ?? games[0], turn: Math.floor(day / games.length) };
}

/** A puzzle does not come again within a season of so many turns of its game. */
const season = 40;

/**
 * The puzzle, of those of a game, for one of the game's turns. Each turn has a puzzle that it likes best, by lot but the
 * same everywhere, of those that its season has not had: so a puzzle that is added later changes only the few turns
 * that like it best.
 */
export function puzzleOfTurn(turn: number, ids: readonly string[]): string | undefined {
  const left = new Set<string>();
  let chosen: string | undefined;
  for (let each = turn - (turn % season); each <= turn; each += 1) {
    if (left.size === 0) for (const id of ids) left.add(id);
    chosen = likedBest(each, [...left]);
    if (chosen !== undefined) left.delete(chosen);
  }
  return chosen;
}

function likedBest(turn: number, ids: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = -1;
  for (const id of ids) {
    const liking = lot(`${id} ${String(turn)}`);
    if (liking > most) [best, most] = [id, liking];
  }
  return best;
}

/** A number below 2³² that is drawn for a text, the same everywhere: FNV-1a, well mixed at the end. */
function lot(text: string): number {
  let mixed = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
