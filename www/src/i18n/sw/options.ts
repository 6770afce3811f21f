import type { AllTexts, OptionText } from "../en";
import { laps, number, seeds } from "./numbers";

/** Swahili for the rule options. */

const onOff = (on: string, off: string) => ({ on, off });

const ownChoice = "Chaguo la mradi huu.";
const openInKlamroth = "Chaguo la mradi huu: Klamroth 1911 hasemi lolote.";

const nextStart: OptionText = {
  name: "Mchezo unaofuata",
  about: "Nani anaanza mchezo unaofuata wa mechi.",
  source: "Oware Society na Mancala World: mshindi huanza.",
  values: {
    alternate: "wachezaji hupokezana",
    loser: "aliyeshindwa huanza",
    winner: "mshindi huanza",
    lot: "kwa kura",
  },
  short: (value) =>
    ({
      alternate: "wachezaji hupokezana kuanza",
      lot: "kura kwa kila mchezo",
      loser: "aliyeshindwa huanza mchezo unaofuata",
      winner: "mshindi huanza mchezo unaofuata",
    })[value],
};
const repetition: OptionText = {
  name: "Marudio",
  about: "Ni lini kurudi kwa hali humaliza mchezo.",
  source: "Mara ya pili: OpenSpiel na PlayStrategy. Bennett 1927 huwaachia wachezaji wakubaliane.",
  values: { second: "mara ya pili", third: "mara ya tatu", off: "kamwe" },
  short: (value) => (value === "off" ? "hakuna mwisho kwa marudio" : "mwisho kwa marudio ya tatu"),
};
const neverEnding: OptionText = {
  name: "Zamu zisizo na mwisho",
  about: "Maana ya zamu ambayo haifiki mwisho.",
  source:
    "Kanuni ya mashindano, Mancala World na Wikipedia: baada ya dakika tatu mchezo hubatilishwa.",
  values: {
    annul: "mchezo hubatilishwa",
    draw: "mchezo ni sare",
    moverLoses: "anayeicheza hushindwa",
    illegal: "hairuhusiwi kuchezwa",
  },
  short: (value) =>
    value === "illegal" ? "hakuna zamu zisizo na mwisho" : "zamu isiyo na mwisho ni kushindwa",
};
const firstPlayer: OptionText = {
  name: "Mchezaji wa kwanza",
  about: "Nani anaanza mchezo wa kwanza.",
  source: "Oware Society: kwa kurusha sarafu, au kwa makubaliano.",
  values: { lot: "kwa kura", south: "Kusini", north: "Kaskazini" },
  short: (value) => (value === "north" ? "Kaskazini anaanza" : "Kusini anaanza"),
};
const plyCap: OptionText = {
  name: "Kikomo cha zamu",
  about: "Baada ya idadi hii ya zamu mchezo huisha kama ulivyo, ikiwa marudio hayajaumaliza kabla.",
  source: ownChoice,
  values: {},
  short: (value) => `zamu zisizozidi ${number(Number(value))}`,
};
const reverseAbout =
  "Kutoka safu mbili za kushoto kabisa mzunguko unaweza kufuata saa ikiwa unakula moja kwa moja.";
const allowedOrNot = onOff("kunaruhusiwa", "hakuruhusiwi");

