import type { MancalaBoard } from "../../element/define";
import { build } from "../../element/build";
import { button } from "../../element/button";
import type { AllTexts } from "../../i18n";
import type { CourseDraft } from "../../storage/lessons-draft";
import { followPreferences } from "../board-settings";
import { onceGone } from "../on-demand";
import type { PreferenceKeeper } from "../preferences";
import type { Judged } from "./judge-lesson";
import { plainText } from "./take";
import { courseFrom } from "./to-course";

/** The lesson on a board, as learners get it. */
export class TrialPart {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #preferences: PreferenceKeeper;
  readonly #ask: () => void;
  readonly #begin: HTMLButtonElement;
  readonly #place = build("div", { class: "write-board" });
  readonly #note: HTMLElement;
  #board: MancalaBoard | null = null;
  /** Ends what holds on to the board: each trial has another one. */
  #over = new AbortController();
  #game: CourseDraft["game"] = "omweso";
  /** What it gives. */
  #shown = "";
  /** The lesson as it is now; `null` while it lacks something. */
  #json: string | null = null;

  /** `ask` shows the lesson here as it stands at that moment. */
  constructor(texts: AllTexts, preferences: PreferenceKeeper, gone: AbortSignal, ask: () => void) {
    [this.#texts, this.#preferences, this.#ask] = [texts, preferences, ask];
    onceGone(gone, () => this.#over.abort());
    const { trial } = texts.write;
    this.#begin = button(trial.begin, () => this.#open(), "is-main");
    this.#note = build("p", { class: "note", attributes: { id: "write-trial-note" } });
    this.#begin.setAttribute("aria-describedby", this.#note.id);
    this.element = build(
      "section",
      { class: "write-trial" },
      build("h2", {}, trial.heading),
      build("div", { class: "button-row" }, this.#begin),
      this.#note,
      this.#place,
    );
  }

  show({ lesson, isWhole }: Judged, draft: CourseDraft): void {
    const { trial } = this.#texts.write;
    this.#game = draft.game;
    this.#json = isWhole ? plainText(courseFrom(draft, [lesson])) : null;
    this.#begin.setAttribute("aria-disabled", String(!isWhole));
    this.#begin.textContent = this.#board ? trial.again : trial.begin;
    const isStale = this.#board !== null && this.#shown !== this.#json;
    this.#note.textContent = isWhole ? (isStale ? trial.stale : "") : trial.notYet;
  }

  #open(): void {
    this.#ask();
    if (this.#json === null) return;
    const { trial } = this.#texts.write;
    const board = document.createElement("mancala-board");
    board.game = this.#game;
    board.lesson = this.#json;
    board.mode = "lesson";
    board.setAttribute("aria-label", trial.name);
    this.#over.abort();
    this.#over = new AbortController();
    followPreferences(board, this.#preferences, this.#over.signal);
    this.#board = board;
    this.#shown = this.#json;
    this.#place.replaceChildren(board);
    this.#begin.textContent = trial.again;
    this.#note.textContent = "";
  }
}
