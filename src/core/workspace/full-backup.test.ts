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

/** The same with something else at a place. */
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

describe('reading everything from a file', () => {
  test('ours: what the document describes is read', () => {
    const told = read(JSON.stringify(least));
    expect(told).toMatchObject({
      everything: {
        time: Date.UTC(2026, 10, 21, 17, 40),
        works: [{ text: workspace(), versions: [{ text: 'later', why: 'named', name: 'mine' }] }],
        settings: {},
      },
    });
  });

  test.each([
    ['what is no JSON', '{', 'not-json', undefined],
    ['a number', '1', 'invalid', 'gatepostEverything'],
    ['nothing', 'null', 'invalid', 'gatepostEverything'],
    ['a workspace', workspace(), 'invalid', 'gatepostEverything'],
    ['a later version', changed('gatepostEverything', 2), 'newer-version', undefined],
    ['no works', changed('works', undefined), 'invalid', 'works'],
    ['works of another kind', changed('works', { a: 1 }), 'invalid', 'works'],
    ['a work that is none', changed('works.0', null), 'invalid', 'works.0'],
    ['a path of another kind', changed('works.0.path', 1), 'invalid', 'works.0.path'],
    ['a time that is none', changed('works.0.time', 'soon'), 'invalid', 'works.0.time'],
    ['a workspace that is none', changed('works.0.workspace', []), 'invalid', 'works.0.workspace'],
    [
      'a version without a workspace',
      changed('works.0.versions.0.workspace', undefined),
      'invalid',
      undefined,
    ],
    ['unsaved paths of another kind', changed('works.0.unsaved', ['/', 1]), 'invalid', 'works.0.unsaved.1'],
    ['settings of another kind', changed('settings', 'dark'), 'invalid', 'settings'],
  ])('ours: %s is refused, and it is told where', (_, text, code, where) => {
    const told = read(text);
    expect(told).toMatchObject({ problem: { code, ...(where === undefined ? {} : { params: { where } }) } });
  });

  test('ours: more than 100 MB are refused before they are read', () => {
    expect(readBackup(new Uint8Array(MAX_BACKUP_OCTETS + 1))).toEqual({
      problem: { code: 'too-big', params: {} },
    });
  });

  test('ours: keys that name prototypes change nothing that others share', () => {
    const text = JSON.stringify(least).replace(
      '"works"',
      '"__proto__": { "polluted": 1 }, "settings": { "__proto__": { "polluted": 1 }, "constructor": { "prototype": { "polluted": 1 } } }, "works"',
    );
    expect(read(text)).toHaveProperty('everything');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('ours: a workspace of a later version is carried along as it is', () => {
    const later = printWorkspace({ gatepost: 2, '2': 'x', rooms: [{ __proto__: null, a: [1] }] } as never);
    const told = read(changed('works.0.workspace', JSON.parse(later)));
    expect(told).toMatchObject({ everything: { works: [{ text: later }] } });
  });

  test.each([
    [JSON.stringify(least), true],
    [`\ufeff ${JSON.stringify(least, undefined, 2)}`, true],
    [workspace(), false],
    ['User-agent: *\n', false],
    ['', false],
  ])('ours: such a file is known by its beginning: %j', (text, is) => {
    expect(looksLikeBackup(bytesOf(text))).toBe(is);
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

test('ours: everything that is written is read again as it was', () => {
  fc.assert(
    fc.property(everything, (all) => {
      const safe = JSON.parse(JSON.stringify(all)) as FullBackup;
      expect(read(printBackup(safe))).toEqual({ everything: safe });
    }),
    { numRuns: 100 },
  );
});

test('ours: a workspace that is too deep to be printed is refused, and its place told', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const told = read(JSON.stringify(least).replace('"origin":""', `"origin":"","own":${deep}`));
  expect(told).toMatchObject({ problem: { code: 'invalid', params: { where: 'works.0.workspace' } } });
});

test('ours: whatever the bytes are, reading them never throws', () => {
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
        const told = read(text);
        expect('problem' in told || 'everything' in told).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