export const options: AllTexts["options"] = {
  grandSlam: {
    name: "Kula zote",
    about: "Kinachotokea kwa zamu ambayo ingekula kete zote za mpinzani.",
    source:
      "Haili chochote: Shirikisho la Oware Duniani, Mind Sports Olympiad. Hairuhusiwi kuchezwa: Wari, Bennett 1927.",
    values: {
      noCapture: "haili chochote",
      illegal: "hairuhusiwi kuchezwa maadamu kuna zamu nyingine",
      allowed: "zote zinaliwa",
      allowedIfWins: "zote zinaliwa zikileta ushindi, la sivyo hakuna",
      opponentGetsRest: "zote zinaliwa na mpinzani hupata zilizobaki",
      leaveLast: "zote zinaliwa ila za shimo ilipoangukia kete ya mwisho",
    },
    short: (value) =>
      ({
        illegal: "kula zote hakuruhusiwi",
        allowed: "kula zote hula kila kitu",
        allowedIfWins: "kula zote kwa kushinda tu",
        opponentGetsRest: "baada ya kula zote mpinzani hupata zilizobaki",
        leaveLast: "kula zote huacha shimo moja",
      })[value],
  },
  mustFeed: {
    name: "Kulisha",
    about: "Kama mchezaji lazima ampe kete mpinzani asiye nazo.",
    source: "Vyanzo vyote vinadai hivyo.",
    values: onOff("lazima, ikiwezekana", "si lazima"),
    short: () => "si lazima kulisha",
  },
  repetition,
  "bao-kigogo.repetition": {
    ...repetition,
    source: openInKlamroth,
  },
  leftovers: {
    name: "Kete zilizobaki",
    about: "Nani hupata kete zilizobaki ubaoni mchezaji asipoweza kucheza.",
    source:
      "Upande wake: Shirikisho la Oware Duniani, OpenSpiel, Aalina. Mpinzani: Mancala World, neno kwa neno.",
    values: {
      ownSide: "kila mchezaji za upande wake",
      opponent: "mpinzani wa mchezaji huyo",
      unscored: "hakuna mtu",
    },
    short: (value) =>
      value === "opponent"
        ? "mpinzani wa asiyeweza kucheza hupata zilizobaki"
        : "kete zilizobaki hazihesabiwi kwa yeyote",
  },
  plyCap,
  "omweso.plyCap": {
    ...plyCap,
    about: "Baada ya idadi hii ya zamu bila matokeo mchezo hubatilishwa.",
  },
  play: {
    name: "Urefu",
    about: "Kama mchezo huisha mara tu unapoamuliwa.",
    source: "Hadi 25: Oware Society. Hadi mwisho: Wari, Bennett 1927.",
    values: { to25: "hadi kete 25", out: "hadi mwisho" },
    short: () => "unachezwa hadi mwisho",
  },
  matchFormat: {
    name: "Aina ya mechi",
    about: "Mechi huwa na michezo mingapi.",
    source: "Mancala World peke yake.",
    values: {
      single: "mchezo mmoja",
      antigua: "kushinda mara sita au kuongoza kwa mitatu (Antigua)",
      bestOf3: "bora katika mitatu",
      bestOf5: "bora katika mitano",
      yoruba: "kushinda mara tatu mfululizo (Yoruba)",
      kumasi: "kushinda mara tano (Kumasi)",
    },
    short: (value) =>
      ({
        antigua: "hadi kushinda mara sita au kuongoza kwa mitatu",
        bestOf3: "bora katika mitatu",
        bestOf5: "bora katika mitano",
        yoruba: "hadi kushinda mara tatu mfululizo",
        kumasi: "hadi kushinda mara tano",
      })[value],
  },
  nextStart,
  "omweso.nextStart": { ...nextStart, source: ownChoice },
  firstPlayer,
  "bao-kigogo.firstPlayer": {
    ...firstPlayer,
    about: "Nani anaanza mchezo wa kwanza; katika mfululizo wachezaji hupokezana.",
    source: openInKlamroth,
  },
  setup: {
    name: "Mpangilio",
    about: "Jinsi kete 32 za kila mchezaji zinavyowekwa mwanzoni.",
    source:
      "Huru: Shackell 1934, Mancala World. Nne katika kila shimo la nyuma, au mbili katika kila shimo: Wikipedia.",
    values: {
      back4: "nne katika kila shimo la nyuma",
      front4: "nne katika kila shimo la mbele",
      two16: "mbili katika kila shimo",
      free: "kila mchezaji hupanga zake",
    },
    short: (value) =>
      ({
        front4: "nne katika kila shimo la mbele",
        two16: "mbili katika kila shimo",
        free: "mpangilio huru",
      })[value],
  },
  setupCap: {
    name: "Kikomo cha kete katika shimo",
    about: "Shimo linaweza kuwa na kete ngapi katika mpangilio huru.",
    source: "Kumi: Mancala World peke yake. Shackell 1934 haweki kikomo.",
    values: { none: "bila kikomo" },
    short: (value) =>
      value === "none"
        ? "idadi yoyote ya kete katika shimo"
        : `shimo lisizidi ${seeds(Number(value))}`,
  },
  setupOrder: {
    name: "Utaratibu wa kupanga",
    about: "Kama mchezaji wa pili huona mpangilio wa kwanza.",
    source: "Wazi, mmoja baada ya mwingine: Mancala World, Wikipedia.",
    values: { open: "wazi", hidden: "bila kuonekana, kisha hufunuliwa" },
    short: () => "kupanga bila kuonekana",
  },
  "reverse.start": {
    name: "Kugeuka: mzunguko wa kwanza",
    about: `${reverseAbout} Hili linahusu mzunguko wa kwanza wa zamu.`,
    source: "Shackell 1934, Mancala World, Wikipedia.",
    values: allowedOrNot,
    short: () => "mzunguko wa kwanza haugeuki",
  },
  "reverse.afterReverseCapture": {
    name: "Kugeuka: baada ya kula kufuata saa",
    about: `${reverseAbout} Hili linahusu kete zilizoliwa punde na mzunguko uliofuata saa.`,
    source: "Mancala World, Wikipedia.",
    values: allowedOrNot,
    short: () => "hakuna kugeuka baada ya kula kufuata saa",
  },
  "reverse.relay": {
    name: "Kugeuka: kuendeleza",
    about: `${reverseAbout} Hili linahusu kuendeleza.`,
    source: "Mancala World.",
    values: allowedOrNot,
    short: () => "hakuna kugeuka katika kuendeleza",
  },
  "reverse.afterForwardCapture": {
    name: "Kugeuka: baada ya kula kinyume cha saa",
    about: `${reverseAbout} Hili linahusu kete zilizoliwa punde na mzunguko wa kinyume cha saa.`,
    source: "Chaguo la mradi huu, kwa kufananisha na kuendeleza.",
    values: allowedOrNot,
    short: () => "hakuna kugeuka baada ya kula kinyume cha saa",
  },
  akakyala: {
    name: "Akakyala",
    about:
      "Ushindi kwa kula mara mbili kabla mpinzani hajala mara ya kwanza, ikikubaliwa kabla ya mchezo.",
    source: "Mancala World: “akakyala”, ikikubaliwa tu.",
    values: {
      off: "haijakubaliwa",
      turns: "katika zamu mbili",
      captures: "katika zamu mbili, au mara mbili katika moja",
    },
    short: (value) => (value === "captures" ? "akakyala, hata katika zamu moja" : "akakyala"),
  },
  frontCleared: {
    name: "Kumaliza mstari wa mbele",
    about: "Kama kula kete za mwisho za mstari wa mbele wa mpinzani hushinda.",
    source: "Mancala World peke yake: “okutema”.",
    values: onOff("ni ushindi", "si ushindi"),
    short: () => "hakuna ushindi kwa kumaliza mstari wa mbele",
  },
  emitweEbiri: {
    name: "Emitwe-ebiri",
    about: "“Vichwa viwili”: ushindi kwa kula safu zote mbili za pembeni za mpinzani.",
    source:
      "Mancala World: “emitwe-ebiri”; Wikipedia: ncha zote mbili za ubao katika zamu moja. Kona nne: zimeunganishwa kutoka vyanzo.",
    values: {
      sameTurn: "katika zamu moja",
      cornersEmpty: "kona zote nne zikiwa tupu",
      off: "si ushindi",
    },
    short: (value) => (value === "off" ? "hakuna emitwe-ebiri" : "emitwe-ebiri kwa kona nne tupu"),
  },
  akawumbiPoints: {
    name: "Akawumbi",
    about: "Thamani ya kula kete ya mwisho ya mpinzani katika safu ya pembeni.",
    source: "Mancala World: “akawumbi”, pointi 12.",
    values: { "12": "mechi nzima", "6": "pointi sita" },
    short: () => "akawumbi huleta sita",
  },
  firstTurnCapture: {
    name: "Kula katika zamu ya kwanza",
    about: "Kama mchezaji anaweza kula katika zamu yake ya kwanza ya mchezo.",
    source:
      "Mancala World inataja zamu ya kwanza ya mechi; michezo iliyorekodiwa inalingana na zamu ya kwanza ya kila mchezaji katika kila mchezo.",
    values: {
      banned: "hakuna anayeruhusiwa",
      bannedFirstPlayer: "mchezaji wa kwanza haruhusiwi",
      allowed: "wote wanaruhusiwa",
    },
    short: (value) =>
      value === "allowed" ? "kula tangu zamu ya kwanza" : "mchezaji wa kwanza tu husubiri kula",
  },
  okwesera: {
    name: "Okwesera",
    about:
      "Upandaji mdogo wa ufunguzi: kete tatu, mbili katika shimo linalofuata na moja katika shimo la baada yake.",
    source: "Mancala World: “okwesera”, katika mashindano “okukoneeza”.",
    values: onOff("huchezwa", "haichezwi"),
    short: () => "bila okwesera",
  },
  neverEnding,
  "bao-kigogo.neverEnding": {
    ...neverEnding,
    source: openInKlamroth,
  },
  lapCap: {
    name: "Kikomo cha mizunguko",
    about: "Zamu ambayo ingehitaji mizunguko zaidi ya idadi hii huhesabiwa kuwa haina mwisho.",
    source: ownChoice,
    values: {},
    short: (value) => `haina mwisho baada ya ${laps(Number(value))}`,
  },
  matchPoints: {
    name: "Pointi za mechi",
    about: "Mechi huchukuliwa na mchezaji wa kwanza kupata pointi hizi au zaidi.",
    source: "Mancala World peke yake: pointi 12.",
    values: {},
    short: (value) => `hadi pointi ${number(Number(value))}`,
  },
  singleCaptures: {
    name: "Kete pekee hula",
    about: "Kama kete pekee inayosogea inaweza kula.",
    source:
      "Kufuatana na Hawalis (de Voogt 2003) na Njombwa (Sanderson 1913); Klamroth 1911 hasemi lolote.",
    values: onOff("ndiyo", "hapana"),
    short: () => "kete pekee haili",
  },
};
