import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

// `make recipes` writes what is compared here.

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const guide = readFileSync(at("www/guide/embedding.md"), "utf8");

/** A block of a text: in which file of which site it stands, and between which marks. */
const block = /(<!-- in (\S+?)(?:#(\w+))? -->\n(`{3,})\w+\n)(?:[^]*?\n)??\4\n/g;

/** The lines between the marks of a name, which may stand there several times, without what indents them all. */
function region(text: string, name: string): string {
  const lines: string[] = [];
  let isInside = false;
  for (const line of text.split("\n")) {
    if (line.includes(`${name}:begin`)) isInside = true;
    else if (line.includes(`${name}:end`)) isInside = false;
    else if (isInside) lines.push(line);
  }
  const indents = lines.filter((line) => line !== "").map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join("\n");
}

function asTested(path: string, name: string | undefined): string {
  const file = new URL(path, import.meta.url);
  if (!existsSync(file)) throw new Error(`${path} is no file of a site`);
  const text = readFileSync(file, "utf8");
  const lines = name === undefined ? text.trimEnd() : region(text, name);
  if (lines === "") throw new Error(`nothing stands in ${path}#${name}`);
  return lines;
}

for (const text of ["www/guide/embedding.md", "README.md", "www/README.md"]) {
  test(`${text} shows what is tested, word for word`, () => {
    const shown = readFileSync(at(text), "utf8");
    const tested = shown.replace(
      block,
      (_, head: string, path: string, name: string | undefined, fence: string) =>
        `${head}${asTested(path, name)}\n${fence}\n`,
    );
    if (test.info().config.updateSnapshots === "all") writeFileSync(at(text), tested);
    else expect(shown, "'make recipes' mends it").toBe(tested);
  });
}

test("the guide shows nothing else, commands for a shell excepted", () => {
  expect(guide.replace(block, "").match(/^ *`{3,}(?!sh\b)\w+/gm)).toBeNull();
});

test("the guide says where the files go in each site", () => {
  const build = readFileSync(new URL("build.mjs", import.meta.url), "utf8");
  const places = [...build.matchAll(/pages: "[^"]+",\s+files: "([^"]+)"/g)].map(([, at]) => at);
  expect(places).toHaveLength(5);
  for (const place of places) expect(guide).toContain(`\`${place}\``);
});
