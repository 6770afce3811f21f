import { defaultTexts, loadTexts, type Texts } from "../i18n";
import type { TextOverrides } from "../i18n/overrides";
import { languagesFor, LanguageWatch } from "./language";

/** What an element is told of its words. */
export interface WordingEvents {
  /** Other texts hold from now on. */
  texts: (texts: Texts) => void;
  /** The host says something in other words that has no place: `status.darw`. */
  refuse: (path: string) => void;
}

/** The words of one element: those of the language of the place where it stands, as far as its host says no others. */
export class Wording {
  readonly #element: Element;
  readonly #events: WordingEvents;
  readonly #watch = new LanguageWatch(() => void this.load());
  #overrides: TextOverrides | null = null;
  /** What the texts in force were made of. */
  #language = defaultTexts;
  #applied: TextOverrides | null = null;
  /** Counts the loads: one that was overtaken by another comes to nothing. */
  #loads = 0;

  constructor(element: Element, events: WordingEvents) {
    this.#element = element;
    this.#events = events;
  }

  get overrides(): TextOverrides | null {
    return this.#overrides;
  }
  set overrides(overrides: TextOverrides | null) {
    this.#overrides = overrides;
    // The same object may hold other texts by now.
    if (overrides === this.#applied) this.#applied = {};
  }

  /** Follows the languages of the places where the element stands now, until `end`. */
  follow(): void {
    this.#watch.begin(this.#element);
  }

  end(): void {
    this.#watch.end();
    this.#loads += 1;
  }

  /** Fetches the texts that are wanted now, if they are not in force. */
  async load(): Promise<void> {
    const load = (this.#loads += 1);
    const overrides = this.#overrides;
    const [language, replaced] = await Promise.all([
      loadTexts(languagesFor(this.#element)),
      overrides && import("../i18n/overrides").then((part) => part.replaced),
    ]);
    const isInForce = language === this.#language && overrides === this.#applied;
    if (load !== this.#loads || isInForce) return;
    const refuse = overrides === this.#applied ? () => undefined : this.#events.refuse;
    [this.#language, this.#applied] = [language, overrides];
    const texts = overrides && replaced ? replaced(language, overrides, refuse) : language;
    this.#events.texts(texts);
  }
}
