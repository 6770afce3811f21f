import { expect, it } from "vitest";
import { playHash, readRoute } from "./route";

it.each(["", "#", "#/", "#/play", "#/play/", "#/Play//"])(
  "%j is the screen of all games",
  (hash) => {
    expect(readRoute(hash)).toEqual({ screen: "home", note: null });
  },
);

it.each(["oware", "omweso", "bao-kigogo"] as const)("leads to %s", (game) => {
  expect(readRoute(playHash(game))).toEqual({ screen: "play", game });
});

it.each(["#/play/oware/", "#/play/Oware", "#/PLAY/OWARE//"])("%j is understood", (hash) => {
  expect(readRoute(hash)).toEqual({ screen: "play", game: "oware" });
});

it.each([
  ["#/learn", "learn"],
  ["#/learn/oware/1", "learn"],
  ["#/puzzles/", "puzzles"],
  ["#/analyse", "analyse"],
  ["#/rules/omweso", "rules"],
  ["#g=omweso.I.i", "link"],
] as const)("%j is named by links, and not there yet", (hash, note) => {
  expect(readRoute(hash)).toEqual({ screen: "home", note });
});

it.each(["#/play/chess", "#/nothing", "#x", "#/play/oware/more", "#play/oware", "#/g=x"])(
  "%j is unknown",
  (hash) => {
    expect(readRoute(hash)).toEqual({ screen: "home", note: "unknown" });
  },
);
