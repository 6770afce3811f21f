import type { Locale } from "../locale";
import { first } from "./first";

/** Luganda: what a board needs from the beginning, and the ways to the rest. */
export const locale: Locale = {
  first,
  explain: async () => (await import("./explain")).explain,
  failures: async () => (await import("./failures")).failures,
  fences: async () => (await import("./fences")).fences,
  keys: async () => (await import("./keys")).keys,
  lesson: async () => (await import("./lesson")).lesson,
  picture: async () => (await import("./picture")).picture,
  // Still in English.
  puzzle: async () => (await import("./puzzle")).puzzle,
  telling: async () => (await import("./telling")).telling,
  thinking: async () => (await import("./thinking")).thinking,
};
