// The records that crawlers select according to their operators (agent quirks), and random files to test it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReaderId } from '../../core/index.ts';
import { REFERENCE_HOST, type ReferenceReader } from './reader-reference.ts';
import { type AgentChoice, createBing, createNorobots1994, createYandex } from './reader-references.ts';
import { findDifferences } from './readers-comparison.ts';

/** The crawlers that do not obey `*`, with the names that they try after their own. */
export const agentsIgnoringStar: Readonly<Record<string, readonly string[]>> = {
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
/** The crawlers that try another name before `*`. */
export const agentsWithFallback: Readonly<Record<string, readonly string[]>> = {
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
const lookUpAgent = (table: Readonly<Record<string, readonly string[]>>, agent: string) =>
  Object.entries(table).find(([name]) => name.toLowerCase() === agent.toLowerCase())?.[1];

const operatorChoice: AgentChoice = (agent) => {
  const names = lookUpAgent(agentsIgnoringStar, agent);
  return names ? [agent, ...names] : [agent, ...(lookUpAgent(agentsWithFallback, agent) ?? []), '*'];
};
const tokenChoice: AgentChoice = (agent) => [agent, '*'];

const quirkyAgents = [...Object.keys(agentsIgnoringStar), ...Object.keys(agentsWithFallback)];
const otherAgents = [
  'Googlebot',
  'GoogleOther',
  'Yandex',
  'Google-Extended',
  'Amzn-SearchBot',
  'bingbot',
  '',
  'zed',
];
const anyOf = fc.constantFrom;
const agent = fc.oneof(
  anyOf(...quirkyAgents),
  anyOf(...otherAgents),
  anyOf('GOOGLEBOT-image', 'adsbot-google', 'yandexbot'),
);
const anyAgentLine = fc.oneof(
  { weight: 3, arbitrary: anyOf('*', 'Googlebot', 'GoogleOther', 'Yandex', 'AdsBot-Google', 'googlebot') },
  { weight: 2, arbitrary: agent },
);
const anyLine = fc.oneof(
  { weight: 3, arbitrary: anyAgentLine.map((name) => `User-agent: ${name}`) },
  { weight: 4, arbitrary: anyOf('Disallow: /', 'Disallow: /a', 'Disallow: /b', 'Disallow:', 'Allow: /a/b') },
  { weight: 1, arbitrary: anyOf('', 'Sitemap: /s') },
);
const anyFile = fc.array(anyLine, { minLength: 2, maxLength: 9 }).map((lines) => lines.join('\n'));
const probeUrls = ['/a', '/a/b', '/b', '/'].map((path) => REFERENCE_HOST + path);

const comparedReaders: readonly (readonly [ReaderId, (choice: AgentChoice) => ReferenceReader, boolean])[] = [
  ['rfc9309', createBing, true],
  ['google', createBing, true],
  ['bing', createBing, true],
  ['yandex', createYandex, true],
  ['norobots-1994', createNorobots1994, false],
];

/** Compares the library with the reference implementation, on `times` as many random files as usual. */
export function compareAgentQuirks(times: number): void {
  const agree = (reader: ReaderId, reference: ReferenceReader, options: { readonly quirks?: boolean }) =>
    fc.assert(
      fc.property(anyFile, fc.array(agent, { minLength: 2, maxLength: 5 }), (text, agents) => {
        expect(findDifferences(reader, reference, text, agents, probeUrls, options)).toEqual([]);
      }),
      { numRuns: 60 * times },
    );

  describe('agent quirks: a reference implementation of the table agrees', () => {
    test.each(comparedReaders)(
      'decision 0011: %s, with default options, for random files',
      (id, createReference, obeysOperators) => {
        agree(id, createReference(obeysOperators ? operatorChoice : tokenChoice), {});
      },
    );
    test.each(comparedReaders)('agent quirks: %s with quirks, for random files', (id, createReference) => {
      agree(id, createReference(operatorChoice), { quirks: true });
    });
    test.each(comparedReaders)(
      'library, prepare: %s without quirks follows the text only',
      (id, createReference) => {
        agree(id, createReference(tokenChoice), { quirks: false });
      },
    );
  });
}
