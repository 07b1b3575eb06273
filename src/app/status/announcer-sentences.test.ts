import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from '../../state/document/document.ts';
import {
  createDocumentStore,
  edit,
  emptyDocument,
  redo,
  undo,
  updateView,
} from '../../state/document/document-store.ts';
import { describeChange } from './announcer.tsx';

/** A store, and the sentences about its changes. */
function listenedTo(text: string) {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  const store = createDocumentStore({ ...emptyDocument(), files, rows: ['/a', '/%7Eb'], columns: ['x', ''] });
  const sentences: (string | undefined)[] = [];
  store.subscribe((state, before) => sentences.push(describeChange(state, before)));
  return { store, said: sentences };
}

const insert = (store: ReturnType<typeof createDocumentStore>, text: string) => {
  const start = { line: 1, column: 10 };
  edit(store, '/robots.txt', [{ range: { start, end: start }, text }], {
    origin: 'form',
    label: { code: 'set-path', params: { line: 2 } },
  });
};

describe('announced sentences', () => {
  test('undo and redo are announced with their step; an edit is not', () => {
    const { store, said } = listenedTo('User-agent: *\nDisallow: /\n');
    insert(store, '/x');
    undo(store);
    redo(store);
    expect(said).toEqual([undefined, 'Undone: the path on line 2', 'Redone: the path on line 2']);
  });

  test('an edit after undo is not a redo', () => {
    const { store, said } = listenedTo('User-agent: *\nDisallow: /\n');
    insert(store, '/x');
    undo(store);
    insert(store, '/y');
    expect(said.at(-1)).toBeUndefined();
  });

  test('another reader, with how many cells have another answer', () => {
    const { store, said } = listenedTo('User-agent: *\nDisallow: /~b\n');
    updateView(store, { reader: 'koster-1996' });
    updateView(store, { reader: 'google' });
    updateView(store, { reader: 'google' });
    expect(said).toEqual([
      'Read as 1996 draft 1: no answer of the table changes',
      'Read as Google: 1 of 2 answers of the table changes',
      undefined,
    ]);
  });
});
