import { describe, expect, test } from 'vitest';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { newFile } from '../document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  markSaved,
  openDocument,
  redo,
  undo,
} from '../document/document-store.ts';
import { openPolicyFile } from '../files/open-files.ts';
import { watchVersions } from './version-autosave.ts';
import type { VersionCandidate } from './version-triggers.ts';

const LINES = Array.from({ length: 30 }, (_, i) => `Disallow: /${i}\n`).join('');
const document = (text = LINES, path = '/robots.txt') => ({
  ...emptyDocument(),
  files: [newFile(path, sourceOfText(text))],
});

/** Replaces lines `from` up to `to`. */
function rewrite(store: DocumentStore, from: number, to: number, text: string): void {
  const range = { start: { line: from, column: 0 }, end: { line: to, column: 0 } };
  edit(store, '/robots.txt', [{ range, text }], { origin: 'form', label: { code: 'set-line' } });
}

/** A watched store, with a clock and idle time that the test controls. */
function watched(text = LINES) {
  const store = createDocumentStore(document(text));
  const stored: string[] = [];
  const steps: (string | undefined)[] = [];
  const waiting: (() => void)[] = [];
  const world = { time: 0, work: 'w' };
  const noted = (sessionId: string, candidate: VersionCandidate) => {
    const size = textOfSource(candidate.document.files[0]!.source).split('\n').length - 1;
    stored.push(`${sessionId} ${candidate.why} ${size}`);
    steps.push(candidate.step?.code);
    return Promise.resolve();
  };
  watchVersions(store, {
    work: () => world.work,
    now: () => world.time,
    idle: (run) => waiting.push(run),
    keep: noted,
    keepFirst: (sessionId, candidate) => noted(`${sessionId}, if first,`, candidate),
  });
  const settle = async () => {
    for (const run of waiting.splice(0)) run();
    await new Promise((resolve) => setTimeout(resolve));
    return stored.splice(0);
  };
  return { store, world, settle, waiting, steps };
}

/** The same, after the initial version is stored. */
async function begun(text?: string) {
  const watchedStore = watched(text);
  await watchedStore.settle();
  return watchedStore;
}

