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
      rule: "omweso-relay",
      position:
        "omweso 2,1,3,0,4,1,0,2,1,2,1,0,12,0x2,1/4,0,3,0,13,0x2,2,0x2,2,0,5,3,0,2 s 1,1 1,1",
      move: "M",
      caption:
        "M captures, sows what it took from the pit after M, captures again, and relays from F at the end.",
    },
    {
      rule: "omweso-captured-after-origin",
      position: "omweso 2,1,3,0,2,1,2,3,0,4,0,1,15,0x3/2,1,0x3,15,0,3,1x2,0,2,0x2,2,3 s 1,1 1,1",
      move: "I",
      caption:
        "I runs on through K and O. What the third lap captures is sown from the pit after O, the pit lifted last.",
    },
    {
      rule: "omweso-ban-relays",
      position: "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
      move: "N",
      caption:
        "The same landing on a first turn: nothing is captured, and the turn runs on from H.",
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
      move: "I-",
      caption: "I is sown clockwise and captures; what it took is sown counter-clockwise.",
    },
    {
      rule: "omweso-reverse-after-reverse-capture",
      position: "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
      move: "I--",
      caption: "The other answer: what I took is sown clockwise, and captures once more.",
    },
    {
      rule: "omweso-reverse-relay",
      position:
        "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1",
      move: "C",
      caption: "C relays in J, a reverse pit. Sown on counter-clockwise, the turn ends soon.",
    },
    {
      rule: "omweso-reverse-after-forward-capture",
      position:
        "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1",
      move: "C-",
      caption: "Turned round in J, the same turn captures.",
    },
    {
      rule: "omweso-never-ending",
      position: "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
      move: "H",
      caption: "H never ends: every 66 laps the board is the same again.",
    },
    {
      rule: "omweso-akawumbi",
      position: "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1",
      move: "N",
      caption: "N takes the last seeds, and takes them in an end column: akawumbi, twelve points.",
    },
    {
      rule: "omweso-emitwe-ebiri",
      position: "omweso 4,2,3x2,7,4,0,3x4,1,3,11,0,2/1,0,1x2,0,1,0,1x3,0,1x5 s 1,1 1,1",
      move: "C",
      caption: "C captures both end columns in one turn: emitwe-ebiri, two points.",
    },
    {
      rule: "omweso-front-cleared",
      position: "omweso 4,3,2,4,3,7,4,2,3,7,0,3,6,3,6,3/0,1,0x3,1,0x8,2,0 s 1,1 1,1",
      move: "P",
      caption:
        "P takes all that was left of the front row: okutema, two points. One seed remains behind.",
    },
  ],
  oware: [
    {
      rule: "oware-must-feed",
      position: "oware 1,0x4,1/0x6 s 23,23",
      move: "F",
      caption: "The other row is empty: only F reaches it.",
    },
    {
      rule: "oware-kroo-twelve",
      position: "oware 0x5,12/1x6 s 15,15",
      move: "F",
      caption: "Twelve seeds go once round, and skip their own pit.",
    },
    {
      rule: "oware-kroo-twenty-three",
      position: "oware 1,0x4,23/1x6 s 9,9",
      move: "F",
      caption: "Twenty-three seeds go round twice, and skip their own pit twice.",
    },
    {
      rule: "oware-capture-chain",
      position: "oware 0x2,8,0x2,1/1x4,2,3 s 13,17",
      move: "C",
      caption: "C takes the chain of twos and threes back to the beginning of the row.",
    },
    {
      rule: "oware-capture-chain",
      position: "oware 0x2,8,0x2,1/3,1x3,2,0 s 15,16",
      move: "C",
      caption: "The chain stops at the first pit that is neither two nor three.",
    },
    {
      rule: "oware-capture-chain",
      position: "oware 0x2,8,0x2,1/3,1x3,3,0 s 15,15",
      move: "C",
      caption:
        "The last seed makes four: nothing is taken, though there are twos and threes before it.",
    },
    {
      rule: "oware-capture-chain",
      position: "oware 3,1x3,0x2/0x2,8,0x2,1 n 17,16",
      move: "c",
      caption: "The last seed makes one: nothing is taken, though there are twos before it.",
    },
    {
      rule: "oware-capture-chain",
      position: "oware 0x5,14/0x2,1,3,0x2 s 15,15",
      move: "F",
      caption: "Fourteen seeds go round, and capture three pits at their end.",
    },
    {
      rule: "oware-grand-slam",
      position: "oware 1x5,0/0x2,8,0x2,1 n 17,17",
      move: "c",
      caption: "c would take every seed of the other row: so it takes nothing.",
    },
  ],
  "bao-kigogo": [
    {
      rule: "bao-kigogo-sowing",
      position: "bao-kigogo 2x23,0/2x23,0 s",
      move: "C",
      caption: "C as a first turn: one lap, and the four seeds facing A are captured.",
    },
    {
      rule: "bao-kigogo-relay",
      position: "bao-kigogo 2x23,0/2x23,0 s",
      move: "M",
      caption: "M as a first turn: eight laps, and the same capture.",
    },
    {
      rule: "bao-kigogo-empty-ends-turn",
      position: "bao-kigogo 2x23,0/2x23,0 s",
      move: "B",
      caption: "B as a first turn: nine laps, and the turn ends in the back row with nothing.",
    },
    {
      rule: "bao-kigogo-capture",
      position: "bao-kigogo 2x23,0/2x23,0 s",
      move: "K",
      caption: "K as a first turn: nine laps, and the column where it ends is captured.",
    },
    {
      rule: "bao-kigogo-facing-front-empty",
      position: "bao-kigogo 2,0x17,2,0x5/0x8,3,0x11,2,0x3 s",
      move: "F",
      caption: "F ends opposite an empty pit: nothing is taken, however full the pit behind it is.",
    },
    {
      rule: "bao-kigogo-single-captures",
      position: "bao-kigogo 0x3,1x2,0x8,1x2,0x2,1,0x6/0x17,2,0x6 s",
      move: "G",
      caption: "A single seed moves one step, captures the last seeds, and wins.",
    },
  ],
};
