import { expect, it } from "vitest";
import { startedGlue } from "../../scripts/real-engine.mjs";
import { Engine } from "../engine/client";
import type { EngineGame } from "../engine/glue";
import { asWritten, legalTurns, rulesIn } from "./turns";

const engine = new Engine(startedGlue());

/** J may be turned round, K may not, and P is empty. */
const game: EngineGame = engine.fromPosition(
  "omweso 0,3,2,0x11,1,0/7x6,3,7,0,4,0x2,2,0x3 s 8,8 1,1",
);

it("lists the turns of all starts", () => {
  expect(legalTurns(game)).toEqual(["J", "J-", "K"]);
});

it.each([
  ["J", "J"],
  ["J+", "J"],
  ["J-", "J-"],
  ["J++", null],
  ["K", "K"],
  ["K+", null],
  ["P", null],
  ["j", null],
  ["x.y", null],
])("leaves it to the engine to read and to write %s", (turn, written) => {
  expect(asWritten(game, turn)).toBe(written);
  expect(game.view().ply).toBe(0);
});

it("tells the rules of the steps and of the result", () => {
  const lost = engine.fromPosition("oware 2,0x2,4,5,1/0,1,3,2,0,5 s 22,3");
  expect(rulesIn(lost.play("E"))).toEqual(
    expect.arrayContaining(["oware-sowing", "oware-capture", "oware-majority"]),
  );
});
