import "../later-styles";
import "../analysis.css";
import { build } from "../../element/build";
import type { MancalaBoard } from "../../element/define";
import { IconButton } from "../../element/icon-button";
import { icons } from "../icons";
import { playerNames } from "../../i18n/names";
import { asked } from "./asked";
import { loadEngine, type Engine } from "../../session/engine";
import { openThinking } from "../../session/thinking";
import { onceGone } from "../on-demand";
import type { LaterParts } from "../screen";
import { sheet } from "../sheet";
import { pageFindings } from "./findings";
import { LinesPanel, type Wanted } from "./lines-panel";
import { readSpot, readSpots, type Reading, type Spot } from "./reading";
import { ReviewPanel } from "./review-panel";
import type { FallenTurn } from "./review";
import { TablePanel } from "./table-panel";

/** The board of a screen, the place where it is, and the button that opens its analysis. */
export interface BoardPlace {
  board: MancalaBoard;
  place: HTMLElement;
  opener: HTMLElement;
}

/** The analysis that is open in a place. */
const open = new WeakMap<HTMLElement, BesideBoard>();

/** Opens the analysis of the game on a board, beside it, or closes it. It goes with its screen, at the latest. */
export function toggleAnalysis(parts: LaterParts, where: BoardPlace, gone: AbortSignal): void {
  const { place, board } = where;
  const there = open.get(place);
  if (there) return there.close();
  if (!place.contains(board)) {
    const { analysis, controls } = parts.texts;
    return parts.dialogs.open(
      sheet({
        title: analysis.title,
        content: [build("p", { class: "lead" }, analysis.noBoard)],
        actions: [{ label: controls.close, isMain: true }],
      }),
    );
  }
  const made = new BesideBoard(parts, where);
  open.set(place, made);
  onceGone(gone, () => made.close());
}

const boardEvents = ["mancala-ready", "mancala-ply", "mancala-move", "mancala-end"] as const;

/** The analysis beside a board: it follows the ply that is shown. */
class BesideBoard {
  readonly #parts: LaterParts;
  readonly #where: BoardPlace;
  readonly #thinking = openThinking();
  readonly #lines: LinesPanel;
  readonly #review: ReviewPanel;
  readonly #tables: TablePanel;
  readonly #element: HTMLElement;
  readonly #title: HTMLElement;
  readonly #closing = new AbortController();
  readonly #watch: MutationObserver;
  /** What needs the time now: best lines wait until nothing does. */
  readonly #busy = new Set<"review" | "table">();
  #engine: Engine | null = null;
  /** The way to the position that somebody wants to know about although a level is to move there; the next one waits again. */
  #insistedOn: string | null = null;

