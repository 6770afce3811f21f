import type { Fault } from "../../engine/types";
import type { FailureTexts } from "../en";
import { faultTeller } from "../faults";
import { first } from "./first";
import { number, of } from "./numbers";

const errors: FailureTexts["errors"] = {
  "bad-position": "Embeera eno tesomeka.",
  "bad-turn": "Omulundi guno teguyinza kuzannyibwa.",
  "bad-options": "Eby’okulonda mu mateeka bino tebiyinza kukozesebwa.",
  "unknown-game":
    "Omuzannyo guno tegumanyiddwa wano. Egimanyiddwa gye gino: oware, omweso ne bao-kigogo.",
  "needs-position": "Ensengeka ya kyeyagalire yeetaaga embeera ey’okutandikirako.",
  "bad-side": "Oludda luba south oba north.",
  "bad-record": "Omuzannyo guno tegusomeka.",
  "bad-link": "Linki eno tesomeka.",
  "bad-arrangement": "Empiki zino teziyinza kusengekebwa bwe ziti.",
  "bad-annotation": "Ekiwandiiko tekirina taagi oba nnyinnyonnyola ng’eyo.",
  "bad-results": "Bino si bivaamu bya muzannyo guno.",
  "bad-level": "Amadaala gava ku 1 okutuuka ku 6.",
  "bad-table": "Kino si kipande kya nkomerero eky’enkyusa eno.",
  "nothing-to-undo": "Eno ye ntandikwa y’omuzannyo: tewali kya kuzzaayo.",
  "nothing-to-redo": "Guno gwe mulundi ogusembayo mu muzannyo.",
  "no-such-ply": "Omuzannyo tegulina mulundi ng’ogwo.",
  "game-over": "Omuzannyo guwedde.",
  "engine-dead": first.errors["engine-dead"],
};

type FaultFacts = Pick<Fault, "line" | "at" | "ply" | "found">;

const place = ({ line, at, ply }: FaultFacts): string => {
  const column = line > 0 ? `Olunyiriri ${number(line)}, ennukuta` : "Ennukuta";
  const turn = ply === null || ply === 0 ? "" : `, omulundi ${number(ply)}`;
  return `${column} ${number(at)}${turn}`;
};
/** “4y6”, or that nothing stands there. */
const quoted = ({ found }: FaultFacts): string => (found === "" ? "(tewali kintu)" : `“${found}”`);

/** What stands there is not what it should be. */
const isNot =
  (what: string) =>
  (facts: FaultFacts): string =>
    `${place(facts)}: ${quoted(facts)} si ${what}.`;
/** A sentence about the place. */
const says =
  (sentence: string) =>
  (facts: FaultFacts): string =>
    `${place(facts)}: ${sentence}.`;
/** A sentence about what stands there, with a noun before it that the verb agrees with. */
const saysOf =
  (noun: string, sentence = "") =>
  (facts: FaultFacts): string =>
    `${place(facts)}: ${noun} ${quoted(facts)}${sentence}.`;

