// Checks that the published schema of the workspace file agrees with the code that reads it.
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
const minimal = { gatepost: 1, origin: '', files: [file] };
const expectation = { agent: '', url: '/', expect: 'deny' };

const requests = {
  from: ['access.log'],
  total: 13,
  agents: ['bot', ''],
  urls: ['/a', '/b'],
  hits: ['8 0:5 1:3', '4'],
  others: 1,
};

const accepted: readonly (readonly [string, unknown])[] = [
  ['the minimal workspace', minimal],
  ['no files', { ...minimal, files: [] }],
  ['keys of later versions', { ...minimal, later: { a: 1 }, files: [{ ...file, later: 1 }] }],
  ['bytes', { ...minimal, files: [{ path: '/a', base64: '/+8=' }] }],
  ['bytes with white space', { ...minimal, files: [{ path: '/a', base64: 'AA AA\n' }] }],
  ['a linked file', { ...minimal, files: [{ path: '/a', href: 'a.txt', format: 'xml' }] }],
  ['a claim', { ...minimal, claims: [{ claim: 'closed', purpose: 'ai-training', area: '/a', later: 1 }] }],
  [
    'a claim with all keys',
    {
      ...minimal,
      claims: [
        {
          claim: 'opens-nothing',
          agent: '',
          purpose: 'seo',
          except: ['a', ''],
          than: 'b',
          area: '/a',
          url: '/b?c',
          before: '',
          date: '2026-11-21',
          note: '',
          reader: 'google',
        },
      ],
    },
  ],
  ['an expectation', { ...minimal, expectations: [expectation] }],
  [
    'an expectation with all keys',
    {
      ...minimal,
      expectations: [
        {
          ...expectation,
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
  ['requests of a log', { ...minimal, requests }],
  ['an own crawler', { ...minimal, crawlers: [{ token: 'a' }] }],
  [
    'an own crawler with all keys',
    {
      ...minimal,
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
  ['requests that cannot be read', { ...minimal, requests: 'many' }],
  ['an ignored finding', { ...minimal, ignored: [{ file: '/a', code: 'R001', line: '', occurrence: 1 }] }],
  ['an ignored kind of finding', { ...minimal, ignored: [{ file: '/a', code: 'R001', later: 1 }] }],
  ['an expectation after a status', { ...minimal, expectations: [{ ...expectation, status: 503 }] }],
];

const refused: readonly (readonly [string, unknown])[] = [
  ['a list', []],
  ['null', null],
  ['a string', 'gatepost'],
  ['no version', { origin: '', files: [] }],
  ['a later version', { ...minimal, gatepost: 2 }],
  ['a version as a string', { ...minimal, gatepost: '1' }],
  ['no origin', { gatepost: 1, files: [] }],
  ['no files', { gatepost: 1, origin: '' }],
  ['files by path', { ...minimal, files: { '/robots.txt': '' } }],
  ['a file without a path', { ...minimal, files: [{ text: '' }] }],
  ['a path without a slash', { ...minimal, files: [{ path: 'robots.txt', text: '' }] }],
  ['a file without content', { ...minimal, files: [{ path: '/a' }] }],
  ['a file with two contents', { ...minimal, files: [{ path: '/a', text: '', href: 'a' }] }],
  ['invalid base64', { ...minimal, files: [{ path: '/a', base64: 'ä' }] }],
  ['a number as text', { ...minimal, files: [{ path: '/a', text: 1 }] }],
  ['a number as a format', { ...minimal, files: [{ ...file, format: 1 }] }],
  ['rows as a string', { ...minimal, rows: '/a' }],
  ['a number in columns', { ...minimal, columns: [1] }],
  ['a question without a name', { ...minimal, question: {} }],
  ['a reader that is not a string', { ...minimal, reader: 1 }],
  ['own crawlers by name', { ...minimal, crawlers: { a: {} } }],
  ['an own crawler without a name', { ...minimal, crawlers: [{}] }],
  ['an own crawler named *', { ...minimal, crawlers: [{ token: '*' }] }],
  ['an own crawler with a comment', { ...minimal, crawlers: [{ token: 'a#b' }] }],
  ['an own crawler with a leading space', { ...minimal, crawlers: [{ token: ' a' }] }],
  ['an own crawler for one purpose', { ...minimal, crawlers: [{ token: 'a', purposes: 'search' }] }],
  ['an own crawler with an invalid date', { ...minimal, crawlers: [{ token: 'a', date: 'today' }] }],
  ['a claim without its kind', { ...minimal, claims: [{ agent: '' }] }],
  ['a claim about an area without a slash', { ...minimal, claims: [{ claim: 'closed', area: 'a' }] }],
  ['an expectation without an answer', { ...minimal, expectations: [{ agent: '', url: '/' }] }],
  ['an expectation without a URL', { ...minimal, expectations: [{ agent: '', expect: '' }] }],
  [
    'an expectation with a note that is not a string',
    { ...minimal, expectations: [{ ...expectation, note: 1 }] },
  ],
  [
    'an expectation with an invalid status',
    { ...minimal, expectations: [{ ...expectation, status: 'gone' }] },
  ],
  ['ignored findings as a string', { ...minimal, ignored: 'R001' }],
  ['an ignored finding without a file', { ...minimal, ignored: [{ code: 'R001' }] }],
  ['an ignored finding without a code', { ...minimal, ignored: [{ file: '/a' }] }],
  ['a line that is a number', { ...minimal, ignored: [{ file: '/a', code: 'R001', line: 1 }] }],
  ['half an occurrence', { ...minimal, ignored: [{ file: '/a', code: 'R001', line: '', occurrence: 0.5 }] }],
  [
    'an occurrence below 0',
    { ...minimal, ignored: [{ file: '/a', code: 'R001', line: '', occurrence: -1 }] },
  ],
  [
    'an expectation with settings as a string',
    { ...minimal, expectations: [{ ...expectation, asked: 'index' }] },
  ],
];

const opens = (value: unknown) => 'workspace' in readWorkspace(JSON.stringify(value));

describe('ours: the schema accepts and refuses the same files as the program', () => {
  test.each(accepted)('%s', (_name, value) => {
    expect([isValid(schema, value), opens(value)]).toEqual([true, true]);
  });
  test.each(refused)('%s', (_name, value) => {
    expect([isValid(schema, value), opens(value)]).toEqual([false, false]);
  });

  test('any of these with any part replaced by any value', () => {
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
      'claims',
      'asked',
      'ignored',
      'requests',
      'crawlers',
    );
    const anything = fc.oneof(
      fc.constantFrom(1, '', [], {}, [{}], [file], [expectation], null),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
    fc.assert(
      fc.property(values, keys, anything, (value, key, other) => {
        const changed = isObject(value) ? { ...(value as object), [key]: other } : other;
        expect(isValid(schema, changed)).toBe(opens(changed));
      }),
      { numRuns: 500 },
    );
  });
});

test('ours: only the program refuses two files at one path: a schema cannot express it', () => {
  const twice = { ...minimal, files: [file, file] };
  expect([isValid(schema, twice), opens(twice)]).toEqual([true, false]);
});

test('ours: the examples of the gallery are valid', () => {
  for (const { id, workspace } of examples)
    expect(isValid(schema, JSON.parse(printWorkspace(workspace))), id).toBe(true);
});

test('ours: a workspace with a file of any bytes is valid', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const workspace = { ...minimal, files: [packFile('/robots.txt', readSource(bytes))] };
      expect(isValid(schema, workspace)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

describe('ours: the schema describes the requests that the program reads', () => {
  const part = { $ref: '#/$defs/requests' };
  const cases: readonly (readonly [string, unknown])[] = [
    ['requests', requests],
    ['no requests', { from: [], total: 0, agents: [], urls: [], hits: [], others: 0 }],
    ['keys of later versions', { ...requests, later: 1 }],
    ['a list', [requests]],
    ...Object.keys(requests).flatMap((key): [string, unknown][] => [
      [`no ${key}`, { ...requests, [key]: undefined }],
      [`${key} that is a word`, { ...requests, [key]: 'x' }],
      [`${key} that is a negative number`, { ...requests, [key]: -1 }],
      [`${key} that is a fraction`, { ...requests, [key]: 0.5 }],
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

  test('only the program refuses hits that do not match the URLs: a schema cannot express it', () => {
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
    ...['file', 'expectation', 'claim', 'ignored', 'crawler', 'requests'].map((name) => defs[name]),
  ].flatMap(keysOf))
    expect(page).toMatch(new RegExp(`^\\| \`${key}\` \\|`, 'm'));
  const [, example = ''] = /```json\n([^]*?)```/.exec(page) ?? [];
  expect([isValid(schema, JSON.parse(example)), opens(JSON.parse(example))]).toEqual([true, true]);
});
