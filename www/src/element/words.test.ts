import { describe, expect, it } from "vitest";
import { en } from "../i18n/en";
import { FakeGame, sourceOf } from "../session/fake-engine";
import { Session } from "../session/session";
import { statusWords, storyWords } from "./words";

const open = (game = new FakeGame()) =>
  Session.open(
    sourceOf(game),
    { game: "omweso", position: null, options: "", moves: [], ply: 0, ended: null },
    () => undefined,
  );

describe("words of a position", () => {
  it("say who begins", () => {
    const { state } = open();
    expect(statusWords(state, en)).toEqual({ text: "South to move", side: "south" });
    expect(storyWords(state, en).sentence).toBe("The first turn is South’s.");
  });

  it("say who is sowing while a turn is shown, then what came of it", () => {
    const session = open();
    session.choosePit(0);
    expect(statusWords(session.state, en).text).toBe("South is sowing");
    session.shown();
    expect(statusWords(session.state, en).text).toBe("North to move");
    expect(storyWords(session.state, en)).toEqual({
      sentence: "South sows three from A. The last seed falls in the empty pit e.",
      spoken: "North to move",
      laps: ["3 from A, to d"],
    });
  });

  it("say who is sowing in the middle of a turn, too", () => {
    const session = open();
    session.choosePit(0);
    session.shown();
    session.choosePit(3);
    session.shown();
    session.choosePit(1);
    session.answer(true);
    expect(statusWords(session.state, en).text).toBe("South is sowing");
  });

  it("explain the end", () => {
    const session = open(new FakeGame(1));
    session.choosePit(0);
    session.shown();
    expect(statusWords(session.state, en)).toEqual({ text: "South wins, 1 point", side: "south" });
    expect(storyWords(session.state, en).sentence).toContain("Bulijo. North has no pit");
  });
});
