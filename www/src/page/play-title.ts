import { build } from "../element/build";
import type { PageTexts } from "../i18n/page-texts";
import { playerNames } from "../i18n/names";
import type { KeptMatch, KeptScore, Stage } from "../storage/games";
import { button } from "../element/button";
import { isScoreTold } from "./kept-game";

/** The line above a board: the game, whose it is or what has happened to it elsewhere, and the score of the match. */
export class PlayTitle {
  readonly element: HTMLElement;
  readonly #texts: PageTexts;
  readonly #people: string;
  readonly #heading: HTMLElement;
  readonly #subtitle = build("p", { attributes: { role: "status" } });
  readonly #score = build("p", { class: "match-score" });
  readonly #result: HTMLButtonElement;

  constructor(texts: PageTexts, game: KeptMatch["game"], showResult: () => void) {
    this.#texts = texts;
    const { name } = texts.games[game];
    const { people } = texts.page.cards[game];
    this.#people = people;
    this.#heading = build("h1", { attributes: { tabindex: "-1" } }, name);
    this.#result = button(texts.flow.result, showResult);
    this.#result.hidden = true;
    const parts = [this.#heading, this.#subtitle, this.#score];
    const names = build("div", { class: "play-names" }, ...parts);
    this.element = build("div", { class: "play-title" }, names, this.#result);
    this.tellPeople();
  }

  tellPeople(): void {
    if (this.#subtitle.textContent !== this.#people) this.#subtitle.textContent = this.#people;
    delete this.#subtitle.dataset["kind"];
  }

  /** Something has happened to the game that the person did not do here. */
  tellNews(news: string): void {
    this.#subtitle.textContent = news;
    this.#subtitle.dataset["kind"] = "news";
  }

  /** The score of a match, once there is one to tell. */
  tellScore(match: KeptMatch, score: KeptScore | null, stage: Stage | null): void {
    const isTold = isScoreTold(match, score, stage);
    this.#score.replaceChildren(...(isTold ? scoreParts(this.#texts, match, score) : []));
  }

  /** What had the focus is gone: it begins anew at the top. */
  focus(): void {
    this.#heading.focus({ preventScroll: true });
  }

  /** Whether the game on the board is finished, so that its result may be looked at again. */
  set hasResult(hasResult: boolean) {
    const hasFocus = document.activeElement === this.#result;
    this.#result.hidden = !hasResult;
    if (hasFocus && !hasResult) this.focus();
  }
}

function scoreParts(texts: PageTexts, { names }: KeptMatch, score: KeptScore): HTMLElement[] {
  const { flow } = texts;
  const [south, north] = score.totals;
  const { short } = playerNames(names, texts);
  if (score.row) return [build("span", {}, flow.inARow(short, score.row, score.target))];
  const { south: one, north: other } = short;
  const hasNames = names.south + names.north !== "";
  const seen = hasNames
    ? flow.scoreNamed(one, flow.figures(south, north), other, score.target)
    : flow.score(south, north, score.target);
  return [
    build("span", { attributes: { "aria-hidden": "true" } }, seen),
    build("span", { class: "unseen" }, flow.scoreTold(one, south, other, north)),
  ];
}
