import type { AllTexts, OptionText } from "../en";
import { counted, number, seeds } from "./numbers";

/** French for the rule options. */

const onOff = (on: string, off: string) => ({ on, off });

const ownChoice = "Choix de ce projet.";
const openInKlamroth = "Choix de ce projet : Klamroth 1911 n’en dit rien.";

const nextStart: OptionText = {
  name: "Partie suivante",
  about: "Qui commence la partie suivante d’un match.",
  source: "Oware Society et Mancala World : le gagnant commence.",
  values: {
    alternate: "les joueurs alternent",
    loser: "le perdant commence",
    winner: "le gagnant commence",
    lot: "tirage au sort",
  },
  short: (value) =>
    ({
      alternate: "les joueurs commencent à tour de rôle",
      lot: "tirage au sort à chaque partie",
      loser: "le perdant commence la partie suivante",
      winner: "le gagnant commence la partie suivante",
    })[value],
};
const repetition: OptionText = {
  name: "Répétition",
  about: "Quand le retour d’une position termine la partie.",
  source:
    "La deuxième fois : OpenSpiel et PlayStrategy. Bennett 1927 laisse les joueurs en convenir.",
  values: { second: "la deuxième fois", third: "la troisième fois", off: "jamais" },
  short: (value) =>
    value === "off" ? "pas de fin par répétition" : "fin à la troisième répétition",
};
const neverEnding: OptionText = {
  name: "Coups sans fin",
  about: "Ce que signifie un coup qui ne finit jamais.",
  source:
    "Règle de tournoi, Mancala World et Wikipédia : après trois minutes, la partie est annulée.",
  values: {
    annul: "la partie est annulée",
    draw: "la partie est nulle",
    moverLoses: "qui le joue perd",
    illegal: "il ne peut pas être joué",
  },
  short: (value) => (value === "illegal" ? "pas de coups sans fin" : "un coup sans fin perd"),
};
const firstPlayer: OptionText = {
  name: "Premier joueur",
  about: "Qui commence la première partie.",
  source: "Oware Society : à pile ou face, ou d’un commun accord.",
  values: { lot: "tirage au sort", south: "Sud", north: "Nord" },
  short: (value) => (value === "north" ? "Nord commence" : "Sud commence"),
};
const plyCap: OptionText = {
  name: "Limite de coups",
  about:
    "Après ce nombre de coups, la partie finit telle qu’elle est, si une répétition ne l’a pas terminée avant.",
  source: ownChoice,
  values: {},
  short: (value) => `au plus ${counted(Number(value), "coup", "coups")}`,
};
const reverseAbout =
  "Depuis les deux colonnes les plus à gauche, un semis peut aller dans le sens horaire s’il capture directement.";
const allowedOrNot = onOff("permis", "pas permis");

