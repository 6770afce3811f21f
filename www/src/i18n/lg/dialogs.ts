import type { AllTexts } from "../en";
import { games } from "./first";
import { of, turns } from "./numbers";

export const dialogs: AllTexts["dialogs"] = {
  newGame: "Omuzannyo omupya",
  rulesOf: (game) => `${games[game].name} mu bufunze`,
  allRulesOf: (game) => `Amateeka ga ${games[game].name}`,
  wholeRules: "Amateeka gonna, n’ebyokulabirako",
  rulesOfEach: "Amateeka ga buli muzannyo",
  rulesLanguage: "Amateeka gonna gawandiikiddwa mu Lungereza.",
  howItEnds: "Omuzannyo bwe guggwa",
  howItIsPlayed: "Bwe guzannyibwa",
  wordsOfGame: "Ebigambo by’omuzannyo",
  otherTabTitle: "Gukyusiddwa mu ttaabu endala",
  otherTab: (game, here, there) =>
    `Omuzannyo guno ${of("ogw", games[game].name)} gweyongedde okuzannyibwa ne mu ttaabu endala: wano ${turns(here)}, eri ${turns(there)}. Gumu gwokka ku gyombi gwe guyinza okuterekebwa.`,
  keepThis: "Tereka guno",
  loadOther: "Ggulawo omulala",
  language: "Olulimi",
  languageAuto: "Nga bulawuza",
  unreviewed:
    "Tewali muntu alumanyi okuva obuto yali asomye nvvuunula eno. Okugigolola kwaniriziddwa.",
  theme: "Endabika",
  themes: { auto: "Yeerondera", light: "Njeru", dark: "Nzirugavu", contrast: "Eyawukana" },
  counts: "Omuwendo gw’empiki",
  countsValues: { always: "Bulijjo", hover: "Ng’osonzeeko", never: "Tegulagibwa" },
  letters: "Ennukuta z’amasa",
  hints: "Laga omulundi we gunaggwera",
  hintsValues: { off: "Nedda", landing: "Olugendo olusooka", turn: "Omulundi gwonna" },
  again: "Ddamu ozannye",
  review: "Tunuulira olubaawo",
  sound: "Eddoboozi ly’essaawa mu kyobutabala (blitz)",
};
