import { button } from "../../element/button";
import "../../editor/editor.css";
import { SeedBoard, type BoardLook } from "../../editor/seed-board";
import { build } from "../../element/build";
import type { SideName } from "../../engine/types";
import { failureOf } from "../../element/failure";
import type { AllTexts } from "../../i18n";
import { loadEngine, type Engine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";
import "../arrange.css";
import {
  finished,
  isArrangeState,
  otherSide,
  resumed,
  startState,
  takenOver,
  whoseTurn,
  withLevels,
  type ArrangementRule,
  type ArrangeState,
} from "./arrange-state";
import { Arranging } from "./arranging";
import { ownArrangement } from "./quick-fills";

export type { ArrangeState } from "./arrange-state";

/** What the screen needs of the page. */
export interface ArrangeParts {
  texts: AllTexts;
  preferences: { follow(listener: (now: LookPreferences) => void): () => void };
}

interface LookPreferences {
  theme: BoardLook["theme"];
  counts: BoardLook["counts"];
  letters: "on" | "off";
}

export interface ArrangePlan {
  game: SavedGame["game"];
  /** Seeds each player places, and the most in a pit. */
  arrangement: { seeds: number; most: number };
  /** `open`: the second player sees the first arrangement; `hidden`: both are revealed together. */
  order: "open" | "hidden";
  first: SideName;
  /** On which sides levels sit, which arrange by themselves. */
  isLevel: Readonly<Record<SideName, boolean>>;
  /** Empty for a player without a name. */
  names: Readonly<Record<SideName, string>>;
  /** What was told to `onChange` last, perhaps read back from storage; anything else begins anew. */
  state?: unknown;
  /** Called at every change with plain data. */
  onChange?: (state: ArrangeState) => void;
}

/** Seeds of each player's pits, in the order of the rules. */
export type Arranged = Readonly<Record<SideName, Uint8Array>>;

/** The screen where both players arrange their seeds. */
export class ArrangeScreen {
  readonly elements: readonly HTMLElement[];
  readonly #texts: AllTexts;
  readonly #plan: ArrangePlan;
  readonly #done: (arranged: Arranged) => void;
  readonly #title = build("h1", { attributes: { tabindex: "-1" } });
  readonly #lead = build("p", { class: "lead" });
  readonly #body = build("div", { class: "arrange" });
  readonly #unfollow: () => void;
  #look: BoardLook = { theme: "auto", counts: "always", hasLetters: true };
  #engine: Engine | null = null;
  #rule: ArrangementRule | null = null;
  #state: ArrangeState | null = null;
  /** What is on the screen now. */
  #view: { look: BoardLook; destroy(): void } | null = null;
  #hasLeft = false;

  constructor(parts: ArrangeParts, plan: ArrangePlan, done: (arranged: Arranged) => void) {
    this.#texts = parts.texts;
    this.#plan = plan;
    this.#done = done;
    this.elements = [build("div", { class: "arrange-title" }, this.#title, this.#lead), this.#body];
    this.#unfollow = parts.preferences.follow(({ theme, counts, letters }) => {
      this.#look = { theme, counts, hasLetters: letters === "on" };
      if (this.#view) this.#view.look = this.#look;
    });
    void this.#load();
  }

  leave(): void {
    this.#hasLeft = true;
    this.#unfollow();
    this.#view?.destroy();
    this.#view = null;
  }

  async #load(): Promise<void> {
    this.#title.textContent = this.#texts.editor.arrange.heading;
    this.#body.replaceChildren(build("p", { class: "lead" }, this.#texts.status.loading));
    try {
      this.#engine = await loadEngine();
      if (!this.#hasLeft) this.#begin(this.#engine);
    } catch (error) {
      this.#fail(error);
    }
  }

  #begin(engine: Engine): void {
    const { game, arrangement, state } = this.#plan;
    const rule = { pits: engine.info(game).pitsPerSide, ...arrangement };
    this.#rule = rule;
    const isKept = isArrangeState(state, rule, this.#plan);
    const first = isKept ? resumed(state, this.#plan) : startState(rule);
    const next = this.#afterLevels(rule, first);
    if (arrangedIn(next) && next !== first) this.#go(next, false);
    else this.#show(next);
  }

  /** What levels do by themselves is done. */
  #afterLevels(rule: ArrangementRule, state: ArrangeState): ArrangeState {
    return withLevels(state, rule, this.#plan, ownArrangement(rule));
  }

  /** Another stage, or another player. `takesFocus`: somebody has gone on. */
  #go(state: ArrangeState, takesFocus = true): void {
    const arranged = arrangedIn(state);
    // In view there is nothing left to reveal.
    if (arranged && this.#plan.order === "open") return this.#done(arranged);
    this.#keep(state);
    this.#show(state);
    if (!takesFocus) return;
    this.#title.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  /** Everything on the screen is made anew. Nothing is kept by that: another tab may be at the same arrangement. */
  #show(state: ArrangeState): void {
    const [engine, rule] = [this.#engine, this.#rule];
    if (!engine || !rule) return;
    this.#state = state;
    this.#view?.destroy();
    this.#view = null;
    const side = whoseTurn(state, this.#plan);
    const arranged = arrangedIn(state);
    if (arranged) this.#reveal(engine, arranged);
    if (side === null) return;
    if (state.stage === "handing-over") this.#handOver(state, side);
    else this.#arrange(engine, rule, state, side);
  }

  #keep(state: ArrangeState): void {
    this.#state = state;
    this.#plan.onChange?.(state);
  }

  #arrange(engine: Engine, rule: ArrangementRule, state: ArrangeState, side: SideName): void {
    const { arrange } = this.#texts.editor;
    const isHidden = this.#plan.order === "hidden";
    const opposite = state.done[otherSide(side)];
    const plan = {
      info: engine.info(this.#plan.game),
      rule,
      side,
      draft: state.draft,
      opposite: isHidden ? null : opposite,
      isCovered: isHidden,
    };
    const view = new Arranging(this.#texts, plan, {
      changed: (draft) => this.#state && this.#keep({ ...this.#state, draft }),
      done: () =>
        this.#state && this.#go(this.#afterLevels(rule, finished(this.#state, rule, this.#plan))),
    });
    view.look = this.#look;
    this.#view = view;
    this.#put(arrange.title(this.#name(side)), this.#aboutArranging(rule, side, opposite !== null));
    this.#body.replaceChildren(view.element);
  }

  #aboutArranging({ seeds, most }: ArrangementRule, side: SideName, isSecond: boolean): string {
    const { arrange } = this.#texts.editor;
    const other = this.#name(otherSide(side));
    const isHidden = this.#plan.order === "hidden";
    const lead = arrange.lead(seeds, most);
    if (isHidden) return `${lead} ${isSecond ? arrange.covered(other) : arrange.unseen(other)}`;
    return `${lead} ${isSecond ? arrange.seen(other) : arrange.inView(other)}`;
  }

  /** Nothing of any arrangement is on the page now. */
  #handOver(state: ArrangeState, side: SideName): void {
    const { arrange } = this.#texts.editor;
    const other = this.#name(otherSide(side));
    const isFirst = state.done[otherSide(side)] === null;
    this.#put(arrange.handOver(this.#name(side)), isFirst ? "" : arrange.handOverAbout(other));
    const go = button(arrange.iAm(this.#name(side)), () => this.#go(takenOver(state)), "is-main");
    const about = build("p", { class: "lead" }, arrange.gateAbout(other));
    this.#body.replaceChildren(build("div", { class: "hand-over" }, about, go));
  }

  #reveal(engine: Engine, arranged: Arranged): void {
    const { arrange } = this.#texts.editor;
    const board = new SeedBoard(engine.info(this.#plan.game), this.#texts, {
      change: () => undefined,
      refused: () => undefined,
    });
    board.look = this.#look;
    const pits = [...arranged.south, ...arranged.north];
    board.cover("all");
    board.show({
      board: { pits, stores: [0, 0] },
      open: new Set(),
      isFlipped: false,
    });
    this.#view = board;
    this.#put(arrange.revealed, arrange.revealedAbout);
    const go = button(arrange.begin, () => this.#done(arranged), "is-main");
    this.#body.replaceChildren(
      build("div", { class: "editor-place" }, board.element),
      build("div", { class: "arrange-foot" }, go),
    );
    setTimeout(() => this.#view === board && void board.uncover(), BEFORE_UNCOVERING);
  }

  #put(title: string, lead: string): void {
    this.#title.textContent = title;
    this.#lead.textContent = lead;
  }

  #name(side: SideName): string {
    return this.#plan.names[side] || this.#texts.side[side];
  }

  #fail(error: unknown): void {
    const failure = failureOf(error, null, this.#texts);
    if (!failure) throw error;
    const retry = button(this.#texts.controls.retry, () => void this.#load(), "is-main");
    const message = build("p", { attributes: { role: "alert" } }, failure.message);
    this.#body.replaceChildren(message, retry);
  }
}

/** Both arrangements, once both are done. */
function arrangedIn({ done: { south, north } }: ArrangeState): Arranged | null {
  return south && north && { south: Uint8Array.from(south), north: Uint8Array.from(north) };
}

/** Long enough to see that both are still covered (milliseconds). */
const BEFORE_UNCOVERING = 700;

/** Opens the screen; `done` is told both arrangements, once. */
export const arrange = (
  parts: ArrangeParts,
  plan: ArrangePlan,
  done: (arranged: Arranged) => void,
): ArrangeScreen => new ArrangeScreen(parts, plan, done);
