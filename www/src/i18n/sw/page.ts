import type { AllTexts } from "../en";
import { side } from "./first";
import { number, plural } from "./numbers";

/** Swahili for the first screens of the page. */

type Page = AllTexts["page"];

const cards: Page["cards"] = {
  omweso: {
    people: "Buganda, Uganda",
    size: [4, 8],
    blurb: "Mistari minne, miendelezo mirefu, na kete zilizoliwa zinakupigania papo hapo.",
  },
  oware: {
    people: "Ghana na Karibi",
    size: [2, 6],
    blurb:
      "Mistari miwili, kupanda mara moja kwa zamu, na kuhesabu kila kitu. Mankala inayojulikana kuliko zote.",
  },
  "bao-kigogo": {
    people: "Wagogo wa Dodoma, Tanzania",
    size: [4, 12],
    blurb:
      "Mistari minne ya mashimo 12, vita vya kupata safu nzima, na kete zilizoliwa hazirudi kamwe.",
  },
};

const homeNotes: Page["homeNotes"] = {
  unknown: "Hapa hakuna ukurasa kama huo. Michezo ni hii:",
};

export const page: Page = {
  title: "Empiki",
  heading: "Michezo mitatu ya mankala ya Afrika",
  menu: "Menyu",
  home: "Michezo yote",
  choose: "Chagua mchezo",
  intro:
    "Panda, endeleza na ule: wawili kwenye ubao mmoja, au mmoja dhidi ya kompyuta. Kila kitu hufanyika katika kivinjari hiki, na hakuna kinachotumwa popote.",
  cards,
  homeNotes,
  todaysPuzzle: "Fumbo la leo",
  underWay: (turns) =>
    `Unaendelea: zamu ${number(turns)} ${plural(turns, "imechezwa", "zimechezwa")}`,
  won: (who) => `Umekwisha: ${side[who]} ameshinda`,
  drawn: "Umekwisha: sare",
  annulled: "Umekwisha: umebatilishwa",
  newGame: "Mchezo mpya",
  rules: "Kanuni",
  takenOver: "Umesasishwa kutoka kichupo kingine",
  settings: "Mipangilio",
  size: (rows, columns) => `Mashimo ${number(rows)} × ${number(columns)}`,
};
