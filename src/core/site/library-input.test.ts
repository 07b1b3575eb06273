// What programs hand the library, right and wrong.
import { describe, expect, test } from 'vitest';
import {
  type AnyOptions,
  ask,
  compareReaders,
  openSite,
  prepare,
  prepareAny,
  preparePace,
  readers,
  recordsOf,
  sideEffects,
  suggestEdits,
} from '../index.ts';

const closed = 'User-agent: GPTBot\nCrawl-delay: 5\nDisallow: /\n';
const site = openSite({ origin: 'https://h.example', files: { '/robots.txt': closed, '/data.txt': closed } });
const header =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)';

describe('draft 1 3.2.1: a robot looks for its name without a version', () => {
  test.each(['GPTBot/1.1', ' GPTBot ', 'GPTBot/1.1 (+https://openai.com/gptbot)', header])('%s', (agent) => {
    // Python's own can_fetch looks no further than the first slash.
    for (const reader of readers.filter(({ agent: { name } }) => name === 'whole' || agent !== header)) {
      const asking = prepare(site, { question: 'fetch', reader });
      expect(asking(agent, '/x').answer).toBe('deny');
      expect(asking.matrix([agent], ['/x'])).toEqual(asking.matrix(['GPTBot'], ['/x']));
      expect(asking.classOf(agent)).toBe(asking.classOf('GPTBot'));
      expect(asking.recordsFor(agent)).toEqual(asking.recordsFor('GPTBot'));
    }
    expect(prepareAny(site, { question: 'ai-use', purpose: 'ai-train' })(agent, '/x').key).toBe(
      prepareAny(site, { question: 'ai-use', purpose: 'ai-train' })('GPTBot', '/x').key,
    );
    expect(preparePace(site, { reader: 'rfc9309' })(agent).delay?.value).toBe(5);
    const wish = { reader: 'rfc9309', url: '/x', wanted: 'deny' } as const;
    expect(suggestEdits(site, { ...wish, agent }).reason).toBe('same-answer');
    const table = { agents: [agent], urls: ['/x'], readers: ['rfc9309'] as const };
    expect(sideEffects(site, openSite({ origin: '', files: {} }), table)[0]!.count).toBe(1);
    expect(compareReaders(site, { ...table, readers: ['google'] }).all).toBe(1);
  });
});

describe('ours: what a call lacks is never answered', () => {
  const asked = { question: 'fetch', reader: 'rfc9309', agent: 'a', url: '/' } as const;
  const without = (key: keyof typeof asked) => ({ ...asked, [key]: undefined }) as unknown as typeof asked;
  const robots = { '/robots.txt': closed };
  test.each<[string, () => unknown, RegExp]>([
    ['no reader', () => ask(site, without('reader')), /^reader is missing: give one of norobots-1994/],
    ['no reader of records', () => recordsOf(site, '/robots.txt', undefined as never), /^reader is missing/],
    ['no agent', () => ask(site, without('agent')), /^agent is missing/],
    ['no URL', () => ask(site, without('url')), /^url is missing/],
    ['no options', () => prepareAny(site, undefined as unknown as AnyOptions), /^options are missing/],
    ['a path without its slash', () => ask(site, { ...asked, file: 'robots.txt' }), /write "\/robots.txt"$/],
    ['the same', () => openSite({ origin: '', files: { 'robots.txt': '' } }), /write "\/robots.txt"$/],
    ['no origin', () => openSite({ files: robots } as never), /^origin is missing/],
    ['no files', () => openSite({ origin: '' } as never), /^files are missing/],
    ['a number', () => openSite({ origin: '', files: { '/robots.txt': 5 as never } }), /neither a string/],
  ])('%s', (_, call, message) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });

  test('questions about any crawler need no agent', () => {
    expect(ask(site, { question: 'ai-use', purpose: 'search', url: '/' }).answer).toBeDefined();
  });
});
