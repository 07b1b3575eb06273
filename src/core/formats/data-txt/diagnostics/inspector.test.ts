// The findings of data.txt: an example and a near miss for each, and the effect of their fixes.
import { describe, expect, test } from 'vitest';
import { testInspectorExamples } from '../../../../testing/findings/test-examples.ts';
import { longTest } from '../../../../testing/long-test.ts';
import {
  dataTxtFindingExamples,
  dataTxtNearMisses,
} from '../../../../testing/vectors/data-txt-finding-examples.ts';
import { sliceLines } from '../../../document/lines.ts';
import { textOfSource } from '../../../document/source.ts';
import {
  answersTo,
  applyEdits,
  type FindingQuery,
  findingMessage,
  findingReason,
  findings,
  fixTitle,
  openSite,
  prepareAny,
  readers,
} from '../../../index.ts';
import { datasetInspector } from './inspector.ts';

const PATH = '/data.txt';
const siteOf = (text: string, path = PATH) =>
  openSite({ origin: 'http://www.fict.org', files: { [path]: text } });
const findingsWithCode = (text: string, code: string, path = PATH, query: FindingQuery = {}) =>
  findings(siteOf(text, path), path, query).filter((one) => one.code === code);

test.each(dataTxtFindingExamples)('data.txt %s is found: %s', (code, _name, text) => {
  const some = findingsWithCode(text, code);
  expect(some.length).toBeGreaterThan(0);
  for (const one of some) expect([findingMessage(one), findingReason(one)]).not.toContain('');
});

test.each(dataTxtNearMisses)('data.txt %s is not found: %s', (code, _name, text) =>
  expect(findingsWithCode(text, code)).toEqual([]),
);

test.each([
  [
    'above the first record',
    'Title: a\nNote: b\nUser-agent: *\nAllow: /x\n',
    { name: 'Title', fields: 2, blank: undefined, next: 3 },
  ],
  [
    'below a blank line',
    'User-agent: *\nAllow: /x\n\nTitle: a\n',
    { name: 'Title', fields: 1, blank: 3, next: undefined },
  ],
  [
    'between records',
    'User-agent: a\nAllow: /\n\nA: a\n\nUser-agent: b\nAllow: /\n',
    { name: 'A', fields: 1, blank: 3, next: 6 },
  ],
  [
    'without a record',
    '# x\nTitle: a\n\nNote: b\n',
    { name: 'Title', fields: 2, blank: undefined, next: undefined },
  ],
  [
    'below names without rules',
    'User-agent: *\n\nTitle: a\n',
    { name: 'Title', fields: 1, blank: 2, next: undefined },
  ],
])('data.txt 3.3: fields %s belong to no record, and the fix moves them into one', (_where, text, values) => {
  const [one] = findingsWithCode(text, 'D004');
  expect(one?.values).toEqual(values);
  for (const { edits, verdicts } of one!.fixes) {
    expect(verdicts).toBe('changes');
    const fixed = applyEdits(siteOf(text), PATH, edits);
    expect(findings(fixed, PATH).filter(({ code }) => code === 'D004')).toEqual([]);
  }
});

test.each([
  ['User-agent: Perplexity-User\nTitle: all of it\n', 'R088'],
  ['User-agent: *\nDisallow: /a\n', 'R087'],
])('ours: what operators say about robots.txt is not said about data.txt: %j', (text, code) => {
  const query = { agents: ['AdsBot-Google'] };
  expect(findingsWithCode(text, code, '/robots.txt', query)).toHaveLength(1);
  expect(findingsWithCode(text, code, PATH, query)).toEqual([]);
});

test.each([
  ['Title: trees#2', ['trees', '#2']],
  ['Title: trees #2', ['trees', '#2']],
  ['Title: #2', ['', '#2']],
  ['Title: trees# of 2', ['trees', '# of 2']],
  ['Title: trees # of 2', undefined],
  ['Title: trees ## of 2', undefined],
  ['Title: trees#', undefined],
  ['Title: # of 2', undefined],
  ['# Title: trees#2', undefined],
  ['Allow: /trees', undefined],
])('data.txt 3.3: a value cannot contain a number sign: %s', (line, words) => {
  const [one] = findingsWithCode(`User-agent: *\nAllow: /\n${line}\n`, 'D005');
  expect(one && Object.values(one.values)).toEqual(words);
});

