// Sorting rules so that first match and longest match agree, and findings about paths from other tables.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FindingOptions } from '../../../../../diagnostics/inspection.ts';
import { appliesToReader, findings } from '../../../../../diagnostics/registry.ts';
import { textOfSource } from '../../../../../document/source.ts';
import { prepare } from '../../../../../questions/registry.ts';
import { type ReaderId, readerOf } from '../../../../../readers/registry.ts';
import { applyEdits, fileAt, openSite, type Site } from '../../../../../workspace/site.ts';

const PATH = '/robots.txt';
const siteOf = (...lines: readonly string[]) =>
  openSite({ origin: '', files: { [PATH]: `User-agent: *\n${lines.map((line) => `${line}\n`).join('')}` } });
const findingsOf = (site: Site, code: string, options: FindingOptions = {}) =>
  findings(site, PATH, options).filter((finding) => finding.code === code);
const textIn = (site: Site) => textOfSource(fileAt(site, PATH).source);
const sorted = (site: Site): Site => {
  const fix = findingsOf(site, 'R045')[0]?.fixes.find(({ code }) => code === 'sort-record');
  return fix ? applyEdits(site, PATH, fix.edits) : site;
};

const path = fc.stringMatching(/^\/(?:[ab]\/?){0,4}$/);
const rule = fc.tuple(fc.constantFrom('Allow', 'Disallow'), path).map(([name, value]) => `${name}: ${value}`);
const line = fc.oneof({ weight: 6, arbitrary: rule }, { weight: 1, arbitrary: fc.constant('# c') });

/** Paths that distinguish such rules: each path itself, and a path that begins with it. */
const pathsIn = (lines: readonly string[]) =>
  lines.flatMap((text) => {
    const [, rulePath] = /: (.*)$/.exec(text) ?? [];
    return rulePath === undefined ? [] : [rulePath, `${rulePath}z`];
  });

describe('ours: literal rules by descending length, Allow first between equals', () => {
  test('after the fix, first match and longest match agree', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 8 }), (lines) => {
        const before = siteOf(...lines);
        const after = sorted(before);
        if (after === before) return;
        const [first, longest] = (['koster-1996', 'rfc9309'] as const).map((reader: ReaderId) =>
          prepare(after, { question: 'fetch', reader }),
        );
        const was = prepare(before, { question: 'fetch', reader: 'rfc9309' });
        for (const url of pathsIn(lines)) {
          expect(first!('', url).answer, `${url} in ${textIn(after)}`).toBe(longest!('', url).answer);
          expect(longest!('', url).answer).toBe(was('', url).answer);
        }
        expect(textIn(after).split('\n').toSorted()).toEqual(textIn(before).split('\n').toSorted());
      }),
      { numRuns: 50 },
    );
  });

  test('ours: no path for which first and longest match differ is missed', () => {
    fc.assert(
      fc.property(fc.array(rule, { minLength: 2, maxLength: 6 }), (rules) => {
        const site = siteOf(...rules);
        const [first, longest] = (['koster-1996', 'rfc9309'] as const).map((reader: ReaderId) =>
          prepare(site, { question: 'fetch', reader }),
        );
        const differ = pathsIn(rules).some((url) => first!('', url).answer !== longest!('', url).answer);
        const isReported = findingsOf(site, 'R045').length + findingsOf(site, 'R048').length > 0;
        if (differ) expect(isReported, textIn(site)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [
      'what need not move stays, and comments go along',
      [
        '# all',
        'Disallow: /',
        '# kept',
        'Allow: /a/',
        '# gif',
        'Disallow: /*.gif',
        '# not',
        'Disallow: /a/b/',
      ],
      [
        '# not',
        'Disallow: /a/b/',
        '# kept',
        'Allow: /a/',
        '# all',
        'Disallow: /',
        '# gif',
        'Disallow: /*.gif',
      ],
    ],
    ['E-02', ['Allow: /', 'Disallow: /reserved'], ['Disallow: /reserved', 'Allow: /']],
    [
      'one line moves where one is enough',
      ['Disallow: /a', 'Disallow: /b', 'Disallow: /c', 'Allow: /b/x'],
      ['Disallow: /a', 'Allow: /b/x', 'Disallow: /b', 'Disallow: /c'],
    ],
  ])('%s', (_name, lines, after) => {
    expect(textIn(sorted(siteOf(...lines)))).toBe(textIn(siteOf(...after)));
  });
});

test('ours: an ordinary file has no findings that concern current readers', () => {
  const site = siteOf(
    'Disallow: /cart/',
    'Disallow: /search',
    'Allow: /search/about',
    'Disallow: /*sort=',
    'Disallow: /*.pdf',
    '',
    'Sitemap: https://www.example.com/sitemap.xml',
  );
  const relevant = findings(site, PATH).filter((finding) => /^R0[4-69]|^R10/.test(finding.code));
  for (const reader of ['rfc9309', 'google', 'bing', 'yandex'] as const)
    expect(relevant.filter((finding) => appliesToReader(finding, readerOf(reader)))).toEqual([]);
});

test.each([
  ['/wp-admin/', false],
  ['/wp-admin/*', false],
  ['/administrator/', false],
  ['/?q=user/password/', false],
  ['/install.php', false],
  ['/shop/wp-admin/', true],
  ['/admin/secret-export.csv', true],
  ['/Admin', true],
  ['/a/.git/config', true],
  ['/.env.production', true],
  ['/db/dump.sql.gz', true],
  ['/x?token=', true],
  ['/phpMyAdmin-4/', false],
  ['/administration-of-justice/', false],
  ['/logsheets/', false],
  ['/blog/private-equity/', false],
  ['/forgot-password', false],
  ['/INSTALL.mysql.txt', false],
  ['/INSTALL/', true],
])('product: whether %s discloses what attackers look for: %s', (path_, discloses) => {
  expect(findingsOf(siteOf(`Disallow: ${path_}`), 'R100')).toHaveLength(discloses ? 1 : 0);
});

test('product: disclosures of a file are reported once, with three paths and all lines', () => {
  const [finding, ...others] = findingsOf(
    siteOf(
      'Disallow: /admin-panel/',
      'Disallow: /a',
      'Disallow: /backup/',
      'Disallow: /.git/',
      'Disallow: /staging/',
    ),
    'R100',
  );
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    severity: 'info',
    values: { count: 4, paths: ['/admin-panel/', '/backup/', '/.git/'] },
  });
  expect(finding!.fixes[0]!.command).toEqual({ do: 'show-lines', lines: [1, 3, 4, 5] });
});

