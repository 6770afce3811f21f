import type { AllTexts } from "../en";
import { games as gameTexts } from "./first";
import { number, plural } from "./numbers";

/** Swahili for matches, for what follows a game, and for games in links. */

type Match = AllTexts["match"];

const turns = (n: number): string => `zamu ${number(n)}`;
/** “zamu 5 zilizochezwa” */
const turnsPlayed = (n: number): string =>
  `${turns(n)} ${plural(n, "iliyochezwa", "zilizochezwa")}`;
const gamesFinished = (n: number): string =>
  plural(n, `mchezo ${number(n)} uliokwisha`, `michezo ${number(n)} iliyokwisha`);

/** What wins a match; empty for a single game, and for a series without an end. */
const goal: Match["goal"] = ({ kind, points, lead }) => {
  if (points === null || kind === "single") return "";
  if (kind === "row") return `Anayeshinda mara ${number(points)} mfululizo anashinda mechi.`;
  const first = `Wa kwanza kufikisha ${number(points)}`;
  return lead === null
    ? `${first} anashinda mechi.`
    : `${first}, au kuongoza kwa ${number(lead)}, anashinda mechi.`;
};

export const match: Match = {
  lossGame: (game, played) =>
    `Mchezo wako wa ${gameTexts[game].name}, wenye ${turnsPlayed(played)}, utapotea.`,
  lossMatch: (game, finished, played) =>
    played === 0
      ? `Mechi yako ya ${gameTexts[game].name}, yenye ${gamesFinished(finished)}, itapotea.`
      : `Mechi yako ya ${gameTexts[game].name}, yenye ${gamesFinished(finished)} na ${turnsPlayed(played)} katika unaofuata, itapotea.`,
  lossArranging: (game, finished) =>
    finished === 0
      ? `Kete ulizozipanga kwa ${gameTexts[game].name} zitapotea.`
      : `Mechi yako ya ${gameTexts[game].name}, yenye ${gamesFinished(finished)} na kete zilizopangwa kwa unaofuata, itapotea.`,
  lossTitle: "Unaanza kitu kipya?",
  beginAnyway: "Anza",

  nextGame: "Mchezo unaofuata",
  playItAgain: "Ucheze tena",
  newMatch: "Mechi mpya",
  scoreSoFar: "Mechi hadi sasa",
  finalScore: "Mechi",
  points: (n) => number(n),
  goal,
  winsMatch: (who) => `${who} ameshinda mechi.`,
  matchDrawn: "Mechi ni sare.",
  starts: (who) => `${who} anaanza mchezo unaofuata.`,
  startsByLot: "Kura itaamua nani aanze mchezo unaofuata.",
  startsAgain: (who) => `Mchezo huu hauhesabiwi. Unachezwa tena, na ${who} anaanza tena.`,

  tableTitle: (game) => `Mechi ya ${gameTexts[game].name}`,
  table: {
    number: "Mchezo",
    starter: "Zamu ya kwanza",
    ended: "Uliisha kwa",
    points: "Pointi",
    score: "Jumla",
    length: "Zamu",
    again: "umechezwa tena",
    brief: (starter, played) => `${starter} kwanza, ${turns(played).replace(" ", "\u00a0")}`,
    watch: (n) => `Tazama mchezo ${number(n)}`,
  },
  noGames:
    "Bado hakuna mchezo wa mechi hii uliokwisha. Michezo iliyokwisha huorodheshwa hapa, na inaweza kutazamwa tena.",
  allGames: "Michezo yote ya mechi",
  backToGame: "Rudi mchezoni",
  onTheBoard: (played) =>
    played === 0
      ? "Mchezo unaofuata unakaribia kuanza."
      : `Mchezo unaofuata uko ubaoni: ${turnsPlayed(played)}.`,
  replayTitle: (n) => `Mchezo ${number(n)} wa mechi`,
  previousGame: "Mchezo uliotangulia",
  followingGame: "Mchezo unaofuata",
  noSuchGame: "Hakuna mchezo kama huo katika mechi hii.",

  link: {
    title: (game) => `Mchezo wa ${gameTexts[game].name} kutoka kwenye kiungo`,
    about:
      "Unaweza kuutazama, kuupitia na kujaribu zamu. Mchezo wako mwenyewe unabaki kama ulivyo.",
    playOn: "Endelea kucheza kutoka hapa",
    startInstead: "Badala yake, huu ni mwanzo wa mchezo.",
    mine: "Kwenye mchezo wangu",
  },
};
