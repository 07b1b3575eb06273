// The edit commands of extension lines: they change the requested part and nothing else.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { type EditRow, fileText, policyOfText, testEdits } from '../../../../testing/policies.ts';
import { fieldAt, policyAfterEdits, valueOf } from '../../../syntax/policy.ts';
import { cleanParam, readCleanParam } from '../lines/clean-param.ts';
import { contentSignal, contentUses, readContentSignal } from '../lines/content-signal.ts';
import { contentUsage, preferenceOf, readContentUsage } from '../lines/content-usage.ts';
import { license } from '../lines/license.ts';
import { readRequestRate } from '../lines/request-rate.ts';
import { sitemap } from '../lines/sitemap.ts';
import { addExtensionLine } from './add-line.ts';
import { removeParameter, setParameter, setParameterPath } from './clean-param.ts';
import { setSignal } from './content-signal.ts';
import { setUsage, setUsagePath } from './content-usage.ts';
import { removeHours, setHours, setRate } from './rate-hours.ts';
import { editLineValue, findNewError, type ValueEdit } from './value-changes.ts';

const row = (name: string, before: string, edit: ValueEdit, after: string): EditRow => [
  name,
  before,
  (p) => editLineValue(p, 0, edit),
  after,
];

describe('Content-Signal', () => {
  testEdits([
    row(
      'csg-001: the value of one pair; spaces, order, letter case and comment remain',
      '  content-signal :search=yes ,  AI-Train = No# why\r\n',
      setSignal('ai-train', 'yes'),
      '  content-signal :search=yes ,  AI-Train = yes# why\r\n',
    ),
    row(
      'csg-003: a pair with the same answer in another case remains',
      'Content-Signal: Search=YES\n',
      setSignal('search', 'yes'),
      'Content-Signal: Search=YES\n',
    ),
    row(
      'csg-001: a new pair is separated like the others',
      'Content-Signal: search=yes,ai-train=no # a\n',
      setSignal('ai-input', 'no'),
      'Content-Signal: search=yes,ai-train=no,ai-input=no # a\n',
    ),
    row(
      'csg-002: an empty part between commas is removed with the pair before it',
      'Content-Signal: search=yes, ,ai-train=no\n',
      setSignal('search', undefined),
      'Content-Signal: ,ai-train=no\n',
    ),
    row(
      'csg-002: an empty part between commas is removed with the pair after it',
      'Content-Signal: search=yes, ,ai-train=no\n',
      setSignal('ai-train', undefined),
      'Content-Signal: search=yes,\n',
    ),
    row(
      'product: after a superfluous comma, a new pair needs none',
      'Content-Signal: search=yes,\n',
      setSignal('use', 'reference'),
      'Content-Signal: search=yes, use=reference\n',
    ),
    row(
      'product: into an empty line',
      'Content-Signal:\n',
      setSignal('search', 'no'),
      'Content-Signal: search=no\n',
    ),
    row(
      'csg-002: an unset signal is removed, the first one with the separator after it',
      'Content-Signal: search=yes,  ai-train=no\n',
      setSignal('search', undefined),
      'Content-Signal: ai-train=no\n',
    ),
    row(
      'csg-002: the last one is removed with its comma',
      'Content-Signal: search=yes ,  ai-train=no  # a\n',
      setSignal('ai-train', undefined),
      'Content-Signal: search=yes  # a\n',
    ),
    row(
      'csg-002: removing the only one leaves an empty value',
      'Content-Signal: search=yes\n',
      setSignal('search', undefined),
      'Content-Signal: \n',
    ),
    row(
      'csg-008: both pairs of a contradiction are written',
      'Content-Signal: search=yes, ai-train=no, search=no\n',
      setSignal('search', 'no'),
      'Content-Signal: search=no, ai-train=no, search=no\n',
    ),
    row(
      'csg-007: an unreadable pair is corrected in its place, and others remain',
      'Content-Signal: what, ai-train=perhaps\n',
      setSignal('ai-train', 'no'),
      'Content-Signal: what, ai-train=no\n',
    ),
  ]);
});

