import type { FencesTexts } from "../en";
import { number } from "./numbers";

/** French for code blocks that cannot be made into boards. */
export const fences: FencesTexts = {
  line: (line, sentence) => `Ligne ${number(line)} : ${sentence}`,
  noKey: (found) =>
    `« ${found} » n’est pas écrit comme une clé, deux-points et une valeur, par exemple game: oware.`,
  unknownKey: (found, keys) => `« ${found} » n’est pas une clé. Les clés sont ${keys}.`,
  repeatedKey: (found, first) => `${found} se trouve déjà à la ligne ${number(first)}.`,
  tooLong: (limit) => `Le bloc dépasse ${number(limit)} caractères et n’est pas lu.`,
};
