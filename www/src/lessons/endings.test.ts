import { describe, expect, it } from "vitest";
import { startedGlue } from "../../scripts/real-engine.mjs";
import { matchScore } from "../engine/arbiter";
import { Engine } from "../engine/client";
import type { GameId } from "../engine/types";
import { en } from "../i18n/en";
import { endingsOf } from "./format";

const engine = new Engine(startedGlue());

/** Winners and figures with which games end, whichever they are. */
const winners = ["s", "n", "draw", "annulled"];
const figures = ["", " 0", " 1", " 2", " 6", " 12", " 26-22", " 22-26", " 24-24"];

/** Whether the engine knows a game that ended so. */
const isKnown = (game: GameId, ending: string): boolean =>
  winners.some((winner) => figures.some((each) => isResult(game, `${winner} ${ending}${each}`)));

function isResult(game: GameId, result: string): boolean {
  try {
    matchScore(engine, game, "", `s ${result}`);
    return true;
  } catch {
    return false;
  }
}

/** What players bring about is no goal. */
const endings = Object.keys(en.endings).filter((each) => !["resigned", "agreed"].includes(each));

describe.each(Object.entries(endingsOf))("the endings of %s", (game, listed) => {
  it("are those that the engine knows", () => {
    const known = endings.filter((ending) => isKnown(game as GameId, ending));
    expect([...listed].sort()).toEqual(known.sort());
  });
});
