import type { AllTexts } from "../en";
import { counted, number, plural, seeds, spelled, spelledFeminine } from "./numbers";

/** French for playing with a teacher. */

type Teacher = AllTexts["teacher"];

/** « en capture six », « ne capture rien » */
const captures = (n: number): string =>
  n === 0 ? "ne capture rien" : `en capture ${spelledFeminine(n)}`;
const youCapture = (n: number): string =>
  n === 0 ? "vous ne capturez rien" : `vous en capturez ${spelledFeminine(n)}`;
/** What `who` may capture in reply; `most`: no more than that. */
const reply = (who: string, n: number, most = ""): string =>
  n === 0
    ? `${who} ne peut rien capturer en réponse`
    : `${who} peut en capturer ${most}${spelledFeminine(n)} en réponse`;
const turns = (n: number): string => `${spelled(n)} ${plural(n, "coup", "coups")}`;
const inTurns = (n: number | null): string => (n === null || n === 0 ? "" : ` en ${turns(n)}`);

const why: Teacher["advice"]["why"] = {
  wins: (ending) => `Il gagne sur-le-champ : ${ending}.`,
  ends: {
    won: (turn, ending) => `Votre ${turn} a gagné la partie : ${ending}.`,
    drawn: (turn, ending) => `Votre ${turn} a rendu la partie nulle : ${ending}.`,
    lost: (turn, ending) => `Votre ${turn} a perdu la partie : ${ending}.`,
    annulled: (turn, ending) => `Votre ${turn} a fait annuler la partie : ${ending}.`,
  },
  loses: (turn, who, answer, ending) =>
    `Après votre ${turn}, ${who} peut gagner sur-le-champ par ${answer} : ${ending}. Après le meilleur coup, aucune réponse ne gagne sur-le-champ.`,
  provedOfIt: {
    won: (plies) => `Il gagne${inTurns(plies)} : c’est prouvé.`,
    drawn: "Il mène à la partie nulle : c’est prouvé.",
  },
  provedOfYours: {
    drawn: (turn) => `Votre ${turn} ne mène qu’à la partie nulle : c’est prouvé.`,
    lost: (turn, plies) => `Votre ${turn} perd${inTurns(plies)} : c’est prouvé.`,
    unknown: (turn) => `Après votre ${turn}, ce n’est plus prouvé.`,
  },
  trade: (captured, who, most) => `Il ${captures(captured)}, et ${reply(who, most, "au plus ")}.`,
  tradeOfYours: (turn, captured, who, most, answer) =>
    `Votre ${turn} ${captures(captured)}, et ${reply(who, most)}${most > 0 ? `, par ${answer}` : ""}.`,
  line: (line, own, who, theirs) =>
    `Si la partie se poursuit par ${line.join(" ")}, ${youCapture(own)} et ${who} ${captures(theirs)}.`,
  lineOfYours: (line, own, who, theirs) =>
    `Après le vôtre, elle peut se poursuivre par ${line.join(" ")} : alors ${youCapture(own)} et ${who} ${captures(theirs)}.`,
  estimate: (line) =>
    `Les captures des prochains coups ne disent pas pourquoi : cela se voit plus loin. La partie peut se poursuivre par ${line.join(" ")}.`,
};

const advice: Teacher["advice"] = {
  only: "Il n’y avait pas d’autre coup.",
  best: "Bien : rien de mieux n’a été trouvé.",
  good: "Bien : rien de nettement meilleur n’a été trouvé.",
  fate: {
    won: "Vous êtes en train de gagner : c’est prouvé.",
    drawn: "Avec le meilleur jeu, la partie est nulle : c’est prouvé.",
    lost: "La position était déjà perdue, quoi que vous jouiez : c’est prouvé.",
  },
  better: {
    better: (best) => `${best} était un peu meilleur.`,
    mistake: (best) => `${best} était meilleur.`,
    blunder: (best) => `${best} était bien meilleur.`,
  },
  won: (best, ending) => `${best} aurait gagné sur-le-champ : ${ending}.`,
  why,
  looked: (plies, n) =>
    n === null
      ? `Aussi loin que j’ai regardé : ${turns(plies)} à l’avance.`
      : `Aussi loin que j’ai regardé, ${turns(plies)} à l’avance, l’écart est d’environ ${seeds(Math.round(n))}.`,
};

const proposal: Teacher["proposal"] = {
  play: (turn) => `Je jouerais ${turn}.`,
  only: (turn) => `${turn} est le seul coup possible.`,
  lost: "Mais la position est perdue, quoi que vous jouiez : c’est prouvé.",
  line: (line) => `La partie peut alors se poursuivre par ${line.join(" ")}.`,
  none: "Je n’ai rien trouvé en si peu de temps. Demandez de nouveau.",
};

const summary: Teacher["summary"] = {
  title: "Votre partie",
  looking: (done, of) => `Je parcours vos coups : ${number(done)} sur ${number(of)}.`,
  counts: (all, best, good, missed) =>
    `Sur ${counted(all, "coup", "coups")} : ${counted(best, "meilleur", "meilleurs")}, ${counted(good, "bon", "bons")}, et ${number(missed)} où l’on pouvait faire mieux.`,
  none: "Vous n’avez joué aucun coup.",
  flawless: "Aucun coup ne se détache : rien de nettement meilleur n’a été trouvé.",
  worst: (n, turn, best) =>
    `Le coup ${number(n)} a coûté le plus : ${turn}, où ${best} était meilleur.`,
  look: "Le regarder",
};

export const teacher: Teacher = {
  title: "Jouer avec un maître",
  titleOf: (game) => `${game} avec un maître`,
  panel: "Votre maître",
  lead: "Jouez comme vous voulez. Après chacun de vos coups, je dis ce qui était mieux, et pourquoi.",
  choice: "Avec un maître",
  choiceNote:
    "Après chacun de vos coups, on vous dit ce qui était mieux, et pourquoi. On peut reprendre ses coups.",
  inShort: "avec un maître",
  help: "Aide avant votre coup",
  helpValues: { off: "Aucune", landing: "Premier semis", turn: "Tout le coup" },
  helpOfOneLap: { off: "Aucune", landing: "Où il finit" },
  ask: "Que joueriez-vous ?",
  looking: "Je regarde…",
  yourTurn: (n, turn) => `Votre coup ${number(n)} : ${turn}`,
  lookingAt: "Je regarde votre coup…",
  again: (turn) =>
    `Vous êtes revenu avant votre ${turn}. Jouez un autre coup, ou ${turn} de nouveau.`,
  why: "Pourquoi ?",
  show: "Montrer le meilleur coup",
  takeBack: "Le reprendre et réessayer",
  advice,
  proposal,
  summary,
};
