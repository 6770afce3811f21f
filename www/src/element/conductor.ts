import type { Texts } from "../i18n";
import { EmpikiError, type Engine } from "../session/engine";
import { writeRecord } from "../session/record";
import type { SavedGame } from "../session/saved";
import type { Manner } from "../session/chooser";
import { Session } from "../session/session";
import type { HintLevel, SessionEvent, SessionState } from "../session/state";
import type { Settings } from "./attributes";
import type { Raise } from "./events";
import type { KeyIntent } from "./keys";
import { Speaker } from "./speaker";
import { Stage } from "./stage";

/** A pause between two turns of a game that is being watched. */
const breathMillis = 700;

/** A ply may be taken back, and so may a choice under way, or a resignation before the first ply. */
const canUndo = ({ view, pit }: SessionState): boolean =>
  view.ply > 0 || view.result !== null || pit !== null;

/** What the conductor asks of the element. */
export interface ConductorHost {
  raise: Raise;
  /** The engine has stopped; the game is `saved`. */
  restart(): void;
  setAttribute(name: string, value: string): void;
}

/** Joins session and stage: what people do becomes intents, what the session says becomes pictures and words. */
export class Conductor {
  readonly stage: Stage;
  readonly #host: ConductorHost;
  readonly #speaker: Speaker;
  #settings: Settings;
  #session: Session | null = null;
  #hintLevel: HintLevel = "landing";
  #isWatching = false;
  #isEndUntold = false;

