import { describe, expect, it } from "vitest";
import { startedGlue } from "../../../scripts/real-engine.mjs";
import { Engine } from "../../engine/client";
import { en } from "../../i18n/en";
import type { LessonSource } from "../../lessons/check";
import { FakeShelf } from "../../storage/fake-shelf";
import type { LessonDraft } from "../../storage/lessons-draft";
import { Store } from "../../storage/store";
import { DraftKeeper } from "./draft-keeper";
import { replaced } from "./form-host";

const engine = new Engine(startedGlue());

/** The engine, and how many games it was asked for. */
class Counted implements LessonSource {
  asked = 0;
  info = engine.info.bind(engine);
  fromPosition(...given: Parameters<LessonSource["fromPosition"]>) {
    this.asked += 1;
    return engine.fromPosition(...given);
  }
}

const keeperOn = (shelf: FakeShelf): DraftKeeper =>
  new DraftKeeper(en, new Store(() => shelf), engine);

function change(keeper: DraftKeeper, change: Partial<LessonDraft>): void {
  const { draft, lesson } = keeper;
  const lessons = replaced(draft.lessons, draft.at, { ...lesson, ...change });
  keeper.draft = { ...draft, lessons };
}

describe("what the engine says of a lesson", () => {
  /** How often it is asked after a change. */
  function askedAfter(changed: Partial<LessonDraft>): number {
    const keeper = keeperOn(new FakeShelf());
    const source = new Counted();
    keeper.judged(source);
    source.asked = 0;
    change(keeper, changed);
    keeper.judged(source);
    return source.asked;
  }

  it("is not looked for again for words", () => {
    const { wrong, hints } = keeperOn(new FakeShelf()).lesson;
    const says = "Otherwise.";
    const words: Partial<LessonDraft>[] = [
      { title: says },
      { id: "other", task: says, done: says },
      { hints: hints.map((hint) => ({ ...hint, says })) },
      { wrong: wrong.map((each) => ({ ...each, says })) },
      { rules: ["omweso-bulijo"], read: ["omweso-bulijo"] },
    ];
    expect(words.map(askedAfter)).toEqual(words.map(() => 0));
  });

  it("is looked for again for what it depends on", () => {
    const { wrong, aims } = keeperOn(new FakeShelf()).lesson;
    const changes: Partial<LessonDraft>[] = [
      { position: "omweso 4x8/4x8 s 0,0 0,0" },
      { side: "north" },
      { turns: 2 },
      { aims: aims.map((aim) => ({ ...aim, least: aim.least + 1 })) },
      { replies: "a" },
      { level: 1 },
      { solutions: ["A"] },
      { wrong: wrong.slice(1) },
      { hints: [{ says: "", pits: "Z" }] },
    ];
    for (const each of changes) expect(askedAfter(each), JSON.stringify(each)).toBeGreaterThan(0);
  });

  it("tells at once what words lack", () => {
    const keeper = keeperOn(new FakeShelf());
    expect(keeper.judged(engine).faults).toEqual([]);
    change(keeper, { title: "" });
    expect(keeper.judged(engine).faults).toEqual([{ at: "title", kind: "missing", text: "title" }]);
  });
});
