import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BackupEntry,
  type FullBackup,
  printBackup,
  readBackup,
} from '../../core/workspace/full-backup.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import type { StoredVersion } from '../../state/storage/database.ts';
import type { ExportedSession } from '../../state/storage/session-exchange.ts';
import {
  type BackupSources,
  compareBackup,
  createFullBackup,
  hasNewContent,
  importBackup,
} from './full-backup.ts';

const SETTINGS = { theme: 'dark', layout: { plainText: true } };
const NOW = Date.UTC(2026, 10, 21);

/** An empty browser; its storage may be full after `room` sessions. */
function browser(room = Infinity): BackupSources & { readonly shelf: ExportedSession[] } {
  const shelf: ExportedSession[] = [];
  const versions = new Map<string, StoredVersion>();
  return {
    shelf,
    works: {
      all: () => Promise.resolve(shelf),
      add: ({ text, path, unsaved, time }) => {
        if (shelf.length >= room) return Promise.reject(new Error('full'));
        const id = `${shelf.length}`;
        shelf.push({ id, text, path, unsaved, time });
        return Promise.resolve(id);
      },
    },
    versions: {
      all: () => Promise.resolve([...versions.values()]),
      write: (put) => {
        for (const version of put) versions.set(version.id, version);
        return Promise.resolve();
      },
    },
  };
}

const workspace = (text: string) =>
  printWorkspace({
    gatepost: 1,
    origin: '',
    files: [{ path: '/robots.txt', text }],
    rows: [],
    columns: [''],
    question: 'fetch',
    reader: '',
    expectations: [],
  });

const work = (text: string, others: Partial<BackupEntry> = {}): BackupEntry => ({
  text: workspace(text),
  path: '/robots.txt',
  unsaved: [],
  time: 1,
  versions: [],
  ...others,
});

const all = (...works: BackupEntry[]): FullBackup => ({ time: NOW, works, settings: SETTINGS });

const adding = async (places: BackupSources, everything: FullBackup) =>
  importBackup(places, (await compareBackup(places, everything)).filter(hasNewContent));
const take = async (places: BackupSources, everything: FullBackup) =>
  (await adding(places, everything)).added;
const gather = (places: BackupSources) => createFullBackup(places, SETTINGS, NOW);

/** Returns a backup after a round trip through a file. */
function throughFile(everything: FullBackup): FullBackup {
  const told = readBackup(new TextEncoder().encode(printBackup(everything)));
  if ('problem' in told) throw new Error(told.problem.code);
  return told.everything;
}

describe('restoring a full backup in another browser', () => {
  const mine = { text: workspace('b\n'), time: 5, why: 'named', name: 'mine' };

  test('product: sessions are added to the existing ones, and nothing is overwritten', async () => {
    const there = browser();
    await take(there, all(work('a\n')));
    expect(await take(there, all(work('b\n', { unsaved: ['/robots.txt'], versions: [mine] })))).toBe(1);
    expect(await gather(there)).toEqual(
      all(work('a\n'), work('b\n', { unsaved: ['/robots.txt'], versions: [mine] })),
    );
  });

  test('product: existing sessions are not duplicated; only missing versions are added', async () => {
    const there = browser();
    await take(there, all(work('a\n')));
    expect(await take(there, all(work('a\n')))).toBe(0);
    expect(await take(there, all(work('a\n', { versions: [mine] })))).toBe(1);
    expect(await take(there, all(work('a\n', { versions: [mine] })))).toBe(0);
    expect(await gather(there)).toEqual(all(work('a\n', { versions: [mine] })));
  });

  test('product: a session that this version cannot read is reported, and not added', async () => {
    const late = work('a\n', { text: '{ "gatepost": 2 }' });
    const [found] = await compareBackup(browser(), all(late));
    expect(found?.problem).toEqual({ code: 'newer-version', params: { version: '2' } });
    expect(hasNewContent(found!)).toBe(false);
  });

  test('product: an unreadable version is transferred; one with an unknown reason too', async () => {
    const there = browser();
    const odd = { text: 'no workspace', time: 3, why: 'some later reason' };
    await take(there, all(work('a\n', { versions: [odd] })));
    expect((await gather(there)).works[0]?.versions).toEqual([{ ...odd, why: 'worked' }]);
  });

  test('product: an untouched empty file is not a session', async () => {
    const there = browser();
    await take(there, all(work('')));
    expect((await gather(there)).works).toEqual([]);
  });

  test('product: if storage becomes full, the sessions added so far stay, and their number is reported', async () => {
    const there = browser(1);
    expect(await adding(there, all(work('a\n'), work('b\n')))).toEqual({ added: 1, isWhole: false });
    expect((await gather(there)).works).toHaveLength(1);
  });

  test('product: a session counts as added even if there was no room for its versions, which is reported', async () => {
    const there = browser();
    const full = { ...there.versions, write: () => Promise.reject(new Error('full')) };
    const found = all(work('a\n', { versions: [mine] }), work('b\n'));
    expect(await adding({ ...there, versions: full }, found)).toEqual({ added: 1, isWhole: false });
    expect((await gather(there)).works).toHaveLength(1);
    expect(await adding(there, found)).toEqual({ added: 2, isWhole: true });
  });
});

const texts = fc.string({ unit: 'binary', minLength: 1 }).map((text) => workspace(`a${text}`));
const time = fc.integer({ min: 0, max: 4e12 });
const someVersions = fc.uniqueArray(
  fc.oneof(
    fc.record({ text: texts, time, why: fc.constant('named'), name: fc.string() }),
    fc.record({ text: texts, time, why: fc.constantFrom('opened', 'saved', 'big-step', 'worked') }),
  ),
  { maxLength: 3, selector: (version) => version.time },
);
const someWorks = fc.uniqueArray(
  fc.record({
    text: texts,
    path: fc.constantFrom('/robots.txt', '/data.txt'),
    unsaved: fc.constantFrom([], ['/robots.txt']),
    time,
    versions: someVersions.map((versions) => versions.toSorted((a, b) => b.time - a.time)),
  }),
  { maxLength: 3, selector: ({ text }) => text },
);

test('ours: a backup restored in an empty browser equals the original', async () => {
  await fc.assert(
    fc.asyncProperty(someWorks, async (works) => {
      const [from, to] = [browser(), browser()];
      await take(from, all(...works));
      const everything = await gather(from);
      expect(everything.works).toEqual(works);
      await take(to, throughFile(everything));
      expect(await gather(to)).toEqual(everything);
    }),
    { numRuns: 60 },
  );
});
