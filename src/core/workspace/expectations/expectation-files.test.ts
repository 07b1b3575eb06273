// Expectations in files: reading returns what was written, and problems are reported row by row.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsvRecord, parseCsv } from '../../text/csv.ts';
import type { Claim } from './claim.ts';
import type { Expectation } from './expectation.ts';
import {
  mergeExpectations,
  parseExpectations,
  printExpectationsCsv,
  printExpectationsJson,
} from './expectation-files.ts';

const base: Expectation = { agent: '', url: '/a', expect: 'deny' };
const listed = (expectations: readonly Expectation[], claims: readonly Claim[] = []) => ({
  expectations,
  claims,
});

describe('rfc 4180: records and cells', () => {
  test.each<[string, string, (readonly [number, ...string[]])[]]>([
    [
      'lines with any ending',
      'a,b\r\nc,d\ne\rf',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
        [3, 'e'],
        [4, 'f'],
      ],
    ],
    [
      '2.5-2.7 quotes',
      '"a,""b""\r\nc",d\n"e"',
      [
        [1, 'a,"b"\r\nc', 'd'],
        [3, 'e'],
      ],
    ],
    [
      'empty cells, also at the end',
      'a,,\n,b',
      [
        [1, 'a', '', ''],
        [2, '', 'b'],
      ],
    ],
    ['empty lines are not records', '\n\na\n\n', [[3, 'a']]],
    [
      'semicolons',
      'a;b;"c,d"\ne',
      [
        [1, 'a', 'b', 'c,d'],
        [2, 'e'],
      ],
    ],
    ['tabs, and a byte order mark', '\ufeffa\tb', [[1, 'a', 'b']]],
    ['text after a closing quote belongs to the cell', '"a"b,c', [[1, 'ab', 'c']]],
  ])('%s', (_name, text, records) => {
    expect(parseCsv(text)).toEqual({ records: records.map(([line, ...cells]) => ({ line, cells })) });
  });

  test('a quote that does not end is reported with its line', () => {
    expect(parseCsv('a\nb,"c\nd')).toEqual({ records: [{ line: 1, cells: ['a'] }], unclosed: 2 });
  });

  test.each(['=1+1', '+1', '-1', '@a', "'=a", "''-", '\t=x'])(
    'ours: %j is not written as a formula',
    (cell) => {
      const record = formatCsvRecord([cell, 'x']);
      expect(record.replace(/^"/, '')).toMatch(/^'/);
      expect(parseCsv(record).records[0]?.cells).toEqual([cell, 'x']);
    },
  );
});

describe('ours: reading expectations', () => {
  test.each<[string, string, Expectation[]]>([
    ['a list', JSON.stringify([base]), [base]],
    ['a workspace', JSON.stringify({ gatepost: 1, expectations: [base] }), [base]],
    [
      'a table',
      'agent,url,expect,note\n,/a,deny,\nbot,/b,allow,"why, then"',
      [base, { agent: 'bot', url: '/b', expect: 'allow', note: 'why, then' }],
    ],
    [
      'columns in any order, and other columns',
      'Expect;URL;Agent;status;asked;ticket\ndeny;/a;;503;{"usage":"crawl"};X-1',
      [{ ...base, status: 503, asked: { usage: 'crawl' }, ticket: 'X-1' }],
    ],
    [
      'a status that is a word',
      'agent,url,expect,status\n,/a,deny,timeout',
      [{ ...base, status: 'timeout' }],
    ],
    ['a note that is a number stays text', 'agent,url,expect,note\n,/a,deny,404', [{ ...base, note: '404' }]],
  ])('%s', (_name, text, expectations) => {
    expect(parseExpectations(text)).toEqual({ expectations, claims: [], problems: [] });
  });

  test.each<[string, string, [string, number, string][], number]>([
    ['invalid JSON', '{"expectations": [', [['not-json', 0, '']], 0],
    ['JSON without a list', '{"files": []}', [['no-list', 0, '']], 0],
    ['null', '[null]', [['bad-value', 1, '']], 0],
    [
      'wrong values in a list',
      JSON.stringify([base, { url: '/' }, { ...base, note: 1 }]),
      [
        ['bad-value', 2, 'agent'],
        ['bad-value', 3, 'note'],
      ],
      1,
    ],
    ['an empty text', '', [['no-column', 0, 'agent, url, expect']], 0],
    ['a table without a column', 'agent,url\na,/a', [['no-column', 0, 'expect']], 0],
    [
      'wrong rows of a table',
      'agent,url,expect,status\n,/a,deny,\n,,deny,\n,/b,deny,late\n',
      [
        ['bad-value', 3, 'url'],
        ['bad-value', 4, 'status'],
      ],
      1,
    ],
    ['a row that is too short', 'url,expect,agent\n/a,deny\n', [['bad-value', 2, 'agent']], 0],
    [
      'claims in a table, which is for single answers',
      'agent,url,expect,claim\n,/a,deny,\n,/b,deny,closed\na,/c,,open\n',
      [
        ['bad-value', 3, 'claim'],
        ['bad-value', 4, 'claim'],
      ],
      1,
    ],
    ['an open quote', 'agent,url,expect\n,/a,deny\n,"/b,deny\n', [['open-quote', 3, '']], 1],
  ])('%s', (_name, text, problems, count) => {
    const result = parseExpectations(text);
    expect(result.problems.map(({ code, row, params }) => [code, row, params.where])).toEqual(problems);
    expect(result.expectations).toHaveLength(count);
    expect(result.claims).toEqual([]);
  });
});

const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\ufeff', ''));
const nonEmptyText = text.filter((value) => value !== '');
const anyExpectation: fc.Arbitrary<Expectation> = fc
  .record(
    {
      agent: text,
      url: nonEmptyText,
      expect: nonEmptyText,
      note: nonEmptyText,
      question: nonEmptyText,
      asked: fc.dictionary(
        nonEmptyText,
        fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown),
      ),
      part: nonEmptyText,
      reader: nonEmptyText,
      file: nonEmptyText,
      status: fc.oneof(fc.integer(), fc.constantFrom('timeout' as const, 'network' as const)),
      redirects: fc.nat(),
      ticket: fc.oneof(text, fc.integer(), fc.boolean()),
    },
    { requiredKeys: ['agent', 'url', 'expect'] },
  )
  // JSON itself loses a key with this name.
  .filter(({ asked }) => !Object.hasOwn(asked ?? {}, '__proto__'));

