import type { AllTexts } from "./en";
import { analysis } from "./sw/analysis";
import { dialogs } from "./sw/dialogs";
import { editor } from "./sw/editor";
import { explain } from "./sw/explain";
import { failures } from "./sw/failures";
import { fences } from "./sw/fences";
import { first } from "./sw/first";
import { flow } from "./sw/flow";
import { form } from "./sw/form";
import { keys } from "./sw/keys";
import { learn } from "./sw/learn";
import { lesson } from "./sw/lesson";
import { match } from "./sw/match";
import { opponents } from "./sw/opponents";
import { options } from "./sw/options";
import { page } from "./sw/page";
import { picture } from "./sw/picture";
import { practise } from "./sw/practise";
import { proof } from "./sw/proof";
import { puzzle } from "./sw/puzzle";
import { puzzles } from "./sw/puzzles";
import { records } from "./sw/records";
import { glossaries, shortRules } from "./sw/rules";
import { teacher } from "./sw/teacher";
import { telling } from "./sw/telling";
import { thinking } from "./sw/thinking";
import { trouble } from "./sw/trouble";
import { write } from "./sw/write";

// The words that are the same everywhere:
//
//   shimo, mashimo   pit             kete (kete nne)      seed, of the n-class
//   kupanda          sow             kuendeleza           relay
//   kula             capture         kula zote            grand slam
//   ghala            store           kete pekee           single seed
//   mzunguko         lap             zamu                 turn
//   mchezo           game            mechi                match
//   mstari           row             safu                 column
//   safu ya pembeni  end column      kona                 corner
//   Kusini           South           Kaskazini            North
//   kiwango          level           dokezo, kidokezo     hint
//   Haraka           blitz           kufuata saa          clockwise
//   hali             position        mpangilio            arrangement
//   sare             draw            kubatilishwa         be annulled
//
// Sides, names and levels agree as persons do (“Kusini anapanda”, “Kiwango 4
// anafikiri”). A pit has its noun before it (“shimo C”), so that sentences begin
// with a capital. Seeds in running text are spelled, pits and laps are in figures.

/** Swahili, whole. */
export const sw: AllTexts = {
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
