/** Listening that can be ended: every binder returns its unbinder. */

export type Unbind = () => void;

/** Listens until unbound. */
export function listen<K extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: K,
  handler: (event: HTMLElementEventMap[K]) => void,
): Unbind {
  target.addEventListener(type, handler);
  return () => target.removeEventListener(type, handler);
}

/** The same for the document, the window and media queries. */
export function listenTo(
  target: EventTarget,
  type: string,
  handler: (event: Event) => void,
): Unbind {
  target.addEventListener(type, handler);
  return () => target.removeEventListener(type, handler);
}