test('lints R067: the line that decides, and both readers; one finding for a line, however the other reader decides', () => {
  const options = {
    urls: ['/a.gif', '/b.gif', '/c'],
    agents: ['zed'],
    readers: [readerOf('rfc9309'), readerOf('koster-1996'), readerOf('google')],
  };
  const differences = findingsOf(siteOf('Disallow: /*.gif', 'Allow: /b'), 'R067', options);
  expect(differences.map(({ values }) => values)).toEqual([
    {
      agent: 'zed',
      reader: 'rfc9309',
      other: 'koster-1996',
      url: '/a.gif',
      answer: 'deny',
      line: 2,
      otherAnswer: 'allow',
      otherLine: undefined,
      count: 2,
    },
  ]);
  expect(differences[0]!.fixes[0]!.command).toEqual({ do: 'compare-readers' });
});

test('lints R067: the reader of an operator differs only about its own crawlers', () => {
  const findings = (agents: readonly string[]) =>
    findingsOf(siteOf('Disallow: /*.gif'), 'R067', {
      urls: ['/a.gif'],
      agents,
      readers: [readerOf('koster-1996'), readerOf('google')],
    });
  const differing = findings(['Googlebot', 'Bingbot', '*']);
  expect(differing).toHaveLength(1);
  expect(findings(['Bingbot'])).toEqual([]);
});

test('lints R065, R066: URLs of the table are corrected by a command', () => {
  const urls = ['https://h.example/a/../b//c?d=//#e'];
  const [untidy] = findingsOf(siteOf('Disallow: /x'), 'R065', { urls });
  const [fragment] = findingsOf(siteOf('Disallow: /x'), 'R066', { urls });
  expect(untidy!.fixes[0]!.command).toMatchObject({ do: 'write-url', to: 'https://h.example/b/c?d=//#e' });
  expect(fragment!.fixes[0]!.command).toMatchObject({ to: 'https://h.example/a/../b//c?d=//' });
});

test.each(['\n', '\r', '\u2028', '\u2029'])(
  'lints R065: a URL with %j in it is corrected like any other',
  (end) => {
    const urls = [`https://h.example/a${end}/../b#c${end}d`];
    const [untidy] = findingsOf(siteOf('Disallow: /x'), 'R065', { urls });
    expect(untidy!.fixes[0]!.command).toMatchObject({ to: `https://h.example/b#c${end}d` });
  },
);

test('lints R043: the address of a whole site is not turned into a rule for this one', () => {
  const fixesOf = (rule: string) =>
    findingsOf(siteOf(rule, 'Disallow: /b'), 'R043').map(({ fixes }) => fixes.map(({ code }) => code));
  expect(fixesOf('Disallow: http://old.example/')).toEqual([['delete-rule']]);
  expect(fixesOf('Disallow: http://old.example')).toEqual([['delete-rule']]);
  expect(fixesOf('Disallow: http://old.example/a')).toEqual([['write-rule-path']]);
  expect(fixesOf('Allow: http://old.example/')).toEqual([['write-rule-path']]);
});
