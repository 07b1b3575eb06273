// The published schema of the workspace file and the program's own reading of it say the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSource } from './core/document/source.ts';
import { packFile, printWorkspace } from './core/workspace/pack-workspace.ts';
import { parseRequests } from './core/workspace/site-requests.ts';
import { readWorkspace } from './core/workspace/workspace.ts';
import { examples } from './features/start/examples/catalogue.ts';
import { isValid, type Schema } from './testing/json-schema.ts';

const rootFile = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
const schema = JSON.parse(rootFile('public/workspace.schema.json')) as Schema;
const page = rootFile('docs/workspace.md');

const file = { path: '/robots.txt', text: '' };
const least = { gatepost: 1, origin: '', files: [file] };
const wanted = { agent: '', url: '/', expect: 'deny' };

const requests = {
  from: ['access.log'],
  total: 13,
  agents: ['bot', ''],
  urls: ['/a', '/b'],
  hits: ['8 0:5 1:3', '4'],
  others: 1,
};

const accepted: readonly (readonly [string, unknown])[] = [
  ['the least there can be', least],
  ['no file', { ...least, files: [] }],
  ['keys of later versions', { ...least, later: { a: 1 }, files: [{ ...file, later: 1 }] }],
  ['bytes', { ...least, files: [{ path: '/a', base64: '/+8=' }] }],
  ['bytes with white space', { ...least, files: [{ path: '/a', base64: 'AA AA\n' }] }],
  ['a file beside it', { ...least, files: [{ path: '/a', href: 'a.txt', format: 'xml' }] }],
  ['an expectation', { ...least, expectations: [wanted] }],
  [
    'an expectation in full',
    {
      ...least,
      expectations: [
        {
          ...wanted,
          question: 'usage',
          asked: { usage: 'index' },
          part: 'index',
          note: '',
          reader: 'google',
          file: '/a',
          status: 'timeout',
          redirects: 1,
          later: [],
        },
      ],
    },
  ],
  ['requests of a log', { ...least, requests }],
  ['an own crawler', { ...least, crawlers: [{ token: 'a' }] }],
  [
    'an own crawler in full',
    {
      ...least,
      crawlers: [
        {
          token: 'Kangaroo Bot',
          operator: '',
          purposes: ['search', 'later'],
          note: '',
          function: '',
          respect: '',
          frequency: '',
          source: 'a.json',
          date: '2026-11-21',
          later: 1,
        },
      ],
    },
  ],
  ['requests that cannot be read', { ...least, requests: 'many' }],
  [
    'a finding that is ignored',
    { ...least, ignored: [{ file: '/a', code: 'R001', line: '', occurrence: 1 }] },
  ],
  ['a kind that is ignored', { ...least, ignored: [{ file: '/a', code: 'R001', later: 1 }] }],
  ['an expectation after a status', { ...least, expectations: [{ ...wanted, status: 503 }] }],
];

const refused: readonly (readonly [string, unknown])[] = [
  ['no object', []],
  ['null', null],
  ['a text', 'gatepost'],
  ['no version', { origin: '', files: [] }],
  ['a later version', { ...least, gatepost: 2 }],
  ['a version as text', { ...least, gatepost: '1' }],
  ['no origin', { gatepost: 1, files: [] }],
  ['no files', { gatepost: 1, origin: '' }],
  ['files by path', { ...least, files: { '/robots.txt': '' } }],
  ['a file without a path', { ...least, files: [{ text: '' }] }],
  ['a path without a slash', { ...least, files: [{ path: 'robots.txt', text: '' }] }],
  ['a file without content', { ...least, files: [{ path: '/a' }] }],
  ['a file with two contents', { ...least, files: [{ path: '/a', text: '', href: 'a' }] }],
  ['no base64', { ...least, files: [{ path: '/a', base64: 'ä' }] }],
  ['a number as text', { ...least, files: [{ path: '/a', text: 1 }] }],
  ['a number as a format', { ...least, files: [{ ...file, format: 1 }] }],
  ['rows as a text', { ...least, rows: '/a' }],
  ['a number in columns', { ...least, columns: [1] }],
  ['a question without a name', { ...least, question: {} }],
  ['a reader that is none', { ...least, reader: 1 }],
  ['own crawlers by name', { ...least, crawlers: { a: {} } }],
  ['an own crawler without a name', { ...least, crawlers: [{}] }],
  ['an own crawler by the name of any', { ...least, crawlers: [{ token: '*' }] }],
  ['an own crawler with a comment', { ...least, crawlers: [{ token: 'a#b' }] }],
  ['an own crawler with a blank before it', { ...least, crawlers: [{ token: ' a' }] }],
  ['an own crawler for one purpose', { ...least, crawlers: [{ token: 'a', purposes: 'search' }] }],
  ['an own crawler of no day', { ...least, crawlers: [{ token: 'a', date: 'today' }] }],
  ['an expectation without a wish', { ...least, expectations: [{ agent: '', url: '/' }] }],
  ['an expectation without a URL', { ...least, expectations: [{ agent: '', expect: '' }] }],
  ['an expectation with a note that is none', { ...least, expectations: [{ ...wanted, note: 1 }] }],
  ['an expectation after a status that is none', { ...least, expectations: [{ ...wanted, status: 'gone' }] }],
  ['what is ignored as a text', { ...least, ignored: 'R001' }],
  ['what is ignored without a file', { ...least, ignored: [{ code: 'R001' }] }],
  ['what is ignored without a code', { ...least, ignored: [{ file: '/a' }] }],
  ['a line that is a number', { ...least, ignored: [{ file: '/a', code: 'R001', line: 1 }] }],
  ['half an occurrence', { ...least, ignored: [{ file: '/a', code: 'R001', line: '', occurrence: 0.5 }] }],
  ['an occurrence below 0', { ...least, ignored: [{ file: '/a', code: 'R001', line: '', occurrence: -1 }] }],
  ['an expectation asked as a text', { ...least, expectations: [{ ...wanted, asked: 'index' }] }],
];

