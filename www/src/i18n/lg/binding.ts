import type { Texts } from "../en";

export const binding: Texts["binding"] = {
  contract: "Muwaanyisiganyizza empiki: ekizannyiddwa tekizzibwayo.",
  lostTurn: "gubuze olw’obudde",
  noTakeBack: "Mu muzannyo guno ekizannyiddwa tekizzibwayo.",
  onlyLast:
    "Mu muzannyo guno ekizannyiddwa tekizzibwayo: gweyongera okuva ku mulundi ogusembayo gwokka.",
  toLast: "Ku mulundi ogusembayo",
};
