import { expect, test } from 'vitest';
import type { StoredVersion } from './database.ts';
import { deleteOrphans, type SessionSummary, sessionsToDelete } from './session-list.ts';

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
