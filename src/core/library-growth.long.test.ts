// Counts the steps of every exported function for files of two sizes: how often each block of the sources ran, which
// the engine counts exactly, so that a busy machine changes nothing. `GROWTH=<file>` appends
// all figures to a file.
import { appendFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { growthCases } from '../testing/library-growth.ts';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

const session = new Session();

/** Calls a method of the engine's profiler, which answers at once. */
function profiler(method: string, params: object = {}): unknown {
  let answer: unknown;
  session.post(`Profiler.${method}`, params, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

beforeAll(() => {
  session.connect();
  profiler('enable');
});
afterAll(() => session.disconnect());

/** Runs a call and returns how many blocks of the sources ran, and the time of the processor in milliseconds. */
function measure(run: () => unknown): { readonly steps: number; readonly ms: number } {
  profiler('startPreciseCoverage', { callCount: true, detailed: true });
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  const { result } = profiler('takePreciseCoverage') as Coverage;
  profiler('stopPreciseCoverage');
  let steps = 0;
  for (const { url, functions } of result)
    if (url.includes('/src/'))
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return { steps, ms: (user + system) / 1000 };
}

/** The engine loses counts of code that it drops meanwhile, so the highest count of a few calls is the right one. */
const CALLS = 3;

/** Measures calls on a new input of some size: the highest count, and the shortest time. */
function measureSize(prepare: (octets: number) => () => unknown, octets: number) {
  const measured = Array.from({ length: CALLS }, () => measure(prepare(octets)));
  return {
    steps: Math.max(...measured.map(({ steps }) => steps)),
    ms: Math.min(...measured.map(({ ms }) => ms)),
  };
}

const SMALL = 16 * 1024;
const FACTOR = 4;
/** What linear growth, with the logarithm of a sort, stays below; quadratic growth is 16. */
const MAX_GROWTH = FACTOR * 1.5;
/** So few steps that a cache or a chunk that one of the sizes happens to fill matters. */
const FEW_STEPS = 100_000;

test.each(growthCases.map(({ name, shape, prepare }) => [name, shape, prepare] as const))(
  'ours: the steps of %s grow at most in proportion to the size: %s',
  (name, shape, prepare) => {
    prepare(1024)();
    const small = measureSize(prepare, SMALL);
    const big = measureSize(prepare, FACTOR * SMALL);
    const growth = big.steps / small.steps;
    const figures = [
      name,
      shape,
      small.steps,
      big.steps,
      growth.toFixed(1),
      small.ms.toFixed(0),
      big.ms.toFixed(0),
    ];
    const table = process.env['GROWTH'];
    if (table) appendFileSync(table, `${figures.join(' | ')}\n`);
    if (big.steps > FEW_STEPS) expect(growth).toBeLessThan(MAX_GROWTH);
  },
);
