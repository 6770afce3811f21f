import { describe, expect, it } from "vitest";
import { FakeGame, sourceOf } from "./fake-engine";
import type { Players } from "./players";
import type { DescribedGame, Opening } from "./saved";
import { Session } from "./session";
import type { SessionEvent } from "./state";

const fresh: DescribedGame = {
  game: "omweso",
  position: null,
  options: "",
  moves: [],
  ply: 0,
  ended: null,
};

const open = (game = new FakeGame(), described: Partial<DescribedGame> = {}) =>
  openAs({ ...fresh, ...described }, game);

const openRecord = (record: string, ply: number | null = null) => openAs({ record, ply });

function openAs(opening: Opening, game = new FakeGame()) {
  const events: SessionEvent[] = [];
  const session = Session.open(sourceOf(game), opening, (event) => events.push(event));
  const kinds = () => events.map(({ kind }) => kind).filter((kind) => kind !== "state");
  return { session, events, kinds, game };
}

describe("a pit with one turn", () => {
  it("is played at once, shown, and told", () => {
    const { session, kinds, game } = open();
    session.choosePit(0);
    expect(game.plies.map(({ turn }) => turn)).toEqual(["A"]);
    expect(kinds()).toEqual(["show", "move", "ply"]);
    expect(session.state.isShowing).toBe(true);
  });

  it("takes no other turn while it is shown", () => {
    const { session, game } = open();
    session.choosePit(0);
    session.choosePit(3);
    expect(game.plies).toHaveLength(1);
    session.shown();
    session.choosePit(3);
    expect(game.plies).toHaveLength(2);
  });

  it("is marked when it is over", () => {
    const { session } = open();
    session.choosePit(0);
    session.shown();
    expect(session.state.lastTurn).toEqual({ origin: 0, end: 4, captured: [] });
  });
});

describe("a pit with choices of direction", () => {
  it("asks, and plays the turn that was answered", () => {
    const { session, game } = open();
    session.choosePit(1);
    expect(session.state.phase).toBe("direction");
    expect(session.state.playable.size).toBe(0);
    session.answer(true);
    session.shown();
    session.answer(true);
    expect(game.plies.map(({ turn }) => turn)).toEqual(["B--"]);
  });

  it("shows only what has not been shown", () => {
    const { session, events } = open();
    session.choosePit(1);
    session.answer(false);
    session.shown();
    session.answer(false);
    const shown = events.flatMap((event) => (event.kind === "show" ? [event.sequence.steps] : []));
    expect(shown.map((steps) => steps.map(({ kind }) => kind))).toEqual([
      ["lap"],
      ["lap", "lap", "rest"],
    ]);
  });

  it("answers by itself where only one direction is legal", () => {
    const { session, game } = open(new FakeGame(99, true));
    session.choosePit(1);
    session.answer(true);
    session.shown();
    expect(game.plies.map(({ turn }) => turn)).toEqual(["B-+"]);
  });

  it("goes back to the start of the turn when it is cancelled", () => {
    const { session, game } = open();
    session.choosePit(1);
    session.answer(true);
    session.shown();
    session.cancel();
    expect(session.state).toMatchObject({ phase: "turn", question: null, pit: null });
    expect(game.plies).toEqual([]);
  });
});

describe("a pit of which not all turns could be listed", () => {
  const cut = () => Object.assign(new FakeGame(), { isCut: true });

  it("is asked about as far as the engine can say", () => {
    const { session, game } = open(cut());
    session.choosePit(1);
    expect(session.state.phase).toBe("direction");
    session.answer(false);
    session.shown();
    session.answer(true);
    expect(game.plies.map(({ turn }) => turn)).toEqual(["B+-"]);
  });

  it.each([
    ["ordinary", "C"],
    ["okwesera", "C*"],
  ] as const)("may be sown in two ways, though only okwesera is listed: %s", (manner, turn) => {
    const { session, game } = open(cut());
    session.choosePit(2);
    expect(session.state.phase).toBe("manner");
    session.chooseManner(manner);
    expect(game.plies.map((ply) => ply.turn)).toEqual([turn]);
  });
});

