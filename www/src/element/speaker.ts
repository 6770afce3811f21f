import type { Refusal } from "../engine/types";
import { loadLater, type Texts } from "../i18n";
import type { EndingWords } from "../i18n/ending";
import { bindingWords } from "../i18n/forbidden";
import { outcome } from "../i18n/outcome";
import type { Forbidden } from "../session/binding";
import type { Manner } from "../session/chooser";
import type { SessionState } from "../session/state";
import type { Asking } from "./asking";
import type { ClockWords } from "./clock-part";
import type { Answer } from "./message";
import type { RulesPlace } from "./rule-link";
import { directionQuestion, readyQuestion, type BoardQuestion, type Waiting } from "./questions";
import type { Stage } from "./stage";
import type { Storyteller } from "./story";
import { StoryGate } from "./story-gate";
import { namesOf, spokenWords, startWords, statusWords } from "./words";

/** What the answers under the board do. */
export interface SpeakerActs {
  chooseManner: (manner: Manner) => void;
  /** Takes back a choice under way. */
  cancel: () => void;
  /** Ends a question that was only asked to be sure. */
  closeQuestion: () => void;
  startClock: () => void;
  toLast: () => void;
  /** Says how things stand once more. */
  tellAgain: () => void;
}

/** The clock of blitz: why it is to be started first, and what is said of it, as far as it is there. */
export interface ClockNow {
  waiting: Waiting | null;
  words: ClockWords | null;
}

/** Says in words what the board shows, and asks what is not asked on the board. */
export class Speaker {
  readonly #stage: Pick<Stage, "message" | "dialog" | "hasFocus">;
  readonly #acts: SpeakerActs;
  readonly #stories: StoryGate;
  #texts: Texts;
  /** Says once more what was said last. */
  #again: (() => void) | null = null;
  /** Counts what is said: a story that is still on its way then is not told any more. */
  #said = 0;
  /** Counts how things stand and what is asked: a question that is still on its way then is not asked any more. */
  #asked = 0;

  constructor(
    stage: Pick<Stage, "message" | "dialog" | "hasFocus">,
    texts: Texts,
    acts: SpeakerActs,
    rules: RulesPlace,
  ) {
    this.#stage = stage;
    this.#texts = texts;
    this.#acts = acts;
    this.#stories = new StoryGate(texts, rules);
  }

  /** Says the same in other words. */
  set texts(texts: Texts) {
    this.#texts = texts;
    this.#stories.texts = texts;
    this.#said += 1;
    this.#again?.();
  }

