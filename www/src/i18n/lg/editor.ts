import type { SideName } from "../../engine/types";
import type { AllTexts } from "../en";
import { number, of, plural, whenAs } from "./numbers";

type Editor = AllTexts["editor"];

const seeds = (n: number): string => `empiki ${number(n)}`;

const faults: Editor["faults"] = {
  "wrong-total": ({ game, found, expected, mayBeFewer }) => {
    const there = `Waliwo ${seeds(found)}, naye omuzannyo ${of("gw", game)}`;
    if (found > expected)
      return `${there} gulina ${number(expected)} zokka: ggyako ${number(found - expected)}.`;
    const all = mayBeFewer ? `ezitasukka ${number(expected)}` : number(expected);
    return `${there} guzannyibwa n’empiki ${all}: yongerako ${number(expected - found)}.`;
  },
  "count-too-large": ({ pit, found, expected }) =>
    `Mu ${pit} mulimu ${seeds(found)}, naye omuzannyo gwonna gulina ${number(expected)} zokka.`,
  "no-stores": () => "Waliwo empiki mu tterekero, naye omuzannyo guno tegulina materekero.",
  "bad-option": ({ option }) => `“${option}” eweereddwa omuwendo gw’etakkiriza.`,
  "capturing-turns-exceed-turns": ({ side }) =>
    `${side} tayinza kuba ng’awambye mu mirundi egisukka ku gy’azannye.`,
  "wrong-side-total": ({ side, found, expected }) =>
    `${side} ateeka ${seeds(expected)}; ${plural(found, "eteekeddwa", "eziteekeddwa")} ${plural(found, "eri", "ziri")} ${number(found)}.`,
  "over-setup-cap": ({ pit, found, expected }) =>
    `Mu ${pit} mulimu ${seeds(found)}; mu ssa mukkirizibwamu ezitasukka ${number(expected)}.`,
};

const board: Editor["board"] = {
  covered: (side, pit) => `Essa ${of("ly", side)} ${pit}, libikkiddwa`,
  marked: (pit) => `${pit}, lisongeddwako`,
};

const hand: Editor["hand"] = {
  name: "Okunyiga kye kukola",
  tools: { add: "Teeka emu", take: "Ggya emu", empty: "Yiwa", set: "Weza" },
  setTo: "Omuwendo gw’oteekamu",
  undo: "Zzaayo",
  redo: "Ddamu",
  keys: "Ku mapeesa: obusaale butambuza, + ne − bikyusa essa, ennamba ziteekamu omuwendo, Delete eyiwa zonna. Shift awamu n’okunyiga biggyamu emu.",
};

const said: Editor["said"] = {
  pit: (pit, n) => `${pit}: ${n === 0 ? "temuli mpiki" : seeds(n)}.`,
  closed: (side) => `Essa lino ${of("ly", side)}.`,
  noneLeft: "Mu ngalo temusigadde mpiki.",
  most: (n) => `Mu ssa mukkirizibwamu ezitasukka ${number(n)}.`,
  filled: (where, n) =>
    n === 0 ? `${where}: ziggyiddwamu zonna.` : `${where}: ${number(n)} mu buli ssa.`,
  undone: "Kizziddwayo.",
  redone: "Kizzeemu okukolebwa.",
};

const options: Editor["options"] = {
  name: "Eby’okulonda mu mateeka",
  example: (option) => `okugeza ${option}`,
  fault: (sentence) => `Eby’okulonda mu mateeka: ${sentence}`,
  told: (name, value) => `${name}: ${value}`,
};

const text: Editor["text"] = {
  name: "Embeera mu buwandiike",
  read: "Soma",
  copy: "Koppa",
  copied: "Kikoppeddwa.",
  notCopied: "Bulawuza tekkirizza kukoppa: ebigambo birondeddwa, bikoppe n’amapeesa go.",
  unread: "Ebigambo bino tebisomeka. Olubaawo lusigadde nga bwe lubadde.",
};

const rows: Editor["fills"]["rows"] = {
  front: (side) => `Omu maaso, ${side}`,
  back: (side) => `Emabega, ${side}`,
  only: (side) => `Olunyiriri ${of("lw", side)}`,
};

