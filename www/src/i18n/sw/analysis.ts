import type { SideName } from "../../engine/types";
import type { AllTexts } from "../en";
import { capital, number, plural } from "./numbers";

/** Swahili for the analysis of positions and games. */

type Analysis = AllTexts["analysis"];
type Score = Parameters<Analysis["figure"]>[0];
type Names = Readonly<Record<SideName, string>>;

const tenths = new Intl.NumberFormat("sw", { maximumFractionDigits: 1 });
const figures = new Intl.NumberFormat("sw", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const megabytes = new Intl.NumberFormat("sw", { maximumSignificantDigits: 2 });
const percent = new Intl.NumberFormat("sw", { style: "percent" });

/** To the tenth, as far as it is told; on both sides alike. */
const rounded = (n: number): number => (Math.sign(n) * Math.round(Math.abs(n) * 10)) / 10;

/** “kete 2.5” */
const seeds = (n: number): string => `kete ${tenths.format(rounded(n))}`;

/** “+2.0”: Kusini is ahead; with a true minus sign. */
const signed = (n: number): string => {
  const told = rounded(n);
  const sign = told === 0 ? "" : told > 0 ? "+" : "−";
  return `${sign}${figures.format(Math.abs(told))}`;
};

const figure = ({ seeds: n, isDecided, proved }: Score): string => {
  if (isDecided) return n > 0 ? "+…" : "−…";
  if (!proved) return signed(n);
  if (proved.winner === "draw") return "=";
  const sign = proved.winner === "south" ? "+" : "−";
  return proved.by === null ? `${sign}${sign}` : `${sign}${number(proved.by)}`;
};

/** “ (katika zamu 7)”, where the search has seen the end. */
const inPlies = (plies: number | null): string =>
  plies === null || plies === 0 ? "" : ` (katika zamu ${number(plies)})`;

const worth = ({ seeds: n, isDecided, proved }: Score, names: Names): string => {
  if (proved?.winner === "draw") return `sare, imethibitishwa${inPlies(proved.plies)}`;
  if (proved) {
    const by = proved.by === null || proved.by === 0 ? "" : ` kwa ${number(proved.by)}`;
    return `${names[proved.winner]} anashinda${by}, imethibitishwa${inPlies(proved.plies)}`;
  }
  if (rounded(n) === 0) return "sawa";
  const ahead = names[n > 0 ? "south" : "north"];
  return isDecided
    ? `${ahead} anaelekea kushinda, haijathibitishwa`
    : `${ahead} anaongoza kwa ${seeds(Math.abs(n))}`;
};

const kinds: Analysis["kinds"] = {
  better: "Kosa dogo",
  mistake: "Kosa",
  blunder: "Kosa kubwa",
};

const millions = (bytes: number): string => `MB\u00a0${megabytes.format(bytes / 1_000_000)}`;

/** What it costs to make a table, by its seeds. */
const tableCosts: Readonly<Record<number, string>> = {
  12: "MB\u00a02.7, sekunde kadhaa",
  15: "MB\u00a017, kama dakika moja",
};
const tableCost = (n: number): string => tableCosts[n] ?? "huenda ikachukua muda mrefu";

const tables: Analysis["tables"] = {
  title: "Majedwali ya miisho",
  about:
    "Kwa jedwali kama hilo kompyuta inajua jinsi hali zenye kete zisizozidi idadi hiyo katika mashimo zinavyoisha: kwa uhakika, au kati ya mipaka pale inapotegemea zamu za awali.",
  looking: "Jedwali linatafutwa kwenye kifaa hiki…",
  none: "Bado hakuna jedwali.",
  make: (n) => `Tengeneza jedwali la kete ${number(n)} (${tableCost(n)})`,
  remake: (n) => `Tengeneza tena jedwali la kete ${number(n)} (${tableCost(n)})`,
  making: (n, done) =>
    `Jedwali la kete ${number(n)} linatengenezwa: ${percent.format(Math.floor(done * 100) / 100)}.`,
  progress: (n) => `Jedwali la kete ${number(n)}`,
  stop: "Acha",
  stopped: "Limeachwa. Hakuna kilichohifadhiwa.",
  kept: (n, bytes) =>
    `Jedwali la kete ${number(n)} (${millions(bytes)}) limehifadhiwa kwenye kifaa hiki.`,
  unkept: (n) =>
    `Jedwali la kete ${number(n)} halikuweza kuhifadhiwa: hifadhi imekataliwa au imejaa. Litatumika maadamu kuna kinachofikiri kwenye ukurasa huu.`,
  forget: "Futa",
  made: "Jedwali limetengenezwa.",
  forgotten: "Jedwali limefutwa.",
};

export const analysis: Analysis = {
  title: "Uchambuzi",
  close: "Funga uchambuzi",
  noBoard: "Hakuna cha kuchambua kabla zamu ya kwanza haijaweza kuchezwa.",
  best: "Njia bora",
  lines: "Fikiri",
  figure,
  worth,
  legend: (south, north) => `+ ${south}, − ${north}; kwa kete`,
  starting: "Kufikiri kunaanza…",
  depth: (plies, nodes) => `Kina cha zamu ${number(plies)} · majaribio ${number(nodes)}`,
  complete: (plies, nodes) => `Hadi mwisho: kina ${number(plies)} · majaribio ${number(nodes)}`,
  off: "Hakuna kinachofikiriwa.",
  isOver: (headline) => `${headline}.`,
  waits: (level) => `Ni zamu ya ${level}: uchambuzi unaisubiri.`,
  unplayable: "Hii ni kwa hali zinazoweza kuchezwa.",
  now: "Fikiri sasa",
  show: "Nionyeshe",
  showLine: (line) => `Nionyeshe ${line}`,
  more: "…",

  review: "Mchezo mzima",
  go: "Pitia mchezo",
  stop: "Acha",
  progress: "Hali zilizoangaliwa",
  going: (done, of) => `Hali ${number(done)} kati ya ${number(of)} zimeangaliwa.`,
  done: (falls) =>
    falls === 0
      ? "Hakuna zamu inayojitokeza: hakuna bora zaidi iliyopatikana."
      : `Zamu ${number(falls)} ${plural(falls, "ingeweza", "zingeweza")} kuwa bora zaidi.`,
  halted: (done, of) => `Imeachwa baada ya hali ${number(done)} kati ya ${number(of)}.`,
  noTurns: "Bado hakuna zamu iliyochezwa.",
  graph: "Alama katika mchezo wote",
  graphSides: (south, north) => `Juu ya mstari ${south}, chini yake ${north}`,
  graphKeys: "Vitufe vya mishale huenda zamu hadi zamu.",
  start: "Mwanzo",
  turn: (n, text, isSecond) => `${number(n)}. ${isSecond ? "… " : ""}${text}`,
  at: (turn, worth) => `${turn}: ${worth ?? "haijaangaliwa"}`,
  asTable: "Kama jedwali",
  columns: { turn: "Zamu", score: "Alama", worth: "Kwa maneno" },
  unknown: "–",
  kinds,
  better: (kind, best, n) => {
    if (n !== null) return `Bora ilikuwa ${best}, kwa ${seeds(n)}.`;
    return kind === "blunder"
      ? `Bora ilikuwa ${best}: kilichothibitishwa kimeachwa.`
      : `Bora ilikuwa ${best}.`;
  },
  mark: (kind, better) => `${kinds[kind]}. ${better}`,
  tables,
  capital,
};
