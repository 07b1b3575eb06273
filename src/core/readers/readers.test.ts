// Compares the readers with the specification, option by option.
import { describe, expect, test } from 'vitest';
import specified from '../../testing/vectors/readers.json' with { type: 'json' };
import more from '../../testing/vectors/readers-more-knobs.json' with { type: 'json' };
import { readerOf, readers } from './registry.ts';

type Options = Readonly<Record<string, unknown>>;

/** The options that readers adds, with the values that change nothing. */
const added: Readonly<Record<string, Options>> = {
  text: { lines: 'cr-lf', overflow: 'cut' },
  record: { ruleFields: ['allow', 'disallow'] },
  agent: { name: 'whole', decode: false },
  group: { starRecord: 'named-too' },
  path: { emptyTail: 'kept', noPath: 'slash' },
  delay: { fields: [], inheritDefault: false, format: 'decimal' },
  limits: { maxRules: null, maxRuleChars: null },
};

/** Options of our own, with the values that most readers have (urllib; GH-138908 of python/cpython). */
const ourOptions: Readonly<Record<string, Options>> = {
  text: { notUtf8: 'octets' },
  record: { unconvertible: 'ignored' },
  agent: { letterCase: 'ascii' },
  path: { doubleSlash: 'kept', innerDollar: 'literal' },
};

const all: Readonly<Record<string, Options>> = { ...specified, ...more };

test('readers: first the specifications, oldest first, then current crawlers', () => {
  const ids = readers.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(all).toSorted());
  const older = ['norobots-1994', 'koster-1996', 'koster-1997-internet-draft', 'data.txt', 'rfc9309'];
  expect(ids.slice(0, older.length)).toEqual(older);
});

describe('readers: every option has the value in readers.json or readers-more-knobs.json', () => {
  for (const [id, options] of Object.entries(all)) {
    const reader: Options = { ...readers.find((candidate) => candidate.id === id) };
    const expected: Options = { unspecified: [], delay: {}, limits: {}, ...options };
    test.each(Object.entries(expected))(`${id}: %s`, (key, value) => {
      const isGroup = key in added || key in ourOptions;
      expect(reader[key]).toEqual(
        isGroup ? { ...added[key], ...ourOptions[key], ...(value as Options) } : value,
      );
    });
    test(`${id}: there are no other properties than title, spec, sections, operator, evidence and quirks`, () => {
      expect(Object.keys(reader).sort()).toEqual(
        [
          ...Object.keys(expected),
          'cacheEvidence',
          'evidence',
          'operator',
          'quirks',
          'sections',
          'spec',
          'title',
        ].sort(),
      );
    });
  }
});

test('readers: what a reader leaves unspecified is one of its options', () => {
  for (const reader of readers)
    for (const option of reader.unspecified) {
      const [group, name] = option.split('.') as [string, string];
      expect((reader as unknown as Record<string, Options>)[group], `${reader.id} ${option}`).toHaveProperty(
        name,
      );
    }
});

test('ours: readerOf returns a custom reader unchanged and refuses an unknown id', () => {
  const custom = { ...readers[0]!, id: 'own' };
  expect(readerOf(custom)).toBe(custom);
  expect(() => readerOf('netscape' as 'google')).toThrow(RangeError);
});
