import type { AllTexts } from "../en";
import { games } from "./first";
import { number } from "./numbers";

/** Swahili for the dialogs of the page. */

export const dialogs: AllTexts["dialogs"] = {
  newGame: "Mchezo mpya",
  rulesOf: (game) => `${games[game].name} kwa ufupi`,
  allRulesOf: (game) => `Kanuni za ${games[game].name}`,
  wholeRules: "Kanuni zote, pamoja na mifano",
  rulesOfEach: "Kanuni za kila mchezo",
  rulesLanguage: "Kanuni kamili zimeandikwa kwa Kiingereza.",
  howItEnds: "Jinsi mchezo unavyoisha",
  howItIsPlayed: "Jinsi unavyochezwa",
  wordsOfGame: "Maneno ya mchezo",
  otherTabTitle: "Umebadilika katika kichupo kingine",
  otherTab: (game, here, there) =>
    `Mchezo huu wa ${games[game].name} umeendelezwa pia katika kichupo kingine: zamu ${number(here)} hapa, zamu ${number(there)} huko. Ni mmoja tu kati ya hii miwili unaoweza kuhifadhiwa.`,
  keepThis: "Hifadhi huu",
  loadOther: "Pakia ule mwingine",
  language: "Lugha",
  languageAuto: "Kama kivinjari",
  unreviewed:
    "Bado hakuna mzungumzaji asilia wa Kiswahili aliyesoma tafsiri hii. Masahihisho yanakaribishwa.",
  theme: "Mwonekano",
  themes: { auto: "Otomatiki", light: "Angavu", dark: "Giza", contrast: "Utofauti" },
  counts: "Idadi ya kete",
  countsValues: { always: "Daima", hover: "Ukielekeza", never: "Kamwe" },
  letters: "Herufi za mashimo",
  hints: "Onyesha zamu itakapoishia",
  hintsValues: { off: "Hapana", landing: "Mzunguko 1", turn: "Zamu nzima" },
  again: "Cheza tena",
  review: "Tazama ubao",
  sound: "Sauti ya saa katika Haraka",
};
