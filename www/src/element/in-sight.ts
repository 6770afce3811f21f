/** Whether people can see an element: the page is not hidden, and the element is not scrolled out of view. */
export class InSight {
  readonly #element: Element;
  /** As far as one knows. */
  #isInView = true;

  constructor(element: Element) {
    this.#element = element;
  }

  get isVisible(): boolean {
    return this.#isInView && document.visibilityState === "visible";
  }

  /** Calls when that may have changed; returns what ends the looking. */
  watch(listener: () => void): () => void {
    const observer = new IntersectionObserver((entries) => {
      this.#isInView = entries.at(-1)?.isIntersecting ?? true;
      listener();
    });
    observer.observe(this.#element);
    document.addEventListener("visibilitychange", listener);
    return () => {
      observer.disconnect();
      this.#isInView = true;
      document.removeEventListener("visibilitychange", listener);
    };
  }
}
