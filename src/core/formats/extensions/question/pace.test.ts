// Pace, hours, cleaned URLs and scope: the vectors of the specification, and sentences of it without vectors.
import { describe, expect, test } from 'vitest';
import vectors from '../../../../testing/vectors/extension-lines.json' with { type: 'json' };
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

describe('crawl-delay: the delay of a crawler', () => {
  test.each(ofKind('crawl-delay'))('%s', (_id, { profile, file, agent, expect: expected }) => {
    expect(delay(file!, agent!, profile as ReaderId)?.value ?? null).toBe(expected);
  });
  const exampleFile = 'User-agent: *\nCrawl-delay: 10\nDisallow: /q\n\nUser-agent: bingbot\nDisallow: /p\n';
  test.each<[string, ReaderId, string, string, number | undefined]>([
    [
      'crawl-delay: the default record counts if its own record has no delay',
      'bing',
      exampleFile,
      'bingbot',
      10,
    ],
    [
      'crawl-delay: that is a fact about the crawler, so it applies under RFC 9309 too',
      'rfc9309',
      exampleFile,
      'BingBot',
      10,
    ],
    [
      'crawl-delay: not for readers without quirks of crawlers',
      'koster-1996',
      exampleFile,
      'bingbot',
      undefined,
    ],
    ['crawl-delay: digits only', 'python-urllib-3.12', 'User-agent: z\nCrawl-delay: 0.5\n', 'z', undefined],
    [
      'urllib: digits of any script',
      'python-urllib-3.12',
      'User-agent: z\nCrawl-delay: \u0663\u0660\n',
      'z',
      30,
    ],
    ['urllib: escaped digits', 'python-urllib-3.12', 'User-agent: z\nCrawl-delay: %33\n', 'z', 3],
    [
      'crawl-delay: only ASCII for all others',
      'rfc9309',
      'User-agent: z\nCrawl-delay: \u0663\n',
      'z',
      undefined,
    ],
    [
      'crawl-delay: the last valid',
      'python-urllib-3.12',
      'User-agent: z\nCrawl-delay: 5\nCrawl-delay: 2\nCrawl-delay: x\n',
      'z',
      2,
    ],
    [
      'crawl-delay: records of one name are combined',
      'rfc9309',
      'User-agent: z\nCrawl-delay: 1\nAllow: /\nUser-agent: z\nCrawl-delay: 3\n',
      'z',
      3,
    ],
    ['ours: in no record', 'rfc9309', 'Crawl-delay: 1\nUser-agent: z\nAllow: /\n', 'z', undefined],
    [
      '1996: a blank line separates it from its record',
      'koster-1996',
      'User-agent: z\nAllow: /\n\nCrawl-delay: 1\n',
      'z',
      undefined,
    ],
    [
      'a crawler that falls back uses the record of the other name',
      'rfc9309',
      'User-agent: Googlebot\nCrawl-delay: 1\n',
      'Googlebot-News',
      1,
    ],
  ])('%s', (_name, reader, file, agent, expected) => {
    expect(delay(file, agent, reader)?.value).toBe(expected);
  });
  test('the result includes the line and the record', () => {
    expect(delay(exampleFile, 'bingbot', 'bing')).toEqual({ value: 10, line: 1, from: 'default' });
    expect(delay(exampleFile, 'z')).toEqual({ value: 10, line: 1, from: 'record' });
  });
  test('ours: a file that cannot be read requests nothing', () => {
    const site = siteOf('User-agent: *\nCrawl-delay: 1\n');
    const ask = (status: number) => preparePace(site, { reader: 'rfc9309', file: PATH, status })('z').delay;
    expect([ask(200)?.value, ask(503)]).toEqual([1, undefined]);
  });
  test('agent quirks: the result includes the statement of the operator', () => {
    expect(pace('', 'applebot').manner?.crawlDelay).toBe('ignored');
    expect(pace('', 'z').manner).toBeUndefined();
  });
});

describe('request-rate and 7: rates and hours', () => {
  const { rates } = pace(
    'User-agent: z\nRequest-rate: 1/60\nRequest-rate: 1/5 0600-0845\nRequest-rate: 1/9 0800-0900\nRequest-rate: x\n',
  );
  test.each([
    ['request-rate: the first one whose window contains the time', 8 * 60 + 30, 5],
    ['request-rate: another window', 8 * 60 + 50, 9],
    ['request-rate: otherwise the first one without a window', 12 * 60, 60],
  ])('%s', (_name, minute, seconds) => {
    expect(rateAt(rates, minute)?.value.seconds).toBe(seconds);
  });
  test('request-rate: readers that accept only digits ignore rates with a unit or a window', () => {
    const site = siteOf('User-agent: z\nRequest-rate: 1/10s\nRequest-rate: 1/7\n');
    const rates = preparePace(site, { reader: 'python-urllib-3.12', file: PATH })('z').rates;
    expect(rates.map(({ line }) => line)).toEqual([2]);
  });
  const night = pace('User-agent: z\nVisit-time: 2200-0400\n').visits;
  test.each([
    ['visit-time: begin included', 22 * 60, true],
    ['visit-time: end included', 4 * 60, true],
    ['visit-time: over midnight', 0, true],
    ['visit-time: outside', 12 * 60, false],
  ])('%s', (_name, minute, expected) => {
    expect(mayVisitAt(night, minute)).toBe(expected);
  });
  test('without a request: at any time', () => {
    expect(mayVisitAt(pace('').visits, 0)).toBe(true);
    expect(rateAt(pace('').rates, 0)).toBeUndefined();
  });
});

describe('clean-param: cleaned URLs', () => {
  test.each(ofKind('clean-param'))('%s', (_id, { file, url, expect: expected }) => {
    expect(cleanUrl(policyIn(file!), url!).url).toBe(expected);
  });
  test.each([
    [
      'clean-param: without a path for the whole site; Clean-param: no question mark left',
      'sid',
      '/x?sid=1',
      '/x',
    ],
    [
      'clean-param: the others keep their order, and the fragment remains',
      'b&d',
      '/x?a=1&b=2&c&d#e?b=1',
      '/x?a=1&c#e?b=1',
    ],
    ['clean-param: names are case-sensitive', 'SID', '/x?sid=1', '/x?sid=1'],
    ['clean-param: whole names', 'id', '/x?sid=1', '/x?sid=1'],
    ['clean-param: the path is a prefix', 'a /x', '/xy?a=1', '/xy'],
    ['a parameter twice', 'a', '/x?a=1&a=2', '/x'],
  ])('%s', (_name, value, url, expected) => {
    expect(cleanUrl(policyIn(`Clean-param: ${value}\n`), url).url).toBe(expected);
  });
  test('the result includes the removed parameters and their lines', () => {
    const { removed } = cleanUrl(policyIn('Clean-param: a /y\nClean-param: a&b\n'), '/x?b&a=1');
    expect(removed).toEqual([
      { name: 'b', line: 1 },
      { name: 'a', line: 1 },
    ]);
  });
});

describe('content signals: the crawlers that a line applies to', () => {
  test.each(ofKind('scope'))('%s', (_id, { file, line, agents, expect: expected }) => {
    const agentsFor = (scope: 'record' | 'file') =>
      agentsOfLine(siteOf(file!), { reader: 'rfc9309', file: PATH }, line! - 1, agents!, scope);
    expect({ record: agentsFor('record'), file: agentsFor('file') }).toEqual(expected);
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
  const readRates = preparePace(site, { reader: 'python-urllib-3.12' })('z').rates;
  expect(readRates.map((one) => [one.value.pages, one.value.seconds])).toEqual(rates);
});
