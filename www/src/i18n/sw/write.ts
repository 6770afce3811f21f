import type { WriteTexts } from "../en";
import { games, side } from "./first";
import { list, number } from "./numbers";

/** Swahili for the page on which lessons are written. */

const seeds = (n: number): string => `kete ${number(n)}`;

const course: WriteTexts["course"] = {
  heading: "Masomo",
  title: "Kichwa cha masomo yote",
  game: "Mchezo",
  lessons: "Somo linaloandikwa",
  lesson: (n, title) => (title === "" ? `Somo la ${number(n)}` : `${number(n)}. ${title}`),
  add: "Ongeza somo",
  remove: "Ondoa somo hili",
  earlier: "Lisogeze mbele",
  later: "Lisogeze nyuma",
  added: (n) => `Somo la ${number(n)} limeongezwa.`,
  removed: "Somo limeondolewa.",
  moved: (n) => `Sasa ni somo la ${number(n)}.`,
  more: "Lugha na majina mafupi",
  language: "Lugha ya maandishi",
  noLanguage: "Haijatajwa",
  languageAbout:
    "Sema unaandika kwa lugha gani, nawe utaweza kuandika masomo yaleyale kwa lugha nyingine pia.",
  courseId: "Jina fupi la masomo yote",
  lessonId: "Jina fupi la somo hili",
  idAbout: "Kwa anwani na faili: herufi ndogo, tarakimu na vistari.",
};

const position: WriteTexts["position"] = {
  heading: "Ubao",
  about: "Panga hali ambayo somo linaanzia.",
  more: "Zamu ya nani, machaguo ya kanuni, kete nyingi kwa pamoja",
};

const text: WriteTexts["text"] = {
  heading: "Linahusu nini",
  title: "Kichwa",
  task: "Kazi, kwa sentensi moja",
  words: (n) => `Maneno ${number(n)} kati ya 20`,
  end: "Neno la mwisho",
  done: "Kinachosemwa mwishoni",
  doneAbout: "Huonyeshwa lengo linapofikiwa: kile kilichojifunzwa.",
};

const goal: WriteTexts["goal"] = {
  heading: "Lengo",
  turn: "Zamu ya kutafutwa",
  propose: "Ifanye kuwa somo",
  proposeAbout:
    "Njia ya haraka: lengo, kazi, madokezo na majaribio yenye makosa hutokana na zamu hiyo. Kisha yaandike vizuri zaidi.",
  proposed: "Lengo, kazi, madokezo na majaribio yenye makosa sasa ni ya zamu hii.",
  side: "Nani alifikie",
  turns: "Kwa zamu ngapi",
  reach: "Kinachopaswa kufikiwa",
  reachAbout: "Yote, zamu ya upande huu inapokwisha.",
  kinds: {
    pit: "Shimo lina",
    takes: "Anakula",
    seeds: "Upande una katika mashimo yake",
    end: "Mchezo umekwisha",
  },
  add: "Ongeza",
  addKind: "Jambo jingine la kufikia",
  remove: (what) => `Ondoa: ${what}`,
  pit: "Shimo",
  who: "Upande",
  exactly: "Kete",
  orUpTo: "au hadi",
  least: "Angalau",
  most: "Zisizozidi",
  winner: "Mshindi",
  way: "Umekwisha kwa",
  any: "yoyote",
  winners: { south: side.south, north: side.north, draw: "sare", annulled: "umebatilishwa" },
  noSolutions: "Hakuna zamu inayofikia lengo hili.",
  found: (turns) => `Injini imepata: ${list(turns)}`,
  ways: "Njia za kufikia lengo",
  waysAbout:
    "Moja kwa kila mstari: zamu za upande huu, zikitenganishwa kwa nafasi. Ukiacha wazi, injini hutafuta moja.",
};

const other: WriteTexts["other"] = {
  heading: "Upande wa pili",
  who: "Nani anajibu",
  written: "Zamu unazoandika",
  level: "Kiwango cha kompyuta",
  replies: "Zamu zake, kwa mpangilio",
  repliesAbout:
    "Zitenganishe kwa nafasi. Moja isiporuhusiwa, au zikiisha, huchezwa zamu ya kwanza inayowezekana.",
  which: "Kiwango",
};

