import { beforeAll, describe, expect, it } from "vitest";
import * as glue from "../../pkg/empiki.js";
import wasm from "../../pkg/empiki_bg.wasm?url&inline";
import { Engine } from "../engine/client";
import { Puzzle } from "./puzzle";
import type { DescribedGame, Opening } from "./saved";
import { Session } from "./session";
import type { SessionEvent } from "./state";

const oware = (moves: string, ply: number | null): DescribedGame => ({
  game: "oware",
  position: null,
  options: "grandSlam=illegal",
  moves: moves.split(" "),
  ply,
  ended: null,
});

let engine: Engine;

beforeAll(async () => {
  glue.initSync({ module: await (await fetch(wasm)).arrayBuffer() });
  engine = new Engine(glue);
});

/** A puzzle being solved, and what was told. */
function solve(opening: Opening) {
  const puzzle = Puzzle.open(engine, opening);
  const events: SessionEvent[] = [];
  const session = Session.open(engine, puzzle.opening, (event) => events.push(event));
  session.judge = puzzle;
  return { puzzle, session, events };
}

describe("a puzzle", () => {
  it("opens a game that ends where it begins, under the same rules", () => {
    const { puzzle, session } = solve(oware("C d F e", 2));
    const { plies, ply, options } = session.state.view;
    expect(plies.map(({ turn }) => turn)).toEqual(["C", "d"]);
    expect([ply, options]).toEqual([2, ["grandSlam=illegal"]]);
    expect([puzzle.start, puzzle.end, puzzle.solver]).toEqual([2, 4, "south"]);
    expect(session.saved.record).not.toContain("F");
    expect(puzzle.whole.record).toContain("2. F e");
  });

  it("keeps the names, and neither comments nor a mode that binds", () => {
    const record = '[Game "oware"]\n[South "A \\"B\\""]\n[Mode "contract"]\n\n1. C d {now F} 2. F';
    const { session } = solve({ record, ply: 2 });
    expect(session.state.names.south).toBe('A "B"');
    expect(session.isBinding).toBe(false);
    expect(session.saved.record).not.toContain("now F");
  });

  it.each([4, null])("is none at ply %j, where no turn follows", (ply) => {
    expect(() => Puzzle.open(engine, oware("C d F e", ply))).toThrow("nothing-to-solve");
  });

  it("says which turn and which ply cannot be", () => {
    const placed = (place: object) => expect.objectContaining({ place }) as Error;
    expect(() => Puzzle.open(engine, oware("C C", 0))).toThrowError(
      placed({ kind: "turn", number: 2, text: "C" }),
    );
    expect(() => Puzzle.open(engine, oware("C d", 9))).toThrowError(
      placed({ kind: "ply", asked: "9", last: 2 }),
    );
  });

  it("takes its turn, gives the other's, and takes no other", () => {
    const { puzzle, session, events } = solve(oware("C d F e B", 2));
    expect(() => session.play("A")).toThrow("wrong-turn");
    expect(() => session.play("ZZ")).toThrow("bad-turn");
    expect(session.state.view.plies).toHaveLength(2);
    session.play("F");
    session.shown();
    expect(session.state.phase).toBe("look");
    expect(puzzle.isGivenAt(session.state.view)).toBe(true);
    expect(() => session.play("f")).toThrow("no-turn-here");
    session.play(puzzle.turnAfter(3) ?? "");
    session.play("B");
    expect(puzzle.isSolvedAt(session.state.view)).toBe(true);
    expect(events.flatMap((event) => (event.kind === "move" ? [event.move] : []))).toEqual([
      "F",
      "e",
      "B",
    ]);
  });

  const choice: DescribedGame = {
    ...oware("C+", 0),
    game: "omweso",
    options: "",
    position: "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1",
  };

  it("takes back a choice under way when it leads to a wrong turn", () => {
    const { session, events } = solve(choice);
    session.choosePit(session.info.letters.indexOf("C"));
    session.shown();
    expect(session.state.phase).toBe("direction");
    session.answer(true);
    expect(events.at(-1)).toMatchObject({ kind: "failed", error: { fault: "wrong-turn" } });
    expect(session.state).toMatchObject({ pit: null, phase: "turn", view: { ply: 0 } });
  });

  it("takes its turn however it is written", () => {
    const { session } = solve(choice);
    session.play("C");
    expect(session.state.view.ply).toBe(1);
  });

  it("goes back to the solver's turns only, and not beyond its start", () => {
    const { puzzle } = solve(oware("C d F e B", 2));
    expect([puzzle.before(5), puzzle.before(4), puzzle.before(3)]).toEqual([4, 2, 2]);
    expect(() => puzzle.before(2)).toThrow("nothing-to-undo");
  });

  it("is kept with its start, and opened as far as it was solved", () => {
    const { puzzle } = solve(oware("C d F e B", 2));
    const later = solve({ ...puzzle.whole, ply: 4, start: puzzle.start });
    expect(later.session.state.view.plies).toHaveLength(4);
    expect(later.puzzle.start).toBe(2);
  });

  it("is not played by anybody while the solution is shown", () => {
    const { puzzle, session } = solve(oware("C d F", 2));
    puzzle.isShown = true;
    session.judge = puzzle;
    expect(session.state.playable.size).toBe(0);
    session.play("F");
    expect(puzzle.isSolvedAt(session.state.view)).toBe(true);
  });
});
