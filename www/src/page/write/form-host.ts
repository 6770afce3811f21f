import type { GameInfo } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import type { LessonDraft } from "../../storage/lessons-draft";
import type { FaultNotes } from "./fault-notes";
import type { Judged } from "./judge-lesson";

/** What the parts of the form work with. */
export interface FormHost {
  readonly texts: AllTexts;
  readonly info: GameInfo;
  /** In which language is being written; `""` where none is named. */
  readonly language: string;
  /** The lesson as it stands now. */
  readonly lesson: LessonDraft;
  readonly notes: FaultNotes;
  /** Takes a change; what is on the page stays as it is. */
  change(change: Partial<LessonDraft>): void;
  /** Takes a change and lays the form out anew; the focus goes to what is at the place `focus`, and `said` is told. */
  reshape(change: Partial<LessonDraft>, focus: string, said?: string): void;
}

/** A part of the form. */
export interface FormPart {
  element: HTMLElement;
  /** The engine has looked at the lesson. */
  show?(judged: Judged): void;
}

/** The list with another in the place of one of its own. */
export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((each, index) => (index === at ? item : each));

export const without = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at);
