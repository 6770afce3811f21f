import type { ToldTexts } from "../i18n";
import type { Manner } from "../session/chooser";
import type { Answer } from "./message";
import type { BoardQuestion } from "./questions";

/** What is asked only to be sure. */
export interface Confirmation {
  /** Turns after the one shown would be lost. */
  givesUpLater: boolean;
  act: () => void;
  cancel: () => void;
}

/** What is asked now and then. */
export class Asking {
  readonly #texts: ToldTexts;

  constructor(texts: ToldTexts) {
    this.#texts = texts;
  }

  /** How a pit is sown, where okwesera is possible. */
  manner(letter: string, choose: (manner: Manner) => void, cancel: () => void): BoardQuestion {
    const { asking, controls } = this.#texts;
    const { ask, about, ordinary, okwesera } = asking.manner;
    return {
      sentence: `${ask(letter)} ${about}`,
      answers: [
        { label: ordinary, style: "is-main", act: () => choose("ordinary") },
        { label: okwesera, act: () => choose("okwesera") },
        { label: controls.takeBack, style: "is-quiet", act: cancel },
      ],
      takesFocus: true,
    };
  }

  /** Whether a player really resigns. */
  resign(who: string, confirmation: Confirmation): BoardQuestion {
    const { asking, controls } = this.#texts;
    return this.#confirm(asking.resign(who), controls.resign, confirmation);
  }

  /** Whether both players agree to end the game. */
  agree(confirmation: Confirmation): BoardQuestion {
    const { asking } = this.#texts;
    return this.#confirm(asking.agree, asking.endGame, confirmation);
  }

  #confirm(
    question: string,
    yes: string,
    { givesUpLater, act, cancel }: Confirmation,
  ): BoardQuestion {
    const { asking } = this.#texts;
    const answers: Answer[] = [
      { label: yes, style: "is-main", act },
      { label: asking.keepPlaying, act: cancel },
    ];
    const sentence = givesUpLater ? `${question} ${asking.givesUpLater}` : question;
    return { sentence, answers, takesFocus: true };
  }
}
