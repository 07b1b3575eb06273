import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHARED_LIST, sharedCache } from '../../workers/offline/protocol.ts';
import { deleteOldSharedFiles } from './share-target-files.ts';

const SCOPE = 'https://host.example/app/';
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21);
const deleted: string[] = [];

function holding(list: object | string | undefined) {
  vi.stubGlobal('caches', {
    match: async (url: string, { cacheName }: CacheQueryOptions & { cacheName: string }) =>
      list !== undefined && url === SCOPE + SHARED_LIST && cacheName === sharedCache(SCOPE)
        ? new Response(typeof list === 'string' ? list : JSON.stringify(list))
        : undefined,
    delete: async (name: string) => deleted.push(name) > 0,
  });
}

beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal('location', { href: `${SCOPE}?x#/edit` });
});
afterEach(() => vi.unstubAllGlobals());

const arrived = (time: number) => ({ names: ['robots.txt'], left: 0, time });

test.each([
  ['just arrived and its page is about to ask about it', arrived(NOW - 1000)],
  ['arrived an hour ago', arrived(NOW - HOUR)],
  ['is about to be kept', undefined],
])('product: a starting tab does not delete what %s', async (_, list) => {
  holding(list);
  await deleteOldSharedFiles(NOW);
  expect(deleted).toEqual([]);
});

test.each([
  ['arrived over an hour ago', arrived(NOW - HOUR - 1)],
  ['arrived after now: the clock was set back', arrived(NOW + 2 * HOUR)],
  ['has no time', { names: [], left: 0 }],
  ['has a list that cannot be read', '{'],
])('product: an unused share is deleted if it %s', async (_, list) => {
  holding(list);
  await deleteOldSharedFiles(NOW);
  expect(deleted).toEqual([sharedCache(SCOPE)]);
});
