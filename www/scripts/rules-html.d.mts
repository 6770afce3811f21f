/** The HTML of a rules text: `<span class="rule" id="…">` around each sentence that has an id. */
export function rulesHtml(text: string): string;
