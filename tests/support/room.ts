import type { Page } from "@playwright/test";

/** Rules of one's own, as readers set them, on the page and in every board. */
export async function adoptStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const adopt = (root: Document | ShadowRoot) => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) adopt(shadowRoot);
    };
    adopt(document);
    // Boards look at the room they have with the next frame.
    return new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    );
  }, css);
}

/** What has not enough room, as sentences: text that is cut off, whatever sticks out, and targets that are too small. */
export function lackOfRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const note = (what: string, element: Element) => {
      const text = (element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 40);
      found.push(`${what}: ${element.tagName.toLowerCase()}.${element.className} “${text}”`);
    };
    if (document.documentElement.scrollWidth > innerWidth) note("sideways", document.body);

    const isMeantToBeSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath.startsWith("inset(50%")) return false;
      return !element.closest(".probes");
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    /** A sentence that has no room here is told in full, or explained, a click away. */
    const isToldElsewhere = (element: Element, root: ParentNode) =>
      element.matches(".sentence") &&
      root.querySelector(".heading > button:not([hidden]), .replies .is-link");

    const look = (element: Element, root: ParentNode) => {
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const { left, right, width, height } = element.getBoundingClientRect();
      const isControl = element.matches("button, a[href], input, select, textarea, summary");
      if (!hasText(element) && !isControl) return;
      if (left < -1 || right > innerWidth + 1) note("sticks out", element);
      const isWide = element.scrollWidth > element.clientWidth + 1;
      const isHigh = element.scrollHeight > element.clientHeight + 1;
      const isButton = element.matches("button, .button");
      const isCutX = isWide && (isButton || /hidden|clip/.test(overflowX));
      const isCutY = isHigh && (isButton || /hidden|clip/.test(overflowY));
      if (display !== "inline" && (isCutX || isCutY) && !isToldElsewhere(element, root))
        note("cut off", element);
      // A label takes the press for its control; links in a text are as high as the text.
      const isTarget = isControl && display !== "inline" && !element.closest("label");
      if (isTarget && Math.min(width, height) < 24) note("too small", element);
    };
    const walk = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) walk(element.shadowRoot);
        if (isMeantToBeSeen(element)) look(element, root);
      }
    };
    walk(document);
    return [...new Set(found)];
  });
}
