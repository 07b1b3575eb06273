// data.txt, tested from its specification (datatxt-spec of October 2019, "dat"), the list of its
// findings and docs/library.md, and not from the source code.

import { describe, expect, test } from 'vitest';
import { findingsOfSystem } from '../../testing/findings/findings-of-system.ts';
import { areBytesEqual, encodeUtf8, encodeUtf16 } from '../../testing/from-the-text/bytes.ts';
import { compareDataTxt } from '../../testing/from-the-text/data-txt-comparison.ts';
import {
  askDataset,
  createDataTxtSite,
  findBadFixes,
  linesOfCode,
  mayAccess,
  path,
  printedText,
} from '../../testing/from-the-text/data-txt-queries.ts';
import {
  applyEdits,
  ask,
  cacheSeconds,
  catalogueOf,
  datasetAnswers,
  explain,
  findingMessage,
  findingReason,
  findings,
  openSite,
  pinsIn,
  policyUrl,
  printFile,
  productToken,
  recordsOf,
  statusOutcome,
} from '../index.ts';

// ---- The example of the specification
// -------------------------------------------------------------------------------

const margin = [
  '      # /robots.txt for http://www.fict.org/',
  '      # comments to webmaster@fict.org',
  '',
  '      User-agent: unhipbot',
  '      Disallow: /',
  '',
  '      User-agent: webcrawler',
  '      User-agent: excite',
  '      Disallow: ',
  '',
  '      User-agent: *',
  '      Disallow: /org/plans.html',
  '      Allow: /org/',
  '      Allow: /serv',
  '      Allow: /~mak',
  '     Disallow: /',
];
const readings = {
  raw: `${margin.join('\n')}\n`,
  dedent5: `${margin.map((line) => line.slice(5)).join('\n')}\n`,
  clean: `${margin.map((line) => line.trimStart()).join('\n')}\n`,
} as const;

/**
 * Path, then the answers for unhipbot, for webcrawler and excite, and for others; the line that decides for
 * others, null for the file itself.
 */
const matrix: readonly (readonly [string, boolean, boolean, boolean, number | null])[] = [
  ['/', false, true, false, 16],
  ['/index.html', false, true, false, 16],
  ['/robots.txt', true, true, true, null],
  ['/server.html', false, true, true, 14],
  ['/services/fast.html', false, true, true, 14],
  ['/services/slow.html', false, true, true, 14],
  ['/orgo.gif', false, true, false, 16],
  ['/org/about.html', false, true, true, 13],
  ['/org/plans.html', false, true, false, 12],
  ['/%7Ejim/jim.html', false, true, false, 16],
  ['/%7Emak/mak.html', false, true, true, 15],
];

describe.each(Object.entries(readings))('dat 4: the example, %s', (_how, file) => {
  test.each(matrix)(
    'dat 4 (data.txt 4 to -024): %s: unhipbot %s, webcrawler and excite %s, other %s',
    (url, unhip, middle, other, line) => {
      const yes = (agent: string) => mayAccess(file, agent, `http://www.fict.org${url}`).answer === 'allow';
      expect([yes('unhipbot'), yes('webcrawler'), yes('excite'), yes('otherbot')]).toEqual([
        unhip,
        middle,
        middle,
        other,
      ]);
      const { by, reason } = mayAccess(file, 'otherbot', url);
      expect([by === undefined ? null : by.line + 1, reason]).toEqual([
        line,
        line === null ? 'own-file' : 'rule',
      ]);
    },
  );

  test('dat 4 (data.txt 3.2.1): the headers UnhipBot/0.1, WebCrawler/3.0 and Excite/1.0 give the tokens', () => {
    const tokens = ['UnhipBot/0.1', 'WebCrawler/3.0', 'Excite/1.0'].map((header) =>
      productToken(header, 'data.txt'),
    );
    expect(tokens).toEqual(['unhipbot', 'webcrawler', 'excite']);
  });

  test('dat 4: what it announces, and what it blocks', () => {
    const announced = (agent: string, url: string) => askDataset(file, url, agent).answer;
    expect(
      ['/org/x', '/serv', '/~mak/', '/org/plans.html', '/x'].map((url) => announced('any', url)),
    ).toEqual(['announced', 'announced', 'announced', 'closed', 'closed']);
    expect(['/org/x', '/x'].map((url) => announced('webcrawler', url))).toEqual([
      'not-mentioned',
      'not-mentioned',
    ]);
    expect(announced('unhipbot', '/org/x')).toBe('closed');
  });
});

