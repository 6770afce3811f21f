import { expect, it } from "vitest";
import { manifestOf } from "../../scripts/manifest.mjs";
import { referenceTables } from "./reference";

// `make reference` writes what is compared here.

const sources = import.meta.glob<string>(["./mancala-board.ts", "./reflected.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const intro = `# Reference of \`<mancala-board>\`

How boards come into pages is told in [Boards in your pages](embedding.md), the notation in
[its own text](../rules/notation.md). This text is made from the comments of the element: \`make reference\` writes it anew.`;

it("the guide's reference is that of the element", async () => {
  const manifest = manifestOf((path) => sources[path.replace("src/element/", "./")] ?? "");
  const [element] = manifest.modules.flatMap(({ declarations }) => declarations);
  const text = element ? `${intro}\n\n${referenceTables(element)}\n` : "";
  await expect(text).toMatchFileSnapshot("../../guide/reference.md");
});
