import { Choice } from "../../editor/choice";
import { build } from "../../element/build";
import { button } from "../../element/button";
import type { SideName } from "../../engine/types";
import { limits } from "../../lessons/format";
import { aimsField } from "./aims-part";
import { fillSelect, leadToChosen, numberField, section, selectField, textField } from "./fields";
import type { FormHost, FormPart } from "./form-host";
import type { Judged } from "./judge-lesson";

/** What is to be reached, by whom, and in how many turns; and what reaches it. */
export function goalPart(host: FormHost, propose: (turn: string) => void): FormPart {
  const { goal } = host.texts.write;
  const begin = new Beginning(host, propose);
  const solutions = solutionsField(host);
  const side = new Choice<SideName>(goal.side, host.texts.side, (chosen) =>
    host.reshape({ side: chosen }, "side"),
  );
  side.value = host.lesson.side;
  leadToChosen(host, "side", side.element);
  const turns = numberField(
    goal.turns,
    { value: host.lesson.turns, least: 1, most: limits.turns },
    (typed) => host.change({ turns: typed ?? 1 }),
  );
  turns.classList.add("write-turns");
  return {
    element: section(
      goal.heading,
      begin.element,
      side.element,
      turns,
      aimsField(host),
      solutions.element,
    ),
    show: (judged) => {
      begin.show(judged);
      solutions.show(judged);
    },
  };
}

/** The quickest way to a lesson: a turn, and all that follows from it. */
class Beginning {
  readonly element: HTMLElement;
  readonly #select: HTMLSelectElement;
  #turns: readonly string[] = [];

  constructor({ texts, notes }: FormHost, propose: (turn: string) => void) {
    const { goal } = texts.write;
    const field = selectField(goal.turn, new Map(), "", () => undefined);
    this.#select = field.querySelector("select") ?? document.createElement("select");
    const act = button(goal.propose, () => {
      if (this.#select.value !== "") propose(this.#select.value);
    });
    notes.lead("propose", act);
    this.element = build(
      "div",
      { class: "write-begin" },
      build("div", { class: "write-add" }, field, act),
      build("p", { class: "note" }, goal.proposeAbout),
    );
  }

  show({ turns, lesson }: Judged): void {
    this.element.hidden = turns.length === 0;
    if (turns.join() === this.#turns.join()) return;
    this.#turns = turns;
    const chosen = this.#select.value || (lesson.solutions[0]?.[0] ?? "");
    fillSelect(this.#select, new Map(turns.map((turn) => [turn, turn])), chosen);
  }
}

/** Of one turn they are found; of more they may be written. */
function solutionsField(host: FormHost): { element: HTMLElement; show(judged: Judged): void } {
  const { goal } = host.texts.write;
  const found = build("p", { class: "write-found" });
  const written = textField(
    host,
    { label: goal.ways, about: goal.waysAbout },
    { at: "solutions", value: host.lesson.solutions.join("\n"), rows: 2, isPlain: true },
    (typed) => host.change({ solutions: typed.split("\n").filter((line) => line.trim() !== "") }),
  );
  const element = build("div", { class: "write-solutions" }, found, written);
  return {
    element,
    show: ({ ways, lesson }) => {
      const isOne = lesson.goal.turns === 1;
      written.hidden = isOne;
      const turns = ways.map((way) => way.join(" "));
      found.textContent = turns.length > 0 ? goal.found(turns) : isOne ? goal.noSolutions : "";
      found.hidden = found.textContent === "";
    },
  };
}
