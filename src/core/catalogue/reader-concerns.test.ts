import { expect, test } from 'vitest';
import { readerOf } from '../readers/registry.ts';
import { concernsCrawler } from './reader-concerns.ts';

test.each([
  ['google', 'Googlebot-Image', true],
  ['google', 'Mediapartners-Google*', true],
  ['google', 'MJ12bot', false],
  ['google', 'bingbot', false],
  ['google', 'nobody knows it', false],
  ['google', '', true],
  ['bing', 'BingBot', true],
  ['yandex', 'Yandex', true],
  ['rfc9309', 'MJ12bot', true],
] as const)(
  'product: a reader is compared only for crawlers that may use it: %s for "%s" is %s',
  (id, agent, concerns) => {
    expect(concernsCrawler(readerOf(id), agent)).toBe(concerns);
  },
);
