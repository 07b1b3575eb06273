// Whether two versions are one to every reader: the same answer however many readers are asked one by one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policyText, runs } from '../../../testing/arbitraries/edits.ts';
import { policyOfText } from '../../../testing/policies.ts';
import { fileReadingKey } from '../../formats/rep/records.ts';
import { readers } from '../../readers/registry.ts';
import { createReadsAlikeTest } from './reads-alike.ts';

test('ours: two versions are alike exactly if they are to each reader by itself', () => {
  const evened = (text: string) =>
    text.replaceAll(/^[ \t]+|[ \t]+$/gm, '').replaceAll(/[ \t]*:[ \t]*/g, ': ');
  fc.assert(
    fc.property(policyText, fc.array(policyText, { maxLength: 3 }), (text, others) => {
      const before = policyOfText(text);
      const isAlike = createReadsAlikeTest(before);
      for (const other of [evened(text), ...others, `${text}\n`, text]) {
        const after = policyOfText(other);
        expect(isAlike(after)).toBe(readers.every((one) => createReadsAlikeTest(before, [one])(after)));
      }
    }),
    { numRuns: runs(200) },
  );
});

test('ours: there are readers that find the same in any file, and one of them is asked', () => {
  const keys = new Set(readers.map(fileReadingKey));
  expect(keys.size).toBeLessThan(readers.length);
});
