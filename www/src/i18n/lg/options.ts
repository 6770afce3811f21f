import type { AllTexts, OptionText } from "../en";
import { number, plural, spelled } from "./numbers";

const onOff = (on: string, off: string) => ({ on, off });

const ownChoice = "Okusalawo kwa pulojekiti eno.";

const nextStart: OptionText = {
  name: "Omuzannyo oguddako",
  about: "Ani atandika omuzannyo oguddako mu mpaka.",
  source: "Oware Society ne Mancala World: omuwanguzi y’atandika.",
  values: {
    alternate: "abazannyi batandika mu mpalo",
    loser: "awanguddwa y’atandika",
    winner: "omuwanguzi y’atandika",
    lot: "ku kalulu",
  },
  short: (value) =>
    ({
      alternate: "abazannyi batandika mu mpalo",
      lot: "akalulu ku buli muzannyo",
      loser: "awanguddwa y’atandika oguddako",
      winner: "omuwanguzi y’atandika oguddako",
    })[value],
};
const repetition: OptionText = {
  name: "Okuddiŋŋana",
  about: "Embeera y’emu bw’eddamu okubaawo, omuzannyo guggwa ddi.",
  source:
    "Ku mulundi ogw’okubiri: OpenSpiel ne PlayStrategy. Bennett 1927 akirekera abazannyi okukkaanya.",
  values: {
    second: "ku mulundi ogw’okubiri",
    third: "ku mulundi ogw’okusatu",
    off: "teguggwa",
  },
  short: (value) =>
    value === "off"
      ? "okuddiŋŋana tekumalawo muzannyo"
      : "guggwa ku kuddiŋŋana okw’omulundi ogw’okusatu",
};
const neverEnding: OptionText = {
  name: "Emirundi egitaggwa",
  about: "Omulundi ogutaggwa kye guvaamu.",
  source:
    "Etteeka ly’empaka, Mancala World ne Wikipedia: oluvannyuma lw’eddakiika ssatu omuzannyo gusazibwamu.",
  values: {
    annul: "omuzannyo gusazibwamu",
    draw: "omuzannyo guggwa mu maliri",
    moverLoses: "aguzannye awangulwa",
    illegal: "tegukkirizibwa",
  },
  short: (value) =>
    value === "illegal" ? "tewali mirundi egitaggwa" : "azannya ogutaggwa awangulwa",
};
const firstPlayer: OptionText = {
  name: "Asooka okuzannya",
  about: "Ani atandika omuzannyo ogusooka.",
  source: "Oware Society: okukasuka ekinusu, oba okukkaanya.",
  values: { lot: "ku kalulu", south: "Obukiikaddyo", north: "Obukiikakkono" },
  short: (value) =>
    value === "north" ? "Ow’Obukiikakkono y’atandika" : "Ow’Obukiikaddyo y’atandika",
};
const plyCap: OptionText = {
  name: "Ekkomo ly’emirundi",
  about:
    "Emirundi gino bwe giwera, omuzannyo guggwa nga bwe guyimiridde, bwe guba tegunnaggwa lwa kuddiŋŋana.",
  source: ownChoice,
  values: {},
  short: (value) => `emirundi egitasukka ${number(Number(value))}`,
};
const reverseAbout =
  "Okuva mu mpagi ebbiri ezisembayo ku kkono, olugendo luyinza okutebuka (okugoberera akalimi k’essaawa) bwe luba luwamba butereevu.";

