import { describe, expect, it } from "vitest";
import { nothingKept, progressSchema, type KeptCounting } from "./progress";
import { decode, encode } from "./slot";

const counted: KeptCounting = {
  skills: {
    landing: { level: 3, right: 1 },
    laps: { level: 1, right: 0 },
    captured: { level: 2, right: 0 },
  },
  row: 2,
  bestRow: 9,
  bestRound: 14,
  asked: "laps",
};

describe("progress", () => {
  it("comes back as it was", () => {
    const kept = { ...nothingKept, levels: { oware: 3 }, counting: { omweso: counted } };
    expect(decode(encode(kept, progressSchema), progressSchema)).toEqual(kept);
  });

  it("of an earlier page lacks what was added since", () => {
    const former = JSON.stringify({ version: 1, lessons: { a: 1 }, puzzles: {}, levels: {} });
    expect(decode(former, progressSchema)).toEqual({ ...nothingKept, lessons: { a: 1 } });
  });

  it.each([{ row: -1 }, { skills: { landing: { level: "3", right: 0 } } }, { asked: "all" }])(
    "in counting is none with %j",
    (change) => {
      const counting = { omweso: { ...counted, ...change } };
      const text = JSON.stringify({ ...nothingKept, counting, version: 1 });
      expect(decode(text, progressSchema)).toBeNull();
    },
  );
});
