import { describe, expect, test } from 'vitest';
import { compareReadersOn } from '../../../testing/compare-readers.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { readers } from '../../readers/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { findCauseLines } from './cause-lines.ts';
import { findCausesTask } from './reader-causes.ts';
import { readerDiffTask } from './reader-diff.ts';

const five = ['koster-1996', 'koster-1997-internet-draft', 'data.txt', 'rfc9309', 'google'];
const among = readers.filter(({ id }) => five.includes(id));
const lens = among.findIndex(({ id }) => id === 'rfc9309');

/** Returns the lines of the first cause, counted from 1, with a star at those that it depends on. */
function shown(
  text: string,
  agent: string,
  urls: readonly string[],
  status?: number,
): readonly [string, number] {
  const diff = compareReadersOn(text, [agent], urls, status, among);
  const { lines, more } = findCauseLines(diff, runSync(findCausesTask(diff, lens))[0]!, lens);
  return [lines.map(({ line, isKey }) => `${line + 1}${isKey ? '*' : ''}`).join(' '), more];
}

describe('ours: the lines that show a cause', () => {
  test.each([
    [
      'a blank line, with the lines around it',
      'User-agent: *\nDisallow: /x\n\n# why\nDisallow: /y',
      'z',
      '2 3* 4 5',
    ],
    ['the misspelt line', 'User-agent: *\nDisallow: /x\nDisalow: /y', 'z', '3*'],
    ['the user-agent that is read differently, and the rule', 'User-agent: z/1\nDisallow: /y', 'z', '1* 2'],
    ['the records of one crawler', 'User-agent: z\nAllow: /q\nUser-agent: z\nDisallow: /y', 'z', '1* 3* 4'],
    ['the rules that decide', 'User-agent: *\nDisallow: /\nAllow: /y', 'z', '2* 3*'],
    ['the first line with its byte order mark', '\ufeffUser-agent: *\nDisallow: /y', 'z', '1* 2'],
  ])('%s', (_, text, agent, lines) => {
    expect(shown(text, agent, ['/y'])).toEqual([lines, 0]);
  });

  test('none if the answer does not depend on the file', () => {
    expect(shown('User-agent: *\nDisallow: /', 'z', ['/y'], 403)).toEqual(['', 0]);
  });

  test('a few of many, and how many more there are', () => {
    const urls = Array.from({ length: 9 }, (_, i) => `/${i}`);
    const text = `User-agent: *\n${urls.map((url) => `\nDisallow: ${url}`).join('\n')}`;
    const [lines, more] = shown(text, 'z', urls);
    expect(lines.match(/\*/g)).toHaveLength(5);
    expect(more).toBe(4);
  });
});

test('urllib: of the fields that complete a record for some readers only, the lines are shown', () => {
  const text = 'User-agent: a\nSitemap: /s\nCrawl-delay: 3\nUser-agent: b\nDisallow: /\n';
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  const two = readers.filter(({ id }) => id === 'koster-1996' || id === 'python-urllib-3.12');
  const diff = runSync(readerDiffTask({ site, file: '/robots.txt' }, two, { agents: ['a'], urls: ['/x'] }));
  const [cause] = runSync(findCausesTask(diff, 0));
  expect(cause?.options).toEqual(['record.ruleFields']);
  const { lines } = findCauseLines(diff, cause!, 0);
  expect(lines.filter(({ isKey }) => isKey).map(({ line }) => line)).toEqual([2]);
});
