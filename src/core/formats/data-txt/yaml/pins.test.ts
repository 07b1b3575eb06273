// A data.txt in YAML as the R package pins writes it is recognized and listed with its lines; other files are not.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDataTxt, dataTxtPolicy } from '../../../../testing/arbitraries/data-txt.ts';
import { edgeCaseTexts } from '../../../../testing/arbitraries/edge-case-files.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { formatOfPath } from '../../file-formats.ts';
import { type PinsYaml, readPinsYaml } from './pins.ts';

const table = `path:
- "https://data.example/claims.csv"
- 'https://data.example/it''s.rds' # a comment
rows: 26639
columns:
  - name: policy_id
    type: integer
    description: Policy ID.
  - name: amount
    type: numeric
    description: "From 50 to 350: \\"<100\\" means #1."
type: table
source: "R package 'x', http://x.example/"
`;

const read = (text: string) => readPinsYaml(dataTxtPolicy(text));

describe('ours: YAML as pins writes it', () => {
  test('a table: addresses, fields, columns, each with its line', () => {
    const { paths, fields, columns, unread, comments } = read(table)!;
    expect(paths).toEqual([
      { text: 'https://data.example/claims.csv', line: 1 },
      { text: "https://data.example/it's.rds", line: 2 },
    ]);
    expect(fields.map(({ name, text, line }) => `${line + 1} ${name}: ${text}`)).toEqual([
      '4 rows: 26639',
      '12 type: table',
      "13 source: R package 'x', http://x.example/",
    ]);
    expect(columns).toEqual([
      { name: 'policy_id', type: 'integer', description: 'Policy ID.', line: 5 },
      { name: 'amount', type: 'numeric', description: 'From 50 to 350: "<100" means #1.', line: 8 },
    ]);
    expect([unread, comments]).toEqual([[], [2]]);
  });

  test('file names, lists of the same length, a date with colons', () => {
    const text =
      'file:\n- first.txt\n- second.txt\nfile_size:\n- 8\n- 10\ndescription: A pin containing 2 files\ncreated: 2021-04-22T20:22:33\n';
    const { paths, lists, fields } = read(text)!;
    expect(paths.map(({ text: one }) => one)).toEqual(['first.txt', 'second.txt']);
    expect(lists).toEqual([
      {
        name: 'file_size',
        line: 3,
        values: [
          { text: '8', line: 4 },
          { text: '10', line: 5 },
        ],
      },
    ]);
    expect(fields.map(({ text: one }) => one)).toEqual(['A pin containing 2 files', '2021-04-22T20:22:33']);
  });

  test.each<readonly [string, string, (pins: PinsYaml) => unknown, unknown]>([
    ['one path', 'path: data.csv', ({ paths }) => paths, [{ text: 'data.csv', line: 0 }]],
    ['with CRLF', 'path: a\r\nrows: 1\r\n', ({ fields }) => fields.map(({ text }) => text), ['1']],
    ['after three dashes', '---\npath: a\n', ({ paths }) => paths.length, 1],
    ['with a comment line', '# pins\npath: a\n', ({ comments }) => comments, [0]],
    [
      'a text of several lines',
      'path: a\ndescription: |-\n  one\n  two\n\ntype: x',
      ({ fields }) => fields.map(({ text }) => text),
      ['one\ntwo', 'x'],
    ],
    ['a folded text', 'path: a\ndescription: >\n  one\n  two', ({ fields }) => fields[0]?.text, 'one two'],
    ['a flow collection is not read', 'path: a\ntags:\n  x: [1, 2]', ({ unread }) => unread, [1, 2]],
    ['nested mappings are not listed', 'path: a\nuser:\n  name: x', ({ unread }) => unread, [1, 2]],
    ['lists in lists', 'path: a\nm:\n- - 1\n  - 2', ({ unread }) => unread, [1, 2, 3]],
  ])('%s', (_name, text, select, expected) => expect(select(read(text)!)).toEqual(expected));

  test.each([
    ['records of the memo', 'User-agent: *\npath: /x'],
    ['a rule alone', 'path: x\nDisallow: /'],
    ['no path', 'title: x\nrows: 1'],
    ['an empty path', 'path:\nrows: 1'],
    ['nothing', ''],
    ['prose', 'path: x\nThis is no mapping'],
    ['a flow mapping', '{ path: x }'],
  ])('ours: not recognized: %s', (_name, text) => expect(read(text)).toBeUndefined());

  test('ours: only a data.txt is read', () => {
    const { source } = dataTxtPolicy(table);
    expect(readPinsYaml(createPolicy(source, formatOfPath('/robots.txt')))).toBeUndefined();
  });

  test('property: never throws, and every returned line is in the file', () => {
    const part = fc.constantFrom(
      'path:',
      'file: a',
      '- ',
      '- a',
      ' ',
      '  - name: x',
      "'",
      '"\\u00',
      '|',
      ': ',
      '#',
      '\t- b',
      'a: >',
      '- - - c',
      '\n',
      '\n',
      '\r\n',
      'x: 1',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), anyDataTxt, (parts, text) => {
        for (const one of [parts.join(''), `path: a\n${parts.join('')}`, text]) {
          const policy = dataTxtPolicy(one);
          const pins = readPinsYaml(policy);
          for (const { line } of [...(pins?.paths ?? []), ...(pins?.fields ?? []), ...(pins?.columns ?? [])])
            expect(line).toBeLessThan(policy.source.lines.length);
        }
      }),
    );
  });

  test.each(Object.entries(edgeCaseTexts))('never throws for an unusual file: %s', (_name, text) => {
    expect(() => [read(text), read(`path: a\n${text}`)]).not.toThrow();
  });

  test('ours: deep nesting and long lines are not read, and cause no failure', () => {
    const deep = `path: a\nx:\n${Array.from({ length: 5000 }, (_, i) => `${' '.repeat(Math.min(i, 900))}- - - - y:`).join('\n')}`;
    expect(read(deep)?.paths).toHaveLength(1);
    expect(read(`path: a\nx: "${'\\'.repeat(4_000_000)}`)).toBeUndefined();
    expect(read(`path: a\n${'- '.repeat(4999)}b`)).toBeUndefined();
  });
});
