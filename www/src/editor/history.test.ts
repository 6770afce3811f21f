import { describe, expect, it } from "vitest";
import { advance, begin, MOST_STEPS, redo, undo, type History } from "./history";
import { generator } from "./seeded-generator";

describe("a history of edits", () => {
  it("goes back and forth", () => {
    const history = advance(advance(begin("a"), "b"), "c");
    expect(undo(history).present).toBe("b");
    expect(undo(undo(history)).present).toBe("a");
    expect(redo(undo(history))).toMatchObject({ past: ["a", "b"], present: "c", future: [] });
  });

  it("has nothing before its beginning and nothing after its end", () => {
    const history = begin("a");
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  it("forgets what was taken back as soon as something else is done", () => {
    const history = advance(undo(advance(begin("a"), "b")), "c");
    expect(history).toMatchObject({ past: ["a"], present: "c", future: [] });
  });

  it("takes steps of one group back together, and never the beginning with them", () => {
    let history = advance(begin(""), "1", "typing");
    history = advance(history, "12", "typing");
    expect(undo(history).present).toBe("");
    history = advance(undo(history), "3", "typing");
    expect(undo(history).present).toBe("");
  });

  it("does not count what changes nothing", () => {
    const history = advance(begin("a"), "b");
    expect(advance(history, "b")).toBe(history);
  });

  it("forgets the oldest steps when there are too many", () => {
    let history = begin(0);
    for (let step = 1; step <= MOST_STEPS + 5; step += 1) history = advance(history, step);
    expect(history.past).toHaveLength(MOST_STEPS);
    expect(history.past[0]).toBe(5);
  });

  it("whatever is done: undoing all and redoing all leads back", () => {
    const random = generator(7);
    for (let game = 0; game < 200; game += 1) {
      let history: History<number> = begin(0);
      for (let step = 0; step < 40; step += 1) {
        const deed = random(4);
        if (deed === 0) history = undo(history);
        else if (deed === 1) history = redo(history);
        else history = advance(history, random(5), random(3) === 0 ? "group" : null);
      }
      const all = [...history.past, history.present, ...history.future];
      let walked = history;
      for (let step = 0; step < all.length; step += 1) walked = undo(walked);
      expect(walked.present).toBe(all[0]);
      for (let step = 0; step < all.length; step += 1) walked = redo(walked);
      expect(walked.present).toBe(all.at(-1));
    }
  });
});
