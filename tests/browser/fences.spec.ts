// Code blocks of host pages become boards.
import type { Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import type { Hosts } from "../support/hosts.ts";
import { expect, test } from "../support/page.ts";

const HOST = "https://docs.test";
const SCRIPT = '<script type="module" src="/lib/fences.js"></script>';

const POSITION = "oware 4,4,0,5,5,5/5,4,4,4,4,4 n 0,0";

async function visit(page: Page, hosts: Hosts, inside: string): Promise<void> {
  await hosts.add(HOST, { pages: { "/": inside + SCRIPT }, lib: "/lib/" });
  await page.goto(`${HOST}/`);
}

const fence = (source: string) => `<pre><code class="language-mancala">${source}</code></pre>`;

/** What generators make of one and the same block. */
const SHAPES: Record<string, string> = {
  "CommonMark, mdBook": `<pre><code class="language-mancala hljs">game: omweso
mode: static</code></pre>`,
  "mdBook with its buttons": `<pre><div class="buttons"><button>Copy</button></div><code class="language-mancala hljs">game: omweso
mode: static
</code></pre>`,
  "MkDocs, custom fence": `<pre class="mancala"><code>game: omweso
mode: static</code></pre>`,
  "MkDocs, with a class": `<div class="language-mancala highlight"><pre><span></span><code><span class="p">game: omweso</span>
mode: static
</code></pre></div>`,
  Sphinx: `<div class="highlight-mancala notranslate"><div class="highlight"><pre><span></span>game: omweso
mode: static
</pre><button>Copy</button></div></div>`,
  VitePress: `<div class="language-mancala vp-adaptive-theme"><button class="copy"></button><span class="lang">mancala</span><pre class="shiki"><code><span class="line"><span>game: omweso</span></span>
<span class="line"><span>mode: static</span></span></code></pre></div>`,
  Docusaurus: `<div class="language-mancala codeBlockContainer"><div><pre class="prism-code language-mancala"><code><div class="token-line"><span>game: omweso</span><br></div><div class="token-line"><span>mode: static</span><br></div></code></pre></div></div>`,
  GitHub: `<pre lang="mancala"><code>game: omweso
mode: static</code></pre>`,
  Astro: `<pre class="astro-code" data-language="mancala"><code><span class="line">game: omweso</span>
<span class="line">mode: static</span></code></pre>`,
  Jekyll: `<div class="language-mancala highlighter-rouge"><div class="highlight"><pre class="highlight"><code>game: omweso
mode: static
</code></pre></div></div>`,
};

test("a block becomes a board in every shape that generators give it", async ({ page, hosts }) => {
  const shapes = Object.entries(SHAPES);
  await visit(page, hosts, shapes.map(([name, shape]) => `<h2>${name}</h2>${shape}`).join(""));
  await expect(page.locator("mancala-board")).toHaveCount(shapes.length);
  for (const [index, [name]] of shapes.entries()) {
    const board = page.locator("mancala-board").nth(index);
    await expect(board, name).toHaveAttribute("game", "omweso");
    await expect(board, name).toHaveAttribute("mode", "static");
    await expect(page.locator("h2").nth(index), name).toHaveText(name);
  }
  await expect(page.locator(".mancala-fence-error")).toHaveCount(0);
  for (const pre of await page.locator("pre").all()) await expect(pre).toBeHidden();
});

test("a board shows what its block says, with a caption", async ({ page, hosts }) => {
  await visit(
    page,
    hosts,
    fence(
      `position: ${POSITION}\nmoves: a\n  B\nspeed: instant\ncaption: After &lt;b&gt;two&lt;/b&gt; turns`,
    ),
  );
  const board = new Board(page);
  await board.isReady();
  expect(await board.turns()).toEqual(["a", "B"]);
  await expect(page.locator("figcaption")).toHaveText("After <b>two</b> turns");
});

test("a record keeps its lines", async ({ page, hosts }) => {
  await visit(
    page,
    hosts,
    fence(
      `record: |\n  [Game "oware"]\n  [Result "-"]\n\n  1. C d\n  2. F\nply: 2\nspeed: instant`,
    ),
  );
  const board = new Board(page);
  await board.isReady();
  expect(await board.turns()).toEqual(["C", "d", "F"]);
  expect(await board.call((element) => element.ply)).toBe(2);
});

const BROKEN: Record<string, [source: string, told: RegExp]> = {
  "an unknown key": [
    "game: oware\ncolour: red",
    /^Line 2: “colour” is none of the keys\. .*position/,
  ],
  "no key": ["game: oware\n\nhello", /^Line 3: “hello” is not written as a key/],
  "a key twice": ["game: oware\nflip: on\ngame: omweso", /^Line 3: game stands already in line 1/],
  "a value that is none": ["mode: dance", /^Line 1: “dance” is no value of mode/],
  "a position that cannot be read": [
    "caption: x\nposition: oware 4y6/4x6 s 0,0",
    /^Line 2: This position cannot be read\. Character 7/,
  ],
  "a turn that is none": ["game: oware\nmoves: C C", /^Line 2: .*C/],
  "a record that cannot be read": ["record: [Game oware]", /^Line 1: This game cannot be read/],
};

for (const [name, [source, told]] of Object.entries(BROKEN)) {
  test(`a block with ${name} stays, and the reason stands below it`, async ({ page, hosts }) => {
    await visit(page, hosts, `${fence(source)}<p id="end">The end</p>`);
    await expect(page.locator(".mancala-fence-error")).toHaveText(told);
    await expect(page.locator("pre")).toBeVisible();
    await expect(page.locator("mancala-board")).toHaveCount(0);
    expect(await page.locator("pre").textContent()).toBe(source);
  });
}

test("blocks that come later become boards, and boards go with blocks that go", async ({
  page,
  hosts,
}) => {
  await visit(page, hosts, `<div id="content">${fence("game: oware")}</div>`);
  await expect(page.locator("mancala-board")).toHaveCount(1);
  // As navigation in the page does: the content is replaced, more than once.
  for (const game of ["omweso", "bao-kigogo", "oware"]) {
    await page.evaluate(
      (content) => {
        document
          .querySelector("#content")
          ?.replaceChildren(document.createRange().createContextualFragment(content));
      },
      fence(`game: ${game}`) + fence("mode: static"),
    );
    await expect(page.locator("mancala-board")).toHaveCount(2);
    await expect(page.locator("mancala-board").first()).toHaveAttribute("game", game);
  }
  await page.evaluate(() => document.querySelector("pre")?.remove());
  await expect(page.locator("mancala-board")).toHaveCount(1);
});

test("a board goes where the host moves its block, and comes back where the host takes it away", async ({
  page,
  hosts,
}) => {
  await visit(page, hosts, `<div id="from">${fence("game: omweso")}</div><div id="to"></div>`);
  await expect(page.locator("#from mancala-board")).toHaveCount(1);
  await page.evaluate(() => {
    const [to, block] = ["#to", "pre"].map((selector) => document.querySelector(selector));
    if (block) to?.append(block);
  });
  await expect(page.locator("#to mancala-board")).toHaveCount(1);
  await expect(page.locator("mancala-board")).toHaveCount(1);
  await page.evaluate(() => document.querySelector("figure")?.remove());
  await expect(page.locator("#to mancala-board")).toHaveCount(1);
  await expect(page.locator("pre")).toBeHidden();
});

test("a block in a shadow root that is written anew is read anew", async ({ page, hosts }) => {
  const shadow = `<div><template shadowrootmode="open">${fence("game: oware")}</template></div>`;
  await visit(page, hosts, fence("mode: static") + shadow);
  await expect(page.locator("mancala-board")).toHaveCount(1);
  await page.evaluate(async () => {
    const address: string = "/lib/fences.js";
    const { turnFences } = (await import(address)) as { turnFences: (root: ParentNode) => void };
    const { shadowRoot } = document.querySelector("div") ?? {};
    if (!shadowRoot) throw new Error("there is one");
    turnFences(shadowRoot);
    const code = shadowRoot.querySelector("code");
    if (code) code.textContent = "game: omweso";
    turnFences(shadowRoot);
  });
  await expect(
    page.locator("div > figure > mancala-board, mancala-board[game=omweso]"),
  ).toHaveCount(1);
});

test("a block that the host writes anew is read anew", async ({ page, hosts }) => {
  await visit(page, hosts, fence("game: oware\nwrong: 1"));
  await expect(page.locator(".mancala-fence-error")).toBeVisible();
  await page.evaluate(() => {
    const code = document.querySelector("code");
    if (code) code.textContent = "game: omweso";
  });
  await expect(page.locator("mancala-board")).toHaveAttribute("game", "omweso");
  await expect(page.locator(".mancala-fence-error")).toHaveCount(0);
  await expect(page.locator("pre")).toBeHidden();
});

test("hydration is awaited where a framework is about to take the page over", async ({
  page,
  hosts,
}) => {
  await visit(
    page,
    hosts,
    `<script>document.documentElement.dataset.hasHydrated = "false"</script>${fence("game: oware")}`,
  );
  await page.waitForFunction(() => customElements.get("mancala-board"));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator("mancala-board")).toHaveCount(0);
  await page.evaluate(() => (document.documentElement.dataset["hasHydrated"] = "true"));
  await expect(page.locator("mancala-board")).toHaveCount(1);
});

