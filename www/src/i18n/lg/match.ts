import type { GameId } from "../../engine/types";
import type { AllTexts } from "../en";
import { games } from "./first";
import { number, of, plural, turns } from "./numbers";

type Match = AllTexts["match"];

/** “Omuzannyo gwo ogw’Oware”, “Empaka zo ez’Oware” */
const yourGame = (game: GameId): string => `Omuzannyo gwo ${of("ogw", games[game].name)}`;
const yourMatch = (game: GameId): string => `Empaka zo ${of("ez", games[game].name)}`;

/** “nga muwedde emizannyo 2” */
const finishedGames = (n: number): string =>
  `nga ${plural(n, "guwedde omuzannyo", "giwedde emizannyo")} ${number(n)}`;

const goal: Match["goal"] = ({ kind, points, lead }) => {
  if (points === null || kind === "single") return "";
  if (kind === "row")
    return `Awangula emizannyo ${number(points)} egiddiriŋŋana y’awangula empaka.`;
  const first = `Asooka okutuuka ku ${number(points)}`;
  return lead === null
    ? `${first} y’awangula empaka.`
    : `${first}, oba okukulembera n’enjawulo ya ${number(lead)}, y’awangula empaka.`;
};

export const match: Match = {
  lossGame: (game, played) => `${yourGame(game)}, oguzannyiddwako ${turns(played)}, gujja kubula.`,
  lossMatch: (game, finished, played) =>
    played === 0
      ? `${yourMatch(game)}, ${finishedGames(finished)}, zijja kubula.`
      : `${yourMatch(game)}, ${finishedGames(finished)} era ng’oguddako guzannyiddwako ${turns(played)}, zijja kubula.`,
  lossArranging: (game, finished) =>
    finished === 0
      ? `Empiki z’osengekedde omuzannyo ${of("gw", games[game].name)} zijja kubula.`
      : `${yourMatch(game)}, ${finishedGames(finished)} era ng’ez’oguddako zisengekeddwa, zijja kubula.`,
  lossTitle: "Otandike ekipya?",
  beginAnyway: "Tandika",

  nextGame: "Omuzannyo oguddako",
  playItAgain: "Guddemu",
  newMatch: "Empaka empya",
  scoreSoFar: "Empaka we zituuse",
  finalScore: "Empaka",
  points: (n) => number(n),
  goal,
  winsMatch: (who) => `${who} awangudde empaka.`,
  matchDrawn: "Empaka ziwedde mu maliri.",
  starts: (who) => `${who} y’atandika omuzannyo oguddako.`,
  startsByLot: "Anaatandika omuzannyo oguddako alondebwa na kalulu.",
  startsAgain: (who) => `Omuzannyo guno tegubalibwa. Guddibwamu, era ${who} y’addamu okutandika.`,

  tableTitle: (game) => `Empaka ${of("z", games[game].name)}`,
  table: {
    number: "Omuzannyo",
    starter: "Eyasooka",
    ended: "Engeri gye gwaggwa",
    points: "Obubonero",
    score: "Omugatte",
    length: "Emirundi",
    again: "guddiddwamu",
    brief: (starter, played) => `${starter} ye yasooka, ${turns(played).replace(" ", "\u00a0")}`,
    watch: (n) => `Laba omuzannyo ${number(n)}`,
  },
  noGames:
    "Tewannaba muzannyo gwa mpaka zino guwedde. Egiwedde giragibwa wano, era giyinza okuddamu okulabibwa.",
  allGames: "Emizannyo gy’empaka gyonna",
  backToGame: "Dda ku muzannyo",
  onTheBoard: (played) =>
    played === 0
      ? "Omuzannyo oguddako gunaatera okutandika."
      : `Omuzannyo oguddako guli ku lubaawo: guzannyiddwako ${turns(played)}.`,
  replayTitle: (n) => `Omuzannyo ${number(n)} ogw’empaka`,
  previousGame: "Omuzannyo oguyise",
  followingGame: "Omuzannyo oguddako",
  noSuchGame: "Mu mpaka zino temuli muzannyo ng’ogwo.",

  link: {
    title: (game) => `Omuzannyo ${of("gw", games[game].name)} oguvudde ku linki`,
    about:
      "Oyinza okugutunuulira, okuguyitamu n’okugeza emirundi. Omuzannyo gwo gusigala nga bwe guli.",
    playOn: "Weeyongere okuzannya wano",
    startInstead: "Mu kifo kyagwo, eno ye ntandikwa y’omuzannyo.",
    mine: "Ku muzannyo gwange",
  },
};
