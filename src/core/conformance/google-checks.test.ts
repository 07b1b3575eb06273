// The tests that Google publishes with its parser, as tables: the same files, crawlers and URLs, with our test
// names.
import { describe, expect, test } from 'vitest';
import { askAboutFile, formatVerdict } from '../../testing/verdicts.ts';
import { openSite, productToken, type ReaderId, recordsOf } from '../index.ts';

const reader: ReaderId = 'google';

/** Crawler, URL, whether it may be fetched. */
type Row = readonly [robot: string, url: string, allowed: boolean];

function check(name: string, file: readonly string[] | string | Uint8Array, rows: readonly Row[]): void {
  describe(`robots_test.cc ${name}`, () => {
    test.each(rows)('%j on %j', (crawler, url, allowed) => {
      const { answer } = askAboutFile(
        file,
        reader,
        crawler,
        url.length > 300 || url.includes('://') ? url : `http://foo.bar${url}`,
      );
      expect(answer).toBe(allowed ? 'allow' : 'deny');
    });
  });
}

/** Like `check`, for one crawler: URLs that it may fetch, and URLs that it may not. */
function checkUrls(
  name: string,
  file: readonly string[],
  allowed: readonly string[],
  denied: readonly string[],
): void {
  const rows = (urls: readonly string[], isAllowed: boolean) =>
    urls.map((url): Row => ['FooBot', url, isAllowed]);
  check(name, file, [...rows(allowed, true), ...rows(denied, false)]);
}

check('GoogleOnly_SystemTest: an empty file allows everything', '', [
  ['FooBot', '', true],
  ['', '', true],
]);
check(
  'GoogleOnly_SystemTest: nobody is not named, and an empty URL is the root',
  ['user-agent: FooBot', 'disallow: /'],
  [
    ['', '', true],
    ['FooBot', '', false],
  ],
);

check(
  'ID_LineSyntax_Line: name, colon, value',
  ['user-agent: FooBot', 'disallow: /'],
  [['FooBot', '/x/y', false]],
);
check('ID_LineSyntax_Line: other names are no rules', ['foo: FooBot', 'bar: /'], [['FooBot', '/x/y', true]]);
check(
  'ID_LineSyntax_Line: the colon may be missing',
  ['user-agent FooBot', 'disallow /'],
  [['FooBot', '/x/y', false]],
);

const groups = [
  'allow: /foo/bar/',
  '',
  'user-agent: FooBot',
  'disallow: /',
  'allow: /x/',
  'user-agent: BarBot',
  'disallow: /',
  'allow: /y/',
  '',
  '',
  'allow: /w/',
  'user-agent: BazBot',
  '',
  'user-agent: FooBot',
  'allow: /z/',
  'disallow: /',
];
check(
  'ID_LineSyntax_Groups: groups of one robot are joined, blank lines mean nothing, orphans are ignored',
  groups,
  [
    ['FooBot', '/x/b', true],
    ['FooBot', '/z/d', true],
    ['FooBot', '/y/c', false],
    ['BarBot', '/y/c', true],
    ['BarBot', '/w/a', true],
    ['BarBot', '/z/d', false],
    ['BazBot', '/z/d', true],
    ['FooBot', '/foo/bar/', false],
    ['BarBot', '/foo/bar/', false],
    ['BazBot', '/foo/bar/', false],
  ],
);

for (const other of ['Sitemap: https://foo.bar/sitemap', 'Invalid-Unknown-Line: unknown']) {
  check(
    `ID_LineSyntax_Groups_OtherRules: ${other} closes no group`,
    ['User-agent: BarBot', other, 'User-agent: *', 'Disallow: /'],
    [
      ['BarBot', '/', false],
      ['FooBot', '/', false],
    ],
  );
}

for (const [agent, allow, disallow] of [
  ['USER-AGENT', 'ALLOW', 'DISALLOW'],
  ['user-agent', 'allow', 'disallow'],
  ['uSeR-aGeNt', 'AlLoW', 'dIsAlLoW'],
]) {
  checkUrls(
    `ID_REPLineNamesCaseInsensitive: ${agent}`,
    [`${agent}: FooBot`, `${allow}: /x/`, `${disallow}: /`],
    ['/x/y'],
    ['/a/b'],
  );
}

