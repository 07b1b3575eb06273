// The entry for crawlers: it refuses what it cannot answer, and reads what platforms give.
import { describe, expect, test } from 'vitest';
import * as fetchEntry from './fetch.ts';
import { type AnyOptions, ask, explain, readers } from './index.ts';
import { questionIds } from './questions/registry.ts';

const { cacheSeconds, isAllowed, openSite, prepare } = fetchEntry;
const siteOf = (text: string) => openSite({ origin: 'https://a.example', files: { '/robots.txt': text } });
const site = siteOf('User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /x\n');

describe('ours: a question that this entry does not have is refused', () => {
  test.each([...questionIds.filter((id) => id !== 'fetch'), 'nonsense', ''])('%j', (question) => {
    const query = { question: question as 'fetch', reader: 'google', agent: 'a', url: '/x' } as const;
    expect(() => fetchEntry.ask(site, query)).toThrow(RangeError);
    expect(() => prepare(site, query)).toThrow(/has no question/);
  });
  test('the main entry refuses an unknown one too', () => {
    const query = { question: 'nonsense', reader: 'google', agent: 'a', url: '/x' };
    expect(() => ask(site, query as unknown as AnyOptions & { agent: string; url: string })).toThrow(
      RangeError,
    );
  });
});

describe('ours: explain describes a decision without an explanation', () => {
  test.each([
    ['GPTBot/1.0', '/a', 200, 'Line 2 decides: it may not be fetched.'],
    ['other', '/a', 200, 'No rule matches, so it may be fetched.'],
    ['other', '/robots.txt', 200, 'The policy file itself may always be fetched.'],
    ['other', 'https://b.example/', 200, 'The URL is on another site, to which the file does not apply.'],
    ['other', '/a', 503, 'The result of the request for the file decides: it may not be fetched.'],
  ])('%s %s %s', (agent, url, status, sentence) => {
    expect(explain(prepare(site, { reader: 'rfc9309', status })(agent, url))).toBe(sentence);
  });
  test('for every reader and reason there is a sentence', () => {
    const texts = [
      '',
      'User-agent: *\nCrawl-delay: ²\n',
      `User-agent: *\nDisallow: /\n#${'x'.repeat(512_000)}`,
    ];
    for (const { id: reader } of readers)
      for (const text of texts) {
        const decision = prepare(siteOf(text), { reader })('a', '/x');
        expect(explain(decision)).toMatch(/^[A-Z].*\.$/);
      }
  });
});

test.each([
  [new Headers({ 'Cache-Control': 'max-age=60' }), 60],
  [new Map([['cache-control', 'max-age=60']]), 60],
  [new Headers({ Expires: 'Thu, 01 Jan 1970 00:01:00 GMT', Date: 'Thu, 01 Jan 1970 00:00:00 GMT' }), 60],
  [new Headers(), 86_400],
  [{ 'Cache-Control': 'max-age=60' }, 60],
  [{ get: 'a header of this name', 'Cache-Control': 'max-age=60' }, 60],
  ['Cache-Control: max-age=60', 60],
  [null, 86_400],
])('rfc 9111 5.2.2: headers as %o', (headers, seconds) => {
  expect(cacheSeconds('rfc9309', headers)).toBe(seconds);
});

describe('ours: the user-agent of isAllowed', () => {
  const text = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /x\n';
  test.each([
    ['', '/x', false],
    ['', '/a', true],
    ['*', '/x', false],
    ['GPTBot', '/a', false],
    ['Mozilla/5.0 (compatible; GPTBot/1.2)', '/a', false],
  ])('%j %s: %s', (agent, url, expected) => {
    expect(isAllowed(text, url, agent)).toBe(expected);
  });
  test.each(['(like a browser)', '/1.0', ' '])('%j names no product', (agent) => {
    expect(() => isAllowed(text, '/a', agent)).toThrow(TypeError);
  });
  test('for every reader it answers as ask does', () => {
    for (const { id: reader } of readers)
      for (const agent of ['', 'GPTBot/1.0', 'MS Search 6.0 Robot', 'Mozilla/5.0 (compatible; GPTBot/1.2)']) {
        const query = { question: 'fetch', reader, agent, url: '/a', file: '/robots.txt' } as const;
        const own = { ...readers.find(({ id }) => id === reader)! };
        const allowed = isAllowed(text, '/a', agent, { ...own, file: { ...own.file, path: '/robots.txt' } });
        expect([reader, agent, allowed]).toEqual([
          reader,
          agent,
          ask(siteOf(text), query).answer === 'allow',
        ]);
      }
  });
});
