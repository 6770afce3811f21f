import { build } from "../element/build";
import { IconButton } from "../element/icon-button";
import type { PageTexts } from "../i18n/page-texts";
import { homeHash } from "./route";

/** What the menu of a screen offers. */
export interface MenuItem {
  /** Its outline. */
  icon: string;
  label: string;
  /** `opener`: the button. */
  act: (opener: HTMLButtonElement) => void;
}

/** The line at the top: the way home, and the menu of the screen. */
export function masthead({ page }: PageTexts, items: readonly MenuItem[]): HTMLElement {
  const buttons = items.map(({ icon, label, act }) => {
    const button = new IconButton(icon, true, () => act(button.element));
    button.label = label;
    return button.element;
  });
  const attributes = { href: homeHash, title: page.home };
  return build(
    "header",
    { class: "masthead" },
    build("a", { class: "wordmark", attributes }, page.title),
    build("nav", { class: "menu", attributes: { "aria-label": page.menu } }, ...buttons),
  );
}
