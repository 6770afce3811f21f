import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import { askProof, type ProofReport, type ProofRun } from "../../session/proof";
import { button } from "../forms";
import { failureWords, verdictWords } from "./verdict";
import "./proof-panel.css";

/** What is asked about. */
export interface ProofSubject {
  info: Parameters<typeof failureWords>[1];
  position: string;
  /** Turns to choose from; others may be written. They are listed only when somebody is about to choose. */
  turns: () => readonly string[];
}

let panelsMade = 0;

/** "Does this turn ever end?", and the way to the answer. */
export class ProofPanel {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #input: HTMLInputElement;
  readonly #turns: HTMLDataListElement;
  readonly #ask: HTMLButtonElement;
  /** Says the outcome; how far it has come is shown, and not spoken every moment. */
  readonly #outcome = build("p", { class: "proof-outcome", attributes: { role: "status" } });
  readonly #progress = build("p", { class: "proof-progress" });
  #subject: ProofSubject | null = null;
  #run: ProofRun | null = null;
  #laps = 0;

  constructor(texts: AllTexts) {
    panelsMade += 1;
    const id = `proof-${String(panelsMade)}`;
    this.#texts = texts;
    this.#turns = build("datalist", { attributes: { id: `${id}-turns` } });
    this.#input = turnInput(id, { input: () => this.#forget(), focus: () => this.#offer() });
    this.#ask = button(texts.proof.ask, () => this.#press());
    const form = build(
      "form",
      { class: "proof-form", on: { submit: (event) => this.#submit(event) } },
      build("label", { attributes: { for: id } }, texts.proof.turn),
      this.#input,
      this.#turns,
      this.#ask,
    );
    this.element = build(
      "section",
      { class: "proof" },
      build("h2", {}, texts.proof.title),
      build("p", { class: "note" }, texts.proof.about),
      form,
      this.#progress,
      this.#outcome,
    );
    this.subject = null;
  }

  /** What is asked about from now on; a question under way about something else is dropped. */
  set subject(subject: ProofSubject | null) {
    const isSame = subject?.position === this.#subject?.position;
    this.#subject = subject;
    this.#ask.setAttribute("aria-disabled", String(subject === null));
    if (!isSame) this.#empty();
    if (!subject) this.#forget(this.#texts.proof.noPosition);
  }

  /** Lets the worker go. */
  leave(): void {
    this.#run?.stop();
    this.#run = null;
  }

  /** Nothing is known of the turns of another position. */
  #empty(): void {
    this.#input.value = "";
    this.#turns.replaceChildren();
    this.#forget();
  }

  /** Lists the turns, once for each position. */
  #offer(): void {
    if (!this.#subject || this.#turns.childElementCount > 0) return;
    const turns = this.#subject.turns();
    const options = turns.map((each) => build("option", { attributes: { value: each } }));
    this.#turns.replaceChildren(...options);
  }

  #submit(event: Event): void {
    event.preventDefault();
    if (!this.#run) this.#press();
  }

  #press(): void {
    if (!this.#subject) return;
    if (this.#run) this.#stop();
    else this.#begin(this.#subject);
  }

  #begin({ position }: ProofSubject): void {
    const turn = this.#turn();
    if (turn === "") return this.#tell(this.#texts.proof.noTurn);
    this.#laps = 0;
    this.#tell("");
    this.#progress.textContent = this.#texts.proof.starting;
    this.#ask.textContent = this.#texts.proof.stop;
    this.#run = askProof({ position, turn }, (report) => this.#hear(report));
  }

  /** The turn that is written; where none is, the first there is gets written. */
  #turn(): string {
    const written = this.#input.value.trim();
    if (written !== "") return written;
    this.#offer();
    return (this.#input.value = this.#turns.options[0]?.value ?? "");
  }

  #hear(report: ProofReport): void {
    const texts = this.#texts;
    if (report.kind === "progress") {
      this.#laps = report.laps;
      this.#progress.textContent = texts.proof.working(report.laps, report.lapsPerSecond);
      return;
    }
    this.#rest();
    if (report.kind === "verdict") this.#tell(verdictWords(report.proof, texts));
    else this.#tell(failureWords(report.failure, this.#subject?.info ?? null, texts));
  }

  #stop(): void {
    this.#rest();
    this.#tell(this.#texts.proof.stopped(this.#laps));
  }

  /** What was found out is about something else. */
  #forget(sentence = ""): void {
    this.#rest();
    this.#tell(sentence);
  }

  #rest(): void {
    this.leave();
    this.#progress.textContent = "";
    this.#ask.textContent = this.#texts.proof.ask;
  }

  #tell(sentence: string): void {
    if (this.#outcome.textContent !== sentence) this.#outcome.textContent = sentence;
  }
}

function turnInput(id: string, on: Record<"input" | "focus", () => void>): HTMLInputElement {
  return build("input", {
    class: "text",
    attributes: {
      id,
      type: "text",
      list: `${id}-turns`,
      spellcheck: "false",
      autocapitalize: "off",
      autocomplete: "off",
    },
    on,
  });
}