const opens = (value: unknown) => 'workspace' in readWorkspace(JSON.stringify(value));

describe('ours: the schema takes what the program opens, and refuses what it refuses', () => {
  test.each(accepted)('%s', (_name, value) => {
    expect([isValid(schema, value), opens(value)]).toEqual([true, true]);
  });
  test.each(refused)('%s', (_name, value) => {
    expect([isValid(schema, value), opens(value)]).toEqual([false, false]);
  });

  test('any of these with any part replaced by anything', () => {
    const values = fc.constantFrom(...[...accepted, ...refused].map(([, value]) => value));
    const keys = fc.constantFrom(
      'gatepost',
      'origin',
      'files',
      'rows',
      'columns',
      'question',
      'reader',
      'expectations',
      'asked',
      'ignored',
      'requests',
      'crawlers',
    );
    const anything = fc.oneof(
      fc.constantFrom(1, '', [], {}, [{}], [file], [wanted], null),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const isText = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
    fc.assert(
      fc.property(values, keys, anything, (value, key, other) => {
        const changed = isText(value) ? { ...(value as object), [key]: other } : other;
        expect(isValid(schema, changed)).toBe(opens(changed));
      }),
      { numRuns: 500 },
    );
  });
});

test('ours: two files at one path are refused by the program alone: no schema can say it', () => {
  const twice = { ...least, files: [file, file] };
  expect([isValid(schema, twice), opens(twice)]).toEqual([true, false]);
});

test('ours: the examples of the gallery are valid', () => {
  for (const { id, workspace } of examples)
    expect(isValid(schema, JSON.parse(printWorkspace(workspace))), id).toBe(true);
});

test('ours: whatever bytes a file has, the workspace that holds it is valid', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const written = { ...least, files: [packFile('/robots.txt', readSource(bytes))] };
      expect(isValid(schema, written)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

describe('ours: the schema describes the requests that the program reads', () => {
  const part = { $ref: '#/$defs/requests' };
  const cases: readonly (readonly [string, unknown])[] = [
    ['requests', requests],
    ['none', { from: [], total: 0, agents: [], urls: [], hits: [], others: 0 }],
    ['keys of later versions', { ...requests, later: 1 }],
    ['no object', [requests]],
    ...Object.keys(requests).flatMap((key): [string, unknown][] => [
      [`no ${key}`, { ...requests, [key]: undefined }],
      [`${key} that is a word`, { ...requests, [key]: 'x' }],
      [`${key} that is a negative number`, { ...requests, [key]: -1 }],
      [`${key} that is half a number`, { ...requests, [key]: 0.5 }],
      [`numbers in ${key}`, { ...requests, [key]: [1, 2] }],
    ]),
    ...['', 'x', '1 2', '1 0:1 ', '1 0:', '-1', '1 0:1 1:2'].map((hits): [string, unknown] => [
      `hits '${hits}'`,
      { ...requests, hits: [hits, '1'] },
    ]),
  ];
  test.each(cases)('%s', (_name, value) => {
    const written = JSON.parse(JSON.stringify(value)) as unknown;
    expect(isValid(part, written, schema)).toBe(parseRequests(written) !== undefined);
  });

  test('hits that are not those of the URLs are left unread by the program alone: no schema can say it', () => {
    const value = { ...requests, hits: ['8'] };
    expect([isValid(part, value, schema), parseRequests(value)]).toEqual([true, undefined]);
  });
});

/** The keys that a part of the schema describes. */
const keysOf = (part: unknown): string[] => Object.keys((part as { properties: object }).properties);
const defs = schema['$defs'] as Readonly<Record<string, unknown>>;

test('ours: docs/workspace.md has a row for each key of the schema, and its example is a workspace', () => {
  for (const key of [
    schema,
    ...['file', 'expectation', 'ignored', 'crawler', 'requests'].map((name) => defs[name]),
  ].flatMap(keysOf))
    expect(page).toMatch(new RegExp(`^\\| \`${key}\` \\|`, 'm'));
  const [, example = ''] = /```json\n([^]*?)```/.exec(page) ?? [];
  expect([isValid(schema, JSON.parse(example)), opens(JSON.parse(example))]).toEqual([true, true]);
});