describe("a choice under way", () => {
  it("survives a turn by its text that may not be played", () => {
    const { session, game } = open();
    session.choosePit(1);
    expect(() => session.play("??")).toThrow("bad-turn");
    expect(session.state).toMatchObject({ phase: "direction", pit: 1 });
    session.answer(true);
    session.shown();
    session.answer(true);
    expect(game.plies.map(({ turn }) => turn)).toEqual(["B--"]);
  });

  it("gives way to a turn by its text", () => {
    const { session, game } = open();
    session.choosePit(1);
    session.play("A");
    expect(session.state).toMatchObject({ question: null, pit: null });
    expect(game.plies.map(({ turn }) => turn)).toEqual(["A"]);
  });

  it.each(["undo", "cancel"] as const)("is all that %s takes back while it is shown", (name) => {
    const { session, kinds, game } = open(new FakeGame(99, true), { moves: ["A", "d"], ply: 2 });
    session.choosePit(1);
    session.answer(true);
    expect(session.state.isShowing).toBe(true);
    session[name]();
    expect(kinds()).toEqual(["show", "dropped"]);
    expect(session.state).toMatchObject({ phase: "turn", pit: null, isShowing: false });
    expect(session.state.view.ply).toBe(2);
    session.shown();
    expect(game.plies, "nothing is answered by itself any more").toHaveLength(2);
  });

  it("is dropped when one goes to another turn", () => {
    const { session, kinds } = open(new FakeGame(99, true), { moves: ["A", "d"], ply: 2 });
    session.choosePit(1);
    session.answer(true);
    session.goTo(1);
    expect(kinds()).toEqual(["show", "dropped", "ply"]);
    expect(session.state).toMatchObject({ pit: null, isShowing: false });
  });
});

describe("a pit that may be sown in two ways", () => {
  it("asks how", () => {
    const { session } = open();
    session.choosePit(2);
    expect(session.state.phase).toBe("manner");
  });

  it.each([
    ["ordinary", "C"],
    ["okwesera", "C*"],
  ] as const)("plays it the %s way", (manner, turn) => {
    const { session, game } = open();
    session.choosePit(2);
    session.chooseManner(manner);
    expect(game.plies.map((ply) => ply.turn)).toEqual([turn]);
  });

  it("is forgotten when another pit is chosen", () => {
    const { session, game } = open();
    session.choosePit(2);
    session.choosePit(0);
    expect(game.plies.map(({ turn }) => turn)).toEqual(["A"]);
  });
});

describe("a pit that may not be played", () => {
  it("says why", () => {
    const { session, events } = open();
    session.choosePit(4);
    expect(events.at(-1)).toMatchObject({
      kind: "refused",
      refusal: { code: "not-your-pit", pit: 4 },
    });
  });
});

describe("going through a game", () => {
  const moves = ["A", "d", "C*"];

  it("undoes, redoes and goes to a ply", () => {
    const { session, kinds } = open(new FakeGame(), { moves, ply: 3 });
    session.undo();
    expect(session.state.view.ply).toBe(2);
    session.redo(false);
    expect(session.state.view.ply).toBe(3);
    session.goTo(0);
    expect(session.state).toMatchObject({ trace: null, lastTurn: null });
    expect(kinds()).toEqual(["ply", "ply", "ply"]);
  });

  it("may show the turn that is done again", () => {
    const { session, kinds } = open(new FakeGame(), { moves, ply: 1 });
    session.redo(true);
    expect(kinds()).toEqual(["show", "ply"]);
  });

  it("shows the last turn once more without playing it", () => {
    const { session, kinds, game } = open(new FakeGame(), { moves, ply: 3 });
    session.replay();
    expect(kinds()).toEqual(["show"]);
    expect(game.plies).toHaveLength(3);
  });

  it("tells what cannot be done and stays where it was", () => {
    const { session, events } = open();
    session.goTo(7);
    expect(events.at(-1)).toMatchObject({ kind: "failed", error: { code: "no-such-ply" } });
    expect(session.state.view.ply).toBe(0);
  });

  it("drops what was to be redone when another turn is played", () => {
    const { session } = open(new FakeGame(), { moves, ply: 0 });
    session.choosePit(0);
    expect(session.saved).toMatchObject({ record: "A", ply: 1 });
  });
});

