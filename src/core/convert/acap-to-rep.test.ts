// ACAP records are converted to conventional records: the text is correct, and the listed losses are complete.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { robotsText } from '../../testing/arbitraries/robots-txt.ts';
import { fileText } from '../../testing/policies.ts';
import { prepare } from '../questions/registry.ts';
import { applyEdits, fileAt, openSite, printFile, type Site } from '../workspace/site.ts';
import { acapToRep } from './acap-to-rep.ts';
import { repToAcap } from './rep-to-acap.ts';

const PATH = '/robots.txt';
const siteOf = (text: string, more = {}) => openSite({ origin: '', files: { [PATH]: text, ...more } });
const textOf = (site: Site) => new TextDecoder().decode(printFile(site, PATH));

function converted(text: string, more = {}) {
  const site = siteOf(text, more);
  const { edits, losses } = acapToRep(site, PATH);
  return { site, after: applyEdits(site, PATH, edits), edits, losses };
}

const printed = (text: string, more = {}) => textOf(converted(text, more).after);
const codes = (text: string, more = {}) =>
  converted(text, more).losses.map(({ code, line }) => `${code} ${line}`);

describe('what is written', () => {
  test('ACAP 1.1 2.2.1: named fields come before those for any crawler, which are dropped if a named one covers them', () => {
    expect(
      printed(
        'ACAP-crawler: *\nACAP-disallow-crawl: /\nACAP-allow-crawl: /1/2\nACAP-crawler: a\nACAP-disallow-crawl: /1/\n',
      ),
    ).toBe('User-agent: a\nDisallow: /\n\nUser-agent: *\nDisallow: /\nAllow: /1/2\n');
  });

  test('ACAP 1.1 2.7: sets and composite usages are expanded', () => {
    expect(
      printed(
        'ACAP-composite-usage: c crawl index\nACAP-resource-set: s /1 /2\nACAP-crawler: *\nACAP-disallow-crawl: /\nACAP-allow-(c): the-acap:resource-set:s\n',
      ),
    ).toBe('User-agent: *\nDisallow: /\nAllow: /1\nAllow: /2\n');
  });

  test('RFC 9309 2.2.2: a narrower path that is shorter gets wildcards, so that it is the longest too', () => {
    expect(
      printed('ACAP-crawler: *\nACAP-disallow-crawl: /\nACAP-disallow-crawl: /1/\nACAP-allow-crawl: /*.22\n'),
    ).toBe('User-agent: *\nDisallow: /\nDisallow: /1/***\nAllow: /*.22\n');
  });

  test('ACAP 1.1 2.5.6: a prohibition of all other usages applies to crawling if no other field does', () => {
    expect(printed('ACAP-crawler: *\nACAP-disallow-other: /\nACAP-allow-crawl: /1\n')).toBe(
      'User-agent: *\nDisallow: /\nAllow: /1\n',
    );
  });

  test('ACAP 1.1 2.3.2: a referenced file is read, and copied', () => {
    expect(
      printed('ACAP-crawler: *\nACAP-permissions-reference: /more.txt\n', {
        '/more.txt': 'ACAP-crawler: *\nACAP-disallow-crawl: /1\n',
      }),
    ).toBe('User-agent: *\nDisallow: /1\n');
  });

  test('ours: records with the same answers stay byte for byte, and comments below ACAP lines that repeat them are removed', () => {
    const text = '##ACAP version=1.0\n\n# mine\nUser-agent: *\r\nDisallow: /1 # why\n';
    const acap =
      '\nACAP-crawler: *\n# User-agent: *\nACAP-disallow-crawl: /1\n# Disallow: /1\n\nSitemap: /s\n';
    expect(printed(text + acap)).toBe('# mine\nUser-agent: *\r\nDisallow: /1 # why\n\nSitemap: /s\n');
  });

  test.each([
    ['a field that the file does not have', 'ACAP-disallow-crawl: /1', '# Disallow: /old (removed 2009)'],
    ['the field above with the opposite effect', 'ACAP-allow-crawl: /1', '# Disallow: /1'],
    ['another crawler', 'ACAP-disallow-crawl: /1', '# User-agent: b'],
  ])('ours: a comment that repeats no line stays: %s', (_name, field, comment) => {
    expect(printed(`ACAP-crawler: *\n${field}\n${comment}\n`)).toContain(`${comment}\n`);
  });

  test('ours: a comment that only begins like the version comment stays', () => {
    const comment = '##ACAP version=1.0 is what we agreed on';
    expect(printed(`${comment}\nACAP-crawler: *\nACAP-disallow-crawl: /1\n`)).toContain(comment);
  });

  test('ours: comments after removed fields are listed, for ACAP and for replaced records', () => {
    const acap = 'ACAP-crawler: * # all\nACAP-disallow-crawl: /1 # since 2009\n# Disallow: /1\n';
    expect(converted(acap).losses.filter(({ code }) => code === 'comment')).toEqual([
      { code: 'comment', line: 0, words: ['all'] },
      { code: 'comment', line: 1, words: ['since 2009'] },
    ]);
    expect(codes(`User-agent: *\nDisallow: /2 # mine\n\n${acap}`)).toContain('comment 1');
    expect(codes(`User-agent: *\nDisallow: /1 # mine\n\n${acap}`)).not.toContain('comment 1');
  });

  test('ours: records with other answers are replaced in place', () => {
    const text = '# a\nUser-agent: *\nDisallow: /1\nSitemap: /s\n\nACAP-crawler: *\nACAP-disallow-crawl: /\n';
    expect(printed(text)).toBe('# a\n\nUser-agent: *\nDisallow: /\n\nSitemap: /s\n');
    expect(codes(text)).toContain('records-replaced 1');
  });

  test('ACAP 1.1 2.10.2: conventional records above the first ACAP record still count for paths that ACAP does not mention', () => {
    expect(
      printed('User-agent: *\nDisallow: /1\n\nACAP-crawler: *\nACAP-allow-crawl: /1/2\nDisallow: /3\n'),
    ).toBe('User-agent: *\nAllow: /1/2\nDisallow: /1\n');
  });
});

