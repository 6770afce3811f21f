import { build } from "./build";
import type { ListsDialog } from "./lists-dialog";
import { adoptStyles } from "./styles";

/** The way to the element's dialog, which is fetched when it is first wanted. */
export class ListsGate {
  readonly element = build("div", { class: "lists" });
  #dialog: ListsDialog | null = null;

  get isOpen(): boolean {
    return this.#dialog?.element.open ?? false;
  }

  /** Shows something in the dialog; nothing comes of it when the dialog does not come. */
  async show(content: (dialog: ListsDialog) => void | Promise<void>): Promise<void> {
    try {
      await content(this.#dialog ?? (await this.#fetch()));
    } catch (error) {
      // The next time tries again.
      console.error(error);
    }
  }

  async #fetch(): Promise<ListsDialog> {
    const { ListsDialog } = await import("./lists-dialog");
    // Asked for twice meanwhile: one dialog is enough.
    if (this.#dialog) return this.#dialog;
    this.#dialog = new ListsDialog();
    adoptStyles(this.element, ListsDialog.styles);
    this.element.replaceChildren(this.#dialog.element);
    return this.#dialog;
  }
}
