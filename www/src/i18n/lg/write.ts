import type { WriteTexts } from "../en";
import { first } from "./first";
import { list, number } from "./numbers";

/** Luganda for the page on which lessons are written. */

const { games, side } = first;

const seeds = (n: number): string => `empiki ${number(n)}`;

const course: WriteTexts["course"] = {
  heading: "Amasomo",
  title: "Omutwe gw’amasomo gonna",
  game: "Omuzannyo",
  lessons: "Essomo eriwandiikibwa",
  lesson: (n, title) => (title === "" ? `Essomo ${number(n)}` : `${number(n)}. ${title}`),
  add: "Yongerako essomo",
  remove: "Ggyako essomo lino",
  earlier: "Lisembeze mu maaso",
  later: "Lizze emabega",
  added: (n) => `Essomo ${number(n)} lyongeddwako.`,
  removed: "Essomo liggyiddwako.",
  moved: (n) => `Kati lye ssomo ${number(n)}.`,
  more: "Olulimi n’amannya amampi",
  language: "Olulimi lw’ebiwandiiko",
  noLanguage: "Terwogeddwa",
  languageAbout:
    "Yogera olulimi lw’owandiikamu, olwo osobole okuwandiika amasomo ge gamu ne mu ndala.",
  courseId: "Erinnya erimpi ery’amasomo gonna",
  lessonId: "Erinnya erimpi ery’essomo lino",
  idAbout: "Lya ndagiriro ne fayiro: ennukuta entono, ennamba n’obusittale.",
};

const position: WriteTexts["position"] = {
  heading: "Olubaawo",
  about: "Sengeka embeera essomo mwe litandikira.",
  more: "Ani alina okuzannya, eby’okulonda mu mateeka, empiki nnyingi omulundi gumu",
};

const text: WriteTexts["text"] = {
  heading: "Kye likwatako",
  title: "Omutwe",
  task: "Omulimu, mu sentensi emu",
  words: (n) => `Ebigambo ${number(n)} ku 20`,
  end: "Ekigambo ky’oku nkomerero",
  done: "Ekyogerwa ku nkomerero",
  doneAbout: "Kiragibwa ng’ekigendererwa kituukiddwako: ekiyigiddwa.",
};

const goal: WriteTexts["goal"] = {
  heading: "Ekigendererwa",
  turn: "Omulundi ogw’okuzuula",
  propose: "Gufuule essomo",
  proposeAbout:
    "Ekkubo ery’amangu: ekigendererwa, omulimu, obubonero obuyamba n’okugezaako okukyamu biva ku mulundi ogwo. Oluvannyuma biwandiike bulungi okusingawo.",
  proposed:
    "Ekigendererwa, omulimu, obubonero obuyamba n’okugezaako okukyamu kati bya mulundi guno.",
  side: "Ani alina okukituukako",
  turns: "Mu mirundi emeka",
  reach: "Ekirina okutuukibwako",
  reachAbout: "Byonna, omulundi gw’oludda luno nga guwedde.",
  kinds: {
    pit: "Essa lirimu",
    takes: "Awamba",
    seeds: "Oludda lulina mu masa gaalwo",
    end: "Omuzannyo guwedde",
  },
  add: "Yongerako",
  addKind: "Ekirala eky’okutuukako",
  remove: (what) => `Ggyako: ${what}`,
  pit: "Essa",
  who: "Oludda",
  exactly: "Empiki",
  orUpTo: "oba okutuuka ku",
  least: "Ezitakka wansi wa",
  most: "Ezitasukka",
  winner: "Awangudde",
  way: "Guwedde lwa",
  any: "kyonna",
  winners: { south: side.south, north: side.north, draw: "maliri", annulled: "gusaziddwamu" },
  noSolutions: "Tewali mulundi gutuuka ku kigendererwa kino.",
  found: (turns) => `Yingini ezudde: ${list(turns)}`,
  ways: "Amakubo agatuuka ku kigendererwa",
  waysAbout:
    "Limu ku buli lunyiriri: emirundi gy’oludda luno, nga waliwo amabanga wakati. Bw’olekawo bbanga lyereere, yingini enoonya limu.",
};

const other: WriteTexts["other"] = {
  heading: "Oludda olulala",
  who: "Ani addamu",
  written: "Emirundi gy’owandiika",
  level: "Eddaala lya kompyuta",
  replies: "Emirundi gyalwo, nga bwe giddiŋŋana",
  repliesAbout:
    "Gyawule n’amabanga. Ogumu bwe gutakkirizibwa, oba bwe giggwaako, omulundi ogusooka oguzannyika gwe guzannyibwa.",
  which: "Eddaala",
};

