import type { KeysTexts } from "../en";

export const keys: KeysTexts = {
  title: "Amapeesa g’olubaawo",
  note: "Gakola ng’olubaawo lwe lulondeddwa.",
  rows: [
    [["←", "→", "↑", "↓"], "okuva ku ssa erimu okudda ku ddala"],
    [["Enter", "Space"], "okusiga empiki z’essa"],
    [["A", "a"], "ennukuta y’essa etwala ku ssa eryo"],
    [["Ctrl Z"], "okuzzaayo (⌘ Z ku Mac)"],
    [["Ctrl Shift Z"], "okuddamu"],
    [["Esc"], "okuzzaayo okulonda oludda, oba okubuuka okutuuka ku nkomerero y’omulundi"],
    [["."], "eddaala limu mu maaso: empiki emu ey’omulundi oguragibwa, oba omulundi gumu"],
    [[","], "eddaala limu emabega"],
    [["0"], "okuyimirizaamu, n’okweyongerayo"],
    [["?"], "olukalala luno"],
  ],
};
