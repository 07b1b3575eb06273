import { describe, expect, test } from 'vitest';
import { readers } from '../../readers/registry.ts';
import {
  differingReaderOptions,
  readerOptionNames,
  readerOptionValue,
  withReaderOptions,
} from './reader-options.ts';

describe('ours: the options of a reader', () => {
  test('every reader has the same options, and none of them is its identity or its cache time', () => {
    const [first, ...rest] = readers.map((reader) => readerOptionNames(reader).toSorted());
    for (const one of rest) expect(one).toEqual(first);
    expect(first).toContain('record.blankLine');
    expect(
      first!.filter((option) =>
        /^(id|title|source|spec|cache|file\.path)|evidence|unspecified/i.test(option),
      ),
    ).toEqual([]);
  });

  test('switching all differing options turns a reader into another one: each option has the other value', () => {
    for (const a of readers)
      for (const b of readers) {
        const mixed = withReaderOptions(a, b, differingReaderOptions(a, b));
        expect(differingReaderOptions(mixed, b)).toEqual([]);
        for (const option of readerOptionNames(b))
          expect(readerOptionValue(mixed, option)).toEqual(readerOptionValue(b, option));
      }
  });

  test('a switched option changes neither the others nor the original reader', () => {
    const [a, b] = [readers[0]!, readers.at(-1)!];
    const options = differingReaderOptions(a, b);
    const before = JSON.stringify(a);
    for (const option of options)
      expect(differingReaderOptions(withReaderOptions(a, b, [option]), b)).toEqual(
        options.filter((one) => one !== option),
      );
    expect(JSON.stringify(a)).toBe(before);
  });
});
