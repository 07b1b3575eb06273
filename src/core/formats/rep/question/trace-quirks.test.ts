// Robots that choose their records otherwise than the texts say.
import { describe, expect, test } from 'vitest';
import { explain } from '../../../../messages/explain.ts';
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

describe('which records such a robot obeys', () => {
  test.each([
    ['GGL-004: those of a token that it falls back to', 'both', 'Googlebot-Image', '/g', 'deny', 1],
    ['GGL-004: then not those for all others', 'both', 'Googlebot-Image', '/s', 'allow', undefined],
    ['ours: letter case does not matter', 'both', 'GOOGLEBOT-image', '/g', 'deny', 1],
    ['modern-lines 15: its own come first', 'own', 'Googlebot-Image', '/g', 'allow', undefined],
    ['modern-lines 15: its own decide', 'own', 'Googlebot-Image', '/i', 'deny', 4],
    [
      'modern-lines 15: without that token, those for all others',
      'others',
      'Googlebot-Image',
      '/s',
      'deny',
      1,
    ],
    ['modern-lines 15: or none at all', 'others', 'AdsBot-Google', '/s', 'allow', undefined],
    ['modern-lines 15: but those that name it', 'adsBot', 'AdsBot-Google', '/a', 'deny', 4],
    ['modern-lines 15: both at once', 'adsBot', 'AdsBot-Google-Mobile-Apps', '/a', 'deny', 4],
    [
      'modern-lines 15: both at once, without the token',
      'others',
      'AdsBot-Google-Mobile-Apps',
      '/s',
      'allow',
      undefined,
    ],
    ['modern-lines 15: no one else does', 'others', 'AdsBot', '/s', 'deny', 1],
  ] as const)('%s', (_name, file, agent, url, answer, line) => {
    const { answer: given, by } = preparing(file)(agent, url);
    expect([given, by?.line]).toEqual([answer, line]);
  });

  test('ours: where the first record counts, a later one of its own still comes before a fallback', () => {
    const may = preparing('own', { reader: 'koster-1996', quirks: true });
    expect([may('Googlebot-Image', '/g').answer, may('Googlebot-Image', '/i').answer]).toEqual([
      'allow',
      'deny',
    ]);
  });

  test('ours: the texts of 1996 know no such robots, and no reader does if one says so', () => {
    expect(preparing('others', { reader: 'koster-1996' })('AdsBot-Google', '/s').answer).toBe('deny');
    expect(preparing('others', { quirks: false })('AdsBot-Google', '/s').answer).toBe('deny');
    expect(preparing('both', { quirks: false })('Googlebot-Image', '/s').answer).toBe('deny');
  });

  test('ours: a further name that the robot looks for comes before a fallback', () => {
    const may = preparing('both', { names: ['*', 'googlebot'], quirks: true });
    expect(may('Applebot', '/g').answer).toBe('deny');
    expect(
      may('Applebot', '/g')
        .trace()
        .map(({ code }) => code),
    ).not.toContain('record-fallback');
  });

  test('ours: robots that obey the same records are one class, whatever led to them', () => {
    const { classOf, recordsFor, matrix } = preparing('both');
    expect(classOf('Applebot')).toBe(classOf('Googlebot'));
    expect(classOf('AdsBot-Google')).not.toBe(classOf('AnyBot'));
    expect(recordsFor('Applebot')).toEqual({ isDefault: false, records: [{ number: 1, line: 0 }] });
    expect(recordsFor('AdsBot-Google').records).toEqual([]);
    const agents = ['Googlebot', 'Applebot', 'AdsBot-Google', 'AnyBot'];
    expect([...matrix(agents, ['/g', '/s']).lines]).toEqual([1, 1, -1, -1, -1, -1, -1, 4]);
  });
});

describe('what the trace says of it', () => {
  const told = (file: keyof typeof files, agent: string, url: string) =>
    preparing(file)(agent, url).trace().map(explain);

  test('product: a record for all others that does not count, on whose word, and of when', () => {
    expect(told('others', 'AdsBot-Google', '/s')).toContain(
      'Line 1 applies to crawlers without a record of their own, but not to AdsBot-Google (developers.google.com, 11 Feb 2026).',
    );
    expect(told('others', 'YandexDirect', '/s').join(' ')).toContain('(second-hand, github.com/');
  });

  test('product: a fallback, and what is open about it', () => {
    const [, first, second] = told('both', 'Googlebot-Image', '/g');
    expect(first).toMatch(
      /^No line names Googlebot-Image, so it follows the record for Googlebot \(developers\.google\.com, 22 Sept 2026\)\. Contested: The sentence/,
    );
    expect(second).toBe('Line 1 names Googlebot: its record applies.');
    expect(told('own', 'Googlebot-Image', '/g').join(' ')).not.toContain('so it follows the record for');
  });

  test('product: a robot that does not heed the file is told of, and gets the answer of the file', () => {
    expect(told('others', 'Google-Safety', '/s')).toContain(
      'Google-Safety does not follow this file. The answer is what the file says, not what Google-Safety does (developers.google.com, 11 Feb 2026).',
    );
    expect(preparing('others')('Google-Safety', '/s').answer).toBe('deny');
    expect(told('others', 'ChatGPT-User', '/s').join(' ')).toContain('ChatGPT-User may not follow this file');
  });

  test('product: a fallback of which it is not said to whom', () => {
    expect(told('others', 'Amzn-SearchBot', '/s').join(' ')).toContain('the source does not say which');
    expect(preparing('others')('Amzn-SearchBot', '/s').answer).toBe('deny');
  });

  test('ours: nothing of this where quirks do not count', () => {
    const codes = preparing('both', { quirks: false })('Googlebot-Image', '/g')
      .trace()
      .map(({ code }) => code);
    expect(codes.filter((code) => code.includes('fallback') || code.includes('ignored'))).toEqual([]);
  });
});
