import { describe, expect, test } from 'vitest';
import type { StoredVersion } from '../database.ts';
import { decompressText } from './version-compression.ts';
import {
  addVersion,
  deleteVersionsOf,
  type NewVersion,
  nameVersion,
  type VersionDatabase,
  versionsOfSession,
  versionsOfSite,
} from './version-database.ts';

function fakeShelf(): VersionDatabase & { readonly kept: Map<string, StoredVersion> } {
  const stored = new Map<string, StoredVersion>();
  return {
    kept: stored,
    all: () => Promise.resolve([...stored.values()]),
    write: (put, drop) => {
      for (const version of put) stored.set(version.id, version);
      for (const id of drop) stored.delete(id);
      return Promise.resolve();
    },
  };
}

const version = (text: string, time: number, properties: Partial<NewVersion> = {}): NewVersion => ({
  work: 'w',
  text,
  time,
  why: 'worked',
  ...properties,
});

const listed = async (shelf: VersionDatabase, sessionId = 'w') =>
  Promise.all(
    versionsOfSession(await shelf.all(), sessionId).map(async ({ workspace, why, name }) =>
      [await decompressText(workspace), why, name].filter((value) => value !== undefined).join(' '),
    ),
  );

describe('storing versions', () => {
  test('product: the latest is first, with its text and its size', async () => {
    const shelf = fakeShelf();
    await addVersion(shelf, version('one', 1));
    await addVersion(shelf, version('three', 2, { why: 'saved' }));
    expect(await listed(shelf)).toEqual(['three saved', 'one worked']);
    expect(versionsOfSession(await shelf.all(), 'w').map(({ size }) => size)).toEqual([5, 3]);
  });

  test('product: never two equal ones in a row; a text that recurs later is stored again', async () => {
    const shelf = fakeShelf();
    expect(await addVersion(shelf, version('one', 1))).toBe(true);
    expect(await addVersion(shelf, version('one', 2))).toBe(false);
    expect(await addVersion(shelf, version('two', 3))).toBe(true);
    expect(await addVersion(shelf, version('one', 4))).toBe(true);
    expect(await listed(shelf)).toEqual(['one worked', 'two worked', 'one worked']);
  });

  test('product: each session has its own versions, equal or not', async () => {
    const shelf = fakeShelf();
    await addVersion(shelf, version('one', 1));
    await addVersion(shelf, version('one', 2, { work: 'other' }));
    expect(await listed(shelf, 'other')).toEqual(['one worked']);
  });

  test('product: if the user names an equal automatic version, it gets the name and the time', async () => {
    const shelf = fakeShelf();
    await addVersion(shelf, version('one', 1, { why: 'opened' }));
    expect(await addVersion(shelf, version('one', 9, { why: 'named', name: 'mine' }))).toBe(true);
    expect(await listed(shelf)).toEqual(['one named mine']);
    expect((await shelf.all())[0]?.time).toBe(9);
  });

  test('product: a second name for an equal version creates another version', async () => {
    const shelf = fakeShelf();
    await addVersion(shelf, version('one', 1, { why: 'named', name: 'a' }));
    await addVersion(shelf, version('one', 2, { why: 'named', name: 'b' }));
    expect(await listed(shelf)).toEqual(['one named b', 'one named a']);
  });

  test('product: an automatic version that is named later stays forever', async () => {
    const shelf = fakeShelf();
    await addVersion(shelf, version('one', 1));
    await nameVersion(shelf, [...shelf.kept.values()][0]!, 'mine');
    await addVersion(shelf, version('two', 2));
    const year = 365 * 86_400_000;
    await addVersion(shelf, version('three', year));
    expect(await listed(shelf)).toEqual(['three worked', 'one named mine']);
  });

  test('ours: after an unreadable version, the next one is stored', async () => {
    const shelf = fakeShelf();
    await addVersion(shelf, version('one', 1));
    const [storedVersion] = shelf.kept.values();
    shelf.kept.set(storedVersion!.id, { ...storedVersion!, workspace: new Blob(['x']) });
    expect(await addVersion(shelf, version('one', 2))).toBe(true);
  });

  test('product: versions are deleted with their session, and with no other', async () => {
    const shelf = fakeShelf();
    await addVersion(shelf, version('one', 1, { why: 'named', name: 'mine' }));
    await addVersion(shelf, version('two', 2, { work: 'other' }));
    await deleteVersionsOf(shelf, 'w');
    expect(await listed(shelf)).toEqual([]);
    expect(await listed(shelf, 'other')).toEqual(['two worked']);
  });
});

test('product: the list has no versions of a site that was open in the session before, except named ones', async () => {
  const shelf = fakeShelf();
  await addVersion(shelf, version('shop', 1, { why: 'opened' }));
  await addVersion(shelf, version('shop, my launch', 2, { why: 'named', name: 'launch' }));
  await addVersion(shelf, version('news', 3, { why: 'opened', begins: true }));
  await addVersion(shelf, version('news, later', 4));
  const all = await shelf.all();
  expect(versionsOfSite(all, 'w').map(({ time }) => time)).toEqual([4, 3, 2]);
  expect(versionsOfSession(all, 'w')).toHaveLength(4);
});
