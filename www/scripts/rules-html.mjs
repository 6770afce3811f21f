// Makes HTML of a rules text: each sentence that has an id can be linked to and pointed at.
import MarkdownIt from "markdown-it";

/** `{#oware-capture}` behind a sentence: its id. */
const mark = /\s*\{#([a-z0-9-]+)\}/;

const escapeHtml = MarkdownIt().utils.escapeHtml;

const opening = (id) => `<span class="rule" id="${id}">`;
const closing = "</span>";

/** The pieces of a text, each with the id that stands behind it; the last may have none. */
function piecesOf(text) {
  const [first, ...rest] = text.split(mark);
  const texts = [first, ...rest.filter((_, index) => index % 2 === 1)];
  const ids = rest.filter((_, index) => index % 2 === 0);
  return texts.map((piece, index) => ({ piece, id: ids[index] ?? null }));
}

/** Puts what stands between two marks into an element with the id of the second. */
function wrapSentences({ tokens, Token }) {
  const html = (content) => Object.assign(new Token("html_inline", "", 0), { content });
  const textOf = (content) => Object.assign(new Token("text", "", 0), { content });
  for (const token of tokens.filter(({ type }) => type === "inline")) {
    const done = [];
    let sentence = [];
    for (const child of token.children ?? []) {
      if (child.type !== "text" || !mark.test(child.content)) {
        sentence.push(child);
        continue;
      }
      for (const { piece, id } of piecesOf(child.content)) {
        sentence.push(textOf(piece));
        if (id === null) continue;
        done.push(...wrapped(sentence, html, textOf, id));
        sentence = [];
      }
    }
    token.children = [...done, ...sentence];
  }
}

/** The spaces before a sentence are not of it. */
function wrapped([first, ...rest], html, textOf, id) {
  const nesting = [first, ...rest].reduce((sum, { nesting }) => sum + nesting, 0);
  if (nesting !== 0) throw new Error(`${id}: the mark stands inside an emphasis that goes on`);
  if (first.type !== "text") return [html(opening(id)), first, ...rest, html(closing)];
  const [, space, text] = /^(\s*)([^]*)$/.exec(first.content);
  return [textOf(space), html(opening(id)), textOf(text), ...rest, html(closing)];
}

/** A block of pseudo-code: its lines as they are, with their ids. */
function codeWithIds(text) {
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) =>
      piecesOf(line)
        .map(({ piece, id }) => {
          const [, space, words] = /^(\s*)([^]*)$/.exec(piece);
          return (
            space + (id === null ? escapeHtml(words) : opening(id) + escapeHtml(words) + closing)
          );
        })
        .join(""),
    );
  return `<pre class="rules-code" tabindex="0"><code>${lines.join("\n")}</code></pre>\n`;
}

const markdown = MarkdownIt();
markdown.core.ruler.push("sentences", (state) => wrapSentences(state));
markdown.renderer.rules.fence = (tokens, index) => codeWithIds(tokens[index].content);

// A table may be wider than a phone: it scrolls in a box of its own, which keys can reach.
markdown.renderer.rules.table_open = () => '<div class="rules-table" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => "</table></div>\n";

/** The HTML of a rules text. */
export const rulesHtml = (text) => markdown.render(text);
