import type { ToldTexts } from "../i18n";
import { isAtLast } from "../session/binding";
import type { Manner } from "../session/chooser";
import { answersPerson, otherSide } from "../session/players";
import type { Session } from "../session/session";
import type { SessionState } from "../session/state";
import type { Answer } from "./message";
import type { BoardQuestion } from "./questions";
import { namesOf } from "./words";

/** A game that players may end by their word. */
export interface Ending {
  state: SessionState;
  session: Pick<Session, "resign" | "agree">;
  /** The question is answered. */
  close: () => void;
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

  /** Whether a player really resigns: a person, where a level is to move. */
  resign(ending: Ending): BoardQuestion {
    const { asking, controls } = this.#texts;
    const { players, view } = ending.state;
    const who = answersPerson(players, view.mover) ? otherSide(view.mover) : view.mover;
    const question = asking.resign(namesOf(ending.state, this.#texts).full[who]);
    return this.#confirm(question, controls.resign, ending, () => ending.session.resign(who));
  }

  /** Whether both players agree to end the game. */
  agree(ending: Ending): BoardQuestion {
    const { asking } = this.#texts;
    return this.#confirm(asking.agree, asking.endGame, ending, () => ending.session.agree());
  }

  /** The turns after the one shown would be lost, if there are any. */
  #confirm(
    question: string,
    yes: string,
    { state, close }: Ending,
    end: () => void,
  ): BoardQuestion {
    const { asking } = this.#texts;
    const confirmed = () => {
      close();
      end();
    };
    const answers: Answer[] = [
      { label: yes, style: "is-main", act: confirmed },
      { label: asking.keepPlaying, act: close },
    ];
    const isLast = isAtLast(state.view);
    const sentence = isLast ? question : `${question} ${asking.givesUpLater}`;
    return { sentence, answers, takesFocus: true };
  }
}
