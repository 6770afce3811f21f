import { beforeAll, describe, expect, it } from "vitest";
import readme from "../../../README.md?raw";
import { games, initSync } from "../../pkg/empiki.js";
import wasm from "../../pkg/empiki_bg.wasm?url&inline";
import type { GameInfo } from "../engine/types";
import { en } from "./en";
import { optionGuide, shortOptionTable } from "./option-table";

// `make options` writes what is compared here.

const begin = "<!-- options:begin -->";
const end = "<!-- options:end -->";

/** The text with `content` between its two marks. */
function between(text: string, content: string): string {
  const [before, rest] = [text.split(begin)[0] ?? "", text.split(end)[1]];
  if (rest === undefined) throw new Error(`the text has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${content}\n\n${end}${rest}`;
}

const intro = `# The options of the rules

Where sources differ, the rule is an option. Options are written \`key=value\`, in positions and records as in the
new-game form, which has a short name for those that people know together: its presets.
This text is made from the engine's own description and the words of the page: \`make options\` writes it anew.`;

describe("the option tables", () => {
  let known: readonly GameInfo[] = [];

  beforeAll(async () => {
    initSync({ module: await (await fetch(wasm)).arrayBuffer() });
    known = games() as GameInfo[];
  });

  it("of the guide are those of the engine", async () => {
    const guide = `${intro}\n\n${optionGuide(known, en)}`;
    await expect(guide).toMatchFileSnapshot("../../guide/options.md");
  });

  it("of the README are those of the engine", async () => {
    const whole = between(readme, shortOptionTable(known, en));
    await expect(whole).toMatchFileSnapshot("../../../README.md");
  });

  it("have a source for every option and words for every preset", () => {
    for (const { id, options, presets } of known) {
      for (const { key } of options) {
        const text = en.options[`${id}.${key}`] ?? en.options[key];
        expect(text?.source, `${id} ${key}`).toMatch(/\.$/);
      }
      for (const preset of presets) {
        expect(en.form.presets[id][preset.id]?.about, preset.id).toMatch(/\.$/);
      }
    }
  });
});