const hints: WriteTexts["hints"] = {
  heading: "Obubonero obuyamba",
  gentle: "Akabonero akaweweevu",
  gentleAbout: "Engeri y’okulowooza.",
  strong: "Akabonero akasinga okulaga",
  strongAbout: "Eky’okukola.",
  pits: "Amasa ag’obuziga",
  pitsAbout: "Ennukuta, nga A b",
};

const wrong: WriteTexts["wrong"] = {
  heading: "Okugezaako okukyamu",
  about:
    "Abatandika kye basooka okugezaako, n’ensonga lwaki kigaana. Emirundi egitakkirizibwa nagyo gisaana okunnyonnyolwa.",
  each: (n) => `Okugezaako okukyamu ${number(n)}`,
  part: (n, field) => `Okugezaako okukyamu ${number(n)}: ${field}`,
  turn: "Omulundi",
  rule: "Etteeka erikiraga",
  says: "Lwaki kigaana",
  add: "Yongerako okugezaako okukyamu",
  remove: (n) => `Ggyako okugezaako ${number(n)}`,
  tell: "Yingini k’ekinnyonnyole",
  fails: (pit) => `Okuva mu ${pit} ekigendererwa tekituukibwako.`,
};

const rules: WriteTexts["rules"] = {
  heading: "Amateeka",
  about: "Googerwa ku nkomerero: agakozeseddwa, n’agagendera wamu nago.",
  used: "Amateeka agakozesebwa wano",
  none: "Tewannabaawo: ge mateeka g’amakubo agatuuka ku kigendererwa n’ag’okugezaako okukyamu.",
  read: "Amateeka ag’okusomera awamu nago",
  readAbout: "Amannya gaago, nga gaawuddwa n’amabanga.",
};

const faults: WriteTexts["faults"] = {
  missing: (what) => `“${what}” tewannabaawo kintu.`,
  "task-long": (n) =>
    `Omulimu gulina ebigambo ${number(n)}. Ebitasukka amakumi abiri bisomebwa mangu: kiki ekiyinza okugenda mu kabonero akayamba?`,
  "too-long": (what, limit) => `“${what}” wasukka ennukuta ${number(limit)}.`,
  "no-aim": "Yogera ekirina okutuukibwako.",
  "aim-twice": "Ekintu kye kimu kisabiddwa emirundi ebiri: kimu kyokka kye kiyinza okubalibwa.",
  "no-wrong": "Waakiri okugezaako okukyamu kumu kunnyonnyolebwe.",
  "no-solution":
    "Tewazuuliddwa kkubo lituuka ku kigendererwa kino. Kyanguyize, oba wandiika ekkubo.",
  "bad-id": (found) =>
    `“${found}” si linnya limpi: nnukuta ntono na nnamba, n’obusittale wakati waazo.`,
  "same-id": (found) => `Amasomo abiri galina erinnya erimpi “${found}”.`,
  format: (place, reason) => `${place}: ${reason}`,
  position: (reason) => `Embeera eno teyinza kuzannyibwa. ${reason}`,
  "other-game": (game) => `Embeera eno si ya ${games[game].name}.`,
  over: "Mu mbeera eno omuzannyo guwedde.",
  turn: (turn) =>
    `“${turn}” si mulundi: nnukuta y’essa, ne + oba - ku buli ludda olulondeddwa, oba * bw’oba ozannya okwesera.`,
  letter: (letter) => `Tewali ssa lirina nnukuta “${letter}”.`,
  "too-easy": (turns) =>
    turns.length === 0
      ? "Ekigendererwa kituukiddwako nga tewannakolebwa kintu."
      : `Ekigendererwa kituukibwako mu mirundi mitono: ${turns.join(" ")}.`,
  solution: (turns) => `${turns.join(" ")} tetuuka ku kigendererwa.`,
  unlisted: (turns) => `${turns.join(" ")} nayo etuuka ku kigendererwa.`,
  "not-wrong": (turn) =>
    `${turn} si kikyamu: kituusa ku kigendererwa, oba kikyayinza okutuukibwako.`,
  "wrong-rule": (turn) => `Mu ${turn} temuli kyesigamye ku tteeka eryogeddwako. Londa erikwatako.`,
};

const check: WriteTexts["check"] = {
  heading: "Yingini ky’egamba",
  fine: "Essomo lino teririimu kikyamu: ekigendererwa kituukibwako, n’ekiyitibwa ekikyamu kikyamu ddala.",
  count: (n) => (n === 1 ? "Ekintu kimu kye ky’okutereeza:" : `Ebintu by’okutereeza: ${number(n)}`),
};

