import type { Texts } from "../en";
import { binding } from "./binding";
import { list, number, of, plural, points } from "./numbers";

// “Ow’…” makes a person of a side or a level, so that verbs agree with it as they do with a name.
const place: Texts["side"] = { south: "Obukiikaddyo", north: "Obukiikakkono" };
export const side: Texts["side"] = {
  south: `Ow’${place.south}`,
  north: `Ow’${place.north}`,
};

export const games: Texts["games"] = {
  omweso: { name: "Omweso" },
  oware: { name: "Oware" },
  "bao-kigogo": { name: "Bao Kigogo" },
};

const tryAgain = "Kebera yintaneeti oddemu ogezeeko.";

const errors: Texts["errors"] = {
  "engine-dead":
    "Ekitundu ekimanyi amateeka kiyimiridde olw’ensobi yaffe. Omuzannyo gwo guterekeddwa: ddamu otandikire we wabadde.",
  "load-failed": `Ekitundu ekimanyi amateeka tekisobodde kuggulwa. ${tryAgain} Bwe kitayamba, ggulawo olupapula buto; bulawuza egaana WebAssembly tesobola kuzannya.`,
  "engine-mixed":
    "Ebitundu by’olubaawo luno bya nkyusa bbiri: bulawuza ekyaterese enkadde. Ggulawo olupapula buto; bwe kitayamba, sangula bulawuza by’eterese okwanguya emirimu (cache).",
  "engine-spent":
    "Ekitundu ekimanyi amateeka kizzeemu okuyimirira olw’ensobi yaffe. Olupapula olupya lwokka lwe luyinza okukizzaawo: ggulawo olupapula buto.",
  "bad-saved": "Guno si muzannyo ogwaterekebwa.",
  "thinking-failed": `Ekitundu ekirowooza tekisobodde kuggulwa. ${tryAgain}`,
  "not-loaded": `Ekitundu kino eky’olubaawo tekisobodde kuggulwa. ${tryAgain}`,
};

const noValue: Texts["noValue"] = (name, found, allowed) =>
  `“${found}” tekkirizibwa mu ${name}. Ebikkirizibwa: ${allowed}.`;

const board: Texts["board"] = {
  grid: (game) => `Olubaawo ${of("lw", games[game].name)}`,
  pit: (owner, pit, n, isPlayable) => {
    const whose = { own: "lyo", theirs: "lya munno" };
    const owned = owner === "own" || owner === "theirs" ? whose[owner] : of("ly", side[owner]);
    const held = n === 0 ? "temuli mpiki" : `empiki ${number(n)}`;
    return `essa ${owned} ${pit}, ${held}${isPlayable ? ", liyinza okuzannyibwa" : ""}`;
  },
  // The type of the English function takes its two sentences literally.
  evidence: (isWon) => (isWon ? "liraga obuwanguzi" : "liraga omuzannyo bwe guwedde"),
  store: (who, n) => `etterekero ${of("ly", side[who])}, empiki ${number(n)}`,
  answer: (isClockwise, end) =>
    isClockwise ? `Okutebuka, okutuuka mu ${end}` : `Mu maaso, okutuuka mu ${end}`,
  count: number,
};

const status: Texts["status"] = {
  named: (name, who) => `${name} (${place[who]})`,
  toMove: (who) => `${who} y’azannya`,
  wins: (who) => `${who} awangudde`,
  draw: "Maliri",
  annulled: "Gusaziddwamu",
  scores: (south, north) => `${number(south)} – ${number(north)}`,
  points,
  start: (who) => `${who} y’asooka okuzannya.`,
  showing: (who) => `${who} asiga`,
  notYours: (who) => `Guno mulundi ${of("gw", who)}.`,
  evident: (name, pits) =>
    `${name}, ${plural(pits, "ng’essa eririko empeta bwe liraga", "ng’amasa agaliko empeta bwe galaga")}`,
  loading: "Amateeka gakimibwa…",
  chooseDirection: "Ludda ki? Londa ku lubaawo, oba ozzeeyo omulundi.",
  isAsked: "Sooka olonde oludda, oba ozzeeyo omulundi.",
};

const controls: Texts["controls"] = {
  playback: "Omulundi oguragibwa",
  play: "Ddamu olage omulundi oguwedde",
  resume: "Weeyongere",
  pause: "Yimirizaamu",
  rewind: "Ku ntandikwa y’omulundi",
  skip: "Ku nkomerero y’omulundi",
  seedBack: "Empiki emu emabega",
  seedOn: "Empiki emu mu maaso",
  lapBack: "Olugendo lumu emabega",
  lapOn: "Olugendo lumu mu maaso",
  lap: (lap, of) => `Olugendo ${number(lap)} ku ${number(of)}`,
  noLap: "",
  speed: "Embiro",
  speedOf: (factor) => `${number(factor)}×`,
  instant: "Mbagirawo",
  game: "Omuzannyo",
  undo: "Zzaayo",
  redo: "Ddamu",
  flip: "Fuula",
  picture: "Koppa ekifaananyi",
  resign: "Wanika",
  agree: "Tukome wano",
  hint: "Amagezi",
  keys: "Amapeesa",
  explain: "Nnyonnyola",
  more: "Ebirala",
  moves: "Emirundi",
  movesStart: "Entandikwa",
  cancel: "Sazaamu",
  takeBack: "Zzaayo",
  close: "Ggala",
  restart: "Ddamu otandikire wano",
  reload: "Ggulawo olupapula buto",
  retry: "Ddamu ogezeeko",
  watch: "Laba",
  stopGame: "Komya",
};

export const first: Texts = {
  lang: "lg",
  direction: "ltr",
  nativeName: "Oluganda",
  isReviewed: false,
  number,
  list,
  side,
  games,
  errors,
  noValue,
  board,
  status,
  level: (n) => `Ow’eddaala ${number(n)}`,
  controls,
  binding,
};
