import "./games-nav.css";
import { build } from "../element/build";
import type { AllTexts } from "../i18n";
import { offeredGames } from "./route";

type GameId = (typeof offeredGames)[number];

/** The way to what a screen has of the other games. */
export function gamesNav(
  { games }: AllTexts,
  current: GameId,
  { label, hashOf }: { label: string; hashOf: (game: GameId) => string },
): HTMLElement {
  const links = offeredGames.map((game) => {
    const attributes = { href: hashOf(game), "aria-current": game === current && "page" };
    return build("a", { attributes }, games[game].name);
  });
  return build("nav", { class: "games-nav", attributes: { "aria-label": label } }, ...links);
}
