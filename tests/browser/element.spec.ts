// The element as its contract describes it: attributes, methods, events, and what is refused.
import type { Page } from "@playwright/test";
import { Board, type BoardElement } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { fixture } from "../support/fixtures.ts";
import { expect, test } from "../support/page.ts";

const QUESTION = fixture("omweso-examples").find(
  ({ name }) => name === "mid-turn choice reversed",
)!.before;

const oware = (page: Page, moves = "A b C") =>
  embed(page, { game: "oware", moves, speed: "instant" });

/** Everything that a refusal must leave alone. */
const stateOf = (board: Board) =>
  board.call((element) => JSON.stringify([element.saved, element.game, element.position]));

const BAD_CALLS: Record<string, [code: string, call: (element: BoardElement) => void]> = {
  "play()": ["bad-turn", (element) => element.play()],
  "play(5)": ["bad-turn", (element) => element.play(5)],
  "play({})": ["bad-turn", (element) => element.play({})],
  'play("")': ["bad-turn", (element) => element.play("")],
  'play("zz")': ["bad-turn", (element) => element.play("zz")],
  "goTo()": ["no-such-ply", (element) => element.goTo()],
  "goTo(1.5)": ["no-such-ply", (element) => element.goTo(1.5)],
  "goTo(NaN)": ["no-such-ply", (element) => element.goTo(NaN)],
  "goTo(-1)": ["no-such-ply", (element) => element.goTo(-1)],
  "goTo(4)": ["no-such-ply", (element) => element.goTo(4)],
  'goTo("1")': ["no-such-ply", (element) => element.goTo("1")],
  "load()": ["bad-saved", (element) => element.load()],
  "load(7)": ["bad-saved", (element) => element.load(7)],
  "load, ply -3": ["no-such-ply", (element) => element.load({ ...element.saved, ply: -3 })],
  "load, ply 77": ["no-such-ply", (element) => element.load({ ...element.saved, ply: 77 })],
  "load, a record that cannot be read": [
    "bad-record",
    (element) => element.load({ ...element.saved, record: '[Game "oware"]\n\n1. C C' }),
  ],
  "load, as kept by an earlier version, another game's position": [
    "bad-position",
    (element) =>
      element.load({
        game: "oware",
        options: "",
        position: "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
        moves: [],
        ply: 0,
        ended: null,
      }),
  ],
  "hints = 5": ["bad-attribute", (element) => (element.hints = 5)],
};

/** What is refused is told once the words for it are there. */
const errorsOf = async (board: Board) => (await board.told()).errors;

test("what cannot be done is told, and changes nothing", async ({ page }) => {
  const board = await oware(page);
  const before = await stateOf(board);
  let errors = 0;
  for (const [name, [code, call]] of Object.entries(BAD_CALLS)) {
    await board.call(call);
    await expect.poll(() => errorsOf(board), name).toHaveLength(errors + 1);
    const told = await errorsOf(board);
    expect(told.slice(errors), name).toMatchObject([{ code }]);
    await expect(board.sentence, name).toContainText(told.at(-1)?.message ?? "?");
    errors = told.length;
    expect(await stateOf(board), name).toBe(before);
  }
  await board.sow("d");
  expect(await board.turns()).toEqual(["A", "b", "C", "d"]);
});

