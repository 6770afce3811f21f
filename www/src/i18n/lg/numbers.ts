// Numbers, plurals and lists in Luganda. A browser that does not know Luganda would write figures
// as its own language does; those of English are the same as ours, so they stand in.

export const locales = ["lg", "en"];
const numbers = new Intl.NumberFormat(locales);
const plurals = new Intl.PluralRules(locales);

/** The words for one to five agree with the class of what is counted; from six on they are the same for all. */
const agreeing = {
  /** empiki, and engendo from two on */
  seeds: ["emu", "bbiri", "ssatu", "nnya", "ttaano"],
  /** emirundi, emizannyo */
  turns: ["gumu", "ebiri", "esatu", "ena", "etaano"],
  /** obubonero */
  points: ["kamu", "bubiri", "busatu", "buna", "butaano"],
} as const;
type Counted = keyof typeof agreeing;
const fromSix = ["mukaaga", "musanvu", "munaana", "mwenda", "kkumi"];

const isVowel = (letter: string): boolean => /^[aeiou]/i.test(letter);

/** What belongs to somebody: `of("ly", …)` is “lya Nansubuga”, “ly’Ow’Obukiikaddyo”. */
export const of = (concord: string, whose: string): string =>
  isVowel(whose) ? `${concord}’${whose}` : `${concord}a ${whose}`;
/** “ne Nansubuga”, “n’Ow’Obukiikaddyo” */
export const and = (what: string): string => (isVowel(what) ? `n’${what}` : `ne ${what}`);

/** “nga Nansubuga”, “ng’Ow’Obukiikaddyo” */
export const whenAs = (who: string): string => (isVowel(who) ? `ng’${who}` : `nga ${who}`);

export const number = (n: number): string => numbers.format(n);

/** Small numbers are written out in running text. */
export function spelledFor(what: Counted, n: number): string {
  const ones = [...agreeing[what], ...fromSix];
  const one = ones[n - 1];
  if (one !== undefined) return one;
  if (n !== 11 && n !== 12) return number(n);
  const rest = ones[n - 11] ?? "";
  return `kkumi ${isVowel(rest) ? `n’${rest}` : `na ${rest}`}`;
}
export const spelled = (n: number): string => spelledFor("seeds", n);

export const plural = (n: number, one: string, other: string): string =>
  plurals.select(n) === "one" ? one : other;

/** Empiki are one class in the singular and the plural alike. */
export const seeds = (n: number): string => `empiki ${spelled(n)}`;
export const turns = (n: number): string => `${plural(n, "omulundi", "emirundi")} ${number(n)}`;
export const laps = (n: number): string => `${plural(n, "olugendo", "engendo")} ${number(n)}`;
export const points = (n: number): string => `${plural(n, "akabonero", "obubonero")} ${number(n)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “A, B ne C”: what is known of lists in Luganda elsewhere is English. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ne ${items.at(-1) ?? ""}`;
