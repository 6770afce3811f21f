/** A child: an element, or text (never markup). */
export type Child = Node | string;

interface Parts {
  class?: string;
  /** Attributes as they are written; `false` leaves one out. */
  attributes?: Readonly<Record<string, string | boolean>>;
  on?: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }>;
}

/** Makes an element. Text is text: no string is ever parsed as HTML. */
export function build<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { class: classes, attributes = {}, on = {} }: Parts = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (classes) element.className = classes;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  for (const [type, listener] of Object.entries(on)) {
    element.addEventListener(type, listener as EventListener);
  }
  element.append(...children);
  return element;
}