const hints: WriteTexts["hints"] = {
  heading: "Madokezo",
  gentle: "Dokezo jepesi",
  gentleAbout: "Jinsi ya kufikiri.",
  strong: "Dokezo wazi",
  strongAbout: "Cha kufanya.",
  pits: "Mashimo yenye duara",
  pitsAbout: "Herufi, kama A b",
};

const wrong: WriteTexts["wrong"] = {
  heading: "Majaribio yenye makosa",
  about:
    "Kile wanaoanza hujaribu kwanza, na kwa nini hakifai. Zamu zisizoruhusiwa zinastahili kuelezwa pia.",
  each: (n) => `Jaribio lenye kosa la ${number(n)}`,
  part: (n, field) => `Jaribio lenye kosa la ${number(n)}: ${field}`,
  turn: "Zamu",
  rule: "Kanuni inayolionyesha",
  says: "Kwa nini halifai",
  add: "Ongeza jaribio lenye kosa",
  remove: (n) => `Ondoa jaribio la ${number(n)}`,
  tell: "Acha injini ieleze",
  fails: (pit) => `Kutoka ${pit} lengo halifikiwi.`,
};

const rules: WriteTexts["rules"] = {
  heading: "Kanuni",
  about: "Husemwa mwishoni: zilizotumika, na zinazoambatana nazo.",
  used: "Kanuni zinazotumika hapa",
  none: "Bado hakuna: ni zile za njia za kufikia lengo na za majaribio yenye makosa.",
  read: "Kanuni za kusoma pamoja",
  readAbout: "Vitambulisho vyake, vikitenganishwa kwa nafasi.",
};

const faults: WriteTexts["faults"] = {
  missing: (what) => `“${what}” bado ni tupu.`,
  "task-long": (n) =>
    `Kazi ina maneno ${number(n)}. Hadi ishirini husomeka kwa mara moja: ni nini kinaweza kuingia katika dokezo?`,
  "too-long": (what, limit) => `“${what}” inazidi herufi ${number(limit)}.`,
  "no-aim": "Sema kinachopaswa kufikiwa.",
  "aim-twice": "Jambo lilelile limeombwa mara mbili: moja tu linaweza kuhesabiwa.",
  "no-wrong": "Angalau jaribio moja lenye kosa lielezwe.",
  "no-solution": "Hakuna njia ya kufikia lengo hili iliyopatikana. Lirahisishe, au andika njia.",
  "bad-id": (found) =>
    `“${found}” si jina fupi: herufi ndogo na tarakimu, pamoja na vistari kati yake.`,
  "same-id": (found) => `Masomo mawili yana jina fupi “${found}”.`,
  format: (place, reason) => `${place}: ${reason}`,
  position: (reason) => `Hali hii haiwezi kuchezwa. ${reason}`,
  "other-game": (game) => `Hali hii si ya ${games[game].name}.`,
  over: "Katika hali hii mchezo umekwisha.",
  turn: (turn) =>
    `“${turn}” si zamu: herufi ya shimo, pamoja na + au - kwa kila mwelekeo uliochaguliwa, au * kwa okwesera.`,
  letter: (letter) => `Hakuna shimo lenye herufi “${letter}”.`,
  "too-easy": (turns) =>
    turns.length === 0
      ? "Lengo limefikiwa kabla ya lolote kufanywa."
      : `Lengo linafikiwa kwa zamu chache zaidi: ${turns.join(" ")}.`,
  solution: (turns) => `${turns.join(" ")} haifikii lengo.`,
  unlisted: (turns) => `${turns.join(" ")} pia inafikia lengo.`,
  "not-wrong": (turn) => `${turn} si kosa: inafikia lengo, au lengo bado linaweza kufikiwa.`,
  "wrong-rule": (turn) =>
    `Hakuna katika ${turn} kinachotegemea kanuni iliyotajwa. Chagua inayofaa.`,
};

const check: WriteTexts["check"] = {
  heading: "Injini inasema nini",
  fine: "Somo hili halina kosa: lengo linaweza kufikiwa, na kinachoitwa kosa ni kosa kweli.",
  count: (n) => (n === 1 ? "Jambo moja la kurekebisha:" : `Mambo ${number(n)} ya kurekebisha:`),
};

