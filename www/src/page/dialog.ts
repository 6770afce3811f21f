import { build } from "../element/build";
import { button } from "./forms";
import { onceGone } from "./on-demand";

/** A button at the foot of a dialog; it closes the dialog before it acts. */
export interface DialogAction {
  label: string;
  isMain?: boolean;
  act?: () => void;
}

/** What a dialog shows. */
export interface DialogContent {
  title: string;
  content: readonly Node[];
  actions: readonly DialogAction[];
  /** A long text wants more room than a question. */
  isWide?: boolean;
}

let dialogsMade = 0;

/**
 * The dialogs of the page, one at a time. They belong to the screen that opened
 * them: when it goes, `closeAll` takes them with it, and none of them acts any more.
 */
export class Dialogs {
  #open: HTMLDialogElement | null = null;
  #waiting: DialogContent[] = [];
  readonly #listeners = new Set<(isOpen: boolean) => void>();

  /** Calls `listener` when a dialog opens where none was, and when the last one closes, until `ended`. */
  follow(listener: (isOpen: boolean) => void, ended: AbortSignal): void {
    this.#listeners.add(listener);
    onceGone(ended, () => this.#listeners.delete(listener));
  }

  /** Opens a dialog in place of the one there is, which then leaves no trace. */
  open(content: DialogContent): void {
    const before = this.#open;
    const dialog = makeDialog(content);
    dialog.addEventListener("close", () => this.#onClose(dialog));
    this.#open = dialog;
    before?.close();
    document.body.append(dialog);
    dialog.showModal();
    if (!before) this.#tell(true);
  }

  /** Opens a dialog as soon as no other is open: for what happens by itself. */
  openInTurn(content: DialogContent): void {
    if (this.#open) this.#waiting.push(content);
    else this.open(content);
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

/** A modal dialog. Esc and a click beside it close it. */
function makeDialog({ title, content, actions, isWide }: DialogContent): HTMLDialogElement {
  dialogsMade += 1;
  const id = `dialog-title-${String(dialogsMade)}`;
  const close = () => dialog.close();
  const dialog: HTMLDialogElement = build(
    "dialog",
    { class: isWide ? "sheet is-wide" : "sheet", attributes: { "aria-labelledby": id } },
    // The focus begins at the top, so that a long text is read from its start.
    build("h2", { attributes: { id, tabindex: "-1", autofocus: true } }, title),
    // Only the text scrolls; it takes the focus so that keys can scroll it.
    build("div", { class: "sheet-body", attributes: isWide ? { tabindex: "0" } : {} }, ...content),
    build("div", { class: "actions" }, ...actions.map((action) => actionButton(action, close))),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}

function actionButton(
  { label, isMain = false, act }: DialogAction,
  close: () => void,
): HTMLButtonElement {
  const press = () => {
    close();
    act?.();
  };
  return button(label, press, isMain ? "is-main" : "");
}