test.each([
  [
    'ACAP 1.1 2.5: other usages, 2.4.1.2: restrictions',
    'ACAP-allow-preserve: /1 time-limit=3-days',
    ['usage 1', 'qualifier 1', 'silence 0'],
  ],
  ['ACAP 1.1 2.3.3: purposes', 'ACAP-usage-purpose: p\nACAP-disallow-crawl: /1', ['silence 0', 'purpose 1']],
  ['ACAP 1.1 2.6: requests', 'ACAP-request-take-down: /1', ['silence 0', 'request 1']],
  ['ACAP 1.1 2.3.2: a missing file', 'ACAP-permissions-reference: /1', ['silence 0', 'reference-missing 1']],
  ['ACAP 1.1 2.4.6: undetermined', 'ACAP-allow-crawl: /1\nACAP-disallow-crawl: /1', ['silence 0', 'tie 1']],
  ['ACAP 1.1 2.9: case', 'ACAP-disallow-crawl: /a', ['silence 0', 'case 1']],
  [
    'ACAP 1.1 2.4.6: nothing can be lengthened',
    'ACAP-disallow-crawl: /1$\nACAP-allow-crawl: /*1**$\nACAP-disallow-crawl: /',
    ['another-decides 1', 'own-file 3'],
  ],
  ['RFC 9309 2.2.2: the file itself', 'ACAP-disallow-crawl: /', ['own-file 1']],
] as const)('listed as lost: %s', (_name, body, expected) => {
  expect(codes(`ACAP-crawler: *\n${body}\n`).sort()).toEqual([...expected].sort());
});

test('ours: records that are searched for each crawler count, even if they are not about crawling', () => {
  const records = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      [
        `ACAP-crawler: b${i}`,
        'ACAP-request-take-down: /',
        'ACAP-crawler: *',
        `ACAP-request-take-down: /${i}`,
      ].join('\n'),
    ).join('\n');
  expect(converted(records(100)).losses).not.toContainEqual(
    expect.objectContaining({ code: 'too-many-rules' }),
  );
  expect(converted(records(3000)).losses).toMatchObject([{ code: 'too-many-rules' }]);
});

test('acap 1.1 2.8: a version of hundreds of digits is reported as it is written', () => {
  const version = `${'9'.repeat(400)}.0`;
  expect(converted(`ACAP-version: ${version}\nACAP-crawler: *\n`).losses).toMatchObject([
    { words: [version] },
  ]);
});

test('ours: a file of another version, or without a record, is not changed', () => {
  expect(converted('ACAP-version: 2.0\nACAP-crawler: *\nACAP-disallow-crawl: /\n')).toMatchObject({
    edits: [],
    losses: [{ code: 'version', line: 0, words: ['2.0'] }],
  });
  expect(converted('User-agent: *\nDisallow: /\n')).toMatchObject({
    edits: [],
    losses: [{ code: 'nothing-to-convert' }],
  });
});

test('ours: such lines in a document are text, and are not changed', () => {
  const site = openSite({ origin: '', files: { '/a.html': 'ACAP-crawler: *\nACAP-disallow-crawl: /\n' } });
  expect(acapToRep(site, '/a.html')).toMatchObject({ edits: [], losses: [{ code: 'nothing-to-convert' }] });
});

const path = fc
  .array(fc.constantFrom('/', '1', '2', '*', '.', '22'), { maxLength: 5 })
  .chain((parts) => fc.constantFrom('', '', '', '$').map((end) => `/${parts.join('')}${end}`));
const anyPath = fc.oneof(
  { weight: 5, arbitrary: path },
  { weight: 1, arbitrary: fc.constantFrom('*', '/', '*2', '/?1=2') },
);

