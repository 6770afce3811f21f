import { build } from "../element/build";
import { IconButton } from "../element/icon-button";
import { icons } from "./icons";
import { loadAllTexts, type PageTexts } from "../i18n/page-texts";
import type { Trouble } from "../storage/store";

/** What the page has to say that belongs to no screen. */
export type Notice = Trouble | "notLoaded" | "failed";

/** Quiet sentences above the screen: each is said once, and stays until it is closed. */
export class Notices {
  readonly element = build("div", { class: "notices" });
  readonly #texts: PageTexts;
  readonly #open = new Map<Notice, HTMLElement>();

  constructor(texts: PageTexts) {
    this.#texts = texts;
  }

  tell(notice: "notLoaded" | "failed"): void {
    this.#say(notice, this.#texts.flow[notice]);
  }

  /** Trouble with what is kept, in words that are fetched for it. */
  async tellTrouble(trouble: Trouble): Promise<void> {
    try {
      const texts = await loadAllTexts(this.#texts);
      this.#say(trouble, texts.trouble[trouble]);
    } catch (error) {
      console.error(error);
      this.tell("notLoaded");
    }
  }

  #say(notice: Notice, sentence: string): void {
    if (this.#open.has(notice)) return;
    const { flow } = this.#texts;
    const told = build("p", { attributes: { role: "status" } });
    const close = new IconButton(icons.close, false, () => this.#close(notice));
    close.label = flow.close;
    const line = build("div", { class: "page-notice" }, told, close.element);
    this.#open.set(notice, line);
    this.element.append(line);
    // It is read out because it changes while it is there.
    told.textContent = sentence;
  }

  #close(notice: Notice): void {
    this.#open.get(notice)?.remove();
    this.#open.delete(notice);
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }
}
