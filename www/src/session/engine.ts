/**
 * What owners of a session need of the engine: to load it, and to know its
 * failures. Above the session nobody speaks to the engine itself.
 */
export type { Engine } from "../engine/client";
export { EmpikiError, LoadError, MixedError, SpentError } from "../engine/error";
export { loadEngine } from "../engine/load";
