import { loadTexts, type Texts } from "../i18n";

/** An element, and all that it stands in, from the nearest, through shadow roots. */
export function placesOf(element: Element): Element[] {
  const { parentNode } = element;
  const outer = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  return outer instanceof Element ? [element, ...placesOf(outer)] : [element];
}

/** The languages an element is to speak, best first: its own, those of the places where it stands, and the person's. */
export const languagesFor = (element: Element): string[] => [
  ...placesOf(element).map((place) => place.getAttribute("lang") ?? ""),
  ...navigator.languages,
];

/** The texts in which something says its words at the place where it stands. */
export const textsFor = (element: Element): Promise<Texts> => loadTexts(languagesFor(element));
