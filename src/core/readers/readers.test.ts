// The readers are those of the specification, key by key.
import { describe, expect, test } from 'vitest';
import specified from '../../testing/vectors/readers.json' with { type: 'json' };
import more from '../../testing/vectors/readers-more-knobs.json' with { type: 'json' };
import { readerOf, readers } from './registry.ts';

type Knobs = Readonly<Record<string, unknown>>;

/** What modern-lines 14.5 adds, with the values that change nothing. */
const added: Readonly<Record<string, Knobs>> = {
  text: { lines: 'cr-lf', overflow: 'cut' },
  record: { ruleFields: ['allow', 'disallow'] },
  agent: { name: 'whole', decode: false },
  group: { starRecord: 'named-too' },
  path: { emptyTail: 'kept', noPath: 'slash' },
  delay: { fields: [], inheritDefault: false, format: 'decimal' },
  limits: { maxRules: null, maxRuleChars: null },
};

/** Knobs of our own, with the values that most readers have (PYU-001, PYU-006; GH-138908 of python/cpython). */
const ours: Readonly<Record<string, Knobs>> = {
  text: { notUtf8: 'octets' },
  agent: { letterCase: 'ascii' },
  path: { doubleSlash: 'kept', innerDollar: 'literal' },
};

const all: Readonly<Record<string, Knobs>> = { ...specified, ...more };

test('robots-family 6, modern-lines 14: the texts, oldest first, then robots of our days', () => {
  const ids = readers.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(all).toSorted());
  const older = ['norobots-1994', 'koster-1996', 'koster-1997-internet-draft', 'data.txt', 'rfc9309'];
  expect(ids.slice(0, older.length)).toEqual(older);
});

describe('robots-family 6, modern-lines 14.5: every knob has the value of readers.json or readers-more.json', () => {
  for (const [id, knobs] of Object.entries(all)) {
    const reader: Knobs = { ...readers.find((one) => one.id === id) };
    const expected: Knobs = { unspecified: [], delay: {}, limits: {}, ...knobs };
    test.each(Object.entries(expected))(`${id}: %s`, (key, value) => {
      const isGroup = key in added || key in ours;
      expect(reader[key]).toEqual(isGroup ? { ...added[key], ...ours[key], ...(value as Knobs) } : value);
    });
    test(`${id}: nothing else but title, spec, whose crawlers it is about, what it rests on, and whether quirks of robots count`, () => {
      expect(Object.keys(reader).sort()).toEqual(
        [...Object.keys(expected), 'cacheEvidence', 'evidence', 'operator', 'quirks', 'spec', 'title'].sort(),
      );
    });
  }
});

test('modern-lines 14: what a reader is said to leave open is one of its knobs', () => {
  for (const reader of readers)
    for (const knob of reader.unspecified) {
      const [group, name] = knob.split('.') as [string, string];
      expect((reader as unknown as Record<string, Knobs>)[group], `${reader.id} ${knob}`).toHaveProperty(
        name,
      );
    }
});

test('ours: a reader of one’s own is taken as it is, an unknown id is refused', () => {
  const own = { ...readers[0]!, id: 'own' };
  expect(readerOf(own)).toBe(own);
  expect(() => readerOf('netscape' as 'google')).toThrow(RangeError);
});
