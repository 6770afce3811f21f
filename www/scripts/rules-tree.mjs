// Makes data of a rules text: whoever shows it may not be allowed to parse markup.
import { rulesHtml } from "./rules-html.mjs";

/** A tag with its attributes, or text. */
const piece = /<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"]*")*)( \/)?>|([^<]+)/g;
const attribute = /([a-z-]+)="([^"]*)"/g;
const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

const plain = (text) => text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]);

const attributesOf = (text) =>
  Object.fromEntries([...text.matchAll(attribute)].map(([, name, value]) => [name, plain(value)]));

/** The elements of our own HTML, which closes all of them but breaks and lines. */
function treeOf(html) {
  const root = [];
  const open = [root];
  for (const [, closing, tag, attributes, , text] of html.matchAll(piece)) {
    if (closing) open.pop();
    else if (text !== undefined) open.at(-1).push(plain(text));
    else {
      const element = [tag, attributesOf(attributes)];
      open.at(-1).push(element);
      if (tag !== "br" && tag !== "hr") open.push(element);
    }
  }
  if (open.length !== 1) throw new Error("an element is not closed");
  return root.filter((node) => typeof node !== "string");
}

/** A rules text as data: strings are text, arrays are elements `[tag, attributes, ...children]`. */
export const rulesTree = (text) => treeOf(rulesHtml(text));
