import type { KeysTexts, Texts } from "../i18n";
import dialog from "../themes/dialog.css?inline";
import { build } from "./build";
import lists from "./lists-dialog.css?inline";

/** The element's one dialog: the keys, a rule, or a sentence that has no room under the board. */
export class ListsDialog {
  static readonly styles = dialog + lists;
  readonly element: HTMLDialogElement;
  readonly #title = build("h2");
  readonly #content = build("div", { class: "dialog-content", attributes: { tabindex: "0" } });
  readonly #close: HTMLButtonElement;

  constructor() {
    this.#close = build("button", {
      class: "button",
      attributes: { type: "button" },
      on: { click: () => this.element.close() },
    });
    this.element = build(
      "dialog",
      { attributes: { part: "dialog" } },
      this.#title,
      this.#content,
      build("div", { class: "actions" }, this.#close),
    );
    // Keys in the dialog are the dialog's own.
    this.element.addEventListener("keydown", (event) => event.stopPropagation());
  }

  showKeys(texts: Texts, keys: KeysTexts): void {
    const rows = keys.rows.flatMap(([caps, about]) => [
      build("dt", {}, ...caps.map((cap) => build("kbd", {}, cap))),
      build("dd", {}, about),
    ]);
    this.show(texts, keys.title, [
      build("dl", { class: "keys" }, ...rows),
      build("p", { class: "note" }, keys.note),
    ]);
  }

  showSentence(texts: Texts, title: string, sentence: string): void {
    this.show(texts, title, [build("p", { class: "lead" }, sentence)]);
  }

  /** Shows anything; of what has not enough room, `target`. */
  show(
    texts: Texts,
    title: string,
    content: readonly HTMLElement[],
    target: HTMLElement | null = null,
  ): void {
    this.#title.textContent = title;
    this.element.setAttribute("aria-label", title);
    this.#content.replaceChildren(...content);
    this.#close.textContent = texts.controls.close;
    if (!this.element.open) this.element.showModal();
    this.#close.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "center" });
  }
}