describe('Content-Usage', () => {
  testEdits([
    row(
      'cus-013: parameters and other labels remain',
      'Content-Usage: /a  train-ai=n;why="a;b" , bots=y # c\n',
      setUsage('train-ai', 'y'),
      'Content-Usage: /a  train-ai=y;why="a;b" , bots=y # c\n',
    ),
    row(
      'rfc 9651 3.3.8: in a display string a backslash is a character',
      String.raw`Content-Usage: search=%"a\";why="b;c"` + '\n',
      setUsage('search', 'n'),
      'Content-Usage: search=n;why="b;c"\n',
    ),
    row(
      'rfc 9651 3.1.1: a list is replaced together with the items and parameters within it',
      'Content-Usage: search=("a;)" b;c);p=1\n',
      setUsage('search', 'n'),
      'Content-Usage: search=n;p=1\n',
    ),
    row(
      'cus-012: the last one of a repeated label is written',
      'Content-Usage: search=y, search=n\n',
      setUsage('search', 'y'),
      'Content-Usage: search=y, search=y\n',
    ),
    row(
      'cus-011: a value without a meaning is replaced',
      'Content-Usage: search;q="x=y", train-ai=("a" b);p\n',
      (value) => [...setUsage('search', 'n')(value), ...setUsage('train-ai', 'n')(value)],
      'Content-Usage: search=n;q="x=y", train-ai=n;p\n',
    ),
    row(
      'product: a new label',
      'Content-Usage: /a\n',
      setUsage('search', 'y'),
      'Content-Usage: /a search=y\n',
    ),
    row(
      'cus-015: an unset label is removed wherever it is',
      'Content-Usage: search=y,  train-ai=n, search=n\n',
      setUsage('search', undefined),
      'Content-Usage: train-ai=n\n',
    ),
    row(
      'cus-015: the only label is removed with the spaces after the path',
      'Content-Usage: /a   search=y # c\n',
      setUsage('search', undefined),
      'Content-Usage: /a # c\n',
    ),
    row(
      'cus-002: a path is added',
      'Content-Usage:  search=y\n',
      setUsagePath('/b'),
      'Content-Usage:  /b search=y\n',
    ),
    row(
      'cus-002: another path',
      'Content-Usage: /a\t search=y\n',
      setUsagePath('/b*$'),
      'Content-Usage: /b*$\t search=y\n',
    ),
    row('cus-002: no path', 'Content-Usage: /a \tsearch=y\n', setUsagePath(''), 'Content-Usage: search=y\n'),
  ]);

  test('cus-010: a statement that cannot be read is not edited', () => {
    const policy = policyOfText('Content-Usage: Search=y\n');
    expect(() => editLineValue(policy, 0, setUsage('search', 'y'))).toThrow(RangeError);
    expect(() => editLineValue(policyOfText('Content-Usage:\n'), 0, setUsagePath('a'))).toThrow(RangeError);
  });
});

describe('Clean-param', () => {
  const before = 'Clean-param: a&b&c   /x*.php # d\n';
  testEdits([
    row('clp-001: one name', before, setParameter(1, 'sid'), 'Clean-param: a&sid&c   /x*.php # d\n'),
    row('clp-001: one more', before, setParameter(3, 'd'), 'Clean-param: a&b&c&d   /x*.php # d\n'),
    row('clp-001: the first one', 'Clean-param:# e\n', setParameter(0, 'a'), 'Clean-param: a # e\n'),
    row('clp-001: without the first', before, removeParameter(0), 'Clean-param: b&c   /x*.php # d\n'),
    row('clp-001: without the last', before, removeParameter(2), 'Clean-param: a&b   /x*.php # d\n'),
    row('clp-001: another path', before, setParameterPath('/y'), 'Clean-param: a&b&c   /y # d\n'),
    row('clp-003: no path', before, setParameterPath(''), 'Clean-param: a&b&c # d\n'),
    row('clp-001: a path', 'Clean-param: a\n', setParameterPath('/y'), 'Clean-param: a /y\n'),
  ]);

  test('clp-001: a path never remains without a parameter', () => {
    expect(() => editLineValue(policyOfText('Clean-param: a /x\n'), 0, removeParameter(0))).toThrow(
      RangeError,
    );
    expect(() => editLineValue(policyOfText('Clean-param:\n'), 0, setParameterPath('/x'))).toThrow(
      RangeError,
    );
  });
});

