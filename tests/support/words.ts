import type { Page } from "@playwright/test";

/** A text that people read or hear, and where it stands. */
export interface Word {
  text: string;
  where: string;
}

/** Whatever people read or hear on the page now, also within shadow roots: texts, and the names of elements. */
export const wordsOn = (page: Page): Promise<Word[]> =>
  page.evaluate(() => {
    const spoken = [
      "aria-label",
      "aria-valuetext",
      "aria-description",
      "title",
      "placeholder",
      "alt",
    ];
    const skipped = ["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "TEXTAREA"];
    const words: { text: string; where: string }[] = [];
    const nameOf = (element: Element) =>
      element.tagName.toLowerCase() +
      [...element.classList].map((each) => `.${each}`).join("") +
      (element.parentElement ? ` in ${element.parentElement.className}` : "");
    const walk = (parent: Element | ShadowRoot) => {
      for (const node of parent.childNodes) {
        const text = node.textContent?.trim() ?? "";
        if (node instanceof Text && parent instanceof Element && text !== "") {
          words.push({ text, where: nameOf(parent) });
        }
        if (!(node instanceof Element) || skipped.includes(node.tagName)) continue;
        if (!node.checkVisibility() && !node.matches("option, optgroup")) continue;
        for (const name of spoken) {
          const value = node.getAttribute(name);
          if (value) words.push({ text: value, where: `${name} of ${nameOf(node)}` });
        }
        walk(node);
        if (node.shadowRoot) walk(node.shadowRoot);
      }
    };
    walk(document.documentElement);
    return words;
  });

/** An element in which something has no room, and by how much it is too wide. */
export interface Overflow {
  where: string;
  text: string;
  over: number;
}

/** Elements that cut off or hide a part of a text beside them, and the page itself where it scrolls sideways. */
export const cutOffOn = (page: Page): Promise<Overflow[]> =>
  page.evaluate(() => {
    const found: { where: string; text: string; over: number }[] = [];
    const note = (element: Element) => {
      const over = element.scrollWidth - element.clientWidth;
      const text = (element.textContent ?? "").trim().slice(0, 80);
      // Widths are rounded: one pixel is none.
      if (over <= 1 || text === "" || element.clientWidth <= 1) return;
      const { overflowX } = getComputedStyle(element);
      const isPage = element === document.documentElement;
      if (!isPage && !["hidden", "clip"].includes(overflowX)) return;
      const where = `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
      found.push({ where, text, over });
    };
    const walk = (parent: Element | ShadowRoot) => {
      for (const child of parent.children) {
        if (!child.checkVisibility() || child.tagName === "OPTION") continue;
        note(child);
        walk(child);
        if (child.shadowRoot) walk(child.shadowRoot);
      }
    };
    note(document.documentElement);
    walk(document.documentElement);
    return found;
  });
