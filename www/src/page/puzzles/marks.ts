import type { AllTexts } from "../../i18n";
import type { Solving } from "../../storage/solved";

/** How a puzzle stands, as far as looks go. */
export type Mark = "open" | "first" | "missed" | "shown";

export function markOf(solving: Solving | null): Mark {
  if (!solving) return "open";
  if (solving.isShown) return "shown";
  return solving.misses === 0 ? "first" : "missed";
}

/** What is known of a puzzle, to be said after its name. */
export function markWords({ puzzles }: AllTexts, solving: Solving | null): string {
  const mark = markOf(solving);
  return mark === "missed" ? puzzles.marks.missed(solving?.misses ?? 0) : puzzles.marks[mark];
}

/** A sentence that says how a puzzle was solved. */
export function resultWords({ puzzles }: AllTexts, { misses, isShown }: Solving): string {
  const { shown, first, missed } = puzzles.results;
  if (isShown) return shown;
  return misses === 0 ? first : missed(misses);
}