test('data.txt 3.2: a file without a record announces nothing, and the finding does not say that every crawler may fetch', () => {
  for (const text of ['', '\n', '# soon\n', 'soon\n']) {
    expect(findingsWithCode(text, 'D006')).toHaveLength(1);
    expect(findingsWithCode(text, 'R019')).toEqual([]);
    expect(findingsWithCode(text, 'D006', '/robots.txt')).toEqual([]);
    expect(findingsWithCode(text, 'R019', '/robots.txt')).toHaveLength(1);
  }
  for (const text of ['User-agent: *\n', 'Title: x\n', 'Allow: /\n'])
    expect(findingsWithCode(text, 'D006')).toEqual([]);
});

test('ours: a data.txt in YAML has its own lines', () => {
  const text = 'path: claims.csv\nnote: a#1\nrows: 26639\n';
  for (const code of ['D004', 'D005', 'D006']) expect(findingsWithCode(text, code)).toEqual([]);
});

testInspectorExamples(datasetInspector, ['D006']);

test.each(['D002', 'D003'])('data.txt %s is about a data.txt', (code) => {
  for (const [own, _name, text] of dataTxtFindingExamples)
    if (own === code) expect(findingsWithCode(text, code, '/robots.txt')).toEqual([]);
});

test('ours: a document has no such comments for any reader', () => {
  const [, , text] = dataTxtFindingExamples[2];
  const reader = readers.find(({ record }) => record.otherField === 'is-rule')!;
  expect(findingsWithCode(text, 'D003', '/robots.txt', { reader })).toHaveLength(1);
  expect(findingsWithCode(text, 'D003', '/doc.xml', { reader })).toEqual([]);
});

test('data.txt 3.3: the Internet-Draft prints the same comment rule', () => {
  const [, , text] = dataTxtFindingExamples[2];
  for (const reader of readers)
    expect([reader.id, findingsWithCode(text, 'D003', '/robots.txt', { reader }).length]).toEqual([
      reader.id,
      reader.record.otherField === 'is-rule' ? 1 : 0,
    ]);
});

describe('each fix resolves the finding, without a new error, another changed line or another verdict', () => {
  const questions = [
    ...readers.map((reader) => ({ question: 'fetch', reader, file: PATH }) as const),
    { question: 'dataset' } as const,
  ];
  const urls = ['/', '/x', '/y', '/data.txt', '/z'];
  const answers = (text: string) =>
    questions.map((options) => [
      answersTo(options),
      prepareAny(siteOf(text), options).matrix(['', 'a'], urls).answers,
    ]);
  const fixable = dataTxtFindingExamples.flatMap(([code, name, text]) =>
    findingsWithCode(text, code).flatMap(({ fixes }, i) =>
      fixes.map((fix) => [code, name, text, i, fix] as const),
    ),
  );

  test('every code with fixes has some', () => {
    expect([...new Set(fixable.map(([code]) => code))]).toEqual(['D002', 'D003']);
  });

  test.each(fixable)('data.txt %s, %s', (code, _name, text, i, fix) => {
    const site = siteOf(text);
    const fixed = applyEdits(site, PATH, fix.edits);
    const after = textOfSource(fixed.files.get(PATH)!.source);
    expect(findings(fixed, PATH).filter((one) => one.code === code)).toHaveLength(
      findingsWithCode(text, code).length - 1,
    );
    expect(findings(fixed, PATH).filter(({ severity }) => severity === 'error')).toHaveLength(
      findings(site, PATH).filter(({ severity }) => severity === 'error').length,
    );
    const [old, fresh] = [site, fixed].map((one) => {
      const { lines } = one.files.get(PATH)!.source;
      return sliceLines(lines, 0, lines.length);
    });
    const missing = old!.filter((line) => !fresh!.includes(line));
    expect(missing.length).toBeLessThanOrEqual(1);
    expect(fix.verdicts).toBe('same');
    expect(answers(after)).toEqual(answers(text));
    expect(fixTitle(fix)).not.toBe('');
    expect(i).toBeGreaterThanOrEqual(0);
  });
});

longTest('ours: twenty thousand comments with a finding each are checked', () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `Allow: /${i}\n\n# trees`);
  expect(findingsWithCode(lines.join('\n'), 'D003')).toHaveLength(20_000);
});
