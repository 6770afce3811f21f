import { build } from "../../element/build";
import type { GameInfo, SideName } from "../../engine/types";
import { openThinking } from "../../session/thinking";
import type { LaterParts } from "../screen";
import { pageFindings } from "./findings";
import { showLineInDialog } from "./line-dialog";
import { LinesPanel } from "./lines-panel";
import { wayOf } from "./reading";
import { TablePanel } from "./table-panel";

/** A position that can be played, as a game that begins with it. */
export interface ThinkPosition {
  position: string;
  mover: SideName;
  record: string;
}

/** What the computer thinks of a position that is set up: the best lines, and the tables of endgames. */
export class ThinkPart {
  readonly element: HTMLElement;
  readonly #parts: LaterParts;
  readonly #thinking = openThinking();
  readonly #lines: LinesPanel;
  readonly #tables: TablePanel;

  constructor(parts: LaterParts) {
    this.#parts = parts;
    const { texts } = parts;
    // It is off at first: a position that is being set up is of no interest yet.
    this.#lines = new LinesPanel(texts, this.#thinking, pageFindings, false, {
      show: ({ info, position }, turns) => showLineInDialog(parts, info.id, position, turns),
      tableRefused: () => this.#tables.refuse(),
    });
    this.#tables = new TablePanel(texts, this.#thinking, {
      busy: (isBusy) => (this.#lines.isHeld = isBusy),
      changed: () => {
        pageFindings.clear();
        this.#lines.again();
      },
    });
    this.element = build(
      "div",
      { class: "analyse-think" },
      this.#lines.element,
      this.#tables.element,
    );
  }

  /** Another position is there; `null`: none that can be played. */
  look(info: GameInfo | null, thinkable: ThinkPosition | null): void {
    const { analysis, side: names } = this.#parts.texts;
    this.#tables.element.hidden = info?.id !== "oware";
    if (!thinkable || !info) {
      this.#lines.wanted = { reason: analysis.unplayable };
      return;
    }
    const { position, mover, record } = thinkable;
    const place = { record, ply: 0 };
    const way = wayOf(position, []);
    this.#lines.wanted = { subject: { position, way, mover, names, info, place } };
  }

  leave(): void {
    this.#lines.leave();
    this.#tables.leave();
    this.#thinking.close();
  }
}
