import { Fetched } from "../board/fetched";
import { build } from "./build";
import type { ListsDialog } from "./lists-dialog";
import { adoptStyles } from "./styles";

/** The way to the element's dialog, which is fetched when it is first wanted. */
export class ListsGate {
  readonly element = build("div", { class: "lists" });
  readonly #dialog = new Fetched(() => this.#make());
  readonly #fail: () => void;

  /** `fail` is called when something does not come. */
  constructor(fail: () => void) {
    this.#fail = fail;
  }

  get isOpen(): boolean {
    return this.#dialog.now?.element.open ?? false;
  }

  /** Shows something in the dialog, if everything that is needed for it comes. */
  async show(content: (dialog: ListsDialog) => void | Promise<void>): Promise<void> {
    try {
      const dialog = await this.#dialog.fetch();
      if (dialog) return await content(dialog);
    } catch (error) {
      console.error(error);
    }
    this.#fail();
  }

  async #make(): Promise<ListsDialog> {
    const { ListsDialog } = await import("./lists-dialog");
    const dialog = new ListsDialog();
    adoptStyles(this.element, ListsDialog.styles);
    this.element.replaceChildren(dialog.element);
    return dialog;
  }
}
