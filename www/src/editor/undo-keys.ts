/** Ctrl+Z and Ctrl+Shift+Z (on a Mac with ⌘), and Ctrl+Y. Where text is typed they stay the text's. */
export function undoKey(event: KeyboardEvent): "undo" | "redo" | null {
  const isCommand = event.ctrlKey || event.metaKey;
  if (!isCommand || event.altKey || isText(event.composedPath()[0])) return null;
  switch (event.key.toLowerCase()) {
    case "z":
      return event.shiftKey ? "redo" : "undo";
    case "y":
      return event.shiftKey ? null : "redo";
    default:
      return null;
  }
}

const isText = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !["radio", "checkbox"].includes(target.type));