describe('hours and rates', () => {
  testEdits([
    row(
      'rrt-001: the pages',
      'Request-rate: 1/10M  0600-0845\n',
      setRate('pages', '3'),
      'Request-rate: 3/10M  0600-0845\n',
    ),
    row(
      'rrt-001: the time',
      'Request-rate: 1/10M  0600-0845\n',
      setRate('time', '5'),
      'Request-rate: 1/5M  0600-0845\n',
    ),
    row(
      'rrt-001: no unit is seconds',
      'Request-rate: 1/10M # a\n',
      setRate('unit', ''),
      'Request-rate: 1/10 # a\n',
    ),
    row('rrt-001: a missing unit', 'Request-rate: 1/10\n', setRate('unit', 'h'), 'Request-rate: 1/10h\n'),
    row(
      'rrt-002: one end of the hours',
      'Request-rate: 1/10  0600-0845\n',
      setHours('to', '0900'),
      'Request-rate: 1/10  0600-0900\n',
    ),
    row(
      'rrt-002: missing hours',
      'Request-rate: 1/10\n',
      setHours('from', '0600'),
      'Request-rate: 1/10 0600-2359\n',
    ),
    row(
      'rrt-002: all hours',
      'Request-rate: 1/10m \t0600-0845 # a\n',
      removeHours,
      'Request-rate: 1/10m # a\n',
    ),
    row(
      'vis-001: spaces around the hyphen remain',
      'Visit-time: 0600 -  0845\n',
      setHours('from', '0700'),
      'Visit-time: 0700 -  0845\n',
    ),
  ]);
});

describe('new lines', () => {
  const text = 'Sitemap: https://a.example/1\nUser-agent: *\nDisallow: /x\nCrawl-delay: 3\n';
  testEdits([
    [
      'sit-002: a URL is added next to the others',
      text,
      (p) => addExtensionLine(p, sitemap, 'file', 'https://a.example/2'),
      text.replace('/1\n', '/1\nSitemap: https://a.example/2\n'),
    ],
    [
      'rsl-003: otherwise at the end of the file, after a blank line',
      text,
      (p) => addExtensionLine(p, license, 'file'),
      `${text}\nLicense: \n`,
    ],
    ['product: the first line of a file', '', (p) => addExtensionLine(p, sitemap, 'file'), 'Sitemap: \n'],
    [
      'csg-004: into a record, after its rules',
      text,
      (p) => addExtensionLine(p, contentSignal, { block: 0 }),
      text.replace('/x\n', '/x\nContent-Signal: \n'),
    ],
    [
      'product: below a line',
      text,
      (p) => addExtensionLine(p, contentUsage, { below: 3 }, 'search=y'),
      `${text}Content-Usage: search=y\n`,
    ],
  ]);
});

test('ours: a new error is reported before an edit is written', () => {
  expect(findNewError(cleanParam, 'a&b', 'a&b=')?.code).toBe('CLP-NAME');
  expect(findNewError(cleanParam, 'a&b', 'a&c')).toBeUndefined();
});

const key = fc.constantFrom('search', 'ai-input', 'ai-train', 'use', 'Search', 'what');
const gap = fc.constantFrom('', ' ', '  ', '\t');
const pair = fc
  .tuple(key, gap, gap, fc.constantFrom('yes', 'no', 'NO', 'full', 'perhaps'), gap)
  .map(([name, a, b, answer, c]) => `${name}${a}=${b}${answer}${c}`);
const signals = fc.array(pair, { maxLength: 5 }).map((pairs) => pairs.join(',').trim());

