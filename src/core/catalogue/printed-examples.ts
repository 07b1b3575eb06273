// The tables and files that the specifications print as examples, with their printed answers. No answer is ours.

/** A path in a rule, a path in a URL, and whether the specification says that the rule matches. */
export interface PrintedMatch {
  readonly row: string;
  readonly rule: string;
  readonly url: string;
  readonly matches: boolean;
}

/** One URL of a printed table. `answers` has a Y or N for each column. */
export interface PrintedRow {
  readonly url: string;
  readonly answers: string;
}

/** A file with the printed answers. Crawlers that share a column are listed together. */
export interface PrintedSite {
  readonly origin: string;
  readonly text: string;
  /** The names of each column; '' for any crawler that the file does not name. */
  readonly columns: readonly (readonly string[])[];
  readonly rows: readonly PrintedRow[];
}

const createMatchRows = (
  rows: readonly (readonly [rule: string, url: string, matches: 'yes' | 'no'])[],
): readonly PrintedMatch[] =>
  rows.map(([rule, url, matches], place) => ({
    row: String(place + 1),
    rule,
    url,
    matches: matches === 'yes',
  }));

/** Draft 1 of 15 November 1996, section 3.2.2. Row 10 prints row 7 again. */
export const draft1Matches = createMatchRows([
  ['/tmp', '/tmp', 'yes'],
  ['/tmp', '/tmp.html', 'yes'],
  ['/tmp', '/tmp/a.html', 'yes'],
  ['/tmp/', '/tmp', 'no'],
  ['/tmp/', '/tmp/', 'yes'],
  ['/tmp/', '/tmp/a.html', 'yes'],
  ['/a%3cd.html', '/a%3cd.html', 'yes'],
  ['/a%3Cd.html', '/a%3cd.html', 'yes'],
  ['/a%3cd.html', '/a%3Cd.html', 'yes'],
  ['/a%3cd.html', '/a%3cd.html', 'yes'],
  ['/a%2fb.html', '/a%2fb.html', 'yes'],
  ['/a%2fb.html', '/a%2Fb.html', 'yes'],
  ['/a%2fb.html', '/a/b.html', 'no'],
  ['/%7ejoe/index.html', '/~joe/index.html', 'yes'],
  ['/~joe/index.html', '/%7Ejoe/index.html', 'yes'],
]);

/** The Internet-Draft of December 1996 and data.txt, section 3.2.2. */
export const internetDraftMatches = createMatchRows([
  ['/tmp', '/tmp', 'yes'],
  ['/tmp', '/tmp.html', 'yes'],
  ['/tmp', '/tmp/a.html', 'yes'],
  ['/tmp/', '/tmp', 'no'],
  ['/tmp/', '/tmp/', 'yes'],
  ['/tmp/', '/tmp/a.html', 'yes'],
  ['/a%3cd.html', '/a%3cd.html', 'yes'],
  ['/a%3Cd.html', '/a%3cd.html', 'yes'],
  ['/a%3cd.html', '/a%3Cd.html', 'yes'],
  ['/a%3Cd.html', '/a%3Cd.html', 'yes'],
  ['/a%2fb.html', '/a%2fb.html', 'yes'],
  ['/a%2fb.html', '/a/b.html', 'no'],
  ['/a/b.html', '/a%2fb.html', 'no'],
  ['/a/b.html', '/a/b.html', 'yes'],
  ['/%7ejoe/index.html', '/~joe/index.html', 'yes'],
  ['/~joe/index.html', '/%7Ejoe/index.html', 'yes'],
]);

/** RFC 9309, figure 4: paths, and the form in which they are matched. */
export const rfcPercentMatches = createMatchRows([
  ['/foo/bar?baz=quz', '/foo/bar?baz=quz', 'yes'],
  ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar', 'yes'],
  ['/foo/bar/ツ', '/foo/bar/%E3%83%84', 'yes'],
  ['/foo/bar/%E3%83%84', '/foo/bar/%E3%83%84', 'yes'],
  ['/foo/bar/%62%61%7A', '/foo/bar/baz', 'yes'],
]);

/** RFC 9309, figures 5 and 6. Figure 5 only prints rules. The URLs for them are chosen by its descriptions. */
export const rfcSpecialMatches: readonly PrintedMatch[] = [
  { row: '5, $', rule: '/this/path/exactly$', url: '/this/path/exactly', matches: true },
  { row: '5, $', rule: '/this/path/exactly$', url: '/this/path/exactly/more', matches: false },
  { row: '5, *', rule: '/this/*/exactly', url: '/this/or/that/exactly', matches: true },
  { row: '6', rule: '/path/file-with-a-%2A.html', url: '/path/file-with-a-*.html', matches: true },
  { row: '6', rule: '/path/foo-%24', url: '/path/foo-$', matches: true },
];

