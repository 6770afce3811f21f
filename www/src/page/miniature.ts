import type { SavedGame } from "../session/saved";

const svgNamespace = "http://www.w3.org/2000/svg";

/** How a game's board looks from afar: seeds in each pit, row by row. A picture, not a position. */
const pictures: Readonly<Record<SavedGame["game"], readonly string[]>> = {
  omweso: ["44444444", "00000000", "00000000", "44444444"],
  oware: ["444444", "444444"],
  "bao-kigogo": ["222222222222", "222222222220", "022222222222", "222222222222"],
};

/** Where seeds lie in a pit, as far as there are at most four. */
const spots: readonly (readonly [number, number])[] = [
  [-1.7, -1.4],
  [1.7, -1.1],
  [-1.1, 1.8],
  [1.9, 1.9],
];

function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function pit(x: number, y: number, seeds: number): SVGElement[] {
  const hollow = shape("circle", { class: "pit", cx: x, cy: y, r: 4.6 });
  const lying = spots
    .slice(0, seeds)
    .map(([dx, dy]) => shape("circle", { class: "seed", cx: x + dx, cy: y + dy, r: 1.25 }));
  return [hollow, ...lying];
}

/** A small drawing of a game's board. */
export function miniature(game: SavedGame["game"]): SVGSVGElement {
  const rows = pictures[game];
  const columns = rows[0]?.length ?? 0;
  const [width, height] = [columns * 11 + 5, rows.length * 11 + 5];
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", `0 0 ${String(width)} ${String(height)}`);
  svg.setAttribute("class", "miniature");
  svg.setAttribute("data-game", game);
  svg.setAttribute("aria-hidden", "true");
  svg.append(shape("rect", { class: "wood", width, height, rx: 6 }));
  rows.forEach((row, y) => {
    [...row].forEach((seeds, x) => svg.append(...pit(x * 11 + 8, y * 11 + 8, Number(seeds))));
  });
  return svg;
}
