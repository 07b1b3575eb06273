// The readers that are not compared.
import { afterEach, expect, test } from 'vitest';
import { readers } from '../../../core/readers/registry.ts';
import {
  compareAllReaders,
  compareOnlyReader,
  excludedReaders,
  readExcluded,
  setReaderCompared,
} from './reader-comparison.ts';

afterEach(compareAllReaders);

const compared = () =>
  readers.map(({ id }) => id).filter((id) => !excludedReaders.getState().readers.has(id));

test('product: one reader alone, another one with it, and all', () => {
  compareOnlyReader('google');
  expect(compared()).toEqual(['google']);
  setReaderCompared('koster-1996', true);
  expect(compared().toSorted()).toEqual(['google', 'koster-1996']);
  compareAllReaders();
  expect(compared()).toHaveLength(readers.length);
});

test.each([
  ['nothing', null, []],
  ['a reader', '["google"]', ['google']],
  ['a reader that no longer exists', '["google","nobody",1]', ['google']],
  ['another value', '{"google":true}', []],
  ['no JSON', 'google', []],
])('ours: the stored readers that are not compared: %s', (_, text, ids) => {
  expect([...readExcluded(text)]).toEqual(ids);
});
