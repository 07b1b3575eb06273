// What is said of readers that agree holds for every URL, and where they do not, a URL shows it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { robotsText } from '../../testing/arbitraries/robots-txt.ts';
import { runSync } from '../questions/cooperative-task.ts';
import { prepare } from '../questions/registry.ts';
import type { Reader } from '../readers/reader.ts';
import { type ReaderId, readerOf, readers } from '../readers/registry.ts';
import { openSite } from '../workspace/site.ts';
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
