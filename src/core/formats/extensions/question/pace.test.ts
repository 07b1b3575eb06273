// Pace, hours, cleaned addresses and scope: the vectors of the specification, and its sentences that they leave out.
import { describe, expect, test } from 'vitest';
import vectors from '../../../../testing/vectors/modern-lines.json' with { type: 'json' };
import type { ReaderId } from '../../../readers/registry.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { openSite } from '../../../workspace/site.ts';
import { cleanUrl } from '../clean-url.ts';
import { agentsOfLine } from './line-scope.ts';
import { mayVisitAt, preparePace, rateAt } from './pace.ts';

const PATH = '/robots.txt';
const siteOf = (file: string) => openSite({ origin: '', files: { [PATH]: file } });
const policyIn = (file: string) => {
  const { source, format } = siteOf(file).files.get(PATH)!;
  return createPolicy(source, format);
};
const delay = (file: string, agent: string, reader: ReaderId = 'rfc9309') =>
  preparePace(siteOf(file), { reader, file: PATH })(agent).delay;
const pace = (file: string, agent = 'z') =>
  preparePace(siteOf(file), { reader: 'rfc9309', file: PATH })(agent);

const ofKind = (kind: string) =>
  vectors.filter((one) => one.kind === kind).map((one) => [one.id, one] as const);

describe('modern-lines 3: the delay of a robot', () => {
  test.each(ofKind('crawl-delay'))('%s', (_id, { profile, file, agent, expect: expected }) => {
    expect(delay(file!, agent!, profile as ReaderId)?.value ?? null).toBe(expected);
  });
  const own = 'User-agent: *\nCrawl-delay: 10\nDisallow: /q\n\nUser-agent: bingbot\nDisallow: /p\n';
  test.each<[string, ReaderId, string, string, number | undefined]>([
    ['CRD-003: the default record counts where its own has none', 'bing', own, 'bingbot', 10],
    ['CRD-003: that is said of the robot, so it holds under RFC 9309 too', 'rfc9309', own, 'BingBot', 10],
    ['CRD-003: not where robots have no quirks', 'koster-1996', own, 'bingbot', undefined],
    ['CRD-004: digits only', 'python-urllib-3.12', 'User-agent: z\nCrawl-delay: 0.5\n', 'z', undefined],
    [
      'PYU-019: digits of any script',
      'python-urllib-3.12',
      'User-agent: z\nCrawl-delay: \u0663\u0660\n',
      'z',
      30,
    ],
    ['PYU-006: escaped digits', 'python-urllib-3.12', 'User-agent: z\nCrawl-delay: %33\n', 'z', 3],
    ['CRD-001: ASCII to all others', 'rfc9309', 'User-agent: z\nCrawl-delay: \u0663\n', 'z', undefined],
    [
      'CRD-004: the last valid',
      'python-urllib-3.12',
      'User-agent: z\nCrawl-delay: 5\nCrawl-delay: 2\nCrawl-delay: x\n',
      'z',
      2,
    ],
    [
      'CRD-002: records of one name are one',
      'rfc9309',
      'User-agent: z\nCrawl-delay: 1\nAllow: /\nUser-agent: z\nCrawl-delay: 3\n',
      'z',
      3,
    ],
    ['LIN-005: in no record', 'rfc9309', 'Crawl-delay: 1\nUser-agent: z\nAllow: /\n', 'z', undefined],
    [
      '1996: a blank line parts it from its record',
      'koster-1996',
      'User-agent: z\nAllow: /\n\nCrawl-delay: 1\n',
      'z',
      undefined,
    ],
    [
      'a robot that falls back asks the record of the other',
      'rfc9309',
      'User-agent: Googlebot\nCrawl-delay: 1\n',
      'Googlebot-News',
      1,
    ],
  ])('%s', (_name, reader, file, agent, expected) => {
    expect(delay(file, agent, reader)?.value).toBe(expected);
  });
  test('it tells the line and the record that it comes from', () => {
    expect(delay(own, 'bingbot', 'bing')).toEqual({ value: 10, line: 1, from: 'default' });
    expect(delay(own, 'z')).toEqual({ value: 10, line: 1, from: 'record' });
  });
  test('ours: what cannot be read asks for nothing', () => {
    const site = siteOf('User-agent: *\nCrawl-delay: 1\n');
    const ask = (status: number) => preparePace(site, { reader: 'rfc9309', file: PATH, status })('z').delay;
    expect([ask(200)?.value, ask(503)]).toEqual([1, undefined]);
  });
  test('modern-lines 15: what its operator says comes with it', () => {
    expect(pace('', 'applebot').manner?.crawlDelay).toBe('ignored');
    expect(pace('', 'z').manner).toBeUndefined();
  });
});

