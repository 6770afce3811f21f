// Records, OGN and links: what is written is read back and means the same; what is broken is refused, and soon.
import assert from "node:assert/strict";
import { test } from "node:test";
import * as glue from "../../www/pkg/empiki.js";
import { assertPlain, chance, fixture, Game, games, GAMES, turnsOf, withGame } from "./engine.mjs";

const SEED = Number(process.env.EMPIKI_SEED ?? 20261130);
const note = (name) => `${name} (EMPIKI_SEED=${SEED})`;

const GAMES_PLAYED = 40;
const PLIES = 120;
const MUTATIONS = 1500;
/** What a person would not wait for, in milliseconds. */
const PATIENCE = 1000;

const pick = (list, random) => list[random(list.length)];

const COMMENTS = [
  "why not?",
  "  spaces at both ends  ",
  "two\nlines",
  "a { brace",
  "closing } brace",
  '[Tag "like"]',
  "(a variation?) 1. A",
  "🫘 seeds · Ŋŋ ‮ right to left",
  "s majority 25-20",
  "\\ \" ' % & = _ # g= ~ .",
];
const NAMES = [
  "Nansubuga",
  'Kofi "the fox"',
  "back\\slash\\",
  "Ŋŋ 🫘",
  "a_b=c&d#g=",
  "  ",
  "-",
  "%41",
];

/** Some options with values other than the default ones; those of the record too. */
function randomOptions(info, random) {
  const chosen = info.options.flatMap(({ key, values, range }) => {
    if (random(3) > 0) return [];
    const numbers = range
      ? [range.min, range.min + random(Math.min(50, range.max - range.min))]
      : [];
    return [`${key}=${pick([...values, ...numbers], random)}`];
  });
  return chosen.toSorted().join(" ");
}

/** A start by options as they come, else by the default rules. */
function begin(info, random, isPlain) {
  if (!isPlain) {
    try {
      const starter = pick(["south", "north"], random);
      return Game.start(info.id, randomOptions(info, random), starter);
    } catch (error) {
      assert.equal(error.name, "EmpikiError");
    }
  }
  return Game.start(info.id, "");
}

/** Plays at random, writes comments and tags on the way, and sometimes ends by the players' wish. */
function randomGame(info, random, isPlain = false) {
  const game = begin(info, random, isPlain);
  const plies = random(PLIES);
  for (let ply = 0; ply < plies && game.view().result === null; ply += 1) {
    game.play(pick(turnsOf(game), random));
    if (random(8) === 0) game.setComment(ply + 1, pick(COMMENTS, random));
  }
  if (random(3) === 0) game.setComment(0, pick(COMMENTS, random));
  for (const tag of ["South", "North", "Event", "Date", "Round", "Annotator"]) {
    if (random(2) === 0) game.setTag(tag, pick(NAMES, random));
  }
  if (random(3) === 0) game.setTag("Mode", pick(["classical", "contract", "blitz"], random));
  if (game.view().result === null && random(4) === 0) {
    if (random(2) === 0) game.agree();
    else game.resign(pick(["south", "north"], random));
  }
  return game;
}

const played = (game) => {
  const { plies, result, position } = game.view();
  return { turns: plies.map(({ turn }) => turn), result: result?.text ?? "-", position };
};

/** `work` gives a value, or `null` where it throws one of our errors. */
function bearsUp(work, text) {
  const begun = performance.now();
  let value = null;
  try {
    value = work();
  } catch (error) {
    assert.equal(error.name, "EmpikiError", `${error} for ${start(text)}`);
    assertPlain(error.detail);
    for (const { line, at } of error.detail.faults) assert.ok(line >= 0 && at >= 1, start(text));
  }
  const took = performance.now() - begun;
  assert.ok(took < PATIENCE, `${took.toFixed(0)} ms, ${text.length} characters: ${start(text)}`);
  return value;
}

const start = (text) => JSON.stringify(text.slice(0, 300));

