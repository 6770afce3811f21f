import type { TellingTexts } from "../en";

const tenths = new Intl.NumberFormat("sw", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Swahili for the clock of blitz. */
export const blitz: TellingTexts["blitz"] = {
  ready: {
    first:
      "Haraka: sekunde tatu za kuanza kila zamu, na zamu iliyochezwa hairudishwi. Saa inakusubiri.",
    again: "Haraka: sekunde tatu za kuanza zamu. Saa inakusubiri.",
    lost: "Kila mchezaji amepoteza zamu kwa kuchelewa. Saa inasubiri hadi muwe tayari.",
  },
  start: "Tayari",
  goOn: "Endelea",
  waits: "Saa bado haijaanza: sema kwanza kwamba uko tayari.",
  label: "Muda wa kuanza zamu",
  seconds: (millis) => `${tenths.format(millis / 1000)} s`,
  running: "Sekunde tatu za kuanza.",
};
