// Which lines are reported by the profiles of programs that publish rules for single lines.
import { describe, expect, test } from 'vitest';
import { findComplaints, type ProfileId, profiles } from '../../../../../diagnostics/profiles.ts';
import { findings } from '../../../../../diagnostics/registry.ts';
import { openSite } from '../../../../../workspace/site.ts';

const PATH = '/robots.txt';

/** Returns the lines that a profile reports, counted from 1, with the codes. */
function reportOf(id: ProfileId, file: string | Uint8Array) {
  const profile = profiles.find((candidate) => candidate.id === id)!;
  const site = openSite({ origin: 'https://h.example', files: { [PATH]: file } });
  return findComplaints(profile, findings(site, PATH, { checkers: [id] }));
}
const lines = (id: ProfileId, file: string | Uint8Array) => [
  ...new Set(
    reportOf(id, file).flatMap(({ range: { start, end } }) =>
      Array.from({ length: end.line - start.line + 1 }, (_, i) => start.line + i + 1),
    ),
  ),
];

const RECORD = 'User-agent: *\n';

describe('Lighthouse at 3a173bc, audit robots-txt', () => {
  test.each<[line: string, isReported: boolean]>([
    ['', false],
    ['# note', false],
    ['Disallow', true],
    ['https://h.example/sitemap.xml', true],
    ['Content-Usage: train-ai=n', true],
    ['Content-Signal: ai-train=no', false],
    ['License: https://h.example/l.xml', false],
    ['ACAP-crawler: *', true],
    ['Mobile-agent-server: /m none', true],
    ['Crawl-delay: ten', false],
    ['Clean-param:', false],
    ['Noindex: x', false],
    ['Visit-time: now', false],
    ['Dissallow: /a', true],
    [': /a', true],
    ['User-agent:', true],
    ['User agent: *', true],
    ['USER-AGENT : *', false],
    ['Sitemap:', true],
    ['Sitemap: /sitemap.xml', true],
    ['Sitemap: h.example/sitemap.xml', true],
    ['Sitemap: http://other.example/s.xml', false],
    ['Sitemap: ftp://h.example/s.xml', false],
    ['Sitemap: file:///s.xml', true],
    ['Disallow:', false],
    ['Disallow: *', false],
    ['Disallow: a', true],
    ['Allow: %2Fa', true],
    ['Disallow: /a$', false],
    ['Disallow: /a$b', true],
    ['Disallow: /$ /', true],
    ['Disallow: /a # $b', false],
    ['Disallow: /caf\u00e9', false],
  ])('%j in a record: %s', (line, isReported) => {
    expect(lines('lighthouse', `${RECORD}${line}\nDisallow: /x\n`)).toEqual(isReported ? [2] : []);
  });

  test('rules above all user-agents are reported, other fields are not; an empty user-agent begins no record', () => {
    const file =
      'Sitemap: https://h.example/s.xml\nDisallow: /a\nUser-agent:\nAllow: /b\nUser-agent: *\nAllow: /c\n';
    expect(lines('lighthouse', file)).toEqual([2, 3, 4]);
  });

  test('blank lines, sizes, repeated records, other hosts and http are not reported', () => {
    const file = [
      'User-agent: *',
      '',
      'Disallow: /a',
      'Disallow: /a',
      '',
      'User-agent: *',
      'Disallow: /b',
      'Sitemap: http://h.example/s.xml',
      'Sitemap: http://h.example/s.xml',
    ].join('\r\n');
    expect(lines('lighthouse', file)).toEqual([]);
    expect(lines('lighthouse', RECORD + 'Disallow: /a\n'.repeat(50_000))).toEqual([]);
  });

  test('a more specific finding replaces the bare report', () => {
    expect(reportOf('lighthouse', `${RECORD}Dissallow: /a\n`).map(({ code }) => code)).not.toContain(
      'CHK-LINE',
    );
    expect(reportOf('lighthouse', `${RECORD}Dissallow: /a\n`)[0]!.fixes).not.toEqual([]);
  });

  test('octets that are not UTF-8 are replacement characters, not spaces', () => {
    expect(lines('lighthouse', new Uint8Array([...Buffer.from(`${RECORD}Disallow: `), 0xa0, 0x0a]))).toEqual([
      2,
    ]);
  });
});

test.each<[name: string, file: string, missing: readonly string[]]>([
  ['a user-agent and a signal', `${RECORD}Content-Signal: search=yes\nAllow: /\n`, []],
  ['no signal', `${RECORD}Allow: /\n`, ['no-content-signal']],
  ['a signal in a comment', `${RECORD}# Content-Signal: search=yes\n`, ['no-content-signal']],
  ['no user-agent', 'CONTENT-SIGNAL : search=yes\n', ['no-user-agent']],
  ['nothing', '', ['no-user-agent', 'no-content-signal']],
  ['a web page', '<!doctype html>\n<p>Not found</p>\n', ['no-user-agent', 'no-content-signal']],
  [
    'no crawler of AI, and faults of other kinds',
    `Disallow: /a\nUser-agent: Googlebot\nDissallow: x\nContent-Signal: a\n`,
    [],
  ],
])('isitagentready.com of April 2026, robotsTxt and contentSignals: %s', (_name, file, missing) => {
  const report = reportOf('isitagentready', file);
  expect(report.map(({ code, values }) => [code, 'reason' in values && values.reason])).toEqual(
    missing.map((reason) => ['CHK-FILE', reason]),
  );
});

test.each<[line: string, isReported: boolean]>([
  ['Clean-param: a', true],
  ['content-signal: ai-train=no', true],
  ['Content-Usage: train-ai=n', true],
  ['Crawl-delay: 10', true],
  ['Crawl-delay 10', true],
  ['Domain: h.example', true],
  ['Host: h.example', true],
  ['Noarchive: /a', true],
  ['Nofollow: /a', true],
  ['Noindex: /a', true],
  ['Request-rate: 1/10', true],
  ['Revisit-after: 7 days', true],
  ['Visit-time: 0600-0845', true],
  ['Sitemap: https://h.example/s.xml', false],
  ['# Host: h.example', false],
])('google/robotstxt at 22b355f, its list of unsupported tags: %j: %s', (line, isReported) => {
  expect(lines('google-report', `${RECORD}Disallow: /x\n${line}\n`)).toEqual(isReported ? [3] : []);
});

test.each<[line: string, isReported: boolean]>([
  ['\vNoindex\f: /a', true],
  ['\u00a0Noindex: /a', false],
  ['Noindex\u2003: /a', false],
  ['Noindex\t/a', true],
  ['Noindex\u00a0/a', false],
  ['Noindex\v/a', false],
  ['Noindex /a\u00a0', true],
  ['Noindex /a /b', false],
])(
  'google/robotstxt at 22b355f, robots.cc: white space is that of ASCII, space or tab replace the colon: %j: %s',
  (line, isReported) => {
    const site = openSite({ origin: '', files: { [PATH]: `${RECORD}Disallow: /x\n${line}\n` } });
    const allFindings = findings(site, PATH, { checkers: ['google-report'] });
    expect(allFindings.some(({ code }) => code === 'CHK-LINE')).toBe(isReported);
  },
);
