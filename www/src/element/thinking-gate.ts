import type { Texts } from "../i18n";
import { isLevelsTurn } from "../session/players";
import type { SessionState } from "../session/state";
import type { ThinkingPart, ThinkingPartHost } from "./thinking-part";

/** How things stand on the board. */
export interface BoardNow {
  state: SessionState;
  record: string;
  /** Nothing is being shown, asked or chosen. */
  isFree: boolean;
}

/** What the gate asks of whoever has it. */
export interface GateHost extends ThinkingPartHost {
  /** The part did not come. */
  failToFetch: (error: unknown) => void;
}

const isSamePlace = (one: BoardNow, other: BoardNow): boolean =>
  one.record === other.record && one.state.view.ply === other.state.view.ply;

/** The way to the part of the board that thinks, which is fetched when it is first wanted. */
export class ThinkingGate {
  readonly #host: GateHost;
  #texts: Texts;
  #part: ThinkingPart | null = null;
  #fetching: Promise<ThinkingPart | null> | null = null;
  #now: BoardNow | null = null;

  constructor(host: GateHost, texts: Texts) {
    this.#host = host;
    this.#texts = texts;
  }

  set texts(texts: Texts) {
    this.#texts = texts;
    this.#part?.setTexts(texts);
  }

  /** Something has happened on the board; `isSaid`: its words were said anew. */
  follow(now: BoardNow, isSaid: boolean): void {
    this.#now = now;
    if (this.#part) this.#part.follow(now, isSaid);
    else if (isLevelsTurn(now.state)) void this.#fetch();
  }

  /** Looks for a good turn, and says it. */
  hint(): void {
    void this.#fetch().then((part) => part?.hint());
  }

  /** Shows turns that are not played; resolves when it is over. Throws an `EmpikiError` when they cannot be played. */
  async showLine(...line: Parameters<ThinkingPart["showLine"]>): Promise<void> {
    const part = await this.#fetch();
    if (part && this.#now) await part.showLine(...line);
  }

  get isShowingLine(): boolean {
    return this.#part?.isShowingLine ?? false;
  }

  /** Why a level chose the turn that led to the position shown, or `""`. */
  reason(state: SessionState): string {
    return this.#part?.reason(state) ?? "";
  }

  /** Levels play no more until somebody lets them go on. */
  stop(): void {
    if (this.#part) return this.#part.stop();
    const now = this.#now;
    void this.#fetching?.then((part) => {
      if (now && this.#now && isSamePlace(now, this.#now)) part?.stop();
    });
  }

  /** No game is on the board; whoever thought for it thinks no more. */
  close(): void {
    this.#now = null;
    this.#part?.close();
  }

  #fetch(): Promise<ThinkingPart | null> {
    return (this.#fetching ??= this.#load());
  }

  async #load(): Promise<ThinkingPart | null> {
    try {
      const { loadPart } = await import("./thinking-part");
      const part = await loadPart(this.#host, this.#texts);
      if (this.#now) part.follow(this.#now, true);
      return (this.#part = part);
    } catch (error) {
      this.#fetching = null;
      if (this.#now) this.#host.failToFetch(error);
      return null;
    }
  }
}
