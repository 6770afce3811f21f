import { build } from "../../element/build";
import type { GameInfo } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { withFirstTurn } from "../../lessons/first-turn";
import type { Engine } from "../../session/engine";
import type { CourseDraft, LessonDraft } from "../../storage/lessons-draft";
import type { FaultNotes } from "./fault-notes";
import { lessonAbout } from "./first-lesson";
import type { FormHost, FormPart } from "./form-host";
import { goalPart } from "./goal-part";
import { hintsPart } from "./hints-part";
import type { Judged } from "./judge-lesson";
import { otherPart } from "./other-part";
import { fails } from "./propose";
import { loadRuleSentences, type RuleSentences } from "./rule-sentences";
import { rulesPart } from "./rules-part";
import { donePart, textPart } from "./text-part";
import { lessonFrom } from "./to-course";
import { wrongPart } from "./wrong-part";

type FormActs = Pick<FormHost, "change" | "reshape">;

/** Everything of a lesson but its board. */
export class LessonForm {
  readonly element = build("div", { class: "write-form" });
  readonly #texts: AllTexts;
  readonly #notes: FaultNotes;
  readonly #acts: FormActs;
  #parts: readonly FormPart[] = [];
  #lesson: () => LessonDraft = () => {
    throw new Error("no lesson is written yet");
  };
  #judged: Judged | null = null;
  #rules: { game: CourseDraft["game"] | null; sentences: RuleSentences } = {
    game: null,
    sentences: new Map(),
  };

  constructor(texts: AllTexts, notes: FaultNotes, acts: FormActs) {
    [this.#texts, this.#notes, this.#acts] = [texts, notes, acts];
  }

  /** Lays out the form of the lesson that `draft` gives. */
  layOut(engine: Engine, draft: () => CourseDraft, lesson: () => LessonDraft): void {
    this.#lesson = lesson;
    const { game, language } = draft();
    const host = this.#host(engine.info(game), language);
    const sentences = () => this.#rules.sentences;
    const tell = (turn: string) => this.#told(engine, turn);
    const propose = (turn: string) => {
      const proposed = lessonAbout(engine, lesson(), turn, language, this.#texts);
      this.#acts.reshape(proposed, "propose", this.#texts.write.goal.proposed);
    };
    this.#parts = [
      goalPart(host, propose),
      textPart(host),
      otherPart(host),
      hintsPart(host),
      wrongPart(host, { tell, sentences }),
      donePart(host),
      rulesPart(host, sentences),
    ];
    this.element.replaceChildren(...this.#parts.map(({ element }) => element));
    void this.#fetchRules(game);
  }

  show(judged: Judged): void {
    this.#judged = judged;
    for (const part of this.#parts) part.show?.(judged);
  }

  #host(info: GameInfo, language: string): FormHost {
    const lesson = () => this.#lesson();
    return {
      texts: this.#texts,
      info,
      language,
      notes: this.#notes,
      get lesson() {
        return lesson();
      },
      ...this.#acts,
    };
  }

  /** Why a turn fails, as the engine sees it. */
  #told(engine: Engine, turn: string): string {
    if (turn === "") return "";
    const told = withFirstTurn(engine, lessonFrom(this.#lesson()), (outlook) =>
      fails(outlook, turn, this.#texts),
    );
    return told ?? "";
  }

  /** The sentences of the rules come later; until then their ids stand there. */
  async #fetchRules(game: CourseDraft["game"]): Promise<void> {
    if (this.#rules.game === game) return;
    this.#rules = { game, sentences: new Map() };
    const sentences = await loadRuleSentences(game);
    if (this.#rules.game !== game) return;
    this.#rules = { game, sentences };
    if (this.#judged) this.show(this.#judged);
  }
}
