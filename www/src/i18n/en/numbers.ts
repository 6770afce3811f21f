// Numbers, plurals and lists in English.

const numbers = new Intl.NumberFormat("en");
const plurals = new Intl.PluralRules("en");
const lists = new Intl.ListFormat("en", { type: "conjunction" });

export const number = (n: number): string => numbers.format(n);
export const plural = (n: number, one: string, other: string): string =>
  plurals.select(n) === "one" ? one : other;
export const list = (items: readonly string[]): string => lists.format(items);
