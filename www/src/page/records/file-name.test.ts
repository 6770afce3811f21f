import { describe, expect, it } from "vitest";
import { fileName } from "./file-name";

const today = new Date(2026, 10, 3, 12);

describe("the name of a file", () => {
  it("is of the game and the day it was played", () => {
    expect(fileName("omweso", "record", "2026.11.30", today)).toBe("omweso-2026-11-30.txt");
    expect(fileName("oware", "ogn", "2026.11.30", today)).toBe("oware-2026-11-30.ogn");
    expect(fileName("bao-kigogo", "link", "", today)).toBe("bao-kigogo-link-2026-11-03.txt");
  });

  it.each(["?", "2026.??.??", "../../etc", "2026.11.30/x", "2026.11.30\n", '"; rm', "🫘", "1.1.1"])(
    "takes nothing from the date %j",
    (date) => {
      expect(fileName("oware", "record", date, today)).toBe("oware-2026-11-03.txt");
    },
  );
});
