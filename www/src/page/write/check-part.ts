import type { GameInfo } from "../../engine/types";
import { build } from "../../element/build";
import { button } from "../../element/button";
import type { AllTexts } from "../../i18n";
import type { FaultNotes } from "./fault-notes";
import { faultWords } from "./fault-words";
import type { Judged } from "./judge-lesson";

/** What the engine says of the lesson: everything that is to be mended, each leading to what it is about. */
export class CheckPart {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #notes: FaultNotes;
  readonly #sentence = build("p", { class: "write-verdict", attributes: { role: "status" } });
  readonly #list = build("ul", { class: "write-list" });

  constructor(texts: AllTexts, notes: FaultNotes) {
    [this.#texts, this.#notes] = [texts, notes];
    const heading = build("h2", {}, texts.write.check.heading);
    this.element = build(
      "section",
      { class: "write-card write-check" },
      heading,
      this.#sentence,
      this.#list,
    );
  }

  show({ faults }: Judged, info: GameInfo): void {
    const { check } = this.#texts.write;
    const told = faults.map((fault) => ({
      at: fault.at,
      sentence: faultWords(fault, info, this.#texts),
    }));
    this.element.dataset["kind"] = told.length === 0 ? "fine" : "faults";
    this.#tell(told.length === 0 ? check.fine : check.count(told.length));
    this.#list.hidden = told.length === 0;
    this.#list.replaceChildren(...told.map((each) => this.#item(each)));
    this.#notes.show(groups(told));
  }

  #item({ at, sentence }: { at: string; sentence: string }): HTMLElement {
    const act = () => void this.#notes.focus(at);
    return build("li", {}, at === "" ? sentence : button(sentence, act, "is-quiet"));
  }

  /** The same sentence is not spoken twice. */
  #tell(sentence: string): void {
    if (this.#sentence.textContent !== sentence) this.#sentence.textContent = sentence;
  }
}

function groups(told: readonly { at: string; sentence: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { at, sentence } of told) found.set(at, [...(found.get(at) ?? []), sentence]);
  return found;
}
