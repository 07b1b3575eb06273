import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from '../../state/document/document.ts';
import {
  createDocumentStore,
  edit,
  emptyDocument,
  markSaved,
  undo,
  updateView,
} from '../../state/document/document-store.ts';
import { cellMarks } from '../../state/table/cell-marks.ts';
import { createUnsavedChangesWatch } from './unsaved-changes-diff.ts';

/** Slices wait here until the test runs them. */
let waiting: (() => void)[] = [];
const idle = (run: () => void) => {
  waiting.push(run);
  return () => {
    waiting = waiting.filter((callback) => callback !== run);
  };
};
const haveTime = () => {
  while (waiting.length > 0) waiting.shift()!();
};

const stops: (() => void)[] = [];
beforeEach(() => {
  waiting = [];
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function watched(rows: readonly string[] = ['/x', '/y']) {
  const files = [newFile('/robots.txt', sourceOfText('User-agent: *\nDisallow: /x/\n'))];
  const store = createDocumentStore({ ...emptyDocument(), files, rows, columns: ['bot', 'other', ''] });
  const watch = createUnsavedChangesWatch(store, idle);
  stops.push(watch.subscribe(() => undefined));
  return { store, watch };
}

/** Removes the slash at the end of the rule, or another character of line 2. */
const cut = ({ store }: ReturnType<typeof watched>, column = 12) => {
  const range = { start: { line: 1, column }, end: { line: 1, column: column + 1 } };
  edit(store, '/robots.txt', [{ range, text: '' }], { origin: 'form', label: { code: 'set-path' } });
};
const changed = () => cellMarks.getState().changed;

test('product: an edit of a small table is counted at once, a shared column once', () => {
  const { store, watch } = watched();
  expect(watch.latest()).toBeUndefined();
  cut({ store, watch });
  expect(watch.latest()).toEqual({ changed: 1, all: 2, isCurrent: true });
  expect(waiting).toEqual([]);
  undo(store);
  expect(watch.latest()).toBeUndefined();
  expect(changed()).toBeUndefined();
});

test('ours: an edit that changes no cell counts zero; a saved edit is no longer counted', () => {
  const { store, watch } = watched(['/elsewhere']);
  cut({ store, watch });
  expect(watch.latest()).toEqual({ changed: 0, all: 1, isCurrent: true });
  expect(changed()).toBeUndefined();
  const [file] = store.getState().document.files;
  markSaved(store, file!.id, file!.source);
  expect(watch.latest()).toBeUndefined();
});

test('ours: lines that block crawlers outside of the table are reported, even if no cell changes', () => {
  const { store, watch } = watched(['/y']);
  const end = { line: 2, column: 0 };
  const names = Array.from({ length: 14 }, (_, i) => `User-agent: crawler${i}\n`);
  const add = (text: string) =>
    edit(store, '/robots.txt', [{ range: { start: end, end }, text }], {
      origin: 'form',
      label: { code: 'set-path' },
    });
  add(`\n${names.join('')}User-agent: BOT\nDisallow: /none\n`);
  expect(watch.latest()).toEqual({ changed: 0, all: 2, isCurrent: true });
  add(`\n${names.join('')}Disallow: /\n`);
  expect(watch.latest()).toEqual({ changed: 0, all: 2, isCurrent: true, outside: 14 });
  undo(store);
  expect(watch.latest()).toEqual({ changed: 0, all: 2, isCurrent: true });
});

test('ours: the status of the file applies to both versions', () => {
  const { store, watch } = watched(['/%78', '/y']);
  cut({ store, watch });
  expect(watch.latest()?.changed).toBe(1);
  updateView(store, { status: 503 });
  expect(watch.latest()).toEqual({ changed: 0, all: 2, isCurrent: true });
});

test('design: the changed cells are marked with their previous answers', () => {
  const { store, watch } = watched();
  cut({ store, watch });
  expect(changed()).toMatchObject({ count: 1 });
  expect([...changed()!.urls]).toEqual(['/x']);
  expect(changed()!.at(['bot', 'other', ''], '/x')).toEqual({ says: 'was Yes', short: 'Yes' });
  expect(changed()!.at(['bot', 'other', ''], '/y')).toBeUndefined();
});

test('design: a filter for changed cells is removed with the last change, and stays when the page is left', () => {
  const { store, watch } = watched();
  const filter = () => store.getState().view.matrix?.filter;
  cut({ store, watch });
  updateView(store, { matrix: { filter: 'changed', text: '' } });
  for (const stop of stops.splice(0)) stop();
  expect(filter()).toBe('changed');
  stops.push(watch.subscribe(() => undefined));
  undo(store);
  expect(filter()).toBe('all');
});

test('ours: a shared column shows for how many of its user-agents a cell changed', () => {
  const files = [
    newFile('/robots.txt', sourceOfText('User-agent: a\nDisallow: /x\n\nUser-agent: *\n#isallow: /x\n')),
  ];
  const store = createDocumentStore({ ...emptyDocument(), files, rows: ['/x'], columns: ['a', 'b', 'c'] });
  const watch = createUnsavedChangesWatch(store, idle);
  stops.push(watch.subscribe(() => undefined));
  const range = { start: { line: 0, column: 12 }, end: { line: 0, column: 13 } };
  edit(store, '/robots.txt', [{ range, text: '*' }], { origin: 'form', label: { code: 'set-agent' } });
  expect(changed()?.at(['a', 'b', 'c'], '/x')).toEqual({
    says: 'was Yes for 2 of 3 crawlers',
    short: '2 of 3 changed',
    isPartial: true,
  });
});

test('ours: a large table is counted in slices, an older count is not current, and a newer edit cancels it', () => {
  const rows = Array.from({ length: 3000 }, (_, row) => `/x${row}`);
  const { store, watch } = watched(rows);
  cut({ store, watch });
  expect(watch.latest()).toBeUndefined();
  haveTime();
  expect(watch.latest()).toEqual({ changed: 3000, all: 3000, isCurrent: true });
  cut({ store, watch }, 11);
  expect(watch.latest()).toEqual({ changed: 3000, all: 3000, isCurrent: false });
  expect(changed()!.at(['bot'], '/x7')).toBeDefined();
  const first = waiting.length;
  undo(store);
  expect(waiting.length).toBe(first);
  haveTime();
  expect(watch.latest()).toEqual({ changed: 3000, all: 3000, isCurrent: true });
});

test('ours: when the last listener unsubscribes, the marks are removed', () => {
  const { store, watch } = watched();
  cut({ store, watch });
  for (const stop of stops.splice(0)) stop();
  expect(changed()).toBeUndefined();
  expect(watch.latest()).toBeUndefined();
});
