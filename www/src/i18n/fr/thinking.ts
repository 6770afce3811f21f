import type { Choice, Proved } from "../../engine/types";
import type { ThinkingTexts } from "../en";
import { counted, de, number, plural, seeds, spelled } from "./numbers";

/** French for opponents, hints and whatever else is thought out. */

const plies = (n: number): string => `${spelled(n)} ${plural(n, "coup", "coups")}`;

/** How the seeds stand after a turn and its reply. */
const exchange = (n: number): string => {
  if (n === 0) return "la réponse reprend autant qu’il gagne";
  return n > 0 ? `il gagne ${seeds(n)} même après la réponse` : `la réponse lui coûte ${seeds(-n)}`;
};

/** Why a level chose its turn, as far as it saw. */
function reason({ reason, seeds: n, plies: deep }: Choice, level: number): string {
  const who = `Le niveau ${number(level)}`;
  switch (reason) {
    case "only-turn":
      return "Il n’y avait pas d’autre coup.";
    case "captures":
      return `${who} a vu que ce coup prend ${seeds(n ?? 0)}, et rien qui prenne plus.`;
    case "fullest-pit":
      return `${who} n’a rien vu à prendre, et a semé une case aussi pleine que les autres ou plus.`;
    case "exchange":
      return `${who} a préféré ce coup parmi ceux qu’il a vus : ${exchange(n ?? 0)}.`;
    case "search":
      return `${who} a regardé ${plies(deep ?? 0)} à l’avance et n’a rien trouvé de mieux.`;
    case "proved":
      return `${who} a choisi ce qui est prouvé : aucune réponse ne peut le lui ôter.`;
  }
}

const outcomes: Readonly<Record<Proved["outcome"], string>> = {
  won: "gagnée",
  drawn: "nulle",
  lost: "perdue",
};

/** « gagnée de cinq graines », of the position, for whoever is to move. */
function proved({ outcome, by, plies: deep }: Proved): string {
  const margin = by === null || by === 0 || outcome === "drawn" ? "" : ` ${de(seeds(by))}`;
  const end = deep === null || deep === 0 ? "" : `, en ${plies(deep)}`;
  return `${outcomes[outcome]}${margin}${end}`;
}

export const thinking: ThinkingTexts = {
  reason,
  proved,
  thinks: (who) => `${who} réfléchit…`,
  thinksDeep: (who, deep) => `${who} réfléchit… ${counted(deep, "coup", "coups")} à l’avance`,
  stop: "Arrêter",
  goOn: "Continuer",
  goOnHere: "Continuer à partir d’ici",
  stopped: (who) =>
    `${who} a cessé de réfléchir. Rien n’est joué avant que vous ne fassiez continuer.`,
  hint: {
    looking: "Recherche d’un bon coup…",
    best: ([turn = "", ...then]) =>
      then.length === 0
        ? `Le meilleur coup est ${turn}.`
        : `Le meilleur coup est ${turn} : la partie peut alors se poursuivre par ${then.join(" ")}.`,
    proved: (turn, outcome) =>
      outcome.outcome === "lost"
        ? `Le meilleur coup est ${turn}, mais la position est ${proved(outcome)} : c’est prouvé.`
        : `Le meilleur coup est ${turn} : position ${proved(outcome)}, c’est prouvé.`,
    none: "Aucun conseil n’a été trouvé en si peu de temps. Demandez de nouveau.",
  },
  line: {
    title: "Une suite à regarder",
    shown: (turns) => `${turns.join(" ")}. Rien de cela n’est joué.`,
    back: "Retour à la partie",
  },
  table: {
    refused:
      "La table de fins de partie gardée dans ce navigateur était abîmée ou d’une autre version. Elle a été supprimée, et peut être créée de nouveau.",
  },
  failed: {
    load: "Le module qui réfléchit n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.",
    version:
      "Cette page a été remplacée entre-temps par une plus récente : rechargez-la. Votre partie est gardée.",
    dead: "Le module qui réfléchit s’est arrêté à cause d’une erreur de notre part. Votre partie est gardée : réessayez.",
  },
};
