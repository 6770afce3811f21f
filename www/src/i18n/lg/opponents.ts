import type { AllTexts } from "../en";
import { and, number } from "./numbers";

type Opponents = AllTexts["opponents"];

/** The levels, from the weakest. */
const levels: Opponents["levels"] = [
  {
    name: "Omupya",
    about:
      "Talaba kusukka lugendo olusooka olumpi, era ky’alabawo akitwala. N’omwana ayinza okumuwangula.",
  },
  {
    name: "Omuyizi",
    about:
      "Alaba omulundi gwe okutuuka ku nkomerero, n’alowooza ku bitawera kitundu ku ebyo by’oyinza okuddamu.",
  },
  {
    name: "Munnakyalo",
    about: "Alaba kumpi ne byonna by’oyinza okuddamu, naye si ebibiddirira.",
  },
  {
    name: "Omutambuze",
    about: "Atunula emirundi mitono mu maaso, era tatera kuleka kiwaatwa.",
  },
  { name: "Omukulu", about: "Atunula wala mu maaso, era bitono ebimuyitako." },
  {
    name: "Nnantameggwa",
    about: "Atunula mu maaso nga bw’asobola, era ayinza okulwawo katono ku mulundi.",
  },
];

const levelTitle: Opponents["levelTitle"] = (level) =>
  `Eddaala ${number(level)} · ${levels[level - 1]?.name ?? ""}`;

export const opponents: Opponents = {
  levels,
  levelTitle,
  who: "Ani azannya",
  company: {
    level: "Omuntu omu",
    people: "Abantu babiri",
    levels: "Amadaala abiri",
  },
  opponent: "Gw’ozannya naye",
  yourSide: "Oludda lwo",
  yourName: "Erinnya lyo",
  yourNameNote: "si lya tteeka",
  levelOf: { south: "Eddaala ly’Obukiikaddyo", north: "Eddaala ly’Obukiikakkono" },
  swap: "Waanyisa enjuyi",
  swapped: (south, north) => `Obukiikaddyo: ${south}. Obukiikakkono: ${north}.`,
  watchNote:
    "Gavuganya gokka na gokka, ggwe n’olaba: yimirizaamu, oddeyo emabega, oba okomye omuzannyo ku mulundi gwonna.",
  against: (level) => `okuvuganya ${and(level)}`,
  between: (south, north) => `${south} ${and(north)}`,
};
