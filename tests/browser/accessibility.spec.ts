import type { Locator, Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { Board } from "../support/board.ts";
import { embed, embedAll } from "../support/boards.ts";
import { before } from "../support/fixtures.ts";
import { GAMES, longGame, type GameId } from "../support/games.ts";
import { expect, test } from "../support/page.ts";

// No colour is caught on its way to another.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** Every screen and dialog of the page by name, and how to get there. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto("./"),
  "unknown address": (page) => page.goto("./#/nowhere"),
  ...Object.fromEntries(GAMES.map((id) => [`play ${id}`, (page: Page) => Board.open(page, id)])),
  "new game": async (page) => {
    const board = await Board.open(page, "oware");
    await board.sow("C");
    await page.getByRole("button", { name: "New game" }).click();
  },
  rules: async (page) => {
    await Board.open(page, "omweso");
    await page.getByRole("button", { name: "Rules" }).click();
  },
  settings: async (page) => {
    await Board.open(page, "oware");
    await page.getByRole("button", { name: "Settings" }).click();
  },
  analyse: async (page) => {
    await page.goto("./#/analyse/oware");
    await expect(page.getByRole("grid").first()).toBeVisible();
  },
  result: async (page) => {
    const board = await Board.open(page, "oware");
    await board.button("Agree to end").click();
    await board.button("End the game").click();
  },
};

for (const [name, go] of Object.entries(SCREENS)) {
  test(`axe finds nothing on the page: ${name}`, async ({ page }) => {
    await go(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page, "colours"), "dark").toEqual([]);
  });
}

const example = (name: string) => ({ game: "omweso", position: before("omweso", name) });

/** What a board may be in the midst of, and how to get there. */
const STATES: [
  name: string,
  attributes: Record<string, string>,
  go: (board: Board) => Promise<unknown>,
  shown: (board: Board) => Locator,
][] = [
  [
    "a direction is asked",
    example("mid-turn choice reversed"),
    (board) => board.pit("C").click(),
    (board) => board.answer("Clockwise"),
  ],
  [
    "the manner is asked",
    example("okwesera"),
    (board) => board.pit("N").click(),
    (board) => board.button("Okwesera"),
  ],
  [
    "a player may resign",
    { game: "oware" },
    (board) => board.button("Resign").click(),
    (board) => board.button("Keep playing"),
  ],
  [
    "the keys",
    { game: "oware" },
    (board) => board.button("Keys").click(),
    (board) => board.element.getByRole("dialog"),
  ],
  [
    "a turn is explained",
    { game: "bao-kigogo", moves: "M" },
    (board) => board.button("Explain").click(),
    (board) => board.element.getByRole("heading", { name: "South plays M" }),
  ],
  [
    "why a pit may not be played",
    { game: "omweso" },
    (board) => board.pit("A").click({ force: true }),
    (board) => board.sentence.getByText("A is empty"),
  ],
  [
    "a turn is shown",
    { game: "omweso", speed: "0.25" },
    async (board) => {
      await board.pit("K").click();
      await board.button("Pause").click();
    },
    (board) => board.button("Go on"),
  ],
  [
    "the end",
    { game: "oware", position: "oware 0x2,8,0x2,1/1x4,2,3 s 14,16" },
    (board) => board.pit("C").click(),
    (board) => board.sentence.getByText("South"),
  ],
  [
    "a long game that is only shown",
    { game: "oware", mode: "static", moves: longGame("oware", 80).join(" ") },
    (board) => board.isReady(),
    (board) => board.element.getByRole("group", { name: "Turns" }),
  ],
  [
    "a failure",
    { game: "oware" },
    (board) => board.call((element) => (element.position = "oware 1/2 s")),
    (board) => board.sentence.getByText("cannot be read"),
  ],
];

for (const [name, attributes, go, shown] of STATES) {
  test(`axe finds nothing on the board: ${name}`, async ({ page }) => {
    const board = await embed(page, { speed: "instant", ...attributes });
    // A page of its own has a heading.
    await page.locator("main").evaluate((main) => {
      main.prepend(Object.assign(document.createElement("h1"), { textContent: "A board" }));
    });
    await go(board);
    await expect(shown(board).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFindings(page, "colours"), "dark").toEqual([]);
  });
}

/** A turn or two, so that there is something to list, undo and watch. */
const MOVES: Record<GameId, string> = { oware: "C d", omweso: "K k", "bao-kigogo": "F f" };
const MODES = ["play", "watch", "static"];
const CONTROLS = ["full", "minimal", "none"];
const THEMES = ["auto", "light", "dark", "contrast"];

for (const game of GAMES) {
  test(`axe finds nothing on boards of every mode, theme and amount of controls: ${game}`, async ({
    page,
  }) => {
    test.slow();
    const boards = MODES.flatMap((mode) =>
      CONTROLS.map((controls) => ({ game, mode, controls, moves: MOVES[game], speed: "instant" })),
    );
    await embedAll(page, boards);
    expect(await axeFindings(page)).toEqual([]);
    for (const theme of THEMES) {
      await page.evaluate((theme) => {
        for (const board of document.querySelectorAll("mancala-board"))
          board.setAttribute("theme", theme);
      }, theme);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page, "colours"), `${theme}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