test("the script twice, from two addresses, makes one board of a block", async ({
  page,
  hosts,
}) => {
  await hosts.add("https://cdn.test", { lib: "/empiki/" });
  await visit(
    page,
    hosts,
    `${fence("game: oware")}<script type="module" src="https://cdn.test/empiki/fences.js"></script>`,
  );
  await new Board(page).isReady();
  await expect(page.locator("mancala-board")).toHaveCount(1);
});

test("the text of a block shows until the board is ready", async ({ page, hosts }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.wasm", async (route) => {
    await released;
    await route.fallback();
  });
  await visit(page, hosts, fence("game: oware\ntext: The start:\n  four seeds in each pit."));
  const text = page.locator("mancala-board > p");
  await expect(text).toHaveText("The start:\nfour seeds in each pit.");
  await expect(text).toBeVisible();
  release();
  await new Board(page).isReady();
  await expect(text).toBeHidden();
});

test("a block of ten million characters is told, not read", async ({ page, hosts }) => {
  await visit(page, hosts, `<pre><code class="language-mancala"></code></pre>`);
  await page.evaluate(() => {
    const code = document.querySelector("code");
    if (code) code.textContent = `position: ${"4,".repeat(5_000_000)}`;
  });
  await expect(page.locator(".mancala-fence-error")).toHaveText(/longer than 200,000 characters/);
});
