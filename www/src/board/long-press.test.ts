import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LongPress } from "./long-press";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Without a page: presses that are told to a bare target. */
function pressed() {
  const root = new EventTarget();
  const points: boolean[] = [];
  const touch = new LongPress(root as HTMLElement, (target) => points.push(target !== null));
  const tell = (type: string, pointerType = "touch") =>
    root.dispatchEvent(Object.assign(new Event(type), { pointerType }));
  return { touch, points, tell };
}

const byFinger = { detail: 1 };
const byKey = { detail: 0 };

test("a finger that rests points, and its click is no press", () => {
  const { touch, points, tell } = pressed();
  tell("pointerdown");
  vi.advanceTimersByTime(600);
  tell("pointerup");
  expect(points).toEqual([true, false]);
  expect(touch.isEndedBy(byFinger)).toBe(true);
  expect(touch.isEndedBy(byFinger), "only once").toBe(false);
});

test("a tap is a press", () => {
  const { touch, points, tell } = pressed();
  tell("pointerdown");
  vi.advanceTimersByTime(100);
  tell("pointerup");
  vi.advanceTimersByTime(1000);
  expect(points).toEqual([]);
  expect(touch.isEndedBy(byFinger)).toBe(false);
});

test("a long press whose click never comes swallows no key and no screen reader's click", () => {
  const { touch, tell } = pressed();
  tell("pointerdown");
  vi.advanceTimersByTime(600);
  tell("pointercancel");
  expect(touch.isEndedBy(byKey)).toBe(false);
  expect(touch.isEndedBy(byFinger)).toBe(false);
});

test("a second finger does not leave the first one's clock running", () => {
  const { points, tell } = pressed();
  tell("pointerdown");
  tell("pointerdown");
  tell("pointerup");
  vi.advanceTimersByTime(1000);
  expect(points).toEqual([]);
});
