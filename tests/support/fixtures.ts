import { readFileSync } from "node:fs";

/** A worked example of the rules. */
export interface Example {
  name: string;
  before: string;
  move?: string;
  after?: string;
}

/** Data of the rules: `fixture("omweso-examples")`. */
export function fixture(name: string): Example[] {
  const text = readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8");
  return JSON.parse(text) as Example[];
}

/** The position before a worked example of a game. */
export function before(game: string, name: string): string {
  const found = fixture(`${game}-examples`).find((example) => example.name === name);
  if (!found) throw new Error(`no worked example "${name}" of ${game}`);
  return found.before;
}
