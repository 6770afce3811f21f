import { onceGone } from "./on-demand";

/**
 * The dialogs of the page, one at a time. They belong to the screen that opened
 * them: when it goes, `closeAll` takes them with it, and none of them acts any more.
 */
export class Dialogs {
  #open: HTMLDialogElement | null = null;
  #waiting: HTMLDialogElement[] = [];
  readonly #listeners = new Set<(isOpen: boolean) => void>();

  /** Calls `listener` when a dialog opens where none was, and when the last one closes, until `ended`. */
  follow(listener: (isOpen: boolean) => void, ended: AbortSignal): void {
    this.#listeners.add(listener);
    onceGone(ended, () => this.#listeners.delete(listener));
  }

  /** Opens a dialog in place of the one there is, which then leaves no trace. */
  open(dialog: HTMLDialogElement): void {
    const before = this.#open;
    dialog.addEventListener("close", () => this.#onClose(dialog));
    this.#open = dialog;
    before?.close();
    document.body.append(dialog);
    dialog.showModal();
    if (!before) this.#tell(true);
  }

  /** Opens a dialog as soon as no other is open: for what happens by itself. */
  openInTurn(dialog: HTMLDialogElement): void {
    if (this.#open) this.#waiting.push(dialog);
    else this.open(dialog);
  }

  closeAll(): void {
    this.#waiting = [];
    this.#open?.close();
  }

  #onClose(dialog: HTMLDialogElement): void {
    dialog.remove();
    // The event comes late: another one may be open by now.
    if (this.#open !== dialog) return;
    this.#open = null;
    const next = this.#waiting.shift();
    if (next) this.open(next);
    else this.#tell(false);
  }

  #tell(isOpen: boolean): void {
    for (const listener of this.#listeners) listener(isOpen);
  }
}
