import { build } from "../element/build";
import { button } from "./forms";

/** A button at the foot of a dialog; it closes the dialog before it acts. */
export interface SheetAction {
  label: string;
  isMain?: boolean;
  act?: () => void;
}

/** What a dialog shows. */
export interface SheetContent {
  title: string;
  content: readonly Node[];
  actions: readonly SheetAction[];
  /** A long text wants more room than a question. */
  isWide?: boolean;
}

let sheetsMade = 0;

/** A modal dialog. Esc and a click beside it close it. */
export function sheet({ title, content, actions, isWide }: SheetContent): HTMLDialogElement {
  sheetsMade += 1;
  const id = `dialog-title-${String(sheetsMade)}`;
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
  { label, isMain = false, act }: SheetAction,
  close: () => void,
): HTMLButtonElement {
  const press = () => {
    close();
    act?.();
  };
  return button(label, press, isMain ? "is-main" : "");
}
