// How long one call takes across the border, as the page makes it.
import { performance } from "node:perf_hooks";
import { chance, Game, GAMES, turnsOf, withGame } from "./engine.mjs";

const ROUNDS = 40;
const PLIES = 60;

const micros = (value) => `${value.toFixed(1).padStart(9)} µs`;

/** Positions on the way of random games, so that every stage of a game is measured. */
function positionsOf(id) {
  const pick = chance(7);
  const positions = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    withGame(Game.start(id, ""), (game) => {
      for (let ply = 0; ply < PLIES; ply += 1) {
        const turns = turnsOf(game);
        if (turns.length === 0) break;
        positions.push({ position: game.view().position, turn: turns[pick(turns.length)] });
        game.play(positions.at(-1).turn);
      }
    });
  }
  return positions;
}

function measure(positions, call) {
  const times = [];
  // The first pass warms the compilers up.
  for (const isWarm of [false, true]) {
    for (const { position, turn } of positions) {
      withGame(Game.fromPosition(position), (game) => {
        const begun = performance.now();
        call(game, turn);
        if (isWarm) times.push((performance.now() - begun) * 1000);
      });
    }
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return `${micros(at(0.5))}${micros(at(0.99))}${micros(at(1))}`;
}

const CALLS = {
  view: (game) => game.view(),
  legalMoves: (game) => game.legalMoves(),
  explore: (game, turn) => game.explore(turn),
  play: (game, turn) => game.play(turn),
};

console.log(`wasm in Node ${process.versions.node}${" ".repeat(6)}median      99 %     worst`);
for (const id of GAMES) {
  const positions = positionsOf(id);
  for (const [name, call] of Object.entries(CALLS)) {
    console.log(`${`${id} ${name}`.padEnd(22)}${measure(positions, call)}`);
  }
}