const trial: WriteTexts["trial"] = {
  heading: "Lijaribu",
  begin: "Jaribu somo",
  again: "Lijaribu jinsi lilivyo sasa",
  stale: "Somo limebadilika tangu hapo.",
  name: "Somo, kama wanafunzi wanavyolipata",
  notYet: "Somo lenye upungufu haliwezi kujaribiwa.",
};

const take: WriteTexts["take"] = {
  heading: "Lichukue",
  about: "Hakuna kinachotumwa popote: masomo hukaa pale unapoyaweka.",
  fence: "Nakili kama kizuizi cha msimbo",
  link: "Nakili kama kiungo",
  save: "Hifadhi kama faili",
  file: "Faili litakuwa wapi",
  fileFence: "Nakili kizuizi cha msimbo kinachotaja faili",
  made: "Kilichonakiliwa",
  copied: {
    fence:
      "Kizuizi cha msimbo kimenakiliwa: kiweke katika ukurasa wowote ambao vizuizi vyake huwa mbao.",
    link: "Kiungo kimenakiliwa: kina masomo yote, na huyafungua katika ukurasa huu.",
    file: "Kizuizi cha msimbo kimenakiliwa. Weka faili mahali kinapotaja.",
  },
  saved: (name) => `Imehifadhiwa kama ${name}.`,
  notCopied: "Kivinjari hakikuruhusu kunakili: maandishi yamechaguliwa, yanakili kwa vitufe vyako.",
  notYet: (n) => `Somo la ${number(n)} bado lina upungufu.`,
  faulty: (n) => `Somo la ${number(n)} lina kosa, lakini limechukuliwa jinsi lilivyo.`,
  tooLong: "Ni ndefu mno kwa kizuizi cha msimbo au kiungo: hifadhi kama faili.",
  guide: "Jinsi ya kuweka masomo katika kurasa zako",
};

const open: WriteTexts["open"] = {
  heading: "Endelea na masomo mengine",
  choose: "Fungua faili",
  paste: "Au bandika maandishi yake",
  read: "Soma",
  opened: (count) => `Masomo yaliyofunguliwa: ${number(count)}.`,
  unread: (place, reason) =>
    `Hii haiwezi kusomwa${place === "" ? "" : `, katika ${place}`}: ${reason}`,
  takeBack: "Rudisha kilichokuwapo",
  takenBack: "Kilichokuwapo kimerudi.",
  fresh: "Anza upya",
  begun: "Somo jipya limeanzishwa.",
};

const proposed: WriteTexts["proposed"] = {
  course: "Masomo yangu",
  takes: (n) => ({ title: `Kula ${seeds(n)}`, task: `Kula ${seeds(n)} kwa zamu moja.` }),
  pit: (pit, n) => ({
    title: `Shimo ${pit}`,
    task: `Fanya shimo ${pit} liwe na ${seeds(n)} baada ya zamu moja.`,
  }),
  end: { title: "Zamu ya mwisho", task: "Maliza mchezo kwa zamu moja." },
  gentle: "Hesabu, kutoka kila shimo, kete yake ya mwisho ingeangukia wapi.",
  strong: (pit) => `Panda ${pit}.`,
  done: (pit) => `Umelipata: lilikuwa shimo ${pit}.`,
};

const own: WriteTexts["own"] = {
  untitled: "Masomo",
  note: "Masomo haya yamo katika kiungo chenyewe. Ukurasa huu haujayakagua.",
  unread: "Hakuna masomo katika kiungo hiki: kimeharibika, au hakijakamilika.",
  mine: "Andika masomo yako mwenyewe",
  finished: "Hilo lilikuwa somo la mwisho.",
};

export const write: WriteTexts = {
  title: "Andika somo",
  lead: "Panga ubao, sema kinachopaswa kufikiwa, na ulijaribu. Injini hukuambia kile ambacho bado si sawa.",
  otherTab: {
    told: "Masomo haya yamebadilishwa katika kichupo kingine. Unachoandika hapa kinachukua nafasi yake.",
    show: "Endelea na hayo mengine",
  },
  guide: "Mwongozo kwa walimu",
  guideLanguage: "Mwongozo umeandikwa kwa Kiingereza.",
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
