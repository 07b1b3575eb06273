// Counts the steps of every exported function for files of two sizes. `GROWTH=<file>` appends all figures to a file.
import { afterAll, expect, test } from 'vitest';
import { noteFigures, startCountingSteps } from '../testing/count-steps.ts';
import { growthCases } from '../testing/library-growth.ts';

const SMALL = 16 * 1024;
const FACTOR = 4;
/** What linear growth, with the logarithm of a sort, stays below; quadratic growth is 16. */
const MAX_GROWTH = FACTOR * 1.5;
/**
 * So few steps that a cache or a chunk that one of the sizes happens to fill matters: `decides` on ACAP fields counts
 * 15,000 and 119,000, and takes four times as long for each fourfold size up to a mebibyte.
 */
const FEW_STEPS = 200_000;

const counting = startCountingSteps();

afterAll(counting.stop);

test.each(growthCases.map(({ name, shape, prepare }) => [name, shape, prepare] as const))(
  'ours: the steps of %s grow at most in proportion to the size: %s',
  (name, shape, prepare) => {
    prepare(1024)();
    const small = counting.measure(() => prepare(SMALL));
    const big = counting.measure(() => prepare(FACTOR * SMALL));
    const growth = big.steps / small.steps;
    noteFigures([
      name,
      shape,
      small.steps,
      big.steps,
      growth.toFixed(1),
      small.ms.toFixed(0),
      big.ms.toFixed(0),
    ]);
    if (big.steps > FEW_STEPS) expect(growth).toBeLessThan(MAX_GROWTH);
  },
);
