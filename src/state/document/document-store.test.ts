import { describe, expect, test } from 'vitest';
import { linesIn } from '../../core/document/lines.ts';
import { insertAt, replaceInLine } from '../../core/document/range.ts';
import { readSource, sourceOfText, textOfSource } from '../../core/document/source.ts';
import { isUnsaved, unsavedPaths } from '../saved/unsaved.ts';
import { convertToUtf8 } from './convert-to-utf8.ts';
import { fileOf, newFile, type SiteDocument } from './document.ts';
import {
  changeDocument,
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  markAllSaved,
  markSaved,
  redo,
  undo,
  updateView,
} from './document-store.ts';
import type { Intent } from './history.ts';

const PATH = '/robots.txt';
const form: Intent = { origin: 'form', label: { code: 'set-path', params: { line: 1 } } };

function storeOf(text: string | Uint8Array): DocumentStore {
  const source = typeof text === 'string' ? sourceOfText(text) : readSource(text);
  return createDocumentStore({ ...emptyDocument(), files: [newFile(PATH, source)] });
}

const sourceIn = (store: DocumentStore) => fileOf(store.getState().document, PATH)!.source;
const textIn = (store: DocumentStore) => textOfSource(sourceIn(store));

function type(store: DocumentStore, line: number, column: number, text: string): void {
  const to = { line, column: column + text.length };
  edit(store, PATH, [insertAt(line, column, text)], {
    origin: 'text',
    label: { code: 'type' },
    typed: { from: { line, column }, to },
    caret: { path: PATH, before: { line, column }, after: to },
  });
}

describe('architecture: one history over the whole workspace', () => {
  test('undo restores the same source object, and redo the next one', () => {
    const store = storeOf('a\r\nb\n');
    const before = sourceIn(store);
    edit(store, PATH, [replaceInLine(0, 0, 1, 'x')], form);
    const after = sourceIn(store);
    undo(store);
    expect(sourceIn(store)).toBe(before);
    redo(store);
    expect(sourceIn(store)).toBe(after);
  });

  test('adjacent typing is one step, typing elsewhere is another', () => {
    const store = storeOf('abc\ndef');
    type(store, 0, 1, '1');
    type(store, 0, 2, '2');
    type(store, 0, 3, '3');
    type(store, 1, 0, 'x');
    expect(textIn(store)).toBe('a123bc\nxdef');
    undo(store);
    expect(textIn(store)).toBe('a123bc\ndef');
    undo(store);
    expect(textIn(store)).toBe('abc\ndef');
  });

  test('one visit of a form field is one step, the next visit another', () => {
    const store = storeOf('/');
    for (const [text, visit] of [
      ['/a', 'visit 1'],
      ['/ab', 'visit 1'],
      ['/abc', 'visit 2'],
    ] as const) {
      edit(store, PATH, [replaceInLine(0, 0, textIn(store).length, text)], { ...form, visit });
    }
    expect(store.getState().history.past).toHaveLength(2);
    undo(store);
    expect(textIn(store)).toBe('/ab');
    undo(store);
    expect(textIn(store)).toBe('/');
  });

  test('a new edit after an undo clears the redo steps, and does not join the previous step', () => {
    const store = storeOf('a');
    type(store, 0, 1, 'b');
    undo(store);
    type(store, 0, 1, 'c');
    expect(store.getState().history.future).toHaveLength(0);
    undo(store);
    expect(textIn(store)).toBe('a');
  });

  test('rows and columns are part of the document and undone in order', () => {
    const store = storeOf('a');
    edit(store, PATH, [insertAt(0, 0, 'x')], form);
    changeDocument(store, { origin: 'matrix', label: { code: 'add-rows' } }, (document: SiteDocument) => ({
      ...document,
      rows: ['/a'],
    }));
    undo(store);
    expect(store.getState().document.rows).toEqual([]);
    expect(textIn(store)).toBe('xa');
  });

  test('the history is bounded by bytes and says so when it drops steps', () => {
    const store = storeOf(`${'x'.repeat(200_000)}\n`.repeat(20));
    // Each step changes every line, so that it keeps all old lines in memory.
    const everywhere = Array.from({ length: 20 }, (_, line) => insertAt(line, 0, 'y'));
    for (let i = 0; i < 20; i++) edit(store, PATH, everywhere, form);
    const { past, shortened } = store.getState().history;
    expect(shortened).toBe(true);
    expect(past.length).toBeGreaterThan(0);
    expect(past.length).toBeLessThan(20);
  });
});

