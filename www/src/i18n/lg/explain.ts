import type { ExplainTexts } from "../en";
import { capital, number, plural, seeds } from "./numbers";

// Luganda for what is explained step by step.

const choosing = (clockwise: boolean): string => (clockwise ? "okutebuka" : "okugenda mu maaso");

const bothWays = (pit: string, isLifted: boolean): string =>
  isLifted
    ? `Empiki ez’essa ${pit} ziyinza okusigibwa ku ludda lwonna`
    : `Empiki eziwambiddwa ziyinza okusigibwa ku ludda lwonna okuva mu ${pit}`;

const steps: ExplainTexts["steps"] = {
  choice: (who, pit, isLifted, clockwise) =>
    `${bothWays(pit, isLifted)}: ${who} alonda ${choosing(clockwise)}.`,
  asks: (who, pit, isLifted) => `${bothWays(pit, isLifted)}: wano ${who} alonda oludda.`,
  sown: (who, n, pit, end, clockwise) =>
    `${who} asitula ${seeds(n)} okuva mu ${pit} n’${plural(n, "agisiga", "azisiga")} ${clockwise ? "ng’atebuka" : "ng’agenda mu maaso"}, okutuuka mu ${end}.`,
  resown: (n, pit, end, clockwise) =>
    `${capital(seeds(n))} ${plural(n, "ewambiddwa esigibwa", "eziwambiddwa zisigibwa")} ${clockwise ? "mu kutebuka" : "mu maaso"}, okutandikira ku ssa eriddirira ${pit}, okutuuka mu ${end}.`,
  rests: (pit) => `Empiki esembayo egwa mu ssa ekkalu ${pit}: omulundi guggwa.`,
  takesNothing: (pit) => `Empiki esembayo egwa mu ${pit}: tewali kiwambibwa, era omulundi guggwa.`,
  lapEnds: "Olugendo luwedde, era omulundi guggwa.",
  captureEnds: "Okuwamba kumaliriza omulundi.",
  nothingLeft: (who) => `${who} talina mpiki esigadde gy’ayinza kutwala.`,
  skipped: (n) =>
    `${plural(n, "Olugendo olulala", "Engendo endala")} ${number(n)} ${plural(n, "luddirira", "ziddirira")}, awatali kunnyonnyola buli lumu.`,
};

export const explain: ExplainTexts = {
  turn: (who, turn) => `${who} azannya ${turn}`,
  lost: (who) => `${who} afiirwa omulundi`,
  considered: (who, turn) => `Singa ${who} azannya ${turn}`,
  whyNot: (pit) => `Lwaki si ${pit}?`,
  ended: "Lwaki omuzannyo guwedde",
  explanation: "Okunnyonnyola",
  nothing: "Tewali mulundi gunnazannyibwa.",
  consider: "Omulundi gwandikoze ki?",
  pit: (pit) => `Nnyonnyola ${pit}`,
  back: "Ddayo ku muzannyo",
  lap: (n) => `Olugendo ${number(n)}`,
  earlier: "Emitendera egisooka",
  later: "Emitendera egiddirira",
  fromRules: "Okuva mu mateeka",
  rulesLanguage: "Amateeka gonna gawandiikiddwa mu Lungereza.",
  steps,
};