describe('modern-lines 6 and 7: rates and hours', () => {
  const { rates } = pace(
    'User-agent: z\nRequest-rate: 1/60\nRequest-rate: 1/5 0600-0845\nRequest-rate: 1/9 0800-0900\nRequest-rate: x\n',
  );
  test.each([
    ['RRT-004: the first whose window holds the time', 8 * 60 + 30, 5],
    ['RRT-004: another window', 8 * 60 + 50, 9],
    ['RRT-004: else the first without a window', 12 * 60, 60],
  ])('%s', (_name, minute, seconds) => {
    expect(rateAt(rates, minute)?.value.seconds).toBe(seconds);
  });
  test('RRT-003: readers of digits see no unit and no window', () => {
    const site = siteOf('User-agent: z\nRequest-rate: 1/10s\nRequest-rate: 1/7\n');
    const seen = preparePace(site, { reader: 'python-urllib-3.12', file: PATH })('z').rates;
    expect(seen.map(({ line }) => line)).toEqual([2]);
  });
  const night = pace('User-agent: z\nVisit-time: 2200-0400\n').visits;
  test.each([
    ['VIS-001: begin included', 22 * 60, true],
    ['VIS-001: end included', 4 * 60, true],
    ['VIS-002: over midnight', 0, true],
    ['VIS-001: outside', 12 * 60, false],
  ])('%s', (_name, minute, expected) => {
    expect(mayVisitAt(night, minute)).toBe(expected);
  });
  test('nothing asked: at any time', () => {
    expect(mayVisitAt(pace('').visits, 0)).toBe(true);
    expect(rateAt(pace('').rates, 0)).toBeUndefined();
  });
});

describe('modern-lines 5: cleaned addresses', () => {
  test.each(ofKind('clean-param'))('%s', (_id, { file, url, expect: expected }) => {
    expect(cleanUrl(policyIn(file!), url!).url).toBe(expected);
  });
  test.each([
    ['CLP-003: without a path for the whole site; CLP-006: no question mark left', 'sid', '/x?sid=1', '/x'],
    [
      'CLP-006: the others keep their order, the fragment stays',
      'b&d',
      '/x?a=1&b=2&c&d#e?b=1',
      '/x?a=1&c#e?b=1',
    ],
    ['CLP-006: names compare with case', 'SID', '/x?sid=1', '/x?sid=1'],
    ['CLP-006: whole names', 'id', '/x?sid=1', '/x?sid=1'],
    ['CLP-002: the path is a prefix', 'a /x', '/xy?a=1', '/xy'],
    ['a parameter twice', 'a', '/x?a=1&a=2', '/x'],
  ])('%s', (_name, value, url, expected) => {
    expect(cleanUrl(policyIn(`Clean-param: ${value}\n`), url).url).toBe(expected);
  });
  test('it tells what went, and by which line', () => {
    const { removed } = cleanUrl(policyIn('Clean-param: a /y\nClean-param: a&b\n'), '/x?b&a=1');
    expect(removed).toEqual([
      { name: 'b', line: 1 },
      { name: 'a', line: 1 },
    ]);
  });
});

describe('modern-lines 9.2: whom a line counts for', () => {
  test.each(ofKind('scope'))('%s', (_id, { file, line, agents, expect: expected }) => {
    const told = (scope: 'record' | 'file') =>
      agentsOfLine(siteOf(file!), { reader: 'rfc9309', file: PATH }, line! - 1, agents!, scope);
    expect({ record: told('record'), file: told('file') }).toEqual(expected);
  });
});

test.each([
  ['1/ 5', [[1, 5]]],
  [' 1 /\u0665', [[1, 5]]],
  ['%31/5', [[1, 5]]],
  ['1/5s', []],
  ['1/5 0600-0845', []],
  ['1/5/6', []],
])('CPython 3.11: the rate %s', (value, rates) => {
  const site = siteOf(`User-agent: z\nRequest-rate: ${value}\n`);
  const found = preparePace(site, { reader: 'python-urllib-3.12' })('z').rates;
  expect(found.map((one) => [one.value.pages, one.value.seconds])).toEqual(rates);
});
