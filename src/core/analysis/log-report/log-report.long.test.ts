// A log of a million lines that is generated while it is read: the tables do not grow with it, and nothing is lost.
import { expect, test } from 'vitest';
import { readRangeFile } from '../../import/logs/address-ranges.ts';
import { crawlerLimits } from '../../import/logs/crawler-requests.ts';
import { prepare } from '../../questions/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { ownerOfName } from './crawler-addresses.ts';
import { readLogs } from './log-report.ts';

const LINES = 1_000_000;
const CHUNK = 2000;
const encoder = new TextEncoder();

/**
 * A line: of ten, six are of browsers with ever new headers, two of GPTBot (every other one forged), one of Googlebot
 * with ever new URLs, and one of ever new programs.
 */
function lineOf(i: number): string {
  const hour = String(Math.floor(i / 50_000)).padStart(2, '0');
  const at = `[28/Nov/2026:${hour}:00:00 +0000]`;
  const rest = (address: string, path: string, agent: string) =>
    `${address} - - ${at} "GET ${path} HTTP/1.1" 200 2326 "-" "${agent}"\n`;
  switch (i % 10) {
    case 0:
      return rest(
        '192.0.2.7',
        `/tail/${i}`,
        'Mozilla/5.0 (compatible; GPTBot/1.4; +https://openai.com/gptbot)',
      );
    case 1:
      return rest(`2001:db8::${(i % 65_536).toString(16)}`, '/tents', 'Mozilla/5.0 (compatible; GPTBot/1.4)');
    case 2:
      return rest('203.0.113.7', `/search?q=${i}`, 'Googlebot/2.1 (+http://www.google.com/bot.html)');
    case 3:
      return rest('203.0.113.8', `/${i}`, `program-${i}/1.0`);
    default:
      return rest(`198.51.100.${i % 256}`, `/${i}`, `Mozilla/5.0 (X11; Linux) Chrome/${i}.0 Safari/537.36`);
  }
}

test('ours: a million lines are counted exactly, in tables that do not grow', () => {
  const site = openSite({
    origin: '',
    files: { '/robots.txt': 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /search\n' },
  });
  const file = readRangeFile('{"prefixes":[{"ipv4Prefix":"192.0.2.0/24"}]}');
  if (!('ranges' in file)) throw new Error(file.code);
  const reading = readLogs(site, {
    file: '/robots.txt',
    question: prepare(site, { question: 'fetch', reader: 'rfc9309' }),
    ranges: [{ name: 'gptbot.json', owner: ownerOfName('GPTBot'), file }],
  });
  const most = 2 * Math.max(...Object.values(crawlerLimits));
  reading.begin('access.log');
  for (let from = 0; from < LINES; from += CHUNK) {
    reading.feed(encoder.encode(Array.from({ length: CHUNK }, (_, i) => lineOf(from + i)).join('')));
    if (from % 50_000 === 0) expect(Math.max(...reading.sizes)).toBeLessThanOrEqual(most);
  }
  expect(reading.endFile()).toEqual({ name: 'access.log', lines: LINES, problem: undefined });
  const { requests, crawlers, browsers, programs } = reading.report();
  const tenth = LINES / 10;
  expect({ requests, browsers, programs: programs.requests }).toEqual({
    requests: LINES,
    browsers: 6 * tenth,
    programs: tenth,
  });
  const counts = crawlers.map(({ name, against, origins }) => [
    name,
    against.requests,
    against.outside,
    origins.inside,
  ]);
  expect(counts).toEqual([
    ['GPTBot', 2 * tenth, tenth, tenth],
    ['Googlebot', tenth, 0, 0],
  ]);
  expect(crawlers[0]?.against.paths[0]).toEqual({ path: '/tents', requests: tenth, isExact: true, line: 1 });
});
