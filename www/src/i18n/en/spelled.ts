// Numbers in running English: apart from those in figures, for a board needs these only when it tells something.
import { number, plural } from "./numbers";

const words = [
  ..."no one two three four five six seven eight nine ten eleven twelve".split(" "),
] as const;

/** Small numbers are written out. */
export const spelled = (n: number): string => words[n] ?? number(n);
export const seeds = (n: number): string => `${spelled(n)} ${plural(n, "seed", "seeds")}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
