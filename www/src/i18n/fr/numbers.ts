// Numbers, plurals and lists in French.

const numbers = new Intl.NumberFormat("fr");
const plurals = new Intl.PluralRules("fr");
const lists = new Intl.ListFormat("fr", { type: "conjunction" });

const words = "aucun un deux trois quatre cinq six sept huit neuf dix onze douze".split(" ");

export const number = (n: number): string => numbers.format(n);
/** Small numbers are written out in running text; `spelledFeminine` before what is feminine. */
export const spelled = (n: number): string => words[n] ?? number(n);
export const spelledFeminine = (n: number): string => (n < 2 ? `${spelled(n)}e` : spelled(n));
/** Zero is singular in French. */
export const plural = (n: number, one: string, other: string): string =>
  plurals.select(n) === "one" ? one : other;
/** “7 coups” */
export const counted = (n: number, one: string, other: string): string =>
  `${number(n)} ${plural(n, one, other)}`;
export const seeds = (n: number): string =>
  `${spelledFeminine(n)} ${plural(n, "graine", "graines")}`;
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
export const list = (items: readonly string[]): string => lists.format(items);

/** Before a vowel “de” and “que” lose theirs: “d’Okello”, “de Sud”. Names with h keep it: “de Hawa”. */
const startsWithVowel = (name: string): boolean => /^[aeiouàâäéèêëîïôöûü]/i.test(name);
export const de = (name: string): string => (startsWithVowel(name) ? `d’${name}` : `de ${name}`);
export const que = (name: string): string => (startsWithVowel(name) ? `qu’${name}` : `que ${name}`);
