// Rules that could be deleted: with the fix, every crawler has the same answer for every URL.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { robotsText } from '../../../../../../testing/arbitraries/robots-txt.ts';
import { findings } from '../../../../../diagnostics/registry.ts';
import { hasSameAnswersTask } from '../../../../../proof/same-answers.ts';
import { runSync } from '../../../../../questions/cooperative-task.ts';
import { prepare } from '../../../../../questions/registry.ts';
import { type ReaderId, readerOf, readers } from '../../../../../readers/registry.ts';
import { applyEdits, openSite } from '../../../../../workspace/site.ts';

const PATH = '/robots.txt';
const siteOf = (text: string) => openSite({ origin: '', files: { [PATH]: text } });
const needlessIn = (text: string, ids: readonly ReaderId[] = ['rfc9309']) =>
  findings(siteOf(text), PATH, { readers: ids.map((id) => readerOf(id)) }).filter(
    ({ code }) => code === 'R094',
  );
const record = (...rules: readonly string[]) => `User-agent: *\n${rules.map((rule) => `${rule}\n`).join('')}`;

describe('rfc 9309 2.2.2: a rule without which every URL has the same answer', () => {
  test.each<readonly [rules: string, lines: readonly number[], covers: readonly number[]]>([
    ['Disallow: /a + Disallow: /a/b', [3], [2]],
    ['Disallow: /a/b + Disallow: /a', [2], [3]],
    ['Disallow: /a + Disallow: /a/b + Disallow: /a/c + Disallow: /a/d', [3, 4, 5], [2]],
    ['Disallow: / + Disallow: /a', [3], [2]],
    ['Disallow: /*.pdf + Disallow: /x/*.pdf', [3], [2]],
    ['Disallow: /*? + Disallow: /*?sort=', [3], [2]],
    ['Disallow: /a + Allow: /a/b + Allow: /a/b/c', [4], [3]],
    ['Disallow: /a + Allow: /b', [3], []],
    ['Disallow: /a$ + Disallow: /a', [2], [3]],
    ['Disallow: /p/ + Disallow: /p/1 + Allow: /p/2', [3], [2]],
    ['Disallow: /a + Disallow: /a/b + Disallow: /*b$', [3], [2]],
  ])('%s', (rules, lines, covers) => {
    expect(needlessIn(record(...rules.split(' + '))).map(({ values }) => values)).toMatchObject([
      { lines, covers },
    ]);
  });

  test.each([
    'Disallow: /a',
    'Disallow: /a + Disallow: /b',
    'Disallow: /a + Allow: /a/b + Disallow: /a/b/c',
    'Disallow: /a + Allow: /a/b',
    'Allow: /a + Disallow: /',
    'Disallow: /a/ + Disallow: /a$',
    'Disallow: /*?sort= + Disallow: /*&sort=',
    'Allow: /a + Allow: /b',
    'Disallow: /a + Disallow: /A/b',
    'Disallow: /a* + Allow: /ab + Disallow: /a*c',
  ])('nothing is said about %s', (rules) => {
    expect(needlessIn(record(...rules.split(' + ')))).toEqual([]);
  });

  test('product: a rule that another watched reader needs is kept', () => {
    const text = record('Allow: /a/b', 'Disallow: /*b', 'Disallow: /x/b');
    expect(needlessIn(text)).toHaveLength(1);
    expect(needlessIn(text, ['rfc9309', 'koster-1996'])).toEqual([]);
  });

  test('product: two rules that cover each other are not both deleted', () => {
    const text = record('Disallow: /a', 'Disallow: /a*', 'Disallow: /b');
    const [finding] = needlessIn(text);
    const site = finding ? applyEdits(siteOf(text), PATH, finding.fixes[0]?.edits ?? []) : siteOf(text);
    expect(prepare(site, { question: 'fetch', reader: 'rfc9309', file: PATH })('bot', '/a').answer).toBe(
      'deny',
    );
  });

  test('ours: in any file, the fixes together change no answer under the watched readers, nor one that claims so under any', () => {
    fc.assert(
      fc.property(robotsText, fc.subarray([...readers], { minLength: 1, maxLength: 2 }), (text, watched) => {
        const site = siteOf(text);
        const needless = findings(site, PATH, { readers: watched }).filter(({ code }) => code === 'R094');
        for (const { fixes } of needless)
          for (const { edits, verdicts } of fixes) {
            const edited = applyEdits(site, PATH, edits);
            const proof = { file: PATH, readers: verdicts === 'same' ? readers : watched };
            expect(runSync(hasSameAnswersTask(site, edited, proof))).toBe(true);
          }
      }),
      { numRuns: 200 },
    );
  });
});
