// The `fast-check` of the tests: the same random cases in every run, so that no unchanged code fails by chance, and
// only the first quarter of them. `npm run test:long`, and any run with RANDOM=1, use new random cases, and all of
// them.
import fc, { type IRawProperty, type Parameters } from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1996 });

const RUN_COUNT = 100;

/** fast-check's `assert` with a quarter of the runs. All given examples are run; they count as runs. */
export function assert<Case>(
  property: IRawProperty<Case>,
  given: Parameters<Case> = {},
): Promise<void> | void {
  const { numRuns = RUN_COUNT, examples = [] } = given;
  return fc.assert(property, { ...given, numRuns: Math.max(examples.length, Math.ceil(numRuns / 4)) });
}

export * from 'fast-check';
export default { ...fc, assert };