test.each([
  ['JSON', printExpectationsJson],
  ['CSV', printExpectationsCsv],
])('ours: expectations written as %s are read back', (_name, print) => {
  fc.assert(
    fc.property(fc.array(anyExpectation, { maxLength: 5 }), (expectations) => {
      expect(parseExpectations(print(expectations))).toEqual({ expectations, claims: [], problems: [] });
    }),
    { numRuns: 100 },
  );
});

describe('ours: existing expectations', () => {
  const existing = [base, { ...base, url: '/b', note: 'old' }];
  const incoming = [
    { ...base, expect: 'allow' },
    existing[1]!,
    { ...base, url: '/c' },
    { ...base, url: '/c', expect: 'x' },
  ];
  test.each<[string, boolean, Expectation[]]>([
    ['are replaced in place', false, [incoming[0]!, existing[1]!, incoming[3]!]],
    ['or kept', true, [...existing, incoming[3]!]],
  ])('%s', (_name, keepsExisting, expectations) => {
    expect(mergeExpectations(listed(existing), listed(incoming), keepsExisting)).toEqual({
      expectations,
      claims: [],
      added: 1,
      other: 1,
      same: 1,
    });
  });

  test('without changes the result is the old list itself', () => {
    expect(mergeExpectations(listed(existing), listed([...existing]), false).expectations).toBe(existing);
    expect(mergeExpectations(listed(existing), listed(incoming.slice(0, 2)), true).expectations).toBe(
      existing,
    );
  });
});

