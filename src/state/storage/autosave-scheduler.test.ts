import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosaveScheduler } from './autosave-scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A scheduler whose writes take `takes` milliseconds, and fail while `broken` is true. */
function rhythmOf(takes: number) {
  const writes: number[] = [];
  const reports: boolean[] = [];
  const secured: number[] = [];
  const mood = { broken: false };
  const start = performance.now();
  const write = async () => {
    writes.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, takes));
    if (mood.broken) throw new Error('full');
  };
  const secure = () => void secured.push(performance.now() - start);
  const rhythm = createAutosaveScheduler(write, (succeeded) => void reports.push(succeeded), secure);
  return { writes, reports, secured, mood, rhythm };
}

test('ours: the first change is written at once, later ones with the next write', async () => {
  const { writes, rhythm } = rhythmOf(10);
  for (let i = 0; i < 50; i++) {
    rhythm.request(0);
    await pass(10);
  }
  await pass(1000);
  expect(writes[0]).toBe(0);
  expect(writes.length).toBeLessThan(7);
  expect(rhythm.isDone()).toBe(true);
});

test('product: slow storage rests longer, but a change is stored within a second', async () => {
  const { writes, rhythm } = rhythmOf(190);
  const requestTimes: number[] = [];
  for (let i = 0; i < 300; i++) {
    rhythm.request(0);
    requestTimes.push(10 * i);
    await pass(10);
  }
  const waits = requestTimes.flatMap((time) => {
    const next = writes.find((start) => start >= time);
    return next === undefined ? [] : [next + 190 - time];
  });
  expect(Math.max(...waits)).toBeLessThan(1000);
  expect(writes.length).toBeLessThan(7);
});

test.each([
  ['answers at once', 0],
  ['answers late', 700],
  ['does not answer', 1_000_000],
])('product: while keys are pressed and storage %s, each is stored within a second', async (_, takes) => {
  const { writes, secured, rhythm } = rhythmOf(takes);
  const struck: number[] = [];
  for (let elapsed = 0; elapsed < 5000; elapsed += 90) {
    struck.push(elapsed);
    rhythm.request(0);
    await pass(90);
  }
  await pass(1000);
  for (const time of struck) {
    const next = writes.find((start) => start >= time) ?? Infinity;
    const storedAt = Math.min(next + takes, ...secured.filter((backupTime) => backupTime >= time));
    expect(storedAt - time).toBeLessThan(1000);
  }
});

test('product: on a page too busy for timers, the next key stores the keys before it', () => {
  const { secured, rhythm } = rhythmOf(10);
  for (let elapsed = 0; elapsed < 3000; elapsed += 90) {
    rhythm.request(0);
    // Time passes, but no timer runs.
    vi.setSystemTime(Date.now() + 90);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 90);
  }
  const gaps = secured.map((time, i) => time - (secured[i - 1] ?? 0));
  expect(secured.length).toBeGreaterThan(0);
  expect(Math.max(...gaps, performance.now() - secured.at(-1)!)).toBeLessThan(1000);
});

test('ours: a backed up change is still written, and fast storage needs no backup', async () => {
  const { writes, secured, rhythm } = rhythmOf(500);
  rhythm.request(0);
  await pass(3000);
  expect(writes).toHaveLength(2);
  expect(secured).toHaveLength(1);
  expect(rhythm.isDone()).toBe(true);
  const fast = rhythmOf(20);
  for (let i = 0; i < 100; i++) {
    fast.rhythm.request(0);
    await pass(30);
  }
  expect(fast.secured).toEqual([]);
});

test('ours: a change of the view waits, and is written with a change that does not', async () => {
  const { writes, rhythm } = rhythmOf(1);
  rhythm.request(800);
  await pass(700);
  expect(writes).toEqual([]);
  rhythm.request(0);
  await pass(2000);
  expect(writes).toEqual([700]);
});

test('product: a failure is reported and retried at growing intervals, and success is reported', async () => {
  const { writes, reports: reported, mood, rhythm } = rhythmOf(1);
  mood.broken = true;
  rhythm.request(0);
  await pass(10_000);
  expect(reported).toEqual([false, false, false]);
  expect(rhythm.isDone()).toBe(false);
  mood.broken = false;
  await pass(120_000);
  expect(reported).toEqual([false, false, false, true]);
  expect(writes.map(Math.round)).toEqual([0, 3001, 9002, 21_003]);
  expect(rhythm.isDone()).toBe(true);
});

test('ours: a flush skips the rest, but waits for the running write', async () => {
  const { writes, mood, rhythm } = rhythmOf(50);
  rhythm.request(0);
  await pass(10);
  rhythm.request(0);
  const written = Promise.all([rhythm.flush(), rhythm.flush()]);
  await pass(120);
  await written;
  expect(writes).toEqual([0, 50]);
  mood.broken = true;
  rhythm.request(0);
  const failing = rhythm.flush().catch(String);
  await pass(60);
  expect(await failing).toBe('Error: full');
});