const BAD_ATTRIBUTES: [
  name: string,
  value: string,
  code: string,
  at: string | number,
  words: RegExp,
][] = [
  ["game", "chess", "bad-attribute", "game", /chess.*oware, omweso, bao-kigogo/],
  ["mode", "lessons", "bad-attribute", "mode", /lessons.*play, watch, puzzle, lesson, static/],
  ["theme", "sepia", "bad-attribute", "theme", /sepia.*contrast/],
  ["speed", "9", "bad-attribute", "speed", /9.*0\.25/],
  ["flip", "maybe", "bad-attribute", "flip", /maybe.*on, off/],
  ["letters", "x", "bad-attribute", "letters", /x.*on, off/],
  ["counts", "twice", "bad-attribute", "counts", /twice.*always, hover, never/],
  ["controls", "some", "bad-attribute", "controls", /some.*full, minimal, none/],
  ["south", "7", "bad-attribute", "south", /7.*human, 1, 2/],
  ["north", "", "bad-attribute", "north", /human, 1, 2/],
  ["lang", "<b>", "bad-attribute", "lang", /<b>.*en, sw/],
  ["ply", "x", "bad-attribute", "ply", /x.*0, 1, 2/],
  ["ply", "99", "no-such-ply", "ply", /99.*3/],
  ["moves", "A A", "bad-turn", 2, /2, “A”.*North|2, “A”/],
  ["position", "oware 4x6/4x6 x 0,0", "bad-position", 15, /15.*x/],
  ["position", "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "bad-position", 1, /Omweso.*Oware/],
  ["options", "grandSlam=maybe", "bad-options", 11, /maybe/],
  ["options", "foo=1", "bad-options", 1, /foo/],
  ["record", "nonsense", "bad-record", "1:1", /./],
  ["record", '[Game "chess"]', "bad-record", "1:8", /Line 1|Character 8.*chess/],
  [
    "record",
    '[Game "oware"]\n\n1. C d\n2. C',
    "bad-record",
    "4:4",
    /Line 4, character 4, turn 3: “C”.*C is empty/,
  ],
];

for (const [name, value, code, at, words] of BAD_ATTRIBUTES) {
  test(`${name}=${JSON.stringify(value)} is refused, with its place, and the board stays`, async ({
    page,
  }) => {
    const board = await oware(page);
    const before = await stateOf(board);
    await board.call((element, [name, value]) => element.setAttribute(name, value), [
      name,
      value,
    ] as const);
    await expect.poll(() => errorsOf(board)).toMatchObject([{ code, at }]);
    await expect(board.sentence).toContainText(words);
    expect(await stateOf(board)).toBe(before);
    await board.call((element) => element.reset());
    expect(await stateOf(board), "also after a reset").toBe(before);
  });
}

test("a board that cannot open its first game says so before it is ready", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("link").first().waitFor();
  const told = await page.evaluate(async () => {
    const told: string[] = [];
    for (const type of ["mancala-ready", "mancala-error"]) {
      document.addEventListener(type, () => told.push(type));
    }
    const ready = new Promise((resolve) => document.addEventListener("mancala-ready", resolve));
    document.body.innerHTML = '<mancala-board position="oware 4x6/4x6 x 0,0"></mancala-board>';
    await ready;
    return told;
  });
  expect(told).toEqual(["mancala-error", "mancala-ready"]);
  await expect(new Board(page).sentence).toContainText("Character 15: “x”");
});

