import type { WriteTexts } from "../en";
import { side, type games } from "./first";
import { counted, list, number } from "./numbers";

/** French for the page on which lessons are written. */

const seeds = (n: number): string => counted(n, "graine", "graines");

const of: Record<keyof typeof games, string> = {
  omweso: "d’Omweso",
  oware: "d’Oware",
  "bao-kigogo": "de Bao Kigogo",
};

const course: WriteTexts["course"] = {
  heading: "Les leçons",
  title: "Titre de l’ensemble",
  game: "Jeu",
  lessons: "La leçon qu’on écrit",
  lesson: (n, title) => (title === "" ? `Leçon ${number(n)}` : `${number(n)}. ${title}`),
  add: "Ajouter une leçon",
  remove: "Retirer cette leçon",
  earlier: "Avancer d’une place",
  later: "Reculer d’une place",
  added: (n) => `La leçon ${number(n)} est ajoutée.`,
  removed: "La leçon est retirée.",
  moved: (n) => `C’est maintenant la leçon ${number(n)}.`,
  more: "Langue et noms courts",
  language: "Langue des textes",
  noLanguage: "Non précisée",
  languageAbout:
    "Dites dans quelle langue vous écrivez, et vous pourrez écrire les mêmes leçons dans d’autres encore.",
  courseId: "Nom court de l’ensemble",
  lessonId: "Nom court de cette leçon",
  idAbout: "Pour les adresses et les fichiers : petites lettres, chiffres et traits d’union.",
};

const position: WriteTexts["position"] = {
  heading: "Le plateau",
  about: "Disposez ce par quoi la leçon commence.",
  more: "À qui de jouer, options des règles, beaucoup de graines à la fois",
};

const text: WriteTexts["text"] = {
  heading: "De quoi il s’agit",
  title: "Titre",
  task: "La tâche, en une phrase",
  words: (n) => `${number(n)} mots sur 20`,
  end: "Le mot de la fin",
  done: "Ce qu’on dit à la fin",
  doneAbout: "Montré quand le but est atteint : ce qu’on a appris.",
};

const goal: WriteTexts["goal"] = {
  heading: "Le but",
  turn: "Le coup à trouver",
  propose: "En faire une leçon",
  proposeAbout:
    "Le chemin rapide : but, tâche, indices et faux essais découlent du coup. Écrivez-les mieux ensuite.",
  proposed: "Le but, la tâche, les indices et les faux essais sont maintenant ceux de ce coup.",
  side: "Qui doit l’atteindre",
  turns: "En combien de coups",
  reach: "Ce qu’il faut atteindre",
  reachAbout: "Tout cela, quand un coup de ce joueur est fini.",
  kinds: {
    pit: "Une case contient",
    takes: "Prend",
    seeds: "Un joueur a dans ses cases",
    end: "La partie est finie",
  },
  add: "Ajouter",
  addKind: "Encore une chose à atteindre",
  remove: (what) => `Retirer : ${what}`,
  pit: "Case",
  who: "Joueur",
  exactly: "Graines",
  orUpTo: "ou jusqu’à",
  least: "Au moins",
  most: "Au plus",
  winner: "Gagnée par",
  way: "Finie par",
  any: "peu importe",
  winners: {
    south: side.south,
    north: side.north,
    draw: "partie nulle",
    annulled: "annulée",
  },
  noSolutions: "Aucun coup n’atteint ce but.",
  found: (turns) => `Trouvé par le moteur : ${list(turns)}`,
  ways: "Chemins vers le but",
  waysAbout:
    "Un par ligne : les coups de ce joueur, séparés par des espaces. Si c’est vide, le moteur en cherche un.",
};

const other: WriteTexts["other"] = {
  heading: "L’autre joueur",
  who: "Qui répond",
  written: "Des coups que vous écrivez",
  level: "Un niveau de l’ordinateur",
  replies: "Ses coups, dans l’ordre",
  repliesAbout:
    "Séparés par des espaces. Si l’un n’est pas permis, ou s’il n’y en a plus, c’est le premier coup possible qui est joué.",
  which: "Niveau",
};

