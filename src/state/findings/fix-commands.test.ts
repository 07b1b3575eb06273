// Fixes that are not edits: each has its effect, and one that changes the document is one step that undo reverts.
import { expect, test } from 'vitest';
import { readSource, sourceOfText, textOfSource } from '../../core/document/source.ts';
import { readers } from '../../core/readers/registry.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, DEFAULT_PATH, emptyDocument, undo } from '../document/document-store.ts';
import { openSource } from '../document/selectors.ts';
import { runFixCommand } from './fix-commands.ts';
import { fixNews, hideFixNews } from './fix-news.ts';
import { closeFixRequest, fixRequestStore } from './fix-requests.ts';

const open = (file: string | Uint8Array) =>
  createDocumentStore({
    ...emptyDocument(),
    files: [newFile(DEFAULT_PATH, typeof file === 'string' ? sourceOfText(file) : readSource(file))],
    rows: ['/A', '/b', '/a'],
  });
type Store = ReturnType<typeof open>;
const run = (store: Store, command: Parameters<typeof runFixCommand>[2]) =>
  runFixCommand(store, DEFAULT_PATH, command);
const steps = (store: Store) => store.getState().history.past.length;

test('ours: the byte order mark is removed, and undo restores it', () => {
  const store = open('\ufeffUser-agent: *\n');
  expect(run(store, { do: 'remove-bom' })).toBe(true);
  expect([openSource(store.getState()).bom, steps(store)]).toEqual([false, 1]);
  expect(run(store, { do: 'remove-bom' })).toBe(false);
  undo(store);
  expect(openSource(store.getState()).bom).toBe(true);
});

test('ours: another encoding, with the same characters', () => {
  const store = open(new Uint8Array([0xff, 0xfe, 0x61, 0, 0xe9, 0]));
  expect(run(store, { do: 'convert-to-utf-8' })).toBe(true);
  const { encoding } = openSource(store.getState());
  expect([encoding, textOfSource(openSource(store.getState())), steps(store)]).toEqual(['utf-8', 'aé', 1]);
  expect(run(store, { do: 'convert-to-utf-8' })).toBe(false);
});

test('ours: another path, unless a file cannot be there', () => {
  const store = open('');
  expect(run(store, { do: 'rename-file', to: 'robots' })).toBe(false);
  expect(run(store, { do: 'rename-file', to: '/data.txt' })).toBe(true);
  expect([store.getState().view.path, steps(store)]).toEqual(['/data.txt', 1]);
});

test('ours: another reader, which is not a step', () => {
  const store = open('');
  const otherReader = readers.find(({ id }) => id !== store.getState().view.reader)!;
  expect(run(store, { do: 'read-as', reader: otherReader.id })).toBe(true);
  expect([store.getState().view.reader, steps(store)]).toEqual([otherReader.id, 0]);
  expect(run(store, { do: 'read-as', reader: 'nobody' })).toBe(false);
});

test('ours: related lines are shown one after the other', () => {
  const store = open('a\nb\nc\nd\n');
  const visitedLines = Array.from({ length: 3 }, () => {
    run(store, { do: 'show-lines', lines: [1, 3] });
    return store.getState().view.caret?.position.line;
  });
  expect(visitedLines).toEqual([1, 3, 1]);
  expect(run(store, { do: 'show-lines', lines: [] })).toBe(false);
});

test('ours: all related lines are marked, and a sentence says which, until the caret goes elsewhere', () => {
  const store = open('a\nb\nc\nd\n');
  run(store, { do: 'show-lines', lines: [1, 3] });
  expect(store.getState().view.caret?.lines).toEqual([1, 3]);
  expect(fixNews.getState().sentence).toBe('Lines 2 and 4 are marked. This is line 2; the next is line 4.');
  hideFixNews();
  run(store, { do: 'show-lines', lines: [1] });
  expect([store.getState().view.caret?.lines, fixNews.getState().sentence]).toEqual([undefined, undefined]);
});

test('ours: a URL of the table is replaced, without duplicates', () => {
  const store = open('');
  expect(run(store, { do: 'write-url', from: '/A', to: '/a' })).toBe(true);
  expect(store.getState().document.rows).toEqual(['/a', '/b']);
  expect(run(store, { do: 'write-url', from: '/gone', to: '/a' })).toBe(false);
  undo(store);
  expect(store.getState().document.rows).toEqual(['/A', '/b', '/a']);
});

test.each([
  [{ do: 'compare-readers' }, { show: 'compare' }],
  [{ do: 'server-snippet' }, { show: 'server', path: DEFAULT_PATH, about: DEFAULT_PATH }],
  [
    { do: 'page-snippet', path: '/admin/' },
    { show: 'page', path: DEFAULT_PATH, about: '/admin/' },
  ],
] as const)('ours: %o is a request to the page', (command, request) => {
  const store = open('');
  expect(run(store, command)).toBe(true);
  expect([fixRequestStore.getState().request, steps(store)]).toEqual([request, 0]);
  closeFixRequest();
  expect(fixRequestStore.getState()).toEqual({});
});
