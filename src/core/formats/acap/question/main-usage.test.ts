import { expect, test } from 'vitest';
import { sourceOfText } from '../../../document/source.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { formatOfPath } from '../../file-formats.ts';
import { mainUsage } from './main-usage.ts';

const usageOf = (...lines: string[]) =>
  mainUsage(createPolicy(sourceOfText(lines.join('\n')), formatOfPath('/robots.txt')));

test.each([
  [['ACAP-crawler: *', 'ACAP-disallow-index: /a/', 'ACAP-allow-present-snippet: /b/'], 'index'],
  [
    ['ACAP-crawler: *', 'ACAP-allow-present-snippet: /b/', 'ACAP-disallow-index: /a/', 'ACAP-allow-index: /'],
    'index',
  ],
  [['ACAP-crawler: *', 'ACAP-disallow-index: /a/', 'ACAP-allow-crawl: /'], 'crawl'],
  [
    ['ACAP-qualified-usage: cache preserve time-limit=7-days', 'ACAP-crawler: *', 'ACAP-allow-(cache): /'],
    'preserve',
  ],
  [['ACAP-crawler: *', 'ACAP-usage-purpose: news', 'ACAP-disallow-follow: /x'], 'follow'],
  [['ACAP-crawler: *'], undefined],
  [['User-agent: *', 'Disallow: /'], undefined],
])('product: the first question is one that the lines answer: %j', (lines, usage) => {
  expect(usageOf(...lines)).toBe(usage);
});
