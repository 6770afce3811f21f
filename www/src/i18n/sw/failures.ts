import type { AllTexts, FailureTexts } from "../en";
import { faultTeller } from "../faults";
import { first } from "./first";
import { number } from "./numbers";

/** Swahili for what the engine refuses: texts that cannot be read, and what cannot be done. */

type FaultFacts = Parameters<FailureTexts["faults"]["bad-tag"]>[0];

const errors: AllTexts["failures"]["errors"] = {
  "bad-position": "Hali hii haiwezi kusomwa.",
  "bad-turn": "Zamu hii haiwezi kuchezwa.",
  "bad-options": "Machaguo haya ya kanuni hayawezi kutumika.",
  "unknown-game": "Mchezo huu haujulikani hapa. Inayojulikana ni oware, omweso na bao-kigogo.",
  "needs-position": "Mpangilio huru unahitaji hali ya kuanzia.",
  "bad-side": "Upande ni south (Kusini) au north (Kaskazini).",
  "bad-record": "Mchezo huu hauwezi kusomwa.",
  "bad-link": "Kiungo hiki hakiwezi kusomwa.",
  "bad-arrangement": "Kete hizi haziruhusiwi kupangwa hivyo.",
  "bad-annotation": "Rekodi haina lebo wala maoni kama hayo.",
  "bad-results": "Haya si matokeo ya mchezo huu.",
  "bad-level": "Viwango ni kuanzia 1 hadi 6.",
  "bad-table": "Hili si jedwali la miisho ya michezo la toleo hili.",
  "nothing-to-undo": "Huu ni mwanzo wa mchezo: hakuna cha kurudisha.",
  "nothing-to-redo": "Hii ni zamu ya mwisho ya mchezo.",
  "no-such-ply": "Mchezo hauna zamu kama hiyo.",
  "game-over": "Mchezo umekwisha.",
  "engine-dead": first.errors["engine-dead"],
};

/** Of a text that has lines, the line is named too; of a record, the turn. */
const place = ({ line, at, ply }: FaultFacts): string => {
  const column = line > 0 ? `Mstari wa ${number(line)}, herufi ya` : "Herufi ya";
  const turn = ply === null || ply === 0 ? "" : `, zamu ya ${number(ply)}`;
  return `${column} ${number(at)}${turn}`;
};
/** “4y6”, or “nafasi tupu”: what stands where a fault is. */
const quoted = ({ found }: FaultFacts): string => (found === "" ? "nafasi tupu" : `“${found}”`);

/** “X si …”: what stands there is not what should. */
const isNot = (facts: FaultFacts, what: string): string =>
  facts.found === ""
    ? `${place(facts)}: panakosekana ${what}.`
    : `${place(facts)}: ${quoted(facts)} si ${what}.`;

