import { expect, test, vi } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { textOfSource } from '../../core/document/source.ts';
import { FakeFile } from '../../testing/browser/fake-file.ts';
import type { ChosenFile } from '../disk/file-access.ts';
import { fileOf } from '../document/document.ts';
import {
  createDocumentStore,
  type DocumentStore,
  edit,
  undo,
  updateView,
} from '../document/document-store.ts';
import { isUnsaved } from '../saved/unsaved.ts';
import { openChosenFiles } from './open-files.ts';
import { saveFile } from './save-file.ts';
import { saveFiles } from './save-files.ts';

const PATH = '/robots.txt';

/** A selected file on a fake disk, without a known stamp. */
function fileOnDisk(name: string, text: string) {
  const disk = new FakeFile(name, text);
  const chosenFile: ChosenFile = { name, bytes: disk.bytes, place: { handle: disk.handle } };
  return { disk, chosen: chosenFile };
}

function type(store: DocumentStore, text: string): void {
  edit(store, PATH, [insertAt(0, 0, text)], { origin: 'form', label: { code: 'type' } });
}

const textIn = (store: DocumentStore) => textOfSource(fileOf(store.getState().document, PATH)!.source);

test('after opening another file, saving writes the open file', async () => {
  const store = createDocumentStore();
  const a = fileOnDisk('a.txt', 'A');
  const b = fileOnDisk('b.txt', 'B');
  await openChosenFiles(store, [a.chosen]);
  await openChosenFiles(store, [b.chosen]);
  type(store, 'x');
  await saveFile(store, PATH);
  expect([a.disk.text, b.disk.text]).toEqual(['A', 'xB']);
});

test('a save that is still running when another file is opened belongs to its own file', async () => {
  const store = createDocumentStore();
  const a = fileOnDisk('a.txt', 'A');
  const b = fileOnDisk('b.txt', 'B');
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  a.disk.wait = () => held;
  await openChosenFiles(store, [a.chosen]);
  type(store, 'x');
  const saving = saveFile(store, PATH);
  await openChosenFiles(store, [b.chosen]);
  letGo();
  await saving;
  type(store, 'y');
  expect(isUnsaved(store.getState(), PATH)).toBe(true);
  await saveFile(store, PATH);
  expect([a.disk.text, b.disk.text]).toEqual(['xA', 'yB']);
});

test('text typed during a save does not count as saved', async () => {
  const store = createDocumentStore();
  const a = fileOnDisk('a.txt', 'A');
  await openChosenFiles(store, [a.chosen]);
  type(store, 'x');
  const saving = saveFile(store, PATH);
  type(store, 'y');
  await saving;
  expect(a.disk.text).toBe('xA');
  expect(isUnsaved(store.getState(), PATH)).toBe(true);
});

test('ours: opening a file begins a history: undo does nothing to it, and the simulated status is reset', async () => {
  const store = createDocumentStore();
  type(store, 'unsaved');
  updateView(store, { status: 404 });
  await openChosenFiles(store, [fileOnDisk('a.txt', 'A').chosen]);
  expect(store.getState().view.status).toBeUndefined();
  expect(undo(store)).toBeUndefined();
  expect(textIn(store)).toBe('A');
  type(store, 'x');
  undo(store);
  expect(textIn(store)).toBe('A');
  expect(isUnsaved(store.getState(), PATH)).toBe(false);
  expect(undo(store)).toBeUndefined();
});

test('product: a file that is opened again with the same text continues its site, with its table and its history', async () => {
  const store = createDocumentStore();
  const { chosen } = fileOnDisk('shop.txt', 'A');
  await openChosenFiles(store, [chosen]);
  type(store, 'x');
  await openChosenFiles(store, [{ ...chosen, bytes: new TextEncoder().encode('xA') }]);
  expect(isUnsaved(store.getState(), PATH), 'it is on disk').toBe(false);
  undo(store);
  expect(textIn(store)).toBe('A');
  await openChosenFiles(store, [{ ...chosen, name: 'other.txt' }]);
  expect(undo(store), 'a file of another name is another site').toBeUndefined();
});

test('an invalid workspace is refused, and nothing changes', async () => {
  const store = createDocumentStore();
  const before = store.getState().document;
  const chosenFile = { name: 'x.gatepost.json', bytes: new TextEncoder().encode('{}') };
  expect(await openChosenFiles(store, [chosenFile])).toMatchObject({ code: 'not-a-workspace' });
  expect(store.getState().document).toBe(before);
});

test('a file named data.txt is placed at /data.txt, any other at /robots.txt', async () => {
  const store = createDocumentStore();
  await openChosenFiles(store, [fileOnDisk('Data.txt', 'A').chosen]);
  expect(store.getState().view).toMatchObject({ path: '/data.txt', reader: 'data.txt' });
  await openChosenFiles(store, [fileOnDisk('anything.txt', 'A').chosen]);
  expect(store.getState().view.path).toBe('/robots.txt');
});

test('ours: several saves of one file run in order, and the last one remains', async () => {
  const store = createDocumentStore();
  const a = fileOnDisk('a.txt', 'A');
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  a.disk.wait = () => held;
  await openChosenFiles(store, [a.chosen]);
  const saves = ['x', 'y', 'z'].map((typed) => {
    type(store, typed);
    return saveFile(store, PATH);
  });
  letGo();
  expect(await Promise.all(saves)).toEqual(['written', 'written', 'written']);
  expect(a.disk.open).toEqual({ now: 0, most: 1 });
  expect(a.disk.text).toBe('zyxA');
  expect(isUnsaved(store.getState(), PATH)).toBe(false);
});

test('ours: saving several files continues after a download, and reports the download', async () => {
  const store = createDocumentStore();
  const [a, b] = [fileOnDisk('a.xml', '<a/>'), fileOnDisk('b.xml', '<b/>')];
  a.disk.wait = () => Promise.reject(new Error('full'));
  vi.stubGlobal('document', { createElement: () => ({ click: () => undefined }) });
  vi.stubGlobal('URL', { createObjectURL: () => '', revokeObjectURL: () => undefined });
  await openChosenFiles(store, [a.chosen, b.chosen]);
  expect(await saveFiles(store, ['/a.xml', '/b.xml'])).toEqual({ saved: 1, trouble: 'instead' });
  vi.unstubAllGlobals();
});

test('ours: saving several files stops when a dialog is canceled', async () => {
  const store = createDocumentStore();
  const [a, b] = [fileOnDisk('a.xml', '<a/>'), fileOnDisk('b.xml', '<b/>')];
  await openChosenFiles(store, [a.chosen, { name: 'c.xml', bytes: new Uint8Array() }, b.chosen]);
  vi.useFakeTimers({ toFake: ['performance'] });
  const showSaveFilePicker = () => {
    vi.advanceTimersByTime(60_000);
    return Promise.reject(new Error('closed'));
  };
  vi.stubGlobal('showSaveFilePicker', showSaveFilePicker);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  expect(await saveFiles(store, ['/a.xml', '/c.xml', '/b.xml'])).toEqual({ saved: 1, trouble: 'cancelled' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('acap 1.1 2.3.3: a file that permits only for purposes is asked with the first of them', async () => {
  const store = createDocumentStore();
  const lines = ['ACAP-crawler: *', 'ACAP-usage-purpose: *', 'ACAP-allow-crawl: /', 'ACAP-disallow-index: /'];
  await openChosenFiles(store, [fileOnDisk('robots.txt', lines.join('\n')).chosen]);
  expect(store.getState().view.subject).toMatchObject({ question: 'usage', usage: 'index', purpose: '*' });
});
