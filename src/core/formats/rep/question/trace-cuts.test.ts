// Explanations of ties, and of lines that a limit of the reader cuts.
import { describe, expect, test } from 'vitest';
import { ask, explain, openSite, prepare, type ReaderId } from '../../../index.ts';

const verdictOf = (text: string, reader: ReaderId, url: string) => {
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  return ask(site, { question: 'fetch', reader, agent: 'a', url });
};

describe('rfc 9309 2.2.2: a tie is not called the longest rule', () => {
  test.each([
    ['Allow: /a\nDisallow: /a', 'Line 2 decides: it is as long as line 3, and Allow wins a tie.'],
    ['Disallow: /a\nAllow: /a', 'Line 3 decides: it is as long as line 2, and Allow wins a tie.'],
    ['Disallow: /a\nDisallow: /a', 'Line 2 decides: it is as long as line 3, and the first of them decides.'],
    [
      'Disallow: /*b\nAllow: /ab\nDisallow: /ab',
      'Line 3 decides: it is as long as lines 2 and 4, and Allow wins a tie.',
    ],
    ['Disallow: /\nAllow: /ab', 'Line 3 decides: it is the longest rule that matches.'],
    ['Disallow: /x\nAllow: /ab', 'Line 3 decides: it is the only rule that matches.'],
  ])('%j', (rules, sentence) => {
    const verdict = verdictOf(`User-agent: *\n${rules}\n`, 'rfc9309', '/ab');
    expect(explain(verdict)).toBe(`${sentence} (RFC 9309 2.2.2)`);
    expect(verdict.trace().filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
  });
  test('cpython GH-138908: matches that end at the same place are a tie too', () => {
    const verdict = verdictOf(
      'User-agent: *\nDisallow: /a*b\nAllow: /a\nAllow: /ab\n',
      'python-urllib-3.14',
      '/ab',
    );
    expect(explain(verdict)).toContain(
      'Line 4 decides: its match ends where that of line 2 ends, and Allow wins a tie.',
    );
  });
});

/** A file whose limit of 500 KiB is after this part of its last rule. */
function cutAfter(part: string, rest: string): string {
  const head = 'User-agent: *\n';
  const room = 500 * 1024 - head.length - part.length - 1;
  return `${head}#${'x'.repeat(room - 1)}\n${part}${rest}\n`;
}

describe('rfc 9309 2.5: a line that the limit cuts is shown as it is read', () => {
  const text = cutAfter('Disallow: /', 'filler-00007/');
  test('the answer, the explanation and the deciding line name the cut', () => {
    const verdict = verdictOf(text, 'rfc9309', '/');
    expect([verdict.answer, verdict.by]).toEqual([
      'deny',
      { path: '/robots.txt', line: 2, cutTo: 'Disallow: /' },
    ]);
    expect(explain(verdict)).toBe(
      'Line 3 decides: it is the only rule that matches. Of this line, only “Disallow: /” is read. (RFC 9309 2.2.2)',
    );
    expect(verdict.deciding).toEqual([verdict.by]);
  });
  test.each([
    [
      'rfc9309',
      'Line 3 is the last line read, because the file is read up to byte 512,000. What the limit does to a line is not specified; its beginning is taken to be read. Of this line, only “Disallow: /” is read. (RFC 9309 2.5)',
    ],
    [
      'google',
      'Line 3 is the last line read, because the file is read up to byte 512,000. Of this line, only “Disallow: /” is read. (Google robots.txt specification, File format)',
    ],
  ] as const)('%s: what the limit does to a line is cited, or called open', (reader, sentence) => {
    expect(verdictOf(text, reader, '/').trace().map(explain)).toContain(sentence);
  });
  test('a reader without a limit reads the whole line', () => {
    const verdict = verdictOf(text, 'koster-1996', '/filler-00007/');
    expect(verdict.by).toEqual({ path: '/robots.txt', line: 2 });
  });
  test('a line after which the limit is reached is not cut', () => {
    const site = openSite({ origin: '', files: { '/robots.txt': cutAfter('Disallow: /a', '') } });
    const may = prepare(site, { question: 'fetch', reader: 'rfc9309' });
    expect(may('a', '/a').by).toEqual({ path: '/robots.txt', line: 2 });
    expect(may('a', '/a').trace().map(explain).join(' ')).not.toContain('Of this line');
  });
  test('robots.cc: a line that is longer than the limit of lines is shown as it is read', () => {
    const long = `Disallow: /${'a'.repeat(20_000)}`;
    const verdict = verdictOf(`User-agent: *\n${long}\n`, 'google', `/${'a'.repeat(17_000)}`);
    expect(verdict.by?.cutTo).toBe(long.slice(0, 8 * 2083 - 1));
    expect(explain(verdict)).toContain('Of this line, only “Disallow: /aaa');
  });
});
