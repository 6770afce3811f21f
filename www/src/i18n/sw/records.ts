import type { AllTexts } from "../en";
import { capital, counted, number, plural } from "./numbers";

/** Swahili for records of games: to copy, save, share, paste and open. */

type Records = AllTexts["records"];

const games = (n: number): string => capital(counted(n, "mchezo", "michezo"));

const notices: Records["notices"] = {
  "comments-left-out": (what) =>
    `Kiungo kingekuwa kirefu mno kwa baadhi ya programu, hivyo maoni yameachwa (${what}). Rekodi inayahifadhi.`,
  "tags-left-out": (what) => `Lebo hizi zimeachwa nje ya kiungo: ${what}.`,
  "variations-dropped": (what) =>
    `Njia mbadala hazihifadhiwi hapa: ${what} ${plural(Number(what), "imeondolewa", "zimeondolewa")}.`,
  "first-comment-left-out": () =>
    "Maoni yaliyo kabla ya zamu ya kwanza yameachwa: OGN haina nafasi yake.",
  "resignation-left-out": () => "OGN haiwezi kusema kwamba mchezaji alijitoa: hutaja kete tu.",
};

const thisGame: Records["thisGame"] = {
  name: "Mchezo huu",
  form: "Umeandikwa kama",
  forms: { record: "Rekodi", ogn: "OGN", link: "Kiungo" },
  about: {
    record: "Mtindo wa uandishi wa ukurasa huu, kwa michezo yote mitatu. Kila kitu kimo.",
    ogn: "Kwa programu za Oware zinazosoma OGN, kama Aualé.",
    link: "Mchezo mzima umo katika anwani. Hakuna kinachohifadhiwa kwingineko.",
  },
  text: {
    record: "Rekodi ya mchezo huu",
    ogn: "Mchezo huu kwa OGN",
    link: "Kiungo cha mchezo huu",
  },
  noOgn: "Mchezo huu hauwezi kuandikwa kwa OGN.",
  copy: "Nakili",
  copied: "Imenakiliwa.",
  notCopied:
    "Kivinjari hakikuruhusu kunakili. Maandishi yamechaguliwa: yanakili kwa vitufe vyako au kwa menyu yake.",
  save: "Hifadhi",
  saved: (file) => `Imehifadhiwa kama ${file}.`,
  share: "Shiriki kiungo",
  shareTitle: (game) => `Mchezo wa ${game}`,
  linkCopied: "Kiungo kimenakiliwa.",
  details: "Majina, tukio, tarehe, maoni",
  detailsAbout: "Si lazima. Huandikwa katika rekodi papo hapo.",
  south: "Kusini",
  north: "Kaskazini",
  event: "Tukio",
  date: "Tarehe",
  commentStart: "Maoni kabla ya zamu ya kwanza",
  commentAfter: (turn) => `Maoni baada ya ${turn}`,
};

const open: Records["open"] = {
  name: "Fungua mchezo",
  label: "Bandika rekodi, OGN, kiungo au hali",
  drop: "Dondosha faili hapa",
  read: "Soma",
  file: "Chagua faili",
  paste: "Bandika",
  notPasted:
    "Kivinjari hakikuruhusu kubandika kwa kitufe hiki. Bandika kwa vitufe vyako au kwa menyu.",
  nothing: "Bado hakuna cha kusoma.",
  clipboardEmpty: "Hakuna maandishi ya kubandika.",
  tooLong: "Hii ni zaidi ya megabaiti moja. Fungua faili ndogo zaidi, moja baada ya nyingine.",
  fileTooLong: (file) =>
    `${file} ni kubwa kuliko megabaiti moja. Igawanye, na ufungue sehemu zake moja baada ya nyingine.`,
  binary: "Haya si maandishi. Rekodi ni faili za maandishi matupu.",
  fileBinary: (file) => `${file} si faili ya maandishi. Rekodi ni maandishi matupu.`,
  fileUnread: (file) => `${file} haikuweza kusomwa kutoka kwenye kifaa hiki.`,
  severalFiles: "Faili moja kwa wakati mmoja, tafadhali: ya kwanza imechukuliwa.",
  players: (south, north) => `${south} – ${north}`,
  turns: (n) => (n === 0 ? "bado hakuna zamu" : `zamu ${number(n)}`),
  goesOn: "haujaisha",
  ended: (headline, how, figures) =>
    `${headline} (${how.charAt(0).toLocaleLowerCase("sw")}${how.slice(1)})${figures === "" ? "" : `, ${figures}`}`,
  one: (game, line) => `Mchezo wa ${game}: ${line}.`,
  several: (n, broken) =>
    broken === 0
      ? `${games(n)}. Chagua mmoja.`
      : `${games(n)}, kati yake ${number(broken)} ${plural(broken, "hauwezi", "haiwezi")} kusomwa.`,
  numbered: (n, game) => `${number(n)}. ${game}`,
  unknownGame: "Haujulikani",
  openThis: "Fungua mchezo huu",
  open: "Fungua",
  openNumber: (n) => `Fungua mchezo ${number(n)}`,
  show: "Onyesha mahali",
  showShort: "Onyesha",
  showNumber: (n) => `Onyesha mahali katika mchezo ${number(n)}`,
  more: (n) => `Onyesha ${number(n)} zaidi`,
  nameless:
    'Haisemi ni mchezo gani. Rekodi huanza na mstari kama [Game "oware"], kiungo huwa na #g=, hali huanza na jina la mchezo wake.',
  kept: "Mchezo ulio ubaoni uko kama ulivyokuwa.",
};

const link: Records["link"] = {
  unreadable: "Kiungo hiki hakina mchezo unaoweza kusomwa.",
  empty: "Anwani inaishia pale ambapo mchezo ulipaswa kuanza.",
  cut: "Huenda kilikatwa njiani, kama zifanyavyo baadhi ya programu kwa anwani ndefu. Nakili tena kiungo kizima, au kiombe tena.",
  turn: "Huenda kilibadilishwa njiani, au kinatoka katika mchezo wenye kanuni nyingine. Omba kiungo tena.",
  other:
    "Huenda kilibadilishwa njiani, au kilitengenezwa na toleo jipya zaidi la ukurasa huu. Omba kiungo tena.",
};

export const records: Records = { title: "Rekodi", notices, thisGame, open, link };