for (const info of games()) {
  test(note(`${info.id}: a record is read back and written the same`), () => {
    const random = chance(SEED);
    for (let count = 0; count < GAMES_PLAYED; count += 1) {
      withGame(randomGame(info, random), (game) => {
        const record = game.record();
        withGame(Game.fromRecord(record), (again) => {
          assert.equal(again.record(), record);
          assert.deepEqual(played(again), played(game), record);
          assert.deepEqual(again.annotations(), game.annotations(), record);
        });
      });
    }
  });

  test(note(`${info.id}: a link holds the same turns and result`), () => {
    const random = chance(SEED + 1);
    for (let count = 0; count < GAMES_PLAYED; count += 1) {
      withGame(randomGame(info, random), (game) => {
        const { text, notices } = game.link("https://example.org/empiki/");
        assert.match(text, /^https:\/\/example\.org\/empiki\/#g=[\w\-.~,/=&%]+$/);
        withGame(Game.fromLink(text), (again) => {
          assert.deepEqual(played(again), played(game), text);
          if (notices.length === 0) assert.equal(again.record(), game.record(), text);
        });
        // As programs hand links on.
        withGame(Game.fromLink(new URL(text).href), (again) =>
          assert.deepEqual(played(again), played(game), text),
        );
      });
    }
  });

  test(note(`${info.id}: a file of several games`), () => {
    const random = chance(SEED + 2);
    const records = Array.from({ length: 12 }, () =>
      withGame(randomGame(info, random), (game) => game.record()),
    );
    for (const gap of ["\n", "\n\n", "\r\n"]) {
      const summaries = glue.readRecords(records.join(gap));
      assertPlain(summaries);
      assert.deepEqual(
        summaries.map(({ text, error }) => [text, error]),
        records.map((record) => [record, null]),
      );
    }
  });
}

test(note("OGN holds the same turns and result"), () => {
  const random = chance(SEED + 3);
  const info = games().find(({ id }) => id === "oware");
  for (let count = 0; count < 2 * GAMES_PLAYED; count += 1) {
    withGame(randomGame(info, random, true), (game) => {
      const { text, notices } = game.ogn();
      const isWhole = notices.every(({ code }) => code !== "resignation-left-out");
      withGame(Game.fromRecord(text), (again) => {
        assert.deepEqual(played(again).turns, played(game).turns, text);
        if (isWhole) assert.equal(played(again).result, played(game).result, text);
        assert.equal(again.ogn().text, text, "written again, it is the same");
      });
    });
  }
});

const ODD_PIECES = [
  "{",
  "}",
  "(",
  ")",
  "[",
  "]",
  '"',
  "\\",
  "\n",
  "\n\n",
  "\r\n",
  "\t",
  "\0",
  " ",
  "--",
  "+",
  "*",
  "%",
  "%F",
  "&",
  "=",
  "#g=",
  "_",
  "🫘",
  "\ud800",
  "\u202e",
  "\ufeff",
  "999999999999999999999",
  "4294967296",
  "lapCap=4294967295",
  "plyCap=0",
  '[Game "omweso"]',
  '[FEN "48-0-0-0-0-0-0-0-0-0-0-0-0-0-S"]',
  '[Result "n resigned 1"]',
  "s agreed 26-22",
  "1...",
];

function mutated(text, random) {
  let result = text;
  for (let change = 0; change <= random(4); change += 1) {
    const at = random(result.length + 1);
    const length = random(1 + random(40));
    switch (random(5)) {
      case 0:
        result = result.slice(0, at) + result.slice(at + length);
        break;
      case 1:
        result = result.slice(0, at) + pick(ODD_PIECES, random) + result.slice(at);
        break;
      case 2:
        result =
          result.slice(0, at) + result.slice(at, at + length).repeat(random(5)) + result.slice(at);
        break;
      case 3:
        result = result.slice(0, at) + String.fromCharCode(random(0x250)) + result.slice(at + 1);
        break;
      default:
        result = result.slice(0, at);
    }
  }
  return result;
}

/** What was read is written in every form and read again. */
function writeAnyhow(game, text) {
  const record = game.record();
  withGame(Game.fromRecord(record), (again) => assert.equal(again.record(), record, text));
  const link = game.link("").text;
  withGame(Game.fromLink(link), (again) => assert.deepEqual(played(again), played(game), text));
  const ogn = bearsUp(() => game.ogn(), text);
  if (!ogn) return;
  withGame(Game.fromRecord(ogn.text), (again) =>
    assert.deepEqual(played(again).turns, played(game).turns, text),
  );
}

/** Reads a text in every way there is. */
function readAnyhow(text) {
  for (const open of [Game.fromRecord, Game.fromLink, Game.fromPosition]) {
    const game = bearsUp(() => open(text), text);
    if (game) withGame(game, () => writeAnyhow(game, text));
  }
  for (const { text: record, error } of bearsUp(() => glue.readRecords(text), text) ?? []) {
    if (error) for (const { line, at } of error.faults) assert.ok(line >= 0 && at >= 1);
    else withGame(Game.fromRecord(record), (game) => assert.equal(game.record(), record));
  }
}

for (const id of GAMES) {
  test(note(`${id}: mutations of records, OGN and links are read or refused, soon`), () => {
    const random = chance(SEED + 4);
    const info = games().find((each) => each.id === id);
    const texts = Array.from({ length: 12 }, (_, index) =>
      withGame(randomGame(info, random, index % 2 === 0), (game) => {
        const ogn = id === "oware" && index % 2 === 0 ? [game.ogn().text] : [];
        return [game.record(), game.link("").text, ...ogn];
      }),
    ).flat();
    for (let count = 0; count < MUTATIONS; count += 1) {
      readAnyhow(mutated(pick(texts, random), random));
    }
  });
}

/** Long enough that work which grows with the square of the length shows, on a slow machine too. */
const LONG = 250_000;
const filled = (piece) => piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG);
const numbered = (piece) => Array.from({ length: 25_000 }, (_, number) => piece(number)).join("");

