import type { GameId } from "./engine-types";

/** The forms in which a game is written. */
export type Form = "record" | "ogn" | "link";

const endings: Readonly<Record<Form, string>> = { record: "txt", ogn: "ogn", link: "txt" };

/**
 * The name of a file for a game, such as `omweso-2026-11-30.txt`: of the day on which it was played, as
 * its tag `Date` says; else of today.
 */
export function fileName(game: GameId, form: Form, date: string, today: Date): string {
  const [, ...played] = /^(\d{4})[.-](\d{2})[.-](\d{2})$/.exec(date) ?? [];
  const day = played.length > 0 ? played : dayOf(today);
  const kind = form === "link" ? ["link"] : [];
  return `${[game, ...kind, ...day].join("-")}.${endings[form]}`;
}

/** Year, month and day where the person is. */
export function dayOf(today: Date): string[] {
  const parts = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0"));
}
