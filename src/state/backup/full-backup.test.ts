import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BackupEntry,
  type FullBackup,
  printBackup,
  readBackup,
} from '../../core/workspace/full-backup.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import type { StoredVersion } from '../storage/database.ts';
import type { ExportedSession } from '../storage/session-exchange.ts';
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

const entry = (text: string, others: Partial<BackupEntry> = {}): BackupEntry => ({
  text: workspace(text),
  path: '/robots.txt',
  unsaved: [],
  time: 1,
  versions: [],
  ...others,
});

const backupOf = (...works: BackupEntry[]): FullBackup => ({ time: NOW, works, settings: SETTINGS });

const adding = async (sources: BackupSources, everything: FullBackup) =>
  importBackup(sources, (await compareBackup(sources, everything)).filter(hasNewContent));
const take = async (sources: BackupSources, everything: FullBackup) =>
  (await adding(sources, everything)).added;
const gather = (sources: BackupSources) => createFullBackup(sources, SETTINGS, NOW);

/** Returns a backup after a round trip through a file. */
function throughFile(everything: FullBackup): FullBackup {
  const result = readBackup(new TextEncoder().encode(printBackup(everything)));
  if ('problem' in result) throw new Error(result.problem.code);
  return result.everything;
}

describe('restoring a full backup in another browser', () => {
  const mine = { text: workspace('b\n'), time: 5, why: 'named', name: 'mine' };

  test('product: sessions are added to the existing ones, and nothing is overwritten', async () => {
    const target = browser();
    await take(target, backupOf(entry('a\n')));
    expect(await take(target, backupOf(entry('b\n', { unsaved: ['/robots.txt'], versions: [mine] })))).toBe(
      1,
    );
    expect(await gather(target)).toEqual(
      backupOf(entry('a\n'), entry('b\n', { unsaved: ['/robots.txt'], versions: [mine] })),
    );
  });

  test('product: existing sessions are not duplicated; only missing versions are added', async () => {
    const target = browser();
    await take(target, backupOf(entry('a\n')));
    expect(await take(target, backupOf(entry('a\n')))).toBe(0);
    expect(await take(target, backupOf(entry('a\n', { versions: [mine] })))).toBe(1);
    expect(await take(target, backupOf(entry('a\n', { versions: [mine] })))).toBe(0);
    expect(await gather(target)).toEqual(backupOf(entry('a\n', { versions: [mine] })));
  });

  test('product: a session that this version cannot read is reported, and not added', async () => {
    const late = entry('a\n', { text: '{ "gatepost": 2 }' });
    const [compared] = await compareBackup(browser(), backupOf(late));
    expect(compared?.problem).toEqual({ code: 'newer-version', params: { version: '2' } });
    expect(hasNewContent(compared!)).toBe(false);
  });

  test('product: an unreadable version is transferred; one with an unknown reason too', async () => {
    const target = browser();
    const unreadable = { text: 'no workspace', time: 3, why: 'some later reason' };
    await take(target, backupOf(entry('a\n', { versions: [unreadable] })));
    expect((await gather(target)).works[0]?.versions).toEqual([{ ...unreadable, why: 'worked' }]);
  });

  test('product: an untouched empty file is not a session', async () => {
    const target = browser();
    await take(target, backupOf(entry('')));
    expect((await gather(target)).works).toEqual([]);
  });

  test('product: if storage becomes full, the sessions added so far stay, and their number is reported', async () => {
    const target = browser(1);
    expect(await adding(target, backupOf(entry('a\n'), entry('b\n')))).toEqual({ added: 1, isWhole: false });
    expect((await gather(target)).works).toHaveLength(1);
  });

  test('product: a session counts as added even if there was no room for its versions, which is reported', async () => {
    const target = browser();
    const full = { ...target.versions, write: () => Promise.reject(new Error('full')) };
    const backup = backupOf(entry('a\n', { versions: [mine] }), entry('b\n'));
    expect(await adding({ ...target, versions: full }, backup)).toEqual({ added: 1, isWhole: false });
    expect((await gather(target)).works).toHaveLength(1);
    expect(await adding(target, backup)).toEqual({ added: 2, isWhole: true });
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
      await take(from, backupOf(...works));
      const everything = await gather(from);
      expect(everything.works).toEqual(works);
      await take(to, throughFile(everything));
      expect(await gather(to)).toEqual(everything);
    }),
    { numRuns: 60 },
  );
});