// ---- Requirements ---------------------------------------------------------------------------------------------------

const yes = 'allow';
const no = 'deny';
describe('dat: requirements', () => {
  test.each([
    ['https://datatxt.org/', 'https://datatxt.org/data.txt'],
    ['http://www.bar.com:8001/', 'http://www.bar.com:8001/data.txt'],
    ['http://www.bar.com:8001/a/b?c#d', 'http://www.bar.com:8001/data.txt'],
    ['/a', '/data.txt'],
  ])('dat 3.1 (data.txt 3.1): the file for %s is %s', (url, expected) => {
    expect(policyUrl(url, 'data.txt')).toBe(expected);
  });

  test.each([
    [200, 'parse'],
    [204, 'parse'],
    [299, 'parse'],
    [301, 'follow'],
    [307, 'follow'],
    [404, 'no-information'],
    [401, 'no-information'],
    [403, 'no-information'],
    [410, 'no-information'],
    [429, 'no-information'],
    [500, 'no-information'],
    [503, 'no-information'],
    ['timeout', 'no-information'],
    ['network', 'no-information'],
  ] as const)(
    'dat 3.1 (data.txt 3.1 to -006): status %s is %s, and never a prohibition',
    (status, outcome) => {
      expect(statusOutcome('data.txt', status)).toBe(outcome);
      const site = createDataTxtSite('User-agent: *\nDisallow: /x\nAllow: /y\n');
      const answer = (url: string) => ask(site, { question: 'dataset', url, status }).answer;
      if (outcome === 'parse') expect([answer('/x'), answer('/y')]).toEqual(['closed', 'announced']);
      if (outcome === 'no-information') {
        expect([answer('/x'), answer('/y')]).toEqual(['unknown', 'unknown']);
        expect(
          ask(site, { question: 'fetch', reader: 'data.txt', agent: 'a', url: '/x', status }).answer,
        ).toBe('no-information');
      }
    },
  );

  test('dat 3.1 (data.txt 3.1): a site without the file may have data sets that are found in other ways', () => {
    const site = openSite({ origin: '', files: {} });
    expect(ask(site, { question: 'dataset', url: '/x' }).answer).toBe('unknown');
    expect(catalogueOf(site).announced).toEqual([]);
  });

  test.each([
    ['without directives', null, 7 * 24 * 3600],
    ['with max-age', { 'Cache-Control': 'max-age=60' }, 60],
    [
      'with Expires',
      { Date: 'Thu, 01 Jan 1970 00:00:00 GMT', Expires: 'Thu, 01 Jan 1970 01:00:00 GMT' },
      3600,
    ],
  ] as const)('dat 3.4 (data.txt 3.4): a copy %s', (_how, headers, seconds) => {
    expect(cacheSeconds('data.txt', headers)).toBe(seconds);
  });

  const sample =
    'User-agent: webcrawler\nUser-agent: infoseek\nAllow:    /tmp/ok.html\nDisallow: /tmp\nDisallow: /user/foo\n';
  const two = (first: string, second: string) =>
    `User-agent: ${first}\nDisallow: /a\n\nUser-agent: ${second}\nDisallow: /b\n`;
  test.each<readonly [string, string, string, string, string, 'allow' | 'deny', string, number | null]>([
    ['data.txt 3.2', 'the sample', sample, 'webcrawler', '/tmp/ok.html', yes, 'rule', 3],
    ['data.txt 3.2', 'the sample', sample, 'InfoSeek', '/tmp/x', no, 'rule', 4],
    ['data.txt 3.2', 'the sample', sample, 'webcrawler', '/user/foobar', no, 'rule', 5],
    ['data.txt 3.2.2', 'no match', sample, 'webcrawler', '/other', yes, 'no-rule', null],
    ['data.txt 3.2.1', 'no record', sample, 'other', '/tmp', yes, 'no-record', null],
    ['data.txt 3.2.1, C3', 'an empty file', '', 'a', '/', yes, 'no-record', null],
    ['C3', 'comments only', '# a\n\n', 'a', '/', yes, 'no-record', null],
    [
      'data.txt 3.2',
      'a blank line ends a record',
      'User-agent: *\n\nDisallow: /\n',
      'a',
      '/',
      yes,
      'no-record',
      null,
    ],
    [
      'data.txt 3.2',
      'a line of blanks ends a record',
      'User-agent: *\n \t\nDisallow: /\n',
      'a',
      '/',
      yes,
      'no-record',
      null,
    ],
    [
      'data.txt 3.2',
      'a comment does not',
      'User-agent: *\n# c\n  # d\nDisallow: /\n',
      'a',
      '/',
      no,
      'rule',
      4,
    ],
    [
      'data.txt 3.2',
      'a comment behind a value',
      'User-agent: a # b\nDisallow: /x # y\n',
      'a',
      '/x',
      no,
      'rule',
      2,
    ],
    ['data.txt 3.2', 'no blank before it', 'User-agent: a#b\nDisallow: /x#y\n', 'a', '/xz', no, 'rule', 2],
    [
      'C9',
      'records without a blank line',
      'User-agent: a\nDisallow: /a\nUser-agent: b\nDisallow: /b\n',
      'b',
      '/a',
      yes,
      'no-rule',
      null,
    ],
    ['data.txt 3.2', 'another field', 'User-agent: a\nX-y: z\nDisallow: /a\n', 'a', '/a', no, 'rule', 3],
    [
      'data.txt 3.2',
      'no continuation',
      'User-agent: a\nDisallow: /a\n /b\n',
      'a',
      '/b',
      yes,
      'no-rule',
      null,
    ],
    [
      'data.txt 3.2',
      'a line with a margin is a line',
      'User-agent: a\n  Disallow: /b\n',
      'a',
      '/b',
      no,
      'rule',
      2,
    ],
    ['data.txt 3.2.1', 'the value contains the token', two('xzedx', 'zed'), 'zed', '/a', no, 'rule', 2],
    ['data.txt 3.2.1', 'the first that does', two('xzedx', 'zed'), 'zed', '/b', yes, 'no-rule', null],
    ['data.txt 3.2.1', 'not the other way round', two('zed', 'yy'), 'zedx', '/a', yes, 'no-record', null],
    ['data.txt 3.2.1', 'case ignored', two('ZED', 'yy'), 'zEd', '/a', no, 'rule', 2],
    [
      'data.txt 3.2.1',
      'any line of the record',
      'User-agent: a\nUser-agent: b\nDisallow: /\n',
      'b',
      '/',
      no,
      'rule',
      3,
    ],
    [
      'data.txt 3.2.1, C12',
      'a value that is not a token',
      two('foo bar/1.0', 'yy'),
      'bar',
      '/a',
      no,
      'rule',
      2,
    ],
    ['data.txt 3.2.1', 'a named record before *', two('*', 'zed'), 'zed', '/a', yes, 'no-rule', null],
    ['data.txt 3.2.1', 'the first *', two('*', '*'), 'zed', '/b', yes, 'no-rule', null],
    ['data.txt 3.2.1', 'exactly *', two('*x', 'yy'), 'zed', '/a', yes, 'no-record', null],
    ['data.txt', 'an empty token names none', two('zed', '*'), '', '/a', yes, 'no-rule', null],
    ['data.txt', 'an empty token falls to *', two('zed', '*'), '', '/b', no, 'rule', 5],
    [
      'data.txt 3.2.2',
      'the first match',
      'User-agent: *\nAllow: /a\nDisallow: /a/b\n',
      'a',
      '/a/b',
      yes,
      'rule',
      2,
    ],
    [
      'data.txt 3.2.2',
      'the first match',
      'User-agent: *\nDisallow: /\nAllow: /a\n',
      'a',
      '/a',
      no,
      'rule',
      2,
    ],
    [
      'data.txt 3.2.2, C13',
      '/robots.txt under Disallow: /',
      'User-agent: *\nDisallow: /\n',
      'a',
      '/robots.txt',
      yes,
      'own-file',
      null,
    ],
    [
      'data.txt, C1',
      '/data.txt too',
      'User-agent: *\nDisallow: /\n',
      'a',
      '/data.txt',
      yes,
      'own-file',
      null,
    ],
    ['data.txt', 'not /data.txt.gz', 'User-agent: *\nDisallow: /\n', 'a', '/data.txt.gz', no, 'rule', 2],
    [
      'data.txt 3.2.2',
      'not /a/robots.txt',
      'User-agent: *\nDisallow: /\n',
      'a',
      '/a/robots.txt',
      no,
      'rule',
      2,
    ],
    [
      'data.txt 3.3, C11',
      'an extension is a rule line',
      'User-agent: a\nSitemap: x\nUser-agent: b\nDisallow: /\n',
      'a',
      '/',
      yes,
      'no-rule',
      null,
    ],
    [
      'data.txt 3.3',
      'and makes a record',
      'User-agent: a\nCrawl-delay: 3\n\nUser-agent: *\nDisallow: /\n',
      'a',
      '/',
      yes,
      'no-rule',
      null,
    ],
    [
      'C11',
      'before the records: no effect',
      'Title: x\nUser-agent: a\nDisallow: /\n',
      'a',
      '/',
      no,
      'rule',
      3,
    ],
    [
      'data.txt 3.2',
      'agents without a rule are no record',
      'User-agent: *\nDisallow: /\n\nUser-agent: a\n',
      'a',
      '/',
      no,
      'rule',
      2,
    ],
    ['C4, C5', 'an empty Disallow', 'User-agent: a\nDisallow:\nDisallow: /x\n', 'a', '/x', no, 'rule', 3],
    [
      'C4, C5',
      'an empty Disallow',
      'User-agent: a\nDisallow: \n\nUser-agent: *\nDisallow: /\n',
      'a',
      '/x',
      yes,
      'no-rule',
      null,
    ],
    ['C5', 'an empty Allow', 'User-agent: a\nAllow:\nDisallow: /\n', 'a', '/x', no, 'rule', 3],
    [
      'C6',
      'a path without slash never matches',
      'User-agent: a\nDisallow: x\n',
      'a',
      '/x',
      yes,
      'no-rule',
      null,
    ],
    ['C7', 'Allow: / and ~', 'User-agent: a\nAllow: /~x\nDisallow: /\n', 'a', '/%7Ex', yes, 'rule', 2],
    ['C15', 'FigTree', 'User-agent: figtree\nDisallow: /\n', 'FigTree', '/', no, 'rule', 2],
    ['B12', 'a blank before the colon', 'User-agent : a\nDisallow : /\n', 'a', '/', no, 'rule', 2],
    ['5.2', 'junk is skipped', 'User-agent: a\n<html>\nDisallow: /\n', 'a', '/', no, 'rule', 3],
    [
      '5.2',
      'a page of HTML',
      '<html><body>What are you looking for?</body></html>',
      'a',
      '/',
      yes,
      'no-record',
      null,
    ],
    ['data.txt 5.2', 'CR', 'User-agent: a\rDisallow: /\r', 'a', '/', no, 'rule', 2],
    ['data.txt 5.2', 'CRLF', 'User-agent: a\r\nDisallow: /\r\n', 'a', '/', no, 'rule', 2],
    ['data.txt 5.2', 'mixed', '# c\rUser-agent: a\nDisallow: /\r\n', 'a', '/', no, 'rule', 3],
    ['data.txt 5.2', 'LF CR is two', 'User-agent: a\n\rDisallow: /\n', 'a', '/', yes, 'no-record', null],
    ['data.txt 5.2', 'no line end at the end', 'User-agent: a\nDisallow: /', 'a', '/', no, 'rule', 2],
    [
      'E-45',
      'a byte order mark spoils the first line',
      '\uFEFFUser-agent: a\nDisallow: /',
      'a',
      '/',
      yes,
      'no-record',
      null,
    ],
    [
      'E-45',
      'a byte order mark spoils no other line',
      '\uFEFF# c\nUser-agent: a\nDisallow: /',
      'a',
      '/',
      no,
      'rule',
      3,
    ],
  ])('dat (%s): %s', (_id, _why, file, agent, url, answer, reason, line) => {
    const verdict = mayAccess(file, agent, url);
    expect([verdict.answer, verdict.reason, verdict.by === undefined ? null : verdict.by.line + 1]).toEqual([
      answer,
      reason,
      line,
    ]);
    const expected = reason === 'rule' ? (answer === yes ? 'announced' : 'closed') : 'not-mentioned';
    expect(askDataset(file, url, agent).answer).toBe(expected);
  });

  test.each([
    ['/tmp', '/tmp', true],
    ['/tmp', '/tmp.html', true],
    ['/tmp', '/tmp/a.html', true],
    ['/tmp/', '/tmp', false],
    ['/tmp/', '/tmp/', true],
    ['/tmp/', '/tmp/a.html', true],
    ['/a%3cd.html', '/a%3cd.html', true],
    ['/a%3Cd.html', '/a%3cd.html', true],
    ['/a%3cd.html', '/a%3Cd.html', true],
    ['/a%3Cd.html', '/a%3Cd.html', true],
    ['/a%2fb.html', '/a%2fb.html', true],
    ['/a%2fb.html', '/a/b.html', false],
    ['/a/b.html', '/a%2fb.html', false],
    ['/a/b.html', '/a/b.html', true],
    ['/%7ejoe/index.html', '/~joe/index.html', true],
    ['/~joe/index.html', '/%7Ejoe/index.html', true],
    ['/a%252f', '/a%2f', false],
    ['/a?b', '/a?b', false],
    ['/a$', '/a', false],
    ['/*.csv', '/x.csv', false],
    ['/caf\u00e9', '/caf%c3%a9', true],
  ])('dat 3.2.2 (data.txt 3.2.2): %s matches %s: %s', (rule, url, matches) => {
    expect(mayAccess(`User-agent: *\nDisallow: ${rule}\n`, 'a', url).answer).toBe(matches ? no : yes);
    expect(askDataset(`User-agent: *\nAllow: ${rule}\n`, url).answer).toBe(
      matches ? 'announced' : 'not-mentioned',
    );
  });

  test('dat 3.2.1, 3.1 (C16): two questions: access is unlimited without a record, data sets are unknown without a file', () => {
    expect(mayAccess('', 'a', '/x').answer).toBe('allow');
    expect(ask(openSite({ origin: '', files: {} }), { question: 'dataset', url: '/x' }).answer).toBe(
      'unknown',
    );
  });

  test('dat 3.2 (data.txt 3.2): unknown fields keep name and value, whatever the value', () => {
    const view = recordsOf(
      createDataTxtSite('User-agent: a\nAllow: /x\nTitle: a: b, "c" = d # e\nX-y.z:\n'),
      path,
      'data.txt',
    );
    expect(view.records[0]?.others).toMatchObject([
      { line: 2, value: 'a: b, "c" = d' },
      { line: 3, value: '' },
    ]);
  });

  test('docs: lines below a rule describe it, up to the next rule or the end of the record', () => {
    const file =
      'User-agent: *\nContact: c\nAllow: /x\nTitle: t\n# c\njunk\nX-Any.token: v # w\nDisallow: /y\nFormat: f\n\nLicense: l\n';
    expect(askDataset(file, '/x/1').metadata).toEqual([
      { name: 'Title', value: 't', line: 3 },
      { name: 'X-Any.token', value: 'v', line: 6 },
    ]);
    const { announced, closed, metadata } = catalogueOf(createDataTxtSite(file));
    expect(announced.map(({ url, line }) => [url, line])).toEqual([['http://www.fict.org/x', 2]]);
    expect(closed.map((entry) => [entry.path, entry.line])).toEqual([['/y', 7]]);
    expect(metadata).toContainEqual({ name: 'Contact', value: 'c', line: 1 });
  });

  test.each(['Disallowed', 'Allowed', 'Useragent', 'Disalow'])(
    'dat 3.2 (data.txt 3.2): a field %s is an extension line, so it describes the rule above',
    (name) => {
      const { metadata } = askDataset(`User-agent: *\nAllow: /x\n${name}: v\n`, '/x');
      expect(metadata).toEqual([{ name, value: 'v', line: 2 }]);
      const { announced } = catalogueOf(
        createDataTxtSite(`User-agent: *\nAllow: /x\n${name}: v\nTitle: t\n`),
      );
      expect(announced.map((entry) => entry.metadata.map((each) => each.name))).toEqual([[name, 'Title']]);
    },
  );

  test('dat 3.2.1: every step of a trace has a message, and exactly one step decides', () => {
    for (const url of ['/org/x', '/data.txt', '/x', 'http://other.example/'])
      for (const file of [readings.raw, '', 'Allow: /\n']) {
        const steps = askDataset(file, url).trace();
        expect(steps.filter(({ outcome }) => outcome === 'decides')).toHaveLength(1);
        for (const step of steps) expect(explain(step)).toMatch(/\S/);
      }
  });

  test('C2: the YAML form found in practice is a different format: recognized, kept, and not a record', () => {
    const yaml = 'path: claims.csv\nrows: 26639\ncolumns:\n- name: id\n  type: integer\n';
    const site = createDataTxtSite(yaml);
    expect(pinsIn(site, path)?.paths.map((pinnedPath) => pinnedPath.text)).toEqual(['claims.csv']);
    expect(pinsIn(createDataTxtSite(readings.raw), path)).toBeUndefined();
    expect([printedText(site), askDataset(yaml, '/claims.csv').answer]).toEqual([yaml, 'not-mentioned']);
  });
});

