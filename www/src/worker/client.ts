/** The page's side of the worker: one for the whole page, as long as somebody holds a lease. */
import { compiledEngine } from "../engine/compile";
import type { Desk } from "./desk";
import {
  deathFailure,
  sent,
  toldIn,
  type Failure,
  type Kind,
  type Order,
  type Report,
  type Request,
  type Told,
} from "./protocol";
import { isDistant, startDistant, startWorker } from "./start";

/** A task under way. */
export interface Task {
  /** Ends it at once; nothing is told any more. */
  stop(): void;
  /** Takes the best there is by now as the answer, which is then told as ever. */
  settle(): void;
}

/** Somebody's right to have tasks done. */
export interface Lease {
  /** Starts a task and tells every report until the last: an answer or a failure. Nothing is told before this returns. */
  start<K extends Kind>(request: Request<K>, told: (report: Report<K>) => void): Task;
  /** Stops its tasks; the last one to go lets the worker go. */
  release(): void;
}

/** Whoever does the work: a worker, or a desk on this very thread. */
export interface Hand {
  send(order: Order): void;
  /** Lets it go; whatever it does is lost. */
  close(): void;
}

/** What is heard of a hand. */
export interface HandEvents {
  /** `null`: it speaks another version. */
  told: (told: Told | null) => void;
  /** It did not start, or has died. */
  lost: () => void;
}

/** How hands are had; handed in, so that tests need no worker. */
export interface ClientWorld {
  /** Throws where workers are refused. */
  worker(events: HandEvents): Hand;
  ownThread(events: HandEvents): Hand;
}

interface Entry {
  lease: object;
  request: Request;
  told: (report: Report) => void;
  isSettled: boolean;
}

/**
 * Has tasks done for everybody on the page who holds a lease. The worker starts with the first task. Where it cannot
 * start, the same is done on the page's own thread. When it dies its tasks fail, and the next task starts another.
 */
export class TaskClient {
  readonly #world: ClientWorld;
  readonly #leases = new Set<object>();
  readonly #entries = new Map<number, Entry>();
  #hand: Hand | null = null;
  #isOwn = false;
  /** The hand has answered: from now on it is one that died, not one that did not start. */
  #hasAnswered = false;
  #lastId = 0;
  /** Counts the hands there have been. */
  #openings = 0;

  constructor(world: ClientWorld) {
    this.#world = world;
  }

  lease(): Lease {
    const lease = {};
    this.#leases.add(lease);
    return {
      start: (request, told) => this.#start(lease, request as Request, told),
      release: () => this.#release(lease),
    };
  }

