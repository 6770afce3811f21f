import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import { thinkingFailure } from "../../i18n/thinking";
import {
  tableSizes,
  type Failure,
  type TableInfo,
  type TableReport,
  type Task,
  type Thinking,
} from "../../session/thinking";
import { button } from "../forms";
import "../analysis.css";

type Makers = Pick<Thinking, "makeTable" | "whichTable" | "forgetTable">;

export interface TableActs {
  /** A table is being made: other thinking had better wait. */
  busy: (isBusy: boolean) => void;
  /** Another table is there, or none any more. */
  changed: () => void;
}

/** Tables of endgames: which one is there, and the way to make or delete one. Nothing is asked before it is opened. */
export class TablePanel {
  readonly element: HTMLDetailsElement;
  readonly #texts: AllTexts;
  readonly #thinking: Makers;
  readonly #acts: TableActs;
  readonly #state = build("p", { class: "table-state" });
  /** What was done, or went wrong; how far it has come is shown, and not spoken. */
  readonly #told = build("p", { class: "table-told", attributes: { role: "status" } });
  readonly #bar = build("progress", { attributes: { max: "1", value: "0" } });
  readonly #buttons = build("div", { class: "button-row" });
  #task: Task | null = null;
  #there: TableInfo | null = null;
  #hasAsked = false;
  /** What was there was damaged. */
  #isRefused = false;

  constructor(texts: AllTexts, thinking: Makers, acts: TableActs) {
    const { tables } = texts.analysis;
    this.#texts = texts;
    this.#thinking = thinking;
    this.#acts = acts;
    this.#bar.hidden = true;
    this.element = build(
      "details",
      { class: "tables", on: { toggle: () => this.element.open && this.#ask() } },
      build("summary", {}, build("h3", {}, tables.title)),
      build("p", { class: "note" }, tables.about),
      this.#told,
      this.#state,
      this.#bar,
      this.#buttons,
    );
  }

  /** The table that was kept turned out to be damaged, or of another version: it is gone. */
  refuse(): void {
    this.#isRefused = true;
    this.#hasAsked = true;
    this.element.open = true;
    this.#there = null;
    if (!this.#task) this.#show(null);
    this.#tell(this.#texts.thinking.table.refused);
  }

  leave(): void {
    this.#task?.stop();
    this.#task = null;
  }

  /** Asks once which table there is. */
  #ask(): void {
    if (this.#hasAsked || this.#task) return;
    this.#hasAsked = true;
    this.#state.textContent = this.#texts.analysis.tables.looking;
    this.#task = this.#thinking.whichTable((report) => {
      if (report.kind === "notice") this.refuse();
      else if (report.kind === "done") this.#end(report.answer);
      else if (report.kind === "failed") this.#fail(report.failure);
    });
  }

  #make(seeds: number): void {
    // One thing at a time: the buttons are there while a table is being deleted.
    if (this.#task) return;
    const { tables } = this.#texts.analysis;
    this.#tell("");
    this.#bar.setAttribute("aria-label", tables.progress(seeds));
    this.#progress(seeds, 0);
    this.#bar.hidden = false;
    this.#put(button(tables.stop, () => this.#stop()));
    this.#acts.busy(true);
    this.#task = this.#thinking.makeTable(seeds, (report) => this.#hear(seeds, report));
  }

  #hear(seeds: number, report: TableReport): void {
    if (report.kind === "progress") return this.#progress(seeds, report.progress.done);
    if (report.kind === "notice") return this.refuse();
    this.#acts.busy(false);
    if (report.kind === "failed") return this.#fail(report.failure);
    this.#isRefused = false;
    this.#acts.changed();
    this.#end(report.answer);
    this.#tell(this.#texts.analysis.tables.made);
  }

  #progress(seeds: number, done: number): void {
    this.#bar.value = done;
    this.#state.textContent = this.#texts.analysis.tables.making(seeds, done);
  }

  /** What was there before may be there still. */
  #stop(): void {
    this.leave();
    this.#acts.busy(false);
    this.#hasAsked = false;
    this.#ask();
    this.#tell(this.#texts.analysis.tables.stopped);
  }

  #forget(): void {
    if (this.#task) return;
    this.#task = this.#thinking.forgetTable((report) => {
      if (report.kind === "failed") return this.#fail(report.failure);
      if (report.kind !== "done") return;
      this.#acts.changed();
      this.#end(null);
      this.#tell(this.#texts.analysis.tables.forgotten);
    });
  }

  #fail(failure: Failure): void {
    this.#end(this.#there);
    this.#tell(thinkingFailure(failure, null, this.#texts));
  }

  #end(there: TableInfo | null): void {
    this.#task = null;
    this.#there = there;
    this.#show(there);
  }

  #show(there: TableInfo | null): void {
    const { tables } = this.#texts.analysis;
    this.#bar.hidden = true;
    this.#state.textContent = there ? stateWords(there, tables) : tables.none;
    const makers = tableSizes
      .filter((seeds) => seeds !== there?.seeds)
      .map((seeds) =>
        button(
          this.#isRefused && seeds === tableSizes[0] ? tables.remake(seeds) : tables.make(seeds),
          () => this.#make(seeds),
        ),
      );
    const forget = there ? [button(tables.forget, () => this.#forget())] : [];
    this.#put(...makers, ...forget);
  }

  /** Other buttons; the focus stays among them. */
  #put(...buttons: readonly HTMLButtonElement[]): void {
    const hadFocus = this.#buttons.contains(document.activeElement);
    this.#buttons.replaceChildren(...buttons);
    if (hadFocus) buttons[0]?.focus({ preventScroll: true });
  }

  #tell(sentence: string): void {
    if (this.#told.textContent !== sentence) this.#told.textContent = sentence;
  }
}

const stateWords = (
  { seeds, bytes, isKept }: TableInfo,
  tables: AllTexts["analysis"]["tables"],
): string => (isKept ? tables.kept(seeds, bytes) : tables.unkept(seeds));
