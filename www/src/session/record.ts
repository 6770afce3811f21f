import type { GameView } from "../engine/types";
import type { SavedGame } from "./saved";

const escape = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
const tag = (name: string, value: string): string => `[${name} "${escape(value)}"]`;

/** A position's text without the options, which stand in a tag of their own. */
const withoutOptions = (position: string): string =>
  position
    .split(" ")
    .filter((field) => !field.includes("="))
    .join(" ");

const numbered = (moves: readonly string[]): string =>
  moves.map((turn, ply) => (ply % 2 === 0 ? `${String(ply / 2 + 1)}. ${turn}` : turn)).join(" ");

/** The game as a record in the project's notation; `saved.options` are those in force. */
export function writeRecord(saved: SavedGame, view: Pick<GameView, "result">): string {
  const tags = [tag("Game", saved.game)];
  if (saved.position !== null) tags.push(tag("Setup", withoutOptions(saved.position)));
  if (saved.options !== "") tags.push(tag("Options", saved.options));
  tags.push(tag("Result", view.result?.text ?? "-"));
  return `${tags.join("\n")}\n\n${numbered(saved.moves)}\n`;
}
