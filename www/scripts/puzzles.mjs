// Writes the page's puzzles, a record a line: those that the engine's command, whose path is handed over, finds for a
// seed. `www/guide/puzzles.md` tells what is in a record.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

const games = ["omweso", "oware", "bao-kigogo"];
const [command] = process.argv.slice(2);
const folder = new URL("../src/lessons/puzzles/", import.meta.url);

const records = (game) => {
  const found = execFileSync(command, ["puzzles", "--game", game, "--count", "80", "--seed", "1"], {
    encoding: "utf8",
  });
  return found.trimEnd().split("\n");
};

/** By rating, then by name. */
const place = (record) => {
  const { rating, id } = JSON.parse(record);
  return `${rating} ${id}`;
};
const inOrder = (one, other) => (place(one) < place(other) ? -1 : 1);

mkdirSync(folder, { recursive: true });
for (const game of games) {
  const lines = records(game).sort(inOrder);
  writeFileSync(new URL(`${game}.json`, folder), `[\n${lines.join(",\n")}\n]\n`);
}
