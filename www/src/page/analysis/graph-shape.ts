/** The shape of the graph of a score over a game. Pure. */
import { heightOf, type Score } from "./score";

/** Its units; it is drawn as large as there is room. */
export const graphSize = { width: 320, height: 112, edge: 6 } as const;

const { width, height, edge } = graphSize;

/** Where a ply stands, the start at the left. */
export const xOf = (ply: number, plies: number): number =>
  edge + (plies === 0 ? 0 : (ply / plies) * (width - 2 * edge));

/** Where a score stands, South's above the middle. */
export const yOf = (score: Score): number => height / 2 - heightOf(score) * (height / 2 - edge);

/** The ply that is nearest to a place. */
export function plyAt(x: number, plies: number): number {
  const share = (x - edge) / (width - 2 * edge);
  return Math.min(plies, Math.max(0, Math.round(share * plies)));
}

/** The line through all scores that are known, with gaps where they are not; one alone is a dash. */
export function linePath(scores: readonly (Score | null)[]): string {
  const parts: string[] = [];
  scores.forEach((score, ply) => {
    if (!score) return;
    const before = scores[ply - 1] ?? null;
    const at = `${place(xOf(ply, scores.length - 1))} ${place(yOf(score))}`;
    parts.push(`${before ? "L" : "M"}${at}${!before && !scores[ply + 1] ? "h1" : ""}`);
  });
  return parts.join("");
}

const place = (n: number): string => String(Math.round(n * 10) / 10);
