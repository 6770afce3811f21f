import type { Texts } from "../en";
import { binding } from "./binding";
import { list, number, plural } from "./numbers";

// Swahili, as far as a board needs it from the beginning.

export const side: Texts["side"] = { south: "Kusini", north: "Kaskazini" };

export const games: Texts["games"] = {
  omweso: { name: "Omweso" },
  oware: { name: "Oware" },
  "bao-kigogo": { name: "Bao Kigogo" },
};

const points = (n: number): string => `pointi ${number(n)}`;

const errors: Texts["errors"] = {
  "engine-dead":
    "Sehemu inayojua kanuni imesimama kwa sababu ya kosa letu. Mchezo wako umehifadhiwa: anza tena pale ulipokuwa.",
  "load-failed":
    "Sehemu inayojua kanuni haikuweza kupakiwa. Angalia muunganisho na ujaribu tena. Hilo lisiposaidia, pakia ukurasa tena; kivinjari kinachozuia WebAssembly hakiwezi kucheza.",
  "engine-mixed":
    "Sehemu za ubao huu ni za matoleo mawili: kivinjari kimehifadhi la zamani. Pakia ukurasa tena; isiposaidia, futa akiba ya kivinjari.",
  "engine-spent":
    "Sehemu inayojua kanuni imesimama tena kwa sababu ya kosa letu. Ni ukurasa mpya tu unaoweza kuianzisha tena: pakia ukurasa tena.",
  "bad-saved": "Huu si mchezo uliohifadhiwa.",
  "thinking-failed": "Sehemu inayofikiri haikuweza kupakiwa. Angalia muunganisho na ujaribu tena.",
  "not-loaded": "Sehemu hii ya ubao haikuweza kupakiwa. Angalia muunganisho na ujaribu tena.",
};

const board: Texts["board"] = {
  grid: (game) => `Ubao wa ${games[game].name}`,
  pit: (owner, pit, n, isPlayable) => {
    const whose =
      owner === "own"
        ? `shimo lako ${pit}`
        : `shimo ${pit} la ${owner === "theirs" ? "mpinzani" : side[owner]}`;
    const held = n === 0 ? "tupu" : `kete ${number(n)}`;
    return `${whose}, ${held}${isPlayable ? ", linaweza kuchezwa" : ""}`;
  },
  evidence: (isWon) => (isWon ? "linaonyesha ushindi" : "linaonyesha mchezo ulivyoisha"),
  store: (who, n) => `ghala la ${side[who]}, kete ${number(n)}`,
  answer: (isClockwise, end) =>
    isClockwise ? `Kufuata saa, hadi shimo ${end}` : `Kinyume cha saa, hadi shimo ${end}`,
  count: number,
};

const status: Texts["status"] = {
  named: (name, who) => `${name} (${side[who]})`,
  toMove: (who) => `Zamu ya ${who}`,
  wins: (who) => `${who} ameshinda`,
  draw: "Sare",
  annulled: "Umebatilishwa",
  scores: (south, north) => `${number(south)} kwa ${number(north)}`,
  points,
  start: (who) => `Zamu ya kwanza ni ya ${who}.`,
  showing: (who) => `${who} anapanda`,
  notYours: (who) => `Ni zamu ya ${who}.`,
  evident: (name, pits) =>
    `${name}, kama ${plural(pits, "shimo lenye duara linavyoonyesha", "mashimo yenye duara yanavyoonyesha")}`,
  loading: "Kanuni zinapakiwa…",
  chooseDirection: "Upande gani? Chagua kwenye ubao, au rudisha zamu.",
  isAsked: "Chagua mwelekeo kwanza, au rudisha zamu.",
};

const level: Texts["level"] = (n) => `Kiwango ${number(n)}`;

const controls: Texts["controls"] = {
  playback: "Zamu inayoonyeshwa",
  play: "Onyesha zamu ya mwisho tena",
  resume: "Endelea",
  pause: "Sitisha",
  rewind: "Mwanzo wa zamu",
  skip: "Mwisho wa zamu",
  seedBack: "Kete moja nyuma",
  seedOn: "Kete moja mbele",
  lapBack: "Mzunguko 1 nyuma",
  lapOn: "Mzunguko 1 mbele",
  lap: (lap, of) => `Mzunguko ${number(lap)} kati ya ${number(of)}`,
  noLap: "",
  speed: "Kasi",
  speedOf: (factor) => `${number(factor)}×`,
  instant: "Papo hapo",
  game: "Mchezo",
  undo: "Tendua",
  redo: "Rudia",
  flip: "Geuza",
  picture: "Nakili picha",
  resign: "Jitoe",
  agree: "Kubali kumaliza",
  hint: "Dokezo",
  keys: "Vitufe",
  explain: "Eleza",
  more: "Zaidi",
  moves: "Zamu",
  movesStart: "Mwanzo",
  cancel: "Ghairi",
  takeBack: "Rudisha",
  close: "Funga",
  restart: "Anza tena hapa",
  reload: "Pakia ukurasa tena",
  retry: "Jaribu tena",
  watch: "Tazama",
  stopGame: "Acha",
};

export const first: Texts = {
  lang: "sw",
  direction: "ltr",
  nativeName: "Kiswahili",
  isReviewed: false,
  number,
  list,
  side,
  games,
  errors,
  noValue: (name, found, allowed) =>
    `“${found}” si thamani ya ${name}. Zinazoruhusiwa: ${allowed}.`,
  board,
  status,
  level,
  controls,
  binding,
};
