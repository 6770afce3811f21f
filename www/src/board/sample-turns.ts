/** Turns out of the rules texts' worked examples, step by step. */
import type { Sequence } from "./contract";
import { BAO_KIGOGO_START, fill } from "./sample-boards";

/** Omweso's worked example E1: two captures from one origin, sown again, and a relay. */
export const OMWESO_CAPTURES: Sequence = {
  before: {
    pits: [
      2, 1, 3, 0, 4, 1, 0, 2, 1, 2, 1, 0, 12, 0, 0, 1, 4, 0, 3, 0, 13, 0, 0, 2, 0, 0, 2, 0, 5, 3, 0,
      2,
    ],
    stores: [0, 0],
  },
  steps: [
    {
      kind: "lap",
      lap: 1,
      origin: 4,
      seeds: 4,
      lifted: true,
      clockwise: false,
      drops: [5, 6, 7, 8],
      rule: "",
    },
    { kind: "capture", at: 8, pits: [31, 16], counts: [2, 4], to: "hand", rule: "" },
    {
      kind: "lap",
      lap: 2,
      origin: 4,
      seeds: 6,
      lifted: false,
      clockwise: false,
      drops: [5, 6, 7, 8, 9, 10],
      rule: "",
    },
    { kind: "capture", at: 10, pits: [29, 18], counts: [3, 3], to: "hand", rule: "" },
    {
      kind: "lap",
      lap: 3,
      origin: 4,
      seeds: 6,
      lifted: false,
      clockwise: false,
      drops: [5, 6, 7, 8, 9, 10],
      rule: "",
    },
    { kind: "relay", pit: 10, seeds: 3, rule: "" },
    {
      kind: "lap",
      lap: 4,
      origin: 10,
      seeds: 3,
      lifted: true,
      clockwise: false,
      drops: [11, 12, 13],
      rule: "",
    },
    { kind: "rest", pit: 13, reason: "empty", rule: "" },
  ],
  after: {
    pits: [
      2, 1, 3, 0, 0, 4, 3, 5, 4, 4, 0, 1, 13, 1, 0, 1, 0, 0, 0, 0, 13, 0, 0, 2, 0, 0, 2, 0, 5, 0, 0,
      0,
    ],
    stores: [0, 0],
  },
  mover: "south",
};

/** Oware: eight seeds from C take a chain of five pits, then South's game ends and North collects. */
export const OWARE_CAPTURE: Sequence = {
  before: { pits: [0, 0, 8, 0, 0, 1, 1, 1, 1, 1, 2, 3], stores: [13, 17] },
  steps: [
    {
      kind: "lap",
      lap: 1,
      origin: 2,
      seeds: 8,
      lifted: true,
      clockwise: false,
      drops: [3, 4, 5, 6, 7, 8, 9, 10],
      rule: "",
    },
    {
      kind: "capture",
      at: 10,
      pits: [10, 9, 8, 7, 6],
      counts: [3, 2, 2, 2, 2],
      to: "store",
      rule: "",
    },
    { kind: "rest", pit: 10, reason: "captured", rule: "" },
    { kind: "collect", side: "south", pits: [3, 4, 5], counts: [1, 1, 2], rule: "" },
    { kind: "collect", side: "north", pits: [11], counts: [3], rule: "" },
  ],
  after: { pits: fill(12, 0), stores: [28, 20] },
  mover: "south",
};

/** Bao Kigogo's worked example KE1: a single lap, and a file that leaves the board. */
export const BAO_KIGOGO_CAPTURE: Sequence = {
  before: BAO_KIGOGO_START,
  steps: [
    {
      kind: "lap",
      lap: 1,
      origin: 21,
      seeds: 2,
      lifted: true,
      clockwise: false,
      drops: [22, 23],
      rule: "",
    },
    { kind: "capture", at: 23, pits: [36, 35], counts: [2, 2], to: "off", rule: "" },
    { kind: "rest", pit: 23, reason: "captured", rule: "" },
  ],
  after: {
    pits: BAO_KIGOGO_START.pits.map(
      (seeds, pit) => ({ 21: 0, 22: 3, 23: 1, 35: 0, 36: 0 })[pit] ?? seeds,
    ),
    stores: [0, 0],
  },
  mover: "south",
};
