import type { Page } from "@playwright/test";

/** What has the focus, in whatever shadow it is. */
export interface Focus {
  /** Its role or tag, and its name. */
  what: string;
  /** Something shows that it has the focus. */
  isShown: boolean;
  /** Nothing lies over the middle of it. */
  isFree: boolean;
}

/** What has the focus; `null`: nothing has. */
export function focusOf(page: Page): Promise<Focus | null> {
  return page.evaluate(() => {
    const inside = (root: Document | ShadowRoot): Element | null => {
      const element = root.activeElement;
      return element?.shadowRoot ? (inside(element.shadowRoot) ?? element) : element;
    };
    const at = (root: Document | ShadowRoot, x: number, y: number): Element | null => {
      const element = root.elementFromPoint(x, y);
      const shadow = element?.shadowRoot;
      return shadow && shadow !== root ? at(shadow, x, y) : element;
    };
    const element = inside(document);
    if (!element || element === document.body) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const label = element.closest("label");
    const top = at(
      element.getRootNode() as Document | ShadowRoot,
      x + width / 2,
      Math.min(y + height / 2, innerHeight - 1),
    );
    const isRinged = (each: Element | null) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    const isPart = top !== null && (element.contains(top) || label?.contains(top) === true);
    return {
      what: `${element.tagName.toLowerCase()} ${element.ariaLabel ?? element.textContent ?? ""}`,
      isShown: isRinged(element) || isRinged(label),
      isFree: isPart && y < innerHeight && y + height > 0,
    };
  });
}
