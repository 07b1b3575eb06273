import { beforeEach, describe, expect, test } from 'vitest';
import { readAnySource } from '../../core/document/big-source.ts';
import { allLines, lineAt } from '../../core/document/lines.ts';
import { insertAt } from '../../core/document/range.ts';
import { MAX_OPEN_OCTETS } from '../../core/document/size-limits.ts';
import { printSource, textOfSource } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { FakeFile } from '../../testing/browser/fake-file.ts';
import { fileOf } from '../document/document.ts';
import { createDocumentStore, type DocumentStore, edit, redo, undo } from '../document/document-store.ts';
import { openChosenFiles } from '../files/open-files.ts';
import { saveFile, saveWorkspace } from '../files/save-file.ts';
import { saveFiles } from '../files/save-files.ts';
import { isUnsaved } from '../saved/unsaved.ts';
import type { ChangedOnDisk } from './check-file.ts';
import { findDifferingLines } from './differing-lines.ts';
import { closeProblemDialog, diskStore, dismissProblemNotice } from './disk-problems.ts';
import { fromHandle } from './file-access.ts';
import { acceptDiskState, alignDiskSource, reloadFile } from './resolve-disk-change.ts';
import { checkFilesOnDisk } from './watch-files.ts';

const PATH = '/robots.txt';
const OWN = 'User-agent: *\r\nDisallow: /a\n';

async function opened(...disks: FakeFile[]): Promise<DocumentStore> {
  const store = createDocumentStore();
  await openChosenFiles(store, await Promise.all(disks.map(({ handle }) => fromHandle(handle))));
  return store;
}

const sourceIn = (store: DocumentStore) => fileOf(store.getState().document, PATH)!.source;
const idIn = (store: DocumentStore) => fileOf(store.getState().document, PATH)!.id;
const type = (store: DocumentStore, text: string, path = PATH) =>
  edit(store, path, [insertAt(0, 0, text)], { origin: 'form', label: { code: 'type' } });

const read = (bytes: Uint8Array) => runSync(readAnySource(bytes));
const reload = (store: DocumentStore, change: ChangedOnDisk) =>
  reloadFile(store, idIn(store), change, read(change.bytes));

const openQuestion = () => diskStore.getState().question;
const seenChanged = () => openQuestion()?.seen as ChangedOnDisk;
const noticed = (store: DocumentStore) => diskStore.getState().notices.get(idIn(store));

beforeEach(closeProblemDialog);