const hints: WriteTexts["hints"] = {
  heading: "Indices",
  gentle: "L’indice léger",
  gentleAbout: "Comment réfléchir.",
  strong: "L’indice fort",
  strongAbout: "Que faire.",
  pits: "Cases cerclées",
  pitsAbout: "Des lettres, p. ex. A b",
};

const wrong: WriteTexts["wrong"] = {
  heading: "Faux essais",
  about:
    "Ce que les débutants essaient d’abord, et pourquoi cela échoue. Les coups interdits méritent aussi un mot.",
  each: (n) => `Faux essai ${number(n)}`,
  part: (n, field) => `Faux essai ${number(n)} : ${field}`,
  turn: "Coup",
  rule: "La règle qui le montre",
  says: "Pourquoi cela échoue",
  add: "Ajouter un faux essai",
  remove: (n) => `Retirer le faux essai ${number(n)}`,
  tell: "Laisser le moteur le dire",
  fails: (pit) => `Depuis ${pit}, le but n’est pas atteint.`,
};

const rules: WriteTexts["rules"] = {
  heading: "Règles",
  about: "Dites à la fin : ce qui a servi, et ce qui va avec.",
  used: "Règles qui servent ici",
  none: "Aucune encore : ce sont celles des chemins vers le but et des faux essais.",
  read: "Règles à lire avec",
  readAbout: "Leurs identifiants, séparés par des espaces.",
};

const faults: WriteTexts["faults"] = {
  missing: (what) => `« ${what} » est encore vide.`,
  "task-long": (n) =>
    `La tâche a ${number(n)} mots. Jusqu’à vingt, on la lit d’un coup d’œil : que pourrait-on mettre dans un indice ?`,
  "too-long": (what, limit) => `« ${what} » dépasse ${number(limit)} caractères.`,
  "no-aim": "Dites ce qu’il faut atteindre.",
  "aim-twice": "La même chose est demandée deux fois : une seule des deux peut compter.",
  "no-wrong": "Il faut raconter au moins un faux essai.",
  "no-solution":
    "Aucun chemin vers ce but n’a été trouvé. Rendez-le plus facile, ou écrivez un chemin.",
  "bad-id": (found) =>
    `« ${found} » n’est pas un nom court : petites lettres et chiffres, avec des traits d’union entre eux.`,
  "same-id": (found) => `Deux leçons ont le nom court « ${found} ».`,
  format: (place, reason) => `${place} : ${reason}`,
  position: (reason) => `La position n’est pas jouable. ${reason}`,
  "other-game": (game) => `La position n’en est pas une ${of[game]}.`,
  over: "Dans cette position, la partie est finie.",
  turn: (turn) =>
    `« ${turn} » n’est pas un coup : la lettre d’une case, avec + ou - pour chaque sens choisi, ou * pour okwesera.`,
  letter: (letter) => `Aucune case n’a la lettre « ${letter} ».`,
  "too-easy": (turns) =>
    turns.length === 0
      ? "Le but est atteint avant qu’on fasse quoi que ce soit."
      : `Le but est atteint en moins de coups : ${turns.join(" ")}.`,
  solution: (turns) => `${turns.join(" ")} n’atteint pas le but.`,
  unlisted: (turns) => `${turns.join(" ")} atteint aussi le but.`,
  "not-wrong": (turn) =>
    `${turn} n’est pas faux : le but est atteint ainsi, ou peut encore l’être.`,
  "wrong-rule": (turn) =>
    `Rien dans ${turn} ne repose sur la règle nommée. Choisissez-en une qui convient.`,
};

const check: WriteTexts["check"] = {
  heading: "Ce que dit le moteur",
  fine: "Tout est juste dans cette leçon : le but peut être atteint, et ce qui est dit faux l’est.",
  count: (n) => (n === 1 ? "Une chose est à corriger :" : `${number(n)} choses sont à corriger :`),
};

