// One fault is reported once, by the inspector with the most specific finding, and messages about a line have no
// gaps.
import { expect, test } from 'vitest';
import { findingMessage, fixTitle } from '../../messages/explain/explain-finding.ts';
import { readerOf } from '../readers/registry.ts';
import { openSite } from '../workspace/site.ts';
import { findings } from './registry.ts';

const findingsOf = (file: string) =>
  findings(openSite({ origin: 'https://a.example', files: { '/robots.txt': file } }), '/robots.txt');

const rest = 'User-agent: *\nDisallow: /x\n';

test.each([
  [
    'host: a field that no reader reads is reported as obsolete, not also as unread',
    `${rest}Host: a.example\n`,
    ['HOST-OBSOLETE'],
  ],
  [
    'noindex: a field that no reader reads is reported as obsolete, not also as unread',
    `${rest}Noindex: /a\n`,
    ['NOI-OBSOLETE', 'NOI-ALONE'],
  ],
  ['crawl-delay: a line that some read', `${rest}Crawl-delay: 5\n`, ['R071']],
  [
    'ours: a line without a record is not also reported as another field outside records',
    `Crawl-delay: 5\n${rest}`,
    ['R071', 'LIN-ORPHAN'],
  ],
  [
    'rfc 9309 2.2.4: an unknown field above the records is only reported as unknown',
    `Foo: bar\n${rest}`,
    ['R008'],
  ],
  [
    'mobile agents 3.1: lines of mobile agents belong outside records',
    `Mobile-agent-server: / none\n\n${rest}`,
    [],
  ],
  [
    'rfc 9309 2.2.2: equal paths are not exceptions from each other',
    'User-agent: *\nAllow: /a\nDisallow: /a\n',
    ['R048'],
  ],
  [
    'draft 1 3.3: the format of 1996 has no Sitemap above the records',
    `Sitemap: https://a.example/s.xml\n${rest}`,
    ['R073'],
  ],
])('%s', (_name, file, codes) => {
  expect(findingsOf(file).map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['google', ['R003']],
  ['koster-1996', ['R003', 'R001']],
  [undefined, ['R003']],
] as const)(
  'draft 1 3.3: a blank line below a name, read as %s, is reported at its own line',
  (id, codes) => {
    const site = openSite({ origin: '', files: { '/robots.txt': 'User-agent: *\n\nDisallow: /a\n' } });
    const options = id === undefined ? {} : { reader: readerOf(id) };
    expect(findings(site, '/robots.txt', options).map(({ code }) => code)).toEqual(codes);
  },
);

const reportOf = (file: string, code: string) => {
  const one = findingsOf(file).find((finding) => finding.code === code);
  return one && { message: findingMessage(one), fixes: one.fixes.map(fixTitle) };
};

test('rfc 9309 2.2.1: a name of only digits leaves no gap in the sentence', () => {
  expect(reportOf('User-agent: 008\nDisallow: /\n', 'R104')?.message).toBe(
    'Google and others read “008” as nothing, so it may have no effect.',
  );
  expect(reportOf('User-agent: Googlebot2\nDisallow: /\n', 'R023')?.message).toBe(
    'Googlebot2 has digits, which RFC 9309 does not allow in names; Google reads only “Googlebot”.',
  );
});

test('crawl-delay: a crawler that two user-agent lines name is named once', () => {
  const file = 'User-agent: Applebot\nUser-agent: applebot\nCrawl-delay: 5\nDisallow: /x\n';
  expect(reportOf(file, 'CRD-IGNORED')?.message).toBe('applebot is known not to read Crawl-delay.');
});

test('product: a fix removes quotes and brackets, and does not keep them', () => {
  expect(reportOf('User-agent: *\nDisallow: "/a"\n', 'R040')?.fixes).toEqual(['Use /a']);
  expect(reportOf(`${rest}Sitemap: <https://a.example/s.xml>\n`, 'R070')?.fixes).toEqual([
    'Use https://a.example/s.xml',
  ]);
});
