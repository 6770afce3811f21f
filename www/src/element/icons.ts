const svgNamespace = "http://www.w3.org/2000/svg";

/** Outlines on a grid of 16 by 16. */
const paths = {
  undo: "M6 3 3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6",
  redo: "m10 3 3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10",
  flip: "M5 13V3M2.5 5.5 5 3l2.500 2.500M11 3v10M8.500 10.500 11 13l2.500-2.500",
  resign: "M4 14V2.500M4 3h8l-2 2.750L12 8.500H4",
  agree: "M2 9.500 4.500 12 9 5M7.500 11l1 1L14 5",
  keys: "M2 4.500h12v7H2zM4.500 7h.01M7 7h.01M9.500 7h.01M12 7h.01M5.500 9.250h5",
  laps: "M3 4h.01M6 4h7M3 8h.01M6 8h7M3 12h.01M6 12h7",
  play: "M5 3.250v9.500L12.500 8z",
  pause: "M5.500 3.500v9M10.500 3.500v9",
  rewind: "M4 3.500v9M12.500 3.500 7 8l5.500 4.500z",
  skip: "M12 3.500v9M3.500 3.500 9 8l-5.500 4.500z",
  seedBack: "M9.500 4 5.500 8l4 4",
  seedOn: "m6.500 4 4 4-4 4",
  lapBack: "M8 4 4 8l4 4M12.500 4l-4 4 4 4",
  lapOn: "m8 4 4 4-4 4M3.500 4l4 4-4 4",
  hint: "M6 11h4M6.500 13.500h3M5.750 9A4 4 0 1 1 10.250 9L10 11H6z",
  picture: "M2.500 3.500h11v9h-11zM2.500 11.500 6 8l3 3 2-2 2.500 2.500M10.500 6h.01",
  plus: "M8 3.500v9M3.500 8h9",
  book: "M8 4.500C6.500 3.250 4.500 3 2.500 3v9c2 0 4 .25 5.500 1.500 1.500-1.250 3.500-1.500 5.500-1.500V3c-2 0-4 .25-5.500 1.500zM8 4.500v9",
  record: "M4 2.500h5.500l3 3v8H4zM6.500 7.500h3.500M6.500 10.250h3.500",
  table: "M2.500 3.500h11v9h-11zM2.500 6.500h11M8 6.500v6",
  analyse: "M7 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM10 10l3.500 3.500",
  settings: "M2.500 5h6M12 5h1.500M2.500 11H4M7.500 11h6M10.250 3.250v3.500M5.750 9.250v3.500",
  close: "m4 4 8 8M12 4l-8 8",
} as const;

/** The names of the icons. */
export type IconName = keyof typeof paths;

/** An icon, hidden from assistive technology: the control that carries it has a name. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svgNamespace, "path");
  path.setAttribute("d", paths[name]);
  svg.append(path);
  return svg;
}

/** Changes which icon a control shows. */
export function setIcon(svg: SVGSVGElement, name: IconName): void {
  svg.firstElementChild?.setAttribute("d", paths[name]);
}
