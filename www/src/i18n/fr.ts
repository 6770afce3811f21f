import type { AllTexts } from "./en";
import { analysis } from "./fr/analysis";
import { dialogs } from "./fr/dialogs";
import { editor } from "./fr/editor";
import { explain } from "./fr/explain";
import { failures } from "./fr/failures";
import { fences } from "./fr/fences";
import { first } from "./fr/first";
import { flow } from "./fr/flow";
import { form } from "./fr/form";
import { keys } from "./fr/keys";
import { learn } from "./fr/learn";
import { lesson } from "./fr/lesson";
import { match } from "./fr/match";
import { opponents } from "./fr/opponents";
import { options } from "./fr/options";
import { page } from "./fr/page";
import { picture } from "./fr/picture";
import { practise } from "./fr/practise";
import { proof } from "./fr/proof";
import { puzzle } from "./fr/puzzle";
import { puzzles } from "./fr/puzzles";
import { records } from "./fr/records";
import { glossaries, shortRules } from "./fr/rules";
import { teacher } from "./fr/teacher";
import { telling } from "./fr/telling";
import { thinking } from "./fr/thinking";
import { trouble } from "./fr/trouble";
import { write } from "./fr/write";

/** French, whole. */
export const fr: AllTexts = {
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
  // Still in English.
  puzzle,
  puzzles,
  records,
  shortRules,
  teacher,
  thinking,
  trouble,
  write,
};