test('csg-007: a requested signal is read back, and nothing else in the line has changed', () => {
  const requested = fc.constantFrom('search', 'ai-input', 'ai-train', 'use');
  fc.assert(
    fc.property(signals, requested, fc.nat(2), (value, name, choice) => {
      const words = name === 'use' ? contentUses : (['yes', 'no', undefined] as const);
      const answer = words[choice];
      const policy = policyOfText(` Content-signal :\t${value}  # c\r\nAllow: /`);
      const after = policyAfterEdits(
        policy,
        editLineValue(policy, 0, setSignal(name as 'use', answer as 'full')),
      );
      const others = (text: string) =>
        (readContentSignal(text).parts ?? [])
          .filter((one) => one.key !== name)
          .map(({ start, end }) => text.slice(start, end));
      const next = valueOf(fieldAt(after, 0));
      const own = (readContentSignal(next).parts ?? []).filter((one) => one.key === name);
      expect(new Set(own.map((one) => one.value))).toEqual(new Set(answer === undefined ? [] : [answer]));
      expect(others(next)).toEqual(others(value));
      expect(fileText(after.source)).toMatch(/^ Content-signal :\t.*# c\r\nAllow: \/$/s);
    }),
    { numRuns: runs(150) },
  );
});

const member = fc
  .tuple(
    fc.constantFrom('search', 'train-ai', 'bots'),
    fc.constantFrom('', '=y', '=n', '="y;="', '=(a "b)")', '=:YWE=:', '=3', '=?0'),
    fc.constantFrom('', ';p', ';p="a,b"'),
  )
  .map((parts) => parts.join(''));
const usage = fc
  .tuple(fc.constantFrom('', '/a ', '/a$\t '), fc.array(member, { maxLength: 4 }))
  .map(([path, members]) => `${path}${members.join(' ,  ')}`.trim());

test('cus-011: a requested label is read back, and the path, other labels and parameters are unchanged', () => {
  const requested = fc.constantFrom('search', 'train-ai');
  const answers = fc.constantFrom(['y', 'allowed'], ['n', 'disallowed'], [undefined, 'unknown']);
  fc.assert(
    fc.property(usage, requested, answers, (value, label, [answer, read]) => {
      const policy = policyOfText(`Content-Usage: ${value} # c`);
      const next = valueOf(
        fieldAt(policyAfterEdits(policy, editLineValue(policy, 0, setUsage(label, answer as 'y'))), 0),
      );
      const before = readContentUsage(value).parts;
      const after = readContentUsage(next).parts;
      const others = (text: string, { members }: typeof before) =>
        members.filter((one) => one.key !== label).map(({ start, end }) => text.slice(start, end));
      expect([after.fault, after.path?.text, preferenceOf(after, label)]).toEqual([
        undefined,
        before.path?.text,
        read,
      ]);
      expect(others(next, after)).toEqual(others(value, before));
      if (answer !== undefined)
        expect(after.members.findLast(({ key: one }) => one === label)!.parameters).toEqual(
          before.members.findLast(({ key: one }) => one === label)?.parameters ?? [],
        );
    }),
    { numRuns: runs(150) },
  );
});

test('clp-001, rrt-001: requested parameters and numbers are read back, next to the others', () => {
  const name = fc.constantFrom('a', 'sid', 'utm_source');
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 4 }),
      fc.nat(4),
      name,
      fc.boolean(),
      (names, at, requested, hasPath) => {
        const place = Math.min(at, names.length);
        const policy = policyOfText(`Clean-param: ${names.join('&')}${hasPath ? '  /p*' : ''} # c`);
        const { parts } = readCleanParam(
          valueOf(
            fieldAt(policyAfterEdits(policy, editLineValue(policy, 0, setParameter(place, requested))), 0),
          ),
        );
        const expected = [...names.slice(0, place), requested, ...names.slice(place + 1)];
        expect([parts?.names.map(({ text }) => text), parts?.path?.text]).toEqual([
          expected,
          hasPath ? '/p*' : undefined,
        ]);
      },
    ),
    { numRuns: runs(60) },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.constantFrom('', 's', 'm', 'h'), (pages, unit) => {
      const policy = policyOfText('Request-rate: 1/10H  0600-0845');
      const once = policyAfterEdits(policy, editLineValue(policy, 0, setRate('pages', String(pages))));
      const twice = policyAfterEdits(once, editLineValue(once, 0, setRate('unit', unit)));
      const seconds = { '': 10, s: 10, m: 600, h: 36_000 }[unit];
      expect(readRequestRate(valueOf(fieldAt(twice, 0))).parts).toMatchObject({
        pages,
        seconds,
        window: { from: 360, to: 525 },
      });
    }),
    { numRuns: runs(30) },
  );
});