const faults: FailureTexts["faults"] = {
  "too-long": (facts) => `${place(facts)}: maandishi ni marefu mno kusomwa.`,
  "unknown-game": (facts) => isNot(facts, "mchezo unaojulikana hapa"),
  "empty-field": (facts) =>
    `${place(facts)}: kuna nafasi moja ya ziada; nafasi moja hutenganisha sehemu mbili.`,
  "missing-field": (facts) =>
    `${place(facts)}: maandishi yanaisha mapema mno; sehemu moja inakosekana hapa.`,
  "missing-half": (facts) =>
    `${place(facts)}: ${quoted(facts)} ilipaswa kuwa mashimo ya wachezaji wote wawili, yaliyotenganishwa na “/” moja.`,
  "bad-count": (facts) => isNot(facts, "idadi ya kete, kama 4 au 4x6"),
  "count-too-large": (facts) =>
    `${place(facts)}: ${quoted(facts)} ni kete nyingi kuliko za mchezo.`,
  "wrong-pit-count": (facts) => isNot(facts, "idadi ya mashimo ya mchezaji"),
  "bad-side": (facts) =>
    `${place(facts)}: ${quoted(facts)} ilipaswa kusema ni zamu ya nani, s kwa Kusini au n kwa Kaskazini.`,
  "bad-pair": (facts) =>
    `${place(facts)}: ${quoted(facts)} ilipaswa kuwa namba mbili zenye mkato kati, ya Kusini na ya Kaskazini.`,
  "bad-option": (facts) => isNot(facts, "chaguo; machaguo huandikwa jina=thamani"),
  "unknown-key": (facts) => isNot(facts, "chaguo la mchezo huu"),
  "repeated-key": (facts) => `${place(facts)}: chaguo ${quoted(facts)} limetolewa mara mbili.`,
  "bad-value": (facts) => isNot(facts, "thamani ya chaguo hili"),
  "wrong-total": (facts) => isNot(facts, "idadi ya kete za mchezo"),
  "too-many-capturing-turns": (facts) =>
    `${place(facts)}: ${quoted(facts)} inahesabu zamu za kula nyingi kuliko zilizochezwa.`,
  "bad-result": (facts) => isNot(facts, "tokeo la mchezo huu"),
  "no-game": () => "Hakuna mchezo katika maandishi haya.",
  "bad-tag": (facts) =>
    isNot(facts, 'lebo; lebo huandikwa [Jina "thamani"], kila moja katika mstari wake'),
  "missing-tag": (facts) => `${place(facts)}: inakosekana lebo ya kusema hiki ni nini.`,
  "repeated-tag": (facts) => `${place(facts)}: lebo ${quoted(facts)} imetolewa mara mbili.`,
  "wrong-game": (facts) => `${place(facts)}: hali ni ya mchezo ${quoted(facts)}.`,
  "needs-setup": (facts) =>
    `${place(facts)}: wachezaji walipanga kete wenyewe, hivyo lazima mwanzo utolewe.`,
  "options-differ": (facts) =>
    `${place(facts)}: ${quoted(facts)} inapingana na machaguo ya hali ya kuanza.`,
  "bad-mode": (facts) => isNot(facts, "namna ya kucheza"),
  "open-comment": (facts) => `${place(facts)}: maoni yanaanza hapa na hayaishi.`,
  "open-variation": (facts) => `${place(facts)}: njia mbadala inaanza hapa na haiishi.`,
  "stray-bracket": (facts) =>
    `${place(facts)}: ${quoted(facts)} inafunga kitu ambacho hakikufunguliwa.`,
  "no-variations": (facts) =>
    `${place(facts)}: njia mbadala; ni OGN ya Oware tu yenye hizo, na huko huondolewa.`,
  "bad-turn": (facts) => `${place(facts)}: ${quoted(facts)} haiwezi kuchezwa.`,
  "result-differs": (facts) =>
    `${place(facts)}: matokeo yaliyotolewa ni ${quoted(facts)}, lakini zamu zinaleta mengine.`,
  "not-ogn-variant": (facts) => isNot(facts, "mchezo ambao OGN imeandikwa kwa ajili yake"),
  "bad-fen": (facts) => isNot(facts, "hali ya kuanza katika OGN"),
  "not-oware": () => "OGN ni mtindo wa uandishi wa Oware tu.",
  "options-not-default": (facts) =>
    `OGN inajua kanuni za kawaida tu; mchezo huu unachezwa kwa ${quoted(facts)}.`,
  "bad-link": (facts) => isNot(facts, "sehemu ya kiungo cha mchezo"),
};

const expected: FailureTexts["expected"] = {
  atMost: (n) => `isizidi ${n ?? ""}`,
  pair: (most) => `Kusini,Kaskazini, kila moja 0-${most ?? ""}`,
  result: () => "mshindi mwisho [takwimu]",
  count: () => "idadi, au idadi x mara",
  option: () => "jina=thamani",
  total: (n, all) => `kete ${n ?? ""} kwa jumla, si ${all ?? ""}`,
  fullPit: (n, all) => `kete ${n ?? ""} katika shimo, zaidi ya ${all ?? ""} za mchezo`,
};

export const failures: FailureTexts = {
  errors,
  faults,
  expected,
  fault: faultTeller(faults, expected),
  turn: (n, text) => `Zamu ya ${number(n)}, “${text}”, haiwezi kuchezwa.`,
  ply: (asked, last) =>
    last === 0
      ? `Hakuna zamu ya ${asked}: bado hakuna iliyochezwa.`
      : `Hakuna zamu ya ${asked}: mchezo una zamu ${number(last)}.`,
  game: (position, game) =>
    `Hali ni ya ${first.games[position].name}, lakini mchezo ulioombwa ni ${first.games[game].name}.`,
  option: (position, beside) =>
    `Hali inasema ${position}, lakini machaguo kando yake yanasema ${beside}.`,
};
