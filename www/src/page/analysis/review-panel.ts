import { build } from "../../element/build";
import type { GameInfo, PlyView, SideName } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { thinkingFailure } from "../../i18n/thinking";
import type { Thinking } from "../../session/thinking";
import { button } from "../forms";
import "../analysis.css";
import type { Findings } from "./findings";
import type { Spot } from "./reading";
import { fallsOf, Review, scoresOf, type FallenTurn, type ReviewProgress } from "./review";
import { ScoreGraph } from "./score-graph";
import type { Score } from "./score";

/** The game that is gone through. */
export interface ReviewedGame {
  record: string;
  info: GameInfo;
  names: Readonly<Record<SideName, string>>;
  plies: readonly PlyView[];
  /** Which ply is shown. */
  ply: number;
}

export interface ReviewActs {
  /** The positions of a game. */
  spots: (record: string) => readonly Spot[];
  goTo: (ply: number) => void;
  /** Plays a line on the board, from a ply on. */
  show: (turns: readonly string[], ply: number) => void;
  /** Turns that fell behind the best. */
  mark: (falls: readonly FallenTurn[]) => void;
  /** The game is being gone through: other thinking had better wait. */
  busy: (isBusy: boolean) => void;
}

/** The way through a whole game: its graph, and the turns that could have been better. */
export class ReviewPanel {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #findings: Findings;
  readonly #acts: ReviewActs;
  readonly #review: Review;
  readonly #go: HTMLButtonElement;
  readonly #bar = build("progress", { attributes: { max: "1", value: "0" } });
  readonly #told = build("p", { class: "review-told", attributes: { role: "status" } });
  readonly #graph: ScoreGraph;
  readonly #sides = build("p", { class: "graph-sides" });
  readonly #falls = build("ol", { class: "falls" });
  readonly #rows = build("tbody");
  readonly #found: HTMLElement;
  #game: ReviewedGame | null = null;
  #spots: readonly Spot[] = [];
  #progress: ReviewProgress | null = null;
  /** What the list and the table were made from. */
  #listed = "";