describe("the end of a game", () => {
  it("is told after the turn that brought it", () => {
    const { session, kinds } = open(new FakeGame(1));
    session.choosePit(0);
    expect(kinds()).toEqual(["show", "move", "ply", "end"]);
    session.shown();
    expect(session.state.phase).toBe("over");
  });

  it("may be a resignation, which is kept with the game", () => {
    const { session, kinds } = open(new FakeGame(), { moves: ["A"], ply: 1 });
    session.resign("north");
    expect(kinds()).toEqual(["end"]);
    expect(session.saved).toMatchObject({ game: "omweso", record: "A resigned", ply: 1, plies: 1 });
    const { state } = openAs(session.saved).session;
    expect(state.view.result?.ending).toBe("resigned");
  });

  it("may be an agreement", () => {
    const { session } = open();
    session.agree();
    expect(session.saved.record).toBe("agreed");
  });

  it("is taken back by undo when the players brought it about, and only the end", () => {
    const { session } = open(new FakeGame(), { moves: ["A", "d"], ply: 2, ended: "south" });
    expect(session.state.phase).toBe("over");
    session.undo();
    expect(session.state).toMatchObject({ phase: "turn", view: { ply: 2, result: null } });
    expect(session.saved.record).toBe("A d");
  });

  it("is shown by pits", () => {
    const { session } = open(new FakeGame(1));
    expect(session.state.evidence.size).toBe(0);
    session.choosePit(0);
    expect([...session.state.evidence]).toEqual([3, 4]);
  });
});

describe("a record", () => {
  it("is opened at its last ply, or another", () => {
    expect(openRecord("A d C*").session.state.view.ply).toBe(3);
    const { session } = openRecord("A d C*", 1);
    expect(session.saved).toMatchObject({ game: "omweso", record: "A d C*", ply: 1, plies: 3 });
  });

  it("keeps what it says besides the turns", () => {
    const { session } = openRecord("South=Nansubuga A");
    session.choosePit(3);
    expect(session.saved.record).toBe("South=Nansubuga A d");
    expect(session.state.names).toEqual({ south: "Nansubuga", north: "" });
  });

  it("that has no such ply is refused, and the engine gets its memory back", () => {
    const game = new FakeGame();
    expect(() => openAs({ record: "A d", ply: 5 }, game)).toThrowError(
      expect.objectContaining({
        code: "no-such-ply",
        place: { kind: "ply", asked: "5", last: 2 },
      }) as Error,
    );
    expect(game.isFreed).toBe(true);
  });

  it("that names no mode is played in the classical one", () => {
    const { session } = openRecord("A d");
    expect(session.state.mode).toBe("classical");
    expect(session.isBinding).toBe(false);
  });
});

