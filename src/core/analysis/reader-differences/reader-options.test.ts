import { describe, expect, test } from 'vitest';
import { readers } from '../../readers/registry.ts';
import {
  differingReaderOptions,
  readerOptionNames,
  readerOptionValue,
  withReaderOptions,
} from './reader-options.ts';

describe('ours: the knobs of a reader', () => {
  test('every reader has the same ones, and none says who it is or how long a copy is used', () => {
    const [first, ...rest] = readers.map((reader) => readerOptionNames(reader).toSorted());
    for (const one of rest) expect(one).toEqual(first);
    expect(first).toContain('record.blankLine');
    expect(
      first!.filter((knob) => /^(id|title|source|spec|cache|file\.path)|evidence|unspecified/i.test(knob)),
    ).toEqual([]);
  });

  test('all that differ, switched, make of a reader another one: each knob has the other value', () => {
    for (const a of readers)
      for (const b of readers) {
        const mixed = withReaderOptions(a, b, differingReaderOptions(a, b));
        expect(differingReaderOptions(mixed, b)).toEqual([]);
        for (const knob of readerOptionNames(b))
          expect(readerOptionValue(mixed, knob)).toEqual(readerOptionValue(b, knob));
      }
  });

  test('one that is switched leaves the others, and the reader it came from, as they were', () => {
    const [a, b] = [readers[0]!, readers.at(-1)!];
    const knobs = differingReaderOptions(a, b);
    const before = JSON.stringify(a);
    for (const knob of knobs)
      expect(differingReaderOptions(withReaderOptions(a, b, [knob]), b)).toEqual(
        knobs.filter((one) => one !== knob),
      );
    expect(JSON.stringify(a)).toBe(before);
  });
});