const acapLine = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('ACAP-crawler: *', 'ACAP-crawler: foo', 'ACAP-crawler: Bot') },
  { weight: 5, arbitrary: anyPath.map((one) => `ACAP-disallow-crawl: ${one}`) },
  { weight: 4, arbitrary: anyPath.map((one) => `ACAP-allow-crawl: ${one}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'ACAP-disallow-other: /1',
      'ACAP-allow-crawl: /2 time-limit=3-days',
      'ACAP-usage-purpose: p',
      'ACAP-permissions-reference: /more.txt',
      'Disallow: /3',
      '',
      '# note',
    ),
  },
);
const conventional = fc.oneof(
  fc.constantFrom('User-agent: *', 'User-agent: foo', 'User-agent: third'),
  anyPath.map((one) => `Disallow: ${one}`),
  anyPath.map((one) => `Allow: ${one}`),
);
const lines = (line: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(line, { maxLength }).map((some) => some.join('\n'));

const acapText = fc
  .tuple(
    fc.constantFrom('', '', 'ACAP-ignore-conventional-records'),
    lines(conventional, 6),
    lines(acapLine, 9),
  )
  .map(([directive, before, acap]) => [directive, before, 'ACAP-crawler: *', acap, ''].join('\n'));

const urls = fc.array(
  fc
    .array(fc.constantFrom('/', '1', '2', '3', '.', '22', '?1=2'), { maxLength: 6 })
    .map((parts) => `/${parts.join('')}`),
  { minLength: 1, maxLength: 8 },
);
const agents = fc.constantFrom('foo', 'bot', 'third', 'other', '');

test('property: RFC 9309 gives the same answers as ACAP about crawling, unless a loss explains the difference', () => {
  fc.assert(
    fc.property(acapText, agents, urls, (text, agent, testUrls) => {
      const more = {
        '/more.txt': 'ACAP-crawler: foo\nACAP-disallow-crawl: /12\n\nACAP-crawler: *\nACAP-allow-crawl: /1\n',
      };
      const { site, after, losses } = converted(text, more);
      const before = prepare(site, {
        question: 'usage',
        usage: 'crawl',
        options: { conventional: 'acap-wins' },
      });
      const now = prepare(after, { question: 'fetch', reader: 'rfc9309' });
      expect(textOf(after)).not.toContain('ACAP-crawler');
      for (const url of testUrls) {
        if ((before(agent, url).answer === 'prohibited') === (now(agent, url).answer === 'deny')) continue;
        const why = losses.some(({ code }) => code === 'another-decides' || code === 'reference-missing');
        expect(why, `${agent} ${url} ${JSON.stringify(losses)}\n${textOf(after)}`).toBe(true);
      }
    }),
    { numRuns: 160 },
  );
});

test('property: paths without wildcards lose nothing', () => {
  const bare = fc.tuple(
    lines(
      acapLine.filter((line) => !/[*$]|other/.test(line) || line.startsWith('ACAP-crawler')),
      9,
    ),
  );
  fc.assert(
    fc.property(bare, agents, urls, ([acap], agent, testUrls) => {
      const { site, after, losses } = converted(`ACAP-crawler: *\n${acap}\n`);
      const lost = losses.map(({ code }) => code);
      expect(lost).not.toContain('another-decides');
      if (lost.includes('reference-missing')) return;
      const before = prepare(site, {
        question: 'usage',
        usage: 'crawl',
        options: { conventional: 'acap-wins' },
      });
      const now = prepare(after, { question: 'fetch', reader: 'rfc9309' });
      for (const url of testUrls)
        expect([url, now(agent, url).answer === 'deny']).toEqual([
          url,
          before(agent, url).answer === 'prohibited',
        ]);
    }),
    { numRuns: 120 },
  );
});

test('property: a file converted to ACAP and back is the same, byte for byte, unless a loss concerns crawling', () => {
  fc.assert(
    fc.property(robotsText, (text) => {
      const site = siteOf(text);
      const there = repToAcap(site, PATH);
      fc.pre(there.edits.length > 0);
      const harmless = new Set(['own-file', 'case', 'query-escapes', 'other-field']);
      fc.pre(there.losses.every(({ code }) => harmless.has(code)));
      const acap = applyEdits(site, PATH, there.edits);
      const back = applyEdits(acap, PATH, acapToRep(acap, PATH).edits);
      const trimmed = (one: Site) => fileText(fileAt(one, PATH).source).replace(/^(?:\ufeff)?\s+|\s+$/g, '');
      expect(trimmed(back)).toBe(trimmed(site));
    }),
    { numRuns: 120 },
  );
});

test('ours: a long gap of blank lines after removed lines is scanned once, and stays', () => {
  const gap = '\n'.repeat(20_000);
  const site = siteOf(`ACAP-crawler: *\nACAP-disallow-crawl: /x\nSitemap: /a${gap}Sitemap: /b\n`);
  const after = applyEdits(site, PATH, acapToRep(site, PATH).edits);
  const text = fileText(fileAt(after, PATH).source);
  expect(text.endsWith(`Sitemap: /a${gap}Sitemap: /b\n`)).toBe(true);
});
