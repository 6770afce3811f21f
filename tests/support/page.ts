import { test as base, expect, type Page } from "@playwright/test";
import { Hosts } from "./hosts.ts";
import { serve, type Site } from "./server.ts";

export { expect };

interface Options {
  /**
   * Messages of the console and uncaught errors that a test expects, because
   * it provokes them. Everything else fails the test.
   */
  expectedTrouble: RegExp | null;
}

interface Fixtures {
  /** Other people's sites. */
  hosts: Hosts;
  /** What went wrong in the page so far, as sentences. */
  trouble: string[];
}

interface WorkerFixtures {
  /** The built page on a free port of this machine. */
  site: Site;
}

/** Holds back what is asked for from now on, until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Every test of the page: no message in the console, no uncaught error, nothing asked from elsewhere. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedTrouble: [null, { option: true }],

  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const site = await serve();
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => use(`${site.origin}/`),

  hosts: async ({ context }, use) => use(new Hosts(context)),

  trouble: [
    async ({ context, site, hosts, expectedTrouble }, use) => {
      const trouble: string[] = [];
      const note = (sentence: string) => {
        if (!expectedTrouble?.test(sentence)) trouble.push(sentence);
      };
      const watch = (page: Page) => {
        page.on("console", (message) => {
          if (["error", "warning"].includes(message.type())) {
            note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
          }
        });
        page.on("pageerror", (error) => note(`uncaught: ${error.stack ?? error.message}`));
        page.on("crash", () => note("the page crashed"));
        page.on("response", (response) => {
          if (response.status() >= 400) note(`${response.status()} for ${response.url()}`);
        });
      };
      context.on("page", watch);
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (
          ["http:", "https:", "ws:", "wss:"].includes(url.protocol) &&
          url.origin !== site.origin &&
          !hosts.has(url.origin)
        ) {
          note(`asked elsewhere: ${request.url()}`);
        }
      });
      await use(trouble);
      expect(trouble, "what went wrong in the page").toEqual([]);
    },
    { auto: true },
  ],
});