describe('architecture: history', () => {
  test('a long visit of one field of a big line is one step, however many letters are typed', () => {
    const store = storeOf('x'.repeat(400_000));
    for (let i = 0; i < 5; i++) edit(store, PATH, [insertAt(0, 0, 'a')], form);
    for (let i = 0; i < 300; i++) edit(store, PATH, [insertAt(0, 0, 'b')], { ...form, visit: 'visit 9' });
    expect(store.getState().history.past).toHaveLength(6);
    expect(store.getState().history.shortened).toBe(false);
  });

  test('product: undoing the opening of another site does not ask its files what the other was asked', () => {
    const store = storeOf('User-agent: *\nDisallow: /\n');
    changeDocument(store, form, () => ({ ...emptyDocument(), files: [newFile(PATH, sourceOfText('ACAP'))] }));
    updateView(store, {
      status: 503,
      matrix: { text: '/a', filter: 'all' },
      watched: ['google'],
    });
    undo(store);
    expect(store.getState().view).toEqual({ path: PATH, reader: 'rfc9309', watched: ['google'] });
  });

  test('ours: a line that a link showed is not linked to again when an edit moves it, or undo', () => {
    const store = storeOf('a\nb\nc\n');
    updateView(store, { caret: { position: { line: 2, column: 0 }, by: 'link' } });
    edit(store, PATH, [insertAt(0, 0, 'x\n')], form);
    expect(store.getState().view.caret?.by).not.toBe('link');
    undo(store);
    expect(store.getState().view.caret?.by).not.toBe('link');
  });

  test('the caret follows its line when an edit elsewhere moves it', () => {
    const store = storeOf('a\nb\nc\n');
    updateView(store, { caret: { position: { line: 2, column: 1 }, by: 'text' } });
    edit(
      store,
      PATH,
      [{ range: { start: { line: 0, column: 0 }, end: { line: 1, column: 0 } }, text: '' }],
      form,
    );
    expect(store.getState().view.caret?.position.line).toBe(1);
    undo(store);
    expect(store.getState().view.caret?.position.line).toBe(2);
  });
});

test('architecture: of versions that many steps ago were current, the history keeps the lines and nothing that was computed', () => {
  const store = storeOf('User-agent: *\nDisallow: /x\n');
  const seen = [store.getState().document];
  for (let step = 0; step < 40; step++) {
    edit(store, PATH, [insertAt(1, 0, `# ${step}\n`)], form);
    seen.push(store.getState().document);
  }
  const kept = () => {
    const { past, future } = store.getState().history;
    const versions = [...past, ...future].flatMap(({ before, after }) => [before, after]);
    return seen.filter((document) => versions.includes(document)).length;
  };
  const texts = seen.map((document) => textOfSource(fileOf(document, PATH)!.source));
  const ids = seen.map(({ files }) => linesIn(files[0]!.source.lines.chunks[0]!).map(({ id }) => id));
  expect(kept()).toBeLessThan(10);
  for (let version = 39; version >= 0; version--) {
    undo(store);
    expect(textIn(store)).toBe(texts[version]);
    expect(linesIn(sourceIn(store).lines.chunks[0]!).map(({ id }) => id)).toEqual(ids[version]);
  }
  expect(kept()).toBeLessThan(10);
  for (let version = 1; version <= 40; version++) {
    redo(store);
    expect(textIn(store)).toBe(texts[version]);
  }
});

