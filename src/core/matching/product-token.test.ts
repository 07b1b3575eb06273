// Product tokens from User-agent headers.
import { describe, expect, test } from 'vitest';
import { productToken } from './product-token.ts';

const whole = { value: 'whole', match: 'equals', star: 'exact', name: 'whole', decode: false } as const;
const cut = { ...whole, value: 'identifier-prefix', star: 'star-then-space' } as const;

const webkit = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('draft 1 3.2.1: the name of a crawler from its User-agent header', () => {
  test.each([
    ['FigTree/0.1 Robot/1.0 libwww-perl/5.04', 'figtree', 'figtree'],
    ['Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)', 'mj12bot', 'mj'],
    ['GPTBot', 'gptbot', 'gptbot'],
    ['*', '*', '*'],
    ['  ', '', ''],
    ['', '', ''],
    ['(x)', '', ''],
  ])('%s: %s', (header, name, short) => {
    expect(productToken(header, whole)).toBe(name);
    expect(productToken(header, cut)).toBe(short);
  });
});

describe('product: a header whose parentheses do not match', () => {
  test('a comment after an unmatched closing parenthesis still is a comment', () => {
    expect(productToken('Mozilla/5.0) (compatible; FigTree/1.0; +http://a.example/) Chrome/1', whole)).toBe(
      'figtree',
    );
    expect(productToken('Mozilla/5.0) (Windows; see Other/2)', whole)).toBe('mozilla');
  });
});

describe('the operators’ pages: the token of a crawler from the header that it sends', () => {
  test.each([
    [
      'googlebot',
      `${webkit}; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36`,
    ],
    [
      'storebot-google',
      `Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Safari/537.36`,
    ],
    [
      'feedfetcher-google',
      'Feedfetcher-Google; (+http://www.google.com/feedfetcher.html; 1 subscribers; feed-id=728)',
    ],
    [
      'bingbot',
      `${webkit}; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/W.X.Y.Z Safari/537.36`,
    ],
    [
      'bingpreview',
      'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
    ],
    ['applebot', `${mac} Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`],
    [
      'amazonbot',
      `${mac} Version/8.0.2 Safari/600.2.5 (Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot)`,
    ],
    ['gptbot', `${webkit}); compatible; GPTBot/1.4; +https://openai.com/gptbot`],
    [
      'oai-searchbot',
      `${mac} Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.4; +https://openai.com/searchbot`,
    ],
    ['slurp', 'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)'],
    ['uptimerobot', 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)'],
    [
      'semanticscholarbot',
      'Mozilla/5.0 (compatible) SemanticScholarBot (+https://www.semanticscholar.org/crawler)',
    ],
    [
      'archive.org_bot',
      'Mozilla/5.0 (compatible; archive.org_bot; Wayback Machine Live Record; +http://archive.org/x)',
    ],
    [
      'linkedinbot',
      'LinkedInBot/1.0 (compatible; Mozilla/5.0; Jakarta Commons-HttpClient/3.1 +http://www.linkedin.com)',
    ],
    ['icc-crawler', 'ICC-Crawler/2.0 (Mozilla-compatible; ; http://ucri.nict.go.jp/en/icccrawler.html)'],
    ['petalbot', 'Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)'],
    [
      'exabot-thumbnails',
      'Mozilla/5.0 (compatible; Konqueror/3.5; Linux) KHTML/3.5.5 (like Gecko) (Exabot-Thumbnails)',
    ],
  ])('%s', (token, header) => expect(productToken(header, whole)).toBe(token));
});

describe('ours: the token of a browser is Mozilla', () => {
  test.each([
    'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1.2 Mobile Safari/537.36',
    'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; SV1)',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0',
  ])('%s', (header) => expect(productToken(header, whole)).toBe('mozilla'));
});

test('ours: worst-case headers are parsed quickly', () => {
  for (const piece of [' ', '(', ')', ';', 'compatible;', '(compatible; ', 'a/', 'bot ', '+http://x;']) {
    expect(typeof productToken(`Mozilla/5.0 ${piece.repeat(100_000)}`, whole)).toBe('string');
  }
});
