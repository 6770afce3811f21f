import type { AllTexts } from "../en";
import { counted, de, number } from "./numbers";

/** French for records of games: to copy, save, share, paste and open. */

type Records = AllTexts["records"];

const games = (n: number): string => counted(n, "partie", "parties");

const notices: Records["notices"] = {
  "comments-left-out": (what) =>
    `Le lien serait trop long pour certains programmes : les commentaires n’y sont pas (${what}). L’enregistrement les garde.`,
  "tags-left-out": (what) => `Ces balises ne sont pas dans le lien : ${what}.`,
  "variations-dropped": (what) =>
    `Les variantes ne sont pas gardées ici : ${counted(Number(what), "a été retirée", "ont été retirées")}.`,
  "first-comment-left-out": () =>
    "Le commentaire avant le premier coup n’y est pas : l’OGN n’a pas de place pour lui.",
  "resignation-left-out": () =>
    "L’OGN ne peut pas dire qu’un joueur a abandonné : il ne donne que les graines.",
};

const thisGame: Records["thisGame"] = {
  name: "Cette partie",
  form: "Écrite en",
  forms: { record: "Notation", ogn: "OGN", link: "Lien" },
  about: {
    record: "La notation de cette page, pour les trois jeux. Tout y est.",
    ogn: "Pour les programmes d’oware qui lisent l’OGN, comme Aualé.",
    link: "Toute la partie est dans l’adresse. Rien n’est stocké ailleurs.",
  },
  text: {
    record: "Enregistrement de cette partie",
    ogn: "Cette partie en OGN",
    link: "Lien vers cette partie",
  },
  noOgn: "Cette partie ne peut pas être écrite en OGN.",
  copy: "Copier",
  copied: "Copié.",
  notCopied:
    "Le navigateur n’a pas permis la copie. Le texte est sélectionné : copiez-le avec vos touches ou son menu.",
  save: "Enregistrer",
  saved: (file) => `Enregistré sous ${file}.`,
  share: "Partager le lien",
  shareTitle: (game) => `Une partie ${de(game)}`,
  linkCopied: "Le lien est copié.",
  details: "Noms, événement, date, commentaire",
  detailsAbout: "Facultatif. Ils sont aussitôt écrits dans l’enregistrement.",
  south: "Sud",
  north: "Nord",
  event: "Événement",
  date: "Date",
  commentStart: "Commentaire avant le premier coup",
  commentAfter: (turn) => `Commentaire après ${turn}`,
};

const open: Records["open"] = {
  name: "Ouvrir une partie",
  label: "Collez un enregistrement, de l’OGN, un lien ou une position",
  drop: "Déposez le fichier ici",
  read: "Lire",
  file: "Choisir un fichier",
  paste: "Coller",
  notPasted:
    "Le navigateur n’a pas permis de coller par ce bouton. Collez avec vos touches ou le menu.",
  nothing: "Il n’y a encore rien à lire.",
  clipboardEmpty: "Il n’y a pas de texte à coller.",
  tooLong: "C’est plus d’un mégaoctet. Ouvrez des fichiers plus petits, l’un après l’autre.",
  fileTooLong: (file) =>
    `${file} dépasse un mégaoctet. Divisez-le, et ouvrez les morceaux l’un après l’autre.`,
  binary: "Ce n’est pas du texte. Les enregistrements sont de simples fichiers texte.",
  fileBinary: (file) =>
    `${file} n’est pas un fichier texte. Les enregistrements sont du simple texte.`,
  fileUnread: (file) => `${file} n’a pas pu être lu sur cet appareil.`,
  severalFiles: "Un seul fichier à la fois, s’il vous plaît : le premier a été pris.",
  players: (south, north) => `${south} – ${north}`,
  turns: (n) => (n === 0 ? "aucun coup encore" : counted(n, "coup", "coups")),
  goesOn: "pas terminée",
  ended: (headline, how, figures) =>
    `${headline} (${how.charAt(0).toLocaleLowerCase("fr")}${how.slice(1)})${figures === "" ? "" : `, ${figures}`}`,
  one: (game, line) => `Une partie ${de(game)} : ${line}.`,
  several: (n, broken) =>
    broken === 0
      ? `${games(n)}. Choisissez-en une.`
      : `${games(n)}, dont ${counted(broken, "illisible", "illisibles")}.`,
  numbered: (n, game) => `${number(n)}. ${game}`,
  unknownGame: "Inconnu",
  openThis: "Ouvrir cette partie",
  open: "Ouvrir",
  openNumber: (n) => `Ouvrir la partie ${number(n)}`,
  show: "Montrer l’endroit",
  showShort: "Montrer",
  showNumber: (n) => `Montrer l’endroit dans la partie ${number(n)}`,
  more: (n) => `En montrer ${number(n)} de plus`,
  nameless:
    'Rien ne dit de quel jeu il s’agit. Un enregistrement commence par une ligne comme [Game "oware"], un lien contient #g=, une position commence par le nom de son jeu.',
  kept: "La partie sur le plateau est restée telle quelle.",
};

const link: Records["link"] = {
  unreadable: "Ce lien ne contient pas de partie lisible.",
  empty: "L’adresse s’arrête là où la partie devrait commencer.",
  cut: "Il a sans doute été coupé en chemin, comme le font certains programmes avec les longues adresses. Copiez de nouveau le lien entier, ou redemandez-le.",
  turn: "Il a peut-être été modifié en chemin, ou vient d’une partie jouée avec d’autres règles. Redemandez le lien.",
  other:
    "Il a peut-être été modifié en chemin, ou vient d’une version plus récente de cette page. Redemandez le lien.",
};

export const records: Records = { title: "Enregistrements", notices, thisGame, open, link };
