// Conventional records are converted to ACAP: the text is correct, and the listed losses are complete.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agentToken, robotsText } from '../../testing/arbitraries/robots-txt.ts';
import { prepare } from '../questions/registry.ts';
import { applyEdits, openSite, printFile } from '../workspace/site.ts';
import type { Loss } from './conversion.ts';
import { repToAcap } from './rep-to-acap.ts';

const PATH = '/robots.txt';
const siteOf = (text: string) => openSite({ origin: '', files: { [PATH]: text } });

function converted(text: string, options = {}) {
  const site = siteOf(text);
  const { edits, losses } = repToAcap(site, PATH, options);
  return { site: applyEdits(site, PATH, edits), edits, losses };
}

const printed = (text: string, options = {}) =>
  new TextDecoder().decode(printFile(converted(text, options).site, PATH));

const codes = (text: string) => converted(text).losses.map(({ code, line }) => `${code} ${line}`);

describe('what is written', () => {
  test('ACAP 1.1 2.10.2, 2.10.3: the comment is first, ACAP is after all conventional records, each line is next to its original', () => {
    expect(printed('User-agent: *\nDisallow: /1/ # why\nAllow: /1/2\n')).toBe(
      [
        '##ACAP version=1.1',
        '',
        'User-agent: *',
        'Disallow: /1/ # why',
        'Allow: /1/2',
        '',
        'ACAP-crawler: *',
        '# User-agent: *',
        'ACAP-disallow-crawl: /1/',
        '# Disallow: /1/ # why',
        'ACAP-allow-crawl: /1/2',
        '# Allow: /1/2',
        '',
      ].join('\n'),
    );
  });

  test('ACAP 1.1 2.2.1: a name gets a permission for everything, because its record does not replace the record for any crawler', () => {
    expect(printed('User-agent: a\nDisallow: /1\n\nUser-agent: *\nDisallow: /2\n')).toContain(
      'ACAP-crawler: a\n# User-agent: a\nACAP-disallow-crawl: /1\n# Disallow: /1\nACAP-allow-crawl: /\n',
    );
  });

  test('ACAP 1.1 2.3: an empty Disallow becomes a permission, because a record without content would join the next', () => {
    expect(printed('User-agent: a\nDisallow:\n\nUser-agent: b\nDisallow: /\n')).toContain(
      'ACAP-crawler: a\n# User-agent: a\nACAP-allow-crawl: /\n# Disallow:\n\nACAP-crawler: b\n',
    );
  });

  test('ACAP 1.1 2.3.1: a group for any crawler and for a name becomes two records', () => {
    expect(printed('User-agent: *\nUser-agent: a\nDisallow: /1\n')).toContain(
      'ACAP-crawler: *\n# User-agent: *\nACAP-disallow-crawl: /1\n# Disallow: /1\n\nACAP-crawler: a\n# User-agent: a\nACAP-disallow-crawl: /1\n# Disallow: /1\nACAP-allow-crawl: /\n',
    );
  });

  test('RFC 9309 2.2.2: a Disallow with an Allow of the same path stays a comment, as ACAP would prohibit', () => {
    expect(printed('User-agent: *\nDisallow: /1\nAllow: /1\n')).toContain(
      '# User-agent: *\n# Disallow: /1\nACAP-allow-crawl: /1\n',
    );
    expect(codes('User-agent: *\nDisallow: /1\nAllow: /1\n')).toEqual([]);
  });

  test('ACAP 1.1 2.9: a `$` that is not at the end, and octets outside US-ASCII, are escaped', () => {
    expect(printed('User-agent: *\nDisallow: /1$2\nDisallow: /ü\n')).toContain(
      '/1%242\n# Disallow: /1$2\nACAP-disallow-crawl: /%C3%BC\n',
    );
  });

  test('ACAP 1.1 2.10.1: the directive is written if requested', () => {
    expect(printed('User-agent: *\nDisallow: /\n', { ignoreConventional: true })).toContain(
      'Disallow: /\n\nACAP-ignore-conventional-records\n\nACAP-crawler: *\n',
    );
  });

  test('ours: line endings are those of the file, and no final one is added', () => {
    expect(printed('User-agent: *\r\nDisallow: /1')).toBe(
      '##ACAP version=1.1\r\n\r\nUser-agent: *\r\nDisallow: /1\r\n\r\nACAP-crawler: *\r\n# User-agent: *\r\nACAP-disallow-crawl: /1\r\n# Disallow: /1',
    );
  });

  test('ours: a file with ACAP lines, or without a record, is not changed', () => {
    expect(converted('User-agent: *\nDisallow: /\nACAP-crawler: *\n')).toMatchObject({
      edits: [],
      losses: [{ code: 'acap-present', line: 2, words: ['ACAP-crawler'] }],
    });
    expect(converted('# nothing\n')).toMatchObject({ edits: [], losses: [{ code: 'nothing-to-convert' }] });
  });
});

