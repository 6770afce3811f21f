import type { Texts } from "../i18n";
import type { Storyteller } from "./story";

/** The way to what tells what happened in a game, which is fetched when there is first something to tell. */
export class StoryGate {
  #texts: Texts;
  #teller: Storyteller | null = null;
  #fetching: Promise<Storyteller | null> | null = null;

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  set texts(texts: Texts) {
    this.#texts = texts;
    this.#teller = this.#fetching = null;
  }

  /** What tells it, if it is there. */
  get now(): Storyteller | null {
    return this.#teller;
  }

  /** Fetches what tells it; `null` when it does not come. */
  fetch(): Promise<Storyteller | null> {
    return (this.#fetching ??= this.#load());
  }

  async #load(): Promise<Storyteller | null> {
    const texts = this.#texts;
    try {
      const { loadStoryteller } = await import("./story");
      const teller = await loadStoryteller(texts);
      // Another language holds by now.
      if (texts !== this.#texts) return await this.fetch();
      return (this.#teller = teller);
    } catch (error) {
      // The next time tries again.
      if (texts === this.#texts) this.#fetching = null;
      console.error(error);
      return null;
    }
  }
}
