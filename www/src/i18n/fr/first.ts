import type { EndingFacts, Texts } from "../en";
import { binding } from "./binding";
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

// French, as far as a board needs it from the beginning.

export const side: Texts["side"] = { south: "Sud", north: "Nord" };

export const games: Texts["games"] = {
  omweso: { name: "Omweso" },
  oware: { name: "Oware" },
  "bao-kigogo": { name: "Bao Kigogo" },
};

const refusals: Texts["refusals"] = {
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

const endings: Texts["endings"] = {
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

const errors: Texts["errors"] = {
  "engine-dead":
    "Le module qui connaît les règles s’est arrêté à cause d’une erreur de notre part. Votre partie est gardée : reprenez là où vous en étiez.",
  "load-failed":
    "Le module qui connaît les règles n’a pas pu être chargé. Vérifiez la connexion, puis réessayez. Si cela n’aide pas, rechargez la page ; un navigateur qui interdit WebAssembly ne peut pas jouer.",
  "engine-mixed":
    "Les parties de ce plateau sont de deux versions : le navigateur en a gardé une ancienne. Rechargez la page ; si cela ne suffit pas, videz le cache du navigateur.",
  "engine-spent":
    "Le module qui connaît les règles s’est encore arrêté à cause d’une erreur de notre part. Seule une page neuve peut le relancer : rechargez la page.",
  "bad-saved": "Ce n’est pas une partie qui a été gardée.",
  "thinking-failed":
    "Le module qui réfléchit n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.",
  "not-loaded":
    "Ce morceau du plateau n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.",
};

const inClockwise = (clockwise: boolean): string => (clockwise ? ", dans le sens horaire" : "");

/** « deux graines dans C sont capturées et quittent le plateau » */
const takenOff = (n: number, pits: readonly string[]): string =>
  `${seeds(n)} dans ${list(pits)} ${plural(n, "est capturée et quitte", "sont capturées et quittent")} le plateau`;

const turn: Texts["turn"] = {
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
  skippedLaps: (laps) => `${number(laps)} autres semis`,
  lap: (n, pit, end, clockwise, isLifted) =>
    `${number(n)} ${isLifted ? "depuis" : "après"} ${pit}${inClockwise(clockwise)}, jusqu’à ${end}`,
  lapCaptures: (n, pits) => `en capture ${number(n)} dans ${list(pits)}`,
  numbered: (n, text) => `${number(n)}. ${text}`,
  lapsTitle: (text) => `Les semis de ${text}`,
};

const board: Texts["board"] = {
  grid: (game) => `Plateau ${de(games[game].name)}`,
  pit: (owner, pit, n, isPlayable) => {
    const whose =
      owner === "own"
        ? `votre case ${pit}`
        : owner === "theirs"
          ? `case ${pit} de l’adversaire`
          : `case ${pit} ${de(side[owner])}`;
    const held = n === 0 ? "vide" : counted(n, "graine", "graines");
    return `${whose}, ${held}${isPlayable ? ", peut être jouée" : ""}`;
  },
  evidence: (isWon) => (isWon ? "montre la victoire" : "montre comment la partie a fini"),
  store: (who, n) => `grenier ${de(side[who])}, ${counted(n, "graine", "graines")}`,
  answer: (isClockwise, end) =>
    isClockwise ? `Sens horaire, jusqu’à ${end}` : `Sens antihoraire, jusqu’à ${end}`,
  count: number,
};

const status: Texts["status"] = {
  named: (name, who) => `${name} (${side[who]})`,
  toMove: (who) => `À ${who} de jouer`,
  wins: (who) => `${who} gagne`,
  draw: "Partie nulle",
  annulled: "Annulée",
  scores: (south, north) => `${number(south)} à ${number(north)}`,
  points: (n) => counted(n, "point", "points"),
  start: (who) => `Le premier coup est à ${who}.`,
  showing: (who) => `${who} sème`,
  notYours: (who) => `C’est à ${who} de jouer.`,
  evident: (name, pits) =>
    `${name}, comme le ${plural(pits, "montre la case entourée", "montrent les cases entourées")}`,
  loading: "Chargement des règles…",
  chooseDirection: "Dans quel sens ? Choisissez sur le plateau, ou reprenez le coup.",
  isAsked: "Choisissez d’abord une direction, ou reprenez le coup.",
};

const level: Texts["level"] = (n) => `Niveau ${number(n)}`;

const manner: Texts["manner"] = {
  ask: (pit) => `Comment semer ${pit} ?`,
  ordinary: "Semis ordinaire",
  okwesera: "Okwesera",
  about:
    "Okwesera pose deux graines dans la case suivante et une dans celle d’après, et termine le coup.",
};

const controls: Texts["controls"] = {
  playback: "Le coup montré",
  play: "Remontrer le dernier coup",
  resume: "Continuer",
  pause: "Pause",
  rewind: "Au début du coup",
  skip: "À la fin du coup",
  seedBack: "Une graine en arrière",
  seedOn: "Une graine en avant",
  lapBack: "Un semis en arrière",
  lapOn: "Un semis en avant",
  lap: (lap, laps) => `Semis ${number(lap)} sur ${number(laps)}`,
  noLap: "",
  speed: "Vitesse",
  speedOf: (factor) => `${number(factor)}×`,
  instant: "Direct",
  game: "La partie",
  undo: "Annuler",
  redo: "Rétablir",
  flip: "Retourner",
  resign: "Abandonner",
  agree: "Finir d’un commun accord",
  hint: "Conseil",
  keys: "Touches",
  laps: "Tous les semis",
  more: "Plus",
  moves: "Coups",
  movesStart: "Début",
  cancel: "Annuler",
  takeBack: "Reprendre",
  close: "Fermer",
  askResign: (who) => `${who} abandonne ?`,
  givesUpLater: "Les coups suivants sont abandonnés.",
  askAgree: "Les deux joueurs conviennent-ils de finir la partie ici ?",
  keepPlaying: "Continuer à jouer",
  agreeEnd: "Finir la partie",
  restart: "Reprendre ici",
  reload: "Recharger la page",
  retry: "Réessayer",
  showGame: "Regarder",
  stopGame: "Arrêter",
};

export const first: Texts = {
  lang: "fr",
  direction: "ltr",
  nativeName: "Français",
  isReviewed: false,
  number,
  spelled,
  seeds,
  capital,
  list,
  side,
  games,
  refusals,
  endings,
  errors,
  noValue: (name, found, allowed) =>
    `« ${found} » n’est pas une valeur de ${name}. Valeurs permises : ${allowed}.`,
  turn,
  board,
  status,
  level,
  manner,
  controls,
  binding,
  blitz,
};
