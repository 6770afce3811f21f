/** An element, and all that it stands in, through shadow roots. */
function* placesOf(element: Element): Generator<Element> {
  for (let node: Node | null = element; node;) {
    if (node instanceof Element) yield node;
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
}

/** The languages an element is to speak, best first: its own and those of the places where it stands, from the nearest, then the person's. */
export function languagesFor(element: Element): string[] {
  const tags = [...placesOf(element)].map((place) => place.getAttribute("lang") ?? "");
  return [...tags.filter((tag) => tag !== ""), ...navigator.languages];
}

/** Tells when one of the places where an element stands changes its language. */
export class LanguageWatch {
  readonly #observer: MutationObserver;

  constructor(changed: () => void) {
    this.#observer = new MutationObserver(changed);
  }

  /** Watches the places where the element stands now. */
  begin(element: Element): void {
    this.end();
    for (const place of placesOf(element)) {
      this.#observer.observe(place, { attributeFilter: ["lang"] });
    }
  }

  end(): void {
    this.#observer.disconnect();
  }
}
