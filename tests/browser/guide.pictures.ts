// The pictures of README and guides, taken from the built page by 'make pictures'.
import type { GameId } from "../support/games.ts";
import { Board } from "../support/board.ts";
import { fixture } from "../support/fixtures.ts";
import { test } from "../support/page.ts";

const PICTURES = "../www/guide/pictures";

const position = (game: string, named: string) => {
  const example = fixture(`${game}-examples`).find(({ name }) => name === named);
  if (!example) throw new Error(`no example of ${game} is called "${named}"`);
  return example.before;
};

/** Opens a game at a position and stands still after some seeds of a turn from `pit`. */
async function standIn(board: Board, from: string, pit: string, seeds: number): Promise<void> {
  await board.call((element, text) => element.setAttribute("position", text), from);
  await board.setSpeed("0.25");
  await board.pit(pit).click();
  await board.page.keyboard.press("0");
  for (let seed = 0; seed < seeds; seed += 1) await board.page.keyboard.press(".");
  await board.page.mouse.move(0, 0);
}

interface Scene {
  name: string;
  game: GameId;
  from: string;
  pit: string;
  seeds: number;
  viewport: { width: number; height: number };
  colorScheme: "light" | "dark";
}

const SCENES: Scene[] = [
  {
    name: "omweso-relay",
    game: "omweso",
    from: position("omweso", "two captures from one origin"),
    pit: "M",
    seeds: 7,
    viewport: { width: 1280, height: 800 },
    colorScheme: "light",
  },
  {
    name: "omweso-choice-phone",
    game: "omweso",
    from: position("omweso", "mid-turn choice kept"),
    pit: "C",
    seeds: 40,
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
  },
];

for (const { name, game, from, pit, seeds, viewport, colorScheme } of SCENES) {
  test.describe(name, () => {
    const isMobile = viewport.width < 600;
    test.use({ viewport, colorScheme, isMobile, hasTouch: isMobile });

    test("picture", async ({ page }) => {
      const board = await Board.open(page, game);
      await standIn(board, from, pit, seeds);
      await page.screenshot({ path: `${PICTURES}/${name}.png` });
    });
  });
}