  /** How things stand. */
  speak(state: SessionState, clock: ClockNow): void {
    this.#said += 1;
    this.#asked += 1;
    this.#again = () => this.speak(state, clock);
    const { message } = this.#stage;
    message.setStatus(statusWords(state, this.#texts));
    message.offer([]);
    if (state.isShowing) {
      message.tell("");
      // It is told when it has been shown.
      void this.#stories.fetch();
    } else if (state.phase === "manner") this.#askManner(state);
    else if (state.phase === "direction") {
      message.ask(directionQuestion(this.#texts, this.#acts.cancel));
    } else if (clock.waiting) this.#askReady(clock.waiting, clock.words);
    else this.#tellStory(state, clock.words);
  }

  /** The end of the game in words; `name` and `about` are "" as long as what tells them is not there. */
  endingWords(state: SessionState): EndingWords | null {
    const { result } = state.view;
    const names = namesOf(state, this.#texts);
    const untold = result && { ...outcome(result, this.#texts, names), name: "", about: "" };
    return this.#stories.now?.ending(state) ?? untold;
  }

  /** The same once what tells it is there, or cannot be fetched. */
  async fetchEndingWords(state: SessionState): Promise<EndingWords | null> {
    await this.#stories.fetch();
    return this.endingWords(state);
  }

  /** Why a pit may not be played, with the way to the rule. */
  refuse(refusal: Refusal, { info }: SessionState): void {
    const { message } = this.#stage;
    this.#say(() =>
      this.#withTeller(({ why, linkTo }) =>
        message.remark(why(refusal, info), linkTo(refusal.rule, info.id)),
      ),
    );
  }

  remindOfQuestion(): void {
    this.#remark(({ status }) => status.isAsked);
  }

  /** A level is to move, not a person. */
  remindOfTurn(state: SessionState): void {
    this.#remark((texts) => texts.status.notYours(namesOf(state, texts).short[state.view.mover]));
  }

  remindOfClock({ words }: ClockNow): void {
    if (words) this.#remark(() => words.waits);
  }

  /** Moves are binding. */
  withhold(what: Forbidden): void {
    this.#remark((texts) => bindingWords(what, texts));
  }

  /** Something that was done beside the game. */
  tellInPassing(sentence: string): void {
    this.#said += 1;
    this.#stage.message.remark(sentence);
  }

  /** Something that the page asked for cannot be done. */
  tellFailure(sentence: string): void {
    this.#said += 1;
    this.#stage.message.refuse(sentence);
  }

  /** Something failed, and nothing is said of the game before it is tried again: in a way that is named, by `act`. */
  offer(sentence: string, way: "restart" | "retry" | "reload", act: () => void): void {
    this.#said += 1;
    this.#asked += 1;
    this.#again = null;
    this.#stage.message.fail(sentence);
    this.#stage.message.offer([{ label: this.#texts.controls[way], style: "is-main", act }]);
  }

  /** Asks something only to be sure; in another language it is asked anew. */
  confirm(question: (asking: Asking) => BoardQuestion): void {
    const ask = () => this.#say(() => this.#ask(question, ask));
    ask();
  }

  showKeys(): void {
    const texts = this.#texts;
    void this.#stage.dialog.show(async (dialog) =>
      dialog.showKeys(texts, await loadLater("keys", texts)),
    );
  }

  #remark(words: (texts: Texts) => string): void {
    this.#say(() => this.#stage.message.remark(words(this.#texts)));
  }

  /** Says something that is said again when the language changes. */
  #say(say: () => void): void {
    this.#said += 1;
    this.#again = say;
    say();
  }

  /** Before the first turn there is no story. */
  #tellStory(state: SessionState, clock: ClockWords | null): void {
    const { message } = this.#stage;
    const spoken = spokenWords(state, this.#texts, clock);
    const isStart = !state.trace && !state.view.result;
    // While the words of the turn are on their way nothing is said: it is told at once, or not at all.
    if (isStart) message.tell(startWords(state, this.#texts), spoken);
    else message.tell("");
    if (state.phase === "look") message.offer([this.#toLastAnswer()]);
    if (isStart) return;
    this.#withTeller((teller) => message.tell(teller.story(state), spoken), this.#acts.tellAgain);
  }

  /** Asks with what comes with the words for what happened; where that did not come, `again` asks again. */
  #ask(question: (asking: Asking) => BoardQuestion, again = this.#acts.closeQuestion): void {
    const asked = (this.#asked += 1);
    const { message } = this.#stage;
    const { now } = this.#stories;
    if (now) return message.ask(question(now.asking));
    void this.#stories.fetch().then((teller) => {
      if (this.#asked !== asked) return;
      if (!teller) return this.offer(this.#texts.errors["not-loaded"], "retry", again);
      const late = question(teller.asking);
      // Who has gone elsewhere meanwhile must not answer unawares.
      message.ask({ ...late, takesFocus: late.takesFocus && this.#stage.hasFocus });
    });
  }

  /** Says something with what tells what happened, once that is there, unless something else is said by then. */
  #withTeller(say: (teller: Storyteller) => void, sayLate = say): void {
    const { now } = this.#stories;
    if (now) return say(now);
    const said = this.#said;
    void this.#stories.fetch().then((teller) => {
      if (this.#said !== said) return;
      if (teller) sayLate(teller);
      else this.#stage.message.remark(this.#texts.errors["not-loaded"]);
    });
  }

  #toLastAnswer(): Answer {
    return { label: this.#texts.binding.toLast, style: "is-link", act: this.#acts.toLast };
  }

  /** Nobody moves before the clock is there. */
  #askReady(waiting: Waiting, words: ClockWords | null): void {
    const { message } = this.#stage;
    if (words) message.ask(readyQuestion(words, waiting, this.#acts.startClock));
    else message.tell("");
  }

  #askManner({ pit, info }: SessionState): void {
    const letter = info.letters[pit ?? -1] ?? "";
    const { chooseManner, cancel } = this.#acts;
    this.#ask((asking) => asking.manner(letter, chooseManner, cancel));
  }
}
