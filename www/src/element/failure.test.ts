import { describe, expect, it } from "vitest";
import { en } from "../i18n/en";
import { BindingError } from "../session/binding";
import { EmpikiError, LoadError, SpentError } from "../session/engine";
import { toyInfo } from "../session/fake-engine";
import { attributeNames, readAttribute } from "./attributes";
import { failureOf } from "./failure";
import { loadFailure } from "./own-failure";
import { refusedValue } from "./refused-value";

const failure = (error: unknown) => failureOf(error, toyInfo, en);

describe("a failure", () => {
  it("of one turn of several names it, says why, and where", () => {
    const refusal = { code: "empty-pit", rule: "x", pit: 0, seeds: 0 } as const;
    const error = new EmpikiError({ code: "bad-turn", refusal, faults: [] });
    expect(failure(error.at({ kind: "turn", number: 2, text: "A" }))).toEqual({
      code: "bad-turn",
      message: `${en.failures.turn(2, "A")} ${en.refusals["empty-pit"]({ pit: "A", seeds: 0 })}`,
      at: 2,
    });
  });

  it("of a ply says which, and how many there are", () => {
    const error = EmpikiError.of("no-such-ply", { kind: "ply", asked: "9", last: 3 });
    expect(failure(error)).toEqual({
      code: "no-such-ply",
      message: "There is no turn 9: the game has 3.",
      at: "ply",
    });
  });

  it("of two texts that do not go together names both", () => {
    const game = EmpikiError.of("bad-position", {
      kind: "game",
      position: "oware",
      game: "omweso",
    });
    expect(failure(game)).toMatchObject({ code: "bad-position", at: 1 });
    expect(failure(game)?.message).toMatch(/Oware.*Omweso/);
    const place = { kind: "option", position: "a=1", options: "a=2", column: 21 } as const;
    const option = failure(EmpikiError.of("bad-options", place));
    expect(option).toMatchObject({ code: "bad-options", at: 21 });
    expect(option?.message).toMatch(/a=1.*a=2/);
  });

  it("of a position says the column", () => {
    const place = { line: 0, at: 15, ply: null };
    const faults = [{ code: "bad-side", ...place, found: "x", expected: "s|n" } as const];
    const error = new EmpikiError({ code: "bad-position", refusal: null, faults });
    expect(failure(error)).toMatchObject({ code: "bad-position", at: 15 });
    expect(failure(error)?.message).toContain(en.failures.errors["bad-position"]);
  });

  it("of a record says line, column, turn and reason", () => {
    const refusal = { code: "empty-pit", rule: "x", pit: 0, seeds: 0 } as const;
    const place = { line: 5, at: 9, ply: 3 };
    const faults = [{ code: "bad-turn", ...place, found: "A", expected: "" } as const];
    expect(failure(new EmpikiError({ code: "bad-record", refusal, faults }))).toEqual({
      code: "bad-record",
      message:
        "This game cannot be read. Line 5, character 9, turn 3: “A” cannot be played. A is empty: there is nothing to sow.",
      at: "5:9",
    });
  });

  it("where moves are binding says so", () => {
    const undone = failure(new BindingError("take-back"));
    expect(undone).toEqual({ code: "binding", message: en.binding.noTakeBack, at: null });
    expect(failure(new BindingError("earlier"))?.message).toBe(en.binding.onlyLast);
  });

  it("of an attribute says what was found and what is allowed", () => {
    const { message, at } = refusedValue("mode", "lessons", en);
    expect(at).toBe("mode");
    expect(message).toBe(
      "“lessons” is no value of mode. Allowed: play, watch, puzzle, lesson, static, choose.",
    );
  });

  it.each(attributeNames)("never repeats a long value of %s", (name) => {
    const long = "<b>".repeat(4_000_000);
    expect(readAttribute(name, long)).toBeUndefined();
    const { code, message, at } = refusedValue(name, long, en);
    expect([code, at]).toEqual(["bad-attribute", name]);
    expect(message).toMatch(/^“(<b>){13}…”.* \(length ≤ \d+\)\.$/);
  });

  it("repeats of other texts no more than their beginning", () => {
    const long = "x".repeat(1_000_000);
    expect(refusedValue("hints", long, en).message.length).toBeLessThan(100);
    const turn = EmpikiError.badTurnText().at({ kind: "turn", number: 3, text: long });
    expect(failure(turn)?.message.length).toBeLessThan(200);
  });

  it("to load is told apart from having no engine left", () => {
    expect(loadFailure(new LoadError("x"), en).code).toBe("load-failed");
    expect(loadFailure(new SpentError("x"), en).code).toBe("engine-spent");
  });

  it("that is not the engine's is nobody else's either", () => {
    expect(failure(new TypeError("x"))).toBeNull();
  });
});
