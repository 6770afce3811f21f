import { fileURLToPath } from "node:url";
import { test as base } from "../support/page.ts";
import { serveFolder } from "../support/server.ts";

export { expect } from "../support/page.ts";

/** Below the root of its host, as the pages of a project often are. */
const PATH = "/project/";

interface WorkerOptions {
  /** Whose site is visited. */
  generator: string;
}

/** Every test of a site: nothing in the console, nothing missing, nothing asked from elsewhere. */
export const test = base.extend<object, WorkerOptions>({
  generator: ["", { option: true, scope: "worker" }],

  site: [
    async ({ generator }, use) => {
      const folder = fileURLToPath(new URL(`.built/${generator}/`, import.meta.url));
      const site = await serveFolder(folder, PATH);
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => use(`${site.origin}${PATH}`),
});
