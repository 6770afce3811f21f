import type { AllTexts } from "../en";
import { capital, counted, de, number, plural, que } from "./numbers";

/** French for placing seeds: the position editor and the free arrangement. */

type Editor = AllTexts["editor"];

const seeds = (n: number): string => counted(n, "graine", "graines");

const faults: Editor["faults"] = {
  "wrong-total": ({ game, found, expected, mayBeFewer }) => {
    if (found > expected)
      return `Il y a ${seeds(found)}, mais ${game} n’en a que ${number(expected)} : retirez-en ${number(found - expected)}.`;
    const all = mayBeFewer ? `${number(expected)} au plus` : number(expected);
    return `Il y a ${seeds(found)}, mais ${game} se joue avec ${all} : placez-en encore ${number(expected - found)}.`;
  },
  "count-too-large": ({ pit, found, expected }) =>
    `${pit} contient ${seeds(found)}, mais tout le jeu n’en a que ${number(expected)}.`,
  "no-stores": () => "Il y a des graines dans un grenier, mais ce jeu n’a pas de greniers.",
  "bad-option": ({ option }) => `« ${option} » a une valeur qui n’existe pas pour cette option.`,
  "capturing-turns-exceed-turns": ({ side }) =>
    `${side} ne peut pas avoir capturé en plus de coups ${que(side)} n’en a joué.`,
  "wrong-side-total": ({ side, found, expected }) =>
    `${side} place ${seeds(expected)} ; ${number(found)} ${plural(found, "est placée", "sont placées")}.`,
  "over-setup-cap": ({ pit, found, expected }) =>
    `${pit} contient ${seeds(found)} ; une case en contient au plus ${number(expected)}.`,
};

const board: Editor["board"] = {
  covered: (side, pit) => `case ${pit} ${de(side)}, couverte`,
  marked: (pit) => `${pit}, signalée`,
};

const hand: Editor["hand"] = {
  name: "Effet d’un appui",
  tools: { add: "Ajouter une", take: "Retirer une", empty: "Vider", set: "Mettre à" },
  setTo: "Nombre à mettre",
  undo: "Annuler",
  redo: "Rétablir",
  keys: "Au clavier : les flèches déplacent, + et − changent la case, les chiffres la fixent, Suppr la vide. Maj et un appui en retire une.",
};

const said: Editor["said"] = {
  pit: (pit, n) => `${pit} : ${n === 0 ? "vide" : seeds(n)}.`,
  closed: (side) => `Cette case est celle ${de(side)}.`,
  noneLeft: "Il ne reste plus de graine en main.",
  most: (n) => `Une case contient au plus ${seeds(n)}.`,
  filled: (where, n) =>
    n === 0 ? `${where} : vidé.` : `${where} : ${number(n)} dans chaque case.`,
  undone: "Annulé.",
  redone: "Rétabli.",
};

const options: Editor["options"] = {
  name: "Options des règles",
  example: (option) => `par exemple ${option}`,
  fault: (sentence) => `Options des règles : ${sentence}`,
  told: (name, value) => `${name} : ${value}`,
};

const text: Editor["text"] = {
  name: "Position sous forme de texte",
  read: "Lire",
  copy: "Copier",
  copied: "Copié.",
  notCopied:
    "Le navigateur n’a pas permis la copie : le texte est sélectionné, copiez-le avec vos touches.",
  unread: "Ce texte ne peut pas être lu. Le plateau reste comme il était.",
};

const fills: Editor["fills"] = {
  name: "Remplissages rapides",
  start: "Position de départ",
  clear: "Plateau vide",
  rows: {
    front: (side) => `Rangée avant ${de(side)}`,
    back: (side) => `Rangée arrière ${de(side)}`,
    only: (side) => `Rangée ${de(side)}`,
  },
  row: "Cases",
  everywhere: "Toutes les cases",
  each: "Graines dans chacune",
  fill: "Remplir",
  mirror: (from) => (from === "south" ? "Copier Sud vers Nord" : "Copier Nord vers Sud"),
};

const tally: Editor["tally"] = {
  exact: (n) => `Les ${number(n)} graines sont placées.`,
  missing: (n, left, total) =>
    `${number(n)} graines sur ${number(total)} : il en manque ${number(left)}.`,
  tooMany: (n, over) => `${seeds(n)} : ${number(over)} de trop.`,
  off: (n, gone) => `${seeds(n)} sur le plateau ; ${number(gone)} hors du plateau.`,
};

const sameMany = (n: number, where: string): string => `${capital(number(n))} ${where}`;

const arrange: Editor["arrange"] = {
  heading: "Disposition des graines",
  title: (name) => `${name} dispose ses graines`,
  lead: (n, most) =>
    most < n
      ? `Placez ${number(n)} graines dans vos cases, au plus ${number(most)} dans une case.`
      : `Placez ${number(n)} graines dans vos cases.`,
  inView: (other) => `${other} le voit, et dispose les siennes ensuite.`,
  seen: (other) => `Les graines ${de(other)} sont en face.`,
  unseen: (other) => `Pendant ce temps, ${other} ne regarde pas.`,
  covered: (other) => `Les graines ${de(other)} sont placées et couvertes.`,
  inHand: (n) => `${number(n)} en main`,
  allPlaced: "Tout est placé",
  fills: "Remplissages rapides",
  back: (n) => sameMany(n, "dans chaque case arrière"),
  front: (n) => sameMany(n, "dans chaque case avant"),
  each: (n) => sameMany(n, "dans chaque case"),
  clear: "Tout retirer",
  done: "Terminé",
  notDone: (left) => `Il reste ${seeds(left)} en main.`,
  handOver: (name) => `Passez l’appareil à ${name}`,
  handOverAbout: (other) =>
    `Les graines ${de(other)} sont placées, et restent couvertes jusqu’à ce que les deux joueurs aient terminé.`,
  gateAbout: (other) => `Rien n’est montré tant ${que(other)} regarde.`,
  iAm: (name) => `Je suis ${name}`,
  revealed: "Les deux dispositions",
  revealedAbout: "Les deux joueurs ont placé leurs graines.",
  begin: "Commencer la partie",
};

export const editor: Editor = {
  title: "Éditeur de position",
  lead: "Placez les graines, dites à qui c’est de jouer, et jouez à partir de là.",
  game: "Jeu",
  board,
  hand,
  said,
  faults,
  isOver: (headline, about) => `${headline}. ${about}`,
  options,
  text,
  fills,
  tally,
  arrange,
  mover: "À qui de jouer",
  stores: "Greniers",
  store: (side) => `Grenier ${de(side)}`,
  counters: "Coups joués jusqu’ici",
  turnsTaken: (side) => `${side} : coups joués`,
  capturingTurns: (side) => `${side} : coups avec capture`,
  countersAbout: "Ils décident si les règles du premier coup s’appliquent encore.",
  ready: "Prêt à jouer",
  over: "Déjà terminé",
  notYet: "Pas encore jouable",
  play: "Jouer à partir d’ici",
  share: "Partager",
  sharedLink: "Le lien est copié.",
  sharedText: "Elle n’est pas encore jouable : son texte est copié à la place d’un lien.",
};
