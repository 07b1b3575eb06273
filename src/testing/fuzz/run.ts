// One fuzz round: some random cases of one target, and the smallest failing one. `npm test` and `npm run fuzz` both use
// it.
import fc from 'fast-check';
import type { FuzzCase } from './fuzz-case.ts';
import { anyCase } from './generators/any-case.ts';
import { fuzzTargets, runTarget } from './targets/targets.ts';

/** A stored case: octets as base64, and the failure when it was found. */
export interface RegressionCase {
  readonly target: string;
  readonly path: string;
  readonly base64: string;
  readonly seed: number;
  readonly was: string;
}

export const targetNames: readonly string[] = Object.keys(fuzzTargets);

/** The error and its place, without the folder of the project. */
const shortenStack = ({ stack = '', message }: Error): string =>
  (stack || message).split('\n').slice(0, 4).join('\n').replaceAll(`${process.cwd()}/`, '');

/** The failure of a case; undefined if it passes. */
export function findFailure(target: string, one: FuzzCase): string | undefined {
  try {
    runTarget(fuzzTargets[target]!, one);
    return undefined;
  } catch (error) {
    return error instanceof Error ? shortenStack(error) : String(error);
  }
}

/** Converts a stored case. */
export const toFuzzCase = ({ path, base64, seed }: RegressionCase): FuzzCase => ({
  path,
  bytes: new Uint8Array(Buffer.from(base64, 'base64')),
  seed,
});

/** Runs `runs` cases, always the same for a seed. Returns the smallest failing case, if there is one. */
export function runRound(target: string, seed: number, runs: number): RegressionCase | undefined {
  const holds = (one: FuzzCase) => findFailure(target, one) === undefined;
  const { counterexample } = fc.check(fc.property(anyCase, holds), { seed, numRuns: runs });
  if (!counterexample) return undefined;
  const [{ path, bytes, seed: drawn }] = counterexample;
  const was = findFailure(target, counterexample[0]) ?? 'it fails now and then';
  return { target, path, base64: Buffer.from(bytes).toString('base64'), seed: drawn, was };
}
