import { beforeEach, expect, test, vi } from "vitest";

type Entry = Pick<IntersectionObserverEntry, "target" | "isIntersecting">;

let say: (entries: Entry[]) => void;
let frames: (() => void)[];

/** What the browser does in its next frame. */
function nextFrame(): void {
  for (const frame of frames.splice(0)) {
    try {
      frame();
    } catch (error) {
      reportError(error);
    }
  }
}

beforeEach(() => {
  vi.resetModules();
  frames = [];
  vi.stubGlobal("reportError", vi.fn());
  vi.stubGlobal("innerHeight", 1000);
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(follow: typeof say) {
        say = follow;
      }
      observe = () => undefined;
      unobserve = () => undefined;
    },
  );
});

/** Boards that log what they do, `top` pixels from the top of the view. */
async function boards(...tops: number[]) {
  const { Reach } = await import("./reach");
  const log: string[] = [];
  const made = tops.map((top, index) => {
    const element = { getBoundingClientRect: () => ({ top, bottom: top + 100 }) } as Element;
    const does = (what: string) => () => void log.push(`${what} ${index}`);
    return new Reach(element, does("paint"), does("release"));
  });
  return { log, made, Reach };
}

const tell = (isIntersecting: boolean, ...made: { element: Element }[]) =>
  say(made.map(({ element: target }) => ({ target, isIntersecting })));

test("boards that come near are painted one a frame, and let go when they leave", async () => {
  const { log, made } = await boards(0, 100, 5000);
  tell(true, ...made.slice(0, 2));
  expect(log).toEqual([]);
  nextFrame();
  expect(log).toEqual(["paint 0"]);
  nextFrame();
  nextFrame();
  expect(log).toEqual(["paint 0", "paint 1"]);
  tell(false, ...made.slice(0, 1));
  expect(log.at(-1)).toBe("release 0");
  expect(made.map(({ mayPaint }) => mayPaint)).toEqual([false, true, false]);
  expect(frames).toEqual([]);
});

test("those in view go before those around it", async () => {
  const { log, made } = await boards(-500, 2000, 900);
  tell(true, ...made);
  for (let frame = 0; frame < 3; frame += 1) nextFrame();
  expect(log).toEqual(["paint 2", "paint 0", "paint 1"]);
});

test("one that left before its turn is not painted", async () => {
  const { log, made } = await boards(0, 100);
  tell(true, ...made);
  tell(false, ...made.slice(0, 1));
  nextFrame();
  expect(log).toEqual(["release 0", "paint 1"]);
});

test("one that fails to paint keeps no other from it", async () => {
  const { log, made, Reach } = await boards(0);
  const element = { getBoundingClientRect: () => ({ top: 0, bottom: 100 }) } as Element;
  const fail = () => {
    throw new Error("no 2d canvas");
  };
  const broken = new Reach(element, fail, () => undefined);
  tell(true, broken, ...made);
  nextFrame();
  nextFrame();
  expect(log).toEqual(["paint 0"]);
  tell(false, ...made);
  tell(true, ...made);
  nextFrame();
  expect(log).toEqual(["paint 0", "release 0", "paint 0"]);
});

test("on paper all have their pictures, whatever the observer says meanwhile", async () => {
  const { log, made } = await boards(0, 5000);
  tell(true, ...made.slice(0, 1));
  for (const each of made) each.isOnPaper = true;
  tell(false, ...made);
  expect(log).toEqual(["paint 0", "paint 1"]);
  tell(true, ...made.slice(0, 1));
  for (const each of made) each.isOnPaper = false;
  expect(log).toEqual(["paint 0", "paint 1", "release 1"]);
});

test("near is in view or less than a screen from it", async () => {
  const { made } = await boards(-1101, -1100, 2000, 2001);
  expect(made.map((each) => each.measureIsNear())).toEqual([false, true, true, false]);
});
