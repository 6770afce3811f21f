import type { AllTexts } from "../en";
import { counted, number } from "./numbers";

/** French for the way of a game through the page. */

type Flow = AllTexts["flow"];

const figures: Flow["figures"] = (south, north) => `${number(south)} – ${number(north)}`;

export const flow: Flow = {
  close: "Fermer",
  loading: "Un instant…",
  notLoaded:
    "Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.",
  failed:
    "Cela n’a pas pu être montré à cause d’une erreur de notre part. Ce que vous avez joué est gardé : rechargez la page.",

  match: "Match",
  figures,
  score: (south, north, target) =>
    target === null ? figures(south, north) : `${figures(south, north)} sur ${number(target)}`,
  scoreNamed: (south, score, north, target) =>
    `${south} · ${score} · ${north}${target === null ? "" : `, sur ${number(target)}`}`,
  inARow: (names, [south, north], of) => {
    const row = Math.max(south, north);
    const who = row === 0 ? "" : `${names[south > 0 ? "south" : "north"]} : `;
    return `${who}${counted(row, "victoire", "victoires")} de suite${of === null ? "" : ` sur ${number(of)}`}`;
  },
  scoreTold: (south, a, north, b) => `Le match : ${south} ${number(a)}, ${north} ${number(b)}.`,
  cardMatch: (south, north, target) =>
    target === null
      ? `Série : ${figures(south, north)}`
      : `Match en ${number(target)} : ${figures(south, north)}`,
  cardLot: "La partie suivante va commencer",
  cardArranging: "Les graines sont en train d’être disposées",

  result: "Résultat",
  analyse: "Analyser",
  alone: "Jouer contre l’ordinateur",
  learn: "Apprendre",
  records: "Enregistrements",
};
