import { describe, expect, it } from "vitest";
import packageJson from "../../package.json";
import { manifestOf } from "../../scripts/manifest.mjs";
import answers from "../board/answers.css?raw";
import boardStyles from "../board/board.css?raw";
import themeStyles from "../board/theme.css?raw";
import theme from "../board/theme.ts?raw";
import { strongestLevel } from "../session/players";
import colours from "../themes/colours.css?raw";
import controls from "../themes/controls.css?raw";
import dialog from "../themes/dialog.css?raw";
import {
  attributeNames,
  defaults,
  gameNamed,
  readAttribute,
  type AttributeName,
} from "./attributes";
import clockPart from "./clock-part.css?raw";
import element from "./element.css?raw";
import listsDialog from "./lists-dialog.css?raw";
import events from "./events.ts?raw";
import { MancalaBoard } from "./mancala-board";
import { ReflectedElement } from "./reflected";
import { allowedValues } from "./refused-value";

// What the comment of the class says to tools and to the guide is what the code does: nothing is missing, nothing made up.

const sources = import.meta.glob<string>("./*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (path: string): string => sources[path.replace("src/element/", "./")] ?? "";
const manifest = manifestOf(read);
const board = manifest.modules.flatMap(({ declarations }) => declarations)[0];
if (!board) throw new Error("the manifest has no element");

const namesOf = (all: readonly { name: string }[]): string[] => all.map(({ name }) => name).sort();

/** The words between the marks of a type: `"on" | "off"`. */
const wordsOf = (type = ""): string[] =>
  [...type.matchAll(/"([^"]+)"/g)].map(([, word]) => word ?? "");

/** A default as an attribute has it; `undefined` where there is none to write. */
function written(name: AttributeName): string | undefined {
  if (name === "game") return gameNamed(defaults);
  const value = defaults[name];
  if (typeof value === "boolean") return value ? "on" : "off";
  return String(value ?? "") || undefined;
}

describe("the manifest", () => {
  it("speaks of the modules of the package", () => {
    const entries = Object.values(packageJson.exports).map((entry) =>
      typeof entry === "string" ? entry : entry.default,
    );
    for (const { path } of manifest.modules) expect(entries).toContain(`./${path}`);
    const defining = manifest.modules.filter(({ exports }) =>
      exports.some(
        ({ kind, name }) => kind === "custom-element-definition" && name === board.tagName,
      ),
    );
    expect(defining.map(({ path }) => path)).toEqual(["lib/define.js", "lib/fences.js"]);
  });

  it("says something of everything", () => {
    const { attributes, members, events, slots, cssParts, cssProperties } = board;
    for (const { name, description } of [
      attributes,
      members,
      events,
      slots,
      cssParts,
      cssProperties,
    ].flat()) {
      expect(description, name).toMatch(/\.$/);
    }
  });

  it("has the members that pages may use", () => {
    const inner = /^(constructor|inForce|.*Callback)$/;
    const own = [MancalaBoard, ReflectedElement].flatMap(({ prototype }) =>
      Object.getOwnPropertyNames(prototype),
    );
    expect(namesOf(board.members)).toEqual(own.filter((name) => !inner.test(name)).sort());
  });
});

describe("the attributes", () => {
  it("are those that the element knows, with their properties", () => {
    expect(board.attributes.map(({ name }) => name)).toEqual(attributeNames);
    const reflected = board.attributes.flatMap(({ fieldName }) => fieldName ?? []);
    expect(reflected).toEqual(attributeNames.filter((name) => name !== "lang"));
  });

  it.each(board.attributes)("$name has the default that it has", ({ name, default: byDefault }) => {
    expect(byDefault).toBe(written(name as AttributeName));
  });

  it.each(board.attributes)("$name takes the words that are said", ({ name, type }) => {
    const attribute = name as AttributeName;
    const words = wordsOf(type?.text);
    for (const word of words) expect(readAttribute(attribute, word), word).toBeDefined();
    const allowed = allowedValues[attribute];
    if (/^[a-z-]+(, [a-z-]+)+$/.test(allowed))
      expect(words.sort()).toEqual(allowed.split(", ").sort());
  });

  it("name every level", () => {
    const levels = Array.from({ length: strongestLevel }, (_, index) => String(index + 1));
    for (const { type } of board.attributes.filter(({ name }) => /north|south/.test(name))) {
      expect(wordsOf(type?.text)).toEqual(["human", ...levels]);
    }
  });
});

it("the events are those of the types, with their fields", () => {
  const [, body = ""] = /interface MancalaEvents \{([^]*?)\n\}/.exec(events) ?? [];
  const bare = body.replace(/\/\*\*[^]*?\*\//g, "").replace(/\s+/g, " ");
  const details = [...bare.matchAll(/"([a-z-]+)": (\{.*?\}|Record<string, never>);/g)];
  const expected = details.map(([, name, detail = ""]) => [
    name,
    detail
      .replace(/; \}/, " }")
      .replace("Record<string, never>", "{}")
      .replace("SideName", '"south" | "north"'),
  ]);
  const documented = board.events.map(({ name, type }) => [
    name,
    /^CustomEvent<(.*)>$/.exec(type?.text ?? "")?.[1],
  ]);
  expect(documented).toEqual(expected);
});

it("the parts are those of the elements", () => {
  const code = Object.entries(sources).filter(([path]) => !path.includes(".test."));
  const parts = code.flatMap(([, text]) => [...text.matchAll(/\bpart: "([a-z -]+)"/g)]);
  expect(namesOf(board.cssParts)).toEqual(parts.map(([, part]) => part).sort());
});

describe("the custom properties", () => {
  const sheets = [
    colours,
    controls,
    themeStyles,
    boardStyles,
    answers,
    element,
    clockPart,
    dialog,
    listsDialog,
  ].join("\n");
  const [, list = ""] = /const NAMES = \[([^]*?)\]/.exec(theme) ?? [];
  /** It follows the text around, and is nobody else's. */
  const inner = "--mancala-rem";

  it("are those that the board reads", () => {
    const used = [
      ...sheets.matchAll(/var\((--mancala-[a-z-]+)/g),
      ...theme.matchAll(/"(--mancala-[a-z-]+)"/g),
    ].map(([, name]) => name);
    const painted = wordsOf(list).map((name) => `--mancala-${name}`);
    const known = new Set([...used, ...painted].filter((name) => name !== inner));
    expect(painted.length).toBeGreaterThan(10);
    expect(namesOf(board.cssProperties)).toEqual([...known].sort());
  });

  it("without the prefix are set inside, where no page interferes", () => {
    const inner = (pattern: RegExp) =>
      new Set([...sheets.matchAll(pattern)].map(([, name]) => name).sort());
    expect(inner(/var\(--(?!mancala-)([a-z-]+)/g)).toEqual(inner(/\s--(?!mancala-)([a-z-]+):/g));
    expect(byDefaultIn(sheets)).not.toMatch(/--(?!mancala-)/);
  });

  it.each(board.cssProperties)(
    "$name has the default that it has",
    ({ name, default: byDefault }) => {
      const declared = new RegExp(`\\s${name}:\\s*([^;]+);`).exec(byDefaultIn(sheets));
      expect(byDefault).toBe(declared?.[1]?.replace(/\s+/g, " "));
    },
  );
});

/** The rules for the host that hold without a theme and without a condition. */
const byDefaultIn = (sheets: string): string =>
  [...sheets.matchAll(/(?:^|\n)(?::root,\n)?:host \{([^}]*)\}/g)]
    .map(([, rules]) => rules)
    .join("\n");
