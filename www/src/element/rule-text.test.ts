import { describe, expect, it } from "vitest";
import type { RuleNode } from "../../rules/oware.md?rule-tree";
import { rulesTree } from "../../scripts/rules-tree.mjs";
import { sectionAround } from "./rule-text";

/** The mark of an id, made here, so that nobody takes it for that of a rule. */
const mark = (id: string): string => `{#${id}}`;

const texts = import.meta.glob<string>(["../../rules/*.md", "!../../rules/README.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const tree = (text: string) => rulesTree(text) as readonly RuleNode[];

function idsIn(node: RuleNode): string[] {
  if (typeof node === "string") return [];
  const [, { id }, ...children] = node;
  return [...(id === undefined ? [] : [id]), ...children.flatMap(idsIn)];
}

describe("a rules text as data", () => {
  it("has elements with their attributes, and plain words", () => {
    expect(tree(`A **bold** "rule" < ${mark("game-one")}`)).toEqual([
      [
        "p",
        {},
        ["span", { class: "rule", id: "game-one" }, "A ", ["strong", {}, "bold"], ' "rule" <'],
      ],
    ]);
  });

  it.each(Object.entries(texts))("has every id of %s", (_, text) => {
    const marks = [...text.matchAll(/\{#([a-z0-9-]+)\}/g)].map(([, id]) => id);
    expect(tree(text).flatMap(idsIn)).toEqual(marks);
  });
});

describe("the section around a rule", () => {
  const text = tree(
    `# T\n\nFirst. ${mark("x-first")}\n\n## One\n\nA. ${mark("x-a")}\n\nB. ${mark("x-b")}\n\n## Two\n\nC. ${mark("x-c")}`,
  );
  const around = (rule: string) => sectionAround(text, rule).flatMap(idsIn);

  it("goes from its heading to the next", () => {
    expect(around("x-b")).toEqual(["x-a", "x-b"]);
    expect(around("x-c")).toEqual(["x-c"]);
  });

  it("is the beginning of the text before the first heading, and where there is no such rule", () => {
    expect(around("x-first")).toEqual(["x-first"]);
    expect(around("x-nothing")).toEqual(["x-first"]);
  });
});
