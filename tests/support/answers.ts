import { expect, type Page } from "@playwright/test";
import type { Kind, Order } from "../../www/src/worker/protocol.ts";

/**
 * Whatever was to come of an answer has come: timers of a page go off in the order in which they are due, and this one is
 * due after every pause before a level's turn (700 ms).
 */
export const pausesOver = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 800)));

interface Line {
  orders: Order[];
  isHeld: boolean;
  held: (() => void)[];
}

/**
 * The line between a page and the worker that thinks for it. Answers can be held back: whatever is done meanwhile is
 * done before they come, however quick or slow the machine is.
 */
export class Answers {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** For every document that the page opens from now on; its answers wait, or those to tasks of one kind. */
  static async hold(page: Page, kind: Kind | null = null): Promise<Answers> {
    await page.addInitScript((kind) => {
      const line: Line = { orders: [], isHeld: true, held: [] };
      Object.assign(window, { line });
      const isOfKind = (id: number | undefined) =>
        kind === null ||
        line.orders.some(
          (order) => order.kind === "start" && order.id === id && order.request.kind === kind,
        );
      const isAnswer = ({ data }: MessageEvent) => {
        const { id, report } = data as { id?: number; report?: { kind: string } };
        return report?.kind === "done" && isOfKind(id);
      };
      window.Worker = class extends Worker {
        override postMessage(order: Order): void {
          line.orders.push(order);
          super.postMessage(order);
        }

        override addEventListener(type: string, listener: unknown): void {
          const hear = listener as (event: Event) => void;
          super.addEventListener(type, (event) => {
            const isWaiting = line.isHeld && type === "message" && isAnswer(event as MessageEvent);
            if (isWaiting) line.held.push(() => hear(event));
            else hear(event);
          });
        }
      };
    }, kind);
    return new Answers(page);
  }

  /** How many answers wait. */
  get waiting(): Promise<number> {
    return this.#line(({ held }) => held.length);
  }

  /** Waits until one waits: something was thought out, and the page has not heard of it. */
  async isThere(): Promise<void> {
    await expect.poll(() => this.waiting, { timeout: 20_000 }).toBeGreaterThan(0);
  }

  /** Lets them come, and those that follow. */
  async release(): Promise<void> {
    await this.#line((line) => {
      line.isHeld = false;
      for (const hear of line.held.splice(0)) hear();
    });
  }

  /** What was asked for so far. */
  async asked(): Promise<Extract<Order, { kind: "start" }>["request"][]> {
    const orders = await this.#line(({ orders }) => orders);
    return orders.flatMap((order) => (order.kind === "start" ? [order.request] : []));
  }

  #line<T>(work: (line: Line) => T): Promise<T> {
    return this.#page.evaluate<T>(`(${work.toString()})(window.line)`);
  }
}
