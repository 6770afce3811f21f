import type { CourseDraft } from "../../storage/lessons-draft";

/** The sentences of a game's rules, by their ids. */
export type RuleSentences = ReadonlyMap<string, string>;

const texts: Readonly<Record<CourseDraft["game"], () => Promise<{ default: string }>>> = {
  omweso: () => import("../../../rules/omweso.md?rules"),
  oware: () => import("../../../rules/oware.md?rules"),
  "bao-kigogo": () => import("../../../rules/bao-kigogo.md?rules"),
};

/** Fetches the rules of a game; without them ids have to do. */
export async function loadRuleSentences(game: CourseDraft["game"]): Promise<RuleSentences> {
  try {
    const template = document.createElement("template");
    template.innerHTML = (await texts[game]()).default;
    const rules = [...template.content.querySelectorAll(".rule")];
    return new Map(rules.map(({ id, textContent }) => [id, plain(textContent ?? "")]));
  } catch (error) {
    console.error(error);
    return new Map();
  }
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const prefixes = [...Object.keys(texts), "notation"].map((name) => `${name}-`);

/** The id of a rule as people read it, without its game: “two or more”. */
export function ruleName(id: string): string {
  const prefix = prefixes.find((each) => id.startsWith(each)) ?? "";
  return id.slice(prefix.length).replaceAll("-", " ");
}
