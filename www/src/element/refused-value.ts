import type { Texts } from "../i18n";
import { isAttributeName, isTooLong, longest, type AttributeName } from "./attributes";
import { excerpt } from "./excerpt";
import type { Failure } from "./own-failure";

/** What may be set on the element: its attributes, and what are properties only. */
export type SettableName = AttributeName | "hints" | "marks" | "ruleLink" | "texts";

/** What each of them takes, written so that no language is needed to read it. */
export const allowedValues: Readonly<Record<SettableName, string>> = {
  game: "oware, omweso, bao-kigogo",
  position: "oware 4x6/4x6 s 0,0 …",
  moves: "C d F …",
  options: "key=value …",
  record: '[Game "oware"] … 1. C d …',
  ply: "0, 1, 2 …",
  mode: "play, watch, puzzle, lesson, static, choose",
  lesson: "omweso-…, lessons.json#…",
  south: "human, 1, 2 … 6",
  north: "human, 1, 2 … 6",
  speed: "0.25 … 8, instant",
  flip: "on, off",
  letters: "on, off",
  counts: "always, hover, never",
  controls: "full, minimal, none",
  theme: "auto, light, dark, contrast",
  lang: "en, sw-TZ …",
  hints: "off, landing, turn",
  ruleLink: "(rule) => address",
  marks: "[{ ply, kind, text }]",
  texts: '{ status: { draw: "…", toMove: (who) => "…" } … }',
};

/** A value that an attribute or a property does not take, and those it takes. */
export const refusedValue = (name: SettableName, found: string, texts: Texts): Failure => ({
  code: "bad-attribute",
  message: texts.noValue(name, excerpt(found), allowed(name, found)),
  at: name,
});

/** Of a text that was not read the length is told, too. */
function allowed(name: SettableName, found: string): string {
  const isLong = isAttributeName(name) && isTooLong(name, found);
  return isLong
    ? `${allowedValues[name]} (length ≤ ${String(longest(name))})`
    : allowedValues[name];
}
