// Valid and invalid input of the library from other programs.
import { describe, expect, test } from 'vitest';
import {
  type AnyOptions,
  ask,
  cacheSeconds,
  compareReaders,
  decides,
  findingMessage,
  findings,
  openSite,
  policyUrl,
  prepare,
  prepareAny,
  preparePace,
  productToken,
  readers,
  recordsOf,
  sideEffects,
  suggestEdits,
  weighSuggestions,
} from '../index.ts';

const closed = 'User-agent: GPTBot\nCrawl-delay: 5\nDisallow: /\n';
const site = openSite({ origin: 'https://h.example', files: { '/robots.txt': closed, '/data.txt': closed } });
const header =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)';

describe('draft 1 3.2.1: a crawler looks for its name without a version', () => {
  test.each(['GPTBot/1.1', ' GPTBot ', 'GPTBot/1.1 (+https://openai.com/gptbot)', header])('%s', (agent) => {
    // Python's own can_fetch reads only up to the first slash.
    for (const reader of readers.filter(({ agent: { name } }) => name === 'whole' || agent !== header)) {
      const question = prepare(site, { question: 'fetch', reader });
      expect(question(agent, '/x').answer).toBe('deny');
      expect(question.matrix([agent], ['/x'])).toEqual(question.matrix(['GPTBot'], ['/x']));
      expect(question.classOf(agent)).toBe(question.classOf('GPTBot'));
      expect(question.recordsFor(agent)).toEqual(question.recordsFor('GPTBot'));
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

describe('ours: a call without a required argument is refused', () => {
  const query = { question: 'fetch', reader: 'rfc9309', agent: 'a', url: '/' } as const;
  const without = (key: keyof typeof query) => ({ ...query, [key]: undefined }) as unknown as typeof query;
  const robots = { '/robots.txt': closed };
  const wish = { reader: 'rfc9309', agent: 'a', url: '/', wanted: 'deny' } as const;
  const cells = { agents: ['a'], urls: ['/'], readers: ['rfc9309'] as const };
  test.each<[string, () => unknown, RegExp]>([
    ['no reader', () => ask(site, without('reader')), /^reader is missing: give one of norobots-1994/],
    ['no reader of records', () => recordsOf(site, '/robots.txt', undefined as never), /^reader is missing/],
    ['no agent', () => ask(site, without('agent')), /^agent is missing/],
    ['no URL', () => ask(site, without('url')), /^url is missing/],
    ['no options', () => prepareAny(site, undefined as unknown as AnyOptions), /^options are missing/],
    ['a path without its slash', () => ask(site, { ...query, file: 'robots.txt' }), /write "\/robots.txt"$/],
    [
      'a path without its slash in openSite',
      () => openSite({ origin: '', files: { 'robots.txt': '' } }),
      /write "\/robots.txt"$/,
    ],
    ['no origin', () => openSite({ files: robots } as never), /^origin is missing/],
    ['no files', () => openSite({ origin: '' } as never), /^files are missing/],
    ['no site', () => ask(undefined as never, query), /^the site is missing/],
    ['nothing passed to openSite', () => openSite(undefined as never), /^origin is missing/],
    [
      'half a reader',
      () => ask(site, { ...query, reader: { id: 'x' } as never }),
      /^reader lacks .*path.*: spread/,
    ],
    ['no URL of a policy', () => policyUrl(undefined as never, 'rfc9309'), /^url is missing/],
    ['no header', () => productToken(undefined as never, 'rfc9309'), /^agent is missing/],
    ['no headers', () => cacheSeconds('rfc9309', undefined as never), /^headers are missing/],
    ['no wish', () => suggestEdits(site, undefined as never), /^wish is missing/],
    [
      'no wanted answer',
      () => suggestEdits(site, { ...wish, wanted: undefined as never }),
      /^wanted is missing/,
    ],
    ['no table', () => sideEffects(site, site, undefined as never), /^cells are missing/],
    [
      'no agents',
      () => sideEffects(site, site, { ...cells, agents: undefined as never }),
      /^agents are missing/,
    ],
    ['no URLs', () => sideEffects(site, site, { ...cells, urls: undefined as never }), /^urls are missing/],
    [
      'no readers',
      () => sideEffects(site, site, { ...cells, readers: undefined as never }),
      /^readers are missing/,
    ],
    [
      'no readers for weighSuggestions',
      () => weighSuggestions(site, wish, { agents: [], urls: [] } as never),
      /^readers are/,
    ],
    [
      'one id instead of readers',
      () => findings(site, '/robots.txt', { readers: 'google' as never }),
      /^readers are/,
    ],
    ['no query', () => compareReaders(site, undefined as never), /^query is missing/],
    ['no agents to compare', () => compareReaders(site, { urls: ['/'] } as never), /^agents are missing/],
    ['no options of a pace', () => preparePace(site, undefined as never), /^options are missing/],
    ['no options of a rule', () => decides(site, undefined as never), /^options are missing/],
    [
      'a missing URL in a table',
      () => prepare(site, query).matrix(['a'], ['/', undefined as never]),
      /^url is missing/,
    ],
    [
      'a number as a URL of a column',
      () => prepare(site, query).column('a', [5 as never]),
      /^url is missing/,
    ],
    ['no URLs of a table', () => prepare(site, query).matrix(['a'], undefined as never), /^urls are missing/],
    [
      'a number as a file',
      () => openSite({ origin: '', files: { '/robots.txt': 5 as never } }),
      /neither a string/,
    ],
  ])('%s', (_, call, message) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });

  test('questions about any crawler need no agent', () => {
    expect(ask(site, { question: 'ai-use', purpose: 'search', url: '/' }).answer).toBeDefined();
  });
});

test.each([{}, { reader: 'google' }, { readers: ['rfc9309', 'bing'] }] as const)(
  'lighthouse 3a173bc, ours: findings of a checker are returned for any reader: %j',
  (query) => {
    const text = 'User-agent: *\nDisallow: /\nAgentmap: /a.json\n';
    const messagesFor = (checkers: readonly string[]) =>
      findings(openSite({ origin: '', files: { '/robots.txt': text } }), '/robots.txt', {
        ...query,
        checkers,
      })
        .filter(({ code }) => code === 'CHK-LINE')
        .map((finding) => [finding.range.start.line, findingMessage(finding)]);
    expect(messagesFor(['lighthouse'])).toEqual([
      [2, 'Lighthouse reports this line: agentmap is not in its list of fields.'],
    ]);
    expect(messagesFor([])).toEqual([]);
  },
);

test('draft 1 3.2.2: a path that begins with a star is reported if it matters to a reader, by reader and by readers', () => {
  const wild = openSite({ origin: '', files: { '/robots.txt': 'User-agent: *\nDisallow: *.pdf\n' } });
  const hasR101 = (query: Parameters<typeof findings>[2]) =>
    findings(wild, '/robots.txt', query).some(({ code }) => code === 'R101');
  expect(hasR101({})).toBe(true);
  expect(hasR101({ reader: 'koster-1996' })).toBe(true);
  expect(hasR101({ reader: 'google' })).toBe(false);
  expect(hasR101({ readers: ['google', 'rfc9309'] })).toBe(false);
  expect(hasR101({ reader: 'google', readers: ['koster-1996'] })).toBe(true);
});
