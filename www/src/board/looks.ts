/** What the seeds of each game are made of: the one place where a game's name decides how something looks. */
import type { GameInfo } from "../engine/types";
import type { Rgb } from "./theme";

export interface SeedLook {
  /** Colours a seed may have, when the theme names none. */
  readonly tints: readonly Rgb[];
  /** Share of the pit's radius. */
  readonly size: number;
  /** 0 matt, 1 polished. */
  readonly gloss: number;
  /** 0 a ball, 1 a broken pebble. */
  readonly roughness: number;
  /** Longest to shortest half-axis. */
  readonly stretch: number;
  /** Fine rings round the shell. */
  readonly hasRings: boolean;
}

export const LOOKS: Readonly<Record<GameInfo["id"], SeedLook>> = {
  // Empiki: nearly black, polished by hands.
  omweso: {
    tints: [
      [50, 52, 52],
      [58, 55, 50],
      [44, 48, 51],
      [64, 58, 51],
    ],
    size: 0.225,
    gloss: 1,
    roughness: 0.12,
    stretch: 1.06,
    hasRings: false,
  },
  // Nickernuts: grey, a little glossy, faint rings.
  oware: {
    tints: [
      [150, 156, 152],
      [138, 146, 146],
      [162, 164, 155],
      [128, 137, 136],
    ],
    size: 0.24,
    gloss: 0.62,
    roughness: 0.16,
    stretch: 1.1,
    hasRings: true,
  },
  // Pebbles from a river bed.
  "bao-kigogo": {
    tints: [
      [186, 172, 150],
      [140, 120, 102],
      [208, 198, 180],
      [168, 132, 104],
      [120, 116, 114],
      [188, 160, 124],
    ],
    size: 0.235,
    gloss: 0.2,
    roughness: 0.75,
    stretch: 1.36,
    hasRings: false,
  },
};