test.each([
  ['Foobot', 'foobot'],
  ['Foobot-Bar', 'foobot-bar'],
  ['Foo_Bar', 'foo_bar'],
  ['', ''],
  ['ツ', ''],
  ['Foobot*', 'foobot'],
  [' Foobot ', 'foobot'],
  ['Foobot/2.1', 'foobot'],
  ['Foobot Bar', 'foobot'],
])('robots_test.cc ID_VerifyValidUserAgentsToObey: of %j crawlers look for %j', (header, token) =>
  expect(productToken(header, reader)).toBe(token),
);

for (const value of ['FOO BAR', 'foo bar', 'FoO bAr']) {
  check(
    `ID_UserAgentValueCaseInsensitive: ${value}`,
    [`User-Agent: ${value}`, 'Allow: /x/', 'Disallow: /'],
    [
      ['Foo', '/x/y', true],
      ['Foo', '/a/b', false],
      ['foo', '/x/y', true],
      ['foo', '/a/b', false],
    ],
  );
}

check(
  'GoogleOnly_AcceptUserAgentUpToFirstSpace',
  ['User-Agent: *', 'Disallow: /', 'User-Agent: Foo Bar', 'Allow: /x/', 'Disallow: /'],
  [
    ['Foo', '/x/y', true],
    ['Foo Bar', '/x/y', false],
  ],
);

check(
  'ID_GlobalGroups_Secondary: the group for all others',
  ['user-agent: *', 'allow: /', 'user-agent: FooBot', 'disallow: /'],
  [
    ['FooBot', '/x/y', false],
    ['BarBot', '/x/y', true],
  ],
);
check(
  'ID_GlobalGroups_Secondary: without one no rules apply',
  [
    'user-agent: FooBot',
    'allow: /',
    'user-agent: BarBot',
    'disallow: /',
    'user-agent: BazBot',
    'disallow: /',
  ],
  [['QuxBot', '/x/y', true]],
);
for (const value of ['* baz', '*\tbaz', '* ']) {
  check(
    `ID_GlobalGroups: ${JSON.stringify(value)} speaks to all others`,
    [`user-agent: ${value}`, 'disallow: /'],
    [['QuxBot', '/x', false]],
  );
}

checkUrls(
  'ID_AllowDisallow_Value_CaseSensitive: lower',
  ['user-agent: FooBot', 'disallow: /x/'],
  [],
  ['/x/y'],
);
checkUrls(
  'ID_AllowDisallow_Value_CaseSensitive: upper',
  ['user-agent: FooBot', 'disallow: /X/'],
  ['/x/y'],
  [],
);

const foo = 'user-agent: FooBot';
const longest: readonly (readonly [
  rules: readonly string[],
  allowed: readonly string[],
  denied: readonly string[],
])[] = [
  [['disallow: /x/page.html', 'allow: /x/'], [], ['/x/page.html']],
  [['allow: /x/page.html', 'disallow: /x/'], ['/x/page.html'], ['/x/']],
  [['disallow: ', 'allow: '], ['/x/page.html'], []],
  [['disallow: /', 'allow: /'], ['/x/page.html'], []],
  [['disallow: /x', 'allow: /x/'], ['/x/'], ['/x']],
  [['disallow: /x/page.html', 'allow: /x/page.html'], ['/x/page.html'], []],
  [['allow: /page', 'disallow: /*.html'], ['/page'], ['/page.html']],
  [['allow: /x/page.', 'disallow: /*.html'], ['/x/page.html'], ['/x/y.html']],
];
for (const [rules, allowed, denied] of longest) {
  checkUrls(`ID_LongestMatch: ${rules.join(', ')}`, [foo, ...rules], allowed, denied);
}
checkUrls(
  'ID_LongestMatch: the own group allows what only the other one forbids',
  ['User-agent: *', 'Disallow: /x/', 'User-agent: FooBot', 'Disallow: /y/'],
  ['/x/page'],
  ['/y/page'],
);

