import type { TellingTexts } from "../en";

const tenths = new Intl.NumberFormat("fr", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** French for the clock of blitz. */
export const blitz: TellingTexts["blitz"] = {
  ready: {
    first:
      "Blitz : trois secondes pour commencer chaque coup, et les coups engagent. La pendule vous attend.",
    again: "Blitz : trois secondes pour commencer un coup. La pendule vous attend.",
    lost: "Chaque joueur a perdu un coup au temps. La pendule attend que vous soyez prêts.",
  },
  start: "Prêt",
  goOn: "Continuer",
  waits: "La pendule ne tourne pas encore : dites d’abord que vous êtes prêt.",
  label: "Temps pour commencer le coup",
  seconds: (millis) => `${tenths.format(millis / 1000)}\u00a0s`,
  running: "Trois secondes pour commencer.",
};
