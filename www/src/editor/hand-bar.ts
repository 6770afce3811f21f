import { build } from "../element/build";
import { IconButton } from "../element/icon-button";
import { icons } from "../element/icons";
import type { AllTexts } from "../i18n";
import { Choice } from "./choice";
import type { Tool } from "./deeds";
import { NumberField } from "./number-field";

export interface HandActs {
  choose(tool: Tool): void;
  setTo(count: number): void;
  undo(): void;
  redo(): void;
}

/** What a press on a pit does, and the way back. */
export class HandBar {
  readonly element: HTMLElement;
  readonly #undo: IconButton;
  readonly #redo: IconButton;

  constructor(acts: HandActs, texts: AllTexts, { most, setTo }: { most: number; setTo: number }) {
    const { hand } = texts.editor;
    const choice = new Choice<Tool>(hand.name, hand.tools, (tool) => acts.choose(tool), {
      isNameUnseen: true,
    });
    const number = numberToSet(texts, { most, value: setTo }, acts, () => choose("set"));
    const choose = (tool: Tool) => {
      choice.value = tool;
      acts.choose(tool);
    };
    choice.value = "add";
    this.#undo = iconButton("undo", hand.undo, () => acts.undo());
    this.#redo = iconButton("redo", hand.redo, () => acts.redo());
    const way = build("div", { class: "hand-way" }, this.#undo.element, this.#redo.element);
    this.element = build("div", { class: "hand-bar" }, choice.element, number, way);
  }

  focus(): void {
    this.#undo.element.focus();
  }

  /** Which ways there are. */
  set ways({ past, future }: { past: readonly unknown[]; future: readonly unknown[] }) {
    this.#undo.isEnabled = past.length > 0;
    this.#redo.isEnabled = future.length > 0;
  }
}

/** Whoever types the number means to set it. */
function numberToSet(
  texts: AllTexts,
  range: { most: number; value: number },
  acts: HandActs,
  choose: () => void,
): HTMLInputElement {
  const field = new NumberField({ "aria-label": texts.editor.hand.setTo }, range, (count) => {
    choose();
    acts.setTo(count);
  });
  return field.input;
}

function iconButton(name: "undo" | "redo", label: string, act: () => void): IconButton {
  const made = new IconButton(icons[name], false, act);
  made.label = label;
  made.isEnabled = false;
  return made;
}
