import { describe, expect, test } from 'vitest';
import { documentedCrawlers as crawlers } from '../catalogue/documented-crawlers.ts';
import { pickAgents, pickToken } from './pick-token.ts';

const webkit = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible;';
const log = (agent: string) =>
  `203.0.113.7 - - [21/Nov/2026:10:00:00 +0000] "GET /a,b HTTP/1.1" 200 17 "-" "${agent}"`;

describe('crawlers.md, fields: the token is matched in the header as it is sent', () => {
  test.each<[string, string, string[]]>([
    ['Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)', 'GPTBot', []],
    [`${webkit} gptbot/9.9; +https://openai.com/gptbot)`, 'GPTBot', []],
    ['Googlebot-Image/1.0', 'Googlebot-Image', ['Googlebot']],
    [`${webkit} Googlebot/2.1; +http://www.google.com/bot.html) Chrome/1 Safari/537.36`, 'Googlebot', []],
    ['User-Agent: CCBot/2.0 (https://commoncrawl.org/faq/)', 'CCBot', []],
    ['Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)', 'MJ12bot', []],
    [
      'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
      'archive.org_bot',
      [],
    ],
    ['facebookexternalhit/1.1 Facebot Twitterbot/1.0', 'facebookexternalhit', ['Twitterbot']],
    ['Feedly/1.0 (+https://feedly.com/poller.html; 16 subscribers; like FeedFetcher-Google)', 'Feedly', []],
    ['Feedbin feed-id:2005098 - 2 subscribers', 'Feedbin', []],
    [log('Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)'), 'ClaudeBot', []],
    [JSON.stringify({ uri: '/', user_agent: 'Mozilla/5.0 (compatible; bingbot/2.0)' }), 'bingbot', []],
  ])('%s', (text, token, others) => {
    expect(pickToken(text)).toEqual({ how: 'catalogue', token, others });
  });

  test('a name in a URL or mail address is not that of the crawler', () => {
    const header = 'Mozilla/5.0 (compatible; Foo/1.0; +https://example.com/bingbot; seo@googlebot.com)';
    expect(pickToken(header)).toEqual({ how: 'cut', token: 'Foo', others: [] });
  });

  test('a longer name is not mistaken for a shorter one at its beginning', () => {
    expect(pickToken('GPTBots/1.0')).toEqual({ how: 'cut', token: 'GPTBots', others: [] });
    expect(pickToken('MyGPTBot/1.0')).toEqual({ how: 'cut', token: 'MyGPTBot', others: [] });
  });

  test('every example string gives its own crawler, with any version, except one whose token is shorter than its name', () => {
    const others = crawlers.flatMap(({ exampleUserAgent, tokens }) => {
      if (exampleUserAgent === null) return [];
      const later = exampleUserAgent.replace(/\/v?\d+(\.\d+)*/g, '/99.9');
      return [exampleUserAgent, later]
        .map(pickToken)
        .filter((picked) => !('token' in picked && tokens.includes(picked.token)));
    });
    const slack = { how: 'cut', token: 'Slackbot-LinkExpanding', others: ['Slackbot'] };
    expect(others).toEqual([slack, slack]);
  });
});

describe('draft 1 3.2.1: a name that is not in the catalogue is cut out as a crawler does', () => {
  test.each([
    ['FigTree/0.1 Robot/1.0 libwww-perl/5.04', 'FigTree'],
    ['Mozilla/5.0 (compatible; NewBot/3.1; +https://example.com)', 'NewBot'],
    [log('UnhipBot/0.1'), 'UnhipBot'],
  ])('%s', (text, token) => {
    expect(pickToken(text)).toEqual({ how: 'cut', token, others: [] });
  });
});

describe('ours: texts that are not headers', () => {
  test.each(['GPTBot', 'unhipbot', 'Figtree Robot', 'archive.org_bot'])('%s stays a name', (text) => {
    expect(pickToken(text)).toEqual({ how: 'name', token: text });
  });
  test('a user-agent line of a file is the name in it', () => {
    expect(pickToken('User-agent: GPTBot')).toEqual({ how: 'name', token: 'GPTBot' });
  });
  test('rfc 9309 2.2.1: a name is cut out at its place, whatever the Unicode case mapping of earlier letters', () => {
    expect(pickToken('Mozilla/5.0 (\u0130\u0130; compatible; NewBot/1.0)')).toMatchObject({
      token: 'NewBot',
    });
  });
  test('browsers are not crawlers', () => {
    const chrome =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
    const firefox = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
    // Browsers embedded in other programs name them in square brackets.
    const inside =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]';
    for (const header of [chrome, firefox, log(chrome), 'Opera/9.80 (Windows NT 6.1)', inside])
      expect([header, pickToken(header)]).toEqual([header, { how: 'browser' }]);
  });
  test('a text without a name names no crawler', () => {
    expect(pickToken(' ')).toEqual({ how: 'none' });
    expect(pickToken(log('-'))).toEqual({ how: 'none' });
  });
});

describe('ours: several user-agents in one text', () => {
  const agents = (text: string) => pickAgents(text).map(({ agent }) => agent);
  test('lines, names between commas, headers with commas, and log lines', () => {
    const header = 'Mozilla/5.0 (KHTML, like Gecko; compatible; GPTBot/1.2)';
    expect(agents(`a, b\n${header}\r\n${log(`NewBot/1 (x, y)`)}\n*`)).toEqual([
      'a',
      'b',
      'GPTBot',
      'newbot',
      '',
    ]);
  });
  test('the result contains the input', () => {
    expect(pickAgents('CCBot/2.0')).toEqual([
      {
        given: 'CCBot/2.0',
        agent: 'CCBot',
        picked: { how: 'catalogue', token: 'CCBot', others: [] },
      },
    ]);
  });
});

test('ours: a word of any length in a header is scanned once', () => {
  expect(pickToken(`zed/1.0 ${'a'.repeat(100_000)}`)).toEqual({ how: 'cut', token: 'zed', others: [] });
});

describe('ours: text in square brackets is ignored', () => {
  test.each<[string, string, string[]]>([
    ['Foo/1.0 [GPTBot] CCBot', 'CCBot', []],
    // The first closing bracket ends it, however many were opened.
    ['Foo/1.0 [a [GPTBot] CCBot] bingbot', 'bingbot', ['CCBot']],
    ['Foo/1.0 [GPTBot [a] ] CCBot', 'CCBot', []],
    ['Foo/1.0 GPTBot] [CCBot', 'GPTBot', ['CCBot']],
  ])('%s', (text, token, others) => {
    expect(pickToken(text)).toEqual({ how: 'catalogue', token, others });
  });
  test('unclosed brackets are scanned once', () => {
    expect(pickToken(`zed/1.0 ${'['.repeat(400_000)}`)).toEqual({ how: 'cut', token: 'zed', others: [] });
  });
});
