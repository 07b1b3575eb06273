import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint.ts';

let frames: (() => void)[] = [];
let runs = 0;

const isHidden = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
const draw = () => {
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  runs = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = () => afterFirstPaint(() => void runs++);

test('ours: a function that waits for the first paint runs after it, and not before', () => {
  isHidden(false);
  start();
  expect(runs).toBe(0);
  draw();
  expect(runs).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(runs).toBe(1);
});

test('ours: in a background tab, which does not paint, it runs at once', () => {
  isHidden(true);
  start();
  expect(runs).toBe(1);
});

test('ours: in a tab that moves to the background meanwhile, it still runs, and not again when the tab is painted later', () => {
  isHidden(false);
  start();
  vi.advanceTimersByTime(10_000);
  expect(runs).toBe(1);
  draw();
  expect(runs).toBe(1);
});
