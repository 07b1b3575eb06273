// ACAP permissions that combine, in whole sentences: answer, sentence, and rows name the same restrictions.
import { expect, test } from 'vitest';
import { ask, openSite } from '../../core/index.ts';
import { sentenceOf } from '../../testing/sentence-of.ts';

function explainUsage(lines: readonly string[], usage: string, definitions: readonly string[] = []) {
  const text = ['ACAP-version: 1.1', ...definitions, 'ACAP-crawler: *', ...lines, ''].join('\n');
  const site = openSite({ origin: 'http://www.fict.org', files: { '/robots.txt': text } });
  const verdict = ask(site, { question: 'usage', usage, agent: 'a', url: 'http://www.fict.org/news/1' });
  const decidingSteps = verdict
    .trace()
    .filter(({ outcome }) => outcome === 'decides' || outcome === 'chosen');
  const fields = decidingSteps.filter(({ code }) => !code.startsWith('acap-record'));
  return { says: sentenceOf(verdict), rows: fields.map(sentenceOf), qualifiers: verdict.qualifiers };
}

test('ACAP 1.1 2.4.6: at equal paths the restrictions of a usage and of present all hold, and each line says its own', () => {
  const { says, rows, qualifiers } = explainUsage(
    [
      'ACAP-allow-present-snippet: /news/ max-length=250-chars time-limit=3-days',
      'ACAP-allow-present: /news/ time-limit=7-days',
    ],
    'present-snippet',
  );
  expect(qualifiers).toEqual(['max-length=250-chars', 'time-limit=3-days', 'time-limit=7-days']);
  expect(says).toBe(
    'Line 3 and line 4 decide together: each permits it, and neither is narrower. Section 2.4.6 does not choose between permissions, so all their restrictions apply here: max-length=250-chars, time-limit=3-days and time-limit=7-days. The time limit that ends first counts.',
  );
  expect(rows).toEqual([
    says,
    'Line 3 permits snippets for /news/ with max-length=250-chars and time-limit=3-days.',
    'Line 4 permits presenting for /news/ with time-limit=7-days; presenting includes snippets.',
  ]);
});

test('ACAP 1.1 2.4.6: prohibitions at equal paths decide together too, and bring no restrictions', () => {
  const { says, rows } = explainUsage(
    ['ACAP-disallow-index: /news/*', 'ACAP-disallow-index: /NEWS/*'],
    'index',
  );
  expect(says).toBe('Line 3 and line 4 decide together: each prohibits it, and neither is narrower.');
  expect(rows.slice(1)).toEqual([
    'Line 3 prohibits indexing for /news/*.',
    'Line 4 prohibits indexing for /news/*.',
  ]);
});

test('ACAP 1.1 2.4.1.3: a line that alone permits a usage twice decides alone', () => {
  const { says } = explainUsage(['ACAP-allow-(both): /news/'], 'present-snippet', [
    'ACAP-qualified-usage: short present-snippet max-length=250-chars',
    'ACAP-qualified-usage: week present time-limit=7-days',
    'ACAP-composite-usage: both (short) (week)',
  ]);
  expect(says).toBe('Line 6 decides: it permits snippets with max-length=250-chars and time-limit=7-days.');
});

test('ACAP 1.1 2.3.3: if only a field for a purpose is for the usage, the answer names its line and the purpose', () => {
  const lines = ['ACAP-disallow-index: /', 'ACAP-usage-purpose: news', 'ACAP-allow-crawl: /'];
  expect(explainUsage(lines, 'crawl').says).toBe('Line 5 permits crawling only for the purpose news.');
  const anyPurpose = ['ACAP-usage-purpose: *', 'ACAP-allow-crawl: /'];
  expect(explainUsage(anyPurpose, 'crawl').says).toBe(
    'Line 4 permits crawling for any purpose (*), but only if the question names one.',
  );
  expect(explainUsage(lines, 'preserve').says).toBe('No line permits or prohibits keeping copies.');
});

test('ACAP 1.1 2.10.3: a version in a comment is not a version, and the explanation says so', () => {
  const text = '##ACAP version=1.1\nACAP-crawler: *\nACAP-allow-crawl: /\n';
  const site = openSite({ origin: 'http://www.fict.org', files: { '/robots.txt': text } });
  const verdict = ask(site, { question: 'usage', usage: 'crawl', agent: 'a', url: '/' });
  expect(verdict.trace().map(sentenceOf)[0]).toBe(
    'The version on line 1 is only a comment, so the file is read as ACAP 1.0.',
  );
});

test.each([
  [
    'a',
    ['ACAP-allow-preserve: /news/ time-limit=permanently'],
    [],
    2,
    'preserve',
    'keeping copies for /news/',
  ],
  [
    'a defined',
    ['ACAP-allow-(kept): /news/'],
    ['ACAP-qualified-usage: kept preserve time-limit=permanently'],
    3,
    'preserve',
    'keeping copies for /news/',
  ],
  [
    'a combined',
    ['ACAP-allow-(both): /news/'],
    [
      'ACAP-qualified-usage: short present-snippet max-length=some',
      'ACAP-qualified-usage: week present time-limit=soon',
      'ACAP-composite-usage: both (short) (week)',
    ],
    5,
    'present-snippet',
    'snippets',
  ],
] as const)(
  'ACAP 1.1 2.4.3: %s permission with a restriction that cannot be read says why it prohibits',
  (_what, lines, definitions, at, usage, permits) => {
    const { says } = explainUsage(lines, usage, definitions);
    expect(says).toBe(
      `Line ${at + 1} decides: it permits ${permits} with a restriction that cannot be read, and so counts as a prohibition.`,
    );
  },
);
