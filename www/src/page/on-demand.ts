import type { Notices } from "./notices";

/** What is needed to fetch a part of the page when it is wanted. */
export interface Fetching {
  notices: Notices;
  /** The screen that wanted it has gone: then it is of no use any more. */
  gone: AbortSignal;
}

/** Fetches parts of the page and uses them. A part that does not come is told, and the rest goes on. */
export async function onDemand<T>(
  { notices, gone }: Fetching,
  part: () => Promise<T>,
  use: (part: T) => void,
): Promise<void> {
  let found: T;
  try {
    found = await part();
  } catch (error) {
    console.error(error);
    notices.tell("notLoaded");
    return;
  }
  if (!gone.aborted) use(found);
}