/** Two rows of the original expect raw octets in a URL not to match. Here the reader escapes the URL for the caller. */
const encoding: readonly (readonly [rule: string, allowed: readonly string[], denied: readonly string[]])[] =
  [
    ['/foo/bar?qux=taz&baz=http://foo.bar?tar&par', ['/foo/bar?qux=taz&baz=http://foo.bar?tar&par'], []],
    ['/foo/bar/ツ', ['/foo/bar/%E3%83%84', '/foo/bar/ツ'], []],
    ['/foo/bar/%E3%83%84', ['/foo/bar/%E3%83%84', '/foo/bar/ツ'], []],
    ['/foo/bar/%62%61%7A', ['/foo/bar/%62%61%7A'], ['/foo/bar/baz']],
    ['/%aa', ['/%AA'], ['/%ab']],
  ];
for (const [rule, allowed, denied] of encoding) {
  checkUrls(`ID_Encoding: ${rule}`, [foo, 'Disallow: /', `Allow: ${rule}`], allowed, denied);
}

checkUrls(
  'ID_SpecialCharacters: a star',
  [foo, 'Disallow: /foo/bar/quz', 'Allow: /foo/*/qux'],
  ['/foo/quz', '/foo//quz', '/foo/bax/quz'],
  ['/foo/bar/quz'],
);
checkUrls(
  'ID_SpecialCharacters: a dollar at the end',
  [foo, 'Disallow: /foo/bar$', 'Allow: /foo/bar/qux'],
  ['/foo/bar/qux', '/foo/bar/', '/foo/bar/baz'],
  ['/foo/bar'],
);
checkUrls(
  'ID_SpecialCharacters: a comment',
  [foo, '# Disallow: /', 'Disallow: /foo/quz#qux', 'Allow: /'],
  ['/foo/bar'],
  ['/foo/quz'],
);

check(
  'GoogleOnly_IndexHTMLisDirectory',
  ['User-Agent: *', 'Allow: /allowed-slash/index.html', 'Disallow: /'],
  [
    ['foobot', '/allowed-slash/', true],
    ['foobot', '/allowed-slash/index.htm', false],
    ['foobot', '/allowed-slash/index.html', true],
    ['foobot', '/anyother-url', false],
  ],
);

const room = 8 * 2083;
const filled = (field: string, letter: string) => `/x/${letter.repeat(room - field.length - 5)}`;
const long = filled('disallow: ', 'a');
check(
  'GoogleOnly_LineTooLong: a Disallow is cut',
  [foo, `disallow: ${long}/qux`],
  [
    ['FooBot', '/fux', true],
    ['FooBot', `http://foo.bar${long}/fux`, false],
  ],
);
const [longA, longB] = [filled('allow: ', 'a'), filled('allow: ', 'b')];
check(
  'GoogleOnly_LineTooLong: an Allow is cut',
  [foo, 'disallow: /', `allow: ${longA}/qux`, `allow: ${longB}/qux`],
  [
    ['FooBot', '/', false],
    ['FooBot', `http://foo.bar${longA}/qux`, true],
    ['FooBot', `http://foo.bar${longB}/fux`, true],
  ],
);

