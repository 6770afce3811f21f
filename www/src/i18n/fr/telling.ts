import type { EndingFacts, TellingTexts } from "../en";
import { blitz } from "./blitz";
import {
  capital,
  counted,
  de,
  list,
  number,
  plural,
  seeds,
  spelled,
  spelledFeminine,
} from "./numbers";

// French for what happened in a game: turns, ends, and why a pit may not be played; and for the clock of blitz.

const refusals: TellingTexts["refusals"] = {
  "game-over": () => "La partie est terminée.",
  "no-such-pit": () => "Il n’y a pas de telle case sur ce plateau.",
  "not-your-pit": ({ pit }) => `${pit} appartient à l’autre joueur.`,
  "empty-pit": ({ pit }) => `${pit} est vide : il n’y a rien à semer.`,
  "too-few-seeds": ({ pit }) =>
    `Une seule graine dans ${pit} : un coup part d’au moins deux graines.`,
  "single-may-wait": ({ pit }) =>
    `${pit} contient une seule graine ; les graines seules ne bougent que si aucune case n’en contient plus.`,
  "single-blocked": ({ pit }) =>
    `La graine seule de ${pit} est bloquée : la case suivante n’est pas vide.`,
  "must-feed": ({ pit }) =>
    `Votre adversaire n’a pas de graines, et ${pit} n’atteint pas son côté. Jouez une case qui l’atteint.`,
  "grand-slam": ({ pit }) =>
    `${pit} capturerait toutes les graines de votre adversaire. Selon ces règles, cela ne peut être joué que s’il n’y a pas d’autre coup.`,
  "never-ending": ({ pit }) =>
    `Ce coup depuis ${pit} ne finirait jamais ; selon ces règles, il ne peut pas être joué.`,
  "too-many-choices": () => "Ce coup est écrit avec plus de choix de direction qu’il n’en a.",
  "no-okwesera": () => "Okwesera ne se joue pas selon ces règles.",
  "okwesera-needs-three": ({ pit, seeds: n }) =>
    `Okwesera demande exactement trois graines ; ${pit} en contient ${spelledFeminine(n)}.`,
  "okwesera-after-capture": () =>
    "Okwesera ne peut être joué que jusqu’à la première capture de la partie.",
  "no-lost-turn": () => "Un coup ne peut être perdu au temps qu’à l’omweso.",
  "bad-turn-text": () => "Ce n’est pas un coup dans la notation de ce jeu.",
};

const takesPoints = ({ winner, points }: EndingFacts): string =>
  points === null
    ? `${winner} gagne.`
    : `${winner} marque ${spelled(points)} ${plural(points, "point", "points")}.`;

const ownSides = "chaque joueur a pris les graines de son côté";
const unresolved =
  "Autour d’un vrai plateau, les joueurs ont trois minutes pour résoudre un tel coup ; ici, une limite de semis en tient lieu.";
const annulled = "La partie est annulée : elle ne rapporte rien et est rejouée.";

const endings: TellingTexts["endings"] = {
  majority: {
    name: "Majorité",
    about: ({ winner }) =>
      `${winner} a plus de la moitié de toutes les graines : rien ne peut plus y changer.`,
  },
  "no-move": {
    name: "Plus de coup",
    about: ({ hasStores, loser }) =>
      hasStores
        ? "Le joueur qui devait jouer n’avait pas de coup permis. Les greniers décident."
        : `${loser} n’a pas de coup permis et perd.`,
  },
  repetition: {
    name: "Répétition",
    about: ({ hasStores }) =>
      `La même position est revenue avec le même joueur au trait${hasStores ? ` : ${ownSides}.` : "."}`,
  },
  "ply-cap": {
    name: "Limite de coups",
    about: ({ hasStores }) =>
      hasStores
        ? `La limite de coups fixée pour cette partie a été atteinte : ${ownSides}.`
        : `La limite de coups fixée pour cette partie a été atteinte sans résultat. ${annulled}`,
  },
  bulijo: {
    name: "Bulijo",
    about: (facts) =>
      `${facts.loser} n’a aucune case de deux graines ou plus à semer. ${takesPoints(facts)}`,
  },
  "emitwe-ebiri": {
    name: "Okutema par emitwe-ebiri",
    about: (facts) =>
      `« Deux têtes » : ${facts.winner} a capturé dans les colonnes extrêmes, et les quatre cases de coin ${de(facts.loser)} sont vides. ${takesPoints(facts)}`,
  },
  "front-cleared": {
    name: "Okutema par la rangée avant vidée",
    about: (facts) =>
      `${facts.winner} a capturé les dernières graines de la rangée avant ${de(facts.loser)}. ${takesPoints(facts)}`,
  },
  akakyala: {
    name: "Akakyala",
    about: ({ turns, ...facts }) => {
      const by = turns.length > 0 ? ` avec ${list(turns)}` : "";
      return `Comme convenu avant la partie : ${facts.winner} a capturé deux fois${by}, avant toute capture ${de(facts.loser)}. ${takesPoints({ turns, ...facts })}`;
    },
  },
  akawumbi: {
    name: "Akawumbi",
    about: (facts) =>
      `${facts.loser} n’avait plus de graine, et la dernière capture était dans une colonne extrême. ${takesPoints(facts)}${facts.points === 12 ? " C’est tout le match." : ""}`,
  },
  "never-ending": {
    name: "Un coup sans fin",
    // It may have been struck rather than played, so it is spoken of in general.
    about: (facts) => {
      if (facts.isAnnulled) return `${unresolved} ${annulled}`;
      if (facts.isDraw) return "La partie est nulle.";
      return `Qui joue un tel coup perd. ${takesPoints(facts)}`;
    },
  },
  resigned: {
    name: "Abandon",
    about: (facts) => `${facts.loser} a abandonné la partie. ${takesPoints(facts)}`,
  },
  agreed: {
    name: "Fin d’un commun accord",
    about: ({ hasStores, isAnnulled }) => {
      const agreed = "Les joueurs ont convenu de finir ici";
      if (hasStores) return `${agreed} : ${ownSides}.`;
      return isAnnulled ? `${agreed}. ${annulled}` : `${agreed}.`;
    },
  },
};

