// Which readers the page of readers compares.
import { afterEach, expect, test } from 'vitest';
import { comparedReaders, readCompared, setComparedReaders } from './reader-comparison.ts';

afterEach(() => setComparedReaders(undefined));

test('product: the chosen readers are kept in the browser until the watched ones are chosen again', () => {
  setComparedReaders(new Set(['google', 'koster-1996']));
  expect([...(comparedReaders.getState().ids ?? [])]).toEqual(['google', 'koster-1996']);
  setComparedReaders(undefined);
  expect(comparedReaders.getState().ids).toBeUndefined();
});

test.each([
  ['nothing', null, undefined],
  ['a reader', '["google"]', ['google']],
  ['a reader that no longer exists', '["google","nobody",1]', ['google']],
  ['another value', '{"google":true}', undefined],
  ['no JSON', 'google', undefined],
])('ours: the stored readers that are compared: %s', (_, text, ids) => {
  const stored = readCompared(text);
  expect(stored && [...stored]).toEqual(ids);
});
