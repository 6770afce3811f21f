/** The worker that thinks for the page: the page's engine once more, orders in, reports out. */
import { awaitCompiled } from "../engine/compile";
import { Desk } from "./desk";
import { browserDesk } from "./desk-world";
import { orderIn, sent, type Told } from "./protocol";

/** The worker's side of the line; the types of the page know no worker. */
interface Line {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

/** Long enough to cost nothing, short enough that a stop is heard at once (milliseconds). */
const sliceMillis = 15;

const line = globalThis as unknown as Line;
const tell = (told: Told): void => line.postMessage(sent(told));
const desk = new Desk(browserDesk(sliceMillis), tell);

awaitCompiled(
  new Promise((deliver) => {
    line.addEventListener("message", ({ data }) => {
      const order = orderIn(data);
      if (order?.kind === "engine") deliver(order.module);
      else desk.take(order);
    });
  }),
);
tell({ kind: "ready" });
