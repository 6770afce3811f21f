import type { Texts } from "../en";

/** French for games in which moves bind: contract and blitz. */
export const binding: Texts["binding"] = {
  contract: "Vous avez échangé une graine : les coups engagent.",
  lostTurn: "perdu au temps",
  noTakeBack: "Dans cette partie, les coups engagent : un coup joué ne se reprend pas.",
  onlyLast:
    "Dans cette partie, les coups engagent : elle ne continue qu’à partir de son dernier coup.",
  toLast: "Au dernier coup",
};
