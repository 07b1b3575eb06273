import { describe, expect, test } from 'vitest';
import type { LogCounts } from '../import/logs/log-counts.ts';
import { createSiteRequests, indexRequests } from './request-index.ts';
import { requestKeyOf } from './request-key.ts';
import { parseRequests } from './site-requests.ts';

const counts: LogCounts = {
  requests: 12,
  statuses: { '2': 12 },
  urls: [
    { url: 'https://a.example/x', hits: 6 },
    { url: '/x', hits: 3 },
    { url: 'https://b.example/x', hits: 1 },
  ],
  agents: [
    { name: 'GPTBot', hits: 9, example: '' },
    { name: '', hits: 3, example: '' },
  ],
  hits: [
    { agent: 0, url: 0, hits: 6 },
    { agent: 0, url: 1, hits: 2 },
    { agent: 1, url: 1, hits: 1 },
  ],
  others: { urls: 2, agents: 0, pairs: 3 },
  folded: 0,
};

describe('requests of a site', () => {
  test.each([
    ['/a?b#c', 'https://a.example', '/a?b'],
    ['https://A.example:443/a', 'https://a.example', '/a'],
    ['//a.example/a', 'https://a.example', '/a'],
    ['http://a.example/a', 'https://a.example', 'http://a.example/a'],
    ['https://b.example/a#x', 'https://a.example', 'https://b.example/a'],
    ['a', 'https://a.example', '/a'],
    ['https://a.example/a', '', 'https://a.example/a'],
    ['/a', '', '/a'],
  ])('ours: the key of %s on %s is %s', (url, origin, name) => {
    expect(requestKeyOf(url, origin)).toBe(name);
  });

  test('ours: whole URLs of the site count as paths, and hits are indexed by crawler in lower case', () => {
    const requests = createSiteRequests(counts, ['a.log'], 'https://a.example');
    expect(requests.hits).toEqual(['9 0:8 1:1', '1']);
    const index = indexRequests(requests);
    expect(index.get('/x')).toEqual({
      all: 9,
      by: new Map([
        ['gptbot', 8],
        ['', 1],
      ]),
    });
    expect(index.get('https://b.example/x')?.all).toBe(1);
  });

  test('rfc 9309 2.2.1: crawlers whose names are equal only by Unicode case folding are counted separately', () => {
    const agents = ['kbot', '\u212abot'].map((name) => ({ name, hits: 1, example: '' }));
    const hits = [6, 2].map((count, agent) => ({ agent, url: 1, hits: count }));
    const index = indexRequests(createSiteRequests({ ...counts, agents, hits }, [], 'https://a.example'));
    expect([...index.get('/x')!.by]).toEqual([
      ['kbot', 6],
      ['\u212abot', 2],
    ]);
  });

  test('ours: requests that are written can be read again', () => {
    const requests = createSiteRequests(counts, ['a.log'], 'https://a.example');
    expect(parseRequests(JSON.parse(JSON.stringify({ ...requests, later: 1 })))).toEqual({
      ...requests,
      later: 1,
    });
  });

  test.each([
    ['nothing', undefined],
    ['another shape', { total: 'many' }],
    ['hits without URLs', { ...createSiteRequests(counts, [], ''), urls: [] }],
    ['hits that are not numbers', { ...createSiteRequests(counts, [], ''), hits: ['1', '2', 'x'] }],
  ])('ours: %s is not read', (_, value) => {
    expect(parseRequests(value)).toBeUndefined();
  });
});
