/** Room left around what is scrolled into view. */
const edge = 8;

/** Scrolls a list, and never the page, until `item` is in view. The list must be what the item is placed in. */
export function reveal(list: HTMLElement, item: HTMLElement): void {
  const top = item.offsetTop - edge;
  const bottom = item.offsetTop + item.offsetHeight + edge;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
