import type { AllTexts } from "../en";
import { counted } from "./numbers";

/** French for the form of a new game. */

type Form = AllTexts["form"];

const presets: Form["presets"] = {
  omweso: {
    standard: {
      name: "Standard",
      about: "Quatre graines dans chaque case arrière, prêt à jouer ; 12 points gagnent le match.",
      source: "Mancala World ; le départ d’après Wikipédia.",
    },
    tournament: {
      name: "Tournoi",
      about:
        "Chaque joueur dispose 32 graines comme il lui plaît, au plus dix par case ; puis jusqu’à 12 points.",
      source: "Mancala World, Wikipédia.",
    },
    shackell: {
      name: "Mweso, 1934",
      about:
        "Les plus anciennes règles écrites : disposition sans limite, captures dès le premier coup, et qui ne peut plus jouer a perdu.",
      source: "R. S. Shackell 1934, tel que Ludii consigne « Mweso ».",
    },
    plain: {
      name: "Simple",
      about:
        "Toujours dans le sens antihoraire, sans semis d’ouverture, sans victoire à deux points : le cœur du jeu, idéal pour débuter.",
      source:
        "Le jeu de base d’un moteur universitaire, vérifié sur 383 de ses parties enregistrées.",
    },
  },
  oware: {
    abapa: {
      name: "Abapa (Fédération mondiale d’oware)",
      about: "Le jeu sérieux du Ghana et des Caraïbes, tel qu’il se joue en championnat.",
      source: "Oware Society, Fédération mondiale d’oware, Mind Sports Olympiad.",
    },
    international: {
      name: "Match international",
      about: "Abapa, et le match se gagne au meilleur des cinq parties.",
      source: "Mancala World.",
    },
    antigua: {
      name: "Match d’Antigua",
      about: "Abapa, jusqu’à six victoires ou trois parties d’avance.",
      source: "Mancala World.",
    },
    wari: {
      name: "Wari, 1927",
      about:
        "Un grand chelem ne peut pas être joué, et la partie continue jusqu’à la dernière graine ou jusqu’à ce que vous conveniez d’y mettre fin.",
      source: "G. T. Bennett 1927, tel que Ludii consigne « Wari ».",
    },
    mancalaWorld: {
      name: "Mancala World",
      about:
        "Abapa, mais qui ne peut plus jouer laisse toutes les graines restantes à l’adversaire.",
      source: "Mancala World, mot pour mot.",
    },
  },
  "bao-kigogo": {
    standard: {
      name: "Standard",
      about:
        "Les règles telles qu’elles ont été relevées à Mpwapwa, complétées d’après les jeux apparentés.",
      source: "Mancala World d’après M. Klamroth 1911 ; Hawalis et Njombwa.",
    },
  },
};

const modes: Form["modes"] = {
  classical: {
    name: "Classique",
    about: "Sans pendule, et les coups peuvent être repris.",
  },
  contract: {
    name: "Contrat",
    about: "Une graine change de main, signe que chaque coup engage : rien n’est repris.",
  },
  blitz: {
    name: "Blitz",
    about: "Trois secondes pour commencer un coup, sinon il est perdu ; rien n’est repris.",
  },
};

/** What is known of these ways to play in a game that is not theirs. */
const courtesy =
  "Elles viennent de l’omweso ; elles sont offertes ici à titre gracieux. Le blitz demande des coups qui peuvent se perdre, et seul l’omweso en a.";

const lot: Form["lot"] = {
  title: "Qui commence ?",
  about: (who) =>
    `Une graine, deux mains fermées. ${who} en choisit une : qui a la graine commence.`,
  hands: "Les deux mains",
  left: "Main gauche",
  right: "Main droite",
  skip: "Passer",
  go: "Commencer",
  found: (hand, who) =>
    `La graine était dans la main ${hand === "left" ? "gauche" : "droite"} : ${who} commence.`,
  skipped: (who) => `${who} commence.`,
};

export const form: Form = {
  game: "Jeu",
  presets,
  preset: "Règles",
  own: {
    name: "Les vôtres",
    about: "Chaque règle est à votre choix.",
  },
  players: "Joueurs",
  playersNote: "Les noms sont facultatifs.",
  playerOf: { south: "Nom de Sud", north: "Nom de Nord" },
  mode: "Façon de jouer",
  modes,
  modesNote: { omweso: "", oware: courtesy, "bao-kigogo": courtesy },
  groups: {
    setup: "Mise en place",
    match: "Match",
    play: "Jeu",
    end: "Fin d’une partie",
    limits: "Limites",
  },
  allRules: "Toutes les règles",
  changedCount: (n) => (n === 0 ? "" : counted(n, "modifiée", "modifiées")),
  isDefault: "par défaut",
  changed: "Modifiée",
  backToDefault: "Valeur par défaut",
  backToDefaultOf: (option) => `${option} : revenir à la valeur par défaut`,
  range: (least, most, byDefault) => `${least} à ${most} ; ${byDefault} par défaut`,
  outOfRange: (least, most) => `Un nombre entier de ${least} à ${most}.`,
  onlyWith: (option, value) => `N’a d’effet qu’avec ${option} : ${value}.`,
  summary: "Votre partie",
  defaultRules: "Les règles par défaut",
  differs: (items, more) =>
    [...items, ...(more > 0 ? [counted(more, "autre", "autres")] : [])].join(" · "),
  valueOf: (option, value) => `${option} : ${value}`,
  start: "Commencer",
  cancel: "Annuler",
  lot,
};
