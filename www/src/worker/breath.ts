/**
 * A way to let everything else have its turn: a task of its own, not a promise, so that messages are heard and people's
 * doings are seen; and not a timer, which browsers hold back once it is set again and again.
 */
export function makeBreath(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
