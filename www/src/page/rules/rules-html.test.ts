import { expect, it } from "vitest";
import { rulesHtml } from "../../../scripts/rules-html.mjs";

/** The mark of an id, made here, so that nobody takes it for that of a rule. */
const mark = (id: string): string => `{#${id}}`;

it("puts each sentence that has an id into an element of that id", () => {
  expect(
    rulesHtml(`A **bold** rule. ${mark("game-one")} And\nanother; ${mark("game-two")} a fact.`),
  ).toBe(
    '<p><span class="rule" id="game-one">A <strong>bold</strong> rule.</span> <span class="rule" id="game-two">And\nanother;</span> a fact.</p>\n',
  );
});

it("does so in tables and in pseudo-code, whose lines stay as they are", () => {
  expect(
    rulesHtml(`| a |\n|---|\n| \`x\` ${mark("game-x")} · \`y\` ${mark("game-y")} |`),
  ).toContain(
    '<td><span class="rule" id="game-x"><code>x</code></span> <span class="rule" id="game-y">· <code>y</code></span></td>',
  );
  expect(rulesHtml(`\`\`\`\nsow(h):  drop < 2 ${mark("game-sow")}\n  loop\n\`\`\``)).toContain(
    '<span class="rule" id="game-sow">sow(h):  drop &lt; 2</span>\n  loop',
  );
});

it("takes no markup from a text", () => {
  expect(rulesHtml(`<b>x</b> ${mark("game-x")}`)).toContain("&lt;b&gt;x&lt;/b&gt;");
});

it("refuses a mark within an emphasis that goes on", () => {
  expect(() => rulesHtml(`A **bold ${mark("game-x")} rule**.`)).toThrow("game-x");
});
