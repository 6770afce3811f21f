import type { OptionInfo } from "../../engine/types";

/** What an option is about. */
export type OptionGroup = "setup" | "match" | "play" | "end" | "limits";

/** The groups as they follow each other; the first two are asked before everything else. */
export const frontGroups: readonly OptionGroup[] = ["setup", "match"];
export const ruleGroups: readonly OptionGroup[] = ["play", "end", "limits"];

/** By key, whatever the game: an option of one name is about one thing. Every option of the engine is here. */
export const groups: Readonly<Record<string, OptionGroup>> = {
  setup: "setup",
  setupCap: "setup",
  setupOrder: "setup",
  firstPlayer: "match",
  matchFormat: "match",
  matchPoints: "match",
  nextStart: "match",
  grandSlam: "play",
  mustFeed: "play",
  firstTurnCapture: "play",
  okwesera: "play",
  singleCaptures: "play",
  "reverse.start": "play",
  "reverse.afterReverseCapture": "play",
  "reverse.relay": "play",
  "reverse.afterForwardCapture": "play",
  play: "end",
  akakyala: "end",
  frontCleared: "end",
  emitweEbiri: "end",
  akawumbiPoints: "end",
  leftovers: "end",
  repetition: "end",
  neverEnding: "end",
  lapCap: "limits",
  plyCap: "limits",
};

/** A test asks that each is sorted; one that is not would stand among the rules of play. */
export const groupOf = ({ key }: OptionInfo): OptionGroup => groups[key] ?? "play";