describe('architecture: a file is unsaved if its source differs from the saved one', () => {
  test('undo to the saved text makes the file saved again', () => {
    const store = storeOf('a');
    expect(isUnsaved(store.getState(), PATH)).toBe(false);
    type(store, 0, 1, 'b');
    expect(isUnsaved(store.getState(), PATH)).toBe(true);
    undo(store);
    expect(isUnsaved(store.getState(), PATH)).toBe(false);
    redo(store);
    markSaved(store, fileOf(store.getState().document, PATH)!.id, sourceIn(store));
    expect(isUnsaved(store.getState(), PATH)).toBe(false);
  });
});

describe('architecture: an edit that the encoding cannot write is refused', () => {
  test('nothing changes, and the character, the file and the encoding are named', () => {
    const store = storeOf(Uint8Array.of(0x2f, 0xe9));
    const before = store.getState().document;
    expect(edit(store, PATH, [insertAt(0, 1, 'aж')], form).done).toBe(false);
    expect(store.getState().document).toBe(before);
    expect(store.getState().refusal).toMatchObject({
      code: 'unwritable-character',
      path: PATH,
      character: 'ж',
      encoding: 'octets',
    });
  });

  test('after a conversion to UTF-8, which is a separate step, it is accepted', () => {
    const store = storeOf(Uint8Array.of(0x2f, 0xe9));
    edit(store, PATH, [insertAt(0, 1, 'ж')], form);
    convertToUtf8(store, PATH);
    expect(edit(store, PATH, [insertAt(0, 1, 'ж')], form).done).toBe(true);
    expect(textIn(store)).toBe('/жé');
    expect(store.getState().refusal).toBeUndefined();
    undo(store);
    undo(store);
    expect(sourceIn(store).encoding).toBe('octets');
  });

  test('half a surrogate pair is refused in every encoding', () => {
    const store = storeOf('a');
    expect(edit(store, PATH, [insertAt(0, 1, '\ud83d')], form).done).toBe(false);
    expect(textIn(store)).toBe('a');
  });
});

test('ours: undo and redo restore the encoding that an edit changed', () => {
  const store = storeOf(Uint8Array.of(0xc3, 0xa9, 0xe9));
  const before = sourceIn(store);
  const range = { start: { line: 0, column: 2 }, end: { line: 0, column: 3 } };
  edit(store, PATH, [{ range, text: '' }], form);
  const after = sourceIn(store);
  expect([after.encoding, textOfSource(after)]).toEqual(['utf-8', '\u00e9']);
  undo(store);
  expect(sourceIn(store)).toBe(before);
  redo(store);
  expect(sourceIn(store)).toBe(after);
});

test('ours: all files of a site are marked as saved in one change, however many they are', () => {
  const files = Array.from({ length: 3000 }, (_, i) => newFile(`/${i}/robots.txt`, sourceOfText('a')));
  const store = createDocumentStore({ ...emptyDocument(), files });
  let changes = 0;
  store.subscribe(() => changes++);
  markAllSaved(store, files);
  expect(changes).toBe(1);
  expect(unsavedPaths(store.getState())).toEqual([]);
});

test('product: undo of a list of URLs shows the other rows again, if only that list is shown', () => {
  const store = createDocumentStore({ ...emptyDocument(), rows: ['/a'] });
  const add = (rows: readonly string[]) =>
    changeDocument(
      store,
      { origin: 'matrix', label: { code: 'add-urls', params: { count: rows.length } } },
      (document) => ({
        ...document,
        rows: [...document.rows, ...rows],
      }),
    );
  const only = { filter: 'all', text: '', onlyUrls: ['/b', '/c'] } as const;
  add(['/b', '/c']);
  updateView(store, { matrix: only });
  add(['/d']);
  undo(store);
  expect(store.getState().view.matrix).toEqual(only);
  undo(store);
  expect(store.getState().view.matrix).toEqual({ filter: 'all', text: '' });
});
