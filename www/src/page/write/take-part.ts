import { build } from "../../element/build";
import { button } from "../../element/button";
import type { AllTexts } from "../../i18n";
import type { Course } from "../../lessons/format";
import { ownLessonsHash, writeGuideHash } from "../route";
import { textField } from "./fields";
import type { FaultNotes } from "./fault-notes";
import { longestText, packed } from "./link";
import { fenceText, fileFenceText, fileText, plainText, schemaAt } from "./take";

/** All lessons as they may be taken along, or why not yet. */
export type Whole =
  | { kind: "course"; course: Course; lesson: string; faulty: number | null }
  /** The lesson of this number lacks something. */
  | { kind: "lacking"; number: number };

/** The ways in which lessons leave this page. */
export class TakePart {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #whole: () => Whole;
  readonly #told = build("div", { class: "told", attributes: { role: "status" } });
  readonly #made = build("textarea", {
    class: "text",
    attributes: { rows: "6", readonly: true, dir: "ltr", hidden: true, spellcheck: "false" },
  });
  /** Where the file will be, as somebody has written it. */
  #address = "lessons.json";

  constructor(texts: AllTexts, notes: FaultNotes, whole: () => Whole) {
    [this.#texts, this.#whole] = [texts, whole];
    const { take } = texts.write;
    this.#made.setAttribute("aria-label", take.made);
    const address = textField(
      { notes },
      { label: take.file },
      { at: "file", value: this.#address, isPlain: true },
      (typed) => (this.#address = typed.trim()),
    );
    const guide = build("a", { attributes: { href: writeGuideHash } }, take.guide);
    this.element = build(
      "section",
      { class: "write-take" },
      build("h2", {}, take.heading),
      build("p", { class: "note" }, take.about, " ", guide),
      build(
        "div",
        { class: "button-row" },
        button(take.fence, () => void this.#copyFence()),
        button(take.link, () => void this.#copyLink()),
        button(take.save, () => this.#save()),
      ),
      build(
        "div",
        { class: "write-add" },
        address,
        button(take.fileFence, () => void this.#copyFileFence()),
      ),
      this.#told,
      this.#made,
    );
  }

  async #copyFence(): Promise<void> {
    const { copied } = this.#texts.write.take;
    await this.#take(({ course, lesson }) => this.#copy(fenceText(course, lesson), copied.fence));
  }

  async #copyFileFence(): Promise<void> {
    const { copied } = this.#texts.write.take;
    const file = this.#address;
    await this.#take(({ course, lesson }) =>
      this.#copy(fileFenceText(course.game, file, lesson), copied.file),
    );
  }

  async #copyLink(): Promise<void> {
    const { copied } = this.#texts.write.take;
    await this.#take(async ({ course }) => {
      const data = await packed(plainText(course));
      const base = location.href.replace(/#.*$/, "");
      await this.#copy(`${base}${ownLessonsHash(data)}`, copied.link, plainText(course).length);
    });
  }

  #save(): void {
    void this.#take(({ course }) => {
      const name = `${course.id}.json`;
      const text = fileText({ $schema: schemaAt(document.baseURI), ...course });
      const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      build("a", { attributes: { href, download: name } }).click();
      // The browser takes it when the click is over.
      setTimeout(() => URL.revokeObjectURL(href));
      this.#tell([this.#texts.write.take.saved(name)]);
    });
  }

  /** Does something with the lessons, if all of them are whole; what is wrong with one of them is said. */
  async #take(act: (whole: Extract<Whole, { kind: "course" }>) => void | Promise<void>) {
    const { take } = this.#texts.write;
    const whole = this.#whole();
    this.#made.hidden = true;
    if (whole.kind === "lacking") return this.#tell([take.notYet(whole.number)]);
    await act(whole);
    if (whole.faulty !== null) this.#told.append(build("p", {}, take.faulty(whole.faulty)));
  }

  async #copy(text: string, said: string, length = text.length): Promise<void> {
    const { take } = this.#texts.write;
    if (length > longestText) return this.#tell([take.tooLong]);
    this.#made.value = text;
    this.#made.hidden = false;
    try {
      await navigator.clipboard.writeText(text);
      this.#tell([said]);
    } catch {
      this.#made.select();
      this.#tell([take.notCopied]);
    }
  }

  #tell(sentences: readonly string[]): void {
    this.#told.replaceChildren(...sentences.map((sentence) => build("p", {}, sentence)));
  }
}
