/** The way to what shows turns, which is fetched once for all boards when a turn is first to be shown, or may soon be. */
import type * as motionModule from "./motion";

/** What shows turns. */
export type Motion = typeof motionModule;

let motion: Motion | null = null;
let fetching: Promise<Motion | null> | null = null;

/** What shows turns, if it is there. */
export const motionNow = (): Motion | null => motion;

/** Fetches what shows turns; `null` when it does not come. */
export const fetchMotion = (): Promise<Motion | null> => (fetching ??= fetchOnce());

async function fetchOnce(): Promise<Motion | null> {
  try {
    return (motion = await import("./motion"));
  } catch (error) {
    // The next turn tries again.
    fetching = null;
    console.error(error);
    return null;
  }
}
