import { expect, it } from "vitest";
import { lesson } from "../i18n/en/lesson";
import { said } from "./said";

const words = { en: "House", fr: "Maison" };

it.each([
  ["en", "House", false],
  ["fr-CA", "Maison", false],
  ["sw", "House", "en"],
])("is said in the reader's language (%s), or marked as another", (lang, text, marked) => {
  expect(said(words, lang, lesson)).toEqual({ text, lang: marked });
});

it("is marked where there is neither the reader's language nor English", () => {
  expect(said({ fr: "Maison" }, "en", lesson)).toEqual({ text: "Maison", lang: "fr" });
});

it("is in no known language where it names none", () => {
  expect(said("Ennyumba", "en", lesson)).toEqual({ text: "Ennyumba", lang: false });
});
