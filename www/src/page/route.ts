import { isGameId, type SavedGame } from "../session/saved";

/** Addresses that lead to no screen of their own: why, for the sentence that says so. */
export type HomeNote = "unknown" | "learn" | "puzzles" | "analyse" | "rules" | "link";

/** A screen of the page. */
export type Route =
  { screen: "home"; note: HomeNote | null } | { screen: "play"; game: SavedGame["game"] };

/** Screens that addresses may name though they are not there yet. */
const planned: readonly HomeNote[] = ["learn", "puzzles", "analyse", "rules"];

const home = (note: HomeNote | null): Route => ({ screen: "home", note });

/** The screen that the fragment of the address names. Case and a slash at the end mean nothing. */
export function readRoute(hash: string): Route {
  const text = hash.replace(/^#/, "");
  if (/^g=/i.test(text)) return home("link");
  const [empty = "", screen = "", ...rest] = text.toLowerCase().replace(/\/+$/, "").split("/");
  if (empty !== "") return home("unknown");
  const note = planned.find((each) => each === screen);
  if (note) return home(note);
  if (screen !== "" && screen !== "play") return home("unknown");
  const [game, ...more] = rest;
  if (game === undefined) return home(null);
  return isGameId(game) && more.length === 0 ? { screen: "play", game } : home("unknown");
}

/** The address of a game's screen. */
export const playHash = (game: SavedGame["game"]): string => `#/play/${game}`;

export const homeHash = "#/play";