  constructor(parts: LaterParts, where: BoardPlace) {
    const { texts } = parts;
    this.#parts = parts;
    this.#where = where;
    this.#lines = this.#makeLines();
    this.#review = this.#makeReview();
    this.#tables = new TablePanel(texts, this.#thinking, {
      busy: (isBusy) => this.#hold("table", isBusy),
      changed: () => this.#knowMore(),
    });
    this.#title = build("h2", { attributes: { tabindex: "-1" } }, texts.analysis.title);
    this.#element = this.#build();
    this.#watch = new MutationObserver(() => !this.#element.isConnected && this.close());
    this.#open();
  }

  close(): void {
    const { place, opener } = this.#where;
    if (open.get(place) !== this) return;
    open.delete(place);
    this.#closing.abort();
    this.#watch.disconnect();
    for (const part of [this.#lines, this.#review, this.#tables]) part.leave();
    this.#thinking.close();
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.remove();
    place.classList.remove("has-analysis");
    opener.setAttribute("aria-expanded", "false");
    if (hadFocus) opener.focus({ preventScroll: true });
  }

  #build(): HTMLElement {
    const { analysis } = this.#parts.texts;
    const close = new IconButton(icons.close, false, () => this.close());
    close.label = analysis.close;
    this.#tables.element.hidden = this.#where.board.game !== "oware";
    return build(
      "aside",
      { class: "analysis", attributes: { "aria-label": analysis.title } },
      build("div", { class: "analysis-head" }, this.#title, close.element),
      this.#lines.element,
      this.#review.element,
      this.#tables.element,
    );
  }

  #open(): void {
    const { place, board, opener } = this.#where;
    const { signal } = this.#closing;
    place.append(this.#element);
    place.classList.add("has-analysis");
    opener.setAttribute("aria-expanded", "true");
    const follow = () => this.#follow();
    for (const name of boardEvents) board.addEventListener(name, follow, { signal });
    place.addEventListener("opened", follow, { signal });
    this.#watch.observe(place, { childList: true });
    this.#title.focus({ preventScroll: true });
    follow();
  }

  #makeLines(): LinesPanel {
    const { texts } = this.#parts;
    return new LinesPanel(texts, this.#thinking, pageFindings, true, {
      show: ({ place: { ply } }, turns) => this.#show(turns, ply),
      found: () => this.#review.refresh(),
      tableRefused: () => this.#tables.refuse(),
    });
  }

  #makeReview(): ReviewPanel {
    const { board } = this.#where;
    return new ReviewPanel(this.#parts.texts, this.#thinking, pageFindings, {
      spots: (record) => this.#spots(record),
      goTo: (ply) => board.goTo(ply),
      show: (turns, ply) => this.#show(turns, ply),
      mark: (falls) => this.#mark(falls),
      busy: (isBusy) => this.#hold("review", isBusy),
    });
  }

  #hold(by: "review" | "table", isBusy: boolean): void {
    if (isBusy) this.#busy.add(by);
    else this.#busy.delete(by);
    this.#lines.isHeld = this.#busy.size > 0;
  }

  #show(turns: readonly string[], ply: number): void {
    const { board } = this.#where;
    // Where the board is out of sight, nobody would see what is shown.
    board.scrollIntoView({ block: "nearest" });
    void board.showLine(turns, ply);
  }

  #mark(falls: readonly FallenTurn[]): void {
    const { analysis } = this.#parts.texts;
    this.#where.board.marks = falls.map(({ ply, kind, seeds, best }) => ({
      ply,
      kind,
      text: analysis.mark(kind, analysis.better(kind, best[0] ?? "", seeds)),
    }));
  }

  /** A table is there that was not, or none any more: what was found out may be known better. */
  #knowMore(): void {
    pageFindings.clear();
    this.#lines.again();
    this.#review.again();
  }

  #spots(record: string): readonly Spot[] {
    return this.#ask((engine) => readSpots(engine, record)) ?? [];
  }

  #ask<T>(ask: (engine: Engine) => T): T | null {
    return this.#engine ? asked(this.#engine, ask) : null;
  }

  /** Brings everything to what the board shows. */
  #follow(): void {
    void loadEngine().then(
      (engine) => {
        this.#engine = engine;
        if (!this.#closing.signal.aborted) this.#look();
      },
      () => (this.#lines.wanted = { reason: this.#parts.texts.errors["load-failed"] }),
    );
  }

  #look(): void {
    const { saved } = this.#where.board;
    const read = saved && this.#ask((engine) => readSpot(engine, saved));
    if (!read) {
      this.#review.game = null;
      this.#lines.wanted = { reason: this.#parts.texts.analysis.noBoard };
      return;
    }
    const { record, info, plies, spot } = read;
    const names = playerNames(read.given, this.#parts.texts).short;
    this.#lines.wanted = this.#wantedOf(read, names);
    this.#review.game = { record, info, names, plies, ply: spot.ply };
  }

  #wantedOf(
    { record, info, plies, spot }: Reading & { spot: Spot },
    names: Reading["given"],
  ): Wanted {
    const { analysis } = this.#parts.texts;
    const { ending } = this.#where.board;
    if (spot.result) return { reason: analysis.isOver(ending?.headline ?? "") };
    const isWaited = spot.ply === plies.length && this.#where.board[spot.mover] !== "human";
    const { position, way, mover, ply } = spot;
    if (isWaited && this.#insistedOn !== way) {
      const mayGoOn = () => {
        this.#insistedOn = way;
        this.#look();
      };
      return { reason: analysis.waits(names[mover]), mayGoOn };
    }
    return { subject: { position, way, mover, names, info, place: { record, ply } } };
  }
}