  constructor(host: ConductorHost, texts: Texts, settings: Settings) {
    this.#host = host;
    this.#settings = settings;
    this.stage = new Stage(this.#stageEvents(), texts, settings);
    this.#speaker = new Speaker(this.stage, texts, {
      chooseManner: (manner) => this.#chooseManner(manner),
      cancel: () => this.#cancel(),
      closeQuestion: () => this.#closeQuestion(),
      restart: () => host.restart(),
    });
  }

  get session(): Session | null {
    return this.#session;
  }

  /** Opens a game in place of the one there is; throws an `EmpikiError` and changes nothing when it cannot. */
  open(engine: Engine, saved: SavedGame): void {
    const session = Session.open(engine, saved, (event) => this.#onSession(event));
    this.close();
    session.hintLevel = this.#hintLevel;
    this.#session = session;
    this.stage.setGame(session.info);
    this.#draw(session.state);
  }

  close(): void {
    this.#isWatching = false;
    this.#isEndUntold = false;
    this.stage.settle();
    this.#session?.free();
    this.#session = null;
  }

  setTexts(texts: Texts): void {
    this.#speaker.texts = texts;
    this.stage.setTexts(texts);
    if (this.#session) this.#draw(this.#session.state);
  }

  applySettings(settings: Settings): void {
    this.#settings = settings;
    this.stage.applySettings(settings);
    if (this.#session) this.#draw(this.#session.state);
  }

  set hintLevel(level: HintLevel) {
    this.#hintLevel = level;
    if (this.#session) this.#session.hintLevel = level;
  }

  /** Plays a turn by its text; what is wrong with it is told as an error. */
  play(turn: string): void {
    this.stage.settle();
    try {
      this.#session?.play(turn);
    } catch (error) {
      this.#fail(error);
    }
  }

  undo(): void {
    this.#withoutShowing((session) => session.undo());
  }

  redo(): void {
    this.#withoutShowing((session) => session.redo(this.#settings.mode === "watch"));
  }

  goTo(ply: number): void {
    this.#withoutShowing((session) => session.goTo(ply));
  }

  /** Ends what moves by itself: the showing, and the watching. */
  stop(): void {
    this.#isWatching = false;
    this.stage.settle();
    if (this.#session) this.#draw(this.#session.state);
  }

  /** Does what a key on the board asks for. */
  act(intent: KeyIntent): void {
    const acts: Record<KeyIntent, () => void> = {
      undo: () => this.#maybeUndo(),
      redo: () => this.#maybeRedo(),
      back: () => (this.stage.isShowing ? this.stage.stepSeed(-1) : this.#maybeUndo()),
      forward: () => (this.stage.isShowing ? this.stage.stepSeed(1) : this.#maybeRedo()),
      pause: () => this.stage.isShowing && this.stage.toggle(),
      skip: () => this.stage.settle(),
      keys: () => this.#speaker.showKeys(),
    };
    acts[intent]();
  }

  #stageEvents(): ConstructorParameters<typeof Stage>[0] {
    return {
      choosePit: (pit) => this.#choosePit(pit),
      answer: (isClockwise) => this.#session?.answer(isClockwise),
      cancel: () => this.#cancel(),
      point: (pit) => this.#session?.point(pit),
      goTo: (ply) => this.goTo(ply),
      replay: () => this.#session?.replay(),
      setSpeed: (speed) => this.#host.setAttribute("speed", speed),
      shown: () => this.#shown(),
      undo: () => this.#maybeUndo(),
      redo: () => this.#maybeRedo(),
      flip: () => this.#host.setAttribute("flip", this.#settings.flip ? "off" : "on"),
      resign: () => this.#askResign(),
      agree: () => this.#askAgree(),
      showKeys: () => this.#speaker.showKeys(),
      toggleWatch: () => this.#toggleWatch(),
    };
  }

  #onSession(event: SessionEvent): void {
    switch (event.kind) {
      case "state":
        return this.#draw(event.state);
      case "hint":
        return this.stage.hint(event.hint);
      case "show":
        return this.stage.show(event.sequence, false);
      case "move": {
        const { move, ply, position, result, by } = event;
        return this.#host.raise("mancala-move", { move, ply, position, result, by });
      }
      case "ply":
        return this.#host.raise("mancala-ply", { ply: event.ply });
      case "end":
        this.#isEndUntold = true;
        if (!this.stage.isShowing) this.#tellEnd();
        return;
      case "refused":
        if (this.#session) this.#speaker.refuse(event.refusal, this.#session.info);
        return;
      case "failed":
        return this.#fail(event.error);
    }
  }

  #choosePit(pit: number): void {
    if (this.#settings.mode !== "play" || !this.#session) return;
    if (this.#session.state.phase === "direction") {
      return this.#speaker.remindOfQuestion();
    }
    this.#session.choosePit(pit);
  }

  #cancel(): void {
    const pit = this.#session?.state.pit;
    this.#session?.cancel();
    if (pit !== null && pit !== undefined) this.stage.focusPit(pit);
  }

  #shown(): void {
    this.#session?.shown();
    if (this.#isEndUntold) this.#tellEnd();
    if (this.#isWatching) setTimeout(() => this.#watchOn(), breathMillis);
  }

  /** The end is told when everybody has seen it. */
  #tellEnd(): void {
    this.#isEndUntold = false;
    const { view } = this.#session?.state ?? {};
    if (!this.#session || !view?.result) return;
    const record = writeRecord(this.#session.saved, view);
    this.#host.raise("mancala-end", { result: view.result, position: view.position, record });
  }

  #draw(state: SessionState): void {
    const { view } = state;
    this.stage.draw(state);
    // The words take their room first: the list reveals its turn in what is left.
    this.#speaker.speak(state);
    this.stage.moveList.set(view.plies, view.ply);
    this.stage.gameBar.set({
      canUndo: canUndo(state),
      canRedo: view.ply < view.plies.length,
      isOver: view.result !== null,
      isWatching: this.#isWatching,
      mode: this.#settings.mode,
    });
  }

  #askResign(): void {
    this.stage.settle();
    const side = this.#session?.state.view.mover;
    if (side) this.#speaker.askResign(side, () => this.#session?.resign(side));
  }

  #askAgree(): void {
    this.stage.settle();
    this.#speaker.askAgree(() => this.#session?.agree());
  }

  /** The buttons of a question go; the focus must not go with them. */
  #closeQuestion(): void {
    if (this.#session) this.#draw(this.#session.state);
    this.stage.gameBar.focus();
  }

  #chooseManner(manner: Manner): void {
    const pit = this.#session?.state.pit;
    this.#session?.chooseManner(manner);
    if (typeof pit === "number") this.stage.focusPit(pit);
  }

  /** A choice under way is taken back first. */
  #maybeUndo(): void {
    const state = this.#session?.state;
    if (!state || this.#settings.mode === "static" || !canUndo(state)) return;
    if (state.pit !== null && !this.stage.isShowing) this.#cancel();
    else this.undo();
  }

  #maybeRedo(): void {
    const { view } = this.#session?.state ?? {};
    const isPossible = view && view.ply < view.plies.length;
    if (isPossible && this.#settings.mode !== "static") this.redo();
  }

  #toggleWatch(): void {
    if (this.#isWatching) return this.stop();
    this.#isWatching = true;
    this.#watchOn();
  }

  /** Shows the next turn of the game that is being watched, if there is one. */
  #watchOn(): void {
    if (!this.#isWatching || !this.#session || this.stage.isShowing) return;
    const { ply, plies } = this.#session.state.view;
    if (ply >= plies.length) return this.stop();
    this.#session.redo(true);
  }

  #withoutShowing(act: (session: Session) => void): void {
    this.#isWatching = false;
    this.stage.settle();
    if (this.#session) act(this.#session);
  }

  /** Tells a failure: to the page as an event, to people as a sentence. */
  #fail(error: unknown): void {
    const known = error instanceof EmpikiError ? error : EmpikiError.dead(error);
    const message = this.#speaker.explain(known.detail, this.#session?.info ?? null);
    const at = known.detail.faults[0]?.at ?? null;
    this.#host.raise("mancala-error", { code: known.code, message, at });
    if (known.code === "engine-dead") this.#speaker.offerRestart(message);
    else this.stage.message.remark(message);
  }
}
