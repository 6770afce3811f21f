import { build } from "../element/build";
import type { GameInfo, SideName } from "../engine/types";
import type { AllTexts } from "../i18n";
import { Choice } from "./choice";
import { put } from "./counts";
import { MOST_TURNS, mostIn, storePlace, type Edited } from "./edited";
import { NumberField } from "./number-field";

/** Takes a change of a position; changes of one group are one step. */
export type Change = (change: (edited: Edited) => Edited, group: string) => void;

const sides: readonly SideName[] = ["south", "north"];
const indexOf = (side: SideName): 0 | 1 => (side === "south" ? 0 : 1);

/** Everything of a position besides the seeds in its pits: whose turn it is, stores, counters. */
export class PositionForm {
  readonly element: HTMLElement;
  readonly #mover: Choice<SideName>;
  readonly #numbers: { field: NumberField; read: (edited: Edited) => number }[] = [];

  constructor(info: GameInfo, texts: AllTexts, change: Change) {
    const { editor, side } = texts;
    this.#mover = new Choice<SideName>(editor.mover, side, (mover) =>
      change((edited) => ({ ...edited, mover }), "mover"),
    );
    const parts: HTMLElement[] = [this.#mover.element];
    if (info.hasStores) parts.push(group(editor.stores, this.#stores(info, texts, change)));
    if (info.hasCounters) {
      const about = build("p", { class: "note" }, editor.countersAbout);
      parts.push(group(editor.counters, [...this.#counters(texts, change), about]));
    }
    this.element = build("div", { class: "position-form" }, ...parts);
  }

  show(edited: Edited): void {
    this.#mover.value = edited.mover;
    for (const { field, read } of this.#numbers) field.value = read(edited);
  }

  #stores(info: GameInfo, texts: AllTexts, change: Change): HTMLElement[] {
    const limits = { most: mostIn(info), total: null };
    return sides.map((side) => {
      const place = storePlace(info, side);
      const set = (count: number) =>
        change(
          (edited) => ({ ...edited, counts: put(edited.counts, place, count, limits) }),
          `store ${side}`,
        );
      return this.#number(
        texts.editor.store(texts.side[side]),
        limits.most,
        set,
        (edited) => edited.counts[place] ?? 0,
      );
    });
  }

  #counters({ editor, side: names }: AllTexts, change: Change): HTMLElement[] {
    const counters = ["turnsTaken", "capturingTurns"] as const;
    return counters.flatMap((counter) =>
      sides.map((side) => {
        const index = indexOf(side);
        const set = (count: number) =>
          change((edited) => withCounter(edited, counter, index, count), `${counter} ${side}`);
        const label = editor[counter](names[side]);
        return this.#number(label, MOST_TURNS, set, (edited) => edited[counter][index]);
      }),
    );
  }

  #number(
    label: string,
    most: number,
    take: (count: number) => void,
    read: (edited: Edited) => number,
  ): HTMLElement {
    const field = new NumberField({}, { most, value: 0 }, take);
    this.#numbers.push({ field, read });
    return build("label", { class: "number-row" }, label, field.input);
  }
}

function withCounter(
  edited: Edited,
  counter: "turnsTaken" | "capturingTurns",
  index: 0 | 1,
  count: number,
): Edited {
  const [south, north] = edited[counter];
  return { ...edited, [counter]: index === 0 ? [count, north] : [south, count] };
}

function group(name: string, content: readonly Node[]): HTMLElement {
  return build("fieldset", { class: "field" }, build("legend", {}, name), ...content);
}