describe.each(["contract", "blitz"])("where moves are binding (%s)", (mode) => {
  const binding = (plies = "A d", ply: number | null = null) =>
    openRecord(`Mode=${mode} ${plies}`, ply);

  it("nothing is taken back", () => {
    const { session, events } = binding();
    session.undo();
    expect(events.at(-1)).toMatchObject({ kind: "failed", error: { forbidden: "take-back" } });
    expect(session.state.view.ply).toBe(2);
  });

  it("not even a resignation, by looking at an earlier turn either", () => {
    const { session } = binding();
    session.resign("south");
    session.undo();
    session.goTo(1);
    session.goTo(2);
    expect(session.state.phase).toBe("over");
    expect(session.saved.record).toContain("resigned");
  });

  it("a choice that is not played yet may still be", () => {
    const { session, game } = binding();
    session.choosePit(1);
    session.answer(true);
    session.shown();
    session.undo();
    expect(session.state).toMatchObject({ phase: "turn", pit: null });
    expect(game.plies).toHaveLength(2);
  });

  it("earlier turns are looked at, and nothing is played there", () => {
    const { session, events, game } = binding("A d A");
    session.goTo(1);
    expect(session.state).toMatchObject({ phase: "look", playable: new Set() });
    session.choosePit(3);
    expect(events.at(-1)).toEqual({ kind: "withheld" });
    expect(() => session.play("d")).toThrow("binding");
    for (const act of [() => session.resign("north"), () => session.agree()]) {
      act();
      expect(events.at(-1)).toMatchObject({ kind: "failed", error: { forbidden: "earlier" } });
    }
    expect(game.plies).toHaveLength(3);
    expect(session.state.view.result).toBeNull();
  });

  it("the game goes on from its last turn", () => {
    const { session, game } = binding("A d", 0);
    session.redo(false);
    session.redo(false);
    expect(session.state.phase).toBe("turn");
    session.choosePit(0);
    expect(game.plies.map(({ turn }) => turn)).toEqual(["A", "d", "A"]);
  });
});

describe("blitz", () => {
  it("has turns that are to be started in time, whatever is looked at meanwhile", () => {
    const { session } = openRecord("Mode=blitz A d");
    expect(session.state.isTimed).toBe(true);
    session.goTo(1);
    expect(session.state.isTimed).toBe(true);
    session.loseTurn();
    expect(session.state.view.ply).toBe(3);
    session.goTo(2);
    session.goTo(3);
    session.resign("south");
    expect(session.state.isTimed).toBe(false);
  });

  it("has no such turns where the game knows no lost ones", () => {
    const game = new FakeGame();
    game.whyNotTurn = () => ({ code: "no-lost-turn", rule: "x", pit: null, seeds: null });
    expect(openAs({ record: "Mode=blitz", ply: 0 }, game).session.state.isTimed).toBe(false);
  });

  it("loses a turn, and tells it like any other, with nothing to show", () => {
    const { session, kinds, events } = openRecord("Mode=blitz A");
    session.loseTurn();
    expect(kinds()).toEqual(["move", "ply"]);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "move", move: "--", by: "north" }),
    );
    expect(session.state).toMatchObject({ isShowing: false, view: { mover: "south" } });
    expect(session.saved.record).toBe("Mode=blitz A --");
  });
});

describe("hints", () => {
  it("tell where the first lap would end, and nothing else", () => {
    const { session, events } = open();
    session.point(1);
    expect(session.state.hint).toEqual({ origin: 1, landing: 3, captured: [] });
    session.point(null);
    expect(session.state.hint).toBeNull();
    expect(events.map(({ kind }) => kind)).toEqual(["hint", "hint"]);
  });

  it("may be off", () => {
    const { session } = open();
    session.hintLevel = "off";
    session.point(1);
    expect(session.state.hint).toBeNull();
  });

  it("are for pits that may be played", () => {
    const { session } = open();
    session.point(5);
    expect(session.state.hint).toBeNull();
  });
});

