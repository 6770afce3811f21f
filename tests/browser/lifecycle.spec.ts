// How a board comes to be and where it goes: markup, script, copies, hidden places, other documents, and back.
import type { Page } from "@playwright/test";
import { Board, type BoardElement } from "../support/board.ts";
import { embed, openMarkup } from "../support/boards.ts";
import { fixture } from "../support/fixtures.ts";
import { expect, hold, test } from "../support/page.ts";

/** Does something with the element that is on the page, and waits until it is done. */
const withBoard = (page: Page, work: (element: BoardElement) => unknown) =>
  page
    .locator("mancala-board")
    .first()
    .evaluate(work as (element: Element) => unknown);

test.describe("before its script is there", () => {
  test("attributes and properties are noted, and hold", async ({ page }) => {
    const board = await openMarkup(
      page,
      `<mancala-board game="oware" speed="instant" moves="A b"></mancala-board>
       <script>
         const early = document.querySelector("mancala-board");
         early.moves = ["C", "d"];
         early.flip = true;
         early.hints = "off";
         early.ply = 1;
       </script>`,
    );
    await expect(board.playable.first()).toBeVisible();
    expect(await board.turns()).toEqual(["C", "d"]);
    const seen = await board.call((element) => ({
      own: Object.keys(element),
      attributes: ["moves", "flip", "ply"].map((name) => element.getAttribute(name)),
      hints: element.hints,
      ply: element.ply,
    }));
    expect(seen).toEqual({ own: [], attributes: ["C d", "on", "1"], hints: "off", ply: 1 });
    await board.call((element) => (element.moves = "C d F"));
    expect(await board.turns()).toEqual(["C", "d", "F"]);
  });

  test("a property that is none is refused, and the rest holds", async ({ page }) => {
    const board = await openMarkup(
      page,
      `<mancala-board moves="C"></mancala-board>
       <script>
         const told = { moves: [], ends: [], errors: [] };
         addEventListener("mancala-error", ({ detail }) => told.errors.push(detail));
         document.querySelector("mancala-board").speed = "fast";
       </script>`,
    );
    await expect(board.sentence).toContainText("“fast” is no value of speed");
    expect(await board.call((element) => element.getAttribute("speed"))).toBe("fast");
    expect(await board.turns()).toEqual(["C"]);
  });
});

test.describe("a copy shows the game that its attributes say", () => {
  for (const isDeep of [true, false]) {
    test(isDeep ? "with its content" : "alone", async ({ page }) => {
      const board = await embed(page, { moves: "C d", speed: "instant" });
      await board.sow("F");
      const copied = await page.evaluate(async (isDeep) => {
        const original = document.querySelector("mancala-board");
        original?.append("A game of Oware.");
        const copy = original?.cloneNode(isDeep) as BoardElement;
        copy.id = "copy";
        const ready = new Promise((resolve) => copy.addEventListener("mancala-ready", resolve));
        original?.after(copy);
        await ready;
        return copy.textContent;
      }, isDeep);
      expect(copied).toBe(isDeep ? "A game of Oware." : "");
      const copy = new Board(page, "#copy");
      expect(await copy.turns()).toEqual(["C", "d"]);
      await copy.sow("A");
      expect(await new Board(page, "mancala-board:not(#copy)").turns()).toEqual(["C", "d", "F"]);
    });
  }
});

const WAYS: Record<string, (place: HTMLElement, markup: string) => void> = {
  innerHTML: (place, markup) => (place.innerHTML = markup),
  "a template": (place, markup) => {
    const template = document.createElement("template");
    template.innerHTML = markup;
    place.append(template.content.cloneNode(true));
  },
  "a template that was put in before": (place, markup) => {
    const template = document.createElement("template");
    template.innerHTML = markup;
    place.append(template);
    place.append(document.importNode(template.content, true));
  },
  "another document": (place, markup) => {
    const other = new DOMParser().parseFromString(markup, "text/html");
    const board = other.querySelector("mancala-board");
    if (board) place.append(document.adoptNode(board));
  },
  "its class": (place) => {
    const MancalaBoard = customElements.get("mancala-board");
    const board = MancalaBoard && new MancalaBoard();
    board?.setAttribute("moves", "C d");
    if (board) place.append(board);
  },
};

