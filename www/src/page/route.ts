import { isGameId, type SavedGame } from "../session/saved";

/** A screen of the page. */
export type Route =
  { screen: "home"; isUnknown: boolean } | { screen: "play"; game: SavedGame["game"] };

/** The screen that the fragment of the address names. */
export function readRoute(hash: string): Route {
  const [empty, screen, game, ...rest] = hash.replace(/^#/, "").split("/");
  const isHome = empty === "" && (screen === undefined || screen === "" || screen === "play");
  if (isHome && !game) return { screen: "home", isUnknown: false };
  if (isHome && rest.length === 0 && isGameId(game)) return { screen: "play", game };
  return { screen: "home", isUnknown: true };
}

/** The address of a game's screen. */
export const playHash = (game: SavedGame["game"]): string => `#/play/${game}`;

export const homeHash = "#/play";