describe("failures", () => {
  it("of the engine are told, and the game can still be kept", () => {
    const { session, events, game } = open(new FakeGame(), { moves: ["A", "d"], ply: 2 });
    game.failure = "engine-dead";
    session.choosePit(0);
    expect(events.at(-1)).toMatchObject({ kind: "failed", error: { code: "engine-dead" } });
    expect(session.saved.record).toBe("A d");
  });

  it("of a game that cannot be opened are thrown, and the engine gets its memory back", () => {
    const game = new FakeGame();
    expect(() => open(game, { moves: ["nonsense"] })).toThrow("bad-turn");
    expect(game.isFreed).toBe(true);
  });

  it("say which turn of a game it was", () => {
    expect(() => open(new FakeGame(), { moves: ["A", "d", "?"] })).toThrowError(
      expect.objectContaining({ place: { kind: "turn", number: 3, text: "?" } }) as Error,
    );
  });

  it.each([-1, 3])("say that a game of two turns has no ply %d", (ply) => {
    expect(() => open(new FakeGame(), { moves: ["A", "d"], ply })).toThrowError(
      expect.objectContaining({
        code: "no-such-ply",
        place: { kind: "ply", asked: String(ply), last: 2 },
      }) as Error,
    );
  });

  it("of a turn played by its text are thrown", () => {
    const { session } = open();
    expect(() => session.play("??")).toThrow("bad-turn");
  });
});

describe("a game against a level", () => {
  const moves = ["A", "d", "B--", "e"];
  const choice = { turn: "d", reason: "captures", seeds: 2, plies: null } as const;

  function against(players: Players, ply = 4, game = new FakeGame()) {
    const opened = open(game, { moves, ply });
    opened.session.players = players;
    return opened;
  }

  const north: Players = { south: "human", north: 4 };

  it("is taken back to the person's own turn", () => {
    const { session, kinds } = against(north);
    session.undo();
    expect([session.state.view.ply, kinds()]).toEqual([2, ["ply"]]);
    session.undo();
    session.undo();
    expect(session.state.view.ply).toBe(0);
  });

  it("is taken back by one turn where the level is to move", () => {
    const { session } = against(north, 3);
    session.undo();
    expect(session.state.view.ply).toBe(2);
  });

  it("is taken back to its start where the level had the first turn only", () => {
    const { session } = against({ south: 4, north: "human" }, 1);
    session.undo();
    expect(session.state.view.ply).toBe(0);
  });

  it("loses only its end when that is taken back", () => {
    const { session } = against({ south: 4, north: "human" });
    session.resign("north");
    session.undo();
    expect(session.state.view).toMatchObject({ ply: 4, result: null });
  });

  it("is played again with the level's answer", () => {
    const { session, kinds } = against(north, 0);
    session.redo(false);
    expect([session.state.view.ply, kinds()]).toEqual([2, ["ply"]]);
  });

  it("is played again to its last turn, also where the level is to move there", () => {
    const { session } = against(north, 0, new FakeGame());
    session.goTo(4);
    session.play("A");
    session.goTo(4);
    session.redo(false);
    expect(session.state.view.ply).toBe(5);
  });

  it("goes turn by turn where levels play each other", () => {
    const { session } = against({ south: 1, north: 2 });
    session.undo();
    expect(session.state.view.ply).toBe(3);
    session.redo(false);
    expect(session.state.view.ply).toBe(4);
  });

  it("remembers why the level chose its turn, wherever one looks", () => {
    const { session, kinds } = against(north, 1);
    session.play("d", { level: 4, choice });
    expect(kinds()).toEqual(["show", "move", "ply"]);
    expect(session.state.lastChoice).toEqual({ ply: 2, level: 4, choice });
    session.shown();
    session.choosePit(0);
    expect(session.state.lastChoice).toBeNull();
    session.goTo(2);
    expect(session.state.lastChoice).toMatchObject({ ply: 2 });
  });

  it("forgets it once a person has played another turn there", () => {
    const { session } = against(north, 1);
    session.play("d", { level: 4, choice });
    session.goTo(1);
    session.play("e");
    expect(session.state.lastChoice).toBeNull();
  });

  it("is as it was when the level's turn may not be played", () => {
    const { session, kinds } = against(north, 1);
    expect(() => session.play("??", { level: 4, choice })).toThrow("bad-turn");
    expect([session.state.view.ply, session.state.lastChoice, kinds()]).toEqual([1, null, []]);
  });
});
