import { describe, expect, it } from "vitest";
import type { Progress, Speed } from "./contract";
import { Player } from "./player";
import { OMWESO_CAPTURES } from "./samples";
import { Timeline } from "./timeline";

function paused(speed: Speed = 1) {
  const told: Progress[] = [];
  const events = {
    onWake: () => undefined,
    onProgress: (progress: Progress) => told.push(progress),
    onDone: () => undefined,
  };
  const player = new Player(new Timeline(OMWESO_CAPTURES), events, speed, true);
  return { player, last: () => told.at(-1) };
}

const capture = OMWESO_CAPTURES.steps.findIndex(({ kind }) => kind === "capture");

describe("a showing that stands at a step", () => {
  it("shows its marks, and tells which step it is", () => {
    const { player, last } = paused();
    player.standAt(capture);
    expect(player.moment().marks.map(({ kind }) => kind)).toContain("capture");
    expect(last()).toMatchObject({ state: "paused", step: capture });
  });

  it("goes on from there", () => {
    const { player, last } = paused();
    player.standAt(capture);
    player.stepSeed(1);
    expect(last()?.step).toBe(capture + 1);
    player.stepSeed(-1);
    expect(last()?.step).toBe(capture);
  });

  it("ends when it is to go on at once", () => {
    const { player, last } = paused("instant");
    player.standAt(capture);
    expect(player.isDone).toBe(false);
    player.play();
    expect(player.isDone).toBe(true);
    expect(last()?.state).toBe("done");
  });

  it("is left alone once it is over", () => {
    const { player, last } = paused();
    player.skip();
    player.standAt(0);
    expect(last()?.state).toBe("done");
  });
});