export const options: AllTexts["options"] = {
  grandSlam: {
    name: "Grand chelem",
    about: "Ce qu’il advient d’un coup qui prendrait toutes les graines de l’adversaire.",
    source:
      "Il ne prend rien : Fédération mondiale d’oware, Mind Sports Olympiad. Il ne peut pas être joué : Wari, Bennett 1927.",
    values: {
      noCapture: "il ne prend rien",
      illegal: "il ne peut pas être joué tant qu’il y a un autre coup",
      allowed: "tout est pris",
      allowedIfWins: "tout est pris si cela gagne, sinon rien",
      opponentGetsRest: "tout est pris et l’adversaire reçoit le reste",
      leaveLast: "tout est pris sauf la case où la dernière graine est tombée",
    },
    short: (value) =>
      ({
        illegal: "pas de grands chelems",
        allowed: "les grands chelems prennent tout",
        allowedIfWins: "grands chelems seulement pour gagner",
        opponentGetsRest: "après un grand chelem, l’adversaire reçoit le reste",
        leaveLast: "les grands chelems laissent une case",
      })[value],
  },
  mustFeed: {
    name: "Nourrir",
    about: "Si un joueur doit donner des graines à un adversaire qui n’en a pas.",
    source: "Toutes les sources le demandent.",
    values: onOff("c’est obligatoire, si possible", "ce n’est pas obligatoire"),
    short: () => "pas d’obligation de nourrir",
  },
  repetition,
  "bao-kigogo.repetition": { ...repetition, source: openInKlamroth },
  leftovers: {
    name: "Graines restantes",
    about: "Qui reçoit les graines encore sur le plateau quand un joueur ne peut pas jouer.",
    source:
      "Son propre côté : Fédération mondiale d’oware, OpenSpiel, Aalina. L’adversaire : Mancala World, mot pour mot.",
    values: {
      ownSide: "chaque joueur, celles de son côté",
      opponent: "l’adversaire de ce joueur",
      unscored: "personne",
    },
    short: (value) =>
      value === "opponent"
        ? "l’adversaire de qui ne peut pas jouer reçoit le reste"
        : "les graines restantes ne comptent pour personne",
  },
  plyCap,
  "omweso.plyCap": {
    ...plyCap,
    about: "Après ce nombre de coups sans résultat, la partie est annulée.",
  },
  play: {
    name: "Durée",
    about: "Si la partie finit dès qu’elle est décidée.",
    source: "Jusqu’à 25 : Oware Society. Jusqu’au bout : Wari, Bennett 1927.",
    values: { to25: "jusqu’à 25 graines", out: "jusqu’au bout" },
    short: () => "jouée jusqu’au bout",
  },
  matchFormat: {
    name: "Format du match",
    about: "Combien de parties font un match.",
    source: "Mancala World seul.",
    values: {
      single: "une partie",
      antigua: "six victoires ou trois d’avance (Antigua)",
      bestOf3: "au meilleur des trois",
      bestOf5: "au meilleur des cinq",
      yoruba: "trois victoires de suite (Yoruba)",
      kumasi: "cinq victoires (Kumasi)",
    },
    short: (value) =>
      ({
        antigua: "jusqu’à six victoires ou trois d’avance",
        bestOf3: "au meilleur des trois",
        bestOf5: "au meilleur des cinq",
        yoruba: "jusqu’à trois victoires de suite",
        kumasi: "jusqu’à cinq victoires",
      })[value],
  },
  nextStart,
  "omweso.nextStart": { ...nextStart, source: ownChoice },
  firstPlayer,
  "bao-kigogo.firstPlayer": {
    ...firstPlayer,
    about: "Qui commence la première partie ; dans une série, les joueurs alternent.",
    source: openInKlamroth,
  },
  setup: {
    name: "Disposition",
    about: "Comment les 32 graines de chaque joueur sont placées au départ.",
    source:
      "Libre : Shackell 1934, Mancala World. Quatre dans chaque case arrière, ou deux partout : Wikipédia.",
    values: {
      back4: "quatre dans chaque case arrière",
      front4: "quatre dans chaque case avant",
      two16: "deux dans chaque case",
      free: "chaque joueur dispose les siennes",
    },
    short: (value) =>
      ({
        front4: "quatre dans chaque case avant",
        two16: "deux dans chaque case",
        free: "disposition libre",
      })[value],
  },
  setupCap: {
    name: "Maximum par case",
    about: "Combien de graines une case peut contenir dans une disposition libre.",
    source: "Dix : Mancala World seul. Shackell 1934 ne fixe pas de limite.",
    values: { none: "pas de limite" },
    short: (value) =>
      value === "none"
        ? "autant de graines qu’on veut par case"
        : `au plus ${seeds(Number(value))} par case`,
  },
  setupOrder: {
    name: "Ordre des dispositions",
    about: "Si le second joueur voit la première disposition.",
    source: "À la vue de tous, l’un après l’autre : Mancala World, Wikipédia.",
    values: { open: "à la vue de tous", hidden: "cachées, puis dévoilées" },
    short: () => "dispositions cachées",
  },
  "reverse.start": {
    name: "Sens inverse : premier semis",
    about: `${reverseAbout} Ceci concerne le premier semis d’un coup.`,
    source: "Shackell 1934, Mancala World, Wikipédia.",
    values: allowedOrNot,
    short: () => "pas de premier semis en sens inverse",
  },
  "reverse.afterReverseCapture": {
    name: "Sens inverse : après une capture horaire",
    about: `${reverseAbout} Ceci concerne les graines qu’un semis horaire vient de prendre.`,
    source: "Mancala World, Wikipédia.",
    values: allowedOrNot,
    short: () => "pas de sens inverse après une capture horaire",
  },
  "reverse.relay": {
    name: "Sens inverse : relais",
    about: `${reverseAbout} Ceci concerne les relais.`,
    source: "Mancala World.",
    values: allowedOrNot,
    short: () => "pas de relais en sens inverse",
  },
  "reverse.afterForwardCapture": {
    name: "Sens inverse : après une capture antihoraire",
    about: `${reverseAbout} Ceci concerne les graines qu’un semis antihoraire vient de prendre.`,
    source: "Choix de ce projet, par analogie avec les relais.",
    values: allowedOrNot,
    short: () => "pas de sens inverse après une capture antihoraire",
  },
  akakyala: {
    name: "Akakyala",
    about:
      "Une victoire par deux captures avant la première de l’adversaire, si on en est convenu avant la partie.",
    source: "Mancala World : « akakyala », seulement si on en est convenu.",
    values: {
      off: "non convenu",
      turns: "en deux coups",
      captures: "en deux coups, ou deux fois en un seul",
    },
    short: (value) => (value === "captures" ? "akakyala, aussi en un seul coup" : "akakyala"),
  },
  frontCleared: {
    name: "Rangée avant vidée",
    about: "Si capturer les dernières graines de la rangée avant de l’adversaire fait gagner.",
    source: "Mancala World seul : « okutema ».",
    values: onOff("fait gagner", "ne fait pas gagner"),
    short: () => "vider la rangée avant ne gagne pas",
  },
  emitweEbiri: {
    name: "Emitwe-ebiri",
    about:
      "« Deux têtes » : une victoire par la capture des deux colonnes extrêmes de l’adversaire.",
    source:
      "Mancala World : « emitwe-ebiri » ; Wikipédia : les deux bouts du plateau en un seul coup. Les quatre coins : reconstitué.",
    values: {
      sameTurn: "dans un même coup",
      cornersEmpty: "quand les quatre coins sont vides",
      off: "ne fait pas gagner",
    },
    short: (value) =>
      value === "off" ? "pas d’emitwe-ebiri" : "emitwe-ebiri par quatre coins vides",
  },
  akawumbiPoints: {
    name: "Akawumbi",
    about: "Ce que vaut la prise de la dernière graine de l’adversaire dans une colonne extrême.",
    source: "Mancala World : « akawumbi », 12 points.",
    values: { "12": "tout le match", "6": "six points" },
    short: () => "akawumbi vaut six points",
  },
  firstTurnCapture: {
    name: "Capturer au premier coup",
    about: "Si un joueur peut capturer à son premier coup d’une partie.",
    source:
      "Mancala World parle du premier coup du match ; les parties enregistrées s’accordent avec le premier coup de chaque joueur à chaque partie.",
    values: {
      banned: "personne ne le peut",
      bannedFirstPlayer: "le premier joueur ne le peut pas",
      allowed: "permis",
    },
    short: (value) =>
      value === "allowed"
        ? "captures dès le premier coup"
        : "seul le premier joueur attend pour capturer",
  },
  okwesera: {
    name: "Okwesera",
    about:
      "Un petit semis d’ouverture : trois graines, deux dans la case suivante et une dans celle d’après.",
    source: "Mancala World : « okwesera », en tournoi « okukoneeza ».",
    values: onOff("joué", "pas joué"),
    short: () => "pas d’okwesera",
  },
  neverEnding,
  "bao-kigogo.neverEnding": { ...neverEnding, source: openInKlamroth },
  lapCap: {
    name: "Limite de semis",
    about: "Un coup qui demanderait plus de semis que cela compte comme un coup sans fin.",
    source: ownChoice,
    values: {},
    short: (value) => `sans fin après ${number(Number(value))} semis`,
  },
  matchPoints: {
    name: "Points du match",
    about: "Le match revient au premier joueur qui a ce nombre de points ou plus.",
    source: "Mancala World seul : 12 points.",
    values: {},
    short: (value) => `jusqu’à ${counted(Number(value), "point", "points")}`,
  },
  singleCaptures: {
    name: "Les graines seules capturent",
    about: "Si une graine seule qui se déplace peut capturer.",
    source:
      "D’après le hawalis (de Voogt 2003) et le njombwa (Sanderson 1913) ; Klamroth 1911 laisse la question ouverte.",
    values: onOff("oui", "non"),
    short: () => "les graines seules ne capturent rien",
  },
};
