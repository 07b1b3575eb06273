import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FullBackup,
  looksLikeBackup,
  MAX_BACKUP_OCTETS,
  printBackup,
  readBackup,
} from './full-backup.ts';
import { printWorkspace } from './pack-workspace.ts';
import type { Workspace } from './workspace.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readBackup(bytesOf(text));

const workspace = (others: object = {}) =>
  printWorkspace({
    gatepost: 1,
    origin: '',
    files: [{ path: '/robots.txt', text: 'a\n' }],
    ...others,
  } as Workspace);

const least = {
  gatepostEverything: 1,
  time: '2026-11-21T17:40:00.000Z',
  works: [
    {
      path: '/robots.txt',
      unsaved: [],
      time: '2026-11-21T17:00:00.000Z',
      workspace: JSON.parse(workspace()) as object,
      versions: [{ time: '2026-11-20T17:00:00.000Z', why: 'named', name: 'mine', workspace: 'later' }],
    },
  ],
};

/** The JSON of the smallest backup with another value at a place. */
function changed(place: string, value: unknown): string {
  const json: unknown = structuredClone(least);
  const keys = place.split('.');
  const last = keys.pop()!;
  const owner = keys.reduce((at, key) => (at as Record<string, unknown>)[key], json) as Record<
    string,
    unknown
  >;
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return JSON.stringify(json);
}

describe('reading a backup', () => {
  test('ours: the documented format is read', () => {
    const result = read(JSON.stringify(least));
    expect(result).toMatchObject({
      everything: {
        time: Date.UTC(2026, 10, 21, 17, 40),
        works: [{ text: workspace(), versions: [{ text: 'later', why: 'named', name: 'mine' }] }],
        settings: {},
      },
    });
  });

  test.each([
    ['invalid JSON', '{', 'not-json', undefined],
    ['a number', '1', 'invalid', 'gatepostEverything'],
    ['nothing', 'null', 'invalid', 'gatepostEverything'],
    ['a workspace', workspace(), 'invalid', 'gatepostEverything'],
    ['a later version', changed('gatepostEverything', 2), 'newer-version', undefined],
    ['no works', changed('works', undefined), 'invalid', 'works'],
    ['works of another kind', changed('works', { a: 1 }), 'invalid', 'works'],
    ['a work that is not an object', changed('works.0', null), 'invalid', 'works.0'],
    ['a path of another kind', changed('works.0.path', 1), 'invalid', 'works.0.path'],
    ['an invalid time', changed('works.0.time', 'soon'), 'invalid', 'works.0.time'],
    ['an invalid workspace', changed('works.0.workspace', []), 'invalid', 'works.0.workspace'],
    [
      'a version without a workspace',
      changed('works.0.versions.0.workspace', undefined),
      'invalid',
      undefined,
    ],
    ['unsaved paths of another kind', changed('works.0.unsaved', ['/', 1]), 'invalid', 'works.0.unsaved.1'],
    ['settings of another kind', changed('settings', 'dark'), 'invalid', 'settings'],
  ])('ours: %s is refused, and the problem names the place', (_, text, code, where) => {
    const result = read(text);
    expect(result).toMatchObject({
      problem: { code, ...(where === undefined ? {} : { params: { where } }) },
    });
  });

  test('ours: more than 100 MB are refused before they are read', () => {
    expect(readBackup(new Uint8Array(MAX_BACKUP_OCTETS + 1))).toEqual({
      problem: { code: 'too-big', params: {} },
    });
  });

  test('ours: keys that name prototypes change no shared prototype', () => {
    const text = JSON.stringify(least).replace(
      '"works"',
      '"__proto__": { "polluted": 1 }, "settings": { "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } } }, "works"',
    );
    expect(read(text)).toHaveProperty('everything');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('ours: a workspace of a later version is kept unchanged', () => {
    const later = printWorkspace({ gatepost: 2, '2': 'x', rooms: [{ __proto__: null, a: [1] }] } as never);
    const result = read(changed('works.0.workspace', JSON.parse(later)));
    expect(result).toMatchObject({ everything: { works: [{ text: later }] } });
  });

  test.each([
    [JSON.stringify(least), true],
    [`\ufeff ${JSON.stringify(least, undefined, 2)}`, true],
    [workspace(), false],
    ['User-agent: *\n', false],
    ['', false],
  ])('ours: a backup is recognized by its beginning: %j', (text, expected) => {
    expect(looksLikeBackup(bytesOf(text))).toBe(expected);
  });
});

const time = fc.integer({ min: 0, max: 4e12 });
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.record({ path: fc.constant('/a'), text: fc.string() }).map((file) => workspace({ files: [file] })),
  fc.json().map((json) => `${JSON.stringify(JSON.parse(json), undefined, 2)}\n`),
);
const why = fc.constantFrom('named', 'opened', 'some later reason');
const everything: fc.Arbitrary<FullBackup> = fc.record({
  time,
  works: fc.array(
    fc.record({
      text: texts,
      path: fc.string(),
      unsaved: fc.array(fc.string(), { maxLength: 2 }),
      time,
      versions: fc.array(
        fc.record({ text: texts, time, why, name: fc.string() }, { requiredKeys: ['text', 'time', 'why'] }),
        {
          maxLength: 3,
        },
      ),
    }),
    { maxLength: 3 },
  ),
  settings: fc.record({ theme: fc.constant('dark'), layout: fc.dictionary(fc.string(), fc.integer()) }),
});

test('ours: a backup that is written is read back unchanged', () => {
  fc.assert(
    fc.property(everything, (backup) => {
      const safe = JSON.parse(JSON.stringify(backup)) as FullBackup;
      expect(read(printBackup(safe))).toEqual({ everything: safe });
    }),
    { numRuns: 100 },
  );
});

test('ours: a workspace that is too deep to be printed is refused, and the problem names its place', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const result = read(JSON.stringify(least).replace('"origin":""', `"origin":"","own":${deep}`));
  expect(result).toMatchObject({ problem: { code: 'invalid', params: { where: 'works.0.workspace' } } });
});

test('ours: reading any bytes never throws', () => {
  const mutated = fc
    .tuple(fc.nat(1000), fc.string({ maxLength: 8 }))
    .map(([at, piece]) => JSON.stringify(least).slice(0, at) + piece + JSON.stringify(least).slice(at + 3));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array().map((bytes) => new TextDecoder().decode(bytes)),
        mutated,
      ),
      (text) => {
        const result = read(text);
        expect('problem' in result || 'everything' in result).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
