import workerUrl from "./worker?worker&url";

/** The worker's file as subresource integrity writes it; `""` where nobody but this page has it. Put in by the build. */
declare const __WORKER_INTEGRITY__: string;

/** Where the worker's file is: the build has made it a whole address, and bundlers that meet this one leave it alone. */
const place = (): URL => new URL(workerUrl, location.href);

/** Whether the worker's file is of another origin than the page: then browsers start none from there. */
export const isDistant = (): boolean => place().origin !== location.origin;

/** Starts the worker; throws where workers are refused. */
export const startWorker = (): Worker => new Worker(place(), { type: "module" });

/**
 * Fetches the worker of another origin and starts it from a blob of ours, which takes CORS there and `worker-src blob:`
 * here. Exactly this file is taken and no other.
 */
export async function startDistant(): Promise<Worker> {
  const response = await fetch(place(), { integrity: __WORKER_INTEGRITY__ });
  if (!response.ok) throw new TypeError(`the worker: HTTP status ${String(response.status)}`);
  const code = new Blob([await response.arrayBuffer()], { type: "text/javascript" });
  const address = URL.createObjectURL(code);
  const worker = new Worker(address, { type: "module" });
  // It is read by the time the worker says or fails anything.
  for (const event of ["message", "error"]) {
    worker.addEventListener(event, () => URL.revokeObjectURL(address), { once: true });
  }
  return worker;
}
