/** The same desk on the page's own thread, for browsers and places that refuse workers. */
import { Desk } from "./desk";
import { browserDesk } from "./desk-world";
import type { Told } from "./protocol";

/** Short enough that pictures go on between two slices (milliseconds). */
const sliceMillis = 8;

export const ownDesk = (tell: (told: Told) => void): Desk =>
  new Desk(browserDesk(sliceMillis), tell);
