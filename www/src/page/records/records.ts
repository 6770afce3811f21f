import "../records.css";
import { build } from "../../element/build";
import type { Engine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";
import { segments } from "../forms";
import type { LaterParts } from "../screen";
import { sheet } from "../sheet";
import { OpenGame } from "./open-game";
import { ThisGame } from "./this-game";

/** What the dialog of records works with. */
export interface RecordsContext {
  engine: Engine;
  /** The game on the board; `null` before there is one. */
  game: SavedGame | null;
  /** The address of the page without its fragment. */
  base: string;
  /** Puts a game that is known to be good in place of the one on the board. Whether something is lost by it, this asks itself. */
  open: (saved: SavedGame) => void;
  /** Takes over the same game with other names, event, date or comment: nothing is lost. */
  annotate: (saved: SavedGame) => void;
}

type Pane = "this" | "open";

/** Opens the dialog where the game on the board is copied, saved and shared, and another one is opened. */
export function openRecords(parts: LaterParts, context: RecordsContext): void {
  const { dialogs, texts } = parts;
  const { records, controls } = texts;
  let dialog: HTMLDialogElement | null = null;
  const thisGame = context.game ? new ThisGame(texts, context, context.game) : null;
  const openGame = new OpenGame(texts, context.engine, (saved) => {
    dialog?.close();
    context.open(saved);
  });
  const content = build("div", { class: "records" });
  const show = (pane: Pane) => {
    if (thisGame) thisGame.element.hidden = pane !== "this";
    openGame.element.hidden = thisGame !== null && pane !== "open";
  };
  const names = { this: records.thisGame.name, open: records.open.name };
  const choice = segments(records.title, names, "this", (value) =>
    show(value === "open" ? "open" : "this"),
  );
  choice.classList.add("is-nameless");
  if (thisGame) content.append(choice, thisGame.element);
  content.append(openGame.element);
  show("this");
  dialogs.open(
    sheet({
      title: records.title,
      content: [content],
      actions: [{ label: controls.close }],
      isWide: true,
    }),
  );
  dialog = content.closest("dialog");
  dialog?.addEventListener("close", () => thisGame?.free());
  openGame.takeDrops(dialog, () => choice.querySelector<HTMLElement>("[value=open]")?.click());
}
