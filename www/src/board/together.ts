/**
 * Measuring and writing apart: to measure after something was written makes the browser lay the page out, so boards
 * that come together would do it once each. Here all measure, then all write, and the page is laid out once.
 */
type Step = () => void;

/** Each measures, and calls with what is to be written. */
let turns: ((write: (step: Step) => void) => void)[] = [];

/** Measures and writes still before the next frame, with all others that want to. */
export function together<T>(read: () => T, write: (found: T) => void): void {
  if (turns.length === 0) queueMicrotask(measureNow);
  turns.push((later) => {
    const found = read();
    later(() => write(found));
  });
}

/** For whoever cannot wait. What is asked for while writing has its turn next. */
export function measureNow(): void {
  while (turns.length > 0) {
    const writes: Step[] = [];
    const now = turns;
    turns = [];
    for (const turn of now) attempt(() => turn((step) => writes.push(step)));
    writes.forEach(attempt);
  }
}

/** Boards of one page know nothing of each other: what goes wrong in one is told, and the others go on. */
function attempt(step: Step): void {
  try {
    step();
  } catch (error) {
    reportError(error);
  }
}
