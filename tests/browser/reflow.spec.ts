// Enlarged and spaced as readers need it, nothing is cut off and nobody scrolls sideways.
import type { Page } from "@playwright/test";
import { embedAll } from "../support/boards.ts";
import { GAMES, type GameId } from "../support/games.ts";
import { expect, test } from "../support/page.ts";
import { adoptStyles, lackOfRoom } from "../support/room.ts";

/** What WCAG 1.4.12 lets readers set. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
} p { margin-block-end: 2em !important; }`;

const LARGE = "html { font-size: 200%; }";

interface Way {
  width: number;
  height: number;
  css?: string;
}

const WAYS: Record<string, Way> = {
  "at 320 pixels": { width: 320, height: 640 },
  "at 320 pixels with spaced text": { width: 320, height: 640, css: SPACED },
  "at 1280 pixels, zoomed to 200 %": { width: 640, height: 400 },
  "at 1280 pixels, zoomed to 400 %": { width: 320, height: 256 },
  "at 1280 pixels with text of 200 %": { width: 1280, height: 800, css: LARGE },
  "at 1280 pixels with spaced text": { width: 1280, height: 800, css: SPACED },
};

const CONTROLS = ["full", "minimal", "none"];
const MOVES: Record<GameId, string> = { oware: "C d A", omweso: "K k", "bao-kigogo": "F f" };

/** Opens one of the dialogs of the page. */
const dialog = (name: string) => async (page: Page) => {
  await page.goto("./#/play/omweso");
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
};

const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto("./"),
  play: (page) => page.goto("./#/play/omweso"),
  "new game": (page) => page.goto("./#/new/omweso"),
  analyse: (page) => page.goto("./#/analyse/oware"),
  rules: dialog("Rules"),
  settings: dialog("Settings"),
  records: dialog("Records"),
};

for (const [name, { width, height, css = "" }] of Object.entries(WAYS)) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "reduce" } });

    test("boards of every game have their room", async ({ page }) => {
      const boards = GAMES.flatMap((game) =>
        CONTROLS.map((controls) => ({ game, controls, moves: MOVES[game], speed: "instant" })),
      );
      await embedAll(page, boards);
      await adoptStyles(page, css);
      // What tells their turns is on its way.
      await expect.poll(() => lackOfRoom(page)).toEqual([]);
    });

    test("the screens and dialogs of the page have their room", async ({ page }) => {
      for (const [screen, go] of Object.entries(SCREENS)) {
        await page.goto("about:blank");
        await go(page);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await adoptStyles(page, css);
        expect(await lackOfRoom(page), screen).toEqual([]);
      }
    });
  });
}
