/**
 * The board: one picture, one grid of buttons, one owner of frames. It decides
 * nothing about the game; the owner answers its events with `set` or `show`.
 */
import { changed } from "./board-state";
import type {
  BoardEvents,
  BoardState,
  BoardTexts,
  Sequence,
  ShowOptions,
  Showing,
  Speed,
} from "./contract";
import { wantsStills, watch } from "./environment";
import { Frames } from "./frames";
import { bindPits } from "./input";
import { listen, type Unbind } from "./listen";
import { Overlay } from "./overlay";
import { Picture } from "./picture";
import type { Player } from "./player";
import type { Motion } from "./motion-gate";
import { Reach } from "./reach";
import { watchWidth } from "./room";
import type { View } from "./snapshot";
import { measureNow, together } from "./together";

export type * from "./contract";
export { default as boardStyles } from "./board.css?inline";
export { default as themeStyles } from "./theme.css?inline";
export { boardSize, type Shape } from "./fit";
export { fetchMotion, motionNow, type Motion } from "./motion-gate";
export { together } from "./together";

export class Board {
  readonly #room = div("room");
  readonly #root = div("board");
  readonly #picture: Picture;
  readonly #overlay: Overlay;
  readonly #frames = new Frames((now) => this.#draw(now));
  readonly #reach: Reach;
  readonly #unbinders: Unbind[];
  #state: BoardState | null = null;
  #player: Player | null = null;
  #motion: Motion | null = null;
  #pointed: number | null = null;
  #isPrinted = false;
  #isMeasuring = false;
  #texts: BoardTexts;
  readonly #events: BoardEvents;

  /** Builds the board inside `container`, whose width it takes. It draws as soon as it has a state and a width. */
  constructor(container: HTMLElement | ShadowRoot, texts: BoardTexts, events: BoardEvents) {
    this.#texts = texts;
    this.#events = events;
    this.#overlay = new Overlay(events);
    this.#picture = new Picture(this.#root, () => this.#doubtTheme());
    this.#picture.writeNumbers(texts.count);
    this.#root.append(...this.#overlay.parts());
    this.#room.append(this.#root);
    container.append(this.#room);
    this.#reach = new Reach(
      this.#root,
      () => this.#paint(),
      () => this.#picture.release(),
    );
    this.#unbinders = this.#bind();
  }

