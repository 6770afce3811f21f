import type { Engine } from "../session/engine";
import type { KeptGame, KeptMatch } from "../storage/games";
import { GameHold, type KeptPlace } from "../storage/hold";
import { isAccepted, turnsOf } from "./kept-game";
import { onDemand } from "./on-demand";
import { laterParts, type PageParts } from "./screen";

/** What the keeper asks of its screen. */
export interface KeeperActs {
  /** The game on the board as it is now, if there is one. */
  now: () => KeptGame | null;
  /** Shows what is kept in place of what is shown; `null`: nothing is. */
  show: (kept: KeptGame | null) => void;
  /** Says that another tab has brought what is shown. */
  tellNews: () => void;
  /** The engine, as far as it is there and lives. */
  engine: () => Engine | null;
}

/** Keeps the game of one screen, hears of other tabs at it, and asks which is to stay when both went on. */
export class GameKeeper {
  readonly #parts: PageParts;
  readonly #gone: AbortSignal;
  readonly #game: KeptMatch["game"];
  readonly #acts: KeeperActs;
  readonly #hold: GameHold;

  constructor(
    parts: PageParts,
    game: KeptMatch["game"],
    gone: AbortSignal,
    acts: KeeperActs,
    place: KeptPlace = "game",
  ) {
    this.#parts = parts;
    this.#gone = gone;
    this.#game = game;
    this.#acts = acts;
    const judge = (kept: KeptGame) => isAccepted(acts.engine(), kept);
    this.#hold = new GameHold(parts.store, game, judge, place);
    this.#listen();
  }

  #listen(): void {
    const [signal, compare] = [this.#gone, () => this.#compare()];
    this.#parts.store.watch((name) => this.#hold.isNamed(name) && compare(), signal);
    // A page that was asleep has heard of nothing.
    addEventListener("pageshow", compare, { signal });
    document.addEventListener("visibilitychange", compare, { signal });
  }

  get hasKept(): boolean {
    return this.#hold.kept !== null;
  }

  /** Shows what is kept. */
  load(): void {
    this.#acts.show(this.#hold.take());
  }

  /** Whether the engine, now that it is there, accepts what is shown; if not, the game begins anew. */
  judge(): boolean {
    if (this.#hold.isAccepted) return true;
    this.load();
    return false;
  }

  /** What is kept cannot be opened: the game begins anew. */
  refuse(): void {
    this.#hold.refuse();
    this.load();
  }

  /**
   * Keeps a game; then, or once a person has decided against another tab, does what follows.
   * `wanted` is asked again at that time, for a board may have gone on.
   */
  keep(wanted: () => KeptGame | null, follow: (kept: KeptGame) => void): void {
    const here = wanted();
    if (!here) return;
    if (this.#hold.keep(here)) return follow(here);
    this.#ask(here, () => {
      const kept = wanted() ?? here;
      this.#hold.insist(kept);
      follow(kept);
    });
  }

  /** Another tab may have changed this game. What grew out of this tab's game loses nothing and is taken over. */
  #compare(): void {
    const { standing } = this.#hold;
    if (standing === "same") return;
    if (standing === "unreadable") return this.#parts.store.tell("newer");
    const { now, tellNews } = this.#acts;
    const here = now();
    if (standing === "apart" && here) {
      return this.#ask(here, () => this.#hold.insist(now() ?? here));
    }
    this.#parts.dialogs.closeAll();
    this.load();
    tellNews();
  }

  #ask(here: KeptGame, keepThis: () => void): void {
    const there = this.#hold.kept;
    if (!there) return;
    void onDemand(
      { ...this.#parts, gone: this.#gone },
      () => Promise.all([import("./dialogs"), laterParts(this.#parts)]),
      ([{ askWhichStays }, parts]) =>
        askWhichStays(parts, {
          game: this.#game,
          here: turnsOf(here),
          there: turnsOf(there),
          keepThis,
          loadOther: () => this.load(),
        }),
    );
  }
}
