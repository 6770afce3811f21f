import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import type { EngineGame } from "./engine-types";

/** The longest name and comment that can be put in. */
const LONGEST_NAME = 80;
const LONGEST_COMMENT = 2_000;

/** Fields for what a record says besides its turns. Each takes effect when it is left. */
export function annotationFields(
  texts: AllTexts,
  game: EngineGame,
  ply: number,
  changed: () => void,
): HTMLDetailsElement {
  const { thisGame } = texts.records;
  const { tags } = game.annotations();
  const field = (name: string, label: string) => {
    const value = tags.find((tag) => tag.name === name)?.value ?? "";
    return textField(label, value, (text) => {
      game.setTag(name, text);
      changed();
    });
  };
  return build(
    "details",
    { class: "records-details" },
    build("summary", {}, thisGame.details),
    build("p", { class: "note" }, thisGame.detailsAbout),
    build(
      "div",
      { class: "records-fields" },
      field("South", thisGame.south),
      field("North", thisGame.north),
      field("Event", thisGame.event),
      dateField(texts, game, changed),
    ),
    commentField(texts, game, ply, changed),
  );
}

function textField(label: string, value: string, set: (text: string) => void): HTMLLabelElement {
  const input = build("input", {
    class: "records-input",
    attributes: {
      type: "text",
      value,
      maxlength: String(LONGEST_NAME),
      autocomplete: "off",
      spellcheck: "false",
    },
    on: { change: () => set(input.value.trim()) },
  });
  return build("label", {}, build("span", {}, label), input);
}

/** Tags have dates as 2026.11.30; one that is not whole, such as 2026.??.??, stays a text. */
function dateField(texts: AllTexts, game: EngineGame, changed: () => void): HTMLLabelElement {
  const { date } = texts.records.thisGame;
  const written = game.annotations().tags.find(({ name }) => name === "Date")?.value ?? "";
  const set = (text: string) => {
    game.setTag("Date", text);
    changed();
  };
  if (written !== "" && !/^\d{4}\.\d{2}\.\d{2}$/.test(written)) {
    return textField(date, written, set);
  }
  const input = build("input", {
    class: "records-input",
    attributes: { type: "date", value: written.replaceAll(".", "-") },
    on: { change: () => set(input.value.replaceAll("-", ".")) },
  });
  return build("label", {}, build("span", {}, date), input);
}

function commentField(
  texts: AllTexts,
  game: EngineGame,
  ply: number,
  changed: () => void,
): HTMLLabelElement {
  const comments = game.annotations().comments.filter((comment) => comment.ply === ply);
  const area = build("textarea", {
    class: "records-input",
    attributes: { rows: "2", maxlength: String(LONGEST_COMMENT) },
    on: {
      change: () => {
        game.setComment(ply, area.value.trim());
        changed();
      },
    },
  });
  area.value = comments.map(({ text }) => text).join(" ");
  return build("label", {}, build("span", {}, commentName(texts, game, ply)), area);
}

/** The turn behind which the comment stands, as lists of turns have it. */
function commentName({ records, turn }: AllTexts, game: EngineGame, ply: number): string {
  const { commentStart, commentAfter } = records.thisGame;
  const played = game.view().plies[ply - 1];
  return played ? commentAfter(turn.numbered(Math.ceil(ply / 2), played.turn)) : commentStart;
}
