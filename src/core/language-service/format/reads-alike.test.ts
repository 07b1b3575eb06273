// Tests whether two versions read alike for every reader: the result does not depend on how many readers are
// compared at once.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policyText, runs } from '../../../testing/arbitraries/edits.ts';
import { policyOfText } from '../../../testing/policies.ts';
import { fileReadingKey } from '../../formats/rep/records.ts';
import { readers } from '../../readers/registry.ts';
import { createReadsAlikeTest } from './reads-alike.ts';

test('ours: two versions read alike exactly if they do for each single reader', () => {
  const formatted = (text: string) =>
    text.replaceAll(/^[ \t]+|[ \t]+$/gm, '').replaceAll(/[ \t]*:[ \t]*/g, ': ');
  fc.assert(
    fc.property(policyText, fc.array(policyText, { maxLength: 3 }), (text, others) => {
      const before = policyOfText(text);
      const readsAlike = createReadsAlikeTest(before);
      for (const other of [formatted(text), ...others, `${text}\n`, text]) {
        const after = policyOfText(other);
        expect(readsAlike(after)).toBe(
          readers.every((reader) => createReadsAlikeTest(before, [reader])(after)),
        );
      }
    }),
    { numRuns: runs(200) },
  );
});

test('ours: some readers read the same in any file, so that one of them is enough', () => {
  const keys = new Set(readers.map(fileReadingKey));
  expect(keys.size).toBeLessThan(readers.length);
});
