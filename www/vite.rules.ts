import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { rulesHtml } from "./scripts/rules-html.mjs";

const query = ".md?rules";

/** `import html from "oware.md?rules"`: a rules text as HTML, made by the build so that no page needs what makes it. */
export const rulesTexts: Plugin = {
  name: "rules-texts",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(query)) return null;
    const file = id.slice(0, -"?rules".length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(rulesHtml(await readFile(file, "utf8")))};`;
  },
};
