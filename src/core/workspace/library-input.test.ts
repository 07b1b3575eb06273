// What programs hand the library, right and wrong.
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
  const wish = { reader: 'rfc9309', agent: 'a', url: '/', wanted: 'deny' } as const;
  const cells = { agents: ['a'], urls: ['/'], readers: ['rfc9309'] as const };
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
    ['no site', () => ask(undefined as never, asked), /^the site is missing/],
    ['nothing to open', () => openSite(undefined as never), /^origin is missing/],
    [
      'half a reader',
      () => ask(site, { ...asked, reader: { id: 'x' } as never }),
      /^reader lacks .*path.*: spread/,
    ],
    ['no URL of a policy', () => policyUrl(undefined as never, 'rfc9309'), /^url is missing/],
    ['no header', () => productToken(undefined as never, 'rfc9309'), /^agent is missing/],
    ['no headers', () => cacheSeconds('rfc9309', undefined as never), /^headers are missing/],
    ['no wish', () => suggestEdits(site, undefined as never), /^wish is missing/],
    [
      'nothing wanted',
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
      'no readers to weigh',
      () => weighSuggestions(site, wish, { agents: [], urls: [] } as never),
      /^readers are/,
    ],
    [
      'one id for readers',
      () => findings(site, '/robots.txt', { readers: 'google' as never }),
      /^readers are/,
    ],
    ['no query', () => compareReaders(site, undefined as never), /^query is missing/],
    ['no agents to compare', () => compareReaders(site, { urls: ['/'] } as never), /^agents are missing/],
    ['no options of a pace', () => preparePace(site, undefined as never), /^options are missing/],
    ['no options of a rule', () => decides(site, undefined as never), /^options are missing/],
    [
      'a URL of a table',
      () => prepare(site, asked).matrix(['a'], ['/', undefined as never]),
      /^url is missing/,
    ],
    ['a URL of a column', () => prepare(site, asked).column('a', [5 as never]), /^url is missing/],
    ['no URLs of a table', () => prepare(site, asked).matrix(['a'], undefined as never), /^urls are missing/],
    ['a number', () => openSite({ origin: '', files: { '/robots.txt': 5 as never } }), /neither a string/],
  ])('%s', (_, call, message) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });

  test('questions about any crawler need no agent', () => {
    expect(ask(site, { question: 'ai-use', purpose: 'search', url: '/' }).answer).toBeDefined();
  });
});

test.each([{}, { reader: 'google' }, { readers: ['rfc9309', 'bing'] }] as const)(
  'lighthouse 3a173bc, ours: what a checking program reports is told whoever reads: %j',
  (query) => {
    const text = 'User-agent: *\nDisallow: /\nAgentmap: /a.json\n';
    const told = (checkers: readonly string[]) =>
      findings(openSite({ origin: '', files: { '/robots.txt': text } }), '/robots.txt', {
        ...query,
        checkers,
      })
        .filter(({ code }) => code === 'CHK-LINE')
        .map((one) => [one.range.start.line, findingMessage(one)]);
    expect(told(['lighthouse'])).toEqual([
      [2, 'Lighthouse reports this line: agentmap is not in its list of fields.'],
    ]);
    expect(told([])).toEqual([]);
  },
);

test('draft 1 3.2.2: a path that begins with a star is told where a reader minds it, by reader and by readers', () => {
  const wild = openSite({ origin: '', files: { '/robots.txt': 'User-agent: *\nDisallow: *.pdf\n' } });
  const hasR101 = (query: Parameters<typeof findings>[2]) =>
    findings(wild, '/robots.txt', query).some(({ code }) => code === 'R101');
  expect(hasR101({})).toBe(true);
  expect(hasR101({ reader: 'koster-1996' })).toBe(true);
  expect(hasR101({ reader: 'google' })).toBe(false);
  expect(hasR101({ readers: ['google', 'rfc9309'] })).toBe(false);
  expect(hasR101({ reader: 'google', readers: ['koster-1996'] })).toBe(true);
});
