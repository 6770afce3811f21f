import type { AllTexts } from "../en";
import { number, plural } from "./numbers";

/** Swahili for placing seeds: the position editor and the free arrangement. */

type Editor = AllTexts["editor"];

const seeds = (n: number): string => `kete ${number(n)}`;

const faults: Editor["faults"] = {
  "wrong-total": ({ game, found, expected, mayBeFewer }) => {
    if (found > expected)
      return `Kuna ${seeds(found)}, lakini ${game} ina ${number(expected)} tu: ondoa ${number(found - expected)}.`;
    const all = mayBeFewer ? `kete hadi ${number(expected)}` : seeds(expected);
    return `Kuna ${seeds(found)}, lakini ${game} huchezwa kwa ${all}: weka ${number(expected - found)} zaidi.`;
  },
  "count-too-large": ({ pit, found, expected }) =>
    `Shimo ${pit} lina ${seeds(found)}, lakini mchezo mzima una ${number(expected)} tu.`,
  "no-stores": () => "Kuna kete katika ghala, lakini mchezo huu hauna maghala.",
  "bad-option": ({ option }) => `“${option}” ina thamani isiyokubalika.`,
  "capturing-turns-exceed-turns": ({ side }) =>
    `${side} hawezi kuwa amekula katika zamu nyingi kuliko alizocheza.`,
  "wrong-side-total": ({ side, found, expected }) =>
    `${side} anaweka ${seeds(expected)}; ${number(found)} ${plural(found, "imewekwa", "zimewekwa")}.`,
  "over-setup-cap": ({ pit, found, expected }) =>
    `Shimo ${pit} lina ${seeds(found)}; shimo lisizidi ${seeds(expected)}.`,
};

const board: Editor["board"] = {
  covered: (side, pit) => `shimo ${pit} la ${side}, limefunikwa`,
  marked: (pit) => `${pit}, limeonyeshwa`,
};

const hand: Editor["hand"] = {
  name: "Kazi ya mbonyezo",
  tools: { add: "Ongeza moja", take: "Toa moja", empty: "Toa zote", set: "Weka kuwa" },
  setTo: "Idadi ya kuweka",
  undo: "Tendua",
  redo: "Rudia",
  keys: "Kwa vitufe: mishale husogeza, + na − hubadilisha shimo, tarakimu huweka idadi yake, Delete huondoa kete zote. Shift na mbonyezo hutoa moja.",
};

const said: Editor["said"] = {
  pit: (pit, n) => `Shimo ${pit}: ${n === 0 ? "tupu" : seeds(n)}.`,
  closed: (side) => `Shimo hili ni la ${side}.`,
  noneLeft: "Hakuna kete iliyobaki mkononi.",
  most: (n) => `Shimo lisizidi ${seeds(n)}.`,
  filled: (where, n) =>
    n === 0 ? `${where}: hakuna kete.` : `${where}: ${number(n)} katika kila shimo.`,
  undone: "Imetenduliwa.",
  redone: "Imerudiwa.",
};

const options: Editor["options"] = {
  name: "Machaguo ya kanuni",
  example: (option) => `kama ${option}`,
  fault: (sentence) => `Machaguo ya kanuni: ${sentence}`,
  told: (name, value) => `${name}: ${value}`,
};

const text: Editor["text"] = {
  name: "Hali kwa maandishi",
  read: "Soma",
  copy: "Nakili",
  copied: "Imenakiliwa.",
  notCopied: "Kivinjari hakikuruhusu kunakili: maandishi yamechaguliwa, yanakili kwa vitufe vyako.",
  unread: "Maandishi haya hayawezi kusomwa. Ubao unabaki kama ulivyokuwa.",
};

