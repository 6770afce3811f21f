import type { FencesTexts } from "../en";
import { number } from "./numbers";

/** Luganda for code blocks that cannot be made into boards. */
export const fences: FencesTexts = {
  line: (line, sentence) => `Olunyiriri ${number(line)}: ${sentence}`,
  noKey: (found) =>
    `“${found}” tekiwandiikiddwa ng’erinnya, obubonero bubiri n’omuwendo, nga game: oware.`,
  unknownKey: (found, keys) => `“${found}” si limu ku mannya agamanyiddwa. Ge gano: ${keys}.`,
  repeatedKey: (found, first) => `${found} lyawandiikiddwa dda mu lunyiriri ${number(first)}.`,
  tooLong: (limit) => `Ekitundu kino kisukka ennukuta ${number(limit)}, era tekisomebwa.`,
};
