import type { Engine } from "../engine/client";
import { loadEngine } from "../engine/load";
import { LongWork } from "../engine/long-work";
import { tableShelf } from "../storage/tables";
import { makeBreath } from "./breath";
import type { DeskWorld } from "./desk";

/** The work of the engine there is. */
function workLoader(): DeskWorld["load"] {
  let last: { engine: Engine; work: LongWork } | null = null;
  return async () => {
    const engine = await loadEngine();
    if (last?.engine !== engine) last = { engine, work: new LongWork(engine) };
    return last.work;
  };
}

/** The world as the browser has it, in a worker and on the page's own thread. */
export const browserDesk = (sliceMillis: number): DeskWorld => ({
  load: workLoader(),
  shelf: tableShelf(),
  now: () => performance.now(),
  breathe: makeBreath(),
  sliceMillis,
});