for (const [name, text] of Object.entries({
  nothing: "",
  "braces without end": filled("{"),
  "parentheses without end": filled("("),
  "parentheses and braces": filled("({"),
  "brackets without end": filled("["),
  "a word": filled("A"),
  "move numbers": filled("1. "),
  "lost turns": `[Game "omweso"]\n\n${filled("-- ").slice(200)}`,
  "a link of lost turns": `#g=omweso&m=${filled("_").slice(200)}`,
  "a link of fields": `#g=omweso&${filled("c.0=x&").slice(200)}`,
  "a link of other fields": `#g=omweso${numbered((n) => `&t.a${n}=x`)}`,
  "per cents": `#g=${filled("%")}`,
  tags: filled('[A "b"]\n'),
  "tags of different names": numbered((n) => `[T${n} "x"]\n`),
  "games without turns": filled('[Game "oware"]\n\n'),
  "games that are broken": filled('[Game "oware"\n\n'),
  "opened games": filled('[Event "x"]\n\nC\n\n'),
  comments: `[Game "oware"]\n\n${filled("{a} ").slice(200)}`,
  "a comment": `[Game "oware"]\n\nC {${filled("a ").slice(200)}}`,
  variations: `[Variant "Oware Abapa"]\n\n${filled("(a) ").slice(200)}`,
  backslashes: `[Game "oware"]\n[South "${filled("\\").slice(200)}"]`,
  "spaces without end": filled(" "),
  lines: filled("\n"),
  "no text": filled("\0\u0001"),
})) {
  test(`hostile: ${name}`, () => {
    bearsUp(() => glue.readRecords(text), text);
    bearsUp(() => Game.fromRecord(text).free(), text);
    bearsUp(() => Game.fromLink(text).free(), text);
  });
}

test("turns that never end are read soon, whatever the limit of laps", () => {
  for (const { before, move } of fixture("never-ending")) {
    const [game] = before.split(" ");
    const options = "lapCap=1000000 neverEnding=moverLoses";
    const text = `[Game "${game}"]\n[Setup "${before}"]\n[Options "${options}"]\n\n1. ${move}\n`;
    withGame(
      bearsUp(() => Game.fromRecord(text), text),
      (opened) => assert.equal(opened.view().result.ending, "never-ending"),
    );
  }
});
