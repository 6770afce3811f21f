import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchWidth } from "./room";

let report: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (look: () => void) => setTimeout(look, 16));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe(): void {
        report();
      }
      disconnect(): void {
        report = () => undefined;
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Become = (width: number, milliseconds?: number) => void;

/** A room of a width; `follow` is told each width the board gets. */
function room(width: number, follow: (width: number, become: Become) => void = () => undefined) {
  const element = { clientWidth: width };
  const widths: number[] = [];
  const become: Become = (next, milliseconds = 20) => {
    element.clientWidth = next;
    report();
    vi.advanceTimersByTime(milliseconds);
  };
  const unbind = watchWidth(element as HTMLElement, (next) => {
    widths.push(next);
    follow(next, become);
  });
  vi.advanceTimersByTime(20);
  return { widths, become, unbind };
}

test("tells the first width and every other, outside the observer's report", () => {
  const { widths, become } = room(800);
  become(700, 0);
  expect(widths).toEqual([800]);
  vi.advanceTimersByTime(20);
  expect(widths).toEqual([800, 700]);
});

test("a width that comes back soon is taken a little later", () => {
  const { widths, become } = room(800);
  become(785);
  become(800);
  expect(widths).toEqual([800, 785]);
  vi.advanceTimersByTime(1000);
  expect(widths).toEqual([800, 785, 800]);
});

test("a scroll bar that comes and goes with the board's height comes to rest", () => {
  // A wide board is too high for the page, a narrower one is not.
  const { widths } = room(800, (width, become) =>
    setTimeout(() => become(width === 800 ? 785 : 800, 0)),
  );
  vi.advanceTimersByTime(10_000);
  expect(widths).toEqual([800, 785, 800, 785]);
});

test("nothing is told after the end", () => {
  const { widths, become, unbind } = room(800);
  become(785);
  become(800);
  unbind();
  become(600, 1000);
  expect(widths).toEqual([800, 785]);
});