const trial: WriteTexts["trial"] = {
  heading: "L’essayer",
  begin: "Essayer la leçon",
  again: "L’essayer telle qu’elle est",
  stale: "La leçon a changé depuis.",
  name: "La leçon, comme les élèves la reçoivent",
  notYet: "Une leçon à laquelle il manque quelque chose ne peut pas être essayée.",
};

const take: WriteTexts["take"] = {
  heading: "L’emporter",
  about: "Rien n’est envoyé nulle part : les leçons vivent là où vous les mettez.",
  fence: "Copier comme bloc de code",
  link: "Copier comme lien",
  save: "Enregistrer un fichier",
  file: "Où sera le fichier",
  fileFence: "Copier un bloc de code qui nomme le fichier",
  made: "Ce qui a été copié",
  copied: {
    fence:
      "Le bloc de code est copié : mettez-le dans n’importe quelle page dont les blocs deviennent des plateaux.",
    link: "Le lien est copié : il contient toutes les leçons, et les ouvre sur cette page.",
    file: "Le bloc de code est copié. Mettez le fichier là où il le dit.",
  },
  saved: (name) => `Enregistré sous ${name}.`,
  notCopied:
    "Le navigateur n’a pas permis de copier : le texte est sélectionné, copiez-le au clavier.",
  notYet: (n) => `Il manque encore quelque chose à la leçon ${number(n)}.`,
  faulty: (n) => `La leçon ${number(n)} a une faute, mais elle est emportée telle quelle.`,
  tooLong: "C’est trop long pour un bloc de code ou un lien : enregistrez un fichier.",
  guide: "Comment mettre des leçons dans vos propres pages",
};

const open: WriteTexts["open"] = {
  heading: "Continuer d’autres leçons",
  choose: "Ouvrir un fichier",
  paste: "Ou coller son texte",
  read: "Lire",
  opened: (count) => `${counted(count, "leçon ouverte", "leçons ouvertes")}.`,
  unread: (place, reason) =>
    `Cela ne peut pas être lu${place === "" ? "" : `, à ${place}`} : ${reason}`,
  takeBack: "Revenir à ce qui était là",
  takenBack: "Ce qui était là est revenu.",
  fresh: "Recommencer à neuf",
  begun: "Une nouvelle leçon est commencée.",
};

const proposed: WriteTexts["proposed"] = {
  course: "Mes leçons",
  takes: (n) => ({
    title: `Prendre ${seeds(n)}`,
    task: `Prenez ${seeds(n)} en un coup.`,
  }),
  pit: (pit, n) => ({
    title: `La case ${pit}`,
    task: `Faites que ${pit} contienne ${seeds(n)} après un coup.`,
  }),
  end: { title: "Le dernier coup", task: "Finissez la partie en un coup." },
  gentle: "Comptez, depuis chaque case, où tomberait sa dernière graine.",
  strong: (pit) => `Semez ${pit}.`,
  done: (pit) => `Vous avez trouvé : c’était la case ${pit}.`,
};

const own: WriteTexts["own"] = {
  untitled: "Leçons",
  note: "Ces leçons sont dans le lien lui-même. Cette page ne les a pas vérifiées.",
  unread: "Il n’y a pas de leçons dans ce lien : il est abîmé, ou incomplet.",
  mine: "Écrire ses propres leçons",
  finished: "C’était la dernière leçon.",
};

export const write: WriteTexts = {
  title: "Écrire une leçon",
  lead: "Disposez un plateau, dites ce qu’il faut atteindre, et essayez. Le moteur vous dit ce qui n’est pas encore juste.",
  otherTab: {
    told: "Ces leçons ont été modifiées dans un autre onglet. Ce que vous écrivez ici en prend la place.",
    show: "Continuer avec les autres",
  },
  guide: "Un guide pour les enseignants",
  guideLanguage: "Le guide est écrit en anglais.",
  course,
  position,
  text,
  goal,
  other,
  hints,
  wrong,
  rules,
  faults,
  check,
  trial,
  take,
  open,
  proposed,
  own,
};