const fills: Editor["fills"] = {
  name: "Kujaza haraka",
  start: "Hali ya kuanza",
  clear: "Ubao mtupu",
  rows: {
    front: (side) => `Mstari wa mbele wa ${side}`,
    back: (side) => `Mstari wa nyuma wa ${side}`,
    only: (side) => `Mstari wa ${side}`,
  },
  row: "Mashimo",
  everywhere: "Mashimo yote",
  each: "Kete katika kila moja",
  fill: "Jaza",
  mirror: (from) =>
    from === "south" ? "Nakili Kusini kwenda Kaskazini" : "Nakili Kaskazini kwenda Kusini",
};

const tally: Editor["tally"] = {
  exact: (n) => `Kete zote ${number(n)} zimewekwa.`,
  missing: (n, left, total) =>
    `Kete ${number(n)} kati ya ${number(total)}: ${plural(left, "imepungua", "zimepungua")} ${number(left)}.`,
  tooMany: (n, over) =>
    `Kete ${number(n)}: ${plural(over, "imezidi", "zimezidi")} ${number(over)}.`,
  off: (n, gone) => `Kete ${number(n)} ubaoni; ${number(gone)} nje ya ubao.`,
};

const sameMany = (n: number, where: string): string => `${number(n)} ${where}`;

const arrange: Editor["arrange"] = {
  heading: "Kupanga kete",
  title: (name) => `${name} anapanga`,
  lead: (n, most) =>
    most < n
      ? `Weka ${seeds(n)} katika mashimo yako, zisizozidi ${number(most)} katika shimo moja.`
      : `Weka ${seeds(n)} katika mashimo yako.`,
  inView: (other) => `${other} anaona, na atapanga baadaye.`,
  seen: (other) => `Kete za ${other} ziko upande wa pili.`,
  unseen: (other) => `Wakati huu ${other} anatazama pembeni.`,
  covered: (other) => `Kete za ${other} zimewekwa na kufunikwa.`,
  inHand: (n) => `${number(n)} mkononi`,
  allPlaced: "Zote zimewekwa",
  fills: "Kujaza haraka",
  back: (n) => sameMany(n, "katika kila shimo la nyuma"),
  front: (n) => sameMany(n, "katika kila shimo la mbele"),
  each: (n) => sameMany(n, "katika kila shimo"),
  clear: "Ondoa zote",
  done: "Tayari",
  notDone: (left) => `Kete ${number(left)} ${plural(left, "ingali", "zingali")} mkononi.`,
  handOver: (name) => `Mpe ${name} kifaa`,
  handOverAbout: (other) =>
    `Kete za ${other} zimewekwa, na zinabaki zimefunikwa hadi wachezaji wote wawili wamalize.`,
  gateAbout: (other) => `Hakuna kinachoonyeshwa kabla ${other} hajatazama pembeni.`,
  iAm: (name) => `Mimi ni ${name}`,
  revealed: "Mipangilio yote miwili",
  revealedAbout: "Wote wawili wameweka kete zao.",
  begin: "Anza mchezo",
};

export const editor: Editor = {
  title: "Kihariri cha hali",
  lead: "Weka kete, sema ni zamu ya nani, na ucheze kutoka hapo.",
  game: "Mchezo",
  board,
  hand,
  said,
  faults,
  isOver: (headline, about) => `${headline}. ${about}`,
  options,
  text,
  fills,
  tally,
  arrange,
  mover: "Zamu ya",
  stores: "Maghala",
  store: (side) => `Ghala la ${side}`,
  counters: "Zamu hadi sasa",
  turnsTaken: (side) => `${side}: zamu zilizochezwa`,
  capturingTurns: (side) => `${side}: zamu za kula`,
  countersAbout: "Huamua kama kanuni za zamu ya kwanza bado zinatumika.",
  ready: "Tayari kuchezwa",
  over: "Tayari umekwisha",
  notYet: "Bado haiwezi kuchezwa",
  play: "Cheza kutoka hapa",
  share: "Shiriki",
  sharedLink: "Kiungo kimenakiliwa.",
  sharedText: "Bado haiwezi kuchezwa, hivyo maandishi yake yamenakiliwa badala ya kiungo.",
};
