import { describe, expect, it } from "vitest";
import { en } from "../i18n/en";
import { FakeGame, sourceOf } from "../session/fake-engine";
import { Session } from "../session/session";
import { storyWords } from "./story";
import { spokenWords, statusWords } from "./words";

const open = (game = new FakeGame(), record = "", ply: number | null = null) =>
  Session.open(sourceOf(game), { record, ply }, () => undefined);

describe("words of a position", () => {
  it("say who begins", () => {
    const { state } = open();
    expect(statusWords(state, en)).toEqual({
      text: "South to move",
      brief: "South to move",
      side: "south",
    });
    expect(storyWords(state, en)).toBe("The first turn is South’s.");
  });

  it("say who is sowing while a turn is shown, then what came of it", () => {
    const session = open();
    session.choosePit(0);
    expect(statusWords(session.state, en).text).toBe("South is sowing");
    session.shown();
    expect(statusWords(session.state, en).text).toBe("North to move");
    expect(storyWords(session.state, en)).toBe(
      "South sows three from A. The last seed falls in the empty pit e.",
    );
    expect(spokenWords(session.state, en, en.blitz)).toBe("North to move.");
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
    expect(statusWords(session.state, en)).toEqual({
      text: "South wins, 1 point",
      brief: "South wins",
      side: "south",
    });
    const sentence = storyWords(session.state, en);
    expect(sentence).toMatch(/^Bulijo, as the ringed pits show\. North has no pit.*South sows/);
  });

  it("call a level by its number, where the record does not name it", () => {
    const session = open(new FakeGame(), "South=Nansubuga");
    session.players = { south: 3, north: 4 };
    session.choosePit(0);
    session.shown();
    expect(statusWords(session.state, en)).toMatchObject({
      text: "Level 4 (North) to move",
      brief: "Level 4 to move",
    });
    expect(storyWords(session.state, en)).toMatch(/^Nansubuga sows three from A/);
  });

  it("call the players by their names", () => {
    const session = open(new FakeGame(1), "South=Nansubuga North=Okello");
    expect(statusWords(session.state, en)).toMatchObject({
      text: "Nansubuga (South) to move",
      brief: "Nansubuga to move",
    });
    expect(storyWords(session.state, en)).toBe("The first turn is Nansubuga’s.");
    session.choosePit(0);
    session.shown();
    expect(statusWords(session.state, en).text).toBe("Nansubuga wins, 1 point");
    expect(storyWords(session.state, en)).toMatch(
      /Okello has no pit.*Nansubuga scores.*Nansubuga sows three/,
    );
  });

  it("say before the first turn of a contract game that moves are binding", () => {
    const session = open(new FakeGame(), "Mode=contract");
    expect(storyWords(session.state, en)).toBe(
      "The first turn is South’s. You have exchanged a seed: moves are binding.",
    );
    session.choosePit(0);
    session.shown();
    expect(storyWords(session.state, en)).not.toContain("binding");
  });

  it("say to those who listen that the clock runs", () => {
    expect(spokenWords(open(new FakeGame(), "Mode=blitz").state, en, en.blitz)).toBe(
      "South to move. Three seconds to start.",
    );
  });

  it("tell a turn that was lost on time", () => {
    const session = open(new FakeGame(), "Mode=blitz");
    session.loseTurn();
    expect(storyWords(session.state, en)).toBe("South did not start in time and loses the turn.");
  });
});
