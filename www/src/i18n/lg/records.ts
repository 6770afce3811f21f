import type { AllTexts } from "../en";
import { number, of, plural, turns } from "./numbers";

type Records = AllTexts["records"];

const games = (n: number): string => `${plural(n, "Omuzannyo", "Emizannyo")} ${number(n)}`;

const notices: Records["notices"] = {
  "comments-left-out": (what) =>
    `Linki yandibadde mpanvu nnyo eri pulogulaamu ezimu, n’olwekyo ennyinnyonnyola zirekeddwa (${what}). Ekiwandiiko kizirina.`,
  "tags-left-out": (what) => `Taagi zino zirekeddwa ku linki: ${what}.`,
  "variations-dropped": (what) =>
    `Amakubo amalala tegaterekebwa wano: ${plural(Number(what), "lirekeddwa", "galekeddwa")} ${number(Number(what))}.`,
  "first-comment-left-out": () =>
    "Ennyinnyonnyola ekulembera omulundi ogusooka erekeddwa: OGN terina w’egiteeka.",
  "resignation-left-out": () => "OGN tesobola kulaga nti omuzannyi yawanika: eraga empiki zokka.",
};

const thisGame: Records["thisGame"] = {
  name: "Omuzannyo guno",
  form: "Empandiika",
  forms: { record: "Ekiwandiiko", ogn: "OGN", link: "Linki" },
  about: {
    record: "Empandiika y’olupapula luno, ey’emizannyo gyonna esatu. Byonna mwe biri.",
    ogn: "Ya pulogulaamu za Oware ezisoma OGN, nga Aualé.",
    link: "Omuzannyo gwonna guli mu ndagiriro. Tewali walala we guterekebwa.",
  },
  text: {
    record: "Ekiwandiiko ky’omuzannyo guno",
    ogn: "Omuzannyo guno mu OGN",
    link: "Linki y’omuzannyo guno",
  },
  noOgn: "Omuzannyo guno teguyinza kuwandiikibwa mu OGN.",
  copy: "Koppa",
  copied: "Kikoppeddwa.",
  notCopied:
    "Bulawuza tekkirizza kukoppa. Ebigambo birondeddwa: bikoppe n’amapeesa go oba menyu yaayo.",
  save: "Tereka",
  saved: (file) => `Kiterekeddwa mu ${file}.`,
  share: "Gabana linki",
  shareTitle: (game) => `Omuzannyo ${of("gw", game)}`,
  linkCopied: "Linki ekoppeddwa.",
  details: "Amannya, omukolo, olunaku, ennyinnyonnyola",
  detailsAbout: "Si bya tteeka. Biwandiikibwa mu kiwandiiko mangu ago.",
  south: "Obukiikaddyo",
  north: "Obukiikakkono",
  event: "Omukolo",
  date: "Olunaku",
  commentStart: "Ennyinnyonnyola ekulembera omulundi ogusooka",
  commentAfter: (turn) => `Ennyinnyonnyola oluvannyuma lwa ${turn}`,
};

const open: Records["open"] = {
  name: "Ggulawo omuzannyo",
  label: "Teeka wano ekiwandiiko, OGN, linki oba embeera",
  drop: "Suula fayiro wano",
  read: "Kisome",
  file: "Londa fayiro",
  paste: "Teeka wano",
  notPasted: "Bulawuza tekkirizza kuteekawo na ppeesa lino. Kozesa amapeesa go oba menyu.",
  nothing: "Tewannabaawo kya kusoma.",
  clipboardEmpty: "Tewali bigambo bya kuteekawo.",
  tooLong: "Kino kisukka megabayiti emu. Ggulawo fayiro entono, emu emu.",
  fileTooLong: (file) =>
    `${file} esukka megabayiti emu. Gikutulemu, ebitundu obiggulewo kimu kimu.`,
  binary: "Bino si bigambo. Ebiwandiiko by’emizannyo biba fayiro za bigambo byereere.",
  fileBinary: (file) =>
    `${file} si fayiro ya bigambo. Ebiwandiiko by’emizannyo biba bigambo byereere.`,
  fileUnread: (file) => `${file} tesobodde kusomebwa ku kyuma kino.`,
  severalFiles: "Fayiro emu emu, mwattu: esoose y’etwaliddwa.",
  players: (south, north) => `${south} – ${north}`,
  turns: (n) => (n === 0 ? "tewannabaawo mulundi" : turns(n)),
  goesOn: "tegunnaggwa",
  ended: (headline, how, figures) =>
    `${headline} (${how.charAt(0).toLowerCase()}${how.slice(1)})${figures === "" ? "" : `, ${figures}`}`,
  one: (game, line) => `Omuzannyo ${of("gw", game)}: ${line}.`,
  several: (n, broken) =>
    broken === 0
      ? `${games(n)}. Londako gumu.`
      : `${games(n)}, ${plural(broken, "ogutasomeka", "egitasomeka")} ${number(broken)}.`,
  numbered: (n, game) => `${number(n)}. ${game}`,
  unknownGame: "Tegumanyiddwa",
  openThis: "Ggulawo omuzannyo guno",
  open: "Ggulawo",
  openNumber: (n) => `Ggulawo omuzannyo ${number(n)}`,
  show: "Laga ekifo",
  showShort: "Laga",
  showNumber: (n) => `Laga ekifo mu muzannyo ${number(n)}`,
  more: (n) => `Laga emirala ${number(n)}`,
  nameless:
    'Tekiraga muzannyo ki gwe guli. Ekiwandiiko kitandika n’olunyiriri nga [Game "oware"], linki ebaamu #g=, embeera etandika n’erinnya ly’omuzannyo gwayo.',
  kept: "Omuzannyo oguli ku lubaawo guli nga bwe gubadde.",
};

const link: Records["link"] = {
  unreadable: "Mu linki eno temuli muzannyo gusomeka.",
  empty: "Endagiriro ekoma omuzannyo we gwandibadde gutandikira.",
  cut: "Oboolyawo yasaliddwako mu kkubo, nga pulogulaamu ezimu bwe zikola endagiriro empanvu. Koppa linki yonna buto, oba gisabe omulundi omulala.",
  turn: "Eyinza okuba nga yakyusiddwa mu kkubo, oba eva mu muzannyo ogw’amateeka amalala. Linki gisabe omulundi omulala.",
  other:
    "Eyinza okuba nga yakyusiddwa mu kkubo, oba yakolebwa enkyusa empya ey’olupapula luno. Linki gisabe omulundi omulala.",
};

export const records: Records = { title: "Ebiwandiiko", notices, thisGame, open, link };
