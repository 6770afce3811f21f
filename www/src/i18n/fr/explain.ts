import type { ExplainTexts } from "../en";
import { counted, number, plural, seeds } from "./numbers";

// French for what is explained step by step.

const way = (clockwise: boolean): string => (clockwise ? "horaire" : "antihoraire");

const bothWays = (pit: string, isLifted: boolean): string =>
  isLifted
    ? `${pit} peut être semée dans les deux sens`
    : `Les graines capturées peuvent être semées dans les deux sens depuis ${pit}`;

const steps: ExplainTexts["steps"] = {
  choice: (who, pit, isLifted, clockwise) =>
    `${bothWays(pit, isLifted)} : ${who} choisit le sens ${way(clockwise)}.`,
  asks: (who, pit, isLifted) => `${bothWays(pit, isLifted)} : ici, ${who} choisit un sens.`,
  sown: (who, n, pit, end, clockwise) =>
    `${who} prend ${seeds(n)} dans ${pit} et ${plural(n, "la", "les")} sème dans le sens ${way(clockwise)}, jusqu’à ${end}.`,
  resown: (n, pit, end, clockwise) =>
    `${plural(n, "La graine capturée est semée", `Les ${seeds(n)} capturées sont semées`)} dans le sens ${way(clockwise)} à partir de la case qui suit ${pit}, jusqu’à ${end}.`,
  rests: (pit) => `La dernière graine tombe dans la case vide ${pit} : le coup finit.`,
  takesNothing: (pit) =>
    `La dernière graine tombe dans ${pit} : rien n’est capturé, et le coup finit.`,
  lapEnds: "Le semis est fait, et le coup finit.",
  captureEnds: "La capture met fin au coup.",
  nothingLeft: (who) => `Il ne reste rien à prendre pour ${who}.`,
  skipped: (n) =>
    counted(
      n,
      "autre semis suit, qui n’est pas raconté.",
      "autres semis suivent, qui ne sont pas racontés un à un.",
    ),
};

export const explain: ExplainTexts = {
  turn: (who, turn) => `${who} joue ${turn}`,
  lost: (who) => `${who} perd un coup`,
  considered: (who, turn) => `Si ${who} joue ${turn}`,
  whyNot: (pit) => `Pourquoi pas ${pit} ?`,
  ended: "Pourquoi la partie est finie",
  explanation: "Explication",
  nothing: "Aucun coup n’a encore été joué.",
  consider: "Que ferait un coup ?",
  pit: (pit) => `Expliquer ${pit}`,
  back: "Revenir à la partie",
  lap: (n) => `Semis ${number(n)}`,
  earlier: "Étapes précédentes",
  later: "Étapes suivantes",
  fromRules: "Dans les règles",
  rulesLanguage: "Les règles complètes sont écrites en anglais.",
  steps,
};
