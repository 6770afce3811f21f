import type { AllTexts } from "../en";
import { counted, number } from "./numbers";

/** French for the way of a game through the page. */

type Flow = AllTexts["flow"];

const figures: Flow["figures"] = (south, north) => `${number(south)} – ${number(north)}`;

export const flow: Flow = {
  trouble: {
    refused:
      "Ce navigateur ne conserve rien : vos parties et vos réglages ne durent qu’autant que cette page est ouverte.",
    full: "Ce navigateur n’a plus de place. Ce qu’il conservait reste tel quel ; ce que vous faites maintenant ne dure qu’autant que cette page est ouverte.",
    aside:
      "Quelque chose de conservé ici est abîmé, ou a été écrit par une autre version de cette page, et n’a pas pu être lu. C’est mis de côté dans ce navigateur, pas effacé.",
    newer:
      "Une version plus récente de cette page, dans un autre onglet, a conservé quelque chose que celle-ci ne peut pas lire. Rechargez cette page : d’ici là, ce que vous faites ici ne dure qu’autant qu’elle est ouverte.",
  },
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
  records: "Enregistrements",
};
