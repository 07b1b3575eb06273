// What programs that check policy files report.
import { describe, expect, test } from 'vitest';
import { isReaderId, readerOf, readers } from '../readers/registry.ts';
import { openSite } from '../workspace/site.ts';
import { optionsOfExample, pathOfExample, siteOfExample } from './example-site.ts';
import { createFinding, type Finding, type Severity } from './finding.ts';
import { isComplaintOf, type ProfileId, profiles } from './profiles.ts';
import { findExamples, findings, inspectors } from './registry.ts';

/** The finding of the first example of a kind. */
function findingOf(code: string, severity?: Severity): Finding {
  const [example] = findExamples(code);
  const query = example && optionsOfExample(example);
  const found = example && findings(siteOfExample(example), pathOfExample(example), query);
  const finding = found?.find((one) => one.code === code);
  if (!finding) throw new Error(`the first example of ${code} does not have it`);
  const { range, values, source } = finding;
  return createFinding({ code, severity: severity ?? finding.severity, source }, range, values, () => []);
}

const getProfile = (id: ProfileId) => profiles.find((one) => one.id === id)!;

test.each<[authority: string, ProfileId, string, boolean]>([
  ['lighthouse 3a173bc: a rule above every user-agent', 'lighthouse', 'R001', true],
  ['lighthouse 3a173bc: an unknown directive', 'lighthouse', 'R008', true],
  ['lighthouse 3a173bc: a sitemap that is not an absolute URL', 'lighthouse', 'R070', true],
  ['lighthouse 3a173bc: a pattern that begins with neither / nor *', 'lighthouse', 'R040', true],
  ['lighthouse 3a173bc: a dollar sign before the end', 'lighthouse', 'R050', true],
  ['lighthouse 3a173bc: nothing about 500 KiB', 'lighthouse', 'R015', false],
  ['lighthouse 3a173bc: nothing about Content-Signal', 'lighthouse', 'CSG-VALUE', false],
  ['lighthouse 3a173bc: nothing about two records for all', 'lighthouse', 'R028', false],
  ['yandex: two records for all', 'yandex-webmaster', 'R028', true],
  ['yandex: a Clean-param that is malformed', 'yandex-webmaster', 'CLP-NAME', true],
  ['yandex: more than 2048 rules', 'yandex-webmaster', 'R090', true],
  ['yandex: a rule of more than 1024 characters', 'yandex-webmaster', 'R091', true],
  ['yandex: an empty line in a record', 'yandex-webmaster', 'R003', true],
  ['google Google: a line that is cut', 'google-report', 'R016', true],
  ['google Google: Crawl-delay is not read', 'google-report', 'R071', true],
  ['google Google: but blank lines mean nothing to it', 'google-report', 'R003', false],
])('%s', (_authority, id, code, complains) => {
  expect(isComplaintOf(getProfile(id), findingOf(code))).toBe(complains);
});

test.each<[authority: string, file: string, code: string, ids: readonly ProfileId[]]>([
  [
    'draft 1 3.3, yandex: an empty line separates a rule only for readers that end records there',
    'User-agent: *\nDisallow: /a\n\nDisallow: /b\n',
    'R001',
    ['yandex-webmaster', 'strict-1996'],
  ],
  [
    'rfc 9309 2.2.2: a rule above every user-agent belongs to no record',
    'Disallow: /b\nUser-agent: *\nDisallow: /a\n',
    'R001',
    profiles.map(({ id }) => id).filter((id) => id !== 'isitagentready'),
  ],
  [
    'google: a delay is not read',
    'User-agent: *\nDisallow: /a\nCrawl-delay: 5\n',
    'R071',
    ['google-report', 'strict-1996'],
  ],
  [
    'draft 1 3.2: names without rules',
    'User-agent: a\n\nUser-agent: b\nDisallow: /\n',
    'R002',
    ['strict-1996'],
  ],
])('%s', (_authority, file, code, ids) => {
  const site = openSite({ origin: '', files: { '/robots.txt': file } });
  const reported = findings(site, '/robots.txt', { reader: readerOf('koster-1996') }).filter(
    (one) => one.code === code,
  );
  expect(reported).not.toEqual([]);
  const own = profiles.filter((one) => reported.some((finding) => isComplaintOf(one, finding)));
  expect(own.map(({ id }) => id)).toEqual(ids);
});

test('draft 1: taken literally, hints count; findings based only on later specifications do not', () => {
  expect(isComplaintOf(getProfile('strict-1996'), findingOf('R030', 'hint'))).toBe(true);
  expect(isComplaintOf(getProfile('strict-1996'), findingOf('R055', 'error'))).toBe(false);
});

test('ours: none of them knows of ACAP, of mobile agents, or of documents', () => {
  const codes = inspectors
    .filter(({ id }) => ['acap', 'mobile-agents', 'robots-pi'].includes(id))
    .flatMap(({ checks }) => checks.map(({ code }) => code));
  for (const code of codes) {
    const finding = findingOf(code, 'error');
    for (const one of profiles)
      expect([one.id, code, isComplaintOf(one, finding)]).toEqual([one.id, code, false]);
  }
});

test('ours: where no list is published, errors and warnings that matter to the reader count', () => {
  const bing = getProfile('bing-webmaster');
  const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];
  expect(severities.map((severity) => isComplaintOf(bing, findingOf('R062', severity)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('yandex: its limits are those of its reader', () => {
  const { limits } = getProfile('yandex-webmaster');
  const most = (of: string) => limits.find((one) => one.of === of)?.most;
  const strict = readers.filter((reader) => reader.limits.maxRules !== null);
  expect(strict.map(({ text, limits: own }) => [text.maxBytes, own.maxRules, own.maxRuleChars])).toEqual([
    [most('file-octets'), most('rules'), most('rule-characters')],
  ]);
});

describe('ours: each profile', () => {
  test.each(profiles.map((one) => [one.id, one] as const))(
    '%s has sources, and is not a reader',
    (id, one) => {
      expect(one.sources.length).toBeGreaterThan(0);
      for (const { title, date } of one.sources) expect([title, date]).not.toContain('');
      expect(isReaderId(id)).toBe(false);
      expect(readers.filter(one.reads)).not.toEqual([]);
    },
  );

  test('a profile that judges as a reader refers to exactly one', () => {
    const counts = profiles.flatMap(({ judges, reads }) => (judges ? [readers.filter(reads).length] : []));
    expect(counts).toEqual([1, 1]);
  });

  test('its codes are kinds of findings, where their inspector exists', () => {
    const looks = (id: string) => inspectors.some((one) => one.id === id);
    const codes = inspectors.flatMap(({ checks }) => checks.map(({ code }) => code));
    const systemOf = (code: string) =>
      /^R0[456]/.test(code) ? 'rep-paths' : code.startsWith('R') ? 'rep-lines' : 'extensions';
    const exists = (one: string) =>
      codes.some((code) => (one.endsWith('*') ? code.startsWith(one.slice(0, -1)) : one === code));
    for (const { id, codes: own, silent } of profiles)
      for (const one of [...own, ...silent])
        if (looks(systemOf(one)) && !/^(CSG|CUS|R070|R071)/.test(one))
          expect([id, one, exists(one)]).toEqual([id, one, true]);
  });
});