// ---- Lints ----------------------------------------------------------------------------------------------------------

const severities: Readonly<Record<string, string>> = {
  D002: 'warning',
  D003: 'warning',
  D004: 'warning',
  D005: 'warning',
  D006: 'warning',
};
const positives: readonly (readonly [string, string, string, readonly number[]])[] = [
  ['D002', 'Disallow only', 'User-agent: *\nDisallow: /x\n', [2]],
  ['D002', 'in two records', 'User-agent: a\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n', [2]],
  ['D002', 'behind an empty one', 'User-agent: *\nDisallow:\nDisallow: /x\n', [3]],
  ['D002', 'with comments', '# Title: x\nUser-agent: *\nDisallow: /x # Allow: /y\n', [3]],
  ['D003', 'behind a rule', 'User-agent: *\nAllow: /x\n\n# c\n', [2]],
  ['D003', 'behind an agent', 'User-agent: *\n\n# c\nAllow: /\n', [1]],
  ['D003', 'behind an extension', 'User-agent: *\nAllow: /x\nTitle: t\n\n# c\n', [3]],
  ['D003', 'several blank lines', 'User-agent: *\nAllow: /x\n\n \t\n\n  # c\n', [2]],
  ['D003', 'above a record', 'User-agent: a\nAllow: /x\n\n# c\nUser-agent: b\nAllow: /y\n', [2]],
  ['D003', 'two comment lines', 'User-agent: *\nAllow: /x\n\n# c\n# d\n', [2]],
  ['D003', 'two comments with a blank line between', 'User-agent: *\nAllow: /x\n\n# c\n\n# d\n', [2]],
  ['D003', 'twice', 'User-agent: a\nAllow: /x\n\n# c\nUser-agent: b\nAllow: /y\n\n# d\n', [2, 6]],
  ['D003', 'CRLF', 'User-agent: *\r\nAllow: /x\r\n\r\n# c\r\n', [2]],
  ['D003', 'CR', 'User-agent: *\rAllow: /x\r\r# c\r', [2]],
  ['D003', 'no line end behind the comment', 'User-agent: *\nAllow: /x\n\n# c', [2]],
];
const nearMisses: readonly (readonly [string, string, string])[] = [
  ['D002', 'an Allow', 'User-agent: *\nDisallow: /x\nAllow: /y\n'],
  ['D002', 'an Allow in another record', 'User-agent: a\nAllow: /x\n\nUser-agent: *\nDisallow: /\n'],
  ['D002', 'an extension line', 'User-agent: *\nDisallow: /x\nTitle: t\n'],
  ['D002', 'C4: an empty Disallow', 'User-agent: *\nDisallow:\n'],
  ['D002', 'C4: an empty Disallow with a comment', 'User-agent: *\nDisallow: # /x\n'],
  ['D002', 'an empty file', ''],
  ['D002', 'comments only', '# c\n'],
  ['D003', 'no blank line', 'User-agent: *\nAllow: /x\n# c\n'],
  ['D003', 'no comment', 'User-agent: *\nAllow: /x\n\nUser-agent: a\nAllow: /y\n'],
  ['D003', 'a comment of its own', 'User-agent: *\nAllow: /x # y\n\n# c\n'],
  ['D003', 'a comment line between', 'User-agent: *\nAllow: /x\n# b\n\n# c\n'],
  ['D003', 'at the start', '\n# c\nUser-agent: *\nAllow: /\n'],
];

