import { describe, expect, it } from "vitest";
import { playersOf } from "../players";
import { hasLevel, namesOf, seatsOf, swapped, withOpponent, type Seats } from "./seats";

const noNames = { south: "", north: "" };

describe("who sits at the board", () => {
  it("is two people, when nobody asks for anything else", () => {
    expect(seatsOf(noNames).company).toBe("people");
    expect(namesOf(seatsOf(noNames))).toEqual(noNames);
  });

  it("is a person in the South and a level, for somebody who wants an opponent", () => {
    const seats = seatsOf(noNames, true);
    expect(seats).toMatchObject({ company: "level", person: "south" });
    expect(namesOf(seats)).toEqual({ south: "", north: "Level 2" });
  });

  it.each([
    { south: "Ama", north: "Kofi" },
    { south: "", north: "Level 4" },
    { south: "Level 6", north: "Ama" },
    { south: "Level 1", north: "Level 2" },
  ])("comes back from the names of a match: %j", (names) => {
    expect(namesOf(seatsOf(names))).toEqual(names);
    expect(namesOf(seatsOf(names, true)).north).not.toBe(names.north === "Kofi" ? "Kofi" : "");
  });

  it("swaps sides, and back", () => {
    const seats = seatsOf({ south: "Ama", north: "Level 4" });
    expect(namesOf(swapped(seats))).toEqual({ south: "Level 4", north: "Ama" });
    expect(swapped(swapped(seats))).toEqual(seats);
  });

  it("may meet another level on whichever side", () => {
    const seats = withOpponent(seatsOf({ south: "Level 4", north: "" }), 6);
    expect(namesOf(seats)).toEqual({ south: "Level 6", north: "" });
  });

  it("keeps what was written while another company is looked at", () => {
    const seats: Seats = { ...seatsOf({ south: "Ama", north: "Kofi" }), company: "levels" };
    expect(namesOf({ ...seats, company: "people" })).toEqual({ south: "Ama", north: "Kofi" });
    expect(hasLevel(seats, "south")).toBe(true);
  });

  it("takes no person for a level", () => {
    const seats: Seats = { ...seatsOf(noNames), names: { south: " Level 3 ", north: "Level 7" } };
    expect(namesOf(seats)).toEqual({ south: "", north: "Level 7" });
  });
});

describe("the players of a match", () => {
  it("are told by its names, so they survive whatever keeps those", () => {
    expect(playersOf({ south: "You", north: "Level 4" })).toEqual({ south: "human", north: 4 });
    expect(playersOf({ south: "Level 7", north: "level 1" })).toEqual({
      south: "human",
      north: "human",
    });
  });
});
