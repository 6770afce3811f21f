import { EmpikiError, type Engine } from "../../session/engine";
import { isRefusal } from "../kept-game";

/** What an engine answers; `null` when it refuses or has failed, which is the board's to tell. */
export function asked<T>(engine: Engine, ask: (engine: Engine) => T): T | null {
  if (engine.isDead) return null;
  try {
    return ask(engine);
  } catch (error) {
    if (error instanceof EmpikiError && (engine.isDead || isRefusal(error.code))) return null;
    throw error;
  }
}
