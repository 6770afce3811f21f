import type { AllTexts } from "../en";
import { side } from "./first";
import { counted, number } from "./numbers";

/** French for the first screens of the page. */

type Page = AllTexts["page"];

const cards: Page["cards"] = {
  omweso: {
    people: "Buganda, Ouganda",
    size: [4, 8],
    blurb:
      "Quatre rangées, de longs relais, et des graines capturées qui se battent aussitôt pour vous.",
  },
  oware: {
    people: "Ghana et Caraïbes",
    size: [2, 6],
    blurb: "Deux rangées, un semis par coup, et tout à compter. Le mancala le plus connu de tous.",
  },
  "bao-kigogo": {
    people: "Les Gogo de Dodoma, Tanzanie",
    size: [4, 12],
    blurb:
      "Quatre rangées de douze, une lutte pour des colonnes entières, et des graines capturées qui ne reviennent jamais.",
  },
};

const homeNotes: Page["homeNotes"] = {
  unknown: "Cette page n’existe pas ici. Voici les jeux :",
};

export const page: Page = {
  title: "Empiki",
  heading: "Trois jeux de mancala d’Afrique",
  menu: "Menu",
  home: "Tous les jeux",
  choose: "Choisissez un jeu",
  intro:
    "Semer, relayer, capturer : à deux devant un plateau, ou seul contre l’ordinateur. Tout se passe dans ce navigateur, et rien n’est envoyé nulle part.",
  cards,
  homeNotes,
  todaysPuzzle: "Le problème du jour",
  underWay: (turns) => `En cours : ${counted(turns, "coup joué", "coups joués")}`,
  won: (who) => `Terminée : ${side[who]} a gagné`,
  drawn: "Terminée : partie nulle",
  annulled: "Terminée : annulée",
  newGame: "Nouvelle partie",
  rules: "Règles",
  takenOver: "Mis à jour depuis un autre onglet",
  settings: "Réglages",
  size: (rows, columns) => `${number(rows)} × ${number(columns)} cases`,
};
