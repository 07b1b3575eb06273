// What is said of readers and of crawlers that agree holds for every URL, and where they do not, a URL shows it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { robotsText } from '../../testing/arbitraries/robots-txt.ts';
import { concernsCrawler } from '../catalogue/reader-concerns.ts';
import { runSync } from '../questions/cooperative-task.ts';
import { prepare } from '../questions/registry.ts';
import type { Reader } from '../readers/reader.ts';
import { type ReaderId, readerOf, readers } from '../readers/registry.ts';
import { openSite } from '../workspace/site.ts';
import { crawlersAgreeTask } from './crawlers-agree.ts';
import { readersAgreeTask } from './readers-agree.ts';

const PATH = '/robots.txt';
const siteOf = (text: string) => openSite({ origin: '', files: { [PATH]: text } });
const agreeIn = (text: string, ...ids: readonly ReaderId[]) =>
  runSync(
    readersAgreeTask(
      siteOf(text),
      { file: PATH },
      ids.map((id) => readerOf(id)),
    ),
  ).result;

test.each<readonly [string, readonly ReaderId[], 'same' | 'differ']>([
  ['User-agent: *\nDisallow: /a\n', ['rfc9309', 'google', 'koster-1996'], 'same'],
  ['User-agent: *\nDisallow: /*.gif\n', ['rfc9309', 'google'], 'same'],
  ['User-agent: *\nDisallow: /*.gif\n', ['rfc9309', 'koster-1996'], 'differ'],
  ['User-agent: *\nDisallow: /a\nAllow: /a/b\n', ['rfc9309', 'koster-1996'], 'differ'],
  ['User-agent: *\nDisallow: /x\n\nDisallow: /y\n', ['google', 'koster-1996'], 'differ'],
])('rfc 9309 2.2.2: %j, read by %j: %s', (text, ids, expected) => {
  const result = agreeIn(text, ...ids);
  expect(typeof result === 'string' ? result : 'differ').toBe(expected);
});

test.each<readonly [string, readonly ReaderId[], string]>([
  ['User-agent: *\nDisallow: /*?debug*\n', ['rfc9309', 'google'], 'open'],
  ['User-agent: *\nDisallow: /*?debug*\nDisallow: /a$\n', ['rfc9309', 'google', 'koster-1996'], '/a'],
  ['User-agent: *\nDisallow: /*?%3Fdebug*\n', ['rfc9309', 'google'], '/x??debug'],
  ['User-agent: *\nDisallow: /a b\n', ['rfc9309', 'koster-1996'], '/a%20b'],
])(
  'ours: %j, read by %j: a difference at URLs with escapes that no line needs is not named (%s)',
  (text, ids, expected) => {
    const result = agreeIn(text, ...ids);
    expect(typeof result === 'object' ? result.path : result).toBe(expected);
  },
);

test('ours: the reader of an operator is not asked about the crawlers of others, as in the table', () => {
  // Google reads a name up to its first digit (robots.cc, ExtractUserAgent).
  const text = 'User-agent: MJ12bot\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /a\n';
  const compared = [readerOf('rfc9309'), readerOf('google')];
  const agreeAmong = (concerns?: typeof concernsCrawler) =>
    runSync(readersAgreeTask(siteOf(text), { file: PATH }, compared, concerns && { concerns })).result;
  expect(agreeAmong()).toMatchObject({ agent: 'MJ12bot' });
  expect(agreeAmong(concernsCrawler)).toBe('same');
});

test('ours: a URL that shows a difference has different answers, and agreement holds for URLs that are tried', () => {
  fc.assert(
    fc.property(
      robotsText,
      fc.subarray([...readers], { minLength: 2, maxLength: 3 }),
      fc.array(fc.constantFrom('/', '/a', '/b/', '/a/b', '/robots.txtx', '/index.htm', '/x?y=1', '/*', '/$')),
      (text, compared, paths) => {
        const site = siteOf(text);
        const { result } = runSync(readersAgreeTask(site, { file: PATH }, compared));
        const answers = (agent: string, path: string, some: readonly Reader[]) =>
          new Set(
            some.map(
              (reader) => prepare(site, { question: 'fetch', reader, file: PATH })(agent, path).answer,
            ),
          );
        if (typeof result === 'object')
          expect(answers(result.agent, result.path, result.readers).size).toBe(2);
        if (result === 'same') for (const path of paths) expect(answers('bot', path, compared).size).toBe(1);
      },
    ),
    { numRuns: 300 },
  );
});

test('ours: crawlers that are said to get the same answers do, and a URL shows where they do not', () => {
  const names = ['bot', 'gptbot', 'a', 'b'];
  fc.assert(
    fc.property(
      robotsText,
      fc.constantFrom(...readers),
      fc.array(fc.constantFrom('/', '/a', '/b/', '/a/b', '/robots.txtx', '/x?y=1', '/*', '/$')),
      (text, reader, paths) => {
        const site = siteOf(text);
        const { result } = runSync(crawlersAgreeTask(site, { reader, file: PATH }, names));
        const ask = prepare(site, { question: 'fetch', reader, file: PATH });
        const answers = (path: string, agents: readonly string[]) =>
          new Set(agents.map((agent) => ask(agent, path).answer));
        if (typeof result === 'object') expect(answers(result.path, result.agents).size).toBe(2);
        if (result === 'same') for (const path of paths) expect(answers(path, names).size).toBe(1);
      },
    ),
    { numRuns: 300 },
  );
});

test('rfc 9309 2.2.1: a rule that no example URL meets still tells two crawlers apart', () => {
  const text =
    'User-agent: a\nDisallow: /x\nDisallow: /y*z\n\nUser-agent: b\nDisallow: /x\nDisallow: /y*z$\n';
  const asked = { reader: readerOf('rfc9309'), file: PATH };
  const { result } = runSync(crawlersAgreeTask(siteOf(text), asked, ['a', 'b']));
  expect(result).toMatchObject({ agents: ['a', 'b'] });
  expect(runSync(crawlersAgreeTask(siteOf(text), asked, ['c', 'd'])).result).toBe('same');
});
