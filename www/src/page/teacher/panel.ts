import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import type { HintLevel } from "../../session/state";
import { strongestLevel } from "../../session/players";
import { button, choice, segments } from "../forms";

/** What the teacher says of a turn, or before there is one. */
export interface Said {
  /** Which turn is spoken of; may be empty. */
  topic: string;
  headline: string;
  sentences: readonly string[];
  /** Something is being looked at. It is shown, and not spoken. */
  waits: string;
  /** What can be done about it. */
  offers: "nothing" | "better" | "retry";
}

/** How the whole game went. */
export interface SummaryWords {
  sentences: readonly string[];
  /** There is a turn that cost most. */
  hasCostliest: boolean;
}

export interface PanelActs {
  help: (level: HintLevel) => void;
  level: (level: number) => void;
  ask: () => void;
  show: () => void;
  takeBack: () => void;
  retry: () => void;
  look: () => void;
  again: () => void;
  /** What had the focus is gone. */
  focusBoard: () => void;
}

/** How the panel begins. */
export interface PanelStart {
  help: HintLevel;
  level: number;
  /** Whether turns of the game are relays. */
  hasRelays: boolean;
}

const helpLevels: readonly HintLevel[] = ["off", "landing", "turn"];

/** The teacher beside the board: what is said of the last turn, what help is wanted before the next one, and the end. */
export class TeacherPanel {
  readonly element: HTMLElement;
  /** The headline alone, and the way to the rest: where the panel stands below the board. */
  readonly brief: HTMLButtonElement;
  readonly #texts: AllTexts;
  readonly #acts: PanelActs;
  readonly #topic = build("h3", { class: "teacher-topic", attributes: { tabindex: "-1" } });
  readonly #said = build("div", { class: "teacher-words", attributes: { role: "status" } });
  readonly #waits = build("p", { class: "teacher-waits" });
  readonly #actions = build("div", { class: "teacher-actions" });
  readonly #answer = build("div", { class: "teacher-words", attributes: { role: "status" } });
  readonly #ask: HTMLButtonElement;
  readonly #level: HTMLElement;
  readonly #before: HTMLElement;
  readonly #after: HTMLElement;
  readonly #counted = build("div", { class: "teacher-words", attributes: { role: "status" } });
  readonly #look: HTMLButtonElement;
  /** What the live region was filled with. */
  #told = "";

  constructor(texts: AllTexts, start: PanelStart, acts: PanelActs) {
    this.#texts = texts;
    this.#acts = acts;
    const { teacher } = texts;
    this.brief = button("", () => this.focus(), "is-quiet");
    this.brief.classList.add("teacher-brief");
    this.#ask = button(teacher.ask, () => acts.ask());
    this.#look = button(teacher.summary.look, () => acts.look());
    this.#level = this.#levelChoice(start.level);
    this.#before = build(
      "section",
      { class: "teacher-before", attributes: { "aria-label": teacher.help } },
      this.#helpChoice(start),
      this.#ask,
      this.#answer,
    );
    this.#after = this.#summary();
    this.element = this.#build();
  }

  #build(): HTMLElement {
    const { teacher } = this.#texts;
    const said = [this.#topic, this.#said, this.#waits, this.#actions];
    return build(
      "aside",
      { class: "teacher-panel", attributes: { "aria-label": teacher.panel } },
      build("h2", {}, teacher.panel),
      build("div", { class: "teacher-said" }, ...said),
      this.#before,
      this.#after,
      this.#level,
    );
  }

  #helpChoice({ help, hasRelays }: PanelStart): HTMLElement {
    const { teacher } = this.#texts;
    const values = hasRelays ? teacher.helpValues : teacher.helpOfOneLap;
    const chosen = hasRelays || help === "off" ? help : "landing";
    return segments(teacher.help, values, chosen, (value) => {
      const level = helpLevels.find((each) => each === value);
      if (level) this.#acts.help(level);
    });
  }

  #levelChoice(level: number): HTMLElement {
    const { opponents } = this.#texts;
    const names = Array.from({ length: strongestLevel }, (_, index) => [
      String(index + 1),
      opponents.levelTitle(index + 1),
    ]);
    return choice(
      opponents.opponent,
      Object.fromEntries(names) as Record<string, string>,
      String(level),
      (value) => this.#acts.level(Number(value)),
    );
  }

  #summary(): HTMLElement {
    const { teacher, dialogs } = this.#texts;
    const again = button(dialogs.again, () => this.#acts.again(), "is-main");
    const part = build(
      "section",
      { class: "teacher-after", attributes: { "aria-label": teacher.summary.title } },
      build("h3", {}, teacher.summary.title),
      this.#counted,
      build("div", { class: "teacher-actions" }, again, this.#look),
    );
    part.hidden = true;
    return part;
  }

  /** The level that plays, as it is now. */
  set level(level: number) {
    const select = this.#level.querySelector("select");
    if (select) select.value = String(level);
  }

  /** Says something of a turn, once. */
  tell({ topic, headline, sentences, waits, offers }: Said): void {
    this.#topic.textContent = topic;
    this.#waits.textContent = waits;
    const { why } = this.#texts.teacher;
    this.brief.textContent = offers === "better" ? `${headline} ${why}` : headline;
    const told = [topic, headline, ...sentences].join("\n");
    if (told !== this.#told) {
      this.#told = told;
      this.#said.replaceChildren(
        ...(headline === "" ? [] : [build("p", { class: "teacher-headline" }, headline)]),
        ...paragraphs(sentences),
      );
    }
    this.#offer(offers);
  }

  #offer(offers: Said["offers"]): void {
    if (this.#actions.dataset["offers"] === offers) return;
    const hadFocus = this.#actions.contains(document.activeElement);
    this.#actions.dataset["offers"] = offers;
    this.#actions.replaceChildren(...this.#offered(offers));
    if (hadFocus) this.#acts.focusBoard();
  }

  #offered(offers: Said["offers"]): HTMLElement[] {
    const { teacher, controls } = this.#texts;
    const { show, takeBack, retry } = this.#acts;
    if (offers === "retry") return [button(controls.retry, () => retry())];
    if (offers === "nothing") return [];
    return [button(teacher.show, () => show()), button(teacher.takeBack, () => takeBack())];
  }

  /** Whether somebody may ask what to play. */
  set canAsk(canAsk: boolean) {
    this.#ask.setAttribute("aria-disabled", String(!canAsk));
  }

  /** What is to be played, or that it is being looked for. */
  answer(sentences: readonly string[]): void {
    if (this.#answer.textContent === sentences.join("")) return;
    this.#answer.replaceChildren(...paragraphs(sentences));
  }

  /** How the whole game went, in place of the help before a turn; `null`: it goes on. */
  summarise(summary: SummaryWords | null): void {
    const hadFocus = this.#before.contains(document.activeElement);
    this.#before.hidden = summary !== null;
    this.#after.hidden = summary === null;
    if (!summary) return this.#counted.replaceChildren();
    this.#look.hidden = !summary.hasCostliest;
    if (this.#counted.textContent !== summary.sentences.join("")) {
      this.#counted.replaceChildren(...paragraphs(summary.sentences));
    }
    if (hadFocus) this.#acts.focusBoard();
  }

  /** To what is said of a turn. */
  focus(): void {
    this.#topic.focus({ preventScroll: true });
    this.element.scrollIntoView({ block: "nearest" });
  }
}

const paragraphs = (sentences: readonly string[]): HTMLElement[] =>
  sentences.map((sentence) => build("p", {}, sentence));
