import { describe, expect, test } from "vitest";
import type { BoardView } from "../engine/types";
import type { Sequence } from "./contract";
import type { Moment } from "./moment";
import {
  BAO_KIGOGO,
  BAO_KIGOGO_CAPTURE,
  BAO_KIGOGO_START,
  neverEnding,
  OMWESO_CAPTURES,
  OWARE_CAPTURE,
  relay,
} from "./samples";
import { LONGEST } from "./tempo";
import { Timeline } from "./timeline";

const sum = (list: Iterable<number>): number => [...list].reduce((a, b) => a + b, 0);
const seedsOf = (board: BoardView): number => sum(board.pits) + sum(board.stores);
const seedsIn = (m: Moment): number => sum(m.pits) + sum(m.stores) + m.aloft;
const board = (m: Moment): BoardView => ({ pits: Array.from(m.pits), stores: m.stores });

function instants(timeline: Timeline, count = 400): number[] {
  return Array.from({ length: count + 1 }, (_, i) => (timeline.duration * i) / count);
}

const conserving: [string, Sequence][] = [
  ["omweso captures", OMWESO_CAPTURES],
  ["oware capture and collecting", OWARE_CAPTURE],
  ["bao kigogo relay", relay(BAO_KIGOGO, BAO_KIGOGO_START, 3, 60)],
  ["never ending", neverEnding()],
];

describe.each(conserving)("%s", (_, sequence) => {
  const timeline = new Timeline(sequence);

  test("begins before the turn and ends after it", () => {
    expect(seedsIn(timeline.momentAt(0))).toBe(seedsOf(sequence.before));
    expect(board(timeline.momentAt(timeline.duration))).toEqual(sequence.after);
  });

  test("the replayed steps come to the board after", () => {
    expect(board(timeline.momentAt(timeline.duration - 1e-6, 0))).toEqual(sequence.after);
  });

  test("no seed is lost at any instant, exact or in stills", () => {
    for (const t of instants(timeline)) {
      for (const speed of [0, 1, 8])
        expect(seedsIn(timeline.momentAt(t, speed))).toBe(seedsOf(sequence.before));
    }
  });

  test("takes no longer than eight seconds", () => {
    expect(timeline.duration).toBeLessThanOrEqual(LONGEST);
  });

  test.each([false, true])(
    "each step has its picture and its place in time, stills: %s",
    (isStill) => {
      const stepped = new Timeline(sequence, { isStill });
      const steps = [...sequence.steps.keys()];
      const pictures = steps.map((index) => stepped.pictureOf(index));
      expect(pictures.map(({ step }) => step)).toEqual(steps);
      for (const picture of pictures) expect(seedsIn(picture)).toBe(seedsOf(sequence.before));
      const ends = steps.map((index) => stepped.instantAfter(index));
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
      expect(ends.at(-1)).toBeLessThanOrEqual(stepped.duration);
    },
  );

  test("laps only go forward", () => {
    const laps = instants(timeline).map((t) => timeline.momentAt(t).lap);
    expect(laps).toEqual([...laps].sort((a, b) => a - b));
  });
});

test("seeds that leave the board are aloft, then gone", () => {
  const timeline = new Timeline(BAO_KIGOGO_CAPTURE);
  const totals = instants(timeline).map((t) => seedsIn(timeline.momentAt(t)));
  expect(totals[0]).toBe(92);
  expect(totals.at(-1)).toBe(88);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
});

describe("stepping by seeds", () => {
  const timeline = new Timeline(OMWESO_CAPTURES);

  test("stops after each seed has fallen", () => {
    let at = 0;
    const dropped: number[] = [];
    for (let i = 0; i < 4; i++) {
      at = timeline.seedBoundary(at, 1);
      dropped.push(timeline.momentAt(at, 0).path?.dropped ?? -1);
    }
    expect(dropped).toEqual([1, 2, 3, 4]);
  });

  test("goes back the way it came", () => {
    const stops: number[] = [0];
    for (let at = 0; at < timeline.duration;) stops.push((at = timeline.seedBoundary(at, 1)));
    const back: number[] = [];
    for (let at = timeline.duration; at > 0;) back.push((at = timeline.seedBoundary(at, -1)));
    const expected = stops.slice(0, -1).reverse();
    expect(back).toHaveLength(expected.length);
    back.forEach((at, i) => expect(at).toBeCloseTo(expected[i] ?? NaN, 6));
  });

  test("counts every seed and every other step once", () => {
    let stops = 0;
    for (let at = 0; at < timeline.duration; stops++) at = timeline.seedBoundary(at, 1);
    // 4 + 6 + 6 + 3 seeds, two captures, a relay, a rest, and the end.
    expect(stops).toBe(24);
  });
});

