import { build } from "../../element/build";
import { button } from "../../element/button";
import type { AllTexts } from "../../i18n";
import { CourseError, type Course } from "../../lessons/format";
import type { FaultNotes } from "./fault-notes";
import { textField } from "./fields";
import { lessonsIn } from "./lessons-in";

/** Each tells whether it was done: what fails changes nothing, and is told above. */
export interface OpenActs {
  open(course: Course): boolean;
  fresh(): boolean;
  /** Brings back what was there before the last of both. */
  takeBack(): boolean;
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
    const fresh = button(open.fresh, () => this.#replaced(acts.fresh(), open.begun));
    this.#takeBack = button(open.takeBack, () => {
      if (!acts.takeBack()) return this.#tell("");
      fresh.focus();
      this.#takeBack.hidden = true;
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
          if (file) void this.#read(file);
          input.value = "";
        },
      },
    });
    return build("label", { class: "button write-file" }, open.choose, input);
  }

  #replaced(isDone: boolean, said: string): void {
    if (isDone) this.#takeBack.hidden = false;
    this.#tell(isDone ? said : "");
  }

  async #read(found: File | string): Promise<void> {
    const { open } = this.#texts.write;
    try {
      const course = await lessonsIn(found);
      this.#replaced(this.#acts.open(course), open.opened(course.lessons.length));
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
