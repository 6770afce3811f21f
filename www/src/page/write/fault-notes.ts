import { build } from "../../element/build";

let notesMade = 0;

/** Where faults stand beside what they are about: by place, the control and the note below it. */
export class FaultNotes {
  readonly #notes = new Map<string, { note: HTMLElement; control: HTMLElement }>();
  /** Where the focus goes for a place. */
  readonly #controls = new Map<string, HTMLElement>();

  /** Everything is made anew. */
  clear(): void {
    this.#notes.clear();
    this.#controls.clear();
  }

  /** A control that can be gone to, without a note. */
  lead(at: string, control: HTMLElement): void {
    this.#controls.set(at, control);
  }

  /** A note about a control; faults of this place are told there, and lead to the control. */
  beside(at: string, control: HTMLElement): HTMLElement {
    notesMade += 1;
    const note = build("div", {
      class: "write-faults",
      attributes: { id: `fault-${String(notesMade)}`, hidden: true },
    });
    const described = control.getAttribute("aria-describedby");
    control.setAttribute("aria-describedby", [described, note.id].filter(Boolean).join(" "));
    this.#notes.set(at, { note, control });
    this.lead(at, control);
    return note;
  }

  /** `told`: sentences by the places that they are about. */
  show(told: ReadonlyMap<string, readonly string[]>): void {
    for (const [at, { note, control }] of this.#notes) {
      const sentences = told.get(at) ?? [];
      const isField = control.matches("input, textarea, select");
      if (isField && sentences.length > 0) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
      note.hidden = sentences.length === 0;
      if (note.textContent === sentences.join("")) continue;
      note.replaceChildren(...sentences.map((sentence) => build("p", {}, sentence)));
    }
  }

  /** Goes to what a fault is about; `false` where that has no place. */
  focus(at: string): boolean {
    const control = this.#controls.get(at);
    control?.closest("details")?.setAttribute("open", "");
    control?.focus();
    return control !== undefined;
  }
}
