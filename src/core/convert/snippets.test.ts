// Decisions about fetching, written as META tags, X-Robots-Tag headers and robots PIs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepare } from '../questions/registry.ts';
import { openSite } from '../workspace/site.ts';
import { createSnippets, type PlaceKind, placeKinds } from './snippets.ts';

const text = [
  'User-agent: good',
  'Disallow:',
  'User-agent: bad',
  'Disallow: /',
  'User-agent: odd"name',
  'Disallow: /',
  'User-agent: *',
  'Disallow: /shut/',
].join('\n');
const site = openSite({ origin: 'https://a.org', files: { '/robots.txt': text } });
const snippetsFor = (place: PlaceKind, agents: readonly string[], url: string) => {
  const { snippets, losses } = createSnippets(site, '/robots.txt', place, { agents, urls: [url] });
  return {
    texts: snippets.map((snippet) => snippet.text),
    losses: losses.map(({ code, line, words }) => [code, line, ...words]),
  };
};

describe('ours: only the policy file can prohibit fetching', () => {
  test.each([
    ['meta', '<meta name="robots" content="noindex, nofollow">'],
    ['x-robots-tag', 'X-Robots-Tag: noindex, nofollow'],
    ['robots-pi', '<?robots index="no" follow="no"?>'],
  ] as const)('%s prohibits indexing and following, and the losses say that this is less', (place, line) => {
    expect(snippetsFor(place, [''], '/shut/a')).toEqual({
      texts: [line],
      losses: [['place-fetched', 7, '/shut/a']],
    });
  });

  test('a URL that may be fetched needs no line and loses nothing', () => {
    for (const place of placeKinds)
      expect(snippetsFor(place, ['', 'good'], '/open')).toEqual({ texts: [], losses: [] });
  });

  test('a line for all crawlers also applies to a crawler that may fetch', () => {
    expect(snippetsFor('meta', ['good'], '/shut/a').losses).toContainEqual([
      'place-everyone',
      7,
      'good',
      '/shut/a',
    ]);
  });

  test('a blocked crawler is named if the place has names, which few crawlers read', () => {
    expect(snippetsFor('x-robots-tag', ['bad'], '/open')).toEqual({
      texts: ['X-Robots-Tag: bad: noindex, nofollow'],
      losses: [
        ['place-named', 3, 'bad'],
        ['place-fetched', 3, '/open'],
      ],
    });
  });

  test.each([
    ['robots-pi', 'bad', 3],
    ['meta', 'odd"name', 5],
    ['x-robots-tag', 'odd"name', 5],
  ] as const)('robots 1999, and the syntax of the line: %s cannot name %s', (place, agent, line) => {
    expect(snippetsFor(place, [agent], '/open')).toEqual({
      texts: [],
      losses: [['place-nameless', line, agent, '/open']],
    });
  });

  test('the file does not apply to a URL on another site', () => {
    expect(snippetsFor('meta', [''], 'https://b.org/')).toEqual({
      texts: [],
      losses: [['place-elsewhere', 0, 'https://b.org/']],
    });
  });
});

test('ours: a URL gets a line for all crawlers exactly if any crawler may not fetch it, and never without a loss', () => {
  const path = fc.constantFrom('/', '/a', '/a/b', '/c');
  const rule = fc.record({ effect: fc.constantFrom('Allow', 'Disallow'), path });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 4 }), fc.uniqueArray(path, { minLength: 1 }), (rules, urls) => {
      const lines = ['User-agent: *', ...rules.map((one) => `${one.effect}: ${one.path}`)];
      const files = { '/robots.txt': lines.join('\n') };
      const one = openSite({ origin: '', files });
      const ask = prepare(one, { question: 'fetch', reader: 'rfc9309' });
      const { snippets, losses } = createSnippets(one, '/robots.txt', 'meta', { agents: [], urls });
      const shut = urls.filter((url) => ask('', url).answer === 'deny');
      expect(snippets.map(({ url }) => url)).toEqual(shut);
      expect(losses.length > 0).toBe(shut.length > 0);
    }),
    { numRuns: 100 },
  );
});
