import { build } from "../element/build";

/** Says what has changed to those who do not see it. The same sentence twice is said twice. */
export class Live {
  readonly element = build("p", { class: "unseen", attributes: { role: "status" } });

  say(sentence: string): void {
    const isSame = this.element.textContent === sentence;
    this.element.textContent = isSame ? `${sentence}\u00a0` : sentence;
  }
}
