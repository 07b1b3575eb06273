// Which records robots choose by what their operators say (modern-lines 15), and random files that ask about it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReaderId } from '../../core/index.ts';
import { host, type Slowly } from './readers-more-lines.ts';
import { differences } from './readers-more-random.ts';
import { bingBy, type Choice, norobots1994By, yandexBy } from './readers-more-slowly.ts';

/** Who does not obey `*`, with the names that they try after their own. */
export const withoutStar: Readonly<Record<string, readonly string[]>> = {
  'AdsBot-Google': [],
  'AdsBot-Google-Mobile': [],
  'Mediapartners-Google': [],
  'APIs-Google': [],
  'AdsBot-Google-Mobile-Apps': ['AdsBot-Google'],
  YandexAccessibilityBot: [],
  YandexMobileBot: [],
  YandexMetrika: [],
  YandexFavicons: [],
  YandexDirect: [],
};
/** Who tries another name before `*`. */
export const withFallback: Readonly<Record<string, readonly string[]>> = {
  'Googlebot-Image': ['Googlebot'],
  'Googlebot-Video': ['Googlebot'],
  'Googlebot-News': ['Googlebot'],
  'Google-CloudVertexBot': ['Googlebot'],
  'Google-InspectionTool': ['Googlebot'],
  'GoogleOther-Image': ['GoogleOther'],
  'GoogleOther-Video': ['GoogleOther'],
  Applebot: ['Googlebot'],
  YandexBot: ['Yandex'],
  YandexImages: ['Yandex'],
  YandexBlogs: ['Yandex'],
  YandexMarket: ['Yandex'],
  YandexAdNet: ['Yandex'],
};
const find = (table: Readonly<Record<string, readonly string[]>>, agent: string) =>
  Object.entries(table).find(([name]) => name.toLowerCase() === agent.toLowerCase())?.[1];

const byOperator: Choice = (agent) => {
  const names = find(withoutStar, agent);
  return names ? [agent, ...names] : [agent, ...(find(withFallback, agent) ?? []), '*'];
};
const byName: Choice = (agent) => [agent, '*'];

const all = [...Object.keys(withoutStar), ...Object.keys(withFallback)];
const others = [
  'Googlebot',
  'GoogleOther',
  'Yandex',
  'Google-Extended',
  'Amzn-SearchBot',
  'bingbot',
  '',
  'zed',
];
const one = fc.constantFrom;
const agent = fc.oneof(one(...all), one(...others), one('GOOGLEBOT-image', 'adsbot-google', 'yandexbot'));
const named = fc.oneof(
  { weight: 3, arbitrary: one('*', 'Googlebot', 'GoogleOther', 'Yandex', 'AdsBot-Google', 'googlebot') },
  { weight: 2, arbitrary: agent },
);
const line = fc.oneof(
  { weight: 3, arbitrary: named.map((name) => `User-agent: ${name}`) },
  { weight: 4, arbitrary: one('Disallow: /', 'Disallow: /a', 'Disallow: /b', 'Disallow:', 'Allow: /a/b') },
  { weight: 1, arbitrary: one('', 'Sitemap: /s') },
);
const file = fc.array(line, { minLength: 2, maxLength: 9 }).map((lines) => lines.join('\n'));
const urls = ['/a', '/a/b', '/b', '/'].map((path) => host + path);

const readers: readonly (readonly [ReaderId, (choice: Choice) => Slowly, boolean])[] = [
  ['rfc9309', bingBy, true],
  ['google', bingBy, true],
  ['bing', bingBy, true],
  ['yandex', yandexBy, true],
  ['norobots-1994', norobots1994By, false],
];

/** Compares the library with the second reading, on `times` as many random files as usual. */
export function quirksAgree(times: number): void {
  const agree = (reader: ReaderId, slowly: Slowly, options: { readonly quirks?: boolean }) =>
    fc.assert(
      fc.property(file, fc.array(agent, { minLength: 2, maxLength: 5 }), (text, agents) => {
        expect(differences(reader, slowly, text, agents, urls, options)).toEqual([]);
      }),
      { numRuns: 60 * times },
    );

  describe('modern-lines 15: a second reading of the table agrees', () => {
    test.each(readers)(
      'decision 0011: %s, without being told otherwise, for random files',
      (id, read, counts) => {
        agree(id, read(counts ? byOperator : byName), {});
      },
    );
    test.each(readers)('modern-lines 15: %s with quirks, for random files', (id, read) => {
      agree(id, read(byOperator), { quirks: true });
    });
    test.each(readers)('library, prepare: %s without quirks reads the text alone', (id, read) => {
      agree(id, read(byName), { quirks: false });
    });
  });
}