describe('when a version is stored automatically', () => {
  test('product: the initial document, if the session has no version yet', async () => {
    expect(await watched().settle()).toEqual(['w, if first, opened 30']);
    expect(await watched('').settle()).toEqual([]);
  });

  test('product: small edits store nothing, and nothing runs at the key', async () => {
    const { store, settle, waiting } = await begun();
    rewrite(store, 0, 1, 'Allow: /x\n');
    rewrite(store, 1, 2, 'Allow: /y\n');
    expect(waiting).toHaveLength(1);
    expect(await settle()).toEqual([]);
  });

  test('product: before a step that changes ten lines, the document as it was', async () => {
    const { store, settle } = await begun();
    rewrite(store, 0, 10, '');
    expect(await settle()).toEqual(['w big-step 30']);
  });

  test('product: half of the lines of a small file is a big change', async () => {
    const { store, settle } = await begun('a\nb\nc\nd\ne\n');
    rewrite(store, 0, 4, 'x\n');
    expect(await settle()).toEqual(['w big-step 5']);
  });

  test('product: before files are replaced, and when others are added', async () => {
    const { store, settle } = await begun();
    changeDocument(store, { origin: 'files', label: { code: 'open-file' } }, () => document('a\nb\n'));
    expect(await settle()).toEqual(['w big-step 30', 'w opened 2']);
  });

  test('product: it is stored with its step', async () => {
    const { store, settle, steps } = await begun();
    rewrite(store, 0, 25, '');
    await settle();
    changeDocument(store, { origin: 'files', label: { code: 'open-file' } }, () => document('a\nb\n'));
    await settle();
    expect(steps).toEqual([undefined, 'set-line', 'open-file', 'open-file']);
  });

  test('product: in a new session, the opened document is stored; the previous session is not changed', async () => {
    const { store, world, settle } = await begun();
    world.work = 'new';
    changeDocument(store, { origin: 'files', label: { code: 'open-file' } }, () => document('a\nb\n'));
    expect(await settle()).toEqual(['new opened 2']);
  });

  test('product: another site in the same session, as over an example, is stored beside what was there', async () => {
    const { store, settle, steps } = await begun();
    openPolicyFile(store, '/robots.txt', sourceOfText('a\nb\n'), { code: 'open-file' });
    expect(await settle()).toEqual(['w big-step 30', 'w opened 2']);
    expect(steps.slice(1)).toEqual(['open-file', 'open-file']);
  });

  test('product: another site in a session of its own is its first version, and its edits follow', async () => {
    const { store, world, settle, steps } = await begun();
    world.work = 'new';
    openPolicyFile(store, '/robots.txt', sourceOfText(LINES), { code: 'open-file' });
    expect(await settle()).toEqual(['new, if first, opened 30']);
    expect(steps.at(-1)).toBe('open-file');
    rewrite(store, 0, 10, '');
    expect(await settle()).toEqual(['new big-step 30']);
  });

  test('product: a session that got its id only after opening, or that is a copy, starts with the opened document', async () => {
    const { store, world, settle } = await begun();
    world.work = 'copy';
    rewrite(store, 0, 0, 'Allow: /x\n');
    expect(await settle()).toEqual(['copy opened 30']);
    rewrite(store, 0, 10, '');
    expect(await settle()).toEqual(['copy big-step 31']);
  });

  test('product: resuming a session is not a step; its next steps are its own', async () => {
    const { store, world, settle } = await begun();
    openDocument(store, document(), { reader: store.getState().view.reader });
    world.work = 'earlier';
    expect(await settle()).toEqual(['earlier, if first, opened 30']);
    rewrite(store, 0, 10, '');
    expect(await settle()).toEqual(['earlier big-step 30']);
  });

  test('product: when a file is saved', async () => {
    const { store, settle } = await begun();
    rewrite(store, 0, 1, '');
    const [file] = store.getState().document.files;
    markSaved(store, file!.id, file!.source);
    expect(await settle()).toEqual(['w saved 29']);
  });

  test('product: after ten minutes of editing, once', async () => {
    const { store, world, settle } = await begun();
    world.time = 599_999;
    rewrite(store, 0, 1, '');
    expect(await settle()).toEqual([]);
    world.time = 600_000;
    rewrite(store, 0, 1, '');
    rewrite(store, 0, 1, '');
    expect(await settle()).toEqual(['w worked 29']);
    world.time = 1_199_999;
    rewrite(store, 0, 1, '');
    expect(await settle()).toEqual([]);
  });

  test('product: undo and redo store nothing; a step after undo stores what can no longer be redone', async () => {
    const { store, settle } = await begun();
    rewrite(store, 0, 15, '');
    await settle();
    undo(store);
    redo(store);
    undo(store);
    expect(await settle()).toEqual([]);
    rewrite(store, 0, 1, '');
    expect(await settle()).toEqual(['w big-step 15']);
  });

  test('product: an empty file is not worth a version', async () => {
    const { store, settle } = await begun('');
    changeDocument(store, { origin: 'files', label: { code: 'open-file' } }, () => document('a\n'));
    expect(await settle()).toEqual(['w opened 1']);
  });

  test('product: before many URLs are removed from the table', async () => {
    const { store, settle } = await begun();
    const rows = Array.from({ length: 12 }, (_, i) => `/${i}`);
    changeDocument(store, { origin: 'matrix', label: { code: 'add-rows' } }, (current) => ({
      ...current,
      rows,
    }));
    expect(await settle()).toEqual([]);
    changeDocument(store, { origin: 'matrix', label: { code: 'remove-row' } }, (current) => ({
      ...current,
      rows: ['/0'],
    }));
    expect(await settle()).toEqual(['w big-step 30']);
  });
});