const trial: WriteTexts["trial"] = {
  heading: "Ligezeeko",
  begin: "Gezaako essomo",
  again: "Ligezeeko nga bwe liri kati",
  stale: "Essomo likyuse okuva awo.",
  name: "Essomo, ng’abayizi bwe balifuna",
  notYet: "Essomo eriko ekibulako teriyinza kugezebwako.",
};

const take: WriteTexts["take"] = {
  heading: "Litwale",
  about: "Tewali kisindikibwa wantu wonna: amasomo gabeera w’ogateeka.",
  fence: "Koppa nga bbulooka ya koodi",
  link: "Koppa nga linki",
  save: "Tereka nga fayiro",
  file: "Fayiro gy’eneebeera",
  fileFence: "Koppa bbulooka ya koodi eyogera fayiro",
  made: "Ekikoppeddwa",
  copied: {
    fence:
      "Bbulooka ya koodi ekoppeddwa: giteeke mu lupapula lwonna olufuula bbulooka zaalwo embaawo.",
    link: "Linki ekoppeddwa: erimu amasomo gonna, era egaggulira ku lupapula luno.",
    file: "Bbulooka ya koodi ekoppeddwa. Fayiro giteeke w’egamba.",
  },
  saved: (name) => `Kiterekeddwa mu ${name}.`,
  notCopied: "Bulawuza tekkirizza kukoppa: ebigambo birondeddwa, bikoppe n’amapeesa go.",
  notYet: (n) => `Essomo ${number(n)} likyaliko ekibulako.`,
  faulty: (n) => `Essomo ${number(n)} liriko ekikyamu, naye litwaliddwa nga bwe liri.`,
  tooLong: "Kiwanvu nnyo okugenda mu bbulooka ya koodi oba mu linki: kitereke nga fayiro.",
  guide: "Amasomo bwe gayingira mu mpapula zo",
};

const open: WriteTexts["open"] = {
  heading: "Weeyongere n’amasomo amalala",
  choose: "Ggulawo fayiro",
  paste: "Oba teeka wano ebigambo byayo",
  read: "Soma",
  opened: (count) => `Amasomo agagguddwawo: ${number(count)}.`,
  unread: (place, reason) => `Kino tekisomeka${place === "" ? "" : `, ku ${place}`}: ${reason}`,
  takeBack: "Zzaawo ekibaddewo",
  takenBack: "Ekibaddewo kikomyewo.",
  fresh: "Tandika buto",
  begun: "Essomo eppya litandise.",
};

const proposed: WriteTexts["proposed"] = {
  course: "Amasomo gange",
  takes: (n) => ({ title: `Wamba ${seeds(n)}`, task: `Wamba ${seeds(n)} mu mulundi gumu.` }),
  pit: (pit, n) => ({
    title: `Essa ${pit}`,
    task: `Leka mu ssa ${pit} mubeemu ${seeds(n)} ng’omulundi gumu guwedde.`,
  }),
  end: { title: "Omulundi ogusembayo", task: "Maliriza omuzannyo mu mulundi gumu." },
  gentle: "Bala, okuva mu buli ssa, empiki yaalyo esembayo w’eyandigudde.",
  strong: (pit) => `Siga ${pit}.`,
  done: (pit) => `Olizudde: lye ssa ${pit}.`,
};

const own: WriteTexts["own"] = {
  untitled: "Amasomo",
  note: "Amasomo gano gali mu linki yennyini. Olupapula luno terwagakebedde.",
  unread: "Mu linki eno temuli masomo: eyonoonese, oba teriimu byonna.",
  mine: "Wandiika amasomo go",
  finished: "Eryo lye lyabadde essomo erisembayo.",
};

export const write: WriteTexts = {
  title: "Wandiika essomo",
  lead: "Sengeka olubaawo, yogera ekirina okutuukibwako, oligezeeko. Yingini ekubuulira ekitannaba kutereera.",
  otherTab: {
    told: "Amasomo gano gakyusiddwa mu ttaabu endala. Ky’owandiika wano kidda mu kifo ky’ebyo.",
    show: "Genda mu maaso n’ago amalala",
  },
  guide: "Ekitabo ekiragirira abasomesa",
  guideLanguage: "Ekitabo ekiragirira kiwandiikiddwa mu Lungereza.",
  course,
  position,
  text,
  goal,
  other,
  hints,
  wrong,
  rules,
  faults,
  check,
  trial,
  take,
  open,
  proposed,
  own,
};
