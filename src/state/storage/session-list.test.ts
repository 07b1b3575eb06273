import { afterEach, expect, test, vi } from 'vitest';
import type { StoredVersion } from './database.ts';
import { DELETED_DAYS, MAX_DELETED_SITES } from './deleted-limits.ts';
import { indexedDbSessions } from './indexeddb-sessions.ts';
import {
  deleteOrphans,
  expiredSites,
  listSessions,
  type SessionSummary,
  sessionsToDelete,
  writeWithRoom,
} from './session-list.ts';
import { keepChoices, withoutDeletion } from './write-batch.ts';

const versionOf = (sessionId: string, why: StoredVersion['why']): StoredVersion => ({
  id: `${sessionId} ${why}`,
  work: sessionId,
  time: 0,
  why,
  workspace: '',
  size: 0,
});

async function remainingAfter(existingIds: () => ReadonlySet<string> | undefined) {
  const versions = new Set([versionOf('a', 'named'), versionOf('gone', 'named'), versionOf('gone', 'saved')]);
  const places = new Set(['a', 'gone']);
  await deleteOrphans(
    {
      all: () => Promise.resolve([...versions]),
      write: (_put, drop) => {
        for (const version of versions) if (drop.includes(version.id)) versions.delete(version);
        return Promise.resolve();
      },
    },
    {
      works: () => Promise.resolve(new Set(places)),
      drop: (sessionId) => Promise.resolve(void places.delete(sessionId)),
    },
    () => Promise.resolve(existingIds()),
  );
  return [[...versions].map(({ id }) => id), [...places]];
}

test('product: versions and places of a deleted session are deleted, including named ones, and those of others stay', async () => {
  expect(await remainingAfter(() => new Set(['a']))).toEqual([['a named'], ['a']]);
});

test('product: if the existing sessions are not known, everything stays', async () => {
  expect(await remainingAfter(() => undefined)).toEqual([
    ['a named', 'gone named', 'gone saved'],
    ['a', 'gone'],
  ]);
});

test('product: of old sites, those that the user pinned or named stay, as do unsaved and unreadable ones', () => {
  const session = (id: string, more: Partial<SessionSummary> = {}): SessionSummary => ({
    id,
    path: '/robots.txt',
    origin: '',
    paths: ['/robots.txt'],
    unsaved: [],
    time: 0,
    name: id,
    ...more,
  });
  const recent = Array.from({ length: 50 }, (_, i) => session(`recent ${i}`));
  const old = [
    session('old'),
    session('pinned', { isPinned: true }),
    session('named', { label: 'Client A' }),
    session('unsaved', { unsaved: ['/robots.txt'] }),
    session('damaged', { isDamaged: true }),
    session('excluded'),
  ];
  const deleted = sessionsToDelete([...recent, ...old], new Set(['excluded']));
  expect(deleted.map(({ id }) => id)).toEqual(['old']);
});

const DAY = 86_400_000;
const deletedSite = (id: string, deleted?: number): SessionSummary => ({
  id,
  path: '/robots.txt',
  origin: '',
  name: id,
  paths: ['/robots.txt'],
  unsaved: ['/robots.txt'],
  time: 0,
  ...(deleted === undefined ? {} : { deleted }),
});

test('product: a deleted site stays for 30 days, named or not, and one that is not deleted stays', () => {
  const now = 100 * DAY;
  const sites = [
    deletedSite('here'),
    deletedSite('new', now - DELETED_DAYS * DAY),
    { ...deletedSite('old', now - DELETED_DAYS * DAY - 1), label: 'shop', isPinned: true },
  ];
  expect(expiredSites(sites, now).map(({ id }) => id)).toEqual(['old']);
});

test('product: of many deleted sites, those that were deleted first expire first', () => {
  const sites = Array.from({ length: MAX_DELETED_SITES + 2 }, (_, i) => deletedSite(`${i}`, 1000 + i));
  expect(expiredSites(sites, 2000).map(({ id }) => id)).toEqual(['1', '0']);
});

const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

test('product: if storage is full, room is made until the write succeeds', async () => {
  let taken = 2;
  const write = () => (taken > 0 ? full() : Promise.resolve('written'));
  expect(await writeWithRoom(write, () => Promise.resolve(taken-- > 0))).toBe('written');
});

test('product: a write fails if no deleted site can make room for it, or if the storage is broken', async () => {
  await expect(writeWithRoom(full, () => Promise.resolve(false))).rejects.toThrow('full');
  await expect(
    writeWithRoom(
      () => Promise.reject(new Error('broken')),
      () => Promise.resolve(true),
    ),
  ).rejects.toThrow('broken');
});

test('product: a late write of a deleted site leaves it deleted, and restoring it keeps its name and pin', () => {
  const choices = { label: 'shop', pinned: true, deleted: 5 };
  const head = { id: 'a' } as Parameters<typeof keepChoices>[0];
  expect(keepChoices(head, choices)).toEqual({ id: 'a', label: 'shop', pinned: true, deleted: 5 });
  expect(keepChoices({ ...head, deleted: 5 }, withoutDeletion(choices))).toEqual({
    id: 'a',
    label: 'shop',
    pinned: true,
  });
});

afterEach(() => vi.restoreAllMocks());

const storedHead = {
  id: 'a',
  form: 1,
  writer: 'w',
  revision: 1,
  time: 9000,
  origin: '',
  name: 'www.shop.example',
  paths: ['/robots.txt'],
  unsaved: [],
  first: 0,
  done: 1,
  shortened: false,
  saved: [],
  view: {},
};

test.each<[string, object, string | undefined]>([
  ['found in its files', { found: 'https://www.shop.example' }, 'https://www.shop.example'],
  ['found in its files on a port', { found: 'https://a.example:8080' }, 'https://a.example:8080'],
  ['that its workspace states', { origin: 'http://a.example' }, 'http://a.example'],
  ['that an earlier version stored as its name', {}, 'https://www.shop.example'],
  ['that nothing tells', { name: 'robots.txt' }, undefined],
])('product: a name that the user gave a site does not hide the host %s', async (_, more, site) => {
  vi.spyOn(indexedDbSessions, 'heads').mockResolvedValue([{ ...storedHead, ...more, label: 'My shop' }]);
  expect((await listSessions()).map((session) => [session.name, session.site])).toEqual([['My shop', site]]);
});

test('product: the last change of a site is not the last write, which also follows a selected answer', async () => {
  vi.spyOn(indexedDbSessions, 'heads').mockResolvedValue([{ ...storedHead, changed: 4000 }]);
  expect((await listSessions()).map(({ time, changed }) => [time, changed])).toEqual([[9000, 4000]]);
});
