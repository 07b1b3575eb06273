import { expect, test } from 'vitest';
import { sourceOfText } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { openingUsage } from './opening-usage.ts';

const PATH = '/robots.txt';
const openingOf = (...lines: string[]) =>
  openingUsage(createPolicy(sourceOfText(lines.join('\n')), formatOfPath(PATH)), PATH);

const ROBOTS = ['User-agent: *', 'Disallow: /a/'];
const OPEN_ROBOTS = ['User-agent: *', 'Disallow:'];
const ANY = 'ACAP-crawler: *';
const SNIPPETS = ['ACAP-disallow-present-snippet: /b/', 'ACAP-allow-present-snippet: /c/'];

test.each([
  ['the same rules twice: fetching', [...ROBOTS, ANY, 'ACAP-disallow-crawl: /a/'], undefined],
  ['ACAP closes more', [...ROBOTS, ANY, 'ACAP-disallow-crawl: /b/'], 'crawl'],
  ['ACAP only permits: fetching', [...ROBOTS, ANY, 'ACAP-allow-index: /b/'], undefined],
  ['the usage of most lines', [...ROBOTS, ANY, 'ACAP-disallow-index: /c/', ...SNIPPETS], 'present-snippet'],
  [
    'the usage of most lines, unless its answers are equal',
    [...ROBOTS, ANY, 'ACAP-allow-crawl: /b/', 'ACAP-allow-crawl: /', 'ACAP-disallow-index: /c/'],
    'index',
  ],
  ['a limit is a difference', [...ROBOTS, ANY, 'ACAP-allow-present: /b/ time-limit=3-days'], 'present'],
  ['crawlers differ', [...ROBOTS, 'ACAP-crawler: one', 'ACAP-disallow-index: /'], 'index'],
  [
    'a set of paths',
    [...ROBOTS, 'ACAP-resource-set: news /n/ /m/', ANY, 'ACAP-disallow-index: the-acap:resource-set:news'],
    'index',
  ],
  ['No everywhere: fetching, whose answers differ', [...ROBOTS, ANY, 'ACAP-disallow-index: /'], undefined],
  ['No everywhere, all may be fetched', [...OPEN_ROBOTS, ANY, 'ACAP-disallow-index: /'], 'index'],
  ['robots.txt and ACAP allow everything', [...OPEN_ROBOTS, ANY, 'ACAP-allow-crawl: /'], undefined],
  [
    'a record after those of ACAP, which ACAP does not read',
    [...ROBOTS, ANY, 'ACAP-allow-crawl: /', 'User-agent: one', 'Disallow:'],
    undefined,
  ],
  [
    'ACAP after many rules of robots.txt',
    ['User-agent: *', ...Array.from({ length: 300 }, (_, i) => `Disallow: /a${i}`), ANY, ...SNIPPETS],
    'present-snippet',
  ],
  ['no rule of ACAP', [...ROBOTS, ANY], undefined],
  ['only ACAP, which permits', [ANY, 'ACAP-allow-crawl: /', 'ACAP-allow-index: /b/'], 'index'],
  ['only ACAP, permitting all', [ANY, 'ACAP-allow-crawl: /', 'ACAP-allow-index: /'], 'crawl'],
  ['only ACAP, without a rule', [ANY], 'crawl'],
] as const)('product: a file opens with the question that shows differences: %s', (_, lines, usage) => {
  expect(openingOf(...lines)).toBe(usage);
});

test('acap 1.1 2.3.3: where all rules are for a purpose, the question has the first one', () => {
  expect(openingOf(ANY, 'ACAP-usage-purpose: *', 'ACAP-allow-crawl: /', 'ACAP-disallow-index: /b')).toBe(
    'index',
  );
});
