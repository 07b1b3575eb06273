// Counts the steps of every exported function for inputs of three sizes. `GROWTH=<file>` appends all figures to a file.
import { afterAll, expect, test } from 'vitest';
import { noteFigures, startCountingSteps } from '../testing/count-steps.ts';
import { growthCases } from '../testing/library-growth.ts';

/** In octets. Each is `FACTOR` times the one before. */
const FACTOR = 4;
const SIZES = [4 * 1024, 16 * 1024, 64 * 1024] as const;
/** What linear growth, with the logarithm of a sort, stays below; quadratic growth is 16. */
const MAX_GROWTH = FACTOR * 1.5;
/** So few steps that a table that one of the sizes happens to fill matters. */
const FEW_STEPS = 100_000;

const counting = startCountingSteps();

afterAll(counting.stop);

test.each(growthCases.map(({ name, shape, prepare }) => [name, shape, prepare] as const))(
  'ours: the steps of %s grow at most in proportion to the size: %s',
  (name, shape, prepare) => {
    prepare(1024)();
    const measured = SIZES.map((size) => counting.measure(() => prepare(size)));
    const steps = measured.map((one) => one.steps);
    const growth = steps.slice(1).map((count, place) => count / (steps[place] ?? 0));
    const exponent = Math.log(growth.at(-1) ?? 1) / Math.log(FACTOR);
    noteFigures([name, shape, ...steps, exponent.toFixed(2), measured.at(-1)?.ms.toFixed(0) ?? '']);
    if ((steps.at(-1) ?? 0) > FEW_STEPS) expect(growth.at(-1)).toBeLessThan(MAX_GROWTH);
  },
);
