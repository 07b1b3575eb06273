// The first sentence of the report of a log.
import { expect, test } from 'vitest';
import type { CrawlerReport, LogReport } from '../../core/analysis/log-report/log-report.ts';
import { logReportWords } from '../en/reports/log-report.ts';

/** A crawler with requests against the rules, of which some are from other addresses. */
const crawler = (requests: number, outside = 0): CrawlerReport => ({
  name: 'GPTBot',
  requests: requests + 1,
  first: undefined,
  last: undefined,
  robotsTxt: { requests: 0, last: undefined },
  known: null,
  against: {
    requests,
    outside,
    first: undefined,
    last: undefined,
    paths: [],
    others: 0,
    lines: { kept: [], others: 0 },
  },
  origins: { inside: 0, outside, unchecked: 0 },
  outsideAddresses: { kept: [], others: 0 },
  address: '',
  check: undefined,
  compared: undefined,
});

const programs = (...names: string[]): LogReport['programs'] => ({
  requests: names.length,
  count: names.length,
  isComplete: true,
  names: { kept: names.map((key) => ({ key, requests: 1, isExact: true })), others: 0 },
});

test.each<[string, CrawlerReport[], string]>([
  ['no crawler', [], 'No crawler that the catalogue or the file names is in the log.'],
  ['one, nothing', [crawler(0)], 'The one crawler in the log did not request what the file blocks.'],
  ['several, nothing', [crawler(0), crawler(0)], 'None of 2 crawlers requested what the file blocks.'],
  ['one', [crawler(1)], 'The one crawler in the log requested what the file blocks, in 1 request.'],
  [
    'some',
    [crawler(388), crawler(24, 24), crawler(0)],
    '1 of 3 crawlers requested what the file blocks, in 412 requests; 24 of them did not come from the crawler they name.',
  ],
  [
    'one forged of several',
    [crawler(1200, 1), crawler(0)],
    '1 of 2 crawlers requested what the file blocks, in 1,200 requests; 1 of them did not come from the crawler it names.',
  ],
  [
    'all forged',
    [crawler(3, 3), crawler(0)],
    'None of 2 crawlers requested what the file blocks; 3 requests for it did not come from the crawlers they name.',
  ],
  [
    'the only one forged',
    [crawler(1, 1), crawler(0)],
    'None of 2 crawlers requested what the file blocks; 1 request for it did not come from the crawler it names.',
  ],
])('product: a log with %s in one sentence', (_, crawlers, sentence) => {
  expect(logReportWords.sentence({ crawlers, browsers: 0, programs: programs() })).toBe(sentence);
});

test('product: a log without User-Agent headers is said to name no crawler', () => {
  const sentenceOf = (...names: string[]) =>
    logReportWords.sentence({ crawlers: [], browsers: 0, programs: programs(...names) });
  const nothing = 'No crawler that the catalogue or the file names is in the log.';
  expect(sentenceOf('')).toBe(
    'The log has no User-Agent headers, so its requests name no crawler. Use the combined log format.',
  );
  expect([sentenceOf('', 'curl'), sentenceOf()]).toEqual([nothing, nothing]);
});
