// Numbers, plurals and lists in English.

const numbers = new Intl.NumberFormat("en");
const plurals = new Intl.PluralRules("en");
const lists = new Intl.ListFormat("en", { type: "conjunction" });

const words = [
  ..."no one two three four five six seven eight nine ten eleven twelve".split(" "),
] as const;

export const number = (n: number): string => numbers.format(n);
/** Small numbers are written out in running text. */
export const spelled = (n: number): string => words[n] ?? number(n);
export const plural = (n: number, one: string, other: string): string =>
  plurals.select(n) === "one" ? one : other;
export const seeds = (n: number): string => `${spelled(n)} ${plural(n, "seed", "seeds")}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const list = (items: readonly string[]): string => lists.format(items);
