import type { AllTexts } from "../en";
import { number } from "./numbers";

/** French for who plays each side. */

type Opponents = AllTexts["opponents"];

const levels: Opponents["levels"] = [
  {
    name: "Premiers pas",
    about:
      "Ne voit pas plus loin qu’un premier semis court, et prend ce qu’il y voit. Un enfant peut le battre.",
  },
  {
    name: "Apprenti",
    about: "Voit son propre coup jusqu’au bout, et pense à moins de la moitié de vos réponses.",
  },
  {
    name: "Villageois",
    about: "Voit aussi presque toutes vos réponses, mais rien de ce qui les suit.",
  },
  {
    name: "Voyageur",
    about: "Voit quelques coups à l’avance et laisse rarement une ouverture.",
  },
  { name: "Ancien", about: "Voit loin, et laisse passer peu de choses." },
  {
    name: "Champion",
    about: "Regarde aussi loin que possible, et peut prendre un peu plus de temps pour un coup.",
  },
];

export const opponents: Opponents = {
  levels,
  levelTitle: (level) => `Niveau ${number(level)} · ${levels[level - 1]?.name ?? ""}`,
  who: "Qui joue",
  company: {
    level: "Une personne",
    people: "Deux personnes",
    levels: "Deux niveaux",
  },
  opponent: "Adversaire",
  yourSide: "Vous jouez",
  yourName: "Votre nom",
  yourNameNote: "facultatif",
  levelOf: { south: "Niveau de Sud", north: "Niveau de Nord" },
  swap: "Échanger les côtés",
  swapped: (south, north) => `Sud : ${south}. Nord : ${north}.`,
  watchNote:
    "Ils jouent l’un contre l’autre, et vous regardez : mettez en pause, revenez en arrière ou arrêtez-les à tout coup.",
  against: (level) => `contre ${level}`,
  between: (south, north) => `${south} contre ${north}`,
};
