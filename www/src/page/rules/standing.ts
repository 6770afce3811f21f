import type { SavedGame } from "../../session/saved";

/** On what a sentence of the rules rests, where that is not the agreement of the sources. */
export type Standing =
  /** No source says it: somebody had to decide, and this project did. */
  | "choice"
  /** Taken from a kindred game, for the sources of this one are silent. */
  | "kin"
  /** Only one source says it. */
  | "single";

/** How that is marked in the text, which is in English, and what the mark means. */
export const standings: Readonly<Record<Standing, readonly [mark: string, meaning: string]>> = {
  choice: ["our choice", "no source says so: this project decided"],
  kin: ["from kindred games", "the sources of this game are silent here"],
  single: ["one source", "only one of the sources says so"],
};

/** By the ids of the sentences; why stands in the section on sources of each text. */
export const standingOf: Readonly<
  Record<SavedGame["game"], Readonly<Partial<Record<string, Standing>>>>
> = {
  omweso: {
    "omweso-setup-cap": "single",
    "omweso-first-turn-ban": "choice",
    "omweso-okwesera": "single",
    "omweso-reverse-after-forward-capture": "choice",
    "omweso-choice-limit": "choice",
    "omweso-never-ending": "choice",
    "omweso-never-ending-mover-loses": "choice",
    "omweso-never-ending-illegal": "choice",
    "omweso-emitwe-ebiri": "choice",
    "omweso-front-cleared": "single",
    "omweso-ply-cap-counts": "choice",
    "omweso-ply-cap": "choice",
    "omweso-match-points": "single",
    "omweso-next-start": "choice",
    "omweso-lost-turn-keeps-rights": "choice",
    "omweso-lost-twice": "choice",
  },
  oware: {
    "oware-no-move": "choice",
    "oware-ply-cap": "choice",
    "oware-match-antigua": "single",
    "oware-match-best-of": "single",
    "oware-match-yoruba": "single",
    "oware-match-kumasi": "single",
    "oware-next-start-after-draw": "choice",
    "oware-table-bounds": "choice",
  },
  "bao-kigogo": {
    "bao-kigogo-first-player": "kin",
    "bao-kigogo-single-captures": "kin",
    "bao-kigogo-never-ending": "kin",
    "bao-kigogo-never-ending-mover-loses": "choice",
    "bao-kigogo-never-ending-illegal": "choice",
    "bao-kigogo-lap-cap": "choice",
  },
};
