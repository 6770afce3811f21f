import { build } from "../../element/build";
import type { BestLine, GameInfo, SideName, ThinkingView } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { thinkingFailure } from "../../i18n/thinking";
import type { AnalysisReport, Place, Task, Thinking } from "../../session/thinking";
import { button, toggle } from "../forms";
import "../analysis.css";
import type { Findings } from "./findings";
import { scoreOf } from "./score";

/** So many lines are looked for, and room is kept for them. */
const LINES = 3;
/** So many turns of a line are written out. */
const TOLD = 9;

/** The position that is looked into. */
export interface LinesSubject {
  /** In the notation. */
  position: string;
  /** How the game came there. */
  way: string;
  place: Place;
  mover: SideName;
  names: Readonly<Record<SideName, string>>;
  info: GameInfo;
}

/** A position, or why there is none to think about; `mayGoOn`: somebody may want to all the same. */
export type Wanted = { subject: LinesSubject } | { reason: string; mayGoOn?: () => void };

export interface LinesActs {
  /** Plays a line on a board. */
  show: (subject: LinesSubject, turns: readonly string[]) => void;
  /** A better finding is there. */
  found?: () => void;
  /** A table that was kept is of no use. */
  tableRefused?: () => void;
}

/** The score and the best lines of a position, deeper and deeper as one watches. */
export class LinesPanel {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #thinking: Pick<Thinking, "analyse">;
  readonly #findings: Findings;
  readonly #acts: LinesActs;
  readonly #rows: readonly LineRow[];
  readonly #legend = build("p", { class: "lines-legend" });
  /** How far it is: shown, and not spoken at every moment. */
  readonly #depth = build("p", { class: "lines-depth" });
  /** Why nothing is thought out, or what went wrong. */
  readonly #told = build("p", { class: "lines-told", attributes: { role: "status" } });
  readonly #goOn: HTMLButtonElement;
  readonly #listening = new AbortController();
  #wanted: Wanted;
  #task: Task | null = null;
  #isOn: boolean;
  #isHeld = false;

  /** `isOn`: whether it thinks from the beginning. */
  constructor(
    texts: AllTexts,
    thinking: Pick<Thinking, "analyse">,
    findings: Findings,
    isOn: boolean,
    acts: LinesActs,
  ) {
    const { analysis } = texts;
    this.#texts = texts;
    this.#thinking = thinking;
    this.#findings = findings;
    this.#acts = acts;
    this.#isOn = isOn;
    this.#wanted = { reason: analysis.unplayable };
    const show = (turns: readonly string[]) => {
      if ("subject" in this.#wanted) acts.show(this.#wanted.subject, turns);
    };
    this.#rows = Array.from({ length: LINES }, () => new LineRow(texts, show));
    this.#goOn = button(analysis.now, () => {
      if ("reason" in this.#wanted) this.#wanted.mayGoOn?.();
    });
    this.element = this.#build();
    const { signal } = this.#listening;
    document.addEventListener("visibilitychange", () => this.#follow(), { signal });
    this.#follow();
  }

  /** What is looked into from now on. The same position of a game goes on being looked into. */
  set wanted(wanted: Wanted) {
    const before = this.#way;
    this.#wanted = wanted;
    if (before !== null && this.#way === before) return;
    this.#rest();
    this.#follow();
  }

  /** Something else needs the time meanwhile. */
  set isHeld(isHeld: boolean) {
    this.#isHeld = isHeld;
    this.#follow();
  }

  /** Begins anew: something more may be known by now. */
  again(): void {
    this.#rest();
    this.#follow();
  }

  leave(): void {
    this.#rest();
    this.#listening.abort();
  }

  #build(): HTMLElement {
    const { analysis } = this.#texts;
    const turnOn = toggle(analysis.lines, this.#isOn, (isOn) => {
      this.#isOn = isOn;
      this.#follow();
    });
    const title = build("h3", {}, analysis.best);
    const list = build("ol", { class: "lines" }, ...this.#rows.map(({ element }) => element));
    const reason = build("div", { class: "lines-reason" }, this.#told, this.#goOn);
    return build(
      "section",
      { class: "lines-panel", attributes: { "aria-label": analysis.best } },
      build("div", { class: "lines-head" }, title, turnOn),
      build("div", { class: "lines-room" }, list, reason),
      this.#legend,
      this.#depth,
    );
  }

  get #way(): string | null {
    return "subject" in this.#wanted ? this.#wanted.subject.way : null;
  }

  /** Brings what is done and shown to what is wanted. */
  #follow(): void {
    const wanted = this.#wanted;
    const mayThink = this.#isOn && !this.#isHeld && !document.hidden;
    if ("reason" in wanted) {
      this.#rest();
      this.#showView(null);
      this.#tell(wanted.reason);
    } else if (!mayThink) {
      this.#rest();
      this.#showKnown(wanted.subject);
      this.#tell(this.#isOn ? "" : this.#texts.analysis.off);
    } else if (!this.#task) this.#begin(wanted.subject);
    this.#goOn.hidden = !("reason" in wanted && wanted.mayGoOn);
    this.element.classList.toggle("is-off", !this.#isOn);
  }

  #begin(subject: LinesSubject): void {
    this.#showKnown(subject);
    this.#tell("");
    const { analysis } = this.#texts;
    this.#depth.textContent ||= analysis.starting;
    const wanted = { ...subject.place, lines: LINES };
    this.#task = this.#thinking.analyse(wanted, (report) => this.#hear(subject, report));
  }

  #hear(subject: LinesSubject, report: AnalysisReport): void {
    switch (report.kind) {
      case "progress":
        return this.#take(subject, report.progress, false);
      case "done":
        this.#rest();
        return this.#take(subject, report.answer, true);
      case "notice":
        return this.#acts.tableRefused?.();
      case "failed":
        this.#rest();
        this.#depth.textContent = "";
        return this.#tell(thinkingFailure(report.failure, subject.info, this.#texts));
    }
  }

