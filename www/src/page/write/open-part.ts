import { build } from "../../element/build";
import { button } from "../../element/button";
import type { AllTexts } from "../../i18n";
import { CourseError, readCourse, type Course } from "../../lessons/format";
import type { FaultNotes } from "./fault-notes";
import { textField } from "./fields";
import { longestText, unpacked } from "./link";

export interface OpenActs {
  open(course: Course): void;
  fresh(): void;
  /** Brings back what was there before the last of both. */
  takeBack(): void;
}

/** Ways to go on with other lessons: from a file, a text, a link, or from nothing. */
export class OpenPart {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #acts: OpenActs;
  readonly #told = build("p", { class: "write-told", attributes: { role: "status" } });
  readonly #takeBack: HTMLButtonElement;
  #pasted = "";

  constructor(texts: AllTexts, notes: FaultNotes, acts: OpenActs) {
    [this.#texts, this.#acts] = [texts, acts];
    const { open } = texts.write;
    const paste = textField(
      { notes },
      { label: open.paste },
      { at: "paste", value: "", rows: 3, isPlain: true },
      (typed) => (this.#pasted = typed),
    );
    const fresh = button(open.fresh, () => this.#begin());
    this.#takeBack = button(open.takeBack, () => {
      this.#takeBack.hidden = true;
      fresh.focus();
      acts.takeBack();
      this.#tell(open.takenBack);
    });
    this.#takeBack.hidden = true;
    this.element = build(
      "section",
      { class: "write-open" },
      build("h2", {}, open.heading),
      this.#file(),
      paste,
      build(
        "div",
        { class: "button-row" },
        button(open.read, () => void this.#read(this.#pasted)),
        fresh,
        this.#takeBack,
      ),
      this.#told,
    );
  }

  #file(): HTMLElement {
    const { open } = this.#texts.write;
    const input = build("input", {
      class: "unseen",
      attributes: { type: "file", accept: ".json,application/json" },
      on: {
        change: () => {
          const [file] = input.files ?? [];
          // The same file may be chosen again.
          if (file) void file.text().then((text) => this.#read(text));
          input.value = "";
        },
      },
    });
    return build("label", { class: "button write-file" }, open.choose, input);
  }

  #begin(): void {
    this.#acts.fresh();
    this.#takeBack.hidden = false;
    this.#tell(this.#texts.write.open.begun);
  }

  async #read(text: string): Promise<void> {
    const { open } = this.#texts.write;
    try {
      const course = readCourse(await jsonIn(text));
      this.#acts.open(course);
      this.#takeBack.hidden = false;
      this.#tell(open.opened(course.lessons.length));
    } catch (error) {
      const place = error instanceof CourseError ? error.place : "";
      const reason = error instanceof Error ? error.message : "";
      this.#tell(open.unread(place, reason.slice(0, 200)));
    }
  }

  #tell(sentence: string): void {
    this.#told.textContent = sentence;
  }
}

/** What was pasted may be a link to lessons, or a code block with them. */
async function jsonIn(text: string): Promise<string> {
  const [, data] = /#\/learn\/own\/([\w-]+)/.exec(text) ?? [];
  const json = data === undefined ? withoutFence(text) : await unpacked(data);
  if (json.length > 5 * longestText) throw new CourseError("", `> ${String(5 * longestText)}`);
  return json;
}

const withoutFence = (text: string): string =>
  /^\s*```/.test(text) ? text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1) : text;
