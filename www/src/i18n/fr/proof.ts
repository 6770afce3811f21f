import type { AllTexts } from "../en";
import { counted, number, plural } from "./numbers";

/** French for the proof that a turn ends or never does. */

const rounded = new Intl.NumberFormat("fr", { maximumSignificantDigits: 2 });
const laps = (n: number): string => counted(n, "semis", "semis");

const branches = (n: number): string =>
  n === 0
    ? ""
    : ` Il a rencontré ${counted(n, "choix", "choix")} de direction en chemin ; là où le coup n’en dit rien, il est allé dans le sens antihoraire.`;

export const proof: AllTexts["proof"] = {
  title: "Un coup finit-il un jour ?",
  about:
    "Les semis sont suivis jusqu’à ce que le coup finisse ou commence à se répéter : une preuve exacte.",
  turn: "Coup",
  ask: "Finit-il ?",
  stop: "Arrêter",
  working: (done, perSecond) =>
    `${laps(done)} ${plural(done, "examiné", "examinés")}, environ ${rounded.format(perSecond)} par seconde.`,
  starting: "Chargement des règles…",
  stopped: (done) => `Arrêté après ${laps(done)}. Rien n’est prouvé.`,
  ends: (length, choices) => `Il finit après ${laps(length)}.${branches(choices)}`,
  endless: (after, period, choices) => {
    const begin = after === 0 ? "dès son premier semis" : `après ${laps(after)}`;
    const round =
      period === 1
        ? "le même semis revient sans cesse"
        : `les ${number(period)} mêmes semis reviennent sans cesse`;
    return `Il ne finit jamais : ${begin}, ${round}.${branches(choices)}`;
  },
  unknown: (done, choices) =>
    `On ne sait pas : après ${laps(done)}, il n’a ni fini ni recommencé.${branches(choices)}`,
  noTurn: "Écrivez d’abord un coup.",
  noPosition: "Ceci s’applique aux positions qui peuvent être jouées.",
  load: "Le module qui examine les coups n’a pas pu être chargé. Vérifiez la connexion, puis demandez de nouveau.",
  version:
    "Cette page a été remplacée entre-temps par une plus récente : rechargez-la, puis demandez de nouveau.",
};