test.describe("where the words for a refusal do not come", () => {
  test.use({ expectedTrouble: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test("its code is told all the same, and the game can begin", async ({ page }) => {
    await page.route("**/failure*.js", (route) => route.abort());
    const board = await embed(page, { position: "oware 4x6/4x6 x 0,0", speed: "instant" });
    await expect(board.playable).toHaveCount(6);
    await board.call((element) => element.play("ZZ"));
    await expect.poll(() => errorsOf(board)).toMatchObject([{ code: "bad-turn" }]);
    await expect(board.sentence).toContainText("could not be loaded");
    await board.sow("C");
    expect(await board.turns()).toEqual(["C"]);
  });
});

test("the look follows the value in force, not the refused one", async ({ page }) => {
  const board = await embed(page, { game: "oware", theme: "dark" });
  const look = () =>
    board.call((element) => {
      const { backgroundColor, colorScheme } = getComputedStyle(element);
      return [backgroundColor, colorScheme];
    });
  const dark = await look();
  expect(dark[1]).toBe("dark");
  await board.call((element) => (element.theme = "sepia"));
  expect(await look()).toEqual(dark);
  expect(await board.call((element) => element.theme)).toBe("dark");
  await board.call((element) => (element.theme = "light"));
  expect(await look()).not.toEqual(dark);
});

test("options beside a position hold, and may not contradict it", async ({ page }) => {
  const position = "oware 4x6/4x6 s 0,0 mustFeed=off";
  const board = await embed(page, { position, options: "grandSlam=illegal nextStart=loser" });
  expect(await board.call((element) => element.saved?.record)).toContain(
    '[Options "grandSlam=illegal mustFeed=off nextStart=loser"]',
  );
  await board.button("Agree to end").click();
  await board.button("End the game").click();
  const [end] = await board.ends();
  expect(end?.position).toContain("grandSlam=illegal mustFeed=off");
  expect(end?.record).toContain('[Options "grandSlam=illegal mustFeed=off nextStart=loser"]');
  await board.call((element) => (element.options = "mustFeed=on"));
  await expect.poll(() => errorsOf(board)).toMatchObject([{ code: "bad-options", at: 21 }]);
  expect(await board.call((element) => element.options)).toBe("grandSlam=illegal nextStart=loser");
});

test("results are told in the notation, and the outcome as data", async ({ page }) => {
  const position = "oware 0x5,1/1,0x4,2 s 23,21";
  const board = await embed(page, { position, speed: "instant" });
  expect(await board.call((element) => element.outcome)).toBeNull();
  await board.sow("F");
  const ends = await board.ends();
  const { moves } = await board.told();
  const outcome = await board.call((element) => element.outcome);
  expect(moves.map(({ result }) => result)).toEqual([outcome?.text]);
  expect(ends.map(({ result }) => result)).toEqual([outcome?.text]);
  await board.call((element) => element.undo());
  expect(await board.call((element) => element.outcome)).toBeNull();
  await board.call((element) => (element.position = "oware 4x6/4x6 s 0,0"));
  await board.sow("C");
  expect((await board.told()).moves.at(-1)?.result).toBe("-");
});

test("ply and moves may be set together, in any order, and ply as often as one likes", async ({
  page,
}) => {
  const board = await embed(page, { game: "oware", speed: "instant" });
  const ply = () => board.call((element) => element.ply);
  await board.call((element) => {
    element.setAttribute("ply", "2");
    element.setAttribute("moves", "A b C");
  });
  expect(await ply()).toBe(2);
  await board.call((element) => element.removeAttribute("ply"));
  expect(await ply(), "the last").toBe(3);
  await board.call((element) => (element.ply = 2));
  await board.call((element) => element.goTo(3));
  await board.call((element) => (element.ply = 2));
  expect(await ply()).toBe(2);
  expect((await board.told()).errors).toEqual([]);
});

test("a board that is moved before it is there opens once", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("link").first().waitFor();
  const told = await page.evaluate(async () => {
    document.body.innerHTML = "<main></main><aside></aside>";
    const told: string[] = [];
    for (const type of ["mancala-ready", "mancala-error"]) {
      document.addEventListener(type, () => told.push(type));
    }
    const board = document.createElement("mancala-board");
    document.querySelector("main")?.append(board);
    document.querySelector("aside")?.append(board);
    board.remove();
    await Promise.resolve();
    await Promise.resolve();
    document.querySelector("main")?.append(board);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return told;
  });
  expect(told).toEqual(["mancala-ready"]);
  await expect(new Board(page).playable).toHaveCount(6);
});

test.describe("while a direction is asked", () => {
  const open = async (page: Page): Promise<Board> => {
    const board = await embed(page, { position: QUESTION, speed: "instant" });
    await board.pit("C").click();
    await expect(board.answer("Clockwise")).toBeVisible();
    return board;
  };

  test("a bad turn changes nothing, and the answers still work", async ({ page }) => {
    const board = await open(page);
    await board.call((element) => element.play("ZZ"));
    await expect.poll(() => errorsOf(board)).toMatchObject([{ code: "bad-turn", at: 1 }]);
    await board.answer("Clockwise").click();
    expect(await board.turns()).toEqual(["C-"]);
  });

  for (const mode of ["static", "watch"]) {
    test(`mode ${mode} takes the choice back`, async ({ page }) => {
      const board = await open(page);
      const still = (await board.turns()).length;
      await board.call((element, mode) => (element.mode = mode), mode);
      await expect(board.answer("Clockwise")).toBeHidden();
      await expect(board.button("Take back")).toBeHidden();
      await board.call((element) => (element.mode = "play"));
      await expect(board.answer("Clockwise")).toBeHidden();
      expect((await board.turns()).length).toBe(still);
      await board.pit("C").click();
      await board.answer("Clockwise").click();
      expect(await board.turns()).toEqual(["C-"]);
    });
  }

  test("a setting leaves question, doubt and error where they are", async ({ page }) => {
    const board = await open(page);
    const settings = { flip: "on", letters: "off", counts: "never", theme: "dark", speed: "2" };
    const setAll = () =>
      board.call((element, settings) => {
        for (const [name, value] of Object.entries(settings)) element.setAttribute(name, value);
        element.stop();
        for (const name of Object.keys(settings)) element.removeAttribute(name);
      }, settings);
    await setAll();
    await expect(board.answer("Clockwise")).toBeVisible();
    await board.button("Take back").click();
    await board.button("Resign").click();
    await board.button("Flip").click();
    await setAll();
    await expect(board.sentence).toContainText("Does South resign?");
    await board.button("Keep playing").click();
    await board.pit("a").click({ force: true });
    const why = await board.sentence.textContent();
    await setAll();
    await expect(board.sentence).toHaveText(why ?? "?");
    await board.call((element) => element.play("ZZ"));
    await expect(board.sentence).toContainText("ZZ");
    const error = await board.sentence.textContent();
    await setAll();
    await expect(board.sentence).toHaveText(error ?? "?");
  });

  test("undo takes back the choice alone, also while its laps are being shown", async ({
    page,
  }) => {
    const north = QUESTION.replace(" s ", " n ");
    const board = await embed(page, { position: north, speed: "instant" });
    await board.sowAny(1);
    const seeds = await board.seeds();
    await board.call((element) => element.setAttribute("speed", "0.25"));
    await board.pit("C").click();
    await expect(board.button("Pause")).toBeEnabled();
    await board.pit("C").focus();
    await page.keyboard.press("Control+z");
    expect(await board.seeds()).toEqual(seeds);
    expect((await board.call((element) => element.saved))?.ply).toBe(1);
    await expect(board.playable.first()).toBeVisible();
    await board.pit("C").click();
    await board.call((element) => element.undo());
    expect(await board.seeds()).toEqual(seeds);
    expect((await board.call((element) => element.saved))?.ply).toBe(1);
  });
});

test("a static board has only what can be used", async ({ page }) => {
  const board = await embed(page, { game: "oware", moves: "A b", mode: "static" });
  for (const name of ["Undo", "Redo", "Watch", "Resign", "Agree to end"]) {
    await expect(board.button(name)).toBeHidden();
  }
  await expect(board.button("Flip")).toBeVisible();
  await expect(board.button("b")).toBeDisabled();
});

for (const [ask, answer] of [
  ["Resign", "Resign"],
  ["Agree to end", "End the game"],
  ["Resign", "Keep playing"],
] as const) {
  test(`${ask}, answered "${answer}" by keyboard, leaves the focus on the board`, async ({
    page,
  }) => {
    const board = await oware(page, "");
    await board.button(ask).focus();
    await page.keyboard.press("Enter");
    await expect(board.element.locator(".replies button").first()).toBeFocused();
    if (answer === "Keep playing") await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(board.grid.locator("button:focus")).toHaveCount(1);
  });
}

test("ending the game at an earlier turn says that later turns are given up", async ({ page }) => {
  const board = await oware(page);
  await board.button("Resign").click();
  await expect(board.sentence).not.toContainText("given up");
  await board.button("Keep playing").click();
  await board.button("Undo").click();
  await board.button("Resign").click();
  await expect(board.sentence).toContainText("The turns after this one are given up.");
  await board.button("Keep playing").click();
  await board.button("Agree to end").click();
  await expect(board.sentence).toContainText("The turns after this one are given up.");
});

test("words have their own language and direction; time runs from left to right", async ({
  page,
}) => {
  const board = await oware(page);
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  const root = board.element.locator(".root");
  await expect(root).toHaveAttribute("lang", "en");
  await expect(root).toHaveCSS("direction", "ltr");
  await expect(board.element.getByRole("group", { name: "The turn being shown" })).toHaveCSS(
    "direction",
    "ltr",
  );
});

test.describe("a record", () => {
  const RECORD = [
    '[Game "omweso"]',
    '[South "Nansubuga"]',
    '[North "Okello"]',
    '[Annotator "nobody \\"in\\" particular"]',
    "",
    "1. N i {a comment} 2. L",
    "",
  ].join("\n");

  test("is opened at its last turn, or at another, and keeps what it says", async ({ page }) => {
    const board = await embed(page, { record: RECORD, game: "oware", moves: "C" });
    expect(await board.turns()).toEqual(["N", "i", "L"]);
    await expect(board.element.locator(".status")).toHaveText("Okello (North) to move");
    await expect(board.sentence).toContainText("Nansubuga sows");
    const { record, ply } = (await board.call((element) => element.saved)) ?? {};
    expect(ply).toBe(3);
    for (const kept of ["Nansubuga", "{a comment}", 'nobody \\"in\\" particular']) {
      expect(record).toContain(kept);
    }
    await board.call((element) => (element.ply = 1));
    expect((await board.call((element) => element.saved))?.ply).toBe(1);
    expect(await board.call((element) => element.game)).toBe("omweso");
  });

  test("is read back from what was kept, with its names, and so is an earlier version's", async ({
    page,
  }) => {
    const board = await embed(page, { record: RECORD, speed: "instant" });
    const saved = await board.call((element) => element.saved);
    await board.call((element) => {
      element.load({
        game: "oware",
        position: null,
        options: "grandSlam=illegal",
        moves: ["C", "d"],
        ply: 1,
        ended: null,
      });
    });
    expect(await board.turns()).toEqual(["C", "d"]);
    const former = await board.call((element) => element.saved);
    expect(former).toMatchObject({ game: "oware", ply: 1 });
    expect(former?.record).toContain('[Options "grandSlam=illegal"]');
    await board.call((element, saved) => element.load(saved), saved);
    expect(await board.call((element) => element.saved)).toEqual(saved);
    expect((await board.told()).errors).toEqual([]);
  });

  test("of several games shows the first", async ({ page }) => {
    const second = '\n[Game "oware"]\n\n1. C d\n';
    const board = await embed(page, { record: RECORD + second });
    expect(await board.turns()).toEqual(["N", "i", "L"]);
  });

  test("wins over what else is given, also when that is changed", async ({ page }) => {
    const board = await embed(page, { record: RECORD, speed: "instant" });
    await board.sowAny(1);
    const turns = await board.turns();
    await board.call((element) => element.setAttribute("moves", "C d"));
    expect(await board.turns()).toEqual(turns);
    await board.call((element) => element.removeAttribute("record"));
    expect(await board.turns()).toEqual(["C", "d"]);
    expect((await board.told()).errors).toEqual([]);
  });
});