  #start(lease: object, request: Request, told: (report: Report) => void): Task {
    const id = (this.#lastId += 1);
    // Who has given up a lease gets nothing done any more.
    if (!this.#leases.has(lease)) return { stop: () => undefined, settle: () => undefined };
    this.#entries.set(id, { lease, request, told, isSettled: false });
    const hand = (this.#hand ??= this.#open());
    hand.send({ kind: "start", id, request });
    return { stop: () => this.#stop(id), settle: () => this.#settle(id) };
  }

  #stop(id: number): void {
    if (this.#entries.delete(id)) this.#hand?.send({ kind: "stop", id });
  }

  #settle(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.isSettled = true;
    this.#hand?.send({ kind: "settle", id });
  }

  #release(lease: object): void {
    if (!this.#leases.delete(lease)) return;
    for (const [id, entry] of this.#entries) if (entry.lease === lease) this.#stop(id);
    if (this.#leases.size === 0) this.#close();
  }

  #open(): Hand {
    this.#isOwn = false;
    this.#hasAnswered = false;
    try {
      return this.#world.worker(this.#events());
    } catch {
      // A policy forbids workers, or there are none here.
      return this.#openOwn();
    }
  }

  #openOwn(): Hand {
    this.#isOwn = true;
    this.#hasAnswered = false;
    return this.#world.ownThread(this.#events());
  }

  /** What a hand says counts only as long as it is the one there is. */
  #events(): HandEvents {
    const opening = (this.#openings += 1);
    const whileOpen = (act: () => void) => {
      if (opening === this.#openings) act();
    };
    return {
      told: (told) => whileOpen(() => this.#hear(told)),
      lost: () => whileOpen(() => this.#lose()),
    };
  }

  #hear(told: Told | null): void {
    if (!told || told.kind === "puzzled") return this.#failAll({ reason: "version" });
    this.#hasAnswered = true;
    if (told.kind === "report") this.#pass(told.id, told.report);
  }

  #pass(id: number, report: Report): void {
    const failure = report.kind === "failed" ? report.failure : null;
    if (failure?.reason === "load" && !this.#isOwn) return this.#goOnAlone();
    if (failure?.reason === "engine" && failure.detail.code === "engine-dead") {
      return this.#failAll(failure);
    }
    const entry = this.#entries.get(id);
    if (report.kind === "done" || failure) this.#entries.delete(id);
    entry?.told(report);
  }

  #lose(): void {
    if (this.#hasAnswered) this.#failAll(deathFailure());
    else if (this.#isOwn) this.#failAll({ reason: "load" });
    else this.#goOnAlone();
  }

  /** The worker, or its engine, did not start: everything is begun on this thread. */
  #goOnAlone(): void {
    this.#hand?.close();
    const hand = (this.#hand = this.#openOwn());
    for (const [id, { request, isSettled }] of this.#entries) {
      hand.send({ kind: "start", id, request });
      if (isSettled) hand.send({ kind: "settle", id });
    }
  }

  /** Nothing comes of the tasks there are; the next one gets a fresh hand. */
  #failAll(failure: Failure): void {
    const entries = [...this.#entries.values()];
    this.#entries.clear();
    this.#close();
    for (const { told } of entries) told({ kind: "failed", failure });
  }

  #close(): void {
    this.#openings += 1;
    this.#hand?.close();
    this.#hand = null;
  }
}

/** What is needed of a worker. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** A worker as a hand. It works with the engine that the page has compiled, once that is there. */
export function handOf(
  worker: WorkerLike,
  engine: Promise<WebAssembly.Module>,
  { told, lost }: HandEvents,
): Hand {
  worker.addEventListener("message", ({ data }) => told(toldIn(data)));
  worker.addEventListener("error", lost);
  worker.addEventListener("messageerror", lost);
  engine.then((module) => worker.postMessage(sent({ kind: "engine", module })), lost);
  return {
    send: (order) => worker.postMessage(sent(order)),
    close: () => worker.terminate(),
  };
}

/** A hand that is on its way: it gets the orders that came before it, and is closed when it comes too late. */
export function laterHand(open: () => Promise<Hand>, lost: () => void): Hand {
  let hand: Hand | null = null;
  let isClosed = false;
  const waiting: Order[] = [];
  const come = async () => {
    hand = await open();
    if (isClosed) return hand.close();
    for (const order of waiting.splice(0)) hand.send(order);
  };
  come().catch(lost);
  return {
    send: (order) => (hand ? hand.send(order) : void waiting.push(order)),
    close: () => {
      isClosed = true;
      hand?.close();
    },
  };
}

/** A desk on this thread as a hand. */
const deskHand = (desk: Desk): Hand => ({
  send: (order) => desk.take(order),
  close: () => desk.close(),
});

const browserWorld: ClientWorld = {
  worker: (events) => {
    const hand = (worker: Worker) => handOf(worker, compiledEngine(), events);
    if (!isDistant()) return hand(startWorker());
    return laterHand(async () => hand(await startDistant()), events.lost);
  },
  ownThread: ({ told, lost }) =>
    laterHand(async () => deskHand((await import("./own-thread")).ownDesk(told)), lost),
};

/** The one for this page. */
export const pageClient = new TaskClient(browserWorld);
