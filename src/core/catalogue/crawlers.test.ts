// The catalogue follows docs/catalogue.md. The rules are those of crawlers.md, "Rules for adding or changing".
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { agentChoices } from './agent-choices.ts';
import sources from './crawler-sources.json' with { type: 'json' };
import data from './crawlers.json' with { type: 'json' };
import { catalogueVersion, crawlersByOperator, crawlersForPurpose, purposes } from './crawlers.ts';
import { documentedCrawlers as crawlers, findDocumentedCrawler, isOutdated } from './documented-crawlers.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const text = v.pipe(
  v.string(),
  v.check((value) => value !== '' && value === value.trim()),
);
const day = v.pipe(v.string(), v.check(isDay), v.maxValue(data.version));

const entry = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  tokens: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w.-]+$/))), v.minLength(1)),
  exampleUserAgent: v.nullable(text),
  operator: v.nullable(text),
  purposes: v.pipe(v.array(v.picklist(purposes)), v.minLength(1)),
  effectOfBlocking: v.nullable(text),
  fallbackTokens: v.array(text),
  clientExists: v.boolean(),
  source: text,
  sourceDate: day,
  dateIs: v.picklist(['published', 'copy', 'read']),
  confidence: v.picklist(['operator-stated', 'second-hand']),
  via: v.picklist(['page', 'quotation', 'catalogue']),
  note: v.nullable(text),
});

/** RFC 9309 2.2.1: letters, underscores and hyphens. */
const isProductToken = (token: string) => /^[A-Za-z_-]+$/.test(token);

const byId = crawlers.map((one) => [one.id, one] as const);

describe('crawlers.md, fields: each entry has all of them, and null is a value', () => {
  test('the edition has a date', () => {
    expect(isDay(catalogueVersion)).toBe(true);
    expect(Object.keys(data)).toEqual(['version', 'entries']);
  });
  test('each crawler has one entry about its sources, in the same order', () => {
    expect(sources.entries.map(({ id }) => id)).toEqual(data.entries.map(({ id }) => id));
  });
  test.each(byId)('%s', (_id, one) => {
    expect(v.safeParse(entry, one).issues).toBeUndefined();
    expect(new Set(one.purposes).size).toBe(one.purposes.length);
  });
});

describe('crawlers.md: restrictions on entries', () => {
  test('no two entries have the same name', () => {
    const tokens = crawlers.flatMap((one) => one.tokens.map((token) => token.toLowerCase()));
    expect(tokens.filter((token, i) => tokens.indexOf(token) !== i)).toEqual([]);
    const ids = crawlers.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
  test('traps, "Illegal tokens": the note of a name that is not a product token of RFC 9309 says why', () => {
    const illegal = crawlers.filter(({ tokens }) => !tokens.every(isProductToken));
    expect(illegal.map(({ id }) => id)).toEqual(['mj12bot', 'ai2bot', 'panscient', 'archive-org-bot']);
    for (const { tokens, note } of illegal)
      expect([tokens, note]).toEqual([tokens, expect.stringMatching(/\b(digits?|dot)\b/)]);
  });
  test('rule 4: only the operator’s own page states the effect of blocking; one entry has broken this since its first edition', () => {
    const described = crawlers.filter((one) => one.effectOfBlocking !== null);
    const broken = described.filter(({ confidence }) => confidence !== 'operator-stated');
    expect(broken.map(({ id }) => id)).toEqual(['duckduckbot']);
  });
  test('rule 5: a name that no crawler sends has a note that says so', () => {
    expect(crawlers.filter((one) => !one.clientExists && one.note === null)).toEqual([]);
  });
  test('information from a catalogue is second-hand', () => {
    const fromCatalogues = crawlers.filter(({ via }) => via === 'catalogue');
    expect(fromCatalogues.filter(({ confidence }) => confidence !== 'second-hand')).toEqual([]);
  });
  test('rule 6: fallback names are those of the quirks', () => {
    for (const { tokens, fallbackTokens } of crawlers)
      for (const token of tokens)
        expect([token, agentChoices.get(token.toLowerCase())?.fallbackTokens ?? []]).toEqual([
          token,
          fallbackTokens,
        ]);
  });
  test('an example of a user-agent contains one of the names', () => {
    const others = crawlers.filter(
      ({ exampleUserAgent, tokens }) =>
        exampleUserAgent !== null &&
        !tokens.some((token) => exampleUserAgent.toLowerCase().includes(token.toLowerCase())),
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });
});

describe('crawlers.md, introduction: counts', () => {
  const count = (is: (one: (typeof crawlers)[number]) => boolean) => crawlers.filter(is).length;
  test('entries', () => {
    expect(crawlers).toHaveLength(126);
    expect(count(({ confidence }) => confidence === 'operator-stated')).toBe(74);
    expect(count(({ clientExists }) => !clientExists)).toBe(4);
    expect(count((one) => one.exampleUserAgent !== null)).toBe(84);
    expect(count((one) => one.effectOfBlocking !== null)).toBe(47);
  });
});

describe('ours: lookup', () => {
  test('names are found in any case', () => {
    expect(findDocumentedCrawler('gptbot')?.operator).toBe('OpenAI');
    expect(findDocumentedCrawler('nobody')).toBeUndefined();
  });
  test('rfc 9309 2.2.1: only A to Z are compared without case: a Kelvin sign is not a K', () => {
    expect(findDocumentedCrawler('KAGIBOT')?.id).toBe('kagibot');
    expect(findDocumentedCrawler('\u212aagibot')).toBeUndefined();
  });
  test('by purpose and by operator', () => {
    expect(crawlersForPurpose('ai-training').map(({ id }) => id)).toContain('gptbot');
    expect(crawlersForPurpose('archive').every((one) => one.purposes.includes('archive'))).toBe(true);
    expect(purposes.flatMap(crawlersForPurpose)).toHaveLength(crawlers.flatMap((one) => one.purposes).length);
    expect(crawlersByOperator('OpenAI').map(({ tokens }) => tokens[0])).toContain('OAI-SearchBot');
  });
  test.each([
    ['2025-11-20', '2026-11-21', true],
    ['2025-11-21', '2026-11-21', false],
    ['2025-01-29', '2026-11-21', true],
    ['2026-11-20', '2026-11-21', false],
    ['2024-02-29', '2025-03-01', true],
    ['2019', '2026-11-21', true],
  ])('crawlers.md, rule 7: a statement of %s is outdated on %s: %s', (date, today, old) => {
    expect(isOutdated(date, today)).toBe(old);
  });
});
