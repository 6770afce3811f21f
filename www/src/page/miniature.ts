import type { SavedGame } from "../session/saved";

type GameId = SavedGame["game"];
type Values = Readonly<Record<string, string | number>>;

const svgNamespace = "http://www.w3.org/2000/svg";

/** How a game's board looks from afar: seeds in each pit, row by row. A picture, not a position. */
interface Picture {
  rows: readonly string[];
  hasStores: boolean;
}

const pictures: Readonly<Record<GameId, Picture>> = {
  omweso: { rows: ["44444444", "00000000", "00000000", "44444444"], hasStores: false },
  oware: { rows: ["444444", "444444"], hasStores: true },
  "bao-kigogo": {
    rows: ["222222222222", "222222222220", "022222222222", "222222222222"],
    hasStores: false,
  },
};

// Measures in units of the drawing.
const pitch = 24;
const margin = 9;
const pitRadius = 10;
const storeWidth = 24;
/** Room between the halves of the two players. */
const middle = 5;

/** Colours of the gradients are classes, so that themes can change them. */
const stops: Readonly<Record<string, readonly (readonly [offset: number, colour: string])[]>> = {
  wood: [
    [0, "wood-light"],
    [0.45, "wood"],
    [1, "wood-dark"],
  ],
  rim: [
    [0, "rim-light"],
    [0.5, "rim-none"],
    [1, "rim-dark"],
  ],
  hollow: [
    [0, "hollow-dark"],
    [0.62, "hollow"],
    [1, "hollow-light"],
  ],
  lip: [
    [0.35, "rim-none"],
    [1, "lip-light"],
  ],
  seed: [
    [0, "seed-light"],
    [0.4, "seed"],
    [1, "seed-dark"],
  ],
};

/** Where each gradient runs: light comes from the upper left. */
const runs: Readonly<Record<string, Values>> = {
  wood: { x1: 0, y1: 0, x2: 0.25, y2: 1 },
  rim: { x1: 0, y1: 0, x2: 0.15, y2: 1 },
  lip: { x1: 0.2, y1: 0, x2: 0.6, y2: 1 },
  hollow: { cx: 0.36, cy: 0.28, r: 0.78 },
  seed: { cx: 0.34, cy: 0.28, r: 0.75 },
};

