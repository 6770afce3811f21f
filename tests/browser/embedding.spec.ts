// The package's files in other people's pages: wherever they lie, and whatever the hosts permit.
import type { Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import { libText, type HostSite, type Hosts } from "../support/hosts.ts";
import { expect, test } from "../support/page.ts";

const HOST = "https://docs.test";
const CDN = "https://cdn.test";

const OWARE = '<mancala-board game="oware" speed="instant"></mancala-board>';
const script = (file: string, origin = "", more = "") =>
  `<script type="module" src="${origin}/lib/${file}" ${more}></script>`;

/** Opens a page of the host whose files lie beside it. */
async function visit(
  page: Page,
  hosts: Hosts,
  inside: string,
  site: HostSite = {},
): Promise<Board> {
  await hosts.add(HOST, { pages: { "/deep/page.html": inside }, lib: "/lib/", ...site });
  await page.goto(`${HOST}/deep/page.html`);
  return new Board(page);
}

/** Plays a turn, so that somebody has seen the engine work. */
async function plays(board: Board): Promise<void> {
  await board.isReady();
  await board.sow("C");
  expect(await board.turns()).toEqual(["C"]);
}

/** Lets a level answer, so that somebody has seen the thinking work. */
async function thinks(board: Board): Promise<void> {
  await board.call((element) => element.setAttribute("north", "1"));
  await expect.poll(async () => (await board.turns()).length).toBe(2);
}

/** Opens the explanation, and in the board's own window a rule of it. */
async function explains(board: Board): Promise<void> {
  await board.button("Explain").click();
  await board.button("Rule: oware-sowing").first().click();
  await expect(board.element.getByRole("dialog")).toContainText("skipping h itself on every lap");
}

test.describe("a tag", () => {
  test("needs one module beside the engine", async ({ page, hosts }) => {
    const board = await visit(page, hosts, OWARE + script("define.js"));
    await plays(board);
    await thinks(board);
    expect(hosts.asked.filter((file) => file.endsWith(".wasm"))).toHaveLength(1);
    expect(page.workers()).toHaveLength(1);
  });

  test("is served by a plain script too", async ({ page, hosts }) => {
    const fence = '<pre><code class="language-mancala">game: omweso</code></pre>';
    const board = await visit(
      page,
      hosts,
      `${OWARE}${fence}<script src="/lib/classic.js" async></script>`,
    );
    await expect(page.locator("mancala-board")).toHaveCount(2);
    await plays(new Board(page, "mancala-board[game=oware]"));
    await thinks(new Board(page, "mancala-board[game=oware]"));
    expect(board).toBeDefined();
  });

  test("works where plain and module scripts come together, with one engine", async ({
    page,
    hosts,
  }) => {
    const scripts = `<script src="/lib/classic.js"></script>${script("fences.js")}${script("define.js")}`;
    await plays(await visit(page, hosts, OWARE + scripts));
    expect(hosts.asked.filter((file) => file.endsWith(".wasm"))).toHaveLength(1);
  });
});

test("the first entry registers nothing and asks for nothing but itself", async ({
  page,
  hosts,
}) => {
  await visit(page, hosts, OWARE);
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
  const names = await page.evaluate(async () => {
    const address = "/lib/index.js";
    return Object.keys((await import(address)) as object);
  });
  expect(names).toEqual(expect.arrayContaining(["MancalaBoard", "loadEngine"]));
  expect(await page.evaluate(() => customElements.get("mancala-board") === undefined)).toBe(true);
  expect(await page.evaluate(() => Object.getOwnPropertyNames(window))).toEqual(before);
  expect(
    hosts.asked.filter(
      (file) => !/^(index|chunks\/(board|rolldown-runtime)-[\w-]+)\.js$/.test(file),
    ),
  ).toEqual([]);
});

test.describe("the engine", () => {
  test("is taken with a wrong type", async ({ page, hosts }) => {
    const board = await visit(page, hosts, OWARE + script("define.js"), {
      change: (file, answer) =>
        file.endsWith(".wasm")
          ? { ...answer, headers: { "content-type": "application/octet-stream" } }
          : answer,
    });
    await plays(board);
  });

  test.describe("that is not one", () => {
    test.use({ expectedTrouble: /LoadError|MixedError|wasm|CompileError/ });

    test("is told: the host sends a page in its place", async ({ page, hosts }) => {
      const board = await visit(page, hosts, OWARE + script("define.js"), {
        change: (file, answer) =>
          file.endsWith(".wasm")
            ? { body: "<!doctype html>", headers: { "content-type": "text/html" } }
            : answer,
      });
      await expect(board.sentence).toContainText("could not be loaded");
      await expect(board.button("Try again")).toBeVisible();
    });

    /** An engine of another version: its stamp differs, everything else is as it was. */
    const otherVersion = (engine: Buffer): Buffer => {
      const at = engine.length - 1;
      const other = Buffer.from(engine);
      other[at] = engine[at] === 0x30 ? 0x31 : 0x30;
      return other;
    };

    test("is told: of another version than the scripts, whatever is fetched", async ({
      page,
      hosts,
    }) => {
      const board = await visit(page, hosts, OWARE + script("define.js"), {
        change: (file, { body, headers }) =>
          file.endsWith(".wasm")
            ? { body: otherVersion(body as Buffer), headers }
            : { body, headers },
      });
      await expect(board.sentence).toContainText("of two versions");
      await expect(board.button("Load the page again")).toBeVisible();
    });

    test("is fetched past the cache when an old one was kept", async ({ page, hosts }) => {
      let isOld = true;
      const board = await visit(page, hosts, OWARE + script("define.js"), {
        change: (file, { body, headers }) => {
          if (!file.endsWith(".wasm") || !isOld) return { body, headers };
          isOld = false;
          return { body: otherVersion(body as Buffer), headers };
        },
      });
      await plays(board);
      expect(hosts.asked.filter((file) => file.endsWith(".wasm"))).toHaveLength(2);
    });
  });
});

test.describe("from another origin", () => {
  const cdn: HostSite = { lib: "/lib/" };

  test("everything works, and what thinks does so in a worker", async ({ page, hosts }) => {
    await hosts.add(CDN, cdn);
    const board = await visit(page, hosts, OWARE + script("define.js", CDN, "crossorigin"));
    await plays(board);
    await thinks(board);
    expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
  });

  test("a plain script will do", async ({ page, hosts }) => {
    await hosts.add(CDN, cdn);
    await plays(await visit(page, hosts, `${OWARE}<script src="${CDN}/lib/classic.js"></script>`));
  });

  test("only the very engine is taken that the scripts were made with", async ({ page, hosts }) => {
    await hosts.add(CDN, {
      ...cdn,
      change: (file, { body, headers }) =>
        file.endsWith(".wasm")
          ? { body: Buffer.concat([body as Buffer, Buffer.from([0, 2, 1, 0x78])]), headers }
          : { body, headers },
    });
    const board = await visit(page, hosts, OWARE + script("define.js", CDN));
    await expect(board.sentence).toContainText("could not be loaded");
  });
  test.use({ expectedTrouble: /integrity|LoadError/ });
});

test.describe("from a CDN that need not be trusted", () => {
  test.use({ expectedTrouble: /integrity|LoadError|Failed to fetch dynamically/ });

  /** The recipe as the package brings it. */
  const recipe = () => libText("cdn.html").replaceAll("{{cdn}}", `${CDN}/lib/`);

  test("the recipe names every script, and everything works", async ({ page, hosts }) => {
    await hosts.add(CDN, { lib: "/lib/" });
    const board = await visit(page, hosts, recipe() + OWARE);
    await plays(board);
    await thinks(board);
    expect(page.workers()).toHaveLength(1);
    const scripts = hosts.asked.filter((file) => file.endsWith(".js"));
    for (const script of scripts.filter((file) => !file.startsWith("chunks/worker"))) {
      expect(recipe(), "named with its integrity").toContain(`${CDN}/lib/${script}"`);
    }
  });

  const ALTERED: Record<string, [file: RegExp, then: (board: Board) => Promise<void>]> = {
    "the script that is named": [/^fences\.js$/, async ({ element }) => isUnborn(element)],
    "a script that it needs": [/^chunks\/board-/, async ({ element }) => isUnborn(element)],
    "the engine": [
      /\.wasm$/,
      async (board) => expect(board.sentence).toContainText("could not be loaded"),
    ],
  };

  /** The tag is nothing but a tag. */
  const isUnborn = async (element: Board["element"]): Promise<void> => {
    await element.page().waitForLoadState("networkidle");
    expect(await element.evaluate((board) => board.shadowRoot)).toBeNull();
  };

  for (const [name, [file, then]] of Object.entries(ALTERED)) {
    test(`${name} is refused when it was altered`, async ({ page, hosts }) => {
      await hosts.add(CDN, {
        lib: "/lib/",
        change: (asked, { body, headers }) =>
          file.test(asked)
            ? { body: Buffer.concat([body as Buffer, Buffer.from("\n//")]), headers }
            : { body, headers },
      });
      await then(await visit(page, hosts, recipe() + OWARE));
    });
  }

  test("a worker that was altered is not started", async ({ page, hosts }) => {
    await hosts.add(CDN, {
      lib: "/lib/",
      change: (asked, { body, headers }) =>
        asked.startsWith("chunks/worker")
          ? { body: Buffer.concat([body as Buffer, Buffer.from("\n//")]), headers }
          : { body, headers },
    });
    const board = await visit(page, hosts, recipe() + OWARE);
    await plays(board);
    await thinks(board);
    expect(page.workers()).toHaveLength(0);
  });
});

test.describe("a security policy", () => {
  const policy = (...directives: string[]) => ({
    headers: {
      "content-security-policy": ["default-src 'none'", "img-src data:", ...directives].join("; "),
    },
  });

  test("of one's own origin need allow only 'wasm-unsafe-eval'", async ({ page, hosts }) => {
    const board = await visit(
      page,
      hosts,
      OWARE + script("fences.js"),
      policy("script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"),
    );
    await plays(board);
    await thinks(board);
    expect(page.workers()).toHaveLength(1);
  });

  test("for another origin names it for scripts and engine, and blobs for the worker", async ({
    page,
    hosts,
  }) => {
    await hosts.add(CDN, { lib: "/lib/" });
    const board = await visit(
      page,
      hosts,
      OWARE + script("fences.js", CDN),
      policy(`script-src ${CDN} 'wasm-unsafe-eval'`, `connect-src ${CDN}`, "worker-src blob:"),
    );
    await plays(board);
    await thinks(board);
    expect(page.workers()).toHaveLength(1);
  });

  test.describe("that allows less", () => {
    test.use({
      expectedTrouble: /Content Security Policy|LoadError|CompileError|TrustedScriptURL/,
    });

    test("and no worker: levels think on the page, in slices", async ({ page, hosts }) => {
      await hosts.add(CDN, { lib: "/lib/" });
      const board = await visit(
        page,
        hosts,
        OWARE + script("fences.js", CDN),
        policy(`script-src ${CDN} 'wasm-unsafe-eval'`, `connect-src ${CDN}`),
      );
      await plays(board);
      await thinks(board);
      expect(page.workers()).toHaveLength(0);
    });

    test("and no wasm: the board says that it cannot start", async ({ page, hosts }) => {
      const board = await visit(
        page,
        hosts,
        OWARE + script("fences.js"),
        policy("script-src 'self'", "connect-src 'self'"),
      );
      await expect(board.sentence).toContainText("a browser that forbids WebAssembly cannot play");
    });

    test("and demands trusted types: nothing is needed of them but a worker", async ({
      page,
      hosts,
    }) => {
      const board = await visit(
        page,
        hosts,
        OWARE + script("fences.js"),
        policy(
          "script-src 'self' 'wasm-unsafe-eval'",
          "connect-src 'self'",
          "require-trusted-types-for 'script'",
        ),
      );
      await plays(board);
      await thinks(board);
      await explains(board);
    });
  });
});

test.describe("the page for iframes", () => {
  const frame = (address: string) =>
    `<iframe src="/lib/embed.html${address}" width="600" height="500" title="A board"></iframe>`;

  test("shows what its address says", async ({ page, hosts }) => {
    await visit(page, hosts, frame("?game=omweso&mode=static&utm_source=x"));
    const board = page.frameLocator("iframe").locator("mancala-board");
    await expect(board).toHaveAttribute("game", "omweso");
    await expect(board.getByRole("grid")).toBeVisible();
    await expect(board.getByRole("button", { name: /may be played/ })).toHaveCount(0);
  });

  test("shows the game of a link", async ({ page, hosts }) => {
    await visit(page, hosts, frame("#g=oware&m=Cd"));
    const board = page.frameLocator("iframe").locator("mancala-board");
    await expect(board.getByRole("button", { name: /^d\b/ }).first()).toBeVisible();
  });

  test("says why a link cannot be read", async ({ page, hosts }) => {
    await visit(page, hosts, frame("#g=oware&m=Cxx"));
    const told = page.frameLocator("iframe").getByRole("alert");
    await expect(told).toContainText("This link cannot be read");
  });

  test("speaks the language of its address, else that of the browser", async ({ page, hosts }) => {
    const document = page.frameLocator("iframe").locator("html");
    await visit(page, hosts, frame("?game=oware&lang=fr"));
    await expect(document).toHaveAttribute("lang", "fr");
    await expect(document.getByText("Le premier coup est à Sud.").first()).toBeVisible();
    await visit(page, hosts, frame("?game=oware"));
    await expect(document).toHaveAttribute("lang", "en");
  });

  test("tells the page around it how high it is", async ({ page, hosts }) => {
    const listen = `<script>addEventListener("message", ({ data }) => { if (data.type === "empiki-height") document.title = String(data.height); });</script>`;
    await visit(page, hosts, listen + frame("?game=oware"));
    await expect.poll(async () => Number(await page.title())).toBeGreaterThan(250);
  });
});