describe('product: a change by another program is not overwritten without asking', () => {
  test('ours: nothing is written, the file stays unsaved, and a dialog asks about the content on disk', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    type(store, '# mine\n');
    disk.write('# theirs\n');
    expect(await saveFile(store, PATH)).toBe('asked');
    expect(disk.text).toBe('# theirs\n');
    expect(isUnsaved(store.getState(), PATH)).toBe(true);
    expect(openQuestion()).toMatchObject({ file: idIn(store), name: 'robots.txt', seen: { as: 'changed' } });
    expect(new TextDecoder().decode(seenChanged().bytes)).toBe('# theirs\n');
  });

  test('ours: a change is detected although size and date are the same', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    disk.write(OWN.replace('/a', '/b'));
    disk.modified = 1000;
    expect(await saveFile(store, PATH)).toBe('asked');
  });

  test('ours: our own save does not count as a change, nor does rewriting the same content', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    for (const text of ['a', 'b']) {
      type(store, text);
      expect(await saveFile(store, PATH)).toBe('written');
    }
    disk.write(disk.text);
    type(store, 'c');
    expect(await saveFile(store, PATH)).toBe('written');
    expect(disk.text).toBe(`cba${OWN}`);
  });

  test('ours: if the other program wrote the same content, nothing is asked', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    type(store, 'x');
    disk.write(`x${OWN}`);
    expect(await saveFile(store, PATH)).toBe('written');
    expect(isUnsaved(store.getState(), PATH)).toBe(false);
  });

  test('ours: an accepted change is overwritten once; a later change is asked about again', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    type(store, 'x');
    disk.write('theirs');
    await saveFile(store, PATH);
    const change = seenChanged();
    disk.write('theirs, later');
    acceptDiskState(idIn(store), change);
    expect(await saveFile(store, PATH)).toBe('asked');
    acceptDiskState(idIn(store), seenChanged());
    expect(await saveFile(store, PATH)).toBe('written');
    expect(disk.text).toBe(`x${OWN}`);
  });

  test('ours: a change during our own write is not overwritten either', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    type(store, 'x');
    disk.wait = async () => disk.write('theirs');
    expect(await saveFile(store, PATH)).toBe('asked');
    expect(disk.text).toBe('theirs');
    expect(disk.open).toEqual({ now: 0, most: 1 });
    expect(new TextDecoder().decode(seenChanged().bytes)).toBe('theirs');
  });

  test('ours: reloading is one step, shared lines stay the same objects, and undo restores our text', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    type(store, '# mine\n');
    const mine = sourceIn(store);
    disk.write('\ufeffUser-agent: *\nDisallow: /a\nAllow: /\n');
    await saveFile(store, PATH);
    const steps = store.getState().history.past.length;
    reload(store, seenChanged());
    expect(store.getState().history.past).toHaveLength(steps + 1);
    expect(printSource(sourceIn(store))).toEqual(disk.bytes);
    expect(isUnsaved(store.getState(), PATH)).toBe(false);
    undo(store);
    expect(sourceIn(store)).toBe(mine);
    expect(isUnsaved(store.getState(), PATH)).toBe(true);
    expect(await saveFile(store, PATH)).toBe('written');
    expect(disk.text).toBe(`# mine\n${OWN}`);
    redo(store);
    expect(textOfSource(sourceIn(store))).toBe('User-agent: *\nDisallow: /a\nAllow: /\n');
  });

  test('ours: reloading keeps the identity of lines with the same text and ending, and of no others', async () => {
    const store = await opened(new FakeFile('robots.txt', OWN));
    const before = sourceIn(store);
    const bytes = new TextEncoder().encode('User-agent: *\nDisallow: /a\nnew');
    const [first, second] = allLines(alignDiskSource(before, read(bytes)).lines);
    expect(first).not.toBe(lineAt(before.lines, 0));
    expect(second).toBe(lineAt(before.lines, 1));
    expect(printSource(alignDiskSource(before, read(bytes)))).toEqual(bytes);
  });
});

test('ours: a file that became too big to be edited is reloaded as a read-only file', async () => {
  const store = await opened(new FakeFile('robots.txt', OWN));
  const bytes = new TextEncoder().encode('#\n'.repeat(150_001));
  reload(store, { as: 'changed', bytes, stamp: { size: 1, modified: 1, hash: '' } });
  expect(sourceIn(store).big).toBeDefined();
  expect(printSource(sourceIn(store))).toEqual(bytes);
  undo(store);
  expect(textOfSource(sourceIn(store))).toBe(OWN);
});

describe('product: a file that cannot be written is reported, and can be saved elsewhere', () => {
  test.each([
    ['gone', { isGone: true }],
    ['closed', { permission: 'denied', answer: 'denied' }],
  ] as const)('ours: %s', async (as, now) => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    type(store, 'x');
    Object.assign(disk, now);
    expect(await saveFile(store, PATH)).toBe('asked');
    expect(openQuestion()?.seen).toEqual({ as });
    expect(disk.text).toBe(OWN);
  });

  test('ours: a permission is requested if needed, and then the file is written', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    disk.permission = 'prompt';
    type(store, 'x');
    expect(await saveFile(store, PATH)).toBe('written');
    expect(disk.text).toBe(`x${OWN}`);
  });

  test('ours: saving several files stops at the one that needs an answer', async () => {
    const disks = ['a.xml', 'b.xml', 'c.xml'].map((name) => new FakeFile(name, '<a/>'));
    const store = await opened(...disks);
    disks[1]!.write('<b/>');
    for (const { name } of disks) type(store, ' ', `/${name}`);
    expect(await saveFiles(store, ['/a.xml', '/b.xml', '/c.xml'])).toEqual({ saved: 1, trouble: 'asked' });
    expect(disks.map(({ text }) => text)).toEqual([' <a/>', '<b/>', '<a/>']);
  });
});

