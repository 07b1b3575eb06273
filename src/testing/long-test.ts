// Registers tests that take seconds only in `npm run test:long`, so that they can be next to the other tests.
import { test } from 'vitest';

type RegisterTest = (name: string, body: () => void | Promise<void>) => void;

const skipTest: RegisterTest = () => undefined;

/** Registers a test in the long run. In other runs it is not registered, not even as skipped. */
export const longTest: RegisterTest = process.env['LONG'] === '1' ? test : skipTest;