test("stepping by laps shows each lap sown, also among two thousand", () => {
  const timeline = new Timeline(neverEnding());
  let at = 0;
  for (let lap = 1; lap <= 300; lap++) {
    at = timeline.lapBoundary(at, 1);
    const moment = timeline.momentAt(at, 0);
    expect(moment.lap).toBe(lap);
    expect(moment.path?.dropped).toBe(moment.path?.drops.length);
  }
  expect(timeline.momentAt(timeline.lapBoundary(at, -1), 0).lap).toBe(299);
});

test("a long turn begins and ends at a pace that can be followed", () => {
  const timeline = new Timeline(neverEnding());
  expect(timeline.momentAt(0.5).lap).toBeLessThan(5);
  expect(timeline.momentAt(timeline.duration - 0.5).lap).toBeGreaterThan(1900);
});

test("collapsed laps change seldom enough to be seen", () => {
  const timeline = new Timeline(neverEnding());
  const second = Array.from({ length: 60 }, (_, i) => timeline.momentAt(4 + i / 60));
  expect(new Set(second.map((m) => m.lap)).size).toBeLessThanOrEqual(12);
  expect(second.every((m) => m.fall === null)).toBe(true);
});

describe("less motion", () => {
  const timeline = new Timeline(OMWESO_CAPTURES, { isStill: true });

  test("nothing flies, and every lap is seen with its path", () => {
    const moments = instants(timeline).map((t) => timeline.momentAt(t));
    expect(moments.every((m) => m.hand === null && m.fall === null && m.groups.length === 0)).toBe(
      true,
    );
    const seen = new Set(moments.filter((m) => m.path).map((m) => m.lap));
    expect([...seen]).toEqual([1, 2, 3, 4]);
  });

  test.each([60, 300, 2000])("%i laps change seldom enough to be no flicker", (laps) => {
    const calm = new Timeline(neverEnding(laps), { isStill: true });
    for (const speed of [0.25, 1, 8]) {
      const seconds = Math.floor(calm.duration / speed);
      for (let second = 0; second < seconds; second++) {
        const frames = Array.from({ length: 60 }, (_, i) =>
          calm.momentAt((second + i / 60) * speed, speed),
        );
        // Three, and the one with which the second begins.
        expect(new Set(frames).size).toBeLessThanOrEqual(4);
      }
    }
  });

  test("a turn that stands is shown exactly", () => {
    const calm = new Timeline(neverEnding(), { isStill: true });
    const laps = new Set(instants(calm, 2000).map((t) => calm.momentAt(t, 0).lap));
    expect(laps.size).toBeGreaterThan(400);
  });

  test("at the start no seed has been sown", () => {
    expect(timeline.momentAt(0, 0).path?.dropped ?? 0).toBe(0);
    expect(timeline.momentAt(0).path?.dropped).toBeGreaterThan(0);
  });

  test("can be stepped lap by lap", () => {
    const laps: number[] = [];
    for (
      let at = timeline.lapBoundary(0, 1);
      at < timeline.duration;
      at = timeline.lapBoundary(at, 1)
    )
      laps.push(timeline.momentAt(at, 0).lap);
    expect(laps).toEqual([1, 2, 3, 4]);
  });
});

test("laps that were skipped are leapt over", () => {
  const before: BoardView = { pits: [3, 0, 0, 1, 0, 0, 0, 0], stores: [0, 0] };
  const after: BoardView = { pits: [0, 1, 1, 1, 1, 0, 0, 0], stores: [0, 0] };
  const timeline = new Timeline({
    before,
    after,
    mover: "south",
    steps: [
      {
        kind: "lap",
        lap: 1,
        origin: 0,
        seeds: 3,
        lifted: true,
        clockwise: false,
        drops: [1, 2, 3],
        rule: "",
      },
      { kind: "relay", pit: 3, seeds: 2, rule: "" },
      {
        kind: "skipped",
        laps: 500,
        board: { pits: [0, 1, 1, 0, 0, 0, 0, 0], stores: [0, 0] },
        rule: "",
      },
      {
        kind: "lap",
        lap: 502,
        origin: 2,
        seeds: 2,
        lifted: true,
        clockwise: false,
        drops: [3, 4],
        rule: "",
      },
    ],
  });
  expect(timeline.laps).toBe(502);
  for (const t of instants(timeline)) expect(seedsIn(timeline.momentAt(t))).toBe(4);
  expect(board(timeline.momentAt(timeline.duration - 1e-6, 0))).toEqual(after);
});

test("a turn without steps is over at once", () => {
  const timeline = new Timeline({
    before: BAO_KIGOGO_START,
    after: BAO_KIGOGO_START,
    steps: [],
    mover: "north",
  });
  expect(timeline.duration).toBe(0);
  expect(board(timeline.momentAt(0))).toEqual(BAO_KIGOGO_START);
});