for (const [name, make] of Object.entries(WAYS)) {
  test(`made by ${name}`, async ({ page }) => {
    await embed(page, {});
    await page.evaluate(
      ([make]) => {
        const main = document.querySelector("main");
        main?.replaceChildren();
        const script = document.createElement("script");
        const markup = '<mancala-board moves="C d"></mancala-board>';
        script.textContent = `(${make})(document.querySelector("main"), ${JSON.stringify(markup)})`;
        document.head.append(script);
      },
      [make.toString()] as const,
    );
    const board = new Board(page);
    await expect(board.playable.first()).toBeVisible();
    expect(await board.turns()).toEqual(["C", "d"]);
  });
}

test("removed while its last turn is shown, it tells the end all the same, once", async ({
  page,
}) => {
  const position = "oware 0x5,1/1,0x4,2 s 24,20";
  const board = await embed(page, { position, speed: "0.25" });
  await board.pit("F").click();
  const ends = await board.element.evaluateHandle(async (element) => {
    const told: string[] = [];
    element.addEventListener("mancala-end", ({ type }) => told.push(type));
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    document.querySelector("main")?.append(element);
    return told;
  });
  await expect.poll(() => board.call((element) => element.outcome)).not.toBeNull();
  await expect(board.element).toContainText("South wins");
  expect(await ends.jsonValue()).toEqual(["mancala-end"]);
});

test("in another document it wears all it wore, also what came later", async ({ page }) => {
  const board = await embed(page, { game: "oware" });
  await board.button("Keys").click();
  await expect(board.element.getByRole("dialog")).toBeVisible();
  const worn = () =>
    board.element.evaluate((element) => {
      const { adoptedStyleSheets: sheets = [] } = element.shadowRoot ?? {};
      return sheets.map(({ cssRules }) => cssRules.length);
    });
  const before = await worn();
  await page.keyboard.press("Escape");
  await board.element.evaluate((element) => {
    const elsewhere = document.implementation.createHTMLDocument();
    document.querySelector("main")?.append(elsewhere.body.appendChild(element));
  });
  expect(await worn()).toEqual(before);
});

const HIDDEN: Record<string, [markup: string, show: () => void]> = {
  "a closed details": [
    "<details><summary>A game</summary>BOARD</details>",
    () => document.querySelector("details")?.setAttribute("open", ""),
  ],
  "a hidden tab": [
    '<div id="tab" style="display: none">BOARD</div>',
    () => document.querySelector<HTMLElement>("#tab")?.style.removeProperty("display"),
  ],
  "a dialog": ["<dialog>BOARD</dialog>", () => document.querySelector("dialog")?.showModal()],
};

for (const [name, [place, show]] of Object.entries(HIDDEN)) {
  test(`in ${name} it is ready before it is seen`, async ({ page }) => {
    const tag = '<mancala-board game="omweso" speed="instant">Omweso</mancala-board>';
    const board = await openMarkup(page, place.replace("BOARD", tag));
    await expect.poll(() => withBoard(page, (element) => element.saved?.game)).toBe("omweso");
    await page.evaluate(show);
    await expect(board.pits).toHaveCount(32);
    await board.sowAny(1);
    expect(await board.turns()).toHaveLength(1);
  });
}

