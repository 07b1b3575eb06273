// One round of the fuzz: some random cases of one target, and the smallest one that fails. `npm test` and `npm run fuzz`
// both go through here.
import fc from 'fast-check';
import type { FuzzCase } from './fuzz-case.ts';
import { anyCase } from './generators/any-case.ts';
import { fuzzTargets, runTarget } from './targets/targets.ts';

/** A case as it is kept: octets as base64, and what was wrong when it was found. */
export interface RegressionCase {
  readonly target: string;
  readonly path: string;
  readonly base64: string;
  readonly seed: number;
  readonly was: string;
}

export const targetNames: readonly string[] = Object.keys(fuzzTargets);

/** What happened and where, without the folder that the project lies in. */
const shortenStack = ({ stack = '', message }: Error): string =>
  (stack || message).split('\n').slice(0, 4).join('\n').replaceAll(`${process.cwd()}/`, '');

/** What does not hold of a case; undefined if all does. */
export function findFailure(target: string, one: FuzzCase): string | undefined {
  try {
    runTarget(fuzzTargets[target]!, one);
    return undefined;
  } catch (error) {
    return error instanceof Error ? shortenStack(error) : String(error);
  }
}

/** The case behind a kept one. */
export const toFuzzCase = ({ path, base64, seed }: RegressionCase): FuzzCase => ({
  path,
  bytes: new Uint8Array(Buffer.from(base64, 'base64')),
  seed,
});

/** Tries `runs` cases, always the same for a seed. Returns the smallest case that fails, if one does. */
export function runRound(target: string, seed: number, runs: number): RegressionCase | undefined {
  const holds = (one: FuzzCase) => findFailure(target, one) === undefined;
  const { counterexample } = fc.check(fc.property(anyCase, holds), { seed, numRuns: runs });
  if (!counterexample) return undefined;
  const [{ path, bytes, seed: drawn }] = counterexample;
  const was = findFailure(target, counterexample[0]) ?? 'it fails now and then';
  return { target, path, base64: Buffer.from(bytes).toString('base64'), seed: drawn, was };
}
