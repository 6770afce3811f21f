/*
 * Words that later translators should keep to, with the class
 * that verbs and numbers agree with:
 *
 * - seed: empiki (9/10; emu, bbiri, ssatu); pit: essa, amasa (5/6; limu, abiri); empty: -kalu
 * - turn: omulundi, emirundi (3/4); in Omweso a move is also “ekyeso”
 * - lap, from lifting to the last seed: olugendo, engendo (11/10); relay: okuyunga engendo
 * - to sow: okusiga; to lift: okusitula; to capture: okuwamba (never okutema, which is a win);
 *   the last seed falls (egwa) in a pit, a turn ends (guggwa)
 * - counter-clockwise: okukontana n’akalimi k’essaawa, or mu maaso; clockwise: okutebuka, explained
 *   as okugoberera akalimi k’essaawa
 * - row: olunyiriri (lw’omu maaso, lw’emabega); column: empagi (ey’oku nkomerero); corner: ensonda
 * - store: etterekero; board: olubaawo; position: embeera; arrangement: ensengeka
 * - game: omuzannyo; match: empaka (10); series: emizannyo egiddiriŋŋana; point: akabonero, obubonero
 * - win: okuwangula; lose: okuwangulwa; draw: amaliri; annul: okusazaamu; resign: okuwanika
 * - opponent: munno (yours), munne (theirs), omuzannyi omulala
 * - South, North: Obukiikaddyo, Obukiikakkono; as players Ow’Obukiikaddyo, Ow’Obukiikakkono, so that
 *   verbs agree as with a person (class 1); likewise Ow’eddaala 3, a level
 * - ways of playing: ekyokubala, endagaano, ekyobutabala (blitz)
 * - option: eky’okulonda; default: -sookerwako; record: ekiwandiiko; notation: empandiika;
 *   line of play: ekkubo; analysis: okwekenneenya; table of endgames: ekipande ky’enkomerero
 * - page: olupapula; browser: bulawuza; tab: ttaabu; version: enkyusa; link: linki;
 *   key: eppeesa; tag: taagi; comment: ennyinnyonnyola
 * - undo, take back: okuzzaayo; redo: okuddamu; keep, save: okutereka; delete: okusangula
 */

import type { AllTexts } from "./en";
import { analysis } from "./lg/analysis";
import { dialogs } from "./lg/dialogs";
import { editor } from "./lg/editor";
import { explain } from "./lg/explain";
import { failures } from "./lg/failures";
import { fences } from "./lg/fences";
import { first } from "./lg/first";
import { flow } from "./lg/flow";
import { form } from "./lg/form";
import { keys } from "./lg/keys";
import { learn } from "./lg/learn";
import { lesson } from "./lg/lesson";
import { match } from "./lg/match";
import { opponents } from "./lg/opponents";
import { options } from "./lg/options";
import { page } from "./lg/page";
import { picture } from "./lg/picture";
import { practise } from "./lg/practise";
import { proof } from "./lg/proof";
import { puzzle } from "./lg/puzzle";
import { puzzles } from "./lg/puzzles";
import { records } from "./lg/records";
import { glossaries, shortRules } from "./lg/rules";
import { teacher } from "./lg/teacher";
import { telling } from "./lg/telling";
import { thinking } from "./lg/thinking";
import { trouble } from "./lg/trouble";
import { write } from "./lg/write";

/** Luganda, whole; no native speaker has read it yet. */
export const lg: AllTexts = {
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
