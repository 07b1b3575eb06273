// Read-only documents: no change has an effect, and the reason is shown.
import { expect, test } from 'vitest';
import { createBigSource } from '../../core/document/big-source.ts';
import { insertAt, replaceInLine } from '../../core/document/range.ts';
import { EDIT_SIZE_LIMITS } from '../../core/document/size-limits.ts';
import { printSource, sourceOfText } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { openPolicyFile } from '../files/open-files.ts';
import { addFile, removeFile, renameFile } from '../files/site-files.ts';
import { runFixCommand } from '../findings/fix-commands.ts';
import { convertToUtf8 } from './convert-to-utf8.ts';
import { newFile } from './document.ts';
import {
  changeDocument,
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  redo,
  setOpenInOtherTab,
  undo,
} from './document-store.ts';
import { editFiles } from './edit-files.ts';
import { readOnlyReason } from './edit-result.ts';
import type { Intent } from './history.ts';

const BIG = '/robots.txt';
const SMALL = '/data.txt';
const intent: Intent = { origin: 'form', label: { code: 'add-rule' } };
const bytes = new TextEncoder().encode('\ufeffUser-agent: *\nDisallow: /\n');
const excess = { what: 'octets', size: 9, most: 1 } as const;

function opened(): DocumentStore {
  const big = newFile(BIG, runSync(createBigSource(bytes, excess)));
  return createDocumentStore({ ...emptyDocument(), files: [big, newFile(SMALL, sourceOfText('a\n'))] });
}

const insertion = [insertAt(0, 0, 'x')];
const addRow = (store: DocumentStore) =>
  changeDocument(store, intent, (document) => ({ ...document, rows: [...document.rows, '/x'] }));

const changesOfText: readonly (readonly [string, (store: DocumentStore, path: string) => unknown])[] = [
  ['an edit', (store, path) => edit(store, path, insertion, intent)],
  [
    'edits of several files',
    (store) =>
      editFiles(
        store,
        [BIG, SMALL].map((path) => ({ path, edits: insertion })),
        intent,
      ),
  ],
  ['another encoding', (store, path) => convertToUtf8(store, path)],
  ['a fix that is no edit', (store, path) => runFixCommand(store, path, { do: 'remove-bom' })],
];

test.each(changesOfText)(
  'product: %s does not change a file that is too big, and shows why',
  (_name, act) => {
    const store = opened();
    const before = store.getState().document;
    act(store, BIG);
    expect(store.getState().document).toBe(before);
    expect(store.getState().refusal).toEqual({ code: 'read-only', why: 'too-big', path: BIG });
  },
);

test('product: everything except a file that is too big can be changed, and that file can be renamed', () => {
  const store = opened();
  expect(edit(store, SMALL, insertion, intent).done).toBe(true);
  expect(addRow(store).done).toBe(true);
  renameFile(store, BIG, '/other.txt');
  const [file] = store.getState().document.files;
  expect([file?.path, printSource(file!.source)]).toEqual(['/other.txt', bytes]);
  expect(undo(store)?.label.code).toBe('rename-file');
  expect(readOnlyReason(store.getState(), BIG)).toBe('too-big');
  expect(readOnlyReason(store.getState(), SMALL)).toBeUndefined();
});

const changes: readonly (readonly [string, (store: DocumentStore) => unknown])[] = [
  ...changesOfText.map(([name, act]) => [name, (store: DocumentStore) => act(store, SMALL)] as const),
  ['a row of the table', addRow],
  ['undo', undo],
  ['redo', redo],
  ['a file that is added', (store) => addFile(store, '/new.txt')],
  ['a file that is renamed', (store) => renameFile(store, SMALL, '/new.txt')],
  ['a file that is removed', (store) => removeFile(store, SMALL)],
];

test.each(changes)('product: a workspace that is open in another tab is not changed by %s', (name, act) => {
  const store = opened();
  for (const text of ['b', 'c']) edit(store, SMALL, [replaceInLine(0, 0, 1, text)], intent);
  undo(store);
  setOpenInOtherTab(store, true);
  const { document, history, view } = store.getState();
  act(store);
  expect(store.getState()).toMatchObject({ document, history, view });
  if (name === 'a fix that is no edit') return;
  expect(store.getState().refusal).toMatchObject({ code: 'read-only', why: 'other-tab' });
});

test('product: opening something else starts another workspace, which can be changed', () => {
  const store = opened();
  setOpenInOtherTab(store, true);
  expect(readOnlyReason(store.getState(), SMALL)).toBe('other-tab');
  openPolicyFile(store, BIG, sourceOfText('User-agent: *\n'), { code: 'new-file' });
  expect(edit(store, BIG, insertion, intent).done).toBe(true);
});

const { octets, lines, line } = EDIT_SIZE_LIMITS;
test('product: an edit of nearly as many lines as a file may have is made', () => {
  const count = lines - 10;
  const store = createDocumentStore({
    ...emptyDocument(),
    files: [newFile(BIG, sourceOfText('x \n'.repeat(count)))],
  });
  const ends = Array.from({ length: count }, (_, at) => replaceInLine(at, 1, 2, ''));
  expect(edit(store, BIG, [...ends, insertAt(count, 0, '#')], intent).done).toBe(true);
});

test.each([
  ['octets', 'x\n'.repeat(99), `${'y'.repeat(200_000)}\n`.repeat(octets / 200_000)],
  ['lines', 'x\n', '\n'.repeat(lines)],
  ['line', 'x'.repeat(line - 1), 'yy'],
] as const)('product: an edit that would make a file too big is refused: %s', (what, text, added) => {
  const store = createDocumentStore({ ...emptyDocument(), files: [newFile(BIG, sourceOfText(text))] });
  expect(edit(store, BIG, [insertAt(0, 0, added)], intent).done).toBe(false);
  expect(store.getState().refusal).toMatchObject({ code: 'too-much', path: BIG, excess: { what } });
  expect(edit(store, BIG, [insertAt(0, 0, 'z')], intent).done).toBe(true);
});
