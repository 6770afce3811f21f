import type { Page } from "@playwright/test";

/**
 * Time as the clock of blitz sees it: it goes only when a test says so, in steps like those of a browser. Everything
 * else on the page goes on as ever.
 */
export class Time {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  static async install(page: Page): Promise<Time> {
    await page.addInitScript(() => {
      let now = 1000;
      let last = 0;
      const ticks = new Map<number, () => void>();
      Object.defineProperty(performance, "now", { value: () => now });
      window.setInterval = ((work: () => void) => {
        ticks.set((last += 1), work);
        return last;
      }) as typeof setInterval;
      window.clearInterval = (id) => ticks.delete(Number(id));
      const pass = (millis: number) => {
        for (let gone = 0; gone < millis; gone += 100) {
          now += 100;
          for (const work of [...ticks.values()]) work();
        }
      };
      const sleep = (millis: number) => {
        now += millis;
        for (const work of [...ticks.values()]) work();
      };
      Object.assign(window, { pass, sleep });
    });
    return new Time(page);
  }

  /** Time passes. */
  pass = (millis: number): Promise<void> => this.#call("pass", millis);

  /** Time passes while nothing runs: every timer fires once at most, when it is over. */
  sleep = (millis: number): Promise<void> => this.#call("sleep", millis);

  #call(name: "pass" | "sleep", millis: number): Promise<void> {
    return this.#page.evaluate(
      ([name, millis]) =>
        (window as unknown as Record<string, (millis: number) => void>)[name]?.(millis),
      [name, millis] as const,
    );
  }
}
