import { Fetched } from "../board/fetched";
import type { Texts } from "../i18n";
import type { RulesPlace } from "./rule-link";
import type { Storyteller } from "./story";

const storytellerOf = (texts: Texts, rules: RulesPlace): Fetched<Storyteller> =>
  new Fetched(async () => (await import("./story")).loadStoryteller(texts, rules));

/** The way to what tells what happened in a game, which is fetched when there is first something to tell. */
export class StoryGate {
  readonly #rules: RulesPlace;
  #teller: Fetched<Storyteller>;

  constructor(texts: Texts, rules: RulesPlace) {
    this.#rules = rules;
    this.#teller = storytellerOf(texts, rules);
  }

  set texts(texts: Texts) {
    this.#teller = storytellerOf(texts, this.#rules);
  }

  /** What tells it, if it is there. */
  get now(): Storyteller | null {
    return this.#teller.now;
  }

  /** Fetches what tells it; `null` when it does not come. */
  async fetch(): Promise<Storyteller | null> {
    const wanted = this.#teller;
    const teller = await wanted.fetch();
    // Another language may hold by now.
    return wanted === this.#teller ? teller : this.fetch();
  }
}
