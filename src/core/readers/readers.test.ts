// The readers are those of the specification, key by key.
import { describe, expect, test } from 'vitest';
import specified from '../../testing/vectors/readers.json' with { type: 'json' };
import { readerOf, readers } from './index.ts';

test('robots-family 6: the readers, oldest first', () => {
  expect(readers.map(({ id }) => id)).toEqual(Object.keys(specified));
});

describe('robots-family 6: every knob has the value of readers.json', () => {
  for (const [id, knobs] of Object.entries(specified)) {
    const reader: Readonly<Record<string, unknown>> = { ...readers.find((one) => one.id === id) };
    test.each(Object.entries(knobs))(`${id}: %s`, (key, value) => expect(reader[key]).toEqual(value));
    test(`${id}: nothing else but title, spec and what it rests on`, () => {
      expect(Object.keys(reader).sort()).toEqual(
        [...Object.keys(knobs), 'cacheEvidence', 'evidence', 'spec', 'title'].sort(),
      );
    });
  }
});

test('ours: a reader of one’s own is taken as it is, an unknown id is refused', () => {
  const own = { ...readers[0]!, id: 'own' };
  expect(readerOf(own)).toBe(own);
  expect(() => readerOf('netscape' as 'google')).toThrow(RangeError);
});
