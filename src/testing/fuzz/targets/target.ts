// The type of a target: a property of one case, which throws if it does not hold.

import type { Random } from '../../seeded-random.ts';
import { type FuzzCase, fuzzText } from '../fuzz-case.ts';

/** All random choices except the file come from `random`. */
export type FuzzTarget = (one: FuzzCase, random: Random) => void;

export function assertSame(what: string, found: unknown, wanted: unknown): void {
  if (found === wanted) return;
  const said = (value: unknown) => JSON.stringify(value)?.slice(0, 400);
  throw new Error(`${what}: ${said(found)}, not ${said(wanted)}`);
}

export function assertThat(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}

/** The result of a command, or undefined if it refuses. Only a RangeError is a refusal. */
export function undefinedIfRefused<Made>(made: () => Made): Made | undefined {
  try {
    return made();
  } catch (error) {
    if (error instanceof RangeError && !/call stack|Invalid (?:array|string) length/.test(error.message))
      return undefined;
    throw error;
  }
}

const oddTexts = [
  '',
  '__proto__',
  'constructor',
  '\0',
  '\ud800',
  '\u202e',
  'a b',
  '/a',
  '*',
  '#',
  'a\nb',
  'GPTBot',
  '/*a*b$',
];

/** A text to type, ask or name: an unusual one, or a part of the file itself. */
export function randomText(one: FuzzCase, random: Random): string {
  if (random.once(2)) return random.pick(oddTexts);
  const text = fuzzText(one);
  const from = random.below(text.length + 1);
  return text.slice(from, from + random.below(12));
}