const fish = [
  '/fish',
  '/fish.html',
  '/fish/salmon.html',
  '/fishheads',
  '/fishheads/yummy.html',
  '/fish.html?id=anything',
];
const noFish = ['/bar', '/Fish.asp', '/catfish', '/?id=fish'];
const documented: readonly (readonly [
  rule: string,
  allowed: readonly string[],
  denied: readonly string[],
])[] = [
  ['/fish', fish, noFish],
  ['/fish*', fish, noFish],
  [
    '/fish/',
    ['/fish/', '/fish/salmon', '/fish/?salmon', '/fish/salmon.html', '/fish/?id=anything'],
    ['/bar', '/fish', '/fish.html', '/Fish/Salmon.html'],
  ],
  [
    '/*.php',
    [
      '/filename.php',
      '/folder/filename.php',
      '/folder/filename.php?parameters',
      '//folder/any.php.file.html',
      '/filename.php/',
      '/index?f=filename.php/',
    ],
    ['/bar', '/php/', '/index?php', '/windows.PHP'],
  ],
  [
    '/*.php$',
    ['/filename.php', '/folder/filename.php'],
    [
      '/bar',
      '/filename.php?parameters',
      '/filename.php/',
      '/filename.php5',
      '/php/',
      '/filename?php',
      '/aaaphpaaa',
      '//windows.PHP',
    ],
  ],
  ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?parameters'], ['/bar', '/Fish.PHP']],
];
for (const [rule, allowed, denied] of documented) {
  checkUrls(
    `GoogleOnly_DocumentationChecks: ${rule}`,
    [foo, 'disallow: /', `allow: ${rule}`],
    allowed,
    denied,
  );
}
const precedence: typeof longest = [
  [['allow: /p', 'disallow: /'], ['/page'], []],
  [['allow: /folder', 'disallow: /folder'], ['/folder/page'], []],
  [['allow: /page', 'disallow: /*.htm'], [], ['/page.htm']],
  [['allow: /$', 'disallow: /'], ['/'], ['/page.html']],
];
for (const [rules, allowed, denied] of precedence) {
  checkUrls(
    `GoogleOnly_DocumentationChecks, precedence: ${rules.join(', ')}`,
    [foo, ...rules],
    allowed,
    denied,
  );
}

const counted = ['User-Agent: foo', 'Allow: /some/path', 'User-Agent: bar', '', '', 'Disallow: /'];
test.each([
  ['LF', counted.map((line) => `${line}\n`).join('')],
  ['CRLF', counted.map((line) => `${line}\r\n`).join('')],
  ['CR', counted.map((line) => `${line}\r`).join('')],
  ['no end at the end', counted.join('\n')],
  ['mixed ends', 'User-Agent: foo\nAllow: /some/path\r\nUser-Agent: bar\n\r\n\nDisallow: /'],
])('robots_test.cc ID_LinesNumbersAreCountedCorrectly: %s', (_name, file) => {
  expect(formatVerdict(askAboutFile(file, reader, 'bar', '/x'))).toBe('no 6');
});

const bytes = (...octets: readonly number[]) => [
  ...octets,
  ...new TextEncoder().encode('User-Agent: foo\nAllow: /AnyValue\n'),
];
test.each([
  ['a whole mark is skipped', bytes(0xef, 0xbb, 0xbf), 1],
  ['two thirds of it', bytes(0xef, 0xbb), 1],
  ['a third of it', bytes(0xef), 1],
  ['another sequence spoils the line', bytes(0xef, 0x11, 0xbf), 0],
])('robots_test.cc ID_UTF8ByteOrderMarkIsSkipped: %s', (_name, octets, records) => {
  const site = openSite({ origin: '', files: { '/robots.txt': Uint8Array.from(octets) } });
  expect(recordsOf(site, '/robots.txt', reader).records).toHaveLength(records);
});

test('robots_test.cc ID_UTF8ByteOrderMarkIsSkipped: only at the beginning of the file', () => {
  const site = openSite({
    origin: '',
    files: { '/robots.txt': 'User-Agent: foo\n\ufeffAllow: /AnyValue\n' },
  });
  expect(recordsOf(site, '/robots.txt', reader).records[0]).toMatchObject({ rules: [] });
});

test('robots_test.cc ID_NonStandardLineExample_Sitemap: a Sitemap line may be anywhere', () => {
  const sitemap = 'Sitemap: http://foo.bar/sitemap.xml';
  for (const lines of [
    [...counted.slice(0, 5), sitemap],
    [sitemap, ...counted.slice(0, 5)],
  ]) {
    const site = openSite({ origin: '', files: { '/robots.txt': lines.join('\n') } });
    const { others } = recordsOf(site, '/robots.txt', reader);
    expect(others).toEqual([
      { line: lines.indexOf(sitemap), name: 'Sitemap', value: 'http://foo.bar/sitemap.xml' },
    ]);
  }
});
