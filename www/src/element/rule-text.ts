import type { GameId } from "../engine/types";
import { loadLater, type Texts } from "../i18n";
import type { RuleNode } from "../../rules/oware.md?rule-tree";
import { build } from "./build";

/** Part of a rules text around one of its sentences. */
export interface RuleContent {
  title: string;
  content: readonly HTMLElement[];
  sentence: HTMLElement | null;
}

type Text = Promise<{ default: readonly RuleNode[] }>;

/** The rules, each fetched when it is read: those of the games, and of the notation. */
const texts: Readonly<Record<GameId | "notation", () => Text>> = {
  omweso: () => import("../../rules/omweso.md?rule-tree"),
  oware: () => import("../../rules/oware.md?rule-tree"),
  "bao-kigogo": () => import("../../rules/bao-kigogo.md?rule-tree"),
  notation: () => import("../../rules/notation.md?rule-tree"),
};

/** The section in which a rule stands, with its sentence pointed out. */
export async function ruleContent(rule: string, game: GameId, words: Texts): Promise<RuleContent> {
  const name = rule.startsWith("notation-") ? "notation" : game;
  const [text, { fromRules, rulesLanguage }] = await Promise.all([
    texts[name](),
    loadLater("explain", words),
  ]);
  // They are written in English, from left to right.
  const article = build(
    "div",
    { class: "rules-text", attributes: { lang: "en", dir: "ltr" } },
    ...sectionAround(text.default, rule).map(made),
  );
  const sentence = article.querySelector<HTMLElement>(`[id="${CSS.escape(rule)}"]`);
  sentence?.classList.add("is-pointed");
  const note = build("p", { class: "note" }, rulesLanguage);
  return {
    title: fromRules,
    content: rulesLanguage === "" ? [article] : [article, note],
    sentence,
  };
}

const isElement = (node: RuleNode): node is Exclude<RuleNode, string> => typeof node !== "string";

const isHeading = (node: RuleNode | undefined): boolean =>
  node !== undefined && isElement(node) && node[0] === "h2";

/** From the heading before the rule to the next one. */
export function sectionAround(text: readonly RuleNode[], rule: string): readonly RuleNode[] {
  const place = Math.max(
    0,
    text.findIndex((node) => holds(node, rule)),
  );
  const start = text.findLastIndex((node, index) => index <= place && isHeading(node));
  const end = text.findIndex((node, index) => index > place && isHeading(node));
  return text.slice(Math.max(0, start), end < 0 ? undefined : end);
}

function holds(node: RuleNode, rule: string): boolean {
  if (!isElement(node)) return false;
  const [, attributes, ...children] = node;
  return attributes["id"] === rule || children.some((child) => holds(child, rule));
}

/** Elements, made one by one: where trusted types are demanded no string becomes markup. */
function made(node: RuleNode): Node {
  if (!isElement(node)) return document.createTextNode(node);
  const [tag, attributes, ...children] = node;
  return build(tag, { attributes }, ...children.map(made));
}
