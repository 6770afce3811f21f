import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import type { CountingKind } from "../../lessons/counting/ladders";
import type { KeptCounting } from "../../storage/progress";
import { button, choice } from "../forms";

export interface SideActs {
  /** `null`: questions of all kinds. */
  askAbout: (kind: CountingKind | null) => void;
  startRound: () => void;
  stopRound: () => void;
}

/** What is asked about, what was best so far, and the way to a round against the clock. */
export class SidePanel {
  readonly element: HTMLElement;
  readonly #texts: AllTexts;
  readonly #asked: HTMLElement;
  readonly #bestRow = build("p", { class: "practise-note" });
  readonly #bestRound = build("p", { class: "practise-note" });
  readonly #start: HTMLButtonElement;
  readonly #stop: HTMLButtonElement;

  constructor(
    texts: AllTexts,
    kinds: readonly CountingKind[],
    asked: CountingKind | null,
    acts: SideActs,
  ) {
    this.#texts = texts;
    const { round, ...words } = texts.practise;
    const names = Object.fromEntries(kinds.map((kind) => [kind, words.kinds[kind]]));
    this.#asked = choice(words.asked, { all: words.all, ...names }, asked ?? "all", (value) =>
      acts.askAbout(kinds.find((kind) => kind === value) ?? null),
    );
    this.#start = button(round.start, acts.startRound);
    this.#stop = button(round.stop, acts.stopRound);
    this.element = build(
      "aside",
      { class: "practise-side", attributes: { "aria-label": round.title } },
      this.#asked,
      this.#bestRow,
      build("h2", {}, round.title),
      build("p", { class: "practise-note" }, round.about),
      this.#bestRound,
      this.#start,
      this.#stop,
    );
    this.isRound = false;
  }

  showBest({ bestRow, bestRound }: Pick<KeptCounting, "bestRow" | "bestRound">): void {
    const { practise } = this.#texts;
    this.#bestRow.textContent = bestRow > 0 ? practise.bestRow(bestRow) : "";
    this.#bestRound.textContent = bestRound > 0 ? practise.round.best(bestRound) : "";
  }

  /** Whether a round is under way. */
  set isRound(isRound: boolean) {
    this.#asked.hidden = this.#start.hidden = isRound;
    this.#stop.hidden = !isRound;
  }
}
