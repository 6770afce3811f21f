/** Ends a listening. */
export type Unbind = () => void;

/** Listens until what it returns is called. */
export function listen<K extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: K,
  handler: (event: HTMLElementEventMap[K]) => void,
): Unbind;
export function listen(
  target: Document | Window | MediaQueryList,
  type: string,
  handler: (event: Event) => void,
): Unbind;
export function listen(target: EventTarget, type: string, handler: (event: never) => void): Unbind {
  const listener = handler as EventListener;
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