describe('dat lints', () => {
  test.each(positives)('lint %s: %s', (code, _why, file, expectedLines) => {
    expect(linesOfCode(file, code)).toEqual(expectedLines.map((line) => `${code}@${line}`));
    for (const finding of findingsOfSystem('data', findings(createDataTxtSite(file), path))) {
      expect(finding.severity).toBe(severities[finding.code]);
      expect(findingMessage(finding)).toMatch(/\S/);
      expect(findingReason(finding)).toMatch(/\S/);
    }
  });

  test.each(nearMisses)('no lint %s: %s', (code, _why, file) => {
    expect(linesOfCode(file, code)).toEqual([]);
  });

  test.each(positives)('fixes of %s (%s) do what they claim', (_code, _why, file) => {
    expect(findBadFixes(file)).toEqual([]);
  });

  test('lint D002 applies only to data.txt', () => {
    const site = openSite({
      origin: '',
      files: { '/robots.txt': '# /robots.txt\nUser-agent: *\nDisallow: /\n' },
    });
    expect(findingsOfSystem('data', findings(site, '/robots.txt'))).toEqual([]);
  });

  test('lint D003 applies to the draft of 1996 as well', () => {
    const site = openSite({ origin: '', files: { '/robots.txt': 'User-agent: *\nDisallow: /x\n\n# c\n' } });
    const lintsFor = (reader: 'koster-1996' | 'koster-1997-internet-draft' | 'rfc9309') =>
      findingsOfSystem('data', findings(site, '/robots.txt', { reader })).map(({ code }) => code);
    expect([lintsFor('koster-1997-internet-draft'), lintsFor('koster-1996'), lintsFor('rfc9309')]).toEqual([
      ['D003'],
      [],
      [],
    ]);
  });

  test('lint D003 is reported if the draft of 1996 is among the watched readers', () => {
    const site = openSite({ origin: '', files: { '/robots.txt': 'User-agent: *\nDisallow: /x\n\n# c\n' } });
    const lints = findingsOfSystem(
      'data',
      findings(site, '/robots.txt', { readers: ['koster-1997-internet-draft'] }),
    );
    expect(lints.map(({ code }) => code)).toEqual(['D003']);
  });

  test.each([['D003', 'User-agent: *\nAllow: /x\n\n# c\n', 'User-agent: *\n# c\nAllow: /x\n\n']])(
    'quick fix of %s: %j becomes %j',
    (code, file, result) => {
      const site = createDataTxtSite(file);
      const results = findings(site, path)
        .filter((finding) => finding.code === code)
        .flatMap(({ fixes }) => fixes.map(({ edits }) => printedText(applyEdits(site, path, edits))));
      expect(results).toContain(result);
    },
  );
});

