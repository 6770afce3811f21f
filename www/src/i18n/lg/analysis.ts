import type { AllTexts } from "../en";
import { capital, locales, number, of, plural, turns } from "./numbers";

type Analysis = AllTexts["analysis"];
type Score = Parameters<Analysis["figure"]>[0];

const tenths = new Intl.NumberFormat(locales, { maximumFractionDigits: 1 });
const figures = new Intl.NumberFormat(locales, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const megabytes = new Intl.NumberFormat(locales, { maximumSignificantDigits: 2 });

/** To the tenth, as far as it is told; on both sides alike. */
const rounded = (n: number): number => (Math.sign(n) * Math.round(Math.abs(n) * 10)) / 10;

/** “empiki 2.5” */
const seeds = (n: number): string => `empiki ${tenths.format(rounded(n))}`;

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

/** “ (mu mirundi 7)” */
const inPlies = (plies: number | null): string =>
  plies === null || plies === 0
    ? ""
    : ` (mu ${plural(plies, "mulundi", "mirundi")} ${number(plies)})`;

const worth: Analysis["worth"] = ({ seeds: n, isDecided, proved }, names) => {
  if (proved?.winner === "draw") return `maliri, kikakasiddwa${inPlies(proved.plies)}`;
  if (proved) {
    const by = proved.by === null || proved.by === 0 ? "" : ` n’enjawulo ya ${number(proved.by)}`;
    return `${names[proved.winner]} awangula${by}, kikakasiddwa${inPlies(proved.plies)}`;
  }
  if (rounded(n) === 0) return "benkana";
  const ahead = names[n > 0 ? "south" : "north"];
  return isDecided
    ? `${ahead} awangula, naye tekikakasiddwa`
    : `${ahead} asinza ${seeds(Math.abs(n))}`;
};

const kinds: Analysis["kinds"] = {
  better: "Akasobi",
  mistake: "Ensobi",
  blunder: "Ensobi nnene",
};

const millions = (bytes: number): string => `${megabytes.format(bytes / 1_000_000)}\u00a0MB`;

/** What it costs to make a table, by its seeds. */
const tableCosts: Readonly<Record<number, string>> = {
  12: "2.7\u00a0MB, sikonda ntono",
  15: "17\u00a0MB, eddakiika nga emu",
};
const cost = (n: number): string => tableCosts[n] ?? "kiyinza okulwawo";

const tables: Analysis["tables"] = {
  title: "Ebipande by’enkomerero",
  about:
    "Ekipande ng’ekyo kitegeeza kompyuta embeera ezirina empiki ezitasukka muwendo ogwo mu masa bwe ziggwa: butuukirivu, oba wakati w’ebipimo bibiri we kisinziira ku mirundi egyasooka.",
  looking: "Tunoonya ekipande ku kyuma kino…",
  none: "Tewannabaawo kipande.",
  make: (n) => `Kola ekipande ky’empiki ${number(n)} (${cost(n)})`,
  remake: (n) => `Ddamu okole ekipande ky’empiki ${number(n)} (${cost(n)})`,
  making: (n, done) =>
    `Ekipande ky’empiki ${number(n)} kikolebwa: ${number(Math.floor(done * 100))} %.`,
  progress: (n) => `Ekipande ky’empiki ${number(n)}`,
  stop: "Komya",
  stopped: "Kikomezeddwa. Tewali kiterekeddwa.",
  kept: (n, bytes) =>
    `Ekipande ky’empiki ${number(n)} (${millions(bytes)}) kiterekeddwa ku kyuma kino.`,
  unkept: (n) =>
    `Ekipande ky’empiki ${number(n)} tekisobodde kuterekebwa: okutereka kugaaniddwa oba ekifo kijjudde. Kikola ebbanga lyonna ekintu ku lupapula luno lye kimala nga kirowooza.`,
  forget: "Sangula",
  made: "Ekipande kiwedde okukolebwa.",
  forgotten: "Ekipande kisanguddwa.",
};

export const analysis: Analysis = {
  title: "Okwekenneenya",
  close: "Ggala okwekenneenya",
  noBoard: "Tewali kya kwekenneenya ng’omulundi ogusooka tegunnaba kuzannyika.",
  best: "Amakubo agasinga",
  lines: "Lowooza",
  figure,
  worth,
  legend: (south, north) => `+ ${south}, − ${north}; mu mpiki`,
  starting: "Etandise okulowooza…",
  depth: (plies, nodes) => `${capital(turns(plies))} mu maaso · ezigezeddwa ${number(nodes)}`,
  complete: (plies, nodes) =>
    `Okutuuka ku nkomerero: ${turns(plies)} · ezigezeddwa ${number(nodes)}`,
  off: "Tewali kirowoozebwako.",
  isOver: (headline) => `${headline}.`,
  waits: (level) => `${level} y’azannya: okwekenneenya kulinda omulundi gwe.`,
  unplayable: "Kino kya mbeera eziyinza okuzannyibwa.",
  now: "Lowooza kati",
  show: "Ndaga",
  showLine: (line) => `Ndaga ${line}`,
  more: "…",

  review: "Omuzannyo gwonna",
  go: "Yita mu muzannyo gwonna",
  stop: "Komya",
  progress: "Embeera ezitunuuliddwa",
  going: (done, total) => `Embeera ${number(done)} ku ${number(total)} zitunuuliddwa.`,
  done: (falls) =>
    falls === 0
      ? "Tewali mulundi gukyamye: tewazuuliddwa gwandisinzeeko."
      : `${capital(turns(falls))} ${plural(falls, "gwandibadde mulungi", "gyandibadde mirungi")} okusingawo.`,
  halted: (done, total) => `Kikomezeddwa ku mbeera ${number(done)} ku ${number(total)}.`,
  noTurns: "Tewannaba kuzannyibwa mulundi gwonna.",
  graph: "Omuwendo mu muzannyo gwonna",
  graphSides: (south, north) => `Waggulu w’olukoloboze ${south}, wansi waalwo ${north}`,
  graphKeys: "Obusaale ku mapeesa butwala okuva ku mulundi ogumu okudda ku gulala.",
  start: "Entandikwa",
  turn: (n, text, isSecond) => `${number(n)}. ${isSecond ? "… " : ""}${text}`,
  at: (turn, told) => `${turn}: ${told ?? "tegunnatunuulirwa"}`,
  asTable: "Mu kipande",
  columns: { turn: "Omulundi", score: "Omuwendo", worth: "Mu bigambo" },
  unknown: "–",
  kinds,
  better: (kind, best, n) => {
    if (n !== null) return `Ekyandisinze ye ${best}, n’enjawulo ${of("y", seeds(n))}.`;
    return kind === "blunder"
      ? `Ekyandisinze ye ${best}: ekibadde kikakasiddwa kyalekeddwa.`
      : `Ekyandisinze ye ${best}.`;
  },
  mark: (kind, better) => `${kinds[kind]}. ${better}`,
  tables,
  capital,
};
