// What tests get as `fast-check`: the same random cases in every run, so that no check fails for what nobody changed,
// and the first half of them, so that all tests take less than a minute. `npm run test:long`, and any run with
// RANDOM=1, draws others, and all of them.
import fc, { type IRawProperty, type Parameters } from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1996 });

const RUN_COUNT = 100;

/** As fast-check's, with half the runs. Given examples count as runs: each of them is tried. */
export function assert<Case>(
  property: IRawProperty<Case>,
  given: Parameters<Case> = {},
): Promise<void> | void {
  const { numRuns = RUN_COUNT, examples = [] } = given;
  return fc.assert(property, { ...given, numRuns: Math.max(examples.length, Math.ceil(numRuns / 2)) });
}

export * from 'fast-check';
export default { ...fc, assert };