const fills: Editor["fills"] = {
  name: "Okujjuza okw’amangu",
  start: "Embeera y’entandikwa",
  clear: "Olubaawo olukalu",
  rows,
  row: "Amasa",
  everywhere: "Amasa gonna",
  each: "Empiki mu buli limu",
  fill: "Jjuza",
  // The type of the English function takes its two sentences literally.
  mirror: (from: SideName): string =>
    from === "south" ? "Koppa Obukiikaddyo ku Bukiikakkono" : "Koppa Obukiikakkono ku Bukiikaddyo",
};

const tally: Editor["tally"] = {
  exact: (n) => `Empiki zonna ${number(n)} ziteekeddwa.`,
  missing: (n, left, total) =>
    `Empiki ${number(n)} ku ${number(total)}: ${plural(left, "ebulako", "zibulako")} ${number(left)}.`,
  tooMany: (n, over) =>
    `Empiki ${number(n)}: ${number(over)} ${plural(over, "esukkiridde", "zisukkiridde")}.`,
  off: (n, gone) =>
    `Ku lubaawo ${seeds(n)}; ${plural(gone, "evudde", "ezivudde")} ku lubaawo ${number(gone)}.`,
};

const arrange: Editor["arrange"] = {
  heading: "Okusengeka empiki",
  title: (name) => `${name} asengeka`,
  lead: (n, most) =>
    most < n
      ? `Teeka ${seeds(n)} mu masa go, ezitasukka ${number(most)} mu limu.`
      : `Teeka ${seeds(n)} mu masa go.`,
  inView: (other) => `${other} alaba, era y’addako okusengeka.`,
  seen: (other) => `Empiki ${of("z", other)} ziri ku ludda olulala.`,
  unseen: (other) => `${other} atunule ebbali mu kiseera kino.`,
  covered: (other) => `Empiki ${of("z", other)} ziteekeddwa era zibikkiddwa.`,
  inHand: (n) => `${number(n)} mu ngalo`,
  allPlaced: "Zonna ziteekeddwa",
  fills: "Okujjuza okw’amangu",
  back: (n) => `${number(n)} mu buli ssa ly’emabega`,
  front: (n) => `${number(n)} mu buli ssa ly’omu maaso`,
  each: (n) => `${number(n)} mu buli ssa`,
  clear: "Ggyamu zonna",
  done: "Mmaze",
  notDone: (left) => `Mu ngalo mukyalimu ${seeds(left)}.`,
  handOver: (name) => `Ekyuma kiwe ${name}`,
  handOverAbout: (other) =>
    `Empiki ${of("z", other)} ziteekeddwa, era zisigala nga zibikkiddwa okutuusa abazannyi bombi lwe bamala.`,
  gateAbout: (other) => `Tewali kiragibwa ${whenAs(other)} tannaba kutunula bbali.`,
  iAm: (name) => `Nze ${name}`,
  revealed: "Ensengeka zombi",
  revealedAbout: "Bombi bamaze okuteeka empiki zaabwe.",
  begin: "Tandika omuzannyo",
};

export const editor: Editor = {
  title: "Okusengeka embeera",
  lead: "Teeka empiki, laga ani alina okuzannya, ozannye okuva awo.",
  game: "Omuzannyo",
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
  mover: "Alina okuzannya",
  stores: "Amaterekero",
  store: (side) => `Etterekero ${of("ly", side)}`,
  counters: "Emirundi egizannyiddwa",
  turnsTaken: (side) => `${side}: emirundi gy’azannye`,
  capturingTurns: (side) => `${side}: emirundi gy’awambyemu`,
  countersAbout: "Gino gye giraga oba amateeka g’omulundi ogusooka gakyakola.",
  ready: "Eyinza okuzannyibwa",
  over: "Guwedde dda",
  notYet: "Tennaba kuzannyika",
  play: "Zannya okuva wano",
  share: "Gabana",
  sharedLink: "Linki ekoppeddwa.",
  sharedText: "Tennaba kuzannyika: mu kifo kya linki, obuwandiike bwayo bwe bukoppeddwa.",
};