test.each([
  ['ACAP 1.1 2.9: case', 'User-agent: *\nDisallow: /A', ['case 1']],
  [
    'ACAP 1.1 2.4.6: another rule decides',
    'User-agent: *\nAllow: /1/\nDisallow: /*.22',
    ['another-decides 2'],
  ],
  ['ACAP 1.1 2.4.6: neither is narrower', 'User-agent: *\nAllow: /*22\nDisallow: /*3', ['undecided 1']],
  ['RFC 9309 2.2.2, figure 4: escapes after `?`', 'User-agent: *\nDisallow: /?1=/', ['query-escapes 1']],
  [
    'ACAP 1.1 section 3: a character that must be escaped',
    'User-agent: *\nDisallow: /<1',
    ['path-encoded 1'],
  ],
  [
    'ACAP 1.1 2.3.1: a name that no field can have',
    'User-agent: _a\nDisallow: /1',
    ['nothing-to-convert 0', 'name 0'],
  ],
  ['ACAP has no such field', 'User-agent: *\nCrawl-delay: 9\nSitemap: /s\nDisallow: /1', ['other-field 1']],
  ['RFC 9309 2.2.2: the file itself', 'User-agent: *\nDisallow: /', ['own-file 0']],
] as const)('listed as lost: %s', (_name, text, expected) => {
  expect(codes(text)).toEqual(expected);
});

const urls = fc.array(
  fc
    .array(
      fc.constantFrom(
        '/',
        'a',
        'b',
        'A',
        '1',
        '?',
        'index.html',
        '%2F',
        '%3a',
        '~',
        '%7E',
        '$',
        'ツ',
        '.php',
        '<',
      ),
      {
        maxLength: 6,
      },
    )
    .map((parts) => `/${parts.join('')}`),
  { minLength: 1, maxLength: 8 },
);

const explains = (losses: readonly Loss[], ...some: readonly Loss['code'][]) =>
  losses.some(({ code }) => some.includes(code));

test('property: ACAP gives the same answers as RFC 9309 for every crawler and URL, unless a loss explains the difference', () => {
  fc.assert(
    fc.property(robotsText, agentToken, urls, (text, agent, testUrls) => {
      const site = siteOf(text);
      const { site: after, losses, edits } = converted(text, { ignoreConventional: true });
      fc.pre(edits.length > 0);
      const before = prepare(site, { question: 'fetch', reader: 'rfc9309' });
      const now = prepare(after, { question: 'usage', usage: 'crawl' });
      const kept = prepare(after, { question: 'fetch', reader: 'rfc9309' });
      for (const url of [...testUrls, PATH]) {
        expect(kept(agent, url).answer).toBe(before(agent, url).answer);
        const same = (before(agent, url).answer === 'deny') === (now(agent, url).answer === 'prohibited');
        if (same) continue;
        const named = losses.some(
          ({ code, words }) => code === 'name' && words[0]!.toLowerCase() === agent.toLowerCase(),
        );
        const why =
          named ||
          explains(losses, 'undecided', 'another-decides', 'path-encoded') ||
          (url === PATH && explains(losses, 'own-file')) ||
          (/[A-Za-z]/.test(url) && explains(losses, 'case')) ||
          (/\?.*%/.test(url) && explains(losses, 'query-escapes'));
        expect(why, `${agent} ${url}: ${JSON.stringify(losses)}`).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

const plainText = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'User-agent: *',
        'User-agent: foo',
        'User-agent: bot',
        'Disallow: ',
        'Disallow: ',
        'Allow: ',
      ),
      fc.array(fc.constantFrom('/', '1', '2', '-'), { maxLength: 4 }).map((parts) => `/${parts.join('')}`),
    ),
    { maxLength: 16 },
  )
  .map((rows) => rows.map(([name, path]) => (name.startsWith('U') ? name : name + path)).join('\n'));

test('property: paths without letters and wildcards lose nothing, except that the file itself is prohibited', () => {
  fc.assert(
    fc.property(plainText, fc.constantFrom('foo', 'bot', 'other'), urls, (text, agent, testUrls) => {
      const { site: after, losses } = converted(text, { ignoreConventional: true });
      const real = losses.map(({ code }) => code).filter((code) => code !== 'nothing-to-convert');
      expect(real.every((code) => code === 'own-file')).toBe(true);
      const before = prepare(siteOf(text), { question: 'fetch', reader: 'rfc9309' });
      const now = prepare(after, { question: 'usage', usage: 'crawl' });
      for (const url of testUrls)
        expect([url, now(agent, url).answer === 'prohibited']).toEqual([
          url,
          before(agent, url).answer === 'deny',
        ]);
    }),
    { numRuns: 300 },
  );
});

test('ours: each of thousands of groups for one crawler writes only its own rule', () => {
  const groups = Array.from({ length: 12_000 }, (_, i) => `User-agent: a\nDisallow: /${i}\n`).join('\n');
  const site = openSite({ origin: '', files: { '/robots.txt': groups } });
  const { edits } = repToAcap(site, '/robots.txt');
  const written = edits.map(({ text }) => text).join('');
  expect(written.match(/^ACAP-disallow-crawl: /gm)).toHaveLength(12_000);
});
