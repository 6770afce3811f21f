import type { GameId } from "../engine/types";
import type { TellingTexts, Texts } from "../i18n";
import { build } from "./build";
import type { Stage } from "./stage";

/** Where the rules are read: the page may have them on a screen; else the element shows them itself. */
export interface RulesPlace {
  /** The address of a rule, by its id; `null`: nowhere on the page. */
  ruleLink: ((rule: string) => string) | null;
  stage: Pick<Stage, "dialog">;
}

/** Of which game, in which language and where. */
export interface RuleContext {
  game: GameId;
  texts: Texts & TellingTexts;
  rules: RulesPlace;
}

/** The way to a rule: a link, or a button that opens the dialog. It says which rule also where `text` does not. */
export function ruleLink(rule: string, text: string, context: RuleContext): HTMLElement {
  const { rules, texts } = context;
  const name = texts.rules.named(rule);
  const looks = { class: "button is-link rule-link" };
  const attributes = { "aria-label": name, title: name };
  const { ruleLink } = rules;
  if (ruleLink) {
    return build("a", { ...looks, attributes: { ...attributes, href: ruleLink(rule) } }, text);
  }
  const click = () => void showRule(rule, context);
  return build(
    "button",
    { ...looks, attributes: { ...attributes, type: "button" }, on: { click } },
    text,
  );
}

/** Shows the part of the rules text around a rule. */
const showRule = (rule: string, { game, texts, rules }: RuleContext): Promise<void> =>
  rules.stage.dialog.show(async (dialog) => {
    const { ruleContent } = await import("./rule-text");
    const { title, content, sentence } = await ruleContent(rule, game, texts);
    dialog.show(texts, title, content, sentence);
  });