  /** A search that begins anew is shown once it tells as much as what was known. */
  #take({ way, mover }: LinesSubject, view: ThinkingView, isOver: boolean): void {
    this.#findings.keep(way, mover, view, false);
    this.#showView(this.#findings.get(way)?.view ?? view, isOver);
    this.#acts.found?.();
  }

  #showKnown({ way }: LinesSubject): void {
    this.#showView(this.#findings.get(way)?.view ?? null);
  }

  /** A search that is over because it looks no deeper has not seen the end. */
  #showView(view: ThinkingView | null, isOver = false): void {
    const { analysis } = this.#texts;
    const wanted = this.#wanted;
    const subject = "subject" in wanted ? wanted.subject : null;
    for (const [index, row] of this.#rows.entries()) {
      const line = subject && (view?.lines[index] ?? null);
      row.show(line, subject);
    }
    const isComplete = isOver && view?.lines.every(({ worth }) => worth.proved !== null);
    const told = isComplete ? analysis.complete : analysis.depth;
    this.#depth.textContent = view && view.depth > 0 ? told(view.depth, view.nodes) : "";
    const names = subject?.names ?? this.#texts.side;
    this.#legend.textContent = analysis.legend(names.south, names.north);
  }

  #tell(sentence: string): void {
    if (this.#told.textContent !== sentence) this.#told.textContent = sentence;
  }

  #rest(): void {
    this.#task?.stop();
    this.#task = null;
  }
}

/** One of the best lines. Its room is kept while there is none. */
class LineRow {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #figure = build("span", { class: "line-figure", attributes: { dir: "ltr" } });
  readonly #turns = build("span", { class: "line-turns" });
  readonly #worth = build("span", { class: "line-worth" });
  readonly #show: HTMLButtonElement;
  #line: readonly string[] = [];

  constructor(texts: AllTexts, show: (turns: readonly string[]) => void) {
    this.#texts = texts;
    this.#show = button(texts.analysis.show, () => this.#line.length > 0 && show(this.#line));
    const told = build("div", { class: "line-told" }, this.#turns, this.#worth);
    this.element = build("li", { class: "line" }, this.#figure, told, this.#show);
  }

  show(line: BestLine | null, subject: LinesSubject | null): void {
    const { analysis } = this.#texts;
    // What has the focus is not taken away from under it.
    this.element.classList.toggle("is-empty", !line);
    this.#show.setAttribute("aria-disabled", String(!line));
    this.#line = line?.turns ?? [];
    if (!line || !subject) {
      for (const part of [this.#figure, this.#turns, this.#worth]) part.textContent = "";
      return;
    }
    const score = scoreOf(line.worth, subject.mover);
    const more = line.turns.length > TOLD ? [analysis.more] : [];
    const told = [...line.turns.slice(0, TOLD), ...more].join(" ");
    this.#figure.textContent = analysis.figure(score);
    this.#turns.textContent = told;
    this.#worth.textContent = analysis.capital(analysis.worth(score, subject.names));
    this.#show.setAttribute("aria-label", analysis.showLine(told));
  }
}
