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
