// Runs a few fuzz cases, the same in every run. `npm run fuzz` runs random ones until it is stopped.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFailure, type RegressionCase, runRound, targetNames, toFuzzCase } from './run.ts';

const RUNS = 40;
const SEED = 1996;

test.each(targetNames)('ours: no case breaks %s', (target) => {
  expect(runRound(target, SEED, RUNS)).toBeUndefined();
});

const folder = new URL('regressions/', import.meta.url);
const kept = readdirSync(folder).map(
  (name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RegressionCase] as const,
);

test.each(kept)('ours: an earlier failure stays fixed: %s', (_name, one) => {
  expect(targetNames).toContain(one.target);
  expect(findFailure(one.target, toFuzzCase(one))).toBeUndefined();
});
