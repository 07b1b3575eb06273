// The examples and figures of RFC 9309, as tables.
import { describe, expect, test } from 'vitest';
import { askAboutFile, formatVerdict } from '../../testing/verdicts.ts';
import { productToken } from '../index.ts';

const simple = [
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
];

describe('rfc 9309 5.1: the simple example', () => {
  test.each([
    ['anybot', '/x.gif', 'no 2'],
    ['anybot', '/publications/x.gif', 'yes 4'],
    ['anybot', '/x.gif?y', 'yes'],
    ['anybot', '/example/page.html', 'no 3'],
    ['anybot', '/', 'yes'],
    ['foobot', '/', 'no 7'],
    ['foobot', '/example/page.html', 'yes 8'],
    ['foobot', '/example/allowed.gif', 'yes 9'],
    ['foobot', '/publications/', 'no 7'],
    ['barbot', '/example/page.html', 'no 13'],
    ['bazbot', '/example/page.html', 'no 13'],
    ['bazbot', '/example/allowed.gif', 'yes'],
    ['quxbot', '/example/', 'yes'],
    ['QuxBot', '/x.gif', 'yes'],
  ])('%s on %s: %s', (crawler, url, expected) => {
    expect(formatVerdict(askAboutFile(simple, 'rfc9309', crawler, url))).toBe(expected);
  });
});

describe('rfc 9309 5.2: the longest match, with the file name as corrected by erratum 7124', () => {
  const file = ['User-Agent: foobot', 'Allow: /example/page/', 'Disallow: /example/page/disallowed.gif'];
  test.each([
    ['/example/page/disallowed.gif', 'no 3'],
    ['/example/page/disallow.gif', 'yes 2'],
    ['/example/page/', 'yes 2'],
  ])('%s: %s', (url, expected) =>
    expect(formatVerdict(askAboutFile(file, 'rfc9309', 'foobot', url))).toBe(expected),
  );
});

test('rfc 9309 2.2.1, figure 1: the product token is part of the User-agent header', () => {
  const header = 'Mozilla/5.0 (compatible; ExampleBot/0.1; https://www.example.com/bot.html)';
  expect(productToken(header, 'rfc9309')).toBe('examplebot');
});

describe('rfc 9309 2.2.1, figure 2: groups of one crawler are combined', () => {
  const file = [
    'user-agent: ExampleBot',
    'disallow: /foo',
    'disallow: /bar',
    '',
    'user-agent: ExampleBot',
    'disallow: /baz',
  ];
  test.each([
    ['/foo', 'no 2'],
    ['/bar', 'no 3'],
    ['/baz', 'no 6'],
    ['/qux', 'yes'],
  ])('%s: %s', (url, expected) =>
    expect(formatVerdict(askAboutFile(file, 'rfc9309', 'examplebot', url))).toBe(expected),
  );
});

describe('rfc 9309 2.2.1, figure 3: a crawler without a group of its own uses that of *', () => {
  const file = [
    'user-agent: *',
    'disallow: /foo',
    'disallow: /bar',
    '',
    'user-agent: BazBot',
    'disallow: /baz',
  ];
  test.each([
    ['ExampleBot', '/foo', 'no 2'],
    ['ExampleBot', '/baz', 'yes'],
    ['BazBot', '/baz', 'no 6'],
    ['BazBot', '/foo', 'yes'],
  ])('%s on %s: %s', (crawler, url, expected) => {
    expect(formatVerdict(askAboutFile(file, 'rfc9309', crawler, url))).toBe(expected);
  });
});

describe('rfc 9309 2.2.2, figure 4: which paths are equal after percent-encoding is normalized', () => {
  test.each([
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz', true],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar', true],
    ['/foo/bar?baz=https%3A%2F%2Ffoo.bar', '/foo/bar?baz=https://foo.bar', true],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84', true],
    ['/foo/bar/%E3%83%84', '/foo/bar/ツ', true],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz', true],
    ['/foo/bar/baz', '/foo/bar/%62%61%7A', true],
    ['/foo/bar%2Fbaz', '/foo/bar/baz', false],
    ['/foo%3Fbar', '/foo?bar', false],
  ])('the rule %s, the URL %s: %s', (rule, url, matches) => {
    const verdict = askAboutFile(['User-agent: *', `Disallow: ${rule}`], 'rfc9309', 'zed', url);
    expect(formatVerdict(verdict)).toBe(matches ? 'no 2' : 'yes');
  });
});

describe('rfc 9309 2.2.3, figures 5 and 6: special characters', () => {
  test.each([
    ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html', true],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-%2a.html', true],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-b.html', false],
    ['/path/foo-%24', '/path/foo-$', true],
    ['/path/foo-%24', '/path/foo-', false],
    ['/a$b', '/a%24b', true],
    ['/this/path/exactly$', '/this/path/exactly', true],
    ['/this/path/exactly$', '/this/path/exactly/not', false],
    ['/this/*/exactly', '/this/path/exactly', true],
    ['/this/*/exactly', '/this/a/long/path/exactly/so', true],
    ['/x # a comment', '/x', true],
  ])('the rule %s, the URL %s: %s', (rule, url, matches) => {
    const verdict = askAboutFile(['User-agent: *', `Disallow: ${rule}`], 'rfc9309', 'zed', url);
    expect(formatVerdict(verdict)).toBe(matches ? 'no 2' : 'yes');
  });

  test('ours: a literal $ that is compared in its escaped form counts as one octet', () => {
    const file = ['User-agent: *', 'Allow: /a$b', 'Disallow: /a*bc'];
    expect(formatVerdict(askAboutFile(file, 'rfc9309', 'zed', '/a$bc'))).toBe('no 3');
  });
});
