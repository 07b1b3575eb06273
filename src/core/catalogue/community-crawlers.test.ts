// The names of the community list follow docs/catalogue.md, and are never treated as facts.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pickToken } from '../import/pick-token.ts';
import { columnPurposeOf, importantCrawlers } from './column-purposes.ts';
import data from './community-crawlers.json' with { type: 'json' };
import {
  communityCrawlers,
  communityList,
  communityNamesAmong,
  findCommunityCrawler,
} from './community-crawlers.ts';
import { catalogueVersion, crawlers, findCrawler, purposes } from './crawlers.ts';

const text = v.pipe(
  v.string(),
  v.check((value) => value !== '' && value === value.trim()),
);
const entry = v.strictObject({
  token: v.pipe(text, v.regex(/^[\w./ -]+$/)),
  operator: v.nullable(text),
  purposes: v.pipe(v.array(v.picklist(purposes)), v.minLength(1)),
});
const listed = communityCrawlers.map(({ tokens: [token] }) => token);

describe('catalogue.md, the community list: what an entry has', () => {
  test('the list has a name, an address and a day', () => {
    expect(Object.keys(data)).toEqual(['list', 'entries']);
    expect(communityList).toEqual({
      name: 'ai.robots.txt',
      source: expect.stringMatching(/^https:\/\/github\.com\/ai-robots-txt\//),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(communityList.date <= catalogueVersion).toBe(true);
  });
  test('each entry has a name, an operator or null, and purposes, but no statement that only an operator can make', () => {
    for (const one of data.entries) expect([one, v.safeParse(entry, one).issues]).toEqual([one, undefined]);
  });
  test('104 names, each once', () => {
    const lower = listed.map((token) => token.toLowerCase());
    expect(new Set(lower).size).toBe(lower.length);
    expect(listed).toHaveLength(104);
  });
});

describe('catalogue.md, the community list: never treated as fact', () => {
  test('no name is in the catalogue too', () => {
    expect(listed.filter((token) => findCrawler(token))).toEqual([]);
    expect(findCommunityCrawler('GPTBot')).toBeUndefined();
    expect(crawlers.some(({ tokens }) => tokens.some((token) => findCommunityCrawler(token)))).toBe(false);
  });
  test('the columns of the table have no purpose for them, except one that the name itself implies', () => {
    const byName = listed.filter((token) => columnPurposeOf(token) !== 'other');
    expect(byName.map((token) => [token, columnPurposeOf(token)])).toEqual([
      ['imageSpider', 'images'],
      ['newsai', 'news'],
    ]);
    expect(importantCrawlers.filter((name) => findCommunityCrawler(name))).toEqual([]);
  });
  test('no header or log line is attributed to them, as some are everyday words', () => {
    for (const header of ['Mozilla/5.0 (compatible; Operator/1.0)', 'Spider/2 (x)', 'Code/1.9.0 Electron'])
      expect(pickToken(header).how).not.toBe('catalogue');
  });
});

describe('ours: lookup', () => {
  test('names are found in any case', () => {
    expect(findCommunityCrawler('deepseekbot')).toMatchObject({
      evidence: 'community',
      operator: 'DeepSeek',
      purposes: ['ai-training'],
    });
    expect(findCommunityCrawler('nobody')).toBeUndefined();
  });
  test('names of the list are found among others, each once and as written', () => {
    expect(communityNamesAmong(['GPTBot', 'devin', '*', 'Devin', 'OurBot', 'Scrapy'])).toEqual([
      'Devin',
      'Scrapy',
    ]);
  });
});
