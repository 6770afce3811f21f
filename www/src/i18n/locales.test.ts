import { describe, expect, it } from "vitest";
import { preferencesIn } from "../storage/settings";
import { en, type AllTexts } from "./en";
import { fr } from "./fr";
import { loadTexts, pickLocale } from "./index";
import { loadAllTexts, loadPageTexts } from "./page-texts";
import { languageNames } from "./languages";
import { lg } from "./lg";
import { sw } from "./sw";
import { sampleArguments } from "./sample-arguments";

/** All languages beside English. */
const others: Readonly<Record<string, AllTexts>> = { fr, lg, sw };

/** What a text says, by its path; functions with samples of arguments. */
function said(value: unknown, path = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[path, value]]);
  if (typeof value === "function") return saidBy(value as (...args: unknown[]) => unknown, path);
  if (typeof value !== "object" || value === null) return new Map();
  const entries = Object.entries(value).flatMap(([key, each]) => [
    ...said(each, path === "" ? key : `${path}.${key}`),
  ]);
  return new Map(entries);
}

function saidBy(text: (...args: unknown[]) => unknown, path: string): Map<string, string> {
  const results = sampleArguments(path).flatMap((args) => {
    const result = text(...args);
    const at = `${path}(${args.map((each) => JSON.stringify(each)).join(", ")})`;
    return typeof result === "string" ? [[at, result] as const] : [];
  });
  return new Map(results);
}

const english = said(en);

describe("pickLocale", () => {
  it("takes pseudo-locales by their very tags only", () => {
    expect(pickLocale(["en-XA"])).toBe("en-xa");
    expect(pickLocale(["en-GB", "en-XA"])).toBe("en");
    expect(pickLocale(["ar"])).toBe("en");
    expect(pickLocale(["ar-XB"])).toBe("ar-xb");
  });

  it("goes on to the next where a language is not there", () => {
    expect(pickLocale(["de-AT", "FR-CA", "en"])).toBe("fr");
    expect(pickLocale(["constructor", "", "fr"])).toBe("fr");
  });
});

describe("the languages on offer", () => {
  const tags = Object.keys(languageNames);

  it("are all there, with their names", async () => {
    expect(tags).toEqual(["en", ...Object.keys(others)]);
    for (const tag of tags) {
      const texts = await loadTexts([tag]);
      expect(texts.lang).toBe(tag);
      expect(texts.nativeName).toBe(languageNames[tag]);
    }
  });

  it.each(tags)("are those of the page, too: %s", async (tag) => {
    const whole = tag === "en" ? en : others[tag];
    expect((await loadAllTexts(await loadTexts([tag]))).flow).toBe(whole?.flow);
    expect((await loadPageTexts([tag])).page).toBe(whole?.page);
  });

  it("can be kept", () => {
    for (const language of tags) expect(preferencesIn({ language }).language).toBe(language);
  });
});

/** What no language translates. */
const isOwn = (path: string): boolean => path === "direction" || path === "nativeName";

/** The same in all languages: names of games, people, places and programs, words of the games, signs and notation. */
const names =
  /^(Empiki|Omweso|Oware|Bao Kigogo|Akawumbi|Akakyala|Emitwe-ebiri|Okwesera|Bulijo|empiki|okwesera|okutema|emitwe-ebiri|akawumbi|akakyala|bulijo|OGN|Mancala World\.|Mancala World, Wikipedia\.|Mweso, 1934|Wari, 1927)$/;

const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text) && !names.test(text);

