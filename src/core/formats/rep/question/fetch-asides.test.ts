// What an answer alone does not say: the first sentence of an explanation has the reason.
import { describe, expect, test } from 'vitest';
import { explain } from '../../../../messages/explain/explain.ts';
import { prepare } from '../../../questions/registry.ts';
import type { ReaderId } from '../../../readers/registry.ts';
import { openSite } from '../../../workspace/site.ts';

const PATH = '/robots.txt';
const verdictOf = (text: string, agent: string, url: string, reader: ReaderId = 'google') =>
  prepare(openSite({ origin: '', files: { [PATH]: text } }), { question: 'fetch', reader, file: PATH })(
    agent,
    url,
  );

/** Comments that fill the part of a file that is read. */
const PAD = `#${'x'.repeat(1022)}\n`.repeat(500);

describe('rfc 9309 2.5: a rule behind the limit is named where it would decide otherwise', () => {
  test.each([
    [
      'no rule matches',
      '',
      '/secret/',
      'No rule matches in the first 500 KiB, which is all that is read, so it may be fetched: line 503 would block it.',
    ],
    [
      'another rule decides',
      'Allow: /\n',
      '/secret/',
      'Line 504 would block it, but only the first 500 KiB of the file are read.',
    ],
  ])('%s', (_when, first, url, sentence) => {
    const verdict = verdictOf(
      `User-agent: *\nDisallow: /x\n${first}${PAD}Disallow: /secret/\n`,
      'anybot',
      url,
    );
    expect(verdict.answer).toBe('allow');
    expect(explain(verdict)).toContain(sentence);
  });
  test.each(['/secret/', '/x'])('a rule behind it that says the same, or none, is not: %s', (url) => {
    const text = `User-agent: *\nDisallow: /secret/\nDisallow: /x\n${PAD}Disallow: /secret/\n`;
    expect(explain(verdictOf(text, 'anybot', url))).not.toContain('500 KiB');
  });
  test('a whole record behind it', () => {
    const verdict = verdictOf(`User-agent: *\nDisallow: /x\n${PAD}\nUser-agent: b\nDisallow: /\n`, 'b', '/');
    expect(explain(verdict)).toContain('line 505 would block it');
  });
});

describe('operators: crawlers that choose their record otherwise', () => {
  test.each(['AdsBot-Google', 'Mediapartners-Google', 'YandexMobileBot', 'YandexDirect'])('%s', (agent) => {
    const verdict = verdictOf('User-agent: *\nDisallow: /\n', agent, '/');
    expect(verdict.answer).toBe('allow');
    expect(explain(verdict)).toMatch(
      /^\S+ ignores the record for \*, and no other names it, so it may fetch/,
    );
  });
  test('that the record for * is ignored is credited to the page that says so, not to the RFC', () => {
    for (const reader of ['google', 'rfc9309'] as const)
      expect(explain(verdictOf('User-agent: *\nDisallow: /\n', 'Mediapartners-Google', '/', reader))).toBe(
        'Mediapartners-Google ignores the record for *, and no other names it, so it may fetch everything (developers.google.com, 11 Feb 2026).',
      );
  });
  test('without a record for *, there is nothing to ignore', () => {
    const text = 'User-agent: a\nDisallow: /\n';
    expect(explain(verdictOf(text, 'AdsBot-Google', '/'))).toMatch(/^No record applies to AdsBot-Google/);
  });
  test.each([
    ['Googlebot-Image', 'Googlebot'],
    ['Applebot', 'Googlebot'],
    ['GoogleOther-Image', 'GoogleOther'],
  ])('%s follows the record for %s', (agent, token) => {
    const verdict = verdictOf(`User-agent: ${token}\nDisallow: /\n`, agent, '/');
    expect(explain(verdict)).toContain(`No record names ${agent}, so it follows that for ${token}.`);
  });
});

describe('rfc 9309 2.2.1: a record that names the crawler replaces that for *', () => {
  test.each([
    [
      'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nAllow: /\n',
      'line 2, for any other crawler, would block it',
    ],
    [
      'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n',
      'line 2, for any other crawler, would block it',
    ],
    [
      'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /a\n',
      'line 5, for any other crawler, would allow it',
    ],
  ])('%j', (text, sentence) => {
    expect(explain(verdictOf(text, 'GPTBot', '/a'))).toContain(
      `GPTBot follows only its own record: ${sentence}.`,
    );
  });
  test.each([
    'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /\n',
    'User-agent: *\nDisallow: /b\n\nUser-agent: GPTBot\nAllow: /\n',
    'User-agent: *\nDisallow: /a\n',
  ])('where it changes nothing, nothing is said: %j', (text) => {
    expect(explain(verdictOf(text, 'GPTBot', '/a'))).not.toContain('own record');
  });
});

describe('rfc 9309 2.2.1: a name with a version is not a product token, so its record does not apply', () => {
  const text = 'User-agent: *\nDisallow: /a\n\nUser-agent: BadBot/1.0\nDisallow: /\n';
  test.each(['/', '/a'])('%s', (url) => {
    expect(explain(verdictOf(text, 'badbot', url, 'rfc9309'))).toContain(
      'Line 4 names BadBot/1.0, which this reader does not take for badbot.',
    );
  });
  test('a reader that reads only its beginning says nothing, and neither does a name that is longer by letters', () => {
    expect(explain(verdictOf(text, 'badbot', '/'))).not.toContain('take for');
    expect(explain(verdictOf(text, 'bad', '/', 'rfc9309'))).not.toContain('take for');
  });
});

test('ours: the steps and the verdict give the same reason', () => {
  const texts = [
    'User-agent: *\nDisallow: /\n',
    'User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nAllow: /\n',
    `User-agent: *\nDisallow: /x\n${PAD}Disallow: /a\n`,
  ];
  for (const text of texts)
    for (const agent of ['AdsBot-Google', 'Googlebot-Image', 'Googlebot', 'b']) {
      const verdict = verdictOf(text, agent, '/a');
      expect(verdict.trace().filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
    }
});
