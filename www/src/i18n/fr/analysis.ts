import type { SideName } from "../../engine/types";
import type { AllTexts } from "../en";
import { capital, counted, number, plural } from "./numbers";

/** French for the analysis of positions and games. */

type Analysis = AllTexts["analysis"];
type Score = Parameters<Analysis["figure"]>[0];
type Names = Readonly<Record<SideName, string>>;

const tenths = new Intl.NumberFormat("fr", { maximumFractionDigits: 1 });
const figures = new Intl.NumberFormat("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const megabytes = new Intl.NumberFormat("fr", { maximumSignificantDigits: 2 });
const percent = new Intl.NumberFormat("fr", { style: "percent" });

/** To the tenth, as far as it is told; on both sides alike. */
const rounded = (n: number): number => (Math.sign(n) * Math.round(Math.abs(n) * 10)) / 10;

/** « 2,5 graines » */
const seeds = (n: number): string => {
  const told = rounded(n);
  return `${tenths.format(told)} ${plural(told, "graine", "graines")}`;
};

/** « +2,0 » : Sud is ahead; with a true minus sign. */
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

/** « (en 7 coups) », where the search has seen the end. */
const inPlies = (plies: number | null): string =>
  plies === null || plies === 0 ? "" : ` (en ${counted(plies, "coup", "coups")})`;

const worth = ({ seeds: n, isDecided, proved }: Score, names: Names): string => {
  if (proved?.winner === "draw") return `partie nulle, prouvée${inPlies(proved.plies)}`;
  if (proved) {
    const by = proved.by === null || proved.by === 0 ? "" : ` de ${number(proved.by)}`;
    return `${names[proved.winner]} gagne${by}, c’est prouvé${inPlies(proved.plies)}`;
  }
  if (rounded(n) === 0) return "égalité";
  const ahead = names[n > 0 ? "south" : "north"];
  return isDecided
    ? `${ahead} est en train de gagner, sans preuve`
    : `${ahead} mène de ${seeds(Math.abs(n))}`;
};

const kinds: Analysis["kinds"] = {
  better: "Imprécision",
  mistake: "Erreur",
  blunder: "Gaffe",
};

const millions = (bytes: number): string => `${megabytes.format(bytes / 1_000_000)}\u00a0Mo`;

/** What it costs to make a table, by its seeds. */
const tableCosts: Readonly<Record<number, string>> = {
  12: "2,7\u00a0Mo, quelques secondes",
  15: "17\u00a0Mo, environ une minute",
};
const tableCost = (n: number): string => tableCosts[n] ?? "cela peut être long";

const tables: Analysis["tables"] = {
  title: "Tables de fins de partie",
  about:
    "Avec une telle table, l’ordinateur sait comment finissent les positions qui ont au plus ce nombre de graines dans leurs cases : exactement, ou entre deux bornes là où cela dépend des coups précédents.",
  looking: "Recherche d’une table sur cet appareil…",
  none: "Il n’y a pas encore de table.",
  make: (n) => `Créer la table pour ${number(n)} graines (${tableCost(n)})`,
  remake: (n) => `Créer de nouveau la table pour ${number(n)} graines (${tableCost(n)})`,
  making: (n, done) =>
    `Création de la table pour ${number(n)} graines : ${percent.format(Math.floor(done * 100) / 100)}.`,
  progress: (n) => `Table pour ${number(n)} graines`,
  stop: "Arrêter",
  stopped: "Arrêté. Rien n’en a été conservé.",
  kept: (n, bytes) =>
    `La table pour ${number(n)} graines (${millions(bytes)}) est conservée sur cet appareil.`,
  unkept: (n) =>
    `La table pour ${number(n)} graines n’a pas pu être conservée : le stockage est refusé ou plein. Elle sert tant que quelque chose réfléchit sur cette page.`,
  forget: "Supprimer",
  made: "La table est créée.",
  forgotten: "La table est supprimée.",
};

export const analysis: Analysis = {
  title: "Analyse",
  close: "Fermer l’analyse",
  noBoard: "Il n’y a rien à analyser avant que le premier coup puisse être joué.",
  best: "Meilleures suites",
  lines: "Réfléchir",
  figure,
  worth,
  legend: (south, north) => `+ ${south}, − ${north} ; en graines`,
  starting: "La réflexion commence…",
  depth: (plies, nodes) =>
    `${counted(plies, "coup", "coups")} de profondeur · ${counted(nodes, "essai", "essais")}`,
  complete: (plies, nodes) =>
    `Jusqu’à la fin : profondeur ${number(plies)} · ${counted(nodes, "essai", "essais")}`,
  off: "Aucune réflexion n’est en cours.",
  isOver: (headline) => `${headline}.`,
  waits: (level) => `C’est à ${level} de jouer : l’analyse attend son coup.`,
  unplayable: "Ceci s’applique aux positions qui peuvent être jouées.",
  now: "Réfléchir maintenant",
  show: "Montrer",
  showLine: (line) => `Montrer ${line}`,
  more: "…",

  review: "Toute la partie",
  go: "Parcourir la partie",
  stop: "Arrêter",
  progress: "Positions examinées",
  going: (done, of) => `${number(done)} positions examinées sur ${number(of)}.`,
  done: (falls) =>
    falls === 0
      ? "Aucun coup ne ressort : rien de mieux n’a été trouvé."
      : `${counted(falls, "coup aurait pu être meilleur", "coups auraient pu être meilleurs")}.`,
  halted: (done, of) => `Arrêté après ${number(done)} positions sur ${number(of)}.`,
  noTurns: "Aucun coup n’a encore été joué.",
  graph: "Score au fil de la partie",
  graphSides: (south, north) => `Au-dessus de la ligne ${south}, au-dessous ${north}`,
  graphKeys: "Les flèches passent d’un coup à l’autre.",
  start: "Début",
  turn: (n, text, isSecond) => `${number(n)}. ${isSecond ? "… " : ""}${text}`,
  at: (turn, worth) => `${turn} : ${worth ?? "pas examiné"}`,
  asTable: "En tableau",
  columns: { turn: "Coup", score: "Score", worth: "En mots" },
  unknown: "–",
  kinds,
  better: (kind, best, n) => {
    if (n !== null) return `${best} était meilleur, de ${seeds(n)}.`;
    return kind === "blunder"
      ? `${best} était meilleur : ce qui était prouvé a été abandonné.`
      : `${best} était meilleur.`;
  },
  mark: (kind, better) => `${kinds[kind]}. ${better}`,
  tables,
  capital,
};
