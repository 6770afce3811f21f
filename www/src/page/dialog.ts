import { build } from "../element/build";
import { button } from "./forms";

/** A button at the foot of a dialog; it closes the dialog before it acts. */
export interface DialogAction {
  label: string;
  isMain?: boolean;
  act?: () => void;
}

/** Opens a modal dialog. Esc and a click beside it close it; it leaves no trace then. */
export function openDialog(
  title: string,
  content: readonly Node[],
  actions: readonly DialogAction[],
): HTMLDialogElement {
  const id = "dialog-title";
  const dialog: HTMLDialogElement = build(
    "dialog",
    { attributes: { "aria-labelledby": id } },
    // The focus begins at the top, so that a long text is read from its start.
    build("h2", { attributes: { id, tabindex: "-1", autofocus: true } }, title),
    ...content,
    build("div", { class: "actions" }, ...actions.map((action) => actionButton(action))),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;

  function actionButton({ label, isMain = false, act }: DialogAction): HTMLButtonElement {
    const close = () => {
      dialog.close();
      act?.();
    };
    return button(label, close, isMain ? "is-main" : "");
  }
}
