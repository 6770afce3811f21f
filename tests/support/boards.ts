import type { Page } from "@playwright/test";
import { Board } from "./board.ts";

/** Attributes of `<mancala-board>`. */
export type Attributes = Record<string, string>;

/**
 * A board of its own, in place of the page's content: the element as an
 * embedder uses it, `width` pixels wide.
 */
export async function embed(page: Page, attributes: Attributes, width = 720): Promise<Board> {
  await page.goto("./");
  await page.getByRole("link").first().waitFor();
  await page.evaluate(
    ([attributes, width]) => {
      const board = document.createElement("mancala-board");
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      const main = document.createElement("main");
      main.style.cssText = `inline-size: ${width}px; padding: 0; margin: 0; max-inline-size: none`;
      main.append(board);
      document.body.replaceChildren(main);
      return new Promise((resolve) => board.addEventListener("mancala-ready", resolve));
    },
    [attributes, width] as const,
  );
  const board = new Board(page);
  await board.listen();
  return board;
}

/** Another board on the page of an embedded one, `mancala-board:not(#other)`. */
export async function embedBeside(page: Page, attributes: Attributes): Promise<Board> {
  await page.evaluate((attributes) => {
    const board = document.createElement("mancala-board");
    board.id = "other";
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    document.querySelector("main")?.append(board);
    return new Promise((resolve) => board.addEventListener("mancala-ready", resolve));
  }, attributes);
  return new Board(page, "#other");
}

/**
 * A page with markup of its own, as an author writes it: it is parsed before the script is there. The board in it need
 * not be ready when this returns.
 */
export async function openMarkup(page: Page, markup: string): Promise<Board> {
  await page.route(
    ({ pathname }) => pathname === "/",
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('<div id="page"></div>', "");
      const place = '<div id="page" hidden></div>';
      await route.fulfill({ response, body: html.replace("<body>", `<body>${markup}${place}`) });
    },
  );
  await page.goto("./");
  return new Board(page);
}

/** So many boards on one page, in place of its content. */
export async function embedAll(page: Page, boards: readonly Attributes[]): Promise<void> {
  await page.goto("./");
  await page.getByRole("link").first().waitFor();
  await page.evaluate(async (boards) => {
    const main = document.createElement("main");
    main.style.cssText = "max-inline-size: none; padding: 0 1.25rem";
    const heading = document.createElement("h1");
    heading.textContent = "Boards";
    main.append(heading);
    document.body.replaceChildren(main);
    const ready = boards.map((attributes) => {
      const board = document.createElement("mancala-board");
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
      main.append(board);
      return new Promise((resolve) => board.addEventListener("mancala-ready", resolve));
    });
    await Promise.all(ready);
  }, boards);
}
