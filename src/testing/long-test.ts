// What runs only in `npm run test:long`, so that it can be next to the other tests: tests that take seconds, and most
// of the cases of tables that take seconds together.
import { test } from 'vitest';

type RegisterTest = (name: string, body: () => void | Promise<void>) => void;

const skipTest: RegisterTest = () => undefined;

const isLongRun = process.env['LONG'] === '1';

/** Registers a test in the long run. In other runs it is not registered, not even as skipped. */
export const longTest: RegisterTest = isLongRun ? test : skipTest;

/** Returns all cases in the long run, and `count` of them otherwise, evenly spread from the first to the last. */
export function someCases<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isLongRun || cases.length <= count) return cases;
  const step = (cases.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => cases[Math.round(i * step)]!);
}