/** The worked example of the Internet-Draft and of data.txt, section 4, without its margins. */
export const fictOrg: PrintedSite = {
  origin: 'http://www.fict.org',
  text: [
    '# /robots.txt for http://www.fict.org/',
    '# comments to webmaster@fict.org',
    '',
    'User-agent: unhipbot',
    'Disallow: /',
    '',
    'User-agent: webcrawler',
    'User-agent: excite',
    'Disallow: ',
    '',
    'User-agent: *',
    'Disallow: /org/plans.html',
    'Allow: /org/',
    'Allow: /serv',
    'Allow: /~mak',
    'Disallow: /',
    '',
  ].join('\n'),
  columns: [['unhipbot'], ['webcrawler', 'excite'], ['']],
  rows: [
    { url: 'http://www.fict.org/', answers: 'NYN' },
    { url: 'http://www.fict.org/index.html', answers: 'NYN' },
    { url: 'http://www.fict.org/robots.txt', answers: 'YYY' },
    { url: 'http://www.fict.org/server.html', answers: 'NYY' },
    { url: 'http://www.fict.org/services/fast.html', answers: 'NYY' },
    { url: 'http://www.fict.org/services/slow.html', answers: 'NYY' },
    { url: 'http://www.fict.org/orgo.gif', answers: 'NYN' },
    { url: 'http://www.fict.org/org/about.html', answers: 'NYY' },
    { url: 'http://www.fict.org/org/plans.html', answers: 'NYN' },
    { url: 'http://www.fict.org/%7Ejim/jim.html', answers: 'NYN' },
    { url: 'http://www.fict.org/%7Emak/mak.html', answers: 'NYY' },
  ],
};

const exampleCom = 'https://www.example.com';

/** RFC 9309, figure 2: two groups for one crawler. */
export const rfcMerged: PrintedSite = {
  origin: exampleCom,
  text: 'user-agent: ExampleBot\ndisallow: /foo\ndisallow: /bar\n\nuser-agent: ExampleBot\ndisallow: /baz\n',
  columns: [['ExampleBot']],
  rows: ['/foo', '/bar', '/baz'].map((path) => ({ url: exampleCom + path, answers: 'N' })),
};

/** RFC 9309, figure 3: no group for this crawler except the one for any other. */
export const rfcDefault: PrintedSite = {
  origin: exampleCom,
  text: 'user-agent: *\ndisallow: /foo\ndisallow: /bar\n\nuser-agent: BazBot\ndisallow: /baz\n',
  columns: [['ExampleBot'], ['BazBot']],
  rows: [
    { url: `${exampleCom}/foo`, answers: 'NY' },
    { url: `${exampleCom}/bar`, answers: 'NY' },
    { url: `${exampleCom}/baz`, answers: 'YN' },
  ],
};

/** RFC 9309, section 5.1. The answers are described in sentences. The URLs are chosen to test each of them. */
export const rfcSimple: PrintedSite = {
  origin: exampleCom,
  text: [
    'User-Agent: *',
    'Disallow: *.gif$',
    'Disallow: /example/',
    'Allow: /publications/',
    '',
    'User-Agent: foobot',
    'Disallow:/',
    'Allow:/example/page.html',
    'Allow:/example/allowed.gif',
    '',
    'User-Agent: barbot',
    'User-Agent: bazbot',
    'Disallow: /example/page.html',
    '',
    'User-Agent: quxbot',
    '',
  ].join('\n'),
  columns: [['foobot'], ['barbot', 'bazbot'], ['quxbot'], ['']],
  rows: [
    { url: `${exampleCom}/index.html`, answers: 'NYYY' },
    { url: `${exampleCom}/logo.gif`, answers: 'NYYN' },
    { url: `${exampleCom}/publications/`, answers: 'NYYY' },
    { url: `${exampleCom}/example/page.html`, answers: 'YNYN' },
    { url: `${exampleCom}/example/allowed.gif`, answers: 'YYYN' },
    { url: `${exampleCom}/example/other`, answers: 'NYYN' },
  ],
};

/** RFC 9309, section 5.2. The sentence above the file has the last URL instead of the one before it (erratum 7124). */
export const rfcLongest: PrintedSite = {
  origin: exampleCom,
  text: 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n',
  columns: [['foobot']],
  rows: [
    { url: `${exampleCom}/example/page/`, answers: 'Y' },
    { url: `${exampleCom}/example/page/disallowed.gif`, answers: 'N' },
    { url: `${exampleCom}/example/page/disallow.gif`, answers: 'N' },
  ],
};
