import type { Page } from "@playwright/test";

/** A text that people read or hear, and where it stands. */
export interface Word {
  text: string;
  where: string;
}

/** Whatever people read or hear on the page now, also within shadow roots: texts, and the names of elements. */
export const wordsOn = (page: Page): Promise<Word[]> =>
  page.evaluate(() => {
    const words: { text: string; where: string }[] = [];
    const spoken = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
    const nameOf = ({ tagName, className }: Element) => `${tagName.toLowerCase()} ${className}`;
    const isSeen = (element: Element) =>
      !element.matches("script, style, noscript, template, textarea") &&
      (element.checkVisibility() || element.matches("option"));
    const walk = (parent: Element | ShadowRoot) => {
      for (const node of parent.childNodes) {
        const text = node.textContent ?? "";
        if (node instanceof Text && parent instanceof Element && text.trim() !== "") {
          words.push({ text, where: nameOf(parent) });
        }
        if (!(node instanceof Element) || !isSeen(node)) continue;
        for (const name of spoken) {
          const text = node.getAttribute(name);
          if (text) words.push({ text, where: `${name} of ${nameOf(node)}` });
        }
        walk(node);
        if (node.shadowRoot) walk(node.shadowRoot);
      }
    };
    walk(document.documentElement);
    return words;
  });

/** An element that is too narrow for what is in it, and by how many pixels. */
export interface Overflow {
  where: string;
  text: string;
  over: number;
}

/** Elements that cut off a part of what they say, and the page itself where it scrolls sideways. */
export const cutOffOn = (page: Page): Promise<Overflow[]> =>
  page.evaluate(() => {
    const found: { where: string; text: string; over: number }[] = [];
    const note = (element: Element) => {
      const over = element.scrollWidth - element.clientWidth;
      const text = (element.textContent ?? "").trim().slice(0, 80);
      const { overflowX } = getComputedStyle(element);
      const isPage = element === document.documentElement;
      const isCut = isPage || overflowX === "hidden" || overflowX === "clip";
      // Widths are rounded: one pixel is none. What is only heard is one pixel wide.
      if (!isCut || over <= 1 || text === "" || element.clientWidth <= 1) return;
      found.push({ where: `${element.tagName.toLowerCase()} ${element.className}`, text, over });
    };
    const walk = (parent: Element | ShadowRoot) => {
      for (const child of parent.children) {
        if (!child.checkVisibility()) continue;
        note(child);
        walk(child);
        if (child.shadowRoot) walk(child.shadowRoot);
      }
    };
    note(document.documentElement);
    walk(document.documentElement);
    return found;
  });
