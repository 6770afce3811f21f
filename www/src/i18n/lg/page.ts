import type { AllTexts } from "../en";
import { side } from "./first";
import { number, turns } from "./numbers";

const cards: AllTexts["page"]["cards"] = {
  omweso: {
    people: "Buganda, Uganda",
    size: [4, 8],
    blurb:
      "Ennyiriri nnya, engendo empanvu eziyungibwa, n’empiki eziwambiddwa ezikulwanirira mangu ago.",
  },
  oware: {
    people: "Ghana ne Caribbean",
    size: [2, 6],
    blurb:
      "Ennyiriri bbiri, okusiga kumu buli mulundi, n’okubala kungi. Ye mancala asinga okumanyika.",
  },
  "bao-kigogo": {
    people: "Abagogo ab’e Dodoma, Tanzania",
    size: [4, 12],
    blurb:
      "Ennyiriri nnya eza masa kkumi n’abiri, olutalo lw’empagi ennamba, n’empiki eziwambibwa ne zitadda.",
  },
};

const homeNotes: AllTexts["page"]["homeNotes"] = {
  unknown: "Wano tewali lupapula ng’olwo. Gino gye mizannyo egiriwo:",
};

export const page: AllTexts["page"] = {
  title: "Empiki",
  heading: "Emizannyo esatu egya mancala egy’omu Afirika",
  menu: "Menyu",
  home: "Emizannyo gyonna",
  choose: "Londa omuzannyo",
  intro:
    "Siga, yunga era owambe: abantu babiri ku lubaawo lumu, oba omu ne kompyuta. Byonna bikolera mu bulawuza eno, era tewali kisindikibwa walala.",
  cards,
  homeNotes,
  todaysPuzzle: "Ekikokyo kya leero",
  underWay: (n) => `Gugenda mu maaso: ${turns(n)}`,
  won: (who) => `Guwedde: ${side[who]} yawangudde`,
  drawn: "Guwedde: maliri",
  annulled: "Guwedde: gusaziddwamu",
  newGame: "Omuzannyo omupya",
  rules: "Amateeka",
  takenOver: "Kizziddwa buggya okuva mu ttaabu endala",
  settings: "Entegeka",
  size: (rows, columns) => `Amasa ${number(rows)} × ${number(columns)}`,
};
