import { editedOf, type Edited } from "../../editor/edited";
import { PositionEditor, startOf } from "../../editor/position-editor";
import { build } from "../../element/build";
import { readSetup } from "../../session/arbiter";
import { EmpikiError, type Engine } from "../../session/engine";
import type { CourseDraft, LessonDraft } from "../../storage/lessons-draft";
import type { LaterParts } from "../screen";

type GameId = CourseDraft["game"];

export interface BoardActs {
  /** Something else is on the board: its position, and whose turn it is where that has changed. */
  placed(change: Partial<LessonDraft>, game: GameId): void;
  failed(error: unknown): void;
}

/** The board on which the lesson begins, in the position editor. */
export class BoardPart {
  readonly element: HTMLElement;
  readonly #parts: LaterParts;
  readonly #acts: BoardActs;
  readonly #place = build("div", { class: "write-place" });
  readonly #more = build("div", { class: "write-more" });
  #editor: PositionEditor | null = null;
  #last: { position: string; game: GameId; mover: Edited["mover"] } | null = null;
  #unfollow: () => void = () => undefined;

  constructor(parts: LaterParts, acts: BoardActs) {
    [this.#parts, this.#acts] = [parts, acts];
    const { position } = parts.texts.write;
    this.element = build(
      "section",
      { class: "write-position" },
      build("h2", {}, position.heading),
      build("p", { class: "note" }, position.about),
      this.#place,
      build("details", {}, build("summary", {}, position.more), this.#more),
    );
  }

  /** Puts a lesson on the board. A position that nobody can read stays what it is until something is placed. */
  open(engine: Engine, game: GameId, { position }: LessonDraft): void {
    this.leave();
    const { texts, preferences } = this.#parts;
    const editor = new PositionEditor(engine, texts, firstOf(engine, game, position), {
      judged: ({ view }, edited) => this.#hear(view.position, edited),
      failed: (error) => this.#acts.failed(error),
    });
    this.#last = null;
    this.#editor = editor;
    this.#unfollow = preferences.follow(({ theme, counts, letters }) => {
      editor.look = { theme, counts, hasLetters: letters === "on" };
    });
    this.#place.replaceChildren(editor.place, editor.reasons.element);
    this.#more.replaceChildren(editor.settings, editor.wholes);
    editor.listen(this.element);
    editor.start();
  }

  /** The start of another game. */
  choose(game: GameId): void {
    this.#editor?.choose(game);
  }

  leave(): void {
    this.#unfollow();
    this.#editor?.destroy();
  }

  #hear(position: string, { game, mover }: Edited): void {
    const before = this.#last;
    this.#last = { position, game, mover };
    if (!before || (before.position === position && before.game === game)) return;
    // Whoever moves first is, as a rule, whose lesson it is.
    const side = before.mover === mover ? {} : { side: mover };
    this.#acts.placed({ position, ...side }, game);
  }
}

function firstOf(engine: Engine, game: GameId, position: string): Edited {
  try {
    return editedOf(readSetup(engine, position));
  } catch (error) {
    if (!(error instanceof EmpikiError) || engine.isDead) throw error;
    return startOf(engine, game);
  }
}
