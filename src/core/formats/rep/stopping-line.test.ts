// Values at which urllib.robotparser raises ValueError, as measured with CPython 3.12.1 and read in 055a953f.
import { describe, expect, test } from 'vitest';
import { ask, crawlDelay, explain, openSite, type ReaderId, readers } from '../../index.ts';

const siteOf = (text: string) => openSite({ origin: '', files: { '/robots.txt': text } });
const askAs = (reader: ReaderId, text: string) =>
  ask(siteOf(text), { question: 'fetch', reader, agent: 'a', url: '/x' });
const withDelay = (value: string) => `User-agent: *\nCrawl-delay: ${value}\nDisallow: /\n`;
const withPath = (path: string) => `User-agent: *\nDisallow: ${path}\nDisallow: /\n`;
const pythons: readonly ReaderId[] = ['python-urllib-3.12', 'python-urllib-3.14'];
const TOO_LONG = '9'.repeat(4301);

/** Digits for `isdigit()` that `int()` refuses. */
const oddNumbers = ['²', '1²', '③', '⑴', '⒈', '⓪', '❶', '➀', '₀', '፩', '᧚', '𐩀', '🄀', '  ²'];

describe('cpython int(): python-urllib-3.12 stops with an error', () => {
  const reader = 'python-urllib-3.12';
  test.each([...oddNumbers, '%C2%B2', TOO_LONG])('at Crawl-delay: %s', (value) => {
    const verdict = askAs(reader, withDelay(value));
    expect([verdict.answer, verdict.reason]).toEqual(['no-information', 'invalid-value']);
    expect(explain(verdict)).toContain('Line 2 has Crawl-delay: ');
    expect(verdict.trace().filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
    expect(crawlDelay(siteOf(withDelay(value)), 'a', { reader })).toBeUndefined();
  });
  test.each(['1/²', '²/1', '① / 2'])('at Request-rate: %s', (value) => {
    expect(askAs(reader, `User-agent: *\nRequest-rate: ${value}\nDisallow: /\n`).reason).toBe(
      'invalid-value',
    );
  });
});

describe('cpython isdecimal(): python-urllib-3.14 stops only at too many digits', () => {
  const reader = 'python-urllib-3.14';
  test.each([...oddNumbers, '%C2%B2', `²${TOO_LONG}`])('not at Crawl-delay: %s', (value) => {
    expect(askAs(reader, withDelay(value)).answer).toBe('deny');
  });
  test('at a number of 4301 digits', () => {
    expect(askAs(reader, withDelay(TOO_LONG)).reason).toBe('invalid-value');
    expect(askAs(reader, `User-agent: *\nRequest-rate: 1/${TOO_LONG}\n`).reason).toBe('invalid-value');
  });
});

describe.each(pythons)('cpython int(): %s does not stop', (reader) => {
  test.each(['٣', '१०', '𝟛', '5', '-1', '1.5', '½', 'Ⅷ', '一', '1/2', '', '² s', '9'.repeat(4300)])(
    'at Crawl-delay: %s',
    (value) => {
      expect(askAs(reader, withDelay(value)).answer).toBe('deny');
    },
  );
  test.each([
    ['a line in no record', 'Crawl-delay: ²\nDisallow: //[\nUser-agent: *\nDisallow: /\n'],
    ['a comment', 'User-agent: *\n# Crawl-delay: ²\nDisallow: / # //[\n'],
    ['another field', 'User-agent: *\nDelay: ²\nNoindex: //[\nDisallow: /\n'],
    ['a rate with one number', 'User-agent: *\nRequest-rate: ²\nDisallow: /\n'],
  ])('at %s', (_, text) => {
    expect(askAs(reader, text).answer).toBe('deny');
  });
});

/** Paths that `urllib.parse.urlparse()` refuses, and those that it accepts. */
const invalid = [
  '//[',
  '//]',
  '//[]',
  '//[::1',
  '//[abc]',
  '//[1.2.3.4]',
  '//[vx]',
  '%2F%2F[',
  '/%2F[',
  '//%5B',
  'x://[',
  'x://]/a',
  '//\u2100/x',
  '//%E2%84%80',
  '//\u2100?a',
  '//[a@b]',
  '//a\u2100',
  '//a\uff0fb/x',
  '//\uff1a',
  '//[::1%]',
  '\t//[',
  '//[[::1]]',
  '//[1:2:3:4:5:6:7:8:9]',
  '//[v1.]',
  '//[V1.a]',
  '//[::01234]',
  '//[::g]',
  '//[:::]',
  '//[1::2::3]',
  '//[::1.2.3.04]',
  '//a..[',
  '//[\u0661::]',
  '//\ufe55',
  '//\uff0e[',
  '//[::1 ]',
  '//[ ::1]',
  'java-script://[',
  '//;[',
];
const valid = [
  '//[::1]/x',
  '//[v1.a]',
  '//a[::1]',
  '//[::1]x',
  '//[::1]:80',
  '//a/[',
  '//a?[',
  '//a#[',
  '1x://[',
  'http:[',
  '//a@[::1]',
  '/\u2100',
  '///[',
  '//[::1%25eth]',
  '//[fe80::1%eth0]',
  '//u@[::1]@[::2]',
  '//[::1]]',
  '//[::ffff:1.2.3.4]',
  '//[vF.:x]',
  '//[::0123]',
  '///a]',
  '//\u2460@a',
  'a_b://[',
  '\u00e9://[',
  '//[::1];x',
  '://[',
];

describe('cpython urlsplit(): a host that is not valid stops python-urllib-3.12', () => {
  test.each(invalid)('%s', (path) => {
    const verdict = askAs('python-urllib-3.12', withPath(path));
    expect([path, verdict.answer, verdict.reason]).toEqual([path, 'no-information', 'invalid-value']);
    expect(explain(verdict)).toContain('takes what follows // for a host');
    expect(askAs('python-urllib-3.12', withPath(path).replace('Disallow', 'ALLOW ')).reason).toBe(
      'invalid-value',
    );
  });
  test.each(valid)('not %s', (path) => {
    expect([path, askAs('python-urllib-3.12', withPath(path)).answer]).toEqual([path, 'deny']);
  });
  test('robotparser.py: the later version does not parse the path of a rule as a URL', () => {
    for (const path of invalid)
      expect([path, askAs('python-urllib-3.14', withPath(path)).answer]).toEqual([path, 'deny']);
  });
});

test('ours: no other reader stops', () => {
  for (const { id } of readers)
    if (!pythons.includes(id))
      for (const text of [withDelay('²'), withDelay(TOO_LONG), withPath('//[')])
        expect([id, askAs(id, text).reason]).not.toEqual([id, 'invalid-value']);
});
