import { build } from "../../element/build";
import { button } from "../../element/button";
import type { WrongDraft } from "../../storage/lessons-draft";
import { fillSelect, section, selectField, textField } from "./fields";
import { replaced, without, type FormHost, type FormPart } from "./form-host";
import type { Judged } from "./judge-lesson";
import { ruleName, type RuleSentences } from "./rule-sentences";
import { textIn, withText } from "./words";

/** What the wrong tries ask for. */
export interface WrongActs {
  /** What the engine says of a turn. */
  tell(turn: string): string;
  sentences(): RuleSentences;
}

/** Wrong tries: each a turn, the rule that shows it, and why it fails. */
export function wrongPart(host: FormHost, acts: WrongActs): FormPart {
  const { wrong } = host.texts.write;
  const rows = host.lesson.wrong.map((each, at) => new WrongRow(host, acts, each, at));
  const add = button(wrong.add, () => {
    const now = host.lesson.wrong;
    const fresh = { turn: "", rule: "", says: "" };
    host.reshape({ wrong: [...now, fresh] }, `wrong.${String(now.length)}`);
  });
  const note = host.notes.beside("wrong", add);
  const about = build("p", { class: "note" }, wrong.about);
  const elements = rows.map(({ element }) => element);
  return {
    element: section(wrong.heading, about, ...elements, build("div", {}, add, note)),
    show: (judged) => rows.forEach((row) => row.show(judged)),
  };
}

class WrongRow {
  readonly element: HTMLElement;
  readonly #host: FormHost;
  readonly #acts: WrongActs;
  readonly #at: number;
  readonly #rule: HTMLSelectElement;
  readonly #sentence = build("p", {
    class: "note rule-sentence",
    attributes: { lang: "en", dir: "ltr" },
  });
  #offered = "";

  constructor(host: FormHost, acts: WrongActs, { turn, says }: WrongDraft, at: number) {
    [this.#host, this.#acts, this.#at] = [host, acts, at];
    const { wrong } = host.texts.write;
    const place = `wrong.${String(at)}`;
    const rule = selectField(wrong.rule, new Map(), "", (chosen) => this.#set({ rule: chosen }));
    this.#rule = rule.querySelector("select") ?? document.createElement("select");
    this.#rule.classList.add("rule-sentence");
    const turnField = textField(
      host,
      { label: wrong.turn },
      { at: place, value: turn, isPlain: true },
      // Another turn rests on other rules.
      (typed) => this.#set({ turn: typed, rule: "" }),
    );
    turnField.classList.add("write-turn");
    // Its faults have more room below.
    const faults = turnField.querySelector(".write-faults");
    const saysField = textField(
      host,
      { label: wrong.says },
      { at: `${place}.says`, value: textIn(says, host.language), rows: 3 },
      (typed) => this.#set({ says: withText(this.#now.says, host.language, typed) }),
    );
    this.element = build(
      "fieldset",
      { class: "field write-wrong" },
      build("legend", {}, wrong.each(at + 1)),
      build("div", { class: "write-try" }, turnField, rule),
      ...(faults ? [faults] : []),
      this.#sentence,
      saysField,
      build("div", { class: "button-row" }, ...this.#buttons()),
    );
  }

  show({ rules, lesson }: Judged): void {
    const behind = rules[this.#at] ?? [];
    const chosen = lesson.wrong[this.#at]?.rule ?? "";
    const sentences = this.#acts.sentences();
    const values = new Map(behind.map((id) => [id, ruleName(id)]));
    // One that does not fit is told, and stays until another is chosen.
    if (chosen !== "") values.set(chosen, ruleName(chosen));
    const offered = JSON.stringify([...values, chosen]);
    this.#rule.disabled = values.size === 0;
    this.#sentence.textContent = sentences.get(chosen) ?? "";
    if (offered === this.#offered) return;
    this.#offered = offered;
    fillSelect(this.#rule, values, chosen);
  }

  #buttons(): HTMLElement[] {
    const { wrong } = this.#host.texts.write;
    const at = this.#at;
    const tell = button(wrong.tell, () => {
      const said = this.#acts.tell(this.#now.turn.trim());
      const { language } = this.#host;
      if (said === "") return void this.#host.notes.focus(`wrong.${String(at)}`);
      const says = withText(this.#now.says, language, said);
      this.#host.reshape(this.#with({ says }), `wrong.${String(at)}.says`);
    });
    const remove = button(
      wrong.remove(at + 1),
      () => this.#host.reshape({ wrong: without(this.#host.lesson.wrong, at) }, "wrong"),
      "is-quiet",
    );
    return [tell, remove];
  }

  get #now(): WrongDraft {
    return this.#host.lesson.wrong[this.#at] ?? { turn: "", rule: "", says: "" };
  }

  #with(change: Partial<WrongDraft>): { wrong: WrongDraft[] } {
    return { wrong: replaced(this.#host.lesson.wrong, this.#at, { ...this.#now, ...change }) };
  }

  #set(change: Partial<WrongDraft>): void {
    this.#host.change(this.#with(change));
  }
}
