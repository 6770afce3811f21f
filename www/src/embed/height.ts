/** Tells the page around an `iframe` how high (CSS pixels) it would have to be, now and whenever that changes. */
export function tellHeight(element: HTMLElement): void {
  if (parent === window) return;
  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    // It is no secret, and whose page it is does not matter.
    parent.postMessage({ type: "empiki-height", height }, "*");
  }).observe(element);
}
