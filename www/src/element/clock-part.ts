import { loadToldTexts, type Texts, type ToldTexts } from "../i18n";
import { ClockView, type ClockFace } from "./clock-face";
import styles from "./clock-part.css?inline";
import type { Message } from "./message";
import { adoptStyles } from "./styles";
import { TurnClock, type ClockHost } from "./turn-clock";

/** What is said of the clock. */
export type ClockWords = ToldTexts["blitz"];

/** What the part asks of whoever has it. */
export interface ClockPartHost extends Omit<ClockHost, "show"> {
  message: Pick<Message, "putClock" | "fit">;
}

/** What of a board keeps the time in blitz: the clock, its face, and what is said of it. */
export class ClockPart {
  readonly clock: TurnClock;
  readonly #message: ClockPartHost["message"];
  readonly #view = new ClockView();
  #words: ClockWords;

  constructor(host: ClockPartHost, words: ClockWords) {
    this.#message = host.message;
    this.#words = words;
    this.#view.setWords(words);
    this.#message.putClock(this.#view.element);
    adoptStyles(this.#view.element, styles);
    this.clock = new TurnClock({ ...host, show: (face) => this.#show(face) });
  }

  get words(): ClockWords {
    return this.#words;
  }

  async setTexts(texts: Texts): Promise<void> {
    this.#words = (await loadToldTexts(texts)).blitz;
    this.#view.setWords(this.#words);
  }

  /** The clock takes room from the line beside it. */
  #show(face: ClockFace | null): void {
    const wasHidden = this.#view.element.hidden;
    this.#view.show(face);
    if (this.#view.element.hidden !== wasHidden) this.#message.fit();
  }
}

/** Fetches the words and makes the part. */
export async function loadClockPart(host: ClockPartHost, texts: Texts): Promise<ClockPart> {
  return new ClockPart(host, (await loadToldTexts(texts)).blitz);
}