/** By key, or by `game.key`, as in English. */
export const options: AllTexts["options"] = {
  grandSlam: {
    name: "Grand slam",
    about: "Ekiba ku mulundi oguwamba empiki zonna ez’omuzannyi omulala.",
    source:
      "Tewali ziwambibwa: World Oware Federation, Mind Sports Olympiad. Tegukkirizibwa: Wari, Bennett 1927.",
    values: {
      noCapture: "tewali ziwambibwa",
      illegal: "tegukkirizibwa nga waliwo omulundi omulala oguzannyika",
      allowed: "zonna ziwambibwa",
      allowedIfWins: "zonna ziwambibwa singa ekyo kiwangula; bwe kitawangula, tewali ziwambibwa",
      opponentGetsRest: "zonna ziwambibwa, omuzannyi omulala n’afuna ezisigaddewo",
      leaveLast: "zonna ziwambibwa okuggyako ez’omu ssa empiki esembayo mwe yagudde",
    },
    short: (value) =>
      ({
        illegal: "grand slam tekkirizibwa",
        allowed: "grand slam etwala zonna",
        allowedIfWins: "grand slam ya kuwangula yokka",
        opponentGetsRest: "oluvannyuma lwa grand slam omuzannyi omulala afuna ezisigaddewo",
        leaveLast: "grand slam ereka essa limu",
      })[value],
  },
  mustFeed: {
    name: "Okuliisa",
    about: "Oba omuzannyi ateekwa okuwa empiki munne atalina n’emu.",
    source: "Ebiwandiiko byonna bikisaba.",
    values: onOff("oteekwa, bw’oba osobola", "toteekwa"),
    short: () => "okuliisa si kwa tteeka",
  },
  repetition,
  "bao-kigogo.repetition": {
    ...repetition,
    source: "Okusalawo kwa pulojekiti eno: Klamroth 1911 takyogerako.",
  },
  leftovers: {
    name: "Empiki ezisigaddewo",
    about: "Ani afuna empiki ezikyali ku lubaawo ng’omuzannyi takyasobola kuzannya.",
    source:
      "Oludda lwa buli omu: World Oware Federation, OpenSpiel, Aalina. Omuzannyi omulala: Mancala World, nga bwe kyawandiikibwa.",
    values: {
      ownSide: "buli muzannyi atwala ez’oludda lwe",
      opponent: "munne w’omuzannyi oyo",
      unscored: "tewali",
    },
    short: (value) =>
      value === "opponent"
        ? "munne w’atasobola kuzannya afuna ezisigaddewo"
        : "empiki ezisigaddewo tezibalibwa",
  },
  plyCap,
  "omweso.plyCap": {
    ...plyCap,
    about: "Emirundi gino bwe giwera nga tewali awangudde, omuzannyo gusazibwamu.",
  },
  play: {
    name: "Obuwanvu",
    about: "Oba omuzannyi omu bw’aba nga takyayinza kuwangulwa, omuzannyo guggwirawo.",
    source: "Okutuuka ku 25: Oware Society. Okuzannya okumalayo: Wari, Bennett 1927.",
    values: { to25: "okutuuka ku mpiki 25", out: "okuzannya okumalayo" },
    short: () => "okuzannya okumalayo",
  },
  matchFormat: {
    name: "Enkola y’empaka",
    about: "Emizannyo emeka egikola empaka.",
    source: "Mancala World yokka.",
    values: {
      single: "omuzannyo gumu",
      antigua: "okuwangula emizannyo mukaaga oba okukulembera n’esatu (Antigua)",
      bestOf3: "asinga mu mizannyo esatu",
      bestOf5: "asinga mu mizannyo etaano",
      yoruba: "okuwangula emizannyo esatu egiddiriŋŋana (Yoruba)",
      kumasi: "okuwangula emizannyo etaano (Kumasi)",
    },
    short: (value) =>
      ({
        antigua: "okuwangula emizannyo mukaaga oba okukulembera n’esatu",
        bestOf3: "asinga mu mizannyo esatu",
        bestOf5: "asinga mu mizannyo etaano",
        yoruba: "okuwangula emizannyo esatu egiddiriŋŋana",
        kumasi: "okuwangula emizannyo etaano",
      })[value],
  },
  nextStart,
  "omweso.nextStart": { ...nextStart, source: ownChoice },
  firstPlayer,
  "bao-kigogo.firstPlayer": {
    ...firstPlayer,
    about:
      "Ani atandika omuzannyo ogusooka; mu mizannyo egiddiriŋŋana abazannyi batandika mu mpalo.",
    source: "Okusalawo kwa pulojekiti eno: Klamroth 1911 takinnyonnyola.",
  },
  setup: {
    name: "Ensengeka",
    about: "Empiki 32 eza buli muzannyi we ziba ku ntandikwa.",
    source:
      "Eya kyeyagalire: Shackell 1934, Mancala World. Nnya mu buli ssa ly’emabega, oba bbiri mu buli ssa: Wikipedia.",
    values: {
      back4: "nnya mu buli ssa ly’emabega",
      front4: "nnya mu buli ssa ly’omu maaso",
      two16: "bbiri mu buli ssa",
      free: "buli muzannyi yeesengekera ezize",
    },
    short: (value) =>
      ({
        front4: "nnya mu buli ssa ly’omu maaso",
        two16: "bbiri mu buli ssa",
        free: "ensengeka ya kyeyagalire",
      })[value],
  },
  setupCap: {
    name: "Empiki ezisinga obungi mu ssa",
    about: "Empiki mmeka eziyinza okuba mu ssa mu nsengeka ya kyeyagalire.",
    source: "Kkumi: Mancala World yokka. Shackell 1934 tateekawo kkomo.",
    values: { none: "tewali kkomo" },
    short: (value) =>
      value === "none"
        ? "omuwendo gwonna ogw’empiki mu ssa"
        : `empiki ezitasukka ${spelled(Number(value))} mu ssa`,
  },
  setupOrder: {
    name: "Engeri y’okusengeka",
    about: "Oba omuzannyi ow’okubiri alaba ensengeka y’asoose.",
    source: "Mu lwatu, omu ng’avaako omulala n’addako: Mancala World, Wikipedia.",
    values: { open: "mu lwatu", hidden: "mu kyama, oluvannyuma ne zibikkulwa" },
    short: () => "okusengeka mu kyama",
  },
  "reverse.start": {
    name: "Okutebuka: olugendo olusooka",
    about: `${reverseAbout} Kino kikwata ku lugendo olusooka mu mulundi.`,
    source: "Shackell 1934, Mancala World, Wikipedia.",
    values: onOff("kukkirizibwa", "tekukkirizibwa"),
    short: () => "tewali kutebuka mu lugendo olusooka",
  },
  "reverse.afterReverseCapture": {
    name: "Okutebuka: oluvannyuma lw’okuwamba ng’otebuka",
    about: `${reverseAbout} Kino kikwata ku mpiki ezaakawambibwa mu lugendo olutebuka.`,
    source: "Mancala World, Wikipedia.",
    values: onOff("kukkirizibwa", "tekukkirizibwa"),
    short: () => "tewali kutebuka oluvannyuma lw’okuwamba ng’otebuka",
  },
  "reverse.relay": {
    name: "Okutebuka: mu kuyunga engendo",
    about: `${reverseAbout} Kino kikwata ku kuyunga engendo.`,
    source: "Mancala World.",
    values: onOff("kukkirizibwa", "tekukkirizibwa"),
    short: () => "tewali kutebuka mu kuyunga engendo",
  },
  "reverse.afterForwardCapture": {
    name: "Okutebuka: oluvannyuma lw’okuwamba ng’ogenda mu maaso",
    about: `${reverseAbout} Kino kikwata ku mpiki ezaakawambibwa mu lugendo olugenda mu maaso (olukontana n’akalimi k’essaawa).`,
    source: "Okusalawo kwa pulojekiti eno, okwesigamye ku kuyunga engendo.",
    values: onOff("kukkirizibwa", "tekukkirizibwa"),
    short: () => "tewali kutebuka oluvannyuma lw’okuwamba ng’ogenda mu maaso",
  },
  akakyala: {
    name: "Akakyala",
    about:
      "Okuwangula ng’owambye emirundi ebiri nga munno tannawamba, bwe muba mukikkaanyizzaako ng’omuzannyo tegunnatandika.",
    source: "Mancala World: “akakyala”, ng’abazannyi bakikkaanyizzaako.",
    values: {
      off: "temukkaanyizza",
      turns: "mu mirundi ebiri",
      captures: "mu mirundi ebiri, oba okuwamba okw’emirundi ebiri mu gumu",
    },
    short: (value) => (value === "captures" ? "akakyala, ne mu mulundi gumu" : "akakyala"),
  },
  frontCleared: {
    name: "Okumalawo olunyiriri lw’omu maaso",
    about: "Oba okuwamba empiki ezisembayo mu lunyiriri lwa munno olw’omu maaso kuwangula.",
    source: "Mancala World yokka: “okutema”.",
    values: onOff("kuwangula", "tekuwangula"),
    short: () => "okumalawo olunyiriri lw’omu maaso tekuwangula",
  },
  emitweEbiri: {
    name: "Emitwe-ebiri",
    about: "Okuwangula ng’owambye empagi zombi eza munno ez’oku nkomerero.",
    source:
      "Mancala World: “emitwe-ebiri”; Wikipedia: enkomerero zombi ez’olubaawo mu mulundi gumu. Ensonda ennya: kyaggyibwa mu biwandiiko eby’enjawulo.",
    values: {
      sameTurn: "mu mulundi gumu",
      cornersEmpty: "amasa ana gonna ag’omu nsonda nga gasigadde makalu",
      off: "tekuwangula",
    },
    short: (value) =>
      value === "off" ? "tewali emitwe-ebiri" : "emitwe-ebiri ku nsonda ennya enkalu",
  },
  akawumbiPoints: {
    name: "Akawumbi",
    about: "Omuwendo gw’okuwamba empiki ya munno esembayo mu mpagi ey’oku nkomerero.",
    source: "Mancala World: “akawumbi”, obubonero 12.",
    values: { "12": "empaka zonna", "6": "obubonero mukaaga" },
    short: () => "akawumbi kavaamu obubonero mukaaga",
  },
  firstTurnCapture: {
    name: "Okuwamba ku mulundi ogusooka",
    about: "Oba omuzannyi ayinza okuwamba ku mulundi gwe ogusooka mu muzannyo.",
    source:
      "Mancala World eyogera ku mulundi ogusooka mu mpaka; emizannyo egyawandiikibwa giraga omulundi gwa buli muzannyi ogusooka mu buli muzannyo.",
    values: {
      banned: "tewali akkirizibwa",
      bannedFirstPlayer: "omuzannyi asooka takkirizibwa",
      allowed: "kukkirizibwa",
    },
    short: (value) =>
      value === "allowed"
        ? "okuwamba okuva ku mulundi ogusooka"
        : "omuzannyi asooka yekka y’alinda okuwamba",
  },
  okwesera: {
    name: "Okwesera",
    about:
      "Okusiga okutono okw’okuggulawo: empiki ssatu, bbiri mu ssa eriddako, n’emu mu ssa eriddirira eryo.",
    source: "Mancala World: “okwesera”, mu mpaka “okukoneeza”.",
    values: onOff("kuzannyibwa", "tekuzannyibwa"),
    short: () => "tewali kwesera",
  },
  neverEnding,
  "bao-kigogo.neverEnding": {
    ...neverEnding,
    source: "Okusalawo kwa pulojekiti eno: Klamroth 1911 takinnyonnyola.",
  },
  lapCap: {
    name: "Ekkomo ly’engendo",
    about: "Omulundi ogwetaaga engendo ezisukka ezo gubalibwa ng’ogutaggwa.",
    source: ownChoice,
    values: {},
    short: (value) => `ogutaggwa oluvannyuma lw’engendo ${number(Number(value))}`,
  },
  matchPoints: {
    name: "Obubonero bw’empaka",
    about: "Empaka ziwangulwa omuzannyi asooka okufuna obubonero buno oba obusingawo.",
    source: "Mancala World yokka: obubonero 12.",
    values: {},
    short: (value) =>
      `okutuuka ku ${plural(Number(value), "kabonero", "bubonero")} ${number(Number(value))}`,
  },
  singleCaptures: {
    name: "Empiki emu ewamba",
    about: "Oba empiki eri yokka etambudde eyinza okuwamba.",
    source:
      "Okusinziira ku Hawalis (de Voogt 2003) ne Njombwa (Sanderson 1913); Klamroth 1911 takinnyonnyola.",
    values: onOff("yee", "nedda"),
    short: () => "empiki eri yokka tewamba",
  },
};
