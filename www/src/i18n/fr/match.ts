import type { GameId } from "../../engine/types";
import type { AllTexts } from "../en";
import { games as gameTexts } from "./first";
import { counted, de, number } from "./numbers";

/** French for matches, for what follows a game, and for games in links. */

type Match = AllTexts["match"];

const of = (game: GameId): string => de(gameTexts[game].name);
const turns = (n: number): string => counted(n, "coup", "coups");
const turnsPlayed = (n: number): string => counted(n, "coup joué", "coups joués");
const gamesFinished = (n: number): string => counted(n, "partie terminée", "parties terminées");

/** What wins a match; empty for a single game, and for a series without an end. */
const goal: Match["goal"] = ({ kind, points, lead }) => {
  if (points === null || kind === "single") return "";
  if (kind === "row") return `${number(points)} victoires de suite gagnent le match.`;
  const first = `Qui atteint ${number(points)} en premier`;
  return lead === null
    ? `${first} gagne le match.`
    : `${first}, ou mène de ${number(lead)}, gagne le match.`;
};

export const match: Match = {
  lossGame: (game, played) => `Votre partie ${of(game)}, avec ${turnsPlayed(played)}, sera perdue.`,
  lossMatch: (game, finished, played) =>
    played === 0
      ? `Votre match ${of(game)}, avec ${gamesFinished(finished)}, sera perdu.`
      : `Votre match ${of(game)}, avec ${gamesFinished(finished)} et ${turnsPlayed(played)} dans la suivante, sera perdu.`,
  lossArranging: (game, finished) =>
    finished === 0
      ? `Les graines que vous avez disposées pour ${gameTexts[game].name} seront perdues.`
      : `Votre match ${of(game)}, avec ${gamesFinished(finished)} et des graines disposées pour la suivante, sera perdu.`,
  lossTitle: "Commencer autre chose ?",
  beginAnyway: "Commencer",

  nextGame: "Partie suivante",
  playItAgain: "La rejouer",
  newMatch: "Nouveau match",
  scoreSoFar: "Le match jusqu’ici",
  finalScore: "Le match",
  points: (n) => number(n),
  goal,
  winsMatch: (who) => `${who} gagne le match.`,
  matchDrawn: "Le match est nul.",
  starts: (who) => `${who} commence la partie suivante.`,
  startsByLot: "Un tirage au sort décide qui commence la partie suivante.",
  startsAgain: (who) =>
    `Cette partie ne compte pas. Elle est rejouée, et ${who} commence de nouveau.`,

  tableTitle: (game) => `Le match ${of(game)}`,
  table: {
    number: "Partie",
    starter: "Premier coup",
    ended: "Fin",
    points: "Points",
    score: "Score",
    length: "Coups",
    again: "rejouée",
    brief: (starter, played) => `${starter} d’abord, ${turns(played).replace(" ", "\u00a0")}`,
    watch: (n) => `Voir la partie ${number(n)}`,
  },
  noGames:
    "Aucune partie de ce match n’est encore terminée. Les parties terminées apparaissent ici et peuvent être revues.",
  allGames: "Toutes les parties du match",
  backToGame: "Retour à la partie",
  onTheBoard: (played) =>
    played === 0
      ? "La partie suivante va commencer."
      : `La partie suivante est sur le plateau : ${turnsPlayed(played)}.`,
  replayTitle: (n) => `Partie ${number(n)} du match`,
  previousGame: "La partie précédente",
  followingGame: "La partie suivante",
  noSuchGame: "Il n’y a pas de telle partie dans ce match.",

  link: {
    title: (game) => `Une partie ${of(game)} reçue par un lien`,
    about:
      "Vous pouvez la regarder, la parcourir et essayer des coups. Votre propre partie reste comme elle est.",
    playOn: "Continuer à partir d’ici",
    startInstead: "Voici le début de la partie à la place.",
    mine: "Vers ma propre partie",
  },
};
