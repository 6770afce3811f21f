import { describe, expect, test } from "vitest";
import { layOut } from "./geometry";
import { pitByKey, pitByLetter } from "./grid-moves";
import { BAO_KIGOGO, OMWESO } from "./samples";

describe("arrows follow the picture", () => {
  test("lying: right along South's back row, up to the front row", () => {
    const { rows } = layOut(OMWESO, { width: 1000 });
    expect(pitByKey(rows, 0, "ArrowRight")).toBe(1);
    expect(pitByKey(rows, 0, "ArrowUp")).toBe(15);
    expect(pitByKey(rows, 15, "ArrowUp")).toBe(24);
    expect(pitByKey(rows, 24, "ArrowUp")).toBe(23);
    expect(pitByKey(rows, 3, "End")).toBe(7);
  });

  test("flipped: South's first pit is at the upper right", () => {
    const { rows } = layOut(OMWESO, { width: 1000, isFlipped: true });
    expect(pitByKey(rows, 0, "ArrowLeft")).toBe(1);
    expect(pitByKey(rows, 0, "ArrowDown")).toBe(15);
    expect(pitByKey(rows, 0, "ArrowRight")).toBe(0);
  });

  test("upright: South's row runs down", () => {
    const { rows } = layOut(BAO_KIGOGO, { width: 358 });
    expect(pitByKey(rows, 0, "ArrowDown")).toBe(1);
    expect(pitByKey(rows, 0, "ArrowRight")).toBe(23);
    expect(pitByKey(rows, 0, "ArrowUp")).toBe(0);
  });
});

describe("letters", () => {
  test("lead to the mover's pit, with or without shift", () => {
    expect(pitByLetter(OMWESO, "m", "south")).toBe(4);
    expect(pitByLetter(OMWESO, "M", "south")).toBe(4);
    expect(pitByLetter(OMWESO, "m", "north")).toBe(20);
  });

  test("as they are written when nobody moves", () => {
    expect(pitByLetter(OMWESO, "m", null)).toBe(20);
    expect(pitByLetter(OMWESO, "M", null)).toBe(4);
  });

  test("that no pit has mean nothing", () => {
    expect(pitByLetter(OMWESO, "z", "south")).toBeNull();
    expect(pitByLetter(OMWESO, ".", "south")).toBeNull();
  });
});
