import type { ErrorDetail, GameInfo, Refusal, SideName } from "../engine/types";
import type { Texts } from "../i18n";
import { explainError, why } from "../i18n/why";
import type { Manner } from "../session/chooser";
import type { SessionState } from "../session/state";
import type { Answer } from "./message";
import { agreeQuestion, directionQuestion, mannerQuestion, resignQuestion } from "./questions";
import type { Stage } from "./stage";
import { statusWords, storyWords } from "./words";

/** What the answers under the board do. */
export interface SpeakerActs {
  chooseManner: (manner: Manner) => void;
  /** Takes back a choice under way. */
  cancel: () => void;
  /** Ends a question that was only asked to be sure. */
  closeQuestion: () => void;
  restart: () => void;
}

/** Says in words what the board shows, and asks what is not asked on the board. */
export class Speaker {
  readonly #stage: Pick<Stage, "message" | "dialog">;
  readonly #acts: SpeakerActs;
  #texts: Texts;

  constructor(stage: Pick<Stage, "message" | "dialog">, texts: Texts, acts: SpeakerActs) {
    this.#stage = stage;
    this.#texts = texts;
    this.#acts = acts;
  }

  set texts(texts: Texts) {
    this.#texts = texts;
  }

  speak(state: SessionState): void {
    const { message } = this.#stage;
    const { text, side } = statusWords(state, this.#texts);
    message.setStatus(text, side);
    message.offer([]);
    if (state.isShowing) message.tell("");
    else if (state.phase === "manner") this.#askManner(state);
    else if (state.phase === "direction") {
      message.ask(directionQuestion(this.#texts, this.#acts.cancel));
    } else this.#tellStory(state);
  }

  /** Why a pit or a turn may not be played. */
  refuse(refusal: Refusal, info: GameInfo): void {
    this.#stage.message.remark(why(refusal, info, this.#texts));
  }

  remindOfQuestion(): void {
    this.#stage.message.remark(this.#texts.status.isAsked);
  }

  explain(detail: ErrorDetail, info: GameInfo | null): string {
    return explainError(detail, info, this.#texts);
  }

  /** The engine is dead; the game is kept. */
  offerRestart(sentence: string): void {
    this.#stage.message.fail(sentence);
    this.#stage.message.offer([
      { label: this.#texts.controls.restart, act: () => this.#acts.restart() },
    ]);
  }

  askResign(side: SideName, resign: () => void): void {
    const { closeQuestion } = this.#acts;
    const act = () => {
      closeQuestion();
      resign();
    };
    this.#stage.message.ask(resignQuestion(this.#texts, side, act, closeQuestion));
  }

  askAgree(agree: () => void): void {
    const { closeQuestion } = this.#acts;
    const act = () => {
      closeQuestion();
      agree();
    };
    this.#stage.message.ask(agreeQuestion(this.#texts, act, closeQuestion));
  }

  showKeys(): void {
    this.#stage.dialog.showKeys(this.#texts);
  }

  #tellStory(state: SessionState): void {
    const { sentence, spoken, laps } = storyWords(state, this.#texts);
    this.#stage.message.tell(sentence, spoken);
    if (laps.length > 1) this.#stage.message.offer([this.#lapsAnswer(state, laps)]);
  }

  #lapsAnswer(state: SessionState, laps: readonly string[]): Answer {
    const { controls, turn } = this.#texts;
    const title = turn.lapsTitle(state.trace?.turn ?? "");
    const act = () => this.#stage.dialog.showLaps(this.#texts, title, laps);
    return { label: controls.laps, style: "is-link", act };
  }

  #askManner({ pit, info }: SessionState): void {
    const letter = info.letters[pit ?? -1] ?? "";
    const { chooseManner, cancel } = this.#acts;
    this.#stage.message.ask(mannerQuestion(this.#texts, letter, chooseManner, cancel));
  }
}
