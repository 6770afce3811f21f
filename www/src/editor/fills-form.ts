import { build } from "../element/build";
import { button } from "../element/button";
import type { GameInfo, SideName } from "../engine/types";
import type { AllTexts } from "../i18n";
import { NumberField } from "./number-field";
import { rowsOf } from "./rows";

export interface FillActs {
  start(): void;
  clear(): void;
  fill(pits: readonly number[], count: number, where: string): void;
  mirror(from: SideName): void;
}

/** Many pits at once. */
export function fillsForm(info: GameInfo, texts: AllTexts, acts: FillActs): HTMLElement {
  const { fills } = texts.editor;
  const whole = build(
    "div",
    { class: "button-row" },
    button(fills.start, () => acts.start()),
    button(fills.clear, () => acts.clear()),
    button(fills.mirror("south"), () => acts.mirror("south")),
    button(fills.mirror("north"), () => acts.mirror("north")),
  );
  return build(
    "fieldset",
    { class: "field" },
    build("legend", {}, fills.name),
    whole,
    rowFill(info, texts, acts),
  );
}

/** The same number in each pit of a row. */
function rowFill(info: GameInfo, texts: AllTexts, acts: FillActs): HTMLElement {
  const { fills } = texts.editor;
  const places = placesOf(info, texts);
  const select = build(
    "select",
    { class: "select", attributes: { "aria-label": fills.row } },
    ...places.map(({ name }, index) =>
      build("option", { attributes: { value: String(index) } }, name),
    ),
  );
  let count = 4;
  const label = { "aria-label": fills.each };
  const number = new NumberField(label, { most: info.totalSeeds, value: count }, (typed) => {
    count = typed;
  });
  const fill = () => {
    const place = places[select.selectedIndex];
    if (place) acts.fill(place.pits, count, place.name);
  };
  return build("div", { class: "row-fill" }, select, number.input, button(fills.fill, fill));
}

function placesOf(
  info: GameInfo,
  { editor, side }: AllTexts,
): { name: string; pits: readonly number[] }[] {
  const all = info.letters.map((_, pit) => pit);
  const rows = rowsOf(info).map((row) => ({
    name: editor.fills.rows[row.name](side[row.side]),
    pits: row.pits,
  }));
  return [...rows.reverse(), { name: editor.fills.everywhere, pits: all }];
}
