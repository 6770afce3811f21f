import type { ToldTexts } from "./index";

/** What a language says of itself is no text to replace. */
type Replaceable = Omit<ToldTexts, "lang" | "direction" | "nativeName" | "isReviewed">;

type PartOf<T> = T extends (...args: never) => unknown
  ? T
  : T extends string
    ? string
    : { readonly [K in keyof T]?: PartOf<T[K]> };

/** Texts of a board that a host says in other words: `{ status: { draw: "Remis" } }`; a function where the text is one. */
export type TextOverrides = PartOf<Replaceable>;

const own: readonly string[] = ["lang", "direction", "nativeName", "isReviewed"];

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/**
 * Texts with some of them replaced. What has no place among them, or is of another kind than what it would replace, is
 * left out; `refuse` hears where it stands: `status.darw`.
 */
export function replaced(
  texts: ToldTexts,
  overrides: TextOverrides,
  refuse: (path: string) => void,
): ToldTexts {
  // Whatever is replaced is of the kind of what was there.
  return merged(texts, overrides, "", refuse) as unknown as ToldTexts;
}

function merged(
  base: Branch,
  overrides: Branch,
  place: string,
  refuse: (path: string) => void,
): Branch {
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(overrides)) {
    if (value === undefined) continue;
    const path = `${place}${key}`;
    const before = Object.hasOwn(base, key) && !own.includes(path) ? base[key] : undefined;
    if (isBranch(before) && isBranch(value))
      result[key] = merged(before, value, `${path}.`, refuse);
    else if (!isBranch(before) && typeof value === typeof before) result[key] = value;
    else refuse(path);
  }
  return result;
}
