import { isObject, own, type Reader } from "./readers";
import { Slot, type Schema } from "./slot";
import type { Store } from "./store";

/** What a person may set. Every list has its default first. */
const choices = {
  /** `auto`: that of the browser. */
  language: ["auto", "en", "fr", "sw", "lg"],
  theme: ["auto", "light", "dark", "contrast"],
  counts: ["always", "hover", "never"],
  letters: ["on", "off"],
  hints: ["landing", "off", "turn"],
  speed: ["1", "0.25", "0.5", "2", "4", "8", "instant"],
  sound: ["off", "on"],
} as const;

type Choices = typeof choices;

/** What a person likes. */
export type Preferences = { [K in keyof Choices]: Choices[K][number] };

const names = Object.keys(choices) as (keyof Choices)[];

/** The preferences in any value, with the default for whatever is not one of the choices. */
export function preferencesIn(value: unknown): Preferences {
  const kept = isObject(value) ? value : {};
  const entries = names.map((name) => {
    const found = own(kept, name);
    return [name, choices[name].find((known) => known === found) ?? choices[name][0]] as const;
  });
  return Object.fromEntries(entries) as Preferences;
}

const read: Reader<Preferences> = (value) => (isObject(value) ? preferencesIn(value) : undefined);

/** Formerly the same without a version. */
export const settingsSchema: Schema<Preferences> = { version: 1, read, readFormer: read };

export const settingsSlot = (store: Store): Slot<Preferences> =>
  new Slot(store, "preferences", settingsSchema);
