/**
 * Measuring and writing apart: to measure after something was written makes the browser lay the page out, so boards
 * that come together would do it once each. Here all measure, then all write, and the page is laid out once.
 */

/** Each measures, and gives what writes. */
let asked: (() => () => void)[] = [];

/** Measures and writes still before the next frame, with all others that want to. */
export function together<T>(read: () => T, write: (found: T) => void): void {
  if (asked.length === 0) queueMicrotask(measureNow);
  asked.push(() => {
    const found = read();
    return () => write(found);
  });
}

/** For whoever cannot wait. What is asked for while writing is done next. */
export function measureNow(): void {
  while (asked.length > 0) {
    const measures = asked;
    asked = [];
    for (const write of measures.map(attempt)) if (write) attempt(write);
  }
}

/** Boards of one page know nothing of each other: what goes wrong in one is told, and the others go on. */
function attempt<T>(step: () => T): T | null {
  try {
    return step();
  } catch (error) {
    reportError(error);
    return null;
  }
}
