import type { FencesTexts } from "../en";
import { number } from "./numbers";

/** Swahili for code blocks that cannot be made into boards. */
export const fences: FencesTexts = {
  line: (line, sentence) => `Mstari wa ${number(line)}: ${sentence}`,
  noKey: (found) => `“${found}” haijaandikwa kama jina, nukta mbili na thamani, mfano game: oware.`,
  unknownKey: (found, keys) => `“${found}” si mojawapo ya majina. Majina ni ${keys}.`,
  repeatedKey: (found, first) => `${found} tayari iko kwenye mstari wa ${number(first)}.`,
  tooLong: (limit) => `Sehemu hii ina zaidi ya herufi ${number(limit)}, na haisomwi.`,
};
