import { build } from "../../element/build";
import { section, textField } from "./fields";
import type { FormHost, FormPart } from "./form-host";
import type { Judged } from "./judge-lesson";
import { ruleName, type RuleSentences } from "./rule-sentences";
import { turnsIn } from "./to-course";

/** The rules that a lesson tries, and those that go with it. */
export function rulesPart(host: FormHost, sentences: () => RuleSentences): FormPart {
  const { rules } = host.texts.write;
  const used = new UsedRules(host, sentences);
  const read = textField(
    host,
    { label: rules.read, about: rules.readAbout },
    { at: "read", value: host.lesson.read.join(" "), isPlain: true },
    (typed) => host.change({ read: turnsIn(typed) }),
  );
  const about = build("p", { class: "note" }, rules.about);
  return {
    element: section(rules.heading, about, used.element, read),
    show: (judged) => used.show(judged),
  };
}

/** All that are tried are used, unless somebody takes one out. */
class UsedRules {
  readonly element: HTMLElement;
  readonly #host: FormHost;
  readonly #sentences: () => RuleSentences;
  readonly #list = build("div", { class: "write-rules" });
  #offered = "";

  constructor(host: FormHost, sentences: () => RuleSentences) {
    [this.#host, this.#sentences] = [host, sentences];
    const { rules } = host.texts.write;
    this.element = build(
      "fieldset",
      { class: "field", attributes: { tabindex: "-1" } },
      build("legend", {}, rules.used),
      this.#list,
    );
    this.element.append(host.notes.beside("rules", this.element));
  }

  show({ tried, lesson }: Judged): void {
    // What a file names and nothing here tries may belong to it all the same.
    const offered = [...new Set([...tried, ...lesson.rules])];
    const sentences = this.#sentences();
    const key = JSON.stringify([offered, sentences.size]);
    if (key === this.#offered) return;
    this.#offered = key;
    const { rules } = this.#host.texts.write;
    const none = build("p", { class: "note" }, rules.none);
    const rows = offered.map((id) => this.#row(id, lesson.rules, sentences, tried));
    this.#list.replaceChildren(...(rows.length > 0 ? rows : [none]));
  }

  #row(
    id: string,
    used: readonly string[],
    sentences: RuleSentences,
    tried: readonly string[],
  ): HTMLElement {
    const input = build("input", {
      attributes: { type: "checkbox", checked: used.includes(id) },
      on: { change: () => this.#set(id, input.checked, tried) },
    });
    const sentence = build(
      "span",
      { class: "rule-sentence", attributes: { lang: "en", dir: "ltr" } },
      build("span", { class: "rule-name rule-sentence" }, ruleName(id)),
      " ",
      sentences.get(id) ?? "",
    );
    return build("label", {}, input, sentence);
  }

  #set(id: string, isUsed: boolean, tried: readonly string[]): void {
    const before = this.#host.lesson.rules ?? tried;
    const others = before.filter((each) => each !== id);
    this.#host.change({ rules: isUsed ? [...others, id] : others });
  }
}
