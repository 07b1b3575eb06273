// Tests that take seconds stand beside the others, and are there in `npm run test:long` only.
import { test } from 'vitest';

type RegisterTest = (name: string, body: () => void | Promise<void>) => void;

const skipTest: RegisterTest = () => undefined;

/** A test of the long run; elsewhere it is none, not one that is skipped. */
export const longTest: RegisterTest = process.env['LONG'] === '1' ? test : skipTest;
