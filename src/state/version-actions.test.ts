import { beforeEach, describe, expect, test } from 'vitest';
import { sourceOfText, textOf } from '../core/text/source.ts';
import { newFile } from './document.ts';
import {
  change,
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  setElsewhere,
  undo,
} from './document-store.ts';
import {
  deleteVersion,
  keepPresent,
  keepVersionsIn,
  keptVersions,
  putVersionBack,
  readVersions,
  renameVersion,
} from './kept-versions.ts';
import type { KeptVersion } from './storage/database.ts';
import { copyWork } from './storage/works.ts';
import { unsavedPaths } from './unsaved.ts';
import { readVersion, returnTo } from './version-actions.ts';
import { differenceOf } from './version-differences.ts';

let kept: Map<string, KeptVersion>;
let isFull: boolean;

beforeEach(() => {
  copyWork();
  kept = new Map();
  isFull = false;
  keepVersionsIn({
    all: () => Promise.resolve([...kept.values()]),
    write: (put, drop) => {
      if (isFull) return Promise.reject(new Error('full'));
      for (const version of put) kept.set(version.id, version);
      for (const id of drop) kept.delete(id);
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

const textIn = (store: DocumentStore) => textOf(store.getState().document.files[0]!.source);
const listed = () => keptVersions.getState().versions ?? [];
const names = () => listed().map(({ name, why }) => name ?? why);

/** A version under a name, then an edit. */
async function keptAndEdited(): Promise<DocumentStore> {
  const store = storeOf();
  await keepPresent(store.getState(), 'mine');
  cut(store);
  return store;
}

/** Then URLs were added, and something expected. */
async function keptAndAsked() {
  const store = await keptAndEdited();
  const asked = { origin: 'http://www.fict.org', rows: ['/a', '/b'], columns: ['', 'x'] };
  change(store, { origin: 'matrix', label: { code: 'add-rows' } }, (document) => ({ ...document, ...asked }));
  return { store, asked };
}

describe('returning to an earlier version', () => {
  test('product: it is one step; what was open is kept first, and undo brings it back', async () => {
    const store = await keptAndEdited();
    expect(await returnTo(store, listed()[0]!, 'mine', 'text')).toBe('done');
    expect(textIn(store)).toBe('a\nb\nc\n');
    expect(store.getState().history.past).toHaveLength(2);
    expect(names()).toEqual(['big-step', 'mine']);
    undo(store);
    expect(textIn(store)).toBe('b\nc\n');
  });

  test('product: the text alone comes back; table, expectations and site stay', async () => {
    const { store, asked } = await keptAndAsked();
    await returnTo(store, listed()[0]!, 'mine', 'text');
    expect(textIn(store)).toBe('a\nb\nc\n');
    expect(store.getState().document).toMatchObject(asked);
    undo(store);
    expect(textIn(store)).toBe('b\nc\n');
  });

  test('product: with its table, all of it comes back, as one step too', async () => {
    const { store, asked } = await keptAndAsked();
    await returnTo(store, listed()[0]!, 'mine', 'all');
    expect(store.getState().document).toMatchObject({ origin: '', rows: [], columns: [''] });
    undo(store);
    expect(store.getState().document).toMatchObject(asked);
  });

  test('product: whether its text is another and whether its table is, is told apart', async () => {
    const { store } = await keptAndAsked();
    const read = await readVersion(listed()[0]!, store.getState());
    if (!('document' in read)) throw new Error('unreadable');
    const { document } = store.getState();
    expect(differenceOf(read.document, document)).toEqual({
      kind: 'lines',
      octets: 6,
      lines: 1,
      text: 'lines',
      table: { urls: 0, agents: 1, expectations: 0 },
      settings: ['origin'],
    });
    expect(differenceOf({ ...document, files: read.document.files }, document)).not.toHaveProperty('table');
    expect(differenceOf({ ...read.document, files: document.files }, document)).toMatchObject({
      text: 'same',
    });
    expect(differenceOf(document, document)).toEqual({ kind: 'same', octets: 4 });
  });

  test('product: what was saved then counts as saved again', async () => {
    const store = await keptAndEdited();
    expect(unsavedPaths(store.getState())).toEqual(['/robots.txt']);
    await returnTo(store, listed()[0]!, 'mine', 'text');
    expect(unsavedPaths(store.getState())).toEqual([]);
  });

  test('product: a file that the version lacks is shown no more', async () => {
    const store = await keptAndEdited();
    change(store, { origin: 'files', label: { code: 'rename' } }, (document) => ({
      ...document,
      files: [newFile('/other.txt', sourceOfText('x'))],
    }));
    await returnTo(store, listed()[0]!, 'mine', 'text');
    expect(store.getState().view.path).toBe('/robots.txt');
  });

  test('product: where storage refuses, it is gone back to all the same, and told', async () => {
    const store = await keptAndEdited();
    isFull = true;
    expect(await returnTo(store, listed()[0]!, 'mine', 'text')).toBe('done');
    expect(textIn(store)).toBe('a\nb\nc\n');
    expect(keptVersions.getState().trouble).toBe('not-written');
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
    expect(await returnTo(store, version, 'mine', 'text')).toBe('unreadable');
    expect(textIn(store)).toBe('b\nc\n');
    expect(names()).toEqual(['mine']);
  });

  test('product: what is open in another tab stays as it is', async () => {
    const store = await keptAndEdited();
    setElsewhere(store, true);
    expect(await returnTo(store, listed()[0]!, 'mine', 'text')).toBe('refused');
    expect(textIn(store)).toBe('b\nc\n');
    expect(names()).toEqual(['mine']);
  });
});

describe('the list of earlier versions', () => {
  test('product: named, deleted and put back', async () => {
    await keptAndEdited();
    await renameVersion(listed()[0]!, 'other');
    const [version] = listed();
    expect(names()).toEqual(['other']);
    await deleteVersion(version!);
    expect(names()).toEqual([]);
    await putVersionBack(version!);
    expect(names()).toEqual(['other']);
  });

  test('product: storage that refuses is told, and no more once it answers', async () => {
    const store = storeOf();
    isFull = true;
    expect(await keepPresent(store.getState(), 'mine')).toBe(false);
    expect(keptVersions.getState().trouble).toBe('not-written');
    isFull = false;
    expect(await keepPresent(store.getState(), 'mine')).toBe(true);
    expect(keptVersions.getState().trouble).toBeUndefined();
  });

  test('product: storage that cannot be read is told', async () => {
    keepVersionsIn({ all: () => Promise.reject(new Error('forbidden')), write: () => Promise.resolve() });
    await readVersions();
    expect(keptVersions.getState().trouble).toBe('not-read');
  });
});
