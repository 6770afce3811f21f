import type { SideName } from "../engine/types";
import type { Texts } from "../i18n";
import type { Manner } from "../session/chooser";
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

/** Whether a side really resigns. */
export function resignQuestion(
  texts: Texts,
  side: SideName,
  resign: () => void,
  cancel: () => void,
): BoardQuestion {
  const { controls } = texts;
  return confirmation(texts, controls.askResign(side), controls.resign, resign, cancel);
}

/** Whether both players agree to end the game. */
export function agreeQuestion(texts: Texts, agree: () => void, cancel: () => void): BoardQuestion {
  const { controls } = texts;
  return confirmation(texts, controls.askAgree, controls.agreeEnd, agree, cancel);
}

function confirmation(
  { controls }: Texts,
  sentence: string,
  yes: string,
  act: () => void,
  cancel: () => void,
): BoardQuestion {
  const answers: Answer[] = [
    { label: yes, style: "is-main", act },
    { label: controls.keepPlaying, act: cancel },
  ];
  return { sentence, answers, takesFocus: true, cancel };
}
