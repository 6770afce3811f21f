import type { GameInfo, OptionInfo } from "../engine/types";
import type { AllTexts } from "./index";
import { optionText } from "./why";

/** The tables of the rule options in the documents, made from the engine's description and the words of the page. */

const code = (text: string): string => `\`${text}\``;

/** A cell may not hold the line that parts cells. */
const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(...head),
  `|${"---|".repeat(head.length)}`,
  ...rows.map((cells) => row(...cells)),
];

/** The words of an option with the default first, then its numbers. */
function valuesOf({ default: byDefault, values, range }: OptionInfo): string[] {
  const words = [...values].sort((one, other) =>
    one === byDefault ? -1 : other === byDefault ? 1 : 0,
  );
  if (!range) return words.map(code);
  const numbers = `${code(byDefault)} (${String(range.min)}–${String(range.max)})`;
  return [numbers, ...words.map(code)];
}

/** One table for all games: each option with its values, the default first. */
export function shortOptionTable(games: readonly GameInfo[], texts: AllTexts): string {
  const rows = games.flatMap(({ id, options }) =>
    options.map((option, index) => [
      index === 0 ? texts.games[id].name : "",
      code(option.key),
      valuesOf(option).join(" · "),
    ]),
  );
  return table(["game", "option", "values, the default first"], rows).join("\n");
}

/** Everything about the options of all games, with a table of options and one of presets for each. */
export function optionGuide(games: readonly GameInfo[], texts: AllTexts): string {
  return games.flatMap((game) => [...optionsOf(game, texts), ...presetsOf(game, texts)]).join("\n");
}

function optionsOf({ id, options }: GameInfo, texts: AllTexts): string[] {
  const rows = options.map((option) => {
    const text = optionText(id, option.key, texts);
    if (!text) throw new Error(`there are no words for ${id} ${option.key}`);
    const { onlyWith } = option;
    const condition = onlyWith ? ` Only with ${code(`${onlyWith.key}=${onlyWith.value}`)}.` : "";
    const about = `**${text.name}.** ${text.about}${condition}`;
    return [code(option.key), explained(option, text.values), about, text.source];
  });
  const head = ["option", "values, the default first", "what it means", "source"];
  return [`## ${texts.games[id].name}`, "", ...table(head, rows), ""];
}

/** The values, each on a line of its own with its words. */
function explained(option: OptionInfo, words: Readonly<Record<string, string>>): string {
  const values = valuesOf(option).map((written) => {
    const word = words[written.slice(1, -1)];
    return word === undefined ? written : `${written} ${word}`;
  });
  return values.join("<br>");
}

function presetsOf({ id, presets }: GameInfo, texts: AllTexts): string[] {
  if (presets.length === 0) return [];
  const rows = presets.map(({ id: preset, options }) => {
    const text = texts.form.presets[id][preset];
    if (!text) throw new Error(`there are no words for the preset ${preset} of ${id}`);
    const set = options === "" ? "none: the default rules" : options.split(" ").map(code).join(" ");
    return [`**${text.name}**`, set, text.about, text.source];
  });
  return [...table(["preset", "options", "what it is", "source"], rows), ""];
}
