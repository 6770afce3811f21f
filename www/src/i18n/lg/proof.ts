import type { AllTexts } from "../en";
import { laps, locales, number, plural } from "./numbers";

const rounded = new Intl.NumberFormat(locales, { maximumSignificantDigits: 2 });

const branches = (n: number): string =>
  n === 0
    ? ""
    : ` Mu kkubo ${plural(n, "gusanze okulonda oludda kumu", `gusanze okulonda oludda okw’emirundi ${number(n)}`)}; omulundi we gutalaze, engendo zigenze mu maaso (zikontanye n’akalimi k’essaawa).`;

const after = (n: number): string =>
  `oluvannyuma ${plural(n, "lw’olugendo", "lw’engendo")} ${number(n)}`;

export const proof: AllTexts["proof"] = {
  title: "Omulundi guliggwa?",
  about:
    "Engendo zigobererwa okutuusa omulundi lwe guggwa oba lwe gutandika okweddiŋŋana: bukakafu bwennyini.",
  turn: "Omulundi",
  ask: "Guliggwa?",
  stop: "Komya",
  working: (done, perSecond) =>
    `${plural(done, "Olugendo", "Engendo")} ${number(done)} ${plural(done, "lukebeddwa", "zikebeddwa")}, nga ${rounded.format(perSecond)} buli sikonda.`,
  starting: "Amateeka gakimibwa…",
  stopped: (done) => `Kikomezeddwa ${after(done)}. Tewali kikakasiddwa.`,
  ends: (length, choices) => `Guggwa ${after(length)}.${branches(choices)}`,
  endless: (n, period, choices) =>
    `Teguggwa: ${n === 0 ? "okuva ku lugendo olusooka" : after(n)} ${plural(period, "olugendo lwe lumu lweddiŋŋana", `${laps(period)} ze zimu zeddiŋŋana`)}.${branches(choices)}`,
  unknown: (done, choices) =>
    `Tekimanyiddwa: ${after(done)} tegunnaggwa era tegunneddiŋŋana.${branches(choices)}`,
  noTurn: "Sooka owandiike omulundi.",
  noPosition: "Kino kya mbeera eziyinza okuzannyibwa.",
  load: "Ekitundu ekikebera emirundi tekisobodde kuggulwa. Kebera yintaneeti, oddemu obuuze.",
  version: "Olupapula luno lusikiziddwa olupya mu kaseera kano: luggulewo buto, oddemu obuuze.",
};
