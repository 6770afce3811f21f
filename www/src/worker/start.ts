import workerUrl from "./worker?worker&url";

/**
 * Starts the worker; throws where workers are refused. A worker must be of the page's own origin: the script of
 * another one is imported by a blob of ours, which takes CORS there and `worker-src blob:` here.
 */
export function startWorker(): Worker {
  const url = new URL(workerUrl, import.meta.url);
  if (url.origin === location.origin) return new Worker(url, { type: "module" });
  const code = `import ${JSON.stringify(url.href)};`;
  const blob = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const worker = new Worker(blob, { type: "module" });
  // It is read by the time the worker says or fails anything.
  for (const event of ["message", "error"]) {
    worker.addEventListener(event, () => URL.revokeObjectURL(blob), { once: true });
  }
  return worker;
}
