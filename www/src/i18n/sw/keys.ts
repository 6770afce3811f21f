import type { KeysTexts } from "../en";

/** Swahili for the list of the keys. */
export const keys: KeysTexts = {
  title: "Vitufe vya ubao",
  note: "Vinafanya kazi wakati ubao umechaguliwa.",
  rows: [
    [["←", "→", "↑", "↓"], "kusogea kati ya mashimo"],
    [["Enter", "Nafasi"], "kupanda kete za shimo"],
    [["A", "a"], "herufi ya shimo huenda kwenye shimo hilo"],
    [["Ctrl Z"], "kutendua (⌘ Z kwenye Mac)"],
    [["Ctrl Shift Z"], "kurudia"],
    [["Esc"], "kurudisha chaguo la mwelekeo, au kuruka hadi mwisho wa zamu"],
    [["."], "hatua moja mbele: kete ya zamu inayoonyeshwa, la sivyo zamu"],
    [[","], "hatua moja nyuma"],
    [["0"], "kusitisha na kuendelea"],
    [["?"], "orodha hii"],
  ],
};
