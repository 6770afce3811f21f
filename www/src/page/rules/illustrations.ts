import type { SavedGame } from "../../session/saved";

/** A worked example beside the rule that it shows: `move` played in `position`. */
export interface Illustration {
  /** The id of the sentence. */
  rule: string;
  position: string;
  move: string;
  /** In English, as the rules are. */
  caption: string;
}

/** By game, in the order of the rules; each is one of the worked examples that the engine's tests replay. */
export const illustrations: Readonly<Record<SavedGame["game"], readonly Illustration[]>> = {
  omweso: [
    {
      rule: "omweso-capture-resown",
      position: "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 1,1 0,0",
      move: "N",
      caption: "N lands opposite two full pits, takes both, and sows them from the pit after N.",
    },
    {
      rule: "omweso-okwesera",
      position: "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
      move: "N*",
      caption: "Okwesera from N: two seeds go into O, one into P, and the turn ends.",
    },
    {
      rule: "omweso-reverse-start",
      position: "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
      move: "I--",
      caption: "I is sown clockwise and captures; what it took is sown clockwise again.",
    },
    {
      rule: "omweso-emitwe-ebiri",
      position: "omweso 4,2,3x2,7,4,0,3x4,1,3,11,0,2/1,0,1x2,0,1,0,1x3,0,1x5 s 1,1 1,1",
      move: "C",
      caption: "C captures both end columns in one turn: emitwe-ebiri, two points.",
    },
    {
      rule: "omweso-cleared-is-an-event",
      position: "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1",
      move: "N",
      caption: "N takes the last seeds, and takes them in an end column: akawumbi, twelve points.",
    },
  ],
  oware: [
    {
      rule: "oware-capture-chain",
      position: "oware 0x2,8,0x2,1/1x4,2,3 s 13,17",
      move: "C",
      caption: "C takes the chain of twos and threes back to the beginning of the row.",
    },
    {
      rule: "oware-single-may-be-played",
      position: "oware 1,0x4,23/1x6 s 9,9",
      move: "F",
      caption: "Twenty-three seeds go round twice, and skip their own pit twice.",
    },
    {
      rule: "oware-majority",
      position: "oware 1x5,0/0x2,8,0x2,1 n 17,17",
      move: "c",
      caption: "c would take every seed of the other row: so it takes nothing.",
    },
  ],
  "bao-kigogo": [
    {
      rule: "bao-kigogo-sowing",
      position: "bao-kigogo 2x23,0/2x23,0 s",
      move: "M",
      caption: "M as a first turn: eight laps, and a capture at the end.",
    },
    {
      rule: "bao-kigogo-facing-front-empty",
      position: "bao-kigogo 2,0x17,2,0x5/0x8,3,0x11,2,0x3 s",
      move: "F",
      caption: "F ends opposite an empty pit: nothing is taken, however full the pit behind it is.",
    },
    {
      rule: "bao-kigogo-no-move",
      position: "bao-kigogo 0x3,1x2,0x8,1x2,0x2,1,0x6/0x17,2,0x6 s",
      move: "G",
      caption: "A single seed moves one step, captures the last seeds, and wins.",
    },
  ],
};
