import type { GameInfo } from "../engine/types";
import type { ExplainedStep, ExplainWords } from "../i18n/explain";
import { build } from "./build";
import { ExplainList } from "./explain-list";
import css from "./explain-panel.css?inline";
import { IconButton } from "./icon-button";
import type { RulesPlace } from "./rule-link";

/** What people do on the panel. */
export interface PanelActs {
  goTo: (index: number) => void;
  consider: (pit: number) => void;
  /** Back from what is only considered. */
  back: () => void;
  close: () => void;
}

/** What the panel tells. */
export interface Told {
  title: string;
  /** Said before the steps, or `""`. */
  lead: string;
  entries: readonly ExplainedStep[];
  /** It is not what happened in the game. */
  isAside: boolean;
}

const cross = "m4 4 8 8M12 4l-8 8";

/** The explanation beside or beneath the board: a turn step by step, each with its rule. Nothing of the board is covered. */
export class ExplainPanel {
  static readonly styles = css;
  readonly element: HTMLElement;
  readonly #acts: PanelActs;
  readonly #rules: RulesPlace;
  readonly #title = build("h2", { attributes: { id: "explanation", tabindex: "-1" } });
  readonly #lead = build("p", { class: "told-lead" });
  readonly #list: ExplainList;
  readonly #back: HTMLButtonElement;
  readonly #close: IconButton;
  readonly #pitsTitle = build("span");
  readonly #pits = build("div", { class: "considered", attributes: { role: "group" } });
  #words: ExplainWords;
  /** The pits that are offered, of which game. */
  #offered = "";

  constructor(acts: PanelActs, words: ExplainWords, rules: RulesPlace) {
    this.#acts = acts;
    this.#words = words;
    this.#rules = rules;
    this.#list = new ExplainList(acts.goTo);
    this.#back = build("button", {
      class: "button is-link",
      attributes: { type: "button" },
      on: { click: acts.back },
    });
    this.#close = new IconButton(cross, false, acts.close);
    this.element = build(
      "div",
      {
        class: "explanation",
        attributes: { part: "explanation", role: "group", "aria-labelledby": "explanation" },
      },
      build("div", { class: "told-head" }, this.#title, this.#back, this.#close.element),
      this.#lead,
      this.#list.element,
      this.#pits,
    );
    this.element.addEventListener("keydown", (event) => this.#onKey(event));
    this.words = words;
  }

  set words(words: ExplainWords) {
    this.#words = words;
    const { explain, controls } = words;
    this.#back.textContent = explain.back;
    this.#close.label = controls.close;
    this.#pitsTitle.textContent = explain.consider;
    this.#pits.setAttribute("aria-label", explain.consider);
    this.#offered = "";
  }

  tell({ title, lead, entries, isAside }: Told, { id: game }: GameInfo): void {
    this.#title.textContent = title;
    this.#lead.textContent = lead;
    this.#lead.hidden = lead === "";
    this.#back.hidden = !isAside;
    this.#list.element.hidden = entries.length === 0;
    this.#list.set(entries, { game, words: this.#words, rules: this.#rules });
  }

  /** The step that the board shows. */
  set current(index: number | null) {
    this.#list.current = index;
  }

  /** The pits whose turns may be looked at, and the one that is. */
  offer(pits: readonly number[], chosen: number | null, { id, letters }: GameInfo): void {
    const offered = [id, ...pits].join();
    this.#pits.hidden = pits.length === 0;
    if (offered !== this.#offered) {
      this.#offered = offered;
      const buttons = pits.map((pit) => this.#pitButton(pit, letters[pit] ?? ""));
      this.#pits.replaceChildren(this.#pitsTitle, ...buttons);
    }
    for (const button of this.#pits.querySelectorAll("button")) {
      button.ariaPressed = String(button.dataset["pit"] === String(chosen));
    }
  }

  /** Puts the focus on the title. */
  focus(): void {
    this.#title.focus({ preventScroll: true });
    this.element.scrollIntoView({ block: "nearest" });
  }

  #pitButton(pit: number, letter: string): HTMLButtonElement {
    const name = this.#words.explain.pit(letter);
    return build(
      "button",
      {
        class: "button",
        attributes: { type: "button", "data-pit": String(pit), "aria-label": name },
        on: { click: () => this.#acts.consider(pit) },
      },
      letter,
    );
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.#acts.close();
  }
}
