const svgNamespace = "http://www.w3.org/2000/svg";

type Attributes = Readonly<Record<string, string | number>>;

function shape(tag: string, attributes: Attributes, ...children: SVGElement[]): SVGElement {
  const element = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** The line from which the four fingers grow. */
const KNUCKLES = 78;

/** The four long fingers: where each begins, how wide and how long it is. */
const fingers = [
  [27, 20, 58],
  [48.5, 20.5, 68],
  [70.5, 20.5, 64],
  [92.5, 18, 50],
] as const;

/**
 * A hand seen from its palm, a left one or a right one, open or closed by its style.
 * It is drawn as a right hand with the thumb at its left, and turned over for the left.
 */
export function hand(side: "left" | "right", hasSeed: boolean): SVGElement {
  const turned = side === "left" ? "translate(140 0) scale(-1 1)" : "";
  const palm = shape("path", {
    class: "palm",
    d: "M27 74 C22 74 21 84 22 96 C23 122 36 142 62 142 H82 C104 142 112 122 112 100 V82 C112 76 108 74 104 74 Z",
  });
  const line = shape("path", { class: "line", d: "M36 100 C50 92 66 92 78 100" });
  const seed = shape(
    "g",
    {},
    shape("circle", { class: "seed", cx: 68, cy: 108, r: 12 }),
    shape("ellipse", { class: "shine", cx: 64, cy: 103.5, rx: 3, ry: 2 }),
  );
  // The thumb lies over the fingers of a closed hand.
  const parts = [palm, line, ...(hasSeed ? [seed] : []), ...fingers.map(finger), thumb()];
  const drawn = shape("g", { class: "whole" }, ...parts);
  const placed = shape("g", { transform: turned }, drawn);
  return shape("svg", { viewBox: "0 0 140 150", "aria-hidden": "true" }, placed);
}

function finger([left, width, length]: (typeof fingers)[number]): SVGElement {
  const rect = shape("rect", {
    class: "finger long",
    x: left,
    y: KNUCKLES - length,
    width,
    height: length + 8,
    rx: width / 2,
  });
  rect.style.transformOrigin = `0 ${String(KNUCKLES)}px`;
  return rect;
}

function thumb(): SVGElement {
  const rect = shape("rect", {
    class: "finger thumb",
    x: 22,
    y: 64,
    width: 21,
    height: 60,
    rx: 10.5,
  });
  rect.style.transformOrigin = "33px 114px";
  return shape("g", { transform: "rotate(-44 33 114)" }, rect);
}
