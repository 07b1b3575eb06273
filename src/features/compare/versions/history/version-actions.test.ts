import { beforeEach, describe, expect, test } from 'vitest';
import { sourceOfText, textOfSource } from '../../../../core/document/source.ts';
import { newFile } from '../../../../state/document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  setOpenInOtherTab,
  undo,
} from '../../../../state/document/document-store.ts';
import { unsavedPaths } from '../../../../state/saved/unsaved.ts';
import type { StoredVersion } from '../../../../state/storage/database.ts';
import { copySession } from '../../../../state/storage/sessions.ts';
import {
  deleteVersion,
  readVersions,
  renameVersion,
  restoreDeletedVersion,
  saveCurrentVersion,
  setVersionDatabase,
  versionStore,
} from '../../../../state/versions/version-store.ts';
import { versionDifference } from '../differences/version-differences.ts';
import { readVersion, restoreVersion } from './version-actions.ts';

let storedVersions: Map<string, StoredVersion>;
let isFull: boolean;

beforeEach(() => {
  copySession();
  storedVersions = new Map();
  isFull = false;
  setVersionDatabase({
    all: () => Promise.resolve([...storedVersions.values()]),
    write: (put, drop) => {
      if (isFull) return Promise.reject(new Error('full'));
      for (const version of put) storedVersions.set(version.id, version);
      for (const id of drop) storedVersions.delete(id);
      return Promise.resolve();
    },
  });
});

function storeOf(text = 'a\nb\nc\n'): DocumentStore {
  return createDocumentStore({ ...emptyDocument(), files: [newFile('/robots.txt', sourceOfText(text))] });
}

function cut(store: DocumentStore): void {
  const range = { start: { line: 0, column: 0 }, end: { line: 1, column: 0 } };
  edit(store, '/robots.txt', [{ range, text: '' }], { origin: 'form', label: { code: 'x' } });
}

const textIn = (store: DocumentStore) => textOfSource(store.getState().document.files[0]!.source);
const listed = () => versionStore.getState().versions ?? [];
const names = () => listed().map(({ name, why }) => name ?? why);

/** Saves a named version, then edits the file. */
async function keptAndEdited(): Promise<DocumentStore> {
  const store = storeOf();
  await saveCurrentVersion(store.getState(), 'mine');
  cut(store);
  return store;
}

/** Does the same, then adds URLs and columns. */
async function keptAndAsked() {
  const store = await keptAndEdited();
  const asked = { origin: 'http://www.fict.org', rows: ['/a', '/b'], columns: ['', 'x'] };
  changeDocument(store, { origin: 'matrix', label: { code: 'add-rows' } }, (document) => ({
    ...document,
    ...asked,
  }));
  return { store, asked };
}

