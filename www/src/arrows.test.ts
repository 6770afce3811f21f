import { describe, expect, it } from "vitest";

/**
 * Who may use whom: the arrows of the architecture. A name with `:types` may be
 * used for its types only; `layer/file` is one file of a layer.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  page: [
    "element",
    "editor",
    "session",
    "lessons",
    "storage",
    "i18n",
    "themes",
    "rules",
    "guide",
    "engine:types",
  ],
  // Of the element only what builds elements: no board of its own.
  editor: [
    "board",
    "element/build",
    "element/button",
    "element/icon-button",
    "element/icons",
    "session",
    "i18n",
    "engine:types",
  ],
  // What others name in their pages.
  entries: ["fences", "embed", "element", "session"],
  fences: ["element", "i18n"],
  embed: ["element", "session", "i18n"],
  // The rules are shown where the page around has no place for them. The last is what tools are told of it: the guide
  // is made from that.
  // Lessons are given by a part of its own.
  element: [
    "board",
    "session",
    "lessons",
    "i18n",
    "themes",
    "rules",
    "engine:types",
    "manifest.mjs:types",
  ],
  session: ["engine", "worker"],
  // What thinks, beside the page: the engine, and the tables that are kept.
  worker: ["engine", "storage/tables"],
  lessons: ["engine"],
  board: ["engine:types", "i18n"],
  engine: ["pkg"],
  // Sentences are pure functions of what the engine says, so they know its types.
  i18n: ["engine:types"],
  themes: [],
  // Plain data in, plain data out.
  storage: [],
};

interface Use {
  file: string;
  from: string;
  to: string;
  /** What is used of that layer: `layer/file`. */
  part: string;
  isTypeOnly: boolean;
}

const sources = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts", "!./**/*.d.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^"';]*?from\s+)?"(\.[^"]+)"|import\("(\.[^"]+)"\)/g;

/** Where a relative import leads to: the layer, which is the first folder below `src`, or `pkg`, `rules` or `guide` beside it, and what of it. */
function targetOf(file: string, target: string): Pick<Use, "to" | "part"> {
  const { pathname } = new URL(target, `http://x/www/src/${file.slice(2)}`);
  const [, , below, ...parts] = pathname.split("/");
  const isBeside = below !== undefined && ["pkg", "rules", "guide"].includes(below);
  const to = isBeside ? below : (parts[0] ?? "");
  return { to, part: parts.join("/") };
}

function usesOf([file, text]: [string, string]): Use[] {
  const from = file.split("/")[1] ?? "";
  return [...text.matchAll(statement)]
    .map(([, , type, by, dynamic]) => ({
      file,
      from,
      ...targetOf(file, by ?? dynamic ?? ""),
      isTypeOnly: type !== undefined,
    }))
    .filter(({ to }) => to !== from);
}

const uses = Object.entries(sources).flatMap(usesOf);

const isAllowed = ({ from, to, part, isTypeOnly }: Use): boolean => {
  const targets = allowed[from] ?? [];
  return (
    targets.includes(to) ||
    targets.includes(part) ||
    (isTypeOnly && targets.includes(`${to}:types`))
  );
};

describe("who may use whom", () => {
  it("finds imports to judge", () => {
    expect(uses.length).toBeGreaterThan(10);
  });

  it("keeps to the arrows", () => {
    expect(uses.filter((use) => !isAllowed(use))).toEqual([]);
  });

  it("knows every layer", () => {
    const layers = new Set(Object.keys(sources).map((file) => file.split("/")[1] ?? ""));
    expect([...layers].filter((layer) => !(layer in allowed))).toEqual([]);
  });
});
