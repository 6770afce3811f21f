import type { readRecords } from "../../session/arbiter";
import type { Engine } from "../../session/engine";

// What the engine says of records, by its calls.

export type EngineGame = ReturnType<Engine["fromRecord"]>;
export type Summary = ReturnType<typeof readRecords>[number];
export type ErrorDetail = NonNullable<Summary["error"]>;
export type Fault = ErrorDetail["faults"][number];
export type Outcome = NonNullable<Summary["outcome"]>;
export type Notice = Summary["notices"][number];
export type GameInfo = ReturnType<Engine["info"]>;
export type GameId = GameInfo["id"];
