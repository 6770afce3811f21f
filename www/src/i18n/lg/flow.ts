import type { AllTexts } from "../en";
import { number } from "./numbers";

const figures = (south: number, north: number): string => `${number(south)} – ${number(north)}`;

export const flow: AllTexts["flow"] = {
  close: "Ggala",
  loading: "Linda katono…",
  notLoaded: "Ekitundu kino eky’olupapula tekisobodde kuggulwa. Kebera yintaneeti oddemu ogezeeko.",
  failed:
    "Kino tekisobodde kulagibwa olw’ensobi yaffe. Bye wazannye biterekeddwa: ggulawo olupapula buto.",

  match: "Empaka",
  figures,
  score: (south, north, target) =>
    target === null ? figures(south, north) : `${figures(south, north)} ku ${number(target)}`,
  scoreNamed: (south, score, north, target) =>
    `${south} · ${score} · ${north}${target === null ? "" : `, ku ${number(target)}`}`,
  inARow: (names, [south, north], of) => {
    const row = Math.max(south, north);
    const who = row === 0 ? "O" : `${names[south > 0 ? "south" : "north"]}: o`;
    return `${who}buwanguzi ${number(row)} obuddiriŋŋana${of === null ? "" : ` ku ${number(of)}`}`;
  },
  scoreTold: (south, a, north, b) => `Empaka: ${south} ${number(a)}, ${north} ${number(b)}.`,
  cardMatch: (south, north, target) =>
    target === null
      ? `Emizannyo egiddiriŋŋana: ${figures(south, north)}`
      : `Empaka okutuuka ku ${number(target)}: ${figures(south, north)}`,
  cardLot: "Omuzannyo oguddako gunaatera okutandika",
  cardArranging: "Empiki zisengekebwa",

  result: "Ebivuddemu",
  analyse: "Weekenneenye",
  alone: "Zannya ne kompyuta",
  learn: "Guyige",
  records: "Ebiwandiiko",
};
