import type { Glue, LongWorkGlue } from "../src/engine/glue";

export function startedGlue(): Glue & LongWorkGlue;
