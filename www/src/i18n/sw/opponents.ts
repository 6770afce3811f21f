import type { AllTexts } from "../en";
import { number } from "./numbers";

/** Swahili for who plays each side. */

type Opponents = AllTexts["opponents"];

const levels: Opponents["levels"] = [
  {
    name: "Hatua za kwanza",
    about:
      "Haoni mbali zaidi ya mzunguko mfupi wa kwanza, na hula anachokiona hapo. Mtoto anaweza kumshinda.",
  },
  {
    name: "Mwanafunzi",
    about: "Huona zamu yake hadi mwisho, na hufikiria chini ya nusu ya majibu yako.",
  },
  {
    name: "Mwanakijiji",
    about: "Huona pia karibu majibu yako yote, lakini haoni chochote kinachofuata.",
  },
  {
    name: "Msafiri",
    about: "Huangalia zamu chache mbele na ni nadra kuacha upenyo.",
  },
  { name: "Mzee", about: "Huona mbali, na ni machache yanayompita." },
  {
    name: "Bingwa",
    about: "Huangalia mbali kadiri awezavyo, na huenda akachukua muda kidogo zaidi kwa zamu.",
  },
];

export const opponents: Opponents = {
  levels,
  levelTitle: (level) => `Kiwango ${number(level)} · ${levels[level - 1]?.name ?? ""}`,
  who: "Nani anacheza",
  company: {
    level: "Mtu mmoja",
    people: "Watu wawili",
    levels: "Viwango viwili",
  },
  opponent: "Mpinzani",
  yourSide: "Upande wako",
  yourName: "Jina lako",
  yourNameNote: "si lazima",
  levelOf: { south: "Kiwango cha Kusini", north: "Kiwango cha Kaskazini" },
  swap: "Badilisha pande",
  swapped: (south, north) => `Kusini: ${south}. Kaskazini: ${north}.`,
  watchNote:
    "Wanacheza wao kwa wao, na wewe unatazama: sitisha, rudi nyuma, au wasimamishe katika zamu yoyote.",
  against: (level) => `dhidi ya ${level}`,
  between: (south, north) => `${south} dhidi ya ${north}`,
};