// ---- Hostile input --------------------------------------------------------------------------------------------------

const controls = Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code)).concat(
  '\x7f',
  '\x80',
  '\x85',
  '\x9f',
  '\u2028',
  '\uFEFF',
  '\uFFFE',
  '\uFFFF',
);
const hostile: readonly (readonly [string, Uint8Array])[] = [
  ['nothing', new Uint8Array()],
  ['every octet', Uint8Array.from({ length: 256 }, (_, octet) => octet)],
  [
    'every octet in a path',
    new Uint8Array([
      ...encodeUtf8('User-agent: *\nAllow: /'),
      ...Uint8Array.from({ length: 256 }, (_, octet) => octet),
      ...encodeUtf8('\nTitle: x\n'),
    ]),
  ],
  ['UTF-16, little end first', encodeUtf16(readings.raw, true)],
  ['UTF-16, big end first, cut', encodeUtf16(readings.raw, false).slice(0, -1)],
  ['UTF-16 with a lone surrogate', encodeUtf16('User-agent: *\nAllow: /\ud800\nTitle: \udc00\n', true)],
  [
    'a surrogate in UTF-8',
    new Uint8Array([...encodeUtf8('User-agent: *\nAllow: /'), 0xed, 0xa0, 0x80, 0x0a]),
  ],
  [
    'ISO-8859-1',
    new Uint8Array([
      ...encodeUtf8('User-agent: *\nAllow: /caf'),
      0xe9,
      ...encodeUtf8('\nTitle: Caf'),
      0xe9,
      ...encodeUtf8('\n\n# c'),
      0xe9,
    ]),
  ],
  ['two marks', encodeUtf8(`\uFEFF\uFEFF${readings.raw}`)],
  ['a long line', encodeUtf8(`User-agent: *\nAllow: /${'a'.repeat(50_000)}\nTitle: ${'b'.repeat(50_000)}`)],
  ['many percent signs', encodeUtf8(`User-agent: *\nAllow: /${'%'.repeat(20_000)}`)],
  ['colons', encodeUtf8(':'.repeat(10_000))],
  ['blank lines and a comment', encodeUtf8(`User-agent: *\nDisallow: /${'\n'.repeat(10_000)}# c`)],
  ['many agents', encodeUtf8('User-agent: a\n'.repeat(2000))],
  [
    '500 data sets',
    encodeUtf8(
      `User-agent: *\n${Array.from({ length: 500 }, (_, at) => `Allow: /${at}.csv\nTitle: ${at}\n`).join('')}`,
    ),
  ],
  ['YAML that is cut off', encodeUtf8('path: [a, "b\nrows: {')],
  [
    'YAML of deep lists',
    encodeUtf8(`path:\n${Array.from({ length: 200 }, (_, at) => `${' '.repeat(at)}-\n`).join('')}`),
  ],
  ...controls.map((control): readonly [string, Uint8Array] => [
    `U+${control.charCodeAt(0).toString(16).padStart(4, '0')} everywhere`,
    encodeUtf8(
      `${control}User-agent:${control} *${control}\n${control}Disallow: /a${control}b${control}\nTi${control}tle: ${control}\n\n#${control}/robots.txt${control}\n`,
    ),
  ]),
];

describe('hostile input', () => {
  test.each(hostile)(
    'dat 5.2, 6 (data.txt 5.2): nothing throws, and the bytes are preserved: %s',
    (_name, bytes) => {
      const site = createDataTxtSite(bytes);
      expect(areBytesEqual(printFile(site, path), bytes)).toBe(true);
      for (const url of ['/', '/a', '/\ud800', '\0', '/%', '/%ff', 'http://', '://', 'a'.repeat(3000)]) {
        const verdict = ask(site, { question: 'dataset', url });
        expect(datasetAnswers).toContain(verdict.answer);
        expect(explain(verdict)).toMatch(/\S/);
      }
      catalogueOf(site);
      pinsIn(site, path);
      for (const finding of findings(site, path).slice(0, 20)) {
        expect(`${findingMessage(finding)}${findingReason(finding)}`).toMatch(/\S/);
        for (const fix of finding.fixes.slice(0, 3))
          expect(() => applyEdits(site, path, fix.edits)).not.toThrow();
      }
    },
  );
});

compareDataTxt(1);