describe('returning to an earlier version', () => {
  test('product: it is one step; the current state is saved first, and undo restores it', async () => {
    const store = await keptAndEdited();
    expect(await restoreVersion(store, listed()[0]!, 'mine', 'text')).toBe('done');
    expect(textIn(store)).toBe('a\nb\nc\n');
    expect(store.getState().history.past).toHaveLength(2);
    expect(names()).toEqual(['big-step', 'mine']);
    undo(store);
    expect(textIn(store)).toBe('b\nc\n');
  });

  test('product: only the text is restored; table, expectations and origin stay', async () => {
    const { store, asked } = await keptAndAsked();
    await restoreVersion(store, listed()[0]!, 'mine', 'text');
    expect(textIn(store)).toBe('a\nb\nc\n');
    expect(store.getState().document).toMatchObject(asked);
    undo(store);
    expect(textIn(store)).toBe('b\nc\n');
  });

  test('product: with its table, everything is restored, also as one step', async () => {
    const { store, asked } = await keptAndAsked();
    await restoreVersion(store, listed()[0]!, 'mine', 'all');
    expect(store.getState().document).toMatchObject({ origin: '', rows: [], columns: [''] });
    undo(store);
    expect(store.getState().document).toMatchObject(asked);
  });

  test('product: differences of the text and of the table are reported separately', async () => {
    const { store } = await keptAndAsked();
    const read = await readVersion(listed()[0]!, store.getState());
    if (!('document' in read)) throw new Error('unreadable');
    const { document } = store.getState();
    expect(versionDifference(read.document, document)).toEqual({
      kind: 'lines',
      octets: 6,
      added: 0,
      removed: 1,
      text: 'lines',
      table: { urls: 0, agents: 1, expectations: 0 },
      settings: ['origin'],
    });
    expect(versionDifference({ ...document, files: read.document.files }, document)).not.toHaveProperty(
      'table',
    );
    expect(versionDifference({ ...read.document, files: document.files }, document)).toMatchObject({
      text: 'same',
    });
    expect(versionDifference(document, document)).toEqual({ kind: 'same', octets: 4 });
  });

  test('product: content that was saved at that time counts as saved again', async () => {
    const store = await keptAndEdited();
    expect(unsavedPaths(store.getState())).toEqual(['/robots.txt']);
    await restoreVersion(store, listed()[0]!, 'mine', 'text');
    expect(unsavedPaths(store.getState())).toEqual([]);
  });

  test('product: a file that the version lacks is no longer shown', async () => {
    const store = await keptAndEdited();
    changeDocument(store, { origin: 'files', label: { code: 'rename' } }, (document) => ({
      ...document,
      files: [newFile('/other.txt', sourceOfText('x'))],
    }));
    await restoreVersion(store, listed()[0]!, 'mine', 'text');
    expect(store.getState().view.path).toBe('/robots.txt');
  });

  test('product: if storage refuses, the version is restored all the same, and the problem is reported', async () => {
    const store = await keptAndEdited();
    isFull = true;
    expect(await restoreVersion(store, listed()[0]!, 'mine', 'text')).toBe('done');
    expect(textIn(store)).toBe('a\nb\nc\n');
    expect(versionStore.getState().trouble).toBe('not-written');
  });

  test.each([
    ['a record that is damaged', new Blob(['x']), {}],
    ['a later version of the format', '{ "gatepost": 2 }', { problem: { code: 'newer-version' } }],
    ['no workspace', '[]', { problem: { code: 'not-a-workspace' } }],
    ['keys of prototypes', '{ "__proto__": { "gatepost": 1 } }', { problem: { code: 'not-a-workspace' } }],
  ])('product: %s changes nothing', async (_, workspace, problem) => {
    const store = await keptAndEdited();
    const version = { ...listed()[0]!, workspace };
    expect(await readVersion(version, store.getState())).toMatchObject(problem);
    expect(await restoreVersion(store, version, 'mine', 'text')).toBe('unreadable');
    expect(textIn(store)).toBe('b\nc\n');
    expect(names()).toEqual(['mine']);
  });

  test('product: a workspace that is open in another tab is not changed', async () => {
    const store = await keptAndEdited();
    setOpenInOtherTab(store, true);
    expect(await restoreVersion(store, listed()[0]!, 'mine', 'text')).toBe('refused');
    expect(textIn(store)).toBe('b\nc\n');
    expect(names()).toEqual(['mine']);
  });
});

describe('the list of earlier versions', () => {
  test('product: versions are named, deleted and restored', async () => {
    await keptAndEdited();
    await renameVersion(listed()[0]!, 'other');
    const [version] = listed();
    expect(names()).toEqual(['other']);
    await deleteVersion(version!);
    expect(names()).toEqual([]);
    await restoreDeletedVersion(version!);
    expect(names()).toEqual(['other']);
  });

  test('product: a refusal of storage is reported until it works again', async () => {
    const store = storeOf();
    isFull = true;
    expect(await saveCurrentVersion(store.getState(), 'mine')).toBe(false);
    expect(versionStore.getState().trouble).toBe('not-written');
    isFull = false;
    expect(await saveCurrentVersion(store.getState(), 'mine')).toBe(true);
    expect(versionStore.getState().trouble).toBeUndefined();
  });

  test('product: storage that cannot be read is reported', async () => {
    setVersionDatabase({ all: () => Promise.reject(new Error('forbidden')), write: () => Promise.resolve() });
    await readVersions();
    expect(versionStore.getState().trouble).toBe('not-read');
  });
});
