/** The way to what shows turns, which is fetched once for all boards when a turn is first to be shown, or may soon be. */
import { Fetched } from "./fetched";
import type * as motionModule from "./motion";

/** What shows turns. */
export type Motion = typeof motionModule;

const motion = new Fetched<Motion>(() => import("./motion"));

/** What shows turns, if it is there. */
export const motionNow = (): Motion | null => motion.now;

/** Fetches what shows turns; `null` when it does not come. */
export const fetchMotion = (): Promise<Motion | null> => motion.fetch();
