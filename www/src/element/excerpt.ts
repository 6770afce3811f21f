/** So much of a stranger's text is repeated in a message. */
const most = 40;

/** A text as a message repeats it: its beginning, if it is long. */
export function excerpt(text: string): string {
  if (text.length <= most) return text;
  // Whole characters: a pair of code units is one.
  return `${[...text.slice(0, most)].slice(0, -1).join("")}…`;
}