test.describe("moved while a turn is shown", () => {
  const open = async (page: Page) => {
    const board = await embed(page, { game: "omweso", speed: "0.25" });
    await page.evaluate(() => {
      const readies = { count: 0 };
      document.addEventListener("mancala-ready", () => (readies.count += 1));
      Object.assign(window, { readies });
    });
    await board.pit("K").click();
    await expect(board.button("Pause")).toBeEnabled();
    return board;
  };

  const finish = async (board: Board) => {
    await expect(board.button("Pause"), "it goes on").toBeEnabled();
    await board.button("To the end of the turn").click();
    await board.setSpeed("instant");
    await board.sow("k");
    expect(await board.turns()).toEqual(["K", "k"]);
  };

  const readies = (page: Page) =>
    page.evaluate(() => (window as unknown as { readies: { count: number } }).readies.count);

  test("to another parent", async ({ page }) => {
    const board = await open(page);
    await page.evaluate(() => {
      const aside = document.createElement("aside");
      document.body.append(aside);
      const board = document.querySelector("mancala-board");
      if (board) aside.append(board);
    });
    await finish(board);
    expect(await readies(page)).toBe(0);
  });

  test("into a shadow root, from where its events still come", async ({ page }) => {
    const board = await open(page);
    await page.evaluate(() => {
      const host = document.createElement("section");
      document.querySelector("main")?.append(host);
      const board = document.querySelector("mancala-board");
      if (board) host.attachShadow({ mode: "open" }).append(board);
    });
    await finish(board);
    expect((await board.told()).moves.map(({ move }) => move)).toEqual(["K", "k"]);
    expect(await readies(page)).toBe(0);
  });

  test("into the document of a frame, with its looks", async ({ page }) => {
    const outside = await open(page);
    const look = () =>
      outside.element.locator(".status").evaluate((line) => getComputedStyle(line).fontSize);
    const size = await look();
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      frame.style.cssText = "inline-size: 720px; block-size: 800px";
      document.querySelector("main")?.append(frame);
      const board = document.querySelector("mancala-board");
      if (board) frame.contentDocument?.body.append(board);
    });
    const frame = page.frameLocator("iframe").locator("mancala-board");
    await expect(frame.locator(".status")).toHaveCSS("font-size", size);
    await frame.getByRole("button", { name: "To the end of the turn" }).click();
    await frame.getByRole("combobox", { name: "Speed" }).selectOption("instant");
    await frame.getByRole("button", { name: /pit k,/ }).click();
    await expect
      .poll(() => frame.evaluate((element) => (element as BoardElement).saved?.record))
      .toContain("1. K k");
    const picture = () =>
      frame
        .locator("canvas")
        .first()
        .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    expect((await picture()).length).toBeGreaterThan(10_000);
  });
});

test.describe("taken away and put back, the game is kept", () => {
  /** Takes the board away, waits until it is at rest, and puts it back. */
  const takeAway = (page: Page) =>
    withBoard(page, async (element) => {
      const place = element.parentElement;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      place?.append(element);
    });

  test("in the middle of a showing", async ({ page }) => {
    const board = await embed(page, { game: "omweso", speed: "0.25" });
    await board.pit("K").click();
    await takeAway(page);
    await board.setSpeed("instant");
    await expect(board.playable.first()).toBeVisible();
    await board.sow("k");
    expect(await board.turns()).toEqual(["K", "k"]);
    expect((await board.told()).moves, "told once").toHaveLength(2);
  });

  test("at a question, whose turn is then chosen anew", async ({ page }) => {
    const { before } = fixture("omweso-examples").find(
      ({ name }) => name === "mid-turn choice reversed",
    )!;
    const board = await embed(page, { position: before, speed: "instant" });
    await board.pit("C").click();
    await expect(board.answer("Clockwise")).toBeVisible();
    await takeAway(page);
    await expect(board.playable.first()).toBeVisible();
    await expect(board.answer("Clockwise")).toBeHidden();
    await board.sow("C");
    expect(await board.turns()).toHaveLength(1);
  });

  test("while a level thinks, which then thinks anew", async ({ page }) => {
    const board = await embed(page, { game: "oware", north: "5", speed: "instant" });
    await board.pit("C").click();
    await takeAway(page);
    await expect.poll(async () => (await board.turns()).length).toBe(2);
    expect((await board.told()).moves.map(({ by }) => by)).toEqual(["south", "north"]);
  });

  test("and what attributes said meanwhile holds", async ({ page }) => {
    const board = await embed(page, { game: "oware", moves: "C", speed: "instant" });
    await board.sow("d");
    await withBoard(page, async (element) => {
      const place = element.parentElement;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      element.setAttribute("ply", "1");
      await new Promise((resolve) => setTimeout(resolve));
      place?.append(element);
    });
    await expect.poll(() => board.call((element) => element.ply)).toBe(1);
    expect(await board.turns(), "the same game").toEqual(["C", "d"]);
    await withBoard(page, async (element) => {
      const place = element.parentElement;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      element.removeAttribute("ply");
      element.moves = "F a";
      await new Promise((resolve) => setTimeout(resolve));
      place?.append(element);
    });
    await expect.poll(() => board.turns()).toEqual(["F", "a"]);
  });
});

