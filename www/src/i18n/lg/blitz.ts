import type { TellingTexts } from "../en";
import { locales } from "./numbers";

const tenths = new Intl.NumberFormat(locales, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export const blitz: TellingTexts["blitz"] = {
  ready: {
    first:
      "Ekyobutabala (blitz): sikonda ssatu okutandika buli mulundi, era ekizannyiddwa tekizzibwayo. Essaawa ekulinze.",
    again: "Ekyobutabala (blitz): sikonda ssatu okutandika omulundi. Essaawa ekulinze.",
    lost: "Buli muzannyi afiiriddwa omulundi olw’obudde. Essaawa erinda okutuusa lwe munaaba mwetegese.",
  },
  start: "Mwetegefu",
  goOn: "Weeyongere",
  waits: "Essaawa tennatandika: sooka ogambe nti weetegese.",
  label: "Obudde bw’okutandika omulundi",
  seconds: (millis) => `${tenths.format(millis / 1000)} s`,
  running: "Sikonda ssatu okutandika.",
};
