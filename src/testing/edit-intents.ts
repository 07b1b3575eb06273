// The frame for the properties of edit commands: apply the edit, read the file again, and expect exactly the intent.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineAt } from '../core/document/lines.ts';
import type { TextEdit } from '../core/document/range.ts';
import { fieldAt, type Policy, policyAfterEdits } from '../core/syntax/policy.ts';
import { edgeCaseTexts } from './arbitraries/edge-case-files.ts';
import { policyText, runs } from './arbitraries/edits.ts';
import { expectSameObjects, policyOfText, sourceLines } from './policies.ts';
import { createOutline, type Outline } from './policy-outline.ts';

/** An edit and the expected outline after it. */
export interface ExpectedEdit {
  readonly edits: readonly TextEdit[];
  readonly blocks: Outline['blocks'];
  readonly lines: readonly string[];
  /** Whether the edit must not put a blank line next to another one. */
  readonly isTidy?: boolean;
}

/** Picks one of the numbers; undefined if there are none. */
export type PickNumber = (numbers: readonly number[]) => number | undefined;
/** Makes an edit of a policy with its expected result; undefined if the file has no place for it. */
export type Intent = (policy: Policy, pick: PickNumber) => ExpectedEdit | undefined;

/** A list with items inserted at index `at`. */
export const insertAt = <T>(list: readonly T[], at: number, ...items: readonly T[]): T[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at),
];
/** A list without some items. */
export const withoutItems = <T>(list: readonly T[], removed: readonly T[]): T[] =>
  list.filter((item) => !removed.includes(item));
/** The numbers from 0 on. */
export const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** The keys of the lines that are not blank from `from` up to, not including, `to`. */
export function lineKeys(policy: Policy, from: number, to: number): string[] {
  const lines = numbers(to - from).map((i) => from + i);
  const filled = lines.filter((line) => fieldAt(policy, line).kind !== 'blank');
  return filled.map((line) => String(lineAt(policy.source.lines, line)!.id));
}

/** The keys of copies of these lines. */
export const copiedLineKeys = (policy: Policy, from: number, to: number): string[] =>
  numbers(to - from)
    .filter((i) => fieldAt(policy, from + i).kind !== 'blank')
    .map((i) => `+${lineAt(policy.source.lines, from + i)!.text}`);

/** The number of lines above line `line` that are not blank. */
export const countFilledAbove = (policy: Policy, line: number) => lineKeys(policy, 0, line).length;

/** Tests each intent on random files and all edge cases: only the intended change, other lines the same objects. */
export function testIntents(intents: Readonly<Record<string, Intent>>): void {
  describe.each(Object.entries(intents))(
    '%s: edit, read again, get exactly the intended change',
    (_name, intent) => {
      test('on any file', () => {
        fc.assert(
          fc.property(policyText, fc.nat(9999), (text, seed) =>
            expectIntent(policyOfText(text), intent, seed),
          ),
          { numRuns: runs(120) },
        );
      });

      test.each(Object.entries(edgeCaseTexts))('on an edge-case file: %s', (_file, text) => {
        const policy = policyOfText(text);
        for (const seed of [0, 1, 2, 3, 10, 17, 25, 60]) expectIntent(policy, intent, seed);
      });
    },
  );
}

function expectIntent(policy: Policy, intent: Intent, seed: number): void {
  let remainingSeed = seed;
  const expected = intent(policy, (choices) => {
    const picked = choices[remainingSeed % Math.max(1, choices.length)];
    remainingSeed = Math.floor(remainingSeed / 7);
    return picked;
  });
  if (!expected) return;
  const after = policyAfterEdits(policy, expected.edits);
  const { blocks, lines } = createOutline(after, policy);
  expect(lineNames(policy, lines)).toEqual(lineNames(policy, expected.lines));
  expect(blocks).toEqual(expected.blocks);
  expectSameObjects(policy.source, after.source);
  if (expected.isTidy) expect(countDoubledBlanks(after)).toBeLessThanOrEqual(countDoubledBlanks(policy));
}

/** Comments with equal text that are swapped may swap their identities, so comments are compared by text. */
function lineNames(policy: Policy, keys: readonly string[]): string[] {
  const texts = new Map(sourceLines(policy.source).map(({ id, text }) => [String(id), text]));
  return keys.map((key) => (texts.get(key)?.trimStart().startsWith('#') ? texts.get(key)! : key));
}

/** How often a blank line follows another one. The empty line after a final line break does not count. */
function countDoubledBlanks(policy: Policy): number {
  const { lines } = policy.source;
  const end = lineAt(lines, lines.length - 1)?.text === '' ? lines.length - 1 : lines.length;
  const isBlank = (line: number) => fieldAt(policy, line).kind === 'blank';
  return numbers(Math.max(0, end - 1)).filter((line) => isBlank(line) && isBlank(line + 1)).length;
}
