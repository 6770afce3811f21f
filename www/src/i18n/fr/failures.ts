import type { AllTexts, FailureTexts } from "../en";

import { faultTeller } from "../faults";
import { first } from "./first";
import { de, number } from "./numbers";

/** French for what the engine refuses: texts that cannot be read, and what cannot be done. */

type FaultFacts = Parameters<FailureTexts["faults"]["bad-tag"]>[0];

const errors: AllTexts["failures"]["errors"] = {
  "bad-position": "Cette position ne peut pas être lue.",
  "bad-turn": "Ce coup ne peut pas être joué.",
  "bad-options": "Ces options des règles ne peuvent pas être utilisées.",
  "unknown-game": "Ce jeu n’est pas connu ici. Sont connus oware, omweso et bao-kigogo.",
  "needs-position": "Une disposition libre a besoin d’une position de départ.",
  "bad-side": "Un côté est south (Sud) ou north (Nord).",
  "bad-record": "Cette partie ne peut pas être lue.",
  "bad-link": "Ce lien ne peut pas être lu.",
  "bad-arrangement": "Ces graines ne peuvent pas être disposées ainsi.",
  "bad-annotation": "Un enregistrement n’a pas de telle balise ni de tel commentaire.",
  "bad-results": "Ce ne sont pas des résultats de ce jeu.",
  "bad-level": "Les niveaux vont de 1 à 6.",
  "bad-table": "Ce n’est pas une table de fins de partie de cette version.",
  "nothing-to-undo": "C’est le début de la partie : il n’y a rien à reprendre.",
  "nothing-to-redo": "C’est le dernier coup de la partie.",
  "no-such-ply": "La partie n’a pas de tel coup.",
  "game-over": "La partie est terminée.",
  "engine-dead": first.errors["engine-dead"],
};

/** Of a text that has lines, the line is named too; of a record, the turn. */
const place = ({ line, at, ply }: FaultFacts): string => {
  const column = line > 0 ? `Ligne ${number(line)}, caractère` : "Caractère";
  const turn = ply === null || ply === 0 ? "" : `, coup ${number(ply)}`;
  return `${column} ${number(at)}${turn}`;
};
/** « 4y6 », or « rien » : what stands where a fault is. */
const quoted = ({ found }: FaultFacts): string => (found === "" ? "rien" : `« ${found} »`);

/** “X n’est pas …”: what stands there is not what should. */
const isNot = (facts: FaultFacts, what: string): string =>
  facts.found === ""
    ? `${place(facts)} : il manque ${what}.`
    : `${place(facts)} : ${quoted(facts)} n’est pas ${what}.`;

