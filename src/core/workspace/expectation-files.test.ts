// Expectations as files: what is written is read back, what is wrong is told row by row.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsvRecord, parseCsv } from '../text/csv.ts';
import type { Expectation } from './expectation.ts';
import {
  mergeExpectations,
  parseExpectations,
  printExpectationsCsv,
  printExpectationsJson,
} from './expectation-files.ts';

const base: Expectation = { agent: '', url: '/a', expect: 'deny' };

describe('rfc 4180: records and cells', () => {
  test.each<[string, string, (readonly [number, ...string[]])[]]>([
    [
      'lines that end in any way',
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
      'empty cells, at the end too',
      'a,,\n,b',
      [
        [1, 'a', '', ''],
        [2, '', 'b'],
      ],
    ],
    ['empty lines are no records', '\n\na\n\n', [[3, 'a']]],
    [
      'semicolons',
      'a;b;"c,d"\ne',
      [
        [1, 'a', 'b', 'c,d'],
        [2, 'e'],
      ],
    ],
    ['tabs, and a byte order mark', '\ufeffa\tb', [[1, 'a', 'b']]],
    ['what stands behind a quote belongs to the cell', '"a"b,c', [[1, 'ab', 'c']]],
  ])('%s', (_name, text, records) => {
    expect(parseCsv(text)).toEqual({ records: records.map(([line, ...cells]) => ({ line, cells })) });
  });

  test('a quote that does not end is told with its line', () => {
    expect(parseCsv('a\nb,"c\nd')).toEqual({ records: [{ line: 1, cells: ['a'] }], unclosed: 2 });
  });

  test.each(['=1+1', '+1', '-1', '@a', "'=a", "''-", '\t=x'])(
    'ours: %j is no formula when written',
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
      'columns in any order, and others',
      'Expect;URL;Agent;status;asked;ticket\ndeny;/a;;503;{"usage":"crawl"};X-1',
      [{ ...base, status: 503, asked: { usage: 'crawl' }, ticket: 'X-1' }],
    ],
    [
      'a status that is a word',
      'agent,url,expect,status\n,/a,deny,timeout',
      [{ ...base, status: 'timeout' }],
    ],
    [
      'a note that is a number stays a text',
      'agent,url,expect,note\n,/a,deny,404',
      [{ ...base, note: '404' }],
    ],
  ])('%s', (_name, text, expectations) => {
    expect(parseExpectations(text)).toEqual({ expectations, problems: [] });
  });

  test.each<[string, string, [string, number, string][], number]>([
    ['no JSON', '{"expectations": [', [['not-json', 0, '']], 0],
    ['JSON without a list', '{"files": []}', [['no-list', 0, '']], 0],
    ['null', '[null]', [['bad-value', 1, '']], 0],
    [
      'values in a list',
      JSON.stringify([base, { url: '/' }, { ...base, note: 1 }]),
      [
        ['bad-value', 2, 'agent'],
        ['bad-value', 3, 'note'],
      ],
      1,
    ],
    ['nothing at all', '', [['no-column', 0, 'agent, url, expect']], 0],
    ['a table without a column', 'agent,url\na,/a', [['no-column', 0, 'expect']], 0],
    [
      'rows of a table',
      'agent,url,expect,status\n,/a,deny,\n,,deny,\n,/b,deny,late\n',
      [
        ['bad-value', 3, 'url'],
        ['bad-value', 4, 'status'],
      ],
      1,
    ],
    ['a row that is too short', 'url,expect,agent\n/a,deny\n', [['bad-value', 2, 'agent']], 0],
    ['an open quote', 'agent,url,expect\n,/a,deny\n,"/b,deny\n', [['open-quote', 3, '']], 1],
  ])('%s', (_name, text, problems, count) => {
    const read = parseExpectations(text);
    expect(read.problems.map(({ code, row, params }) => [code, row, params.where])).toEqual(problems);
    expect(read.expectations).toHaveLength(count);
  });
});

const text = fc.string({ unit: 'grapheme' }).map((one) => one.replaceAll('\ufeff', ''));
const given = text.filter((one) => one !== '');
const anyExpectation: fc.Arbitrary<Expectation> = fc
  .record(
    {
      agent: text,
      url: given,
      expect: given,
      note: given,
      question: given,
      asked: fc.dictionary(
        given,
        fc.jsonValue().map((one) => JSON.parse(JSON.stringify(one)) as unknown),
      ),
      part: given,
      reader: given,
      file: given,
      status: fc.oneof(fc.integer(), fc.constantFrom('timeout' as const, 'network' as const)),
      redirects: fc.nat(),
      ticket: fc.oneof(text, fc.integer(), fc.boolean()),
    },
    { requiredKeys: ['agent', 'url', 'expect'] },
  )
  // A key named like this is lost by JSON itself.
  .filter(({ asked }) => !Object.hasOwn(asked ?? {}, '__proto__'));

test.each([
  ['JSON', printExpectationsJson],
  ['CSV', printExpectationsCsv],
])('ours: what is written as %s is read back', (_name, print) => {
  fc.assert(
    fc.property(fc.array(anyExpectation, { maxLength: 5 }), (expectations) => {
      expect(parseExpectations(print(expectations))).toEqual({ expectations, problems: [] });
    }),
    { numRuns: 100 },
  );
});

describe('ours: expectations that are there already', () => {
  const old = [base, { ...base, url: '/b', note: 'old' }];
  const read = [
    { ...base, expect: 'allow' },
    old[1]!,
    { ...base, url: '/c' },
    { ...base, url: '/c', expect: 'x' },
  ];
  test.each<[string, boolean, Expectation[]]>([
    ['are replaced where they stand', false, [read[0]!, old[1]!, read[3]!]],
    ['or kept', true, [...old, read[3]!]],
  ])('%s', (_name, keeps, expectations) => {
    expect(mergeExpectations(old, read, keeps)).toEqual({ expectations, added: 1, other: 1, same: 1 });
  });

  test('nothing new gives the old list itself', () => {
    expect(mergeExpectations(old, [...old], false).expectations).toBe(old);
    expect(mergeExpectations(old, read.slice(0, 2), true).expectations).toBe(old);
  });
});

test('ours: a key that only some have may be called like what every object has', () => {
  const odd = { ...base, toString: 'x', valueOf: '1' } as unknown as Expectation;
  expect(parseExpectations(printExpectationsCsv([odd, base]))).toEqual({
    expectations: [odd, base],
    problems: [],
  });
});

test('ours: what is nested too deep to be compared is no expectation', () => {
  const nested = (levels: number) =>
    `{"agent":"","url":"/","expect":"x","later":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const { expectations, problems } = parseExpectations(`[${nested(20_000)},${nested(20)}]`);
  expect(problems).toEqual([{ code: 'bad-value', row: 1, params: { where: '' } }]);
  expect(mergeExpectations(expectations, expectations, false).same).toBe(1);
});
