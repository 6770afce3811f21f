import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import type { Engine } from "../../session/engine";
import type { SavedGame } from "../../session/saved";
import { button } from "../forms";
import { excerptOf, placeIn, type Place } from "./place";
import type { BrokenReading, GoodReading, Reading } from "./readings";
import { faultSentences, isNameless, noticeSentences, summaryLine } from "./sentences";

/** What may follow from what was found. */
interface Deeds {
  open: (saved: SavedGame) => void;
  /** Goes to a place in the text. */
  show: (place: Place) => void;
}

/** So many games of a long list are shown at a time. */
const PAGE = 50;

/** What was found in a text: one game, a list of them, or what is wrong. */
export class Findings {
  readonly element: HTMLElement;
  /** Of the sentences that say it. */
  readonly toldId = "records-told";
  readonly #texts: AllTexts;
  readonly #engine: Engine;
  readonly #deeds: Deeds;
  readonly #told = build("div", {
    class: "records-told",
    attributes: { id: this.toldId, role: "status" },
  });
  readonly #rest = build("div", { class: "records-rest" });
  #text = "";
  #from = 0;

  constructor(texts: AllTexts, engine: Engine, deeds: Deeds) {
    this.#texts = texts;
    this.#engine = engine;
    this.#deeds = deeds;
    this.element = build("div", { class: "records-findings" }, this.#told, this.#rest);
  }

  clear(): void {
    this.tell([]);
  }

  /** Sentences alone. */
  tell(sentences: readonly string[]): void {
    this.#told.replaceChildren(...sentences.map((sentence) => build("p", {}, sentence)));
    this.#rest.replaceChildren();
    delete this.element.dataset["kind"];
  }

  /** One more sentence. */
  add(sentence: string): void {
    this.#told.append(build("p", {}, sentence));
  }

  /** Shows what was read in the part of `text` that begins at `from`; the place of a single fault is given back. */
  show(readings: readonly Reading[], text: string, from: number): Place | null {
    this.#text = text;
    this.#from = from;
    const [first, ...others] = readings;
    if (!first) this.tell([this.#texts.records.open.nothing]);
    else if (others.length > 0) this.#showSeveral(readings);
    else if (first.kind === "good") this.#showOne(first);
    else return this.#showBroken(first);
    return null;
  }

  #showOne(reading: GoodReading): void {
    const { records, games } = this.#texts;
    const sentence = records.open.one(
      games[reading.saved.game].name,
      summaryLine(reading, this.#texts),
    );
    this.tell([sentence, ...noticeSentences(reading.notices, this.#texts)]);
    this.element.dataset["kind"] = "good";
    const open = () => this.#deeds.open(reading.saved);
    this.#rest.append(button(records.open.openThis, open, "is-main"));
  }

  #showBroken(reading: BrokenReading): Place | null {
    const { failures, records } = this.#texts;
    const sentences = this.#sentences(reading);
    this.tell([failures.errors[reading.detail.code], ...sentences, records.open.kept]);
    this.element.dataset["kind"] = "broken";
    const place = this.#place(reading);
    if (place) {
      const show = button(records.open.show, () => this.#deeds.show(place));
      this.#rest.append(this.#excerpt(place), show);
    }
    return place;
  }

  #sentences({ detail, game }: BrokenReading): string[] {
    return faultSentences(detail, game && this.#engine.info(game), this.#texts);
  }

  #place({ detail }: BrokenReading): Place | null {
    const [fault] = detail.faults;
    return fault && !isNameless(fault) ? placeIn(this.#text, fault, this.#from) : null;
  }

  /** The line of a place, with a caret under it. */
  #excerpt(place: Place): HTMLElement {
    const { before, found, after } = excerptOf(this.#text, place);
    // At the end of a line there is nothing to point at but the place itself.
    const mark = build("mark", {}, found === "" ? "\u00a0" : found);
    return build("pre", { class: "records-excerpt" }, build("code", {}, before, mark, after));
  }

  #showSeveral(readings: readonly Reading[]): void {
    const broken = readings.filter(({ kind }) => kind === "broken").length;
    const { open } = this.#texts.records;
    this.tell([open.several(readings.length, broken)]);
    const list = build("ol", { class: "records-list" });
    this.#rest.append(list);
    this.#addRows(list, readings, 0);
  }

  #addRows(list: HTMLElement, readings: readonly Reading[], shown: number): void {
    const next = Math.min(shown + PAGE, readings.length);
    const rows = readings
      .slice(shown, next)
      .map((each, index) => this.#row(each, shown + index + 1));
    list.append(...rows);
    // Who asked for more goes on from the first of them.
    if (shown > 0) rows[0]?.querySelector("button")?.focus();
    if (next === readings.length) return;
    const left = Math.min(PAGE, readings.length - next);
    const more = button(this.#texts.records.open.more(left), () => {
      more.remove();
      this.#addRows(list, readings, next);
    });
    list.after(more);
  }

  #row(reading: Reading, number: number): HTMLLIElement {
    const { records, games } = this.#texts;
    const { open } = records;
    const game = reading.kind === "good" ? reading.saved.game : reading.game;
    const name = open.numbered(number, game ? games[game].name : open.unknownGame);
    const [line, press] =
      reading.kind === "good" ? this.#goodRow(reading, number) : this.#brokenRow(reading, number);
    return build(
      "li",
      { class: reading.kind === "good" ? "" : "is-broken" },
      build("p", {}, build("strong", {}, name), " ", line),
      ...(press ? [press] : []),
    );
  }

  #goodRow(reading: GoodReading, number: number): [string, HTMLButtonElement] {
    const { open } = this.#texts.records;
    const press = button(open.open, () => this.#deeds.open(reading.saved));
    press.setAttribute("aria-label", open.openNumber(number));
    const notices = noticeSentences(reading.notices, this.#texts);
    return [[`${summaryLine(reading, this.#texts)}.`, ...notices].join(" "), press];
  }

  #brokenRow(reading: BrokenReading, number: number): [string, HTMLButtonElement | null] {
    const { open } = this.#texts.records;
    const line = this.#sentences(reading).join(" ");
    const place = this.#place(reading);
    if (!place) return [line, null];
    const press = button(open.showShort, () => this.#deeds.show(place));
    press.setAttribute("aria-label", open.showNumber(number));
    return [line, press];
  }
}