test('product: a file that became too big to be opened is neither read nor overwritten', async () => {
  const disk = new FakeFile('robots.txt', OWN);
  const store = await opened(disk);
  type(store, 'x');
  disk.size = MAX_OPEN_OCTETS + 1;
  await checkFilesOnDisk(store);
  expect(noticed(store)).toBeUndefined();
  expect(await saveFile(store, PATH)).toBe('asked');
  expect(openQuestion()?.seen).toEqual({ as: 'big' });
  expect(disk.text).toBe(OWN);
});

describe('product: a change on disk is detected before a save', () => {
  test('ours: a notice is shown until the file is read or written, or the notice is dismissed; a further change is shown again', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    await checkFilesOnDisk(store);
    expect(noticed(store)).toBeUndefined();
    disk.write('theirs');
    await checkFilesOnDisk(store);
    expect(noticed(store)?.seen.as).toBe('changed');
    dismissProblemNotice(noticed(store)!);
    await checkFilesOnDisk(store);
    expect(noticed(store)).toBeUndefined();
    disk.write('theirs again');
    await checkFilesOnDisk(store);
    expect(noticed(store)).toBeDefined();
    reload(store, noticed(store)!.seen as ChangedOnDisk);
    expect(noticed(store)).toBeUndefined();
    expect(textOfSource(sourceIn(store))).toBe('theirs again');
  });

  test('ours: a reverted change has no notice; a deleted file has one', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    disk.write('theirs');
    await checkFilesOnDisk(store);
    disk.write(OWN);
    await checkFilesOnDisk(store);
    expect(noticed(store)).toBeUndefined();
    disk.isGone = true;
    await checkFilesOnDisk(store);
    expect(noticed(store)?.seen.as).toBe('gone');
  });

  test('ours: without read permission, nothing is asked and no notice is shown', async () => {
    const disk = new FakeFile('robots.txt', OWN);
    const store = await opened(disk);
    disk.write('theirs');
    disk.permission = 'prompt';
    await checkFilesOnDisk(store);
    expect(noticed(store)).toBeUndefined();
    expect(disk.permission).toBe('prompt');
  });
});

describe('product: the workspace file is written to its place', () => {
  const text = JSON.stringify({
    gatepost: 1,
    origin: 'http://www.fict.org',
    files: [{ path: PATH, text: OWN }],
    rows: [],
    columns: [],
  });

  test('ours: it is checked before, and the file of another site is never overwritten', async () => {
    const disk = new FakeFile('fict.gatepost.json', text);
    const store = await opened(disk);
    type(store, '# mine\n');
    expect(await saveWorkspace(store)).toBe('written');
    expect(disk.text).toContain('# mine');
    const savedText = disk.text;
    disk.write(text);
    expect(await saveWorkspace(store)).toBe('asked');
    expect(disk.text).toBe(text);
    acceptDiskState(openQuestion()!.file, seenChanged());
    expect(await saveWorkspace(store)).toBe('written');
    expect(disk.text).toBe(savedText);
    undo(store);
    undo(store);
    const other = new FakeFile('other.gatepost.json', text);
    await openChosenFiles(store, [await fromHandle(other.handle)]);
    expect(await saveWorkspace(store)).toBe('written');
    expect(disk.text).toBe(savedText);
  });
});

describe('ours: differences are counted as lines', () => {
  test.each([
    [
      'a\nb\n',
      'a\nc\n',
      [
        ['removed', 1],
        ['added', 1],
      ],
    ],
    ['a\r\nb', 'a\nb', []],
    [
      '',
      'x',
      [
        ['removed', 0],
        ['added', 0],
      ],
    ],
  ] as const)('%j on disk, %j here', async (onDisk, here, lines) => {
    const store = await opened(new FakeFile('robots.txt', here));
    const differing = findDifferingLines(new TextEncoder().encode(onDisk), sourceIn(store));
    expect(differing?.map(({ kind, line }) => [kind, line])).toEqual(lines);
  });
});
