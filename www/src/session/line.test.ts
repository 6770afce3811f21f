import { describe, expect, it } from "vitest";
import { FakeGame, sourceOf } from "./fake-engine";
import { lineOf } from "./line";

const from = { record: "A d B-- e", ply: 2 };

describe("a line", () => {
  it("is shown turn by turn from its ply on", () => {
    const game = new FakeGame();
    const shown = lineOf(sourceOf(game), from, ["A", "f"]);
    expect(shown.map(({ mover, before, after }) => [mover, before.pits[5], after.pits[5]])).toEqual(
      [
        ["south", 2, 3],
        ["north", 3, 4],
      ],
    );
    expect(game.isFreed).toBe(true);
  });

  it("that cannot be played says which turn, and leaves nothing behind", () => {
    const game = new FakeGame();
    let thrown: unknown;
    try {
      lineOf(sourceOf(game), from, ["A", "??"]);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({
      code: "bad-turn",
      place: { kind: "turn", number: 4, text: "??" },
    });
    expect(game.isFreed).toBe(true);
  });

  it("from a ply that there is not is refused", () => {
    const game = new FakeGame();
    expect(() => lineOf(sourceOf(game), { ...from, ply: 9 }, [])).toThrow("no-such-ply");
    expect(game.isFreed).toBe(true);
  });
});
