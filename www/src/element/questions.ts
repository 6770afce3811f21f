import type { Texts } from "../i18n";
import type { Manner } from "../session/chooser";
import type { ClockWords } from "./clock-part";
import type { Answer } from "./message";

/** Something asked beside the board. `cancel` is what Esc does. */
export interface BoardQuestion {
  sentence: string;
  answers: readonly Answer[];
  /** Whether the first answer gets the focus. */
  takesFocus: boolean;
  cancel: () => void;
}

/** How a pit is sown, where okwesera is possible. */
export function mannerQuestion(
  { manner, controls }: Texts,
  letter: string,
  choose: (manner: Manner) => void,
  cancel: () => void,
): BoardQuestion {
  return {
    sentence: `${manner.ask(letter)} ${manner.about}`,
    answers: [
      { label: manner.ordinary, style: "is-main", act: () => choose("ordinary") },
      { label: manner.okwesera, act: () => choose("okwesera") },
      { label: controls.takeBack, style: "is-quiet", act: cancel },
    ],
    takesFocus: true,
    cancel,
  };
}

/** The direction is asked on the board; here it can be taken back. */
export function directionQuestion({ status, controls }: Texts, cancel: () => void): BoardQuestion {
  return {
    sentence: status.chooseDirection,
    answers: [{ label: controls.takeBack, act: cancel }],
    takesFocus: false,
    cancel,
  };
}

/** Why the clock of blitz waits to be started. */
export type Waiting = "first" | "again" | "lost";

/** The clock waits, so that nobody loses a turn who was not there. */
export function readyQuestion(words: ClockWords, why: Waiting, start: () => void): BoardQuestion {
  const label = why === "first" ? words.start : words.goOn;
  return {
    sentence: words.ready[why],
    answers: [{ label, style: "is-main", act: start }],
    takesFocus: false,
    cancel: () => undefined,
  };
}

/** What is asked only to be sure. */
export interface Confirmation {
  /** Turns after the one shown would be lost. */
  givesUpLater: boolean;
  act: () => void;
  cancel: () => void;
}

/** Whether a player really resigns. */
export function resignQuestion(
  texts: Texts,
  who: string,
  confirmation: Confirmation,
): BoardQuestion {
  const { controls } = texts;
  return confirm(texts, controls.askResign(who), controls.resign, confirmation);
}

/** Whether both players agree to end the game. */
export function agreeQuestion(texts: Texts, confirmation: Confirmation): BoardQuestion {
  const { controls } = texts;
  return confirm(texts, controls.askAgree, controls.agreeEnd, confirmation);
}

function confirm(
  { controls }: Texts,
  question: string,
  yes: string,
  { givesUpLater, act, cancel }: Confirmation,
): BoardQuestion {
  const answers: Answer[] = [
    { label: yes, style: "is-main", act },
    { label: controls.keepPlaying, act: cancel },
  ];
  const sentence = givesUpLater ? `${question} ${controls.givesUpLater}` : question;
  return { sentence, answers, takesFocus: true, cancel };
}
