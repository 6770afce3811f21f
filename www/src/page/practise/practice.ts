import type { GameInfo } from "../../engine/types";
import { chanceOf, oneOf } from "../../lessons/counting/chance";
import { answered, rounded, skillIn } from "../../lessons/counting/growth";
import { kindsOf, ladderOf, type CountingKind } from "../../lessons/counting/ladders";
import { askedQuestion, type Question } from "../../lessons/counting/questions";
import { noScore, scored, type RoundScore } from "../../lessons/counting/round";
import { loadEngine } from "../../session/engine";
import { onceGone, onDemand } from "../on-demand";
import type { LaterParts } from "../screen";
import { AskPanel, type Act } from "./ask-panel";
import { CountingKeeper } from "./counting-keeper";
import { NumberAnswer } from "./number-answer";
import { PracticeBoard } from "./practice-board";
import { RoundClock } from "./round-clock";
import { SidePanel } from "./side-panel";
import { questionWords, resultWords, verdictWords } from "./words";

/** A round against the clock, under way. */
interface Round {
  score: RoundScore;
  clock: RoundClock;
}

/** Practising counting in one game: question after question, at ease or against the clock. */
export class Practice {
  readonly panel: AskPanel;
  readonly board: PracticeBoard;
  readonly answers: NumberAnswer;
  readonly side: SidePanel;
  readonly #parts: LaterParts;
  readonly #info: GameInfo;
  readonly #gone: AbortSignal;
  readonly #kinds: readonly CountingKind[];
  readonly #keeper: CountingKeeper;
  readonly #chance = chanceOf(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
  /** Waits for its answer. */
  #question: Question | null = null;
  #round: Round | null = null;
  #hasDialog = false;

  constructor(parts: LaterParts, info: GameInfo, gone: AbortSignal) {
    const { texts, store, dialogs } = parts;
    this.#parts = parts;
    this.#info = info;
    this.#gone = gone;
    this.#kinds = kindsOf(info);
    this.#keeper = new CountingKeeper(store, info.id);
    this.panel = new AskPanel(texts, () => this.#pause());
    this.board = new PracticeBoard(parts, (pit) => this.#choose(pit), gone);
    this.answers = new NumberAnswer(texts, (n) => this.#answer(n));
    this.side = new SidePanel(texts, this.#kinds, this.#asked, {
      askAbout: (kind) => this.#askAbout(kind),
      startRound: () => void this.#startRound(),
      stopRound: () => this.#endRound(texts.practise.round.stopped),
    });
    dialogs.follow((isOpen) => (this.#hasDialog = isOpen), gone);
    onceGone(gone, () => this.#round?.clock.stand());
    this.panel.showPoints(null);
    this.side.showBest(this.#keeper.now);
  }

  /** Asks the next question; `takesFocus`: and puts the focus where it is answered. */
  async next(takesFocus: boolean): Promise<void> {
    const { notices } = this.#parts;
    const kind = this.#asked ?? oneOf(this.#chance, this.#kinds) ?? "landing";
    const { level } = skillIn(this.#keeper.now, kind, this.#highest(kind));
    await onDemand({ notices, gone: this.#gone }, loadEngine, (engine) => {
      this.#ask(askedQuestion(engine, { game: this.#info.id, kind, level }, this.#chance));
      if (takesFocus) this.#focus();
    });
  }

  /** The kind that somebody wants to be asked about, if this game has it. */
  get #asked(): CountingKind | null {
    const { asked } = this.#keeper.now;
    return this.#kinds.find((kind) => kind === asked) ?? null;
  }

  #highest(kind: CountingKind): number {
    return ladderOf(this.#info, kind).length;
  }

  /** Asks, and lets the clock go. */
  #ask(question: Question): void {
    this.#question = question;
    this.board.ask(question, this.#info.letters[question.facts.origin] ?? "");
    this.#showGrowth(question.kind);
    const { texts } = this.#parts;
    const isPit = question.kind === "landing";
    this.panel.ask(
      questionWords(question, this.#info, texts),
      isPit ? texts.practise.choosePit : texts.practise.answerBelow,
    );
    if (isPit) this.answers.close();
    else this.answers.ask(question.kind === "laps" ? 1 : 0, question.upTo);
    this.panel.canPause = this.#round !== null;
    this.#round?.clock.go();
  }

  #focus(): void {
    if (this.#question?.kind === "landing") this.board.focus();
    else this.answers.focus();
  }

  #choose(pit: number): void {
    if (this.#question?.kind === "landing") this.#answer(pit);
  }

  #answer(said: number): void {
    const question = this.#question;
    if (!question) return;
    this.#close();
    const { kind, level, answer, turn } = question;
    const isRight = said === answer;
    const highest = this.#highest(kind);
    const kept = this.#keeper.change((now) => ({
      ...now,
      ...answered(now, { kind, isRight, highest }),
    }));
    if (this.#round) this.#round.score = scored(this.#round.score, isRight, level);
    this.side.showBest(kept);
    this.#showGrowth(kind);
    const { texts } = this.#parts;
    const now = skillIn(kept, kind, highest).level;
    const reached = now > level ? [texts.practise.reached(now)] : [];
    const words = [verdictWords(question, said, this.#info, texts), ...reached].join(" ");
    this.panel.tell(isRight ? "right" : "wrong", words, [this.#nextAct()]);
    this.board.show(turn);
  }

  #nextAct(): Act {
    return { label: this.#parts.texts.practise.next, act: () => void this.next(true) };
  }

  /** Nothing is asked any more: no time runs. */
  #close(): void {
    this.#question = null;
    this.#round?.clock.stand();
    this.answers.close();
    this.board.close();
    this.panel.canPause = false;
  }

  #showGrowth(kind: CountingKind): void {
    const { now } = this.#keeper;
    const highest = this.#highest(kind);
    this.panel.showGrowth(skillIn(now, kind, highest), highest, now.row);
    this.panel.showPoints(this.#round?.score.points ?? null);
  }

  #askAbout(kind: CountingKind | null): void {
    this.#keeper.change((now) => ({ ...now, asked: kind }));
    void this.next(false);
  }

  async #startRound(): Promise<void> {
    const clock = new RoundClock({
      isFree: () => !this.#hasDialog,
      show: (seconds) => this.panel.showTime(seconds),
      warn: (seconds) => this.panel.warn(seconds),
      end: () => this.#endRound(this.#parts.texts.practise.round.over),
    });
    this.#round = { score: noScore, clock };
    this.side.isRound = true;
    await this.next(true);
  }

  #pause(): void {
    const question = this.#question;
    if (!question) return;
    this.#close();
    this.board.isCovered = true;
    const { texts } = this.#parts;
    const resume = () => {
      this.#ask(question);
      this.#focus();
    };
    const goOn = { label: texts.controls.resume, act: resume };
    this.panel.tell("told", texts.practise.round.paused, [goOn]);
  }

  #endRound(title: string): void {
    if (!this.#round) return;
    const { score } = this.#round;
    this.#close();
    this.#round = null;
    this.board.isCovered = false;
    const before = this.#keeper.now.bestRound;
    const kept = this.#keeper.change((now) => ({ ...now, ...rounded(now, score.points) }));
    this.side.showBest(kept);
    this.side.isRound = false;
    this.panel.showPoints(null);
    const { texts } = this.#parts;
    const { round } = texts.practise;
    this.panel.tellEnd(title, resultWords(score, before, texts), [
      { label: round.again, act: () => void this.#startRound() },
      { label: round.ease, act: () => void this.next(true) },
    ]);
  }
}
