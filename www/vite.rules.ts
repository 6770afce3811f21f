import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { rulesHtml } from "./scripts/rules-html.mjs";
import { rulesTree } from "./scripts/rules-tree.mjs";

/** In which forms a rules text can be had. */
const forms: Readonly<Record<string, (text: string) => unknown>> = {
  rules: rulesHtml,
  "rule-tree": rulesTree,
};

/**
 * `import html from "oware.md?rules"`: a rules text as HTML, made by the build so that no page needs what makes it;
 * `?rule-tree`: the same as data, for whoever may not parse HTML.
 */
export const rulesTexts: Plugin = {
  name: "rules-texts",
  enforce: "pre",
  async load(id) {
    const [file = "", query = ""] = id.split("?");
    const form = forms[query];
    if (!file.endsWith(".md") || !form) return null;
    this.addWatchFile(file);
    return `export default ${JSON.stringify(form(await readFile(file, "utf8")))};`;
  },
};