const inClockwise = (clockwise: boolean): string => (clockwise ? ", dans le sens horaire" : "");

/** « deux graines dans C sont capturées et quittent le plateau » */
const takenOff = (n: number, pits: readonly string[]): string =>
  `${seeds(n)} dans ${list(pits)} ${plural(n, "est capturée et quitte", "sont capturées et quittent")} le plateau`;

const turn: TellingTexts["turn"] = {
  sows: (who, n, pit, clockwise) =>
    `${who} sème ${seeds(n)} depuis ${pit}${inClockwise(clockwise)}.`,
  okwesera: (who, pit, pits) =>
    `${who} joue okwesera depuis ${pit} : deux graines dans ${pits[0] ?? ""}, une dans ${pits[1] ?? ""}.`,
  relay: (pit, n, clockwise) =>
    `La dernière graine tombe dans ${pit}, qui est occupée : les ${seeds(n)} sont prises et semées à la suite${inClockwise(clockwise)}.`,
  captureToHand: (at, n, pits, from, clockwise) =>
    `La dernière graine tombe dans ${at}, qui est occupée ; en face, ${list(pits)} en contiennent aussi : ${seeds(n)} sont capturées et semées${clockwise ? " dans le sens horaire" : ""}, en commençant par la case qui suit ${from}.`,
  captureToStore: (at, n, pits) =>
    `La dernière graine tombe dans ${at} : ${seeds(n)} ${plural(n, "est capturée", "sont capturées")} dans ${list(pits)}.`,
  captureOff: (at, n, pits) =>
    `La dernière graine tombe dans la case vide ${at} : ${takenOff(n, pits)}.`,
  spared: (pits) =>
    `Cela capturerait toutes les graines de la rangée de l’adversaire, un grand chelem : ce qui est dans ${list(pits)} y reste.`,
  rests: (pit) => `La dernière graine tombe dans la case vide ${pit}.`,
  ends: (pit) => `La dernière graine tombe dans ${pit}.`,
  turnRests: (pit) => `Le coup finit dans la case vide ${pit}.`,
  summaryRests: (pit) => `Il finit dans la case vide ${pit}.`,
  summaryCaptureOff: (at, n, pits) => `Il finit dans la case vide ${at} : ${takenOff(n, pits)}.`,
  collects: (who, n, isOwnSide) => {
    const left = plural(n, "la graine restée", `les ${seeds(n)} restées`);
    return isOwnSide ? `${who} prend ${left} de son côté.` : `${who} prend ${left} sur le plateau.`;
  },
  neverEnding: (laps) =>
    `Après ${number(laps)} semis, le coup est interrompu, et les graines reviennent où elles étaient.`,
  lostOnTime: (who) => `${who} n’a pas commencé à temps et perd le coup.`,
  summary: (laps, captured) =>
    captured > 0
      ? `Le coup compte ${number(laps)} semis et capture ${counted(captured, "graine", "graines")}.`
      : `Le coup compte ${number(laps)} semis et ne capture rien.`,
  longSummary: (laps) => `Le coup compte ${number(laps)} semis.`,
  numbered: (n, text) => `${number(n)}. ${text}`,
};

const asking: TellingTexts["asking"] = {
  manner: {
    ask: (pit) => `Comment semer ${pit} ?`,
    ordinary: "Semis ordinaire",
    okwesera: "Okwesera",
    about:
      "Okwesera pose deux graines dans la case suivante et une dans celle d’après, et termine le coup.",
  },
  resign: (who) => `${who} abandonne ?`,
  agree: "Les deux joueurs conviennent-ils de finir la partie ici ?",
  /** Added where the game would end at an earlier turn. */
  givesUpLater: "Les coups suivants sont abandonnés.",
  keepPlaying: "Continuer à jouer",
  endGame: "Finir la partie",
};

const rules: TellingTexts["rules"] = {
  link: "La règle",
  named: (rule) => `Règle : ${rule}`,
};

export const telling: TellingTexts = { capital, asking, refusals, endings, rules, turn, blitz };
