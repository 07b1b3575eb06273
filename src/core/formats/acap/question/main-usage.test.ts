import { expect, test } from 'vitest';
import { sourceOfText } from '../../../document/source.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { formatOfPath } from '../../file-formats.ts';
import { usages } from '../usages.ts';
import { mainPurpose, usagesByCount, usagesByUse } from './main-usage.ts';

const policyOf = (...lines: string[]) =>
  createPolicy(sourceOfText(lines.join('\n')), formatOfPath('/robots.txt'));

test.each([
  [
    ['ACAP-crawler: *', 'ACAP-allow-present-snippet: /b/', 'ACAP-disallow-index: /a/', 'ACAP-allow-index: /'],
    ['index', 'present-snippet'],
  ],
  [
    ['ACAP-crawler: *', 'ACAP-allow-present-snippet: /b/', 'ACAP-disallow-index: /a/'],
    ['index', 'present-snippet'],
  ],
  [
    ['ACAP-qualified-usage: cache preserve time-limit=7-days', 'ACAP-crawler: *', 'ACAP-allow-(cache): /'],
    ['preserve'],
  ],
  [['ACAP-crawler: *', 'ACAP-usage-purpose: news', 'ACAP-disallow-follow: /x'], ['follow']],
  [['ACAP-crawler: *'], []],
  [['User-agent: *', 'Disallow: /'], []],
])('product: the usages of most lines come first: %j', (lines, expected) => {
  expect(usagesByCount(policyOf(...lines))).toEqual(expected);
});

test('product: the usages that lines cover come first, each part in the order of ACAP 1.1 2.5', () => {
  const policy = policyOf(
    'ACAP-crawler: *',
    'ACAP-disallow-present-snippet: /b/',
    'ACAP-allow-crawl: /',
    'User-agent: *',
    'Disallow: /x',
  );
  const order = usagesByUse(policy);
  expect(order.slice(0, 3)).toEqual(['crawl', 'present-snippet', 'follow']);
  expect(order.toSorted()).toEqual(usages.toSorted());
});

test.each([
  [['ACAP-usage-purpose: *', 'ACAP-disallow-index: /'], '*'],
  [['ACAP-usage-purpose: news', 'ACAP-usage-purpose: blogs', 'ACAP-allow-index: /'], 'news'],
  [['ACAP-usage-purpose: http://news.example/$', 'ACAP-allow-index: /'], 'http://news.example/'],
  [['ACAP-allow-crawl: /', 'ACAP-usage-purpose: news', 'ACAP-disallow-index: /'], undefined],
  [['ACAP-allow-crawl: /'], undefined],
])(
  'acap 1.1 2.3.3: a file that permits only for purposes is asked for the first one: %j',
  (lines, purpose) => {
    expect(mainPurpose(policyOf('ACAP-crawler: *', ...lines))).toBe(purpose);
  },
);
