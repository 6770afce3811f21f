import type { Texts } from "../en";
import { binding } from "./binding";
import { counted, de, list, number, plural } from "./numbers";

// French, as far as a board needs it from the beginning.

export const side: Texts["side"] = { south: "Sud", north: "Nord" };

export const games: Texts["games"] = {
  omweso: { name: "Omweso" },
  oware: { name: "Oware" },
  "bao-kigogo": { name: "Bao Kigogo" },
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
  picture: "Copier l’image",
  resign: "Abandonner",
  agree: "Finir d’un commun accord",
  hint: "Conseil",
  keys: "Touches",
  explain: "Expliquer",
  more: "Plus",
  moves: "Coups",
  movesStart: "Début",
  cancel: "Annuler",
  takeBack: "Reprendre",
  close: "Fermer",
  restart: "Reprendre ici",
  reload: "Recharger la page",
  retry: "Réessayer",
  watch: "Regarder",
  stopGame: "Arrêter",
};

export const first: Texts = {
  lang: "fr",
  direction: "ltr",
  nativeName: "Français",
  isReviewed: false,
  number,
  list,
  side,
  games,
  errors,
  noValue: (name, found, allowed) =>
    `« ${found} » n’est pas une valeur de ${name}. Valeurs permises : ${allowed}.`,
  board,
  status,
  level,
  controls,
  binding,
};
