// Lessons are written on a page of their own: proposed, checked while one writes, tried, and taken away.
import { axeFindings } from "../support/axe.ts";
import { Board, type BoardElement } from "../support/board.ts";
import { makeMortal } from "../support/engine.ts";
import { focusOf } from "../support/focus.ts";
import { expect, test } from "../support/page.ts";
import { STRICT_PATH } from "../support/server.ts";
import { cutOffOn, wordsOn } from "../support/words.ts";
import { Writer } from "../support/writer.ts";

/** F takes five in b and a. */
const POSITION = "oware 0,3,0,2,1,2/1,2,4,1,0,5 s 14,13";

test.describe("a lesson", () => {
  test("is written by mouse, tried, and right", async ({ page }) => {
    const writer = await Writer.open(page);
    await writer.isFine();
    await writer.place(POSITION);
    await expect(page.getByRole("radio", { name: "Oware" })).toBeChecked();
    await writer.propose("F");
    await writer.isFine();
    await expect(writer.button("Make a lesson of it"), "the focus stays").toBeFocused();
    await expect(writer.field("The task, in one sentence")).toHaveValue(
      "Take 5 seeds in one turn.",
    );
    await expect(page.getByText("Found by the engine: F", { exact: true })).toBeVisible();
    await writer.field("Title").fill("Two at once");
    await writer.field("What is said at the end").fill("Both pits, in a row.");
    await expect(writer.button("1. Two at once")).toHaveAttribute("aria-current", "true");

    const board = await writer.try();
    await expect(board.element).toContainText("Two at once");
    await board.setSpeed("instant");
    await board.pit("B").click();
    await expect(board.element).toContainText("Not yet.");
    await board.button("Try again").click();
    await board.pit("F").click();
    await expect(board.element).toContainText("Both pits, in a row.");
  });

  test("is written by keys alone", async ({ page }) => {
    const writer = await Writer.open(page);
    await page.getByRole("radio", { name: "Omweso" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Oware" })).toBeFocused();
    await writer.isFine();
    await writer.pit("A").focus();
    await page.keyboard.press("F");
    await expect(writer.pit("F")).toBeFocused();
    await page.keyboard.press("+");
    await expect(writer.faults.first()).toHaveText(/^The position cannot be played/);
    await page.keyboard.press("Control+z");
    await writer.isFine();

    await page.getByRole("combobox", { name: "One more thing to reach" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect((await focusOf(page))?.what).toMatch(/^div A pit holds/);
    await page.keyboard.press("Tab");
    await page.keyboard.type("C");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("4");
    await expect(writer.faults).toContainText([/^No way to this goal was found/]);
    await expect(page.getByText("No turn reaches this goal.")).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(writer.button("Remove: A pit holds")).toBeFocused();
    await page.keyboard.press("Enter");
    await writer.isFine();

    await writer.button("Try the lesson").focus();
    await page.keyboard.press("Enter");
    const board = new Board(page, ".write-trial mancala-board");
    await board.pit("F").press("Enter");
    await page.keyboard.press("Escape");
    await expect(board.element).toContainText("You found it: F was the pit.");
  });

  test("tells what is wrong beside it and in a list that leads there", async ({ page }) => {
    const writer = await Writer.open(page);
    const task = writer.field("The task, in one sentence");
    await task.fill("one two three four five six seven ".repeat(3));
    await expect(page.getByText("21 of 20 words")).toBeVisible();
    await expect(writer.faults).toHaveText([
      /^The task has 21 words\. .*what could go into a hint\?/,
    ]);
    await expect(task).toHaveAccessibleDescription(/The task has 21 words/);
    await task.fill("");
    await expect(writer.faults).toHaveText(["“The task, in one sentence” is still empty."]);
    await expect(task).toHaveAttribute("aria-invalid", "true");
    await expect(writer.button("Try the lesson")).toHaveAttribute("aria-disabled", "true");
    await writer.button("Try the lesson").click({ force: true });
    await expect(page.locator(".write-trial mancala-board")).toHaveCount(0);
    await writer.button("Copy as a code block").click();
    await expect(page.getByText("Lesson 1 still lacks something.")).toBeVisible();
    await writer.faults.getByRole("button").click();
    await expect(task).toBeFocused();
    await task.fill("Take twelve seeds.");

    const tries = page.getByRole("group", { name: "Wrong try 1" });
    await tries.getByRole("textbox", { name: "Turn" }).fill("M");
    await expect(writer.faults).toHaveText([/^M is not wrong/]);
    await tries.getByRole("textbox", { name: "Turn" }).fill("O");
    await writer.isFine();
    await expect(tries.getByRole("combobox")).toHaveValue(/^omweso-/);
    await tries.getByRole("button", { name: "Let the engine tell it" }).click();
    await expect(tries.getByRole("textbox", { name: "Why it fails" })).toHaveValue(/^O is empty/);
    await expect(tries.getByRole("textbox", { name: "Why it fails" })).toBeFocused();
  });

  test("of several turns is answered, and its ways are found or written", async ({ page }) => {
    const writer = await Writer.open(page);
    await expect(page.getByRole("heading", { name: "The other side" })).toBeHidden();
    await page.getByRole("spinbutton", { name: "In how many turns" }).fill("2");
    await expect(writer.faults).toContainText([/^The goal is reached in fewer turns: M\./]);
    await page.getByRole("spinbutton", { name: "At least" }).fill("16");
    await writer.field("Its turns, in order").fill("a");
    await expect(page.getByText(/^Found by the engine: /)).toBeVisible();
    await writer.field("Ways to the goal").fill("M");
    await expect(writer.faults).toContainText(["M does not reach the goal."]);
    await page.getByText("A level of the computer").click();
    await expect(page.getByRole("radio", { name: "A level of the computer" })).toBeFocused();
    await expect(page.getByRole("combobox", { name: "Level" })).toHaveValue("1");
  });
});

test("what another tab writes is told, and gone on with as one likes", async ({
  page,
  context,
}) => {
  const writer = await Writer.open(page);
  await writer.field("Title").fill("Mine");
  const other = await Writer.open(await context.newPage());
  await expect(other.field("Title")).toHaveValue("Mine");
  await other.field("Title").fill("Theirs");
  await expect(page.getByRole("alert")).toContainText("changed in another tab");
  await expect(writer.field("Title"), "nothing goes from under one's hands").toHaveValue("Mine");
  await writer.button("Go on with the others").click();
  await expect(writer.field("Title")).toHaveValue("Theirs");
  await expect(page.getByRole("alert")).toBeEmpty();
});

test("a number that cannot be is marked while it stands there, and not kept", async ({ page }) => {
  await Writer.open(page);
  const turns = page.getByRole("spinbutton", { name: "In how many turns" });
  await turns.fill("12");
  await turns.fill("5000");
  await expect(turns).toHaveAttribute("aria-invalid", "true");
  await turns.blur();
  await expect(turns).toHaveValue("12");
  await expect(turns).not.toHaveAttribute("aria-invalid");
  await turns.fill("");
  await turns.blur();
  await expect(turns).toHaveValue("12");
});

test("a board on which a lesson was tried is let go when another comes", async ({ page }) => {
  const writer = await Writer.open(page);
  const former = await (await writer.try()).element.elementHandle();
  const board = await writer.try();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: /Sound/ }).check();
  expect(await board.call((element) => element.sound)).toBe(true);
  const hasSound = await former?.evaluate((element) => (element as BoardElement).sound);
  expect(hasSound, "nobody keeps it as the person likes it").toBe(false);
});

test.describe("taken away", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("as a code block, a lesson is given on other people’s pages", async ({ page, hosts }) => {
    const writer = await Writer.open(page);
    await writer.place(POSITION);
    await writer.propose("F");
    await writer.isFine();
    const block = await writer.copied("Copy as a code block");
    expect(block.startsWith("```mancala\nmode: lesson\ngame: oware\nlesson:\n  {\n")).toBe(true);
    const [, source = ""] = /^```mancala\n([^]*)\n```\n$/.exec(block) ?? [];
    const pre = `<pre><code class="language-mancala">${source.replaceAll("<", "&lt;")}</code></pre>`;
    const script = '<script type="module" src="/lib/fences.js"></script>';
    await hosts.add("https://docs.test", { pages: { "/": pre + script }, lib: "/lib/" });
    await page.goto("https://docs.test/");
    const board = new Board(page);
    await expect(board.element).toContainText("Take 5 seeds in one turn.");
    await board.pit("F").click();
    await page.keyboard.press("Escape");
    await expect(board.element).toContainText("You found it: F was the pit.");
  });

  test("as a file, lessons stand beside other people’s pages", async ({ page, hosts }) => {
    const writer = await Writer.open(page);
    await writer.button("Add a lesson").click();
    await writer.field("Title").fill("The second");
    await writer.isFine();
    const [name, file] = await writer.saved();
    expect(name).toMatch(/^lessons-[a-z\d]{6}\.json$/);
    const { $schema } = JSON.parse(file) as { $schema: string };
    expect((await page.request.get($schema)).ok(), "the schema is served").toBe(true);
    const block = await writer.copied("Copy a code block that names the file");
    expect(block).toContain("\nlesson: lessons.json#lesson-2\n");
    const [, source = ""] = /^```mancala\n([^]*)\n```\n$/.exec(block) ?? [];
    const inside = `<pre><code class="language-mancala">${source}</code></pre><script type="module" src="/lib/fences.js"></script>`;
    await hosts.add("https://docs.test", { pages: { "/": inside }, lib: "/lib/" });
    await page.route("https://docs.test/lessons.json", (route) =>
      route.fulfill({ body: file, contentType: "application/json" }),
    );
    await page.goto("https://docs.test/");
    await expect(new Board(page).element).toContainText("The second");
  });

  test("as a link, it opens with all its lessons, and what was done is kept", async ({ page }) => {
    const writer = await Writer.open(page);
    await writer.button("Add a lesson").click();
    await writer.field("Title").fill("The second");
    await writer.field("Title of the whole").fill("Sowing & taking");
    await writer.isFine();
    const link = await writer.copied("Copy as a link");
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sowing & taking");
    const board = new Board(page);
    await expect(board.element).toContainText("Lesson 1 of 2");
    expect(await axeFindings(page)).toEqual([]);
    await board.setSpeed("instant");
    await board.pit("M").click();
    await expect(board.element).toContainText("Right!");
    await board.button("Next lesson").click();
    await expect(board.element).toContainText("The second");
    await expect(page).toHaveURL(/#\/learn\/own\/[\w-]+\/lesson-2$/);
    await expect(page).toHaveTitle(/^The second/);
    await page.reload();
    await expect(board.element).toContainText("Lesson 2 of 2");
    await board.pit("M").click();
    await page.keyboard.press("Escape");
    await expect(page.getByText("That was the last lesson.")).toBeVisible();
    await page.getByRole("link", { name: "Previous lesson" }).click();
    await expect(board.element).toContainText("Lesson 1 of 2");
  });
});

test("where copying is refused, the text is there to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("refused")) });
  });
  const writer = await Writer.open(page);
  await writer.button("Copy as a code block").click();
  await expect(page.getByText("The browser did not allow copying")).toBeVisible();
  await expect(writer.field("What was copied")).toHaveValue(/^```mancala/);
});

for (const data of ["d", "dAAAA", "pe30", "x", "p".repeat(5000)]) {
  test(`a link that is damaged says so: ${data.slice(0, 8)}`, async ({ page }) => {
    await page.goto(`./#/learn/own/${data}`);
    await expect(page.getByText("There are no lessons in this link")).toBeVisible();
    await page.getByRole("link", { name: "Write lessons of your own" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write a lesson");
  });
}

test.describe("lessons", () => {
  test("are added, moved, removed and chosen", async ({ page }) => {
    const writer = await Writer.open(page);
    const list = page.getByRole("navigation", { name: "Which lesson is written" });
    await writer.field("Title").fill("One");
    await writer.button("Add a lesson").click();
    await writer.field("Title").fill("Two");
    await expect(list.getByRole("button")).toHaveText(["1. One", "2. Two"]);
    await writer.button("Move it up").click();
    await expect(list.getByRole("button")).toHaveText(["1. Two", "2. One"]);
    await expect(writer.button("Move it up")).toBeFocused();
    await expect(writer.button("Move it up")).toHaveAttribute("aria-disabled", "true");
    await writer.button("2. One").click();
    await expect(writer.field("Title")).toHaveValue("One");
    await expect(writer.button("2. One")).toBeFocused();
    await writer.button("Remove this lesson").click();
    await expect(list.getByRole("button")).toHaveText(["1. Two"]);
    await expect(writer.field("Title")).toHaveValue("Two");
  });

  test("are saved, opened again, and what was there comes back", async ({ page }) => {
    const writer = await Writer.open(page);
    await writer.field("Title").fill("Mine");
    await writer.isFine();
    const [name, text] = await writer.saved();
    await writer.button("Begin anew").click();
    await expect(writer.field("Title")).toHaveValue("Take 12 seeds");
    await writer.openFile(name, text);
    await expect(page.getByText("1 lesson is opened.")).toBeVisible();
    await expect(writer.field("Title")).toHaveValue("Mine");
    await writer.isFine();
    expect((await writer.saved())[1]).toBe(text);
    await writer.button("Back to what was there").click();
    await expect(writer.field("Title")).toHaveValue("Take 12 seeds");

    const broken = text.replace('"turns": 1', '"turns": 0');
    await writer.openFile(name, broken);
    await expect(
      page.getByText(/^This cannot be read, at lessons\.0\.goal\.turns: /),
    ).toBeVisible();
    await writer.field("Or paste its text").fill("{");
    await writer.button("Read it").click();
    await expect(page.getByText(/^This cannot be read: /)).toBeVisible();
    await writer.field("Or paste its text").fill(text.replace("Mine", "Pasted"));
    await writer.button("Read it").click();
    await expect(writer.field("Title")).toHaveValue("Pasted");
  });

  test("in a file that cannot be read are told of", async ({ page }) => {
    const writer = await Writer.open(page);
    // As a browser does when the file has gone meanwhile.
    await page.evaluate(() => {
      Blob.prototype.text = () => Promise.reject(new DOMException("It has gone.", "NotFoundError"));
    });
    await writer.openFile("lessons.json", "{}");
    await expect(page.getByText("This cannot be read: It has gone.")).toBeVisible();
  });

  test("are there after a reload, each with its board", async ({ page }) => {
    const writer = await Writer.open(page);
    await writer.place(POSITION);
    await writer.field("Title").fill("Kept");
    await writer.isFine();
    await page.reload();
    await expect(writer.field("Title")).toHaveValue("Kept");
    await expect(page.getByRole("radio", { name: "Oware" })).toBeChecked();
    await expect(writer.pit("F")).toHaveAccessibleName(/2 seeds/);
  });

  test("need a name and a title before they are taken away", async ({ page }) => {
    const writer = await Writer.open(page);
    await writer.field("Title of the whole").fill("");
    await expect(writer.faults).toHaveText(["“Title of the whole” is still empty."]);
    await writer.button("Save as a file").click();
    await expect(page.getByText("Lesson 1 still lacks something.")).toBeVisible();
    await writer.faults.getByRole("button").click();
    await expect(writer.field("Title of the whole")).toBeFocused();
  });

  test("are written in several languages", async ({ page }) => {
    const writer = await Writer.open(page);
    await page.getByText("Language and short names").click();
    await page.getByRole("combobox", { name: "Language of the texts" }).selectOption("English");
    await expect(writer.field("Title")).toHaveValue("Take 12 seeds");
    await page.getByRole("combobox", { name: "Language of the texts" }).selectOption("Kiswahili");
    await expect(page.getByRole("combobox", { name: "Language of the texts" })).toBeFocused();
    await expect(writer.field("Title")).toHaveValue("");
    await writer.field("Title").fill("Kula kete");
    await writer.isFine();
    const [, text] = await writer.saved();
    expect(JSON.parse(text)).toMatchObject({
      lessons: [{ title: { en: "Take 12 seeds", sw: "Kula kete" } }],
    });
  });
});

test.describe("when the engine stops by a mistake of ours", () => {
  test.use({ expectedTrouble: /engine stopped|unreachable/i });

  test("nothing is said to be done that was not, and what was written goes on", async ({
    page,
  }) => {
    const engine = await makeMortal(page);
    const writer = await Writer.open(page);
    await writer.field("Title").fill("Mine");
    await writer.isFine();
    const [name, text] = await writer.saved();
    await engine.arm();
    await writer.button("Begin anew").click();
    await expect(page.getByRole("alert")).toContainText("mistake of ours");
    await expect(page.getByText("A new lesson is begun.")).toBeHidden();
    await writer.openFile(name, text.replace("Mine", "Another"));
    await writer.button("Add a lesson").click();
    await expect(page.getByText(/ is (opened|added)\.$/)).toHaveCount(0);
    await expect(writer.button("Back to what was there")).toBeHidden();
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await writer.isFine();
    await expect(writer.field("Title")).toHaveValue("Mine");
    await writer.button("Begin anew").click();
    await expect(page.getByText("A new lesson is begun.")).toBeVisible();
  });
});

const HOSTILE: Record<string, unknown> = {
  "no lessons": { version: 1, id: "x", game: "oware", title: "", language: "", lessons: [], at: 0 },
  "another version": { version: 99 },
  nothing: null,
};

for (const [name, value] of Object.entries(HOSTILE)) {
  test(`a draft that is none breaks nothing: ${name}`, async ({ page }) => {
    await page.addInitScript(
      (text) => localStorage.setItem("empiki.lessons", text),
      JSON.stringify(value),
    );
    const writer = await Writer.open(page);
    await writer.isFine();
  });
}

test("a position that nobody can read stays until another is placed", async ({ page }) => {
  const writer = await Writer.open(page);
  await writer.field("Title").fill("Odd");
  await page.evaluate(() => {
    const draft = localStorage.getItem("empiki.lessons") ?? "";
    localStorage.setItem("empiki.lessons", draft.replace(/"omweso [^"]*"/, '"nonsense"'));
  });
  await page.reload();
  await expect(writer.faults.first()).toHaveText(/^The position cannot be played\. /);
  await writer.pit("A").click();
  await expect(writer.faults.first()).toHaveText(/65 seeds|cannot be played/);
});

test.describe("for everybody", () => {
  test("axe finds nothing, with faults, with a board, with everything open", async ({ page }) => {
    const writer = await Writer.open(page);
    expect(await axeFindings(page)).toEqual([]);
    await writer.try();
    await writer.button("Add a wrong try").click();
    await page.evaluate(() =>
      document.querySelectorAll("details").forEach((each) => (each.open = true)),
    );
    await expect(writer.faults).not.toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  for (const scheme of ["light", "dark"] as const) {
    test(`colours have contrast in the ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const writer = await Writer.open(page);
      await writer.button("Add a wrong try").click();
      await expect(writer.faults).not.toHaveCount(0);
      expect(await axeFindings(page, "colours")).toEqual([]);
    });
  }

  for (const width of [320, 390, 768, 1440]) {
    test(`nothing scrolls sideways at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const writer = await Writer.open(page);
      await writer.try();
      await writer.button("Add a lesson").click();
      await writer.button("Add a wrong try").click();
      await page.evaluate(() =>
        document.querySelectorAll("details").forEach((each) => (each.open = true)),
      );
      await expect(writer.faults).not.toHaveCount(0);
      expect(await cutOffOn(page)).toEqual([]);
    });
  }

  test("a strict security policy takes nothing away", async ({ page }) => {
    await page.goto(`.${STRICT_PATH}#/learn/write`);
    const writer = new Writer(page);
    await writer.isFine();
    await writer.try();
    const [, text] = await writer.saved();
    await writer.openFile("lessons.json", text);
    await expect(page.getByText("1 lesson is opened.")).toBeVisible();
  });

  test("the guide is on the page", async ({ page }) => {
    await Writer.open(page);
    await page.getByRole("link", { name: "A guide for teachers" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lessons of your own");
    await expect(page.getByRole("article")).toHaveAttribute("lang", "en");
    await expect(page.locator("article a[href*='.md']")).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await cutOffOn(page)).toEqual([]);
    await page.getByRole("link", { name: "Write a lesson" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write a lesson");
  });

  test("what can be learnt leads here", async ({ page }) => {
    await page.goto("./#/learn");
    await page.getByRole("link", { name: "Write a lesson of your own" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write a lesson");
  });
});

/** What is left of a text without what a pseudo-locale says, without names, notation and short names. */
const untranslated = (text: string): string =>
  text
    .replace(/⟦[^⟧]*⟧|\u202E[^\u202C]*\u202C/g, "")
    .replace(/Empiki|Omweso|Oware|Bao Kigogo|English|Français|Oluganda|Kiswahili|\w+=\w+/g, "");

/** The rules are written in English, and are told in it. */
const isRule = ({ where, text }: { where: string; text: string }) =>
  where.includes("rule-") || (where.startsWith("option") && !/[⟦\u202E]/.test(text));

for (const locale of ["en-XA", "ar-XB"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test("everything is translated, and nothing is cut off", async ({ page }) => {
      await page.goto("./#/learn/write");
      await page.locator(".write-check .write-verdict").waitFor();
      await page.locator(".write-hint").first().waitFor();
      const look = async (what: string) => {
        await page.evaluate(() =>
          document.querySelectorAll("details").forEach((each) => (each.open = true)),
        );
        const words = (await wordsOn(page)).filter(
          (word) => /[a-z]{3,}/i.test(untranslated(word.text)) && !isRule(word),
        );
        expect.soft(words, `untranslated: ${what}`).toEqual([]);
        expect.soft(await cutOffOn(page), `cut off: ${what}`).toEqual([]);
      };
      await look("at first");
      await page.locator(".write-wrong textarea").first().fill("");
      await page.locator("textarea").first().waitFor();
      await expect(page.locator(".write-list li")).toHaveCount(1);
      await look("with a fault");
      await page.goto("./#/learn/own/x");
      await page.locator(".screen-actions").waitFor();
      await look("a link that is damaged");
    });
  });
}
