import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allUnloadBackups, deleteUnloadBackup, unloadBackupsOf, writeUnloadBackup } from './unload-backup.ts';
import { newestBatch, type WriteBatch } from './write-batch.ts';

/** The needed part of localStorage: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

const batchOf = (id: string, writer: string, revision: number, seen?: string): WriteBatch => ({
  head: {
    id,
    form: 1,
    writer,
    revision,
    time: revision,
    origin: '',
    paths: [],
    unsaved: [],
    first: 0,
    done: 0,
    shortened: false,
    saved: [],
    view: {},
  },
  ...(seen === undefined ? {} : { seen }),
  steps: [],
  end: 0,
});

const writersOf = (id: string) => unloadBackupsOf(id).map(({ head }) => head.writer);

test('product: a tab that wakes after it lost its session does not overwrite the backup of the next writer', () => {
  writeUnloadBackup(batchOf('a', 'new', 5));
  writeUnloadBackup(batchOf('a', 'old', 9));
  expect(writersOf('a').toSorted()).toEqual(['new', 'old']);
  const stored = { head: batchOf('a', 'new', 4).head, steps: [] };
  expect(newestBatch(unloadBackupsOf('a'), stored)?.head.writer).toBe('new');
});

test('product: the newest applicable backup is used', () => {
  writeUnloadBackup(batchOf('a', 'one', 5));
  writeUnloadBackup(batchOf('a', 'two', 7, 'one'));
  writeUnloadBackup(batchOf('a', 'three', 6, 'one'));
  const stored = { head: batchOf('a', 'one', 4).head, steps: [] };
  expect(newestBatch(unloadBackupsOf('a'), stored)?.head.writer).toBe('two');
});

test('product: backups of a session are deleted, of all writers or of one, and none of another session', () => {
  for (const writer of ['one', 'two', 'three']) writeUnloadBackup(batchOf('a', writer, 1));
  writeUnloadBackup(batchOf('ab', 'one', 1));
  deleteUnloadBackup('a', 'two');
  expect(writersOf('a').toSorted()).toEqual(['one', 'three']);
  deleteUnloadBackup('a');
  expect(allUnloadBackups().map(({ head }) => head.id)).toEqual(['ab']);
});

test('product: invalid backups are ignored', () => {
  writeUnloadBackup(batchOf('a', 'one', 1));
  for (const key of Object.keys(localStorage))
    for (const junk of ['', '{', 'null', '{"head":{}}']) {
      localStorage.setItem(key, junk);
      expect([allUnloadBackups(), unloadBackupsOf('a')]).toEqual([[], []]);
    }
});