describe.each(Object.entries(others))("%s", (lang, texts) => {
  const told = said(texts);

  it("is called by its tag, and says whether it was read", () => {
    expect(texts.lang).toBe(lang);
    expect(texts.isReviewed).toBe(false);
  });

  it("says something wherever English does", () => {
    const silent = [...english].filter(([path, text]) => text !== "" && !told.get(path)?.trim());
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it("says nothing that is no words", () => {
    const broken = [...told].filter(([, text]) =>
      /undefined|\bnull\b|NaN|\[object|\$\{|Infinity/.test(text),
    );
    expect(broken).toEqual([]);
  });

  it("repeats hardly anything of English", () => {
    const worded = [...english].filter(([, text]) => hasWords(text));
    const same = worded.filter(([path, text]) => told.get(path) === text);
    expect(same.length / worded.length, JSON.stringify(same)).toBeLessThan(0.05);
  });

  it("writes numbers and lists as the language does", () => {
    expect(texts.number(1_234_567)).toBe(new Intl.NumberFormat(lang).format(1_234_567));
    // Browsers know no lists of some languages, and would write those of another.
    expect(texts.list(["A", "b", "C"])).toMatch(/^A, b,? (?!and )\p{L}+ C$/u);
    expect(texts.board.count(1_234)).toBe(new Intl.NumberFormat(lang).format(1_234));
  });
});

describe("French", () => {
  const told = [...said(fr)];

  it("has narrow spaces that do not break before signs and within quotation marks", () => {
    expect(told.filter(([, text]) => /[ \u00A0][;:!?»]|«[^\u202F]|[^\u202F»]»/.test(text))).toEqual(
      [],
    );
    expect(told.filter(([, text]) => /\p{L}[;:!?]/u.test(text.replace("game: oware", "")))).toEqual(
      [],
    );
  });

  it("has typographic apostrophes and quotation marks", () => {
    expect(told.filter(([, text]) => /\p{L}'|[“”]/u.test(text))).toEqual([]);
  });

  it("elides before vowels", () => {
    expect(fr.endings.akakyala.about).toBeTypeOf("function");
    expect(fr.match.tableTitle("omweso")).toBe("Le match d’Omweso");
    expect(
      told.filter(([, text]) => /(?<![-\p{L}])(de|que|le|la) [aeiouyéèêAEIOUÉ]\p{L}/u.test(text)),
    ).toEqual([]);
  });
});

describe("pseudo-locales", () => {
  const load = async (tag: string) => loadAllTexts(await loadTexts([tag]));

  it("change every text", async () => {
    for (const [tag, mark] of [
      ["en-XA", "⟦"],
      ["ar-XB", "\u202E"],
    ] as const) {
      const told = said(await load(tag));
      const unchanged = [...english].filter(
        ([path, text]) =>
          hasWords(text) && !isOwn(path) && told.get(path)?.includes(mark) === false,
      );
      expect(unchanged.map(([path]) => path)).toEqual([]);
    }
  });

  it("make texts longer by about two fifths, or turn them round", async () => {
    const longer = await load("en-XA");
    const before = en.flow.failed.length;
    expect(longer.flow.failed.length / before).toBeGreaterThan(1.3);
    expect(longer.flow.failed.length / before).toBeLessThan(1.5);
    expect((await load("ar-XB")).direction).toBe("rtl");
  });

  it("leave alone what came in, and what is changed already", async () => {
    const { endings, status, turn } = await load("en-XA");
    expect(status.toMove("Nansubuga")).toBe("⟦Nansubuga ţöö ɱööṽéé⟧");
    const sows = turn.sows("Omweso fan", 3, "A", false);
    expect(sows).toContain("Omweso fan");
    const { winner, ...facts } = {
      winner: status.draw,
      loser: "Esi",
      isDraw: false,
      isAnnulled: false,
    };
    const about = endings.resigned.about({
      ...facts,
      winner,
      hasStores: true,
      points: 1,
      turns: [],
    });
    expect(about).toContain(status.draw.slice(1, -1));
    expect(about.match(/[⟦⟧]/g)).toHaveLength(2);
  });

  it("show numbers that the language did not write", async () => {
    expect((await load("ar-XB")).controls.lap(3, 12)).toMatch(/٣.*١٢/);
  });
});