test.describe("what is asked before the engine is there", () => {
  test("is done in its order when it is", async ({ page }) => {
    const release = await hold(page, "**/*.wasm");
    const board = await openMarkup(page, '<mancala-board speed="instant"></mancala-board>');
    await page.waitForFunction(() => customElements.get("mancala-board"));
    await board.listen();
    await withBoard(page, (element) => {
      element.play("C");
      element.play("d");
      element.undo();
      element.play("e");
    });
    release();
    await expect.poll(() => board.turns()).toEqual(["C", "e"]);
    expect((await board.told()).errors).toEqual([]);
  });

  test("of attributes and load, what was said last holds", async ({ page }) => {
    await embed(page, {});
    const shown = (isLoadLast: boolean) =>
      page.evaluate(async (isLoadLast) => {
        const board = document.createElement("mancala-board") as BoardElement;
        const record = '[Game "oware"]\n\n1. C d';
        const load = () => board.load({ game: "oware", record, ply: 2 });
        if (!isLoadLast) load();
        board.moves = "F";
        if (!isLoadLast) await Promise.resolve();
        if (isLoadLast) load();
        const ready = new Promise((resolve) => board.addEventListener("mancala-ready", resolve));
        document.querySelector("main")?.replaceChildren(board);
        await ready;
        return board.saved?.record;
      }, isLoadLast);
    expect(await shown(true)).toContain("1. C d");
    expect(await shown(false)).toContain("1. F");
  });
});

test.describe("what stands in the tag", () => {
  const TAG = '<mancala-board game="oware"><p>A game of <b>Oware</b>.</p></mancala-board>';
  const content = (page: Page) => page.getByText("A game of Oware.");

  test("shows until the board is there, in its room", async ({ page }) => {
    const release = await hold(page, "**/*.wasm");
    const board = await openMarkup(page, TAG);
    await expect(board.sentence).toHaveText("Fetching the rules…");
    await expect(content(page)).toBeVisible();
    const height = () => board.element.evaluate((element) => element.clientHeight);
    const before = await height();
    release();
    await expect(board.playable.first()).toBeVisible();
    await expect(content(page)).toBeHidden();
    expect(await height()).toBe(before);
  });

  test("scrolls in that room when it is long", async ({ page }) => {
    const release = await hold(page, "**/*.wasm");
    const long = "<p>A game of Oware.</p>".repeat(100);
    const board = await openMarkup(page, `<mancala-board>${long}</mancala-board>`);
    await expect(board.sentence).toHaveText("Fetching the rules…");
    const height = () => board.element.evaluate((element) => element.clientHeight);
    const before = await height();
    expect(before).toBeLessThan(1000);
    release();
    await expect(board.playable.first()).toBeVisible();
    expect(await height()).toBe(before);
  });

  test.describe("stays where the board cannot start", () => {
    test.use({ expectedTrouble: /wasm|LoadError|Failed to load resource|WebAssembly/i });

    test("because the engine does not come", async ({ page }) => {
      let isBroken = true;
      await page.route("**/*.wasm", (route) =>
        isBroken ? route.fulfill({ status: 503, body: "gone" }) : route.continue(),
      );
      const board = await openMarkup(page, TAG);
      await expect(board.sentence).toContainText("could not be loaded");
      await expect(content(page)).toBeVisible();
      isBroken = false;
      await board.button("Try again").click();
      await expect(board.playable).toHaveCount(6);
      await expect(content(page)).toBeHidden();
    });

    test("because the browser forbids it", async ({ page }) => {
      await page.addInitScript(() => {
        const forbid = () => Promise.reject(new WebAssembly.CompileError("forbidden"));
        Object.assign(WebAssembly, { compile: forbid, compileStreaming: forbid });
      });
      const long = "<p>A game of Oware.</p>".repeat(100);
      const board = await openMarkup(page, `<mancala-board>${long}</mancala-board>`);
      await expect(board.button("Try again")).toBeVisible();
      await content(page).last().scrollIntoViewIfNeeded();
      const room = await board.element.evaluate((element) => element.clientHeight);
      expect(room, "all of it is there").toBeGreaterThan(2000);
    });
  });

  test("without any, the room is kept all the same", async ({ page }) => {
    const release = await hold(page, "**/*.wasm");
    const board = await openMarkup(page, "<mancala-board game='omweso'></mancala-board>");
    await expect(board.sentence).toHaveText("Fetching the rules…");
    const height = () => board.element.evaluate((element) => element.clientHeight);
    const before = await height();
    release();
    await expect(board.playable.first()).toBeVisible();
    expect(await height()).toBe(before);
  });
});
