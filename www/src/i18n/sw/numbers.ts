// Numbers, plurals and lists in Swahili.

const numbers = new Intl.NumberFormat("sw");
const plurals = new Intl.PluralRules("sw");
const lists = new Intl.ListFormat("sw", { type: "conjunction" });

const words = [
  ..."sifuri moja mbili tatu nne tano sita saba nane tisa kumi".split(" "),
  "kumi na moja",
  "kumi na mbili",
];

export const number = (n: number): string => numbers.format(n);
/** Small numbers are written out in running text, as they agree with nouns of the n-class: kete, zamu, pointi. */
export const spelled = (n: number): string => words[n] ?? number(n);
export const plural = (n: number, one: string, other: string): string =>
  plurals.select(n) === "one" ? one : other;
/** “mizunguko 7”: the noun comes before its number. */
export const counted = (n: number, one: string, other: string): string =>
  `${plural(n, one, other)} ${number(n)}`;
export const seeds = (n: number): string => `kete ${spelled(n)}`;
export const laps = (n: number): string => counted(n, "mzunguko", "mizunguko");
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase("sw") + text.slice(1);
export const list = (items: readonly string[]): string => lists.format(items);
