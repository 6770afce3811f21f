import { analysis } from "./en/analysis";
import { dialogs } from "./en/dialogs";
import { editor } from "./en/editor";
import { explain } from "./en/explain";
import { failures } from "./en/failures";
import { first } from "./en/first";
import { fences } from "./en/fences";
import { flow } from "./en/flow";
import { form } from "./en/form";
import { keys } from "./en/keys";
import { learn } from "./en/learn";
import { lesson } from "./en/lesson";
import { match } from "./en/match";
import { opponents } from "./en/opponents";
import { options } from "./en/options";
import { page } from "./en/page";
import { picture } from "./en/picture";
import { practise } from "./en/practise";
import { proof } from "./en/proof";
import { puzzle } from "./en/puzzle";
import { puzzles } from "./en/puzzles";
import { records } from "./en/records";
import { glossaries, shortRules } from "./en/rules";
import { teacher } from "./en/teacher";
import { telling } from "./en/telling";
import { thinking } from "./en/thinking";
import { trouble } from "./en/trouble";
import { write } from "./en/write";

export type { FailureCode, Texts } from "./en/first";
export type { ExplainTexts } from "./en/explain";
export type { FailureTexts } from "./en/failures";
export type { FencesTexts } from "./en/fences";
export type { KeysTexts } from "./en/keys";
export type { OptionText } from "./en/options";
export type { LearnTexts } from "./en/learn";
export type { LessonTexts } from "./en/lesson";
export type { PictureTexts } from "./en/picture";
export type { PuzzleTexts } from "./en/puzzle";
export type { EndingFacts, RefusalFacts, TellingTexts } from "./en/telling";
export type { ThinkingTexts } from "./en/thinking";
export type { WriteTexts } from "./en/write";

/**
 * English, whole: also what is fetched only with the parts of the page that need
 * it. It defines what every locale must have; a missing key does not compile.
 */
export const en = {
  ...first,
  ...telling,
  analysis,
  dialogs,
  editor,
  explain,
  failures,
  fences,
  flow,
  form,
  glossaries,
  keys,
  learn,
  lesson,
  match,
  opponents,
  options,
  page,
  picture,
  practise,
  proof,
  puzzle,
  puzzles,
  records,
  shortRules,
  teacher,
  thinking,
  trouble,
  write,
};

export type AllTexts = typeof en;
