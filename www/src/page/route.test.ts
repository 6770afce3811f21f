import { expect, it } from "vitest";
import { playHash, readRoute } from "./route";

it.each(["", "#", "#/", "#/play", "#/play/"])("%j is the screen of all games", (hash) => {
  expect(readRoute(hash)).toEqual({ screen: "home", isUnknown: false });
});

it.each(["oware", "omweso", "bao-kigogo"] as const)("leads to %s", (game) => {
  expect(readRoute(playHash(game))).toEqual({ screen: "play", game });
});

it.each(["#/play/chess", "#/nothing", "#x", "#/play/oware/more"])("%j is unknown", (hash) => {
  expect(readRoute(hash)).toEqual({ screen: "home", isUnknown: true });
});
