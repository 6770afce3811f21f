import { Game, games, initSync } from "../../pkg/play.js";
import { Engine } from "./client";
import { compiledEngine } from "./compile";
import { LoadError, SpentError } from "./error";
import type { Glue } from "./glue";

/** Each by its name: what nobody names is left out of the page. */
const firstCopy = { Game, games, initSync };

/**
 * The glue keeps its instance in its module and never lets go of it, so a
 * fresh engine needs a fresh copy of the module, which is fetched only after a
 * panic. One spare is enough: a bug that strikes twice would strike a third time.
 */
const copies: readonly (() => Promise<Glue>)[] = [
  () => Promise.resolve(firstCopy as Glue),
  () => import("../../pkg/spare.js"),
];

let started = 0;
let current: Promise<Engine> | undefined;
let living: Engine | undefined;

/**
 * The engine, loaded once for the whole page and only when somebody asks. After
 * a panic the next call starts a new one; after a failed load it tries again.
 */
export function loadEngine(): Promise<Engine> {
  if (living?.isDead) {
    living = undefined;
    current = undefined;
    started += 1;
  }
  return (current ??= start());
}

async function start(): Promise<Engine> {
  try {
    const copy = copies[started];
    if (!copy) throw new SpentError("no copy of the engine is left");
    const [glue, module] = await Promise.all([copy(), compiledEngine()]);
    glue.initSync({ module });
    living = new Engine(glue);
    return living;
  } catch (error) {
    current = undefined;
    throw error instanceof LoadError
      ? error
      : new LoadError("the engine did not load", { cause: error });
  }
}
