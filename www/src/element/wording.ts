import { defaultTexts, loadToldTexts, type Texts } from "../i18n";
import type { TextOverrides } from "../i18n/overrides";
import { placesOf, textsFor } from "./language";

/** What an element is told of its words. */
export interface WordingEvents {
  /** Other texts hold from now on. */
  texts: (texts: Texts) => void;
  /** The host says something in other words that has no place: `status.darw`. */
  refuse: (path: string) => void;
}

/** The words of one element: those of the language of the place where it stands, as far as its host says no others. */
export class Wording {
  /** What the host says in other words. */
  overrides: TextOverrides | null = null;
  readonly #element: Element;
  readonly #events: WordingEvents;
  readonly #observer = new MutationObserver(() => void this.load());
  /** What the texts in force were made of. */
  #language = defaultTexts;
  #applied: TextOverrides | null = null;
  /** Counts the loads: one that was overtaken by another comes to nothing. */
  #loads = 0;

  constructor(element: Element, events: WordingEvents) {
    this.#element = element;
    this.#events = events;
  }

  /** Follows the languages of the places where the element stands now, until `end`. */
  follow(): void {
    this.#observer.disconnect();
    for (const place of placesOf(this.#element)) {
      this.#observer.observe(place, { attributeFilter: ["lang"] });
    }
  }

  end(): void {
    this.#observer.disconnect();
    this.#loads += 1;
  }

  /** Fetches the texts that are wanted now, if they are not in force. */
  async load(): Promise<void> {
    const load = (this.#loads += 1);
    const { overrides } = this;
    const language = await textsFor(this.#element);
    const otherwise = overrides && (await inOtherWords(language, overrides));
    const isNew = overrides !== this.#applied;
    if (load !== this.#loads || (language === this.#language && !isNew)) return;
    // What did not come is asked for again next time.
    [this.#language, this.#applied] = [language, otherwise && overrides];
    const { texts, refuse } = this.#events;
    // What has no place is told once, not in every language.
    texts(otherwise ? otherwise(isNew ? refuse : () => undefined) : language);
  }
}

/** The texts of a language where the host says some in other words, with what refuses those that have no place; `null` when it does not come. */
async function inOtherWords(
  language: Texts,
  overrides: TextOverrides,
): Promise<((refuse: WordingEvents["refuse"]) => Texts) | null> {
  try {
    const { replaced } = await import("../i18n/overrides");
    // What tells turns and ends may be said in other words, too.
    const whole = await loadToldTexts(language);
    return (refuse) => replaced(whole, overrides, refuse);
  } catch (error) {
    console.error(error);
    return null;
  }
}