test('ours: a key that only some expectations have may have the name of an object property', () => {
  const odd = { ...base, toString: 'x', valueOf: '1' } as unknown as Expectation;
  expect(parseExpectations(printExpectationsCsv([odd, base]))).toEqual({
    expectations: [odd, base],
    claims: [],
    problems: [],
  });
});

test('ours: a value that is nested too deep to be compared is not an expectation', () => {
  const nested = (levels: number) =>
    `{"agent":"","url":"/","expect":"x","later":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const { expectations, problems } = parseExpectations(`[${nested(20_000)},${nested(20)}]`);
  expect(problems).toEqual([{ code: 'bad-value', row: 1, params: { where: '' } }]);
  expect(mergeExpectations(listed(expectations), listed(expectations), false).same).toBe(1);
});

describe('product: claims in JSON', () => {
  const claims: Claim[] = [
    { claim: 'closed', purpose: 'ai-training', except: ['CCBot'], note: 'agreed in May' },
    {
      claim: 'opens-nothing',
      area: '/admin/',
      before: 'User-agent: *\n',
      date: '2026-11-21',
      later: { a: 1 },
    },
    { claim: 'Googlebot is open everywhere.' },
  ];

  test('are read back with the expectations', () => {
    const text = printExpectationsJson([base], claims);
    expect(parseExpectations(text)).toEqual({ expectations: [base], claims, problems: [] });
    expect(parseExpectations(JSON.stringify([...claims, base]))).toEqual({
      expectations: [base],
      claims,
      problems: [],
    });
    expect(parseExpectations('{"claims":[{"claim":"open","area":"a"},{"claim":1}]}').problems).toEqual([
      { code: 'bad-value', row: 1, params: { where: 'area' } },
      { code: 'bad-value', row: 2, params: { where: 'claim' } },
    ]);
  });

  test.each<[string, Claim, Claim]>([
    ['all paths', { claim: 'open' }, { area: '/', claim: 'open' }],
    ['no exceptions', { claim: 'open' }, { claim: 'open', except: [] }],
    [
      'exceptions in another order',
      { claim: 'open', except: ['a', 'b'] },
      { claim: 'open', except: ['B', 'a', 'b'] },
    ],
    ['a name in upper case', { claim: 'open', agent: 'GPTBot' }, { claim: 'open', agent: 'gptbot' }],
    [
      'another crawler in upper case',
      { claim: 'as-others', agent: 'a', than: 'b' },
      { claim: 'as-others', agent: 'A', than: 'B' },
    ],
  ])('that say the same in another way are there already: %s', (_what, old, renewed) => {
    expect(mergeExpectations(listed([], [old]), listed([], [renewed]), false)).toMatchObject({
      claims: [old],
      added: 0,
      other: 0,
      same: 1,
    });
    const noted = { ...renewed, note: 'why' };
    expect(mergeExpectations(listed([], [old]), listed([], [noted]), false)).toMatchObject({
      claims: [noted],
      added: 0,
      other: 1,
    });
  });

  test.each<[Claim, Claim]>([
    [{ claim: 'open' }, { claim: 'open', url: '/' }],
    [{ claim: 'open' }, { claim: 'open', agent: '' }],
    [
      { claim: 'as-others', agent: 'a' },
      { claim: 'as-others', agent: 'a', than: '' },
    ],
    [
      { claim: 'open', area: '/a' },
      { claim: 'open', area: '/A' },
    ],
  ])('do not replace others: %j, %j', (old, other) => {
    expect(mergeExpectations(listed([], [old]), listed([], [other]), false).claims).toEqual([old, other]);
  });

  test('replace those that say the same, also with another note or text to compare with', () => {
    const renewed = { ...claims[1]!, before: '', date: '2026-11-22' };
    const merged = mergeExpectations(listed([], claims), listed([], [renewed, claims[0]!]), false);
    expect(merged).toEqual({
      expectations: [],
      claims: [claims[0], renewed, claims[2]],
      added: 0,
      other: 1,
      same: 1,
    });
  });
});