const faults: FailureTexts["faults"] = {
  "too-long": (facts) => `${place(facts)} : le texte est trop long pour être lu.`,
  "unknown-game": (facts) => isNot(facts, "un jeu connu ici"),
  "empty-field": (facts) =>
    `${place(facts)} : il y a une espace de trop ; une seule espace sépare deux champs.`,
  "missing-field": (facts) => `${place(facts)} : le texte finit trop tôt ; il manque un champ ici.`,
  "missing-half": (facts) =>
    `${place(facts)} : ${quoted(facts)} devrait être les cases des deux joueurs, séparées par un « / ».`,
  "bad-count": (facts) => isNot(facts, "un nombre de graines, comme 4 ou 4x6"),
  "count-too-large": (facts) =>
    `${place(facts)} : ${quoted(facts)} est plus que le nombre de graines du jeu.`,
  "wrong-pit-count": (facts) => isNot(facts, "le nombre de cases d’un joueur"),
  "bad-side": (facts) =>
    `${place(facts)} : ${quoted(facts)} devrait dire à qui c’est de jouer, s pour Sud ou n pour Nord.`,
  "bad-pair": (facts) =>
    `${place(facts)} : ${quoted(facts)} devrait être deux nombres séparés par une virgule, celui de Sud et celui de Nord.`,
  "bad-option": (facts) => isNot(facts, "une option ; les options s’écrivent clé=valeur"),
  "unknown-key": (facts) => isNot(facts, "une option de ce jeu"),
  "repeated-key": (facts) => `${place(facts)} : l’option ${quoted(facts)} est donnée deux fois.`,
  "bad-value": (facts) => isNot(facts, "une valeur de cette option"),
  "wrong-total": (facts) => isNot(facts, "le nombre de graines du jeu"),
  "too-many-capturing-turns": (facts) =>
    `${place(facts)} : ${quoted(facts)} compte plus de coups avec capture que de coups joués.`,
  "bad-result": (facts) => isNot(facts, "un résultat de ce jeu"),
  "no-game": () => "Il n’y a pas de partie dans ce texte.",
  "bad-tag": (facts) =>
    isNot(facts, 'une balise ; les balises s’écrivent [Nom "valeur"], chacune sur une ligne'),
  "missing-tag": (facts) => `${place(facts)} : il manque une balise qui dise ce que c’est.`,
  "repeated-tag": (facts) => `${place(facts)} : la balise ${quoted(facts)} est donnée deux fois.`,
  "wrong-game": (facts) => `${place(facts)} : la position est celle du jeu ${quoted(facts)}.`,
  "needs-setup": (facts) =>
    `${place(facts)} : les joueurs ont disposé eux-mêmes les graines ; il faut donc donner le départ.`,
  "options-differ": (facts) =>
    `${place(facts)} : ${quoted(facts)} contredit les options de la position de départ.`,
  "bad-mode": (facts) => isNot(facts, "une façon de jouer"),
  "open-comment": (facts) => `${place(facts)} : un commentaire commence ici et ne finit jamais.`,
  "open-variation": (facts) => `${place(facts)} : une variante commence ici et ne finit jamais.`,
  "stray-bracket": (facts) =>
    `${place(facts)} : ${quoted(facts)} ferme quelque chose qui n’a jamais été ouvert.`,
  "no-variations": (facts) =>
    `${place(facts)} : une variante ; seul l’OGN de l’oware en a, et elles y sont retirées.`,
  "bad-turn": (facts) => `${place(facts)} : ${quoted(facts)} ne peut pas être joué.`,
  "result-differs": (facts) =>
    `${place(facts)} : le résultat indiqué est ${quoted(facts)}, mais les coups mènent à un autre.`,
  "not-ogn-variant": (facts) => isNot(facts, "le jeu pour lequel l’OGN est fait"),
  "bad-fen": (facts) => isNot(facts, "une position de départ en OGN"),
  "not-oware": () => "L’OGN est une notation de l’oware seulement.",
  "options-not-default": (facts) =>
    `L’OGN ne connaît que les règles par défaut ; cette partie se joue avec ${quoted(facts)}.`,
  "bad-link": (facts) => isNot(facts, "un élément d’un lien vers une partie"),
};

const expected: FailureTexts["expected"] = {
  atMost: (n) => `${n ?? ""} au plus`,
  pair: (most) => `Sud,Nord, chacun 0-${most ?? ""}`,
  result: () => "gagnant fin [chiffres]",
  count: () => "un nombre, ou nombre x fois",
  option: () => "clé=valeur",
  total: (n, all) => `${n ?? ""} graines en tout, et non ${all ?? ""}`,
  fullPit: (n, all) => `${n ?? ""} graines dans une case, plus que les ${all ?? ""} du jeu`,
};

export const failures: FailureTexts = {
  errors,
  faults,
  expected,
  fault: faultTeller(faults, expected),
  turn: (n, text) => `Le coup ${number(n)}, « ${text} », ne peut pas être joué.`,
  ply: (asked, last) =>
    last === 0
      ? `Il n’y a pas de coup ${asked} : aucun n’a été joué.`
      : `Il n’y a pas de coup ${asked} : la partie en a ${number(last)}.`,
  game: (position, game) =>
    `La position est celle ${de(first.games[position].name)}, mais le jeu demandé est ${first.games[game].name}.`,
  option: (position, beside) =>
    `La position dit ${position}, mais les options à côté disent ${beside}.`,
};
