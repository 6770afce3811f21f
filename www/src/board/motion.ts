/** Everything that shows a turn. A board at rest does without it; see `motion-gate.ts`. */
export { MomentPainter } from "./moment-painter";
export { Player } from "./player";
export { Timeline } from "./timeline";
