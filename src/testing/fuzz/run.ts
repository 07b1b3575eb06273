// One round of the fuzz: some random cases of one target, and the smallest one that fails. `npm test` and `npm run fuzz`
// both go through here.
import fc from 'fast-check';
import type { FuzzCase } from './fuzz-case.ts';
import { anyCase } from './generators/any-case.ts';
import { runCase, targets } from './targets/targets.ts';

/** A case as it is kept: octets as base64, and what was wrong when it was found. */
export interface KeptCase {
  readonly target: string;
  readonly path: string;
  readonly base64: string;
  readonly seed: number;
  readonly was: string;
}

export const targetNames: readonly string[] = Object.keys(targets);

/** What happened and where, without the folder that the project lies in. */
const briefStack = ({ stack = '', message }: Error): string =>
  (stack || message).split('\n').slice(0, 4).join('\n').replaceAll(`${process.cwd()}/`, '');

/** What does not hold of a case; undefined if all does. */
export function failureOf(target: string, one: FuzzCase): string | undefined {
  try {
    runCase(targets[target]!, one);
    return undefined;
  } catch (error) {
    return error instanceof Error ? briefStack(error) : String(error);
  }
}

/** The case behind a kept one. */
export const caseOf = ({ path, base64, seed }: KeptCase): FuzzCase => ({
  path,
  bytes: new Uint8Array(Buffer.from(base64, 'base64')),
  seed,
});

/** Tries `runs` cases, always the same for a seed. Returns the smallest case that fails, if one does. */
export function runRound(target: string, seed: number, runs: number): KeptCase | undefined {
  const holds = (one: FuzzCase) => failureOf(target, one) === undefined;
  const { counterexample } = fc.check(fc.property(anyCase, holds), { seed, numRuns: runs });
  if (!counterexample) return undefined;
  const [{ path, bytes, seed: drawn }] = counterexample;
  const was = failureOf(target, counterexample[0]) ?? 'it fails now and then';
  return { target, path, base64: Buffer.from(bytes).toString('base64'), seed: drawn, was };
}