const faults: FailureTexts["faults"] = {
  "too-long": says("ekiwandiiko kisukkiridde obuwanvu, tekisomeka"),
  "unknown-game": isNot("muzannyo ogumanyiddwa wano"),
  "empty-field": says("ebbanga lisukkiridde; wakati w’ebitundu ebibiri wabaawo limu"),
  "missing-field": says("ekiwandiiko kikoma mangu; wano wabulawo ekitundu"),
  "missing-half": saysOf(
    "mu kifo kya",
    " walina okuba amasa g’abazannyi bombi, nga gaawulwa “/” emu",
  ),
  "bad-count": isNot("muwendo gwa mpiki, okugeza 4 oba 4x6"),
  "count-too-large": saysOf("empiki", " zisukka ku ezo omuzannyo ze gulina"),
  "wrong-pit-count": isNot("muwendo gwa masa omuzannyi g’alina"),
  "bad-side": saysOf(
    "mu kifo kya",
    " walina okulagibwa azannya, s (Obukiikaddyo) oba n (Obukiikakkono)",
  ),
  "bad-pair": saysOf(
    "mu kifo kya",
    " walina okuba ennamba bbiri nga zaawulwa “,”, ey’Obukiikaddyo n’ey’Obukiikakkono",
  ),
  "bad-option": isNot("kya kulonda; eby’okulonda biwandiikibwa key=value"),
  "unknown-key": isNot("kya kulonda mu muzannyo guno"),
  "repeated-key": saysOf("eky’okulonda", " kiweereddwa emirundi ebiri"),
  "bad-value": isNot("muwendo gwa kya kulonda kino"),
  "wrong-total": isNot("muwendo gwa mpiki omuzannyo ze gulina"),
  "too-many-capturing-turns": saysOf(
    "ennamba",
    " ziraga emirundi egy’okuwamba egisukka ku egizannyiddwa",
  ),
  "bad-result": isNot("bivaamu bya muzannyo guno"),
  "no-game": () => "Mu kiwandiiko kino temuli muzannyo.",
  "bad-tag": isNot('taagi; taagi ziwandiikibwa [Name "value"], buli emu ku lunyiriri lwayo'),
  "missing-tag": says("wabulawo taagi eraga kino kye kiri"),
  "repeated-tag": saysOf("taagi", " eweereddwa emirundi ebiri"),
  "wrong-game": saysOf("embeera eno ya muzannyo"),
  "needs-setup": says("abazannyi beesengekera empiki, n’olwekyo entandikwa erina okulagibwa"),
  "options-differ": saysOf("eby’okulonda", " tebikkiriziganya n’eby’embeera y’entandikwa"),
  "bad-mode": isNot("ngeri ya kuzannya"),
  "open-comment": says("ennyinnyonnyola etandikira wano n’etaggwa"),
  "open-variation": says("ekkubo eddala litandikira wano ne litaggwa"),
  "stray-bracket": saysOf("akakomera", " kaggalawo ekitaggulwangawo"),
  "no-variations": says("ekkubo eddala; OGN ya Oware yokka y’ebaamu ago, era ne mu yo galekebwa"),
  "bad-turn": saysOf("omulundi", " teguyinza kuzannyibwa"),
  "result-differs": saysOf("ebivuddemu biragibwa nga", ", naye emirundi giraga birala"),
  "not-ogn-variant": isNot("muzannyo OGN gwe yakolerwa"),
  "bad-fen": isNot("mbeera ya ntandikwa mu OGN"),
  "not-oware": () => "OGN mpandiika ya Oware yokka.",
  "options-not-default": (facts) =>
    `OGN emanyi amateeka agasookerwako gokka; omuzannyo guno guzannyibwa na ${quoted(facts)}.`,
  "bad-link": isNot("kitundu kya linki y’omuzannyo"),
};

/** Faults whose sentence already says all that the engine adds. */
const expected: FailureTexts["expected"] = {
  atMost: (n) => `tezisukka ${n ?? ""}`,
  pair: (most) => `Obukiikaddyo,Obukiikakkono, buli kimu 0-${most ?? ""}`,
  result: () => "omuwanguzi enkomerero [emiwendo]",
  count: () => "omuwendo, oba omuwendo x emirundi",
  option: () => "erinnya=omuwendo",
  total: (n, all) => `empiki zonna ${n ?? ""}, so si ${all ?? ""}`,
  fullPit: (n, all) => `empiki ${n ?? ""} mu ssa limu, okusinga ${all ?? ""} ez’omuzannyo gwonna`,
};

export const failures: FailureTexts = {
  errors,
  faults,
  expected,
  fault: faultTeller(faults, expected),
  turn: (n, text) => `Omulundi ${number(n)}, “${text}”, teguyinza kuzannyibwa.`,
  ply: (asked, last) =>
    last === 0
      ? `Tewali mulundi ${asked}: tewannaba kuzannyibwa gwonna.`
      : `Tewali mulundi ${asked}: omuzannyo gulina ${number(last)}.`,
  game: (position, game) =>
    `Embeera eno ya muzannyo ${of("gw", first.games[position].name)}, naye ogusabiddwa gwe ${of("gw", first.games[game].name)}.`,
  option: (position, beside) =>
    `Embeera egamba ${position}, naye eby’okulonda ebigiri ku mabbali bigamba ${beside}.`,
};
