import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { newFile } from '../../state/document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  type DocumentStore,
  undo,
} from '../../state/document/document-store.ts';
import { hasCustomQuestions } from '../../state/document/has-custom-questions.ts';
import { openChosenFiles } from '../../state/files/open-files.ts';
import { unsavedPaths } from '../../state/saved/unsaved.ts';
import type { StoredVersion } from '../../state/storage/database.ts';
import { currentSessionId } from '../../state/storage/sessions.ts';
import { decompressText } from '../../state/storage/versions/version-compression.ts';
import { setVersionDatabase } from '../../state/versions/version-store.ts';
import { findReplacedFile, mergeIntoPreviousSite, openPreviousSite } from './merge-into-previous-site.ts';

const chosenFile = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

const questions = { origin: 'http://www.fict.org', rows: ['/', '/a', '/b'] };

/** A site of two files with its own URLs. */
async function siteWithUrls(): Promise<DocumentStore> {
  const store = createDocumentStore();
  await openChosenFiles(store, [
    chosenFile('robots.txt', 'User-agent: *\nDisallow: /a\n'),
    chosenFile('data.txt', ''),
  ]);
  changeDocument(store, { origin: 'matrix', label: { code: 'add-rows' } }, (document) => ({
    ...document,
    ...questions,
  }));
  return store;
}

const openLater = (store: DocumentStore) =>
  openChosenFiles(store, [chosenFile('robots.txt', 'User-agent: *\nDisallow: /b\n')], true);

let stored: StoredVersion[] = [];

beforeEach(() => {
  stored = [];
  setVersionDatabase({
    all: () => Promise.resolve(stored),
    write: (put, drop) => {
      stored = [...stored.filter(({ id }) => !drop.includes(id)), ...put];
      return Promise.resolve();
    },
  });
});

describe('opening a file over a site that has one at its path', () => {
  test('product: the previous text of a replaced file is stored as a version of the site', async () => {
    const store = await siteWithUrls();
    const sessionId = currentSessionId();
    changeDocument(store, { origin: 'form', label: { code: 'add-rule' } }, (document) => ({
      ...document,
      files: document.files.map((file) => ({
        ...file,
        source: sourceOfText('User-agent: *\nDisallow: /edited\n'),
      })),
    }));
    const before = store.getState();
    await openLater(store);
    await mergeIntoPreviousSite(store, before, '/robots.txt');
    await vi.waitFor(() => expect(stored).toHaveLength(1));
    expect(stored[0]).toMatchObject({ work: sessionId, why: 'big-step', step: { code: 'take-into' } });
    expect(await decompressText(stored[0]!.workspace)).toContain('/edited');
  });

  test('ours: a site with URLs of the user stays in the list as a separate session, although it is saved', async () => {
    const store = await siteWithUrls();
    const sessionId = currentSessionId();
    expect(unsavedPaths(store.getState())).toEqual([]);
    await openLater(store);
    expect(currentSessionId()).not.toBe(sessionId);
  });

  test('ours: a site on which only files were opened stays in the list, and no notice asks', async () => {
    const store = createDocumentStore();
    await openLater(store);
    const sessionId = currentSessionId();
    const before = store.getState();
    expect(hasCustomQuestions(before)).toBe(false);
    await openChosenFiles(store, [chosenFile('robots.txt', 'User-agent: *\nDisallow: /c\n')], true);
    expect(currentSessionId()).not.toBe(sessionId);
    expect(findReplacedFile(before, store.getState())).toBeUndefined();
  });

  test('ours: the merged file replaces the old one, and questions stay; in one step, in the previous session', async () => {
    const store = await siteWithUrls();
    const [before, sessionId] = [store.getState(), currentSessionId()];
    await openLater(store);
    expect(findReplacedFile(before, store.getState())?.path).toBe('/robots.txt');
    await mergeIntoPreviousSite(store, before, '/robots.txt');
    const { document, view } = store.getState();
    expect(document).toMatchObject(questions);
    expect(document.files.map(({ path }) => path)).toEqual(['/robots.txt', '/data.txt']);
    expect(textOfSource(document.files[0]!.source)).toContain('Disallow: /b');
    expect(unsavedPaths(store.getState())).toEqual([]);
    expect(view.path).toBe('/robots.txt');
    expect(currentSessionId()).toBe(sessionId);
    undo(store);
    expect(store.getState().document).toBe(before.document);
  });

  test('ours: the way back shows the previous site as it was left, and the opened file stays in the list', async () => {
    const store = await siteWithUrls();
    changeDocument(store, { origin: 'form', label: { code: 'add-rule' } }, (document) => ({
      ...document,
      files: document.files.map((file) => ({ ...file, source: sourceOfText('Disallow: /edited\n') })),
    }));
    const [before, sessionId] = [store.getState(), currentSessionId()];
    await openLater(store);
    expect(await openPreviousSite(store, before)).toBe(true);
    expect(currentSessionId()).toBe(sessionId);
    expect(store.getState()).toBe(before);
    expect(unsavedPaths(before)).toContain('/robots.txt');
    expect(await openPreviousSite(store, before)).toBe(false);
  });

  test("ours: ignored findings and an added file do not affect the user's questions", async () => {
    const store = await siteWithUrls();
    changeDocument(store, { origin: 'files', label: { code: 'ignore-kind' } }, (document) => ({
      ...document,
      ignored: [],
    }));
    changeDocument(store, { origin: 'files', label: { code: 'add-file' } }, (document) => ({
      ...document,
      files: [...document.files, newFile('/a.xml', sourceOfText('<a/>'))],
    }));
    expect(hasCustomQuestions(store.getState())).toBe(true);
    await openLater(store);
    expect(hasCustomQuestions(store.getState())).toBe(false);
  });

  test('ours: a file that the site does not have is not offered for merging', async () => {
    const store = await siteWithUrls();
    const before = store.getState();
    await openChosenFiles(store, [chosenFile('news.xml', '<a/>')]);
    expect(findReplacedFile(before, store.getState())).toBeUndefined();
  });
});
