import type { AllTexts } from "../en";
import { number, plural } from "./numbers";

/** Swahili for the form of a new game. */

type Form = AllTexts["form"];

const presets: Form["presets"] = {
  omweso: {
    standard: {
      name: "Sanifu",
      about: "Kete nne katika kila shimo la nyuma, tayari kuchezwa; pointi 12 hushinda mechi.",
      source: "Mancala World; mwanzo kufuatana na Wikipedia.",
    },
    tournament: {
      name: "Mashindano",
      about:
        "Kila mchezaji hupanga kete 32 apendavyo, zisizozidi kumi katika shimo; kisha hadi pointi 12.",
      source: "Mancala World, Wikipedia.",
    },
    shackell: {
      name: "Mweso, 1934",
      about:
        "Kanuni za kale zaidi zilizoandikwa: kupanga bila kikomo, kula tangu zamu ya kwanza, na asiyeweza kucheza ameshindwa.",
      source: "R. S. Shackell 1934, kama Ludii inavyorekodi “Mweso”.",
    },
    plain: {
      name: "Rahisi",
      about:
        "Daima kinyume cha saa, bila upandaji wa ufunguzi, bila ushindi wa pointi mbili: kiini cha mchezo, kizuri cha kuanzia.",
      source:
        "Uchezaji wa msingi wa programu ya chuo kikuu, uliohakikiwa kwa michezo yake 383 iliyorekodiwa.",
    },
  },
  oware: {
    abapa: {
      name: "Abapa (Shirikisho la Oware Duniani)",
      about: "Mchezo wa makini wa Ghana na Karibi, kama unavyochezwa katika michuano ya ubingwa.",
      source: "Oware Society, Shirikisho la Oware Duniani, Mind Sports Olympiad.",
    },
    international: {
      name: "Mechi ya kimataifa",
      about: "Abapa, na aliye bora katika michezo mitano hushinda mechi.",
      source: "Mancala World.",
    },
    antigua: {
      name: "Mechi ya Antigua",
      about: "Abapa, hadi kushinda mara sita au kuongoza kwa michezo mitatu.",
      source: "Mancala World.",
    },
    wari: {
      name: "Wari, 1927",
      about:
        "Kula zote hakuruhusiwi, na mchezo huendelea hadi kete ya mwisho au hadi mkubaliane kuumaliza.",
      source: "G. T. Bennett 1927, kama Ludii inavyorekodi “Wari”.",
    },
    mancalaWorld: {
      name: "Mancala World",
      about: "Abapa, lakini asiyeweza kucheza humwachia mpinzani kete zote zilizobaki.",
      source: "Mancala World, neno kwa neno.",
    },
  },
  "bao-kigogo": {
    standard: {
      name: "Sanifu",
      about:
        "Kanuni kama zilivyorekodiwa Mpwapwa, na mapengo yamejazwa kutoka michezo ya jamii yake.",
      source: "Mancala World kufuatana na M. Klamroth 1911; Hawalis na Njombwa.",
    },
  },
};

const modes: Form["modes"] = {
  classical: {
    name: "Kawaida",
    about: "Bila saa, na zamu zinaweza kurudishwa.",
  },
  contract: {
    name: "Mkataba",
    about: "Kete moja hukabidhiwa kama ishara kwamba zamu hazibadilishwi: hakuna kinachorudishwa.",
  },
  blitz: {
    name: "Haraka",
    about: "Sekunde tatu za kuanza zamu, la sivyo inapotea; hakuna kinachorudishwa.",
  },
};

/** What is known of these ways to play in a game that is not theirs. */
const courtesy =
  "Hizi zinatoka katika Omweso; hapa zimetolewa kama nyongeza. Haraka huhitaji zamu zinazoweza kupotezwa, na ni Omweso tu wenye hizo.";

const lot: Form["lot"] = {
  title: "Nani anaanza?",
  about: (who) =>
    `Kete moja, mikono miwili iliyofumbwa. ${who} anachagua mmoja: mwenye kete anaanza.`,
  hands: "Mikono miwili",
  left: "Mkono wa kushoto",
  right: "Mkono wa kulia",
  skip: "Ruka",
  go: "Anza",
  found: (hand, who) =>
    `Kete ilikuwa katika mkono wa ${hand === "left" ? "kushoto" : "kulia"}: ${who} anaanza.`,
  skipped: (who) => `${who} anaanza.`,
};

export const form: Form = {
  game: "Mchezo",
  presets,
  preset: "Kanuni",
  own: {
    name: "Zako mwenyewe",
    about: "Kila kanuni ni yako kuiweka.",
  },
  players: "Wachezaji",
  playersNote: "Majina si lazima.",
  playerOf: { south: "Jina la Kusini", north: "Jina la Kaskazini" },
  mode: "Namna ya kucheza",
  modes,
  modesNote: { omweso: "", oware: courtesy, "bao-kigogo": courtesy },
  groups: {
    setup: "Maandalizi",
    match: "Mechi",
    play: "Uchezaji",
    end: "Jinsi mchezo unavyoisha",
    limits: "Vikomo",
  },
  allRules: "Kanuni zote",
  changedCount: (n) =>
    n === 0 ? "" : `${number(n)} ${plural(n, "imebadilishwa", "zimebadilishwa")}`,
  isDefault: "kawaida",
  changed: "Imebadilishwa",
  backToDefault: "Rudisha ya kawaida",
  backToDefaultOf: (option) => `${option}: rudisha ya kawaida`,
  range: (least, most, byDefault) => `${least} hadi ${most}; kawaida ${byDefault}`,
  outOfRange: (least, most) => `Namba kamili kuanzia ${least} hadi ${most}.`,
  onlyWith: (option, value) => `Hufanya kazi tu pamoja na ${option}: ${value}.`,
  summary: "Mchezo wako",
  defaultRules: "Kanuni za kawaida",
  differs: (items, more) => [...items, ...(more > 0 ? [`${number(more)} zaidi`] : [])].join(" · "),
  valueOf: (option, value) => `${option}: ${value}`,
  start: "Anza",
  cancel: "Ghairi",
  lot,
};
