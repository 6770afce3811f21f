import type { AllTexts } from "../en";

type Form = AllTexts["form"];

const presets: Form["presets"] = {
  omweso: {
    standard: {
      name: "Ogwa bulijjo",
      about:
        "Empiki nnya mu buli ssa ly’emabega, guzannyibwa mangu ago; obubonero 12 bwe buwangula empaka.",
      source: "Mancala World; entandikwa yaggyibwa mu Wikipedia.",
    },
    tournament: {
      name: "Ogw’empaka",
      about:
        "Buli muzannyi asengeka empiki 32 nga bw’ayagala, ezitasukka kkumi mu ssa; awo ne bazannya okutuuka ku bubonero 12.",
      source: "Mancala World, Wikipedia.",
    },
    shackell: {
      name: "Mweso, 1934",
      about:
        "Amateeka agaasooka okuwandiikibwa: okusengeka okutaliiko kkomo, okuwamba okuva ku mulundi ogusooka, era atasobola kuzannya aba awanguddwa.",
      source: "R. S. Shackell 1934, nga Ludii bwe yagawandiika mu “Mweso”.",
    },
    plain: {
      name: "Ogwangu",
      about:
        "Bulijjo kukontana n’akalimi k’essaawa, tewali kwesera, tewali buwanguzi bwa bubonero bubiri: gwe mutima gw’omuzannyo, mulungi okutandikirako.",
      source:
        "Omuzannyo gwennyini nga bwe guli mu pulogulaamu ya yunivasite, eyageraageranyizibwa ku mizannyo gyayo 383 egyawandiikibwa.",
    },
  },
  oware: {
    abapa: {
      name: "Abapa (World Oware Federation)",
      about:
        "Omuzannyo ogw’amaanyi ogw’e Ghana ne Caribbean, nga bwe guzannyibwa mu mpaka za nnantameggwa.",
      source: "Oware Society, World Oware Federation, Mind Sports Olympiad.",
    },
    international: {
      name: "Empaka z’ensi yonna",
      about: "Abapa, era asinga mu mizannyo etaano y’awangula empaka.",
      source: "Mancala World.",
    },
    antigua: {
      name: "Empaka za Antigua",
      about: "Abapa, okuwangula emizannyo mukaaga oba okukulembera n’esatu.",
      source: "Mancala World.",
    },
    wari: {
      name: "Wari, 1927",
      about:
        "Grand slam tekkirizibwa, era omuzannyo gweyongera okutuuka ku mpiki esembayo oba okutuusa lwe mukkaanya okukoma.",
      source: "G. T. Bennett 1927, nga Ludii bwe yagawandiika mu “Wari”.",
    },
    mancalaWorld: {
      name: "Mancala World",
      about: "Abapa, naye atasobola kuzannya alekera munne empiki zonna ezisigaddewo.",
      source: "Mancala World, nga bwe kyawandiikibwa.",
    },
  },
  "bao-kigogo": {
    standard: {
      name: "Ogwa bulijjo",
      about:
        "Amateeka nga bwe gaawandiikibwa e Mpwapwa, ebyali bibulako ne biggyibwa mu mizannyo egigufaanana.",
      source: "Mancala World ng’egoberera M. Klamroth 1911; Hawalis ne Njombwa.",
    },
  },
};

const modes: Form["modes"] = {
  classical: {
    name: "Ekyokubala",
    about: "Tewali ssaawa, era emirundi giyinza okuzzibwayo.",
  },
  contract: {
    name: "Endagaano",
    about: "Empiki ewaanyisibwa ng’akabonero nti buli mulundi gukakata: tewali kizzibwayo.",
  },
  blitz: {
    name: "Ekyobutabala (blitz)",
    about: "Sikonda ssatu okutandika omulundi, bwe kitaba ekyo gubula; tewali kizzibwayo.",
  },
};

const courtesy =
  "Zino ziva mu Mweso; wano ziweebwa lwa kisa. Ekyobutabala kyetaaga emirundi egiyinza okubula, era gibeera mu Mweso mwokka.";

const lot: Form["lot"] = {
  title: "Ani atandika?",
  about: (who) =>
    `Empiki emu, ebikonde bibiri. ${who} alonda ekimu: bw’asangamu empiki, y’atandika.`,
  hands: "Ebikonde ebibiri",
  left: "Omukono ogwa kkono",
  right: "Omukono ogwa ddyo",
  skip: "Buuka",
  go: "Tandika",
  found: (hand, who) =>
    `Empiki ebadde mu mukono ogwa ${hand === "left" ? "kkono" : "ddyo"}: ${who} y’atandika.`,
  skipped: (who) => `${who} y’atandika.`,
};

export const form: Form = {
  game: "Omuzannyo",
  presets,
  preset: "Amateeka",
  own: {
    name: "Agago",
    about: "Buli tteeka ggwe olyeteerawo.",
  },
  players: "Abazannyi",
  playersNote: "Amannya si ga tteeka.",
  playerOf: { south: "Erinnya ly’Ow’Obukiikaddyo", north: "Erinnya ly’Ow’Obukiikakkono" },
  mode: "Engeri y’okuzannya",
  modes,
  modesNote: { omweso: "", oware: courtesy, "bao-kigogo": courtesy },
  groups: {
    setup: "Okusengeka",
    match: "Empaka",
    play: "Okuzannya",
    end: "Omuzannyo bwe guggwa",
    limits: "Amakomo",
  },
  allRules: "Amateeka gonna",
  changedCount: (n) => (n === 0 ? "" : `${String(n)} ${n === 1 ? "likyusiddwa" : "gakyusiddwa"}`),
  isDefault: "ekisookerwako",
  changed: "Kikyusiddwa",
  backToDefault: "Zzaawo ekisookerwako",
  backToDefaultOf: (option) => `${option}: zzaawo ekisookerwako`,
  range: (least, most, byDefault) =>
    `Okuva ku ${least} okutuuka ku ${most}; ekisookerwako ${byDefault}`,
  outOfRange: (least, most) => `Ennamba enzijuvu okuva ku ${least} okutuuka ku ${most}.`,
  onlyWith: (option, value) => `Kikola kyokka nga walondeddwa ${option}: ${value}.`,
  summary: "Omuzannyo gwo",
  defaultRules: "Amateeka agasookerwako",
  differs: (items, more) =>
    [...items, ...(more > 0 ? [`n’ebirala ${String(more)}`] : [])].join(" · "),
  valueOf: (option, value) => `${option}: ${value}`,
  start: "Tandika",
  cancel: "Sazaamu",
  lot,
};