  constructor(
    texts: AllTexts,
    thinking: Pick<Thinking, "analyse">,
    findings: Findings,
    acts: ReviewActs,
  ) {
    const { analysis } = texts;
    this.#texts = texts;
    this.#findings = findings;
    this.#acts = acts;
    this.#review = new Review(thinking, findings, (progress) => this.#hear(progress));
    this.#go = button(analysis.go, () => (this.#review.isUnderWay ? this.#stop() : this.#begin()));
    this.#bar.hidden = true;
    this.#bar.setAttribute("aria-label", analysis.progress);
    this.#graph = new ScoreGraph({ label: analysis.graph, about: analysis.graphKeys }, acts.goTo);
    this.#found = build("div", { class: "review-found" }, this.#graph.element, this.#sides);
    this.#found.append(this.#falls, this.#table());
    this.#found.hidden = true;
    this.element = build(
      "section",
      { class: "review", attributes: { "aria-label": analysis.review } },
      build("h3", {}, analysis.review),
      build("div", { class: "review-head" }, this.#go, this.#bar),
      this.#told,
      this.#found,
    );
  }

  /** The game as it is on the board now; `null`: there is none. */
  set game(game: ReviewedGame | null) {
    const isSame = game !== null && game.record === this.#game?.record;
    this.#game = game;
    const hasTurns = game !== null && game.plies.length > 0;
    this.#go.setAttribute("aria-disabled", String(!hasTurns));
    if (!isSame) this.#follow(hasTurns);
    if (!isSame && this.#review.isUnderWay) this.#stop();
    if (!this.#found.hidden) this.#show();
  }

  /** More is known of a position. */
  refresh(): void {
    if (!this.#found.hidden) this.#show();
  }

  /** What was found out of the game holds no more: whoever has asked for it wants to know what is true now. */
  again(): void {
    if (this.#found.hidden) return;
    this.#review.stop();
    this.#begin();
  }

  leave(): void {
    this.#review.stop();
  }

  /** The game is another one, or has gone on. What was found out of it before is shown again. */
  #follow(hasTurns: boolean): void {
    if (!hasTurns) this.#found.hidden = true;
    if (this.#found.hidden) return this.#tell(hasTurns ? "" : this.#texts.analysis.noTurns);
    if (this.#game) this.#spots = this.#acts.spots(this.#game.record);
    this.#tell("");
  }

  #begin(): void {
    const game = this.#game;
    if (!game || game.plies.length === 0) return;
    const spots = this.#acts.spots(game.record);
    // The engine has failed, which the board tells: nothing was looked at, so nothing is said of it.
    if (spots.length === 0) return;
    this.#spots = spots;
    this.#found.hidden = false;
    this.#go.textContent = this.#texts.analysis.stop;
    this.#bar.hidden = false;
    this.#acts.busy(true);
    this.#review.start(game.record, this.#spots);
  }

  #stop(): void {
    this.#review.stop();
    const { done = 0, of = 0 } = this.#progress ?? {};
    this.#rest();
    this.#tell(this.#texts.analysis.halted(done, of));
  }

  #rest(): void {
    this.#go.textContent = this.#texts.analysis.go;
    this.#bar.hidden = true;
    this.#acts.busy(false);
  }

  #hear(progress: ReviewProgress): void {
    const { analysis } = this.#texts;
    const { done, of, isOver, failure } = progress;
    this.#progress = progress;
    this.#bar.value = of === 0 ? 0 : done / of;
    this.#bar.title = analysis.going(done, of);
    this.#show();
    if (!isOver && !failure) return;
    this.#rest();
    const info = this.#game?.info ?? null;
    if (failure) this.#tell(thinkingFailure(failure, info, this.#texts));
    else this.#tell(analysis.done(this.#fallen.length));
  }

  get #fallen(): FallenTurn[] {
    return this.#game ? fallsOf(this.#spots, this.#game, this.#findings) : [];
  }

  #show(): void {
    const game = this.#game;
    if (!game) return;
    const falls = this.#fallen;
    const scores = scoresOf(this.#spots, this.#findings);
    this.#sides.textContent = this.#texts.analysis.graphSides(game.names.south, game.names.north);
    this.#graph.show({ scores, falls, ply: game.ply }, (ply) => this.#at(game, scores, ply));
    const listed = JSON.stringify([game.record, falls, scores]);
    if (listed === this.#listed) return;
    this.#listed = listed;
    this.#acts.mark(falls);
    this.#falls.replaceChildren(...falls.map((fall) => this.#fall(fall)));
    this.#rows.replaceChildren(...scores.map((score, ply) => this.#row(game, score, ply)));
  }

  #at(game: ReviewedGame, scores: readonly (Score | null)[], ply: number): string {
    const { analysis } = this.#texts;
    const score = scores[ply];
    return analysis.at(this.#turn(game, ply), score ? analysis.worth(score, game.names) : null);
  }

  /** The turn that led to a ply. */
  #turn({ plies }: Pick<ReviewedGame, "plies">, ply: number): string {
    const { analysis } = this.#texts;
    const played = plies[ply - 1];
    return played ? analysis.turn(Math.ceil(ply / 2), played.turn, ply % 2 === 0) : analysis.start;
  }

  #fall({ ply, kind, seeds, best }: FallenTurn): HTMLElement {
    const { analysis } = this.#texts;
    const turn = this.#turn(this.#game ?? { plies: [] }, ply);
    const go = build(
      "button",
      {
        class: "fall-turn",
        attributes: { type: "button" },
        on: { click: () => this.#acts.goTo(ply) },
      },
      turn,
    );
    const show = button(analysis.show, () => this.#acts.show(best, ply - 1));
    show.setAttribute("aria-label", analysis.showLine(best.join(" ")));
    const words = build(
      "div",
      { class: "fall-told" },
      go,
      build("strong", { class: `fall-kind is-${kind}` }, analysis.kinds[kind]),
      build("p", {}, analysis.better(kind, best[0] ?? "", seeds)),
    );
    return build("li", {}, words, show);
  }

  #row(game: ReviewedGame, score: Score | null, ply: number): HTMLElement {
    const { analysis } = this.#texts;
    return build(
      "tr",
      {},
      build("th", { attributes: { scope: "row" } }, this.#turn(game, ply)),
      build(
        "td",
        { attributes: { dir: "ltr" } },
        score ? analysis.figure(score) : analysis.unknown,
      ),
      build("td", {}, score ? analysis.worth(score, game.names) : analysis.unknown),
    );
  }

  #table(): HTMLElement {
    const { analysis } = this.#texts;
    const { turn, score, worth } = analysis.columns;
    const head = [turn, score, worth].map((name) =>
      build("th", { attributes: { scope: "col" } }, name),
    );
    // It scrolls by itself, by keys too.
    const attributes = { role: "region", "aria-label": analysis.graph, tabindex: "0" };
    const table = build("table", {}, build("thead", {}, build("tr", {}, ...head)), this.#rows);
    return build(
      "details",
      { class: "review-table" },
      build("summary", {}, analysis.asTable),
      build("div", { class: "review-rows", attributes }, table),
    );
  }

  #tell(sentence: string): void {
    if (this.#told.textContent !== sentence) this.#told.textContent = sentence;
  }
}
