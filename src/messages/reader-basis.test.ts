// Sentences about readers.
import { expect, test } from 'vitest';
import { readers } from '../core/readers/registry.ts';
import { readerBasis, readerOptionName } from './en/readers.ts';
import { readerLearnPath } from './reader-learn-path.ts';

test('readers: every option that is our reading has words', () => {
  for (const { unspecified } of readers)
    for (const option of unspecified) expect(readerOptionName(option), option).not.toBe(option);
});

test('product: of each reader it is said what it rests on, and on which page more is', () => {
  expect(readers.map((reader) => [reader.id, readerBasis(reader).split(/[.:]/)[0]])).toEqual(
    readers.map(({ id, evidence }) => [
      id,
      evidence === 'stated'
        ? 'Based on its own specification, documentation or source code'
        : 'Based on what others report, because its own sources were not available',
    ]),
  );
  for (const { id } of readers) expect(readerLearnPath(id)).toMatch(/^\/learn\/[\w-]+(\?as=.+)?$/);
});