function shape(name: string, attributes: Values, ...children: SVGElement[]): SVGElement {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

function gradient(game: GameId, name: string): SVGElement {
  const run = runs[name] ?? {};
  const colours = (stops[name] ?? []).map(([offset, colour]) =>
    shape("stop", { offset, class: colour }),
  );
  const kind = "r" in run ? "radialGradient" : "linearGradient";
  return shape(kind, { id: `${game}-${name}`, ...run }, ...colours);
}

/** A number from 0 to 1 that is always the same for the same place. */
function chance(place: number): number {
  const wave = Math.sin(place * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Draws the board of one game. */
class Drawing {
  readonly #game: GameId;
  readonly #picture: Picture;
  readonly #left: number;
  readonly width: number;
  readonly height: number;

  constructor(game: GameId) {
    this.#game = game;
    this.#picture = pictures[game];
    const { rows, hasStores } = this.#picture;
    this.#left = margin + (hasStores ? storeWidth + 4 : 0);
    this.width = 2 * this.#left + (rows[0]?.length ?? 0) * pitch;
    this.height = 2 * margin + rows.length * pitch + middle;
  }

  parts(): SVGElement[] {
    return [
      shape(
        "defs",
        {},
        ...Object.keys(runs).map((name) => gradient(this.#game, name)),
        this.#clip(),
      ),
      this.#plank("wood"),
      shape("g", { class: "grain", "clip-path": `url(#${this.#game}-plank)` }, ...this.#grain()),
      ...this.#edges(),
      ...(this.#picture.hasStores ? this.#stores() : []),
      ...this.#pits(),
    ];
  }

  #fill(name: string): string {
    return `url(#${this.#game}-${name})`;
  }

  #plank(fill: string): SVGElement {
    const { width, height } = this;
    return shape("rect", { class: "plank", width, height, rx: 13, fill: this.#fill(fill) });
  }

  #clip(): SVGElement {
    const { width, height } = this;
    const outline = shape("rect", { width, height, rx: 13 });
    return shape("clipPath", { id: `${this.#game}-plank` }, outline);
  }

  /** Lines along the plank, which give way to a knot. */
  #grain(): SVGElement[] {
    const lines = Math.round(this.height / 3.4);
    return Array.from({ length: lines }, (_, line) => {
      const attributes = {
        class: chance(line + 3) > 0.72 ? "grain-light" : "grain-dark",
        d: this.#grainLine(line * 3.4 + chance(line) * 2.6),
        "stroke-width": (0.35 + chance(line + 50) ** 2 * 1.7).toFixed(2),
        opacity: (0.12 + chance(line + 90) * 0.3).toFixed(2),
      };
      return shape("path", attributes);
    });
  }

  #grainLine(y: number): string {
    const knot = { x: this.width * (0.3 + 0.4 * chance(this.width)), y: this.height * 0.56 };
    const points: string[] = [];
    for (let x = -6; x <= this.width + 6; x += 6) {
      const swell = 2.6 * Math.sin(x / 47 + y / 31) + 0.9 * Math.sin(x / 19 + y / 7);
      const away = y - knot.y;
      const give = 9 * Math.exp(-(((x - knot.x) / 26) ** 2) - (away / 20) ** 2);
      points.push(`${String(x)} ${(y + swell + Math.sign(away) * give).toFixed(1)}`);
    }
    return `M${points.join("L")}`;
  }

  /** The light on the rim, and the groove between the halves. */
  #edges(): SVGElement[] {
    const { width, height } = this;
    const y = height / 2;
    const [x1, x2] = [this.#left + 2, width - this.#left - 2];
    return [
      shape("rect", {
        class: "rim",
        x: 0.8,
        y: 0.8,
        width: width - 1.6,
        height: height - 1.6,
        rx: 12.2,
        stroke: this.#fill("rim"),
      }),
      shape("rect", { class: "bead", x: 4, y: 4, width: width - 8, height: height - 8, rx: 9 }),
      shape("line", { class: "groove", x1, x2, y1: y, y2: y }),
      shape("line", { class: "groove-light", x1, x2, y1: y + 1, y2: y + 1 }),
    ];
  }

  #stores(): SVGElement[] {
    const place = { y: margin + 8, width: storeWidth - 4, height: this.height - 2 * margin - 16 };
    return [margin + 3, this.width - margin - storeWidth + 1].map((x) =>
      shape("rect", {
        class: "pit",
        x,
        ...place,
        rx: 10,
        fill: this.#fill("hollow"),
        stroke: this.#fill("lip"),
      }),
    );
  }

  #pits(): SVGElement[] {
    const { rows } = this.#picture;
    return rows.flatMap((row, line) =>
      [...row].flatMap((seeds, column) => {
        const x = this.#left + (column + 0.5) * pitch;
        const below = line >= rows.length / 2 ? middle : 0;
        const y = margin + (line + 0.5) * pitch + below;
        return this.#pit(x, y, Number(seeds), line * row.length + column);
      }),
    );
  }

  #pit(cx: number, cy: number, seeds: number, place: number): SVGElement[] {
    const [fill, stroke] = [this.#fill("hollow"), this.#fill("lip")];
    const hollow = shape("circle", { class: "pit", cx, cy, r: pitRadius, fill, stroke });
    const lying = spots(seeds, place).flatMap(([dx, dy]) => this.#seed(cx + dx, cy + dy));
    return [hollow, ...lying];
  }

  #seed(cx: number, cy: number): SVGElement[] {
    return [
      shape("circle", { class: "seed-shadow", cx: cx + 0.7, cy: cy + 0.9, r: 3 }),
      shape("circle", { cx, cy, r: 2.9, fill: this.#fill("seed") }),
      shape("circle", { class: "seed-gleam", cx: cx - 0.95, cy: cy - 1.1, r: 0.6 }),
    ];
  }
}

/** Where seeds lie in a pit: round its middle, as if dropped. */
function spots(seeds: number, place: number): (readonly [number, number])[] {
  const turned = chance(place) * Math.PI;
  const reach = seeds > 2 ? 4.1 : 3.2;
  return Array.from({ length: seeds }, (_, seed) => {
    const angle = turned + (seed * 2 * Math.PI) / seeds + (chance(place * 7 + seed) - 0.5) * 0.5;
    const distance = reach * (0.9 + 0.25 * chance(place * 13 + seed));
    return [distance * Math.cos(angle), distance * Math.sin(angle)] as const;
  });
}

/** A small drawing of a game's board. */
export function miniature(game: GameId): SVGElement {
  const drawing = new Drawing(game);
  const { width, height } = drawing;
  const attributes = {
    viewBox: `0 0 ${String(width)} ${String(height)}`,
    class: "miniature",
    "data-game": game,
    "aria-hidden": "true",
  };
  return shape("svg", attributes, ...drawing.parts());
}
