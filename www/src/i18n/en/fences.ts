import { number } from "./numbers";

/** English for code blocks that cannot be made into boards. */
export const fences = {
  /** Before whatever is wrong in a line. */
  line: (line: number, sentence: string): string => `Line ${number(line)}: ${sentence}`,
  noKey: (found: string): string =>
    `“${found}” is not written as a key, a colon and a value, such as game: oware.`,
  unknownKey: (found: string, keys: string): string =>
    `“${found}” is none of the keys. They are ${keys}.`,
  repeatedKey: (found: string, first: number): string =>
    `${found} stands already in line ${number(first)}.`,
  tooLong: (limit: number): string =>
    `The block is longer than ${number(limit)} characters, and is not read.`,
};

export type FencesTexts = typeof fences;