  /** Changes the board at rest. What is set while a turn is shown is seen after it. */
  set(change: Partial<BoardState>): void {
    this.#state = changed(this.#state, change);
    if (!this.#state) return;
    if ("hasLetters" in change) this.#picture.spoil();
    if ("info" in change || "isFlipped" in change) {
      this.#picture.measure();
      this.#relayOut();
    }
    this.#settle();
  }

  setTexts(texts: BoardTexts): void {
    this.#texts = texts;
    this.#picture.writeNumbers(texts.count);
    this.#settle();
  }

  /** Whether it has a place on the page; nobody sees a board without. */
  measureIsSeen(): boolean {
    measureNow();
    return this.#picture.layout !== null;
  }

  /** What is to be seen, for a picture of it; nothing where nobody sees anything. */
  get view(): View | null {
    const [state, player, motion] = [this.#state, this.#player, this.#motion];
    const { layout } = this.#picture;
    if (!state || !layout) return null;
    const shown = player && motion ? { moment: player.moment(), motion } : null;
    return { state, shown, scenery: this.#picture.scenery(state, layout) };
  }

  /** Shows a turn by what was fetched for it. A showing that is under way is finished first. Afterwards `sequence.after` lies on the board. */
  show(motion: Motion, sequence: Sequence, options: ShowOptions): Showing {
    this.#player?.skip();
    const timeline = new motion.Timeline(sequence, { isStill: wantsStills() });
    const events = {
      onWake: () => this.#frames.request(),
      onProgress: this.#events.onProgress.bind(this.#events),
      onDone: () => this.#endShowing(),
    };
    const player = new motion.Player(timeline, events, options.speed, options.startPaused ?? false);
    this.#player = player;
    this.#motion = motion;
    if (this.#state) this.#state = { ...this.#state, board: sequence.after };
    this.#settle();
    // What nobody sees must not wait.
    const isInstant = options.speed === "instant" && !options.startPaused;
    if (isInstant || !this.measureIsSeen()) player.skip();
    else player.report();
    return player;
  }

  /** The speed of the showing under way. */
  setSpeed(speed: Speed): void {
    this.#player?.setSpeed(speed);
  }

  /** The pit that has the focus: for keys that mean more than a press. */
  get focusedPit(): number | null {
    return this.#overlay.grid.focused();
  }

  /** Puts the focus where arrows would go on; the page is not scrolled there. */
  focus(): void {
    measureNow();
    this.#overlay.grid.focus({ preventScroll: true });
  }

  focusPit(pit: number): void {
    measureNow();
    this.#overlay.grid.focusPit(pit);
  }

  /** Takes the board away and lets everything go. */
  destroy(): void {
    this.#player?.skip();
    this.#frames.cancel();
    for (const unbind of this.#unbinders) unbind();
    this.#picture.dispose();
    this.#room.remove();
  }

  #bind(): Unbind[] {
    return [
      bindPits(this.#overlay.grid, {
        onPress: (pit) => this.#press(pit),
        onPoint: (pit) => this.#point(pit),
      }),
      listen(this.#root, "click", (event) => this.#pressWood(event)),
      // Who comes by the keyboard finds a picture, before the page is scrolled to it.
      listen(this.#root, "focusin", () => this.#reach.hurry()),
      this.#reach.unbind,
      listen(this.#picture.canvas, "contextrestored", () => this.#repaint(true)),
      listen(window, "resize", () => this.#onHeight()),
      watchWidth(this.#room, (width) => this.#onWidth(width)),
      watch({
        onRepaint: () => this.#repaint(),
        onTheme: () => this.#doubtTheme(),
        onPrint: (isPrinted) => this.#onPrint(isPrinted),
        onVisibility: () => this.#player?.stopClock(),
      }),
    ];
  }

  /** A press while a turn is shown finishes it and is no turn. */
  #press(pit: number): void {
    if (this.#player) this.#player.skip();
    else this.#events.onPit(pit);
  }

  /** Beside the pits too. A button has its own answer, which may just have begun a showing. */
  #pressWood(event: Event): void {
    if (!this.#overlay.isButton(event.target)) this.#player?.skip();
  }

  #point(pit: number | null): void {
    if (pit === this.#pointed) return;
    this.#pointed = pit;
    this.#events.onPoint(pit);
    if (!this.#player) this.#frames.request();
  }

  #onWidth(width: number): void {
    // It comes out of hiding: the observer would say so a frame later.
    if (!this.measureIsSeen() && this.#reach.measureIsNear()) this.#reach.enter();
    this.#picture.measure(width);
    this.#onRoom();
  }

  #onRoom(): void {
    const before = this.#picture.layout;
    this.#relayOut();
    // At once: the picture must fit its buttons in the very frame in which they move.
    if (this.#picture.layout !== before) this.#draw(performance.now());
  }

  /** The width is watched apart; here only a limit of the height can have changed. */
  #onHeight(): void {
    if (!this.#picture.hasHeightLimit) return;
    this.#picture.measure();
    this.#relayOut();
  }

  /** At once: a page that is printed shows no other frame. */
  #onPrint(isPrinted: boolean): void {
    this.#isPrinted = isPrinted;
    this.#picture.isPrinted = isPrinted;
    // What is hidden on the screen may have a place on paper.
    if (!this.#picture.layout) this.#onWidth(this.#room.clientWidth);
    this.#reach.isOnPaper = isPrinted;
    this.#draw(performance.now());
    this.#frames.request();
  }

  #doubtTheme(): void {
    this.#picture.doubtTheme();
    this.#frames.request();
  }

  #repaint(isLost = false): void {
    this.#picture.spoil(isLost);
    this.#frames.request();
  }

  #relayOut(): void {
    if (!this.#state) return;
    const before = this.#picture.layout;
    const layout = this.#picture.layOut(this.#state);
    if (layout === before) return;
    if (layout) this.#overlay.arrange(this.#state, layout);
    // The buttons may be new: a board that was hidden had none to name.
    if (layout && !this.#player) this.#overlay.label(this.#state, this.#texts);
    this.#frames.request();
  }

  /** Brings buttons and labels to the state at rest; while a turn is shown they wait. */
  #settle(): void {
    if (!this.#state) return;
    if (!this.#picture.layout) this.#measure();
    this.#frames.request();
    if (!this.#player) this.#overlay.label(this.#state, this.#texts);
    this.#overlay.ask(
      this.#player ? null : this.#state.question,
      this.#texts,
      this.#picture.layout,
    );
  }

  /** Before the observer's first call: the room may be known already. */
  #measure(): void {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    together(
      () => {
        this.#isMeasuring = false;
        this.#picture.measure(this.#room.clientWidth);
        return this.#reach.measureIsNear();
      },
      (isNear) => {
        if (isNear) this.#reach.enter();
        this.#onRoom();
      },
    );
  }

  #endShowing(): void {
    this.#player = null;
    this.#settle();
  }

  #draw(now: number): void {
    if (!this.#state || !this.#picture.layout) return;
    this.#player?.tick(now);
    if (this.#reach.mayPaint) this.#paint();
    if (this.#player?.isPlaying) this.#frames.request();
  }

  #paint(): void {
    const [state, player, motion] = [this.#state, this.#player, this.#motion];
    const picture = this.#picture;
    if (!state || !picture.layout) return;
    // On paper nothing moves, and nobody points.
    if (this.#isPrinted) picture.drawRest({ ...state, hint: null }, null);
    else if (!player || !motion) picture.drawRest(state, this.#pointed);
    else picture.drawMoment(player.moment(), state, motion);
  }
}

function div(name: string): HTMLElement {
  const made = document.createElement("div");
  made.className = name;
  return made;
}
