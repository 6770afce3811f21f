/** Lessons as one puts them elsewhere. Pure. */
import type { Course } from "../../lessons/format";

/** The address of the schema, beside the page itself. */
export const schemaAt = (base: string): string => new URL("lessons.schema.json", base).href;

/** What is saved: for people to read, and for editors to check. */
export const fileText = (course: Course): string => `${JSON.stringify(course, null, 2)}\n`;

/** The same on one line, as attributes and addresses take it. */
export const plainText = ({ $schema: _, ...course }: Course): string => JSON.stringify(course);

/**
 * A code block that holds the lessons and begins with one of them. Each part stands on a line of its own, for generators
 * of sites take two braces in a row for signs of theirs.
 */
export function fenceText({ $schema: _, ...course }: Course, id: string): string {
  const lines = JSON.stringify(course, null, 2).split("\n");
  const at = id === course.lessons[0]?.id ? "" : `#${id}`;
  return block(course.game, `lesson:\n${lines.map((line) => `  ${line}`).join("\n")}${at}`);
}

/** A code block that names the file of the lessons and one of them. */
export const fileFenceText = (game: Course["game"], address: string, id: string): string =>
  block(game, `lesson: ${address.trim()}#${id}`);

/** The game keeps the right room until the lessons are there. */
const block = (game: Course["game"], lesson: string): string =>
  `\`\`\`mancala\nmode: lesson\ngame: ${game}\n${lesson}\n\`\`\`\n`;
