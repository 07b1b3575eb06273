// Crawlers that select their records differently from the specifications.
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../../../testing/sentence-of.ts';
import type { AskOptions } from '../../../questions/question.ts';
import { prepare } from '../../../questions/registry.ts';
import { openSite } from '../../../workspace/site.ts';

const files = {
  both: 'User-agent: Googlebot\nDisallow: /g\n\nUser-agent: *\nDisallow: /s\n',
  own: 'User-agent: Googlebot\nDisallow: /g\n\nUser-agent: Googlebot-Image\nDisallow: /i\n',
  others: 'User-agent: *\nDisallow: /s\n',
  adsBot: 'User-agent: *\nDisallow: /s\n\nUser-agent: adsbot-google\nDisallow: /a\n',
} as const;

const preparing = (file: keyof typeof files, options: Partial<AskOptions> = {}) =>
  prepare(openSite({ origin: '', files: { '/robots.txt': files[file] } }), {
    question: 'fetch',
    reader: 'google',
    ...options,
  });

describe('the records that a crawler with quirks obeys', () => {
  test.each([
    ['google: those of a token that it falls back to', 'both', 'Googlebot-Image', '/g', 'deny', 1],
    ['google: then not those for all others', 'both', 'Googlebot-Image', '/s', 'allow', undefined],
    ['ours: letter case does not matter', 'both', 'GOOGLEBOT-image', '/g', 'deny', 1],
    ['agent quirks: its own come first', 'own', 'Googlebot-Image', '/g', 'allow', undefined],
    ['agent quirks: its own decide', 'own', 'Googlebot-Image', '/i', 'deny', 4],
    ['agent quirks: without that token, those for all others', 'others', 'Googlebot-Image', '/s', 'deny', 1],
    ['agent quirks: or none at all', 'others', 'AdsBot-Google', '/s', 'allow', undefined],
    ['agent quirks: but those that name it', 'adsBot', 'AdsBot-Google', '/a', 'deny', 4],
    ['agent quirks: both at once', 'adsBot', 'AdsBot-Google-Mobile-Apps', '/a', 'deny', 4],
    [
      'agent quirks: both at once, without the token',
      'others',
      'AdsBot-Google-Mobile-Apps',
      '/s',
      'allow',
      undefined,
    ],
    ['agent quirks: no one else does', 'others', 'AdsBot', '/s', 'deny', 1],
  ] as const)('%s', (_name, file, agent, url, answer, line) => {
    const { answer: actual, by } = preparing(file)(agent, url);
    expect([actual, by?.line]).toEqual([answer, line]);
  });

  test("ours: if the first record applies, a later one of the crawler's own still precedes a fallback", () => {
    const may = preparing('own', { reader: 'koster-1996', quirks: true });
    expect([may('Googlebot-Image', '/g').answer, may('Googlebot-Image', '/i').answer]).toEqual([
      'allow',
      'deny',
    ]);
  });

  test('ours: readers of 1996 ignore quirks, and so does any reader with the option off', () => {
    expect(preparing('others', { reader: 'koster-1996' })('AdsBot-Google', '/s').answer).toBe('deny');
    expect(preparing('others', { quirks: false })('AdsBot-Google', '/s').answer).toBe('deny');
    expect(preparing('both', { quirks: false })('Googlebot-Image', '/s').answer).toBe('deny');
  });

  test('ours: a further name of the crawler precedes a fallback', () => {
    const may = preparing('both', { names: ['*', 'googlebot'], quirks: true });
    expect(may('Applebot', '/g').answer).toBe('deny');
    expect(
      may('Applebot', '/g')
        .trace()
        .map(({ code }) => code),
    ).not.toContain('record-fallback');
  });

  test('ours: crawlers that obey the same records are one class, whatever the reason', () => {
    const { classOf, recordsFor, matrix } = preparing('both');
    expect(classOf('Applebot')).toBe(classOf('Googlebot'));
    expect(classOf('AdsBot-Google')).not.toBe(classOf('AnyBot'));
    expect(recordsFor('Applebot')).toEqual({
      isDefault: false,
      records: [{ number: 1, line: 0, nameLine: 0 }],
    });
    expect(recordsFor('AdsBot-Google').records).toEqual([]);
    const agents = ['Googlebot', 'Applebot', 'AdsBot-Google', 'AnyBot'];
    expect([...matrix(agents, ['/g', '/s']).lines]).toEqual([1, 1, -1, -1, -1, -1, -1, 4]);
  });
});

describe('the explanation of quirks', () => {
  const codesOf = (file: keyof typeof files, agent: string, url: string) =>
    preparing(file)(agent, url).trace().map(sentenceOf);

  test('product: a record for any other crawler that does not apply, with the source and its date', () => {
    expect(codesOf('others', 'AdsBot-Google', '/s')).toContain(
      'Line 1 applies to crawlers without a record of their own, but not to AdsBot-Google (developers.google.com, 11 Feb 2026).',
    );
    expect(codesOf('others', 'YandexDirect', '/s').join(' ')).toContain('(second-hand, github.com/');
  });

  test('product: a fallback, and what is not specified about it', () => {
    const [, first, second] = codesOf('both', 'Googlebot-Image', '/g');
    expect(first).toMatch(
      /^No line names Googlebot-Image, so it follows the record for Googlebot \(developers\.google\.com, 22 Sept 2026\)\. Contested: The sentence/,
    );
    expect(second).toBe('Line 1 names Googlebot: its record applies.');
    expect(codesOf('own', 'Googlebot-Image', '/g').join(' ')).not.toContain('so it follows the record for');
  });

  test('product: a crawler that ignores the file is mentioned, and gets the answer of the file', () => {
    expect(codesOf('others', 'Google-Safety', '/s')).toContain(
      'Google-Safety does not follow this file. The answer is what the file says, not what Google-Safety does (developers.google.com, 11 Feb 2026).',
    );
    expect(preparing('others')('Google-Safety', '/s').answer).toBe('deny');
    expect(codesOf('others', 'ChatGPT-User', '/s').join(' ')).toContain(
      'ChatGPT-User may not follow this file',
    );
  });

  test('product: a fallback to an unspecified name', () => {
    expect(codesOf('others', 'Amzn-SearchBot', '/s').join(' ')).toContain('the source does not say which');
    expect(preparing('others')('Amzn-SearchBot', '/s').answer).toBe('deny');
  });

  test('ours: no quirks are explained if the option is off', () => {
    const codes = preparing('both', { quirks: false })('Googlebot-Image', '/g')
      .trace()
      .map(({ code }) => code);
    expect(codes.filter((code) => code.includes('fallback') || code.includes('ignored'))).toEqual([]);
  });
});
