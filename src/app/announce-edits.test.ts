import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sourceOfText } from '../core/text/source.ts';
import { newFile } from '../state/document.ts';
import { createDocumentStore, edit, emptyDocument, redo, undo } from '../state/document-store.ts';
import { createEditWatch } from '../state/edit-diff.ts';
import { announceEdits } from './announce-edits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listenedTo() {
  const files = [newFile('/robots.txt', sourceOfText('User-agent: *\nDisallow: /\n'))];
  const store = createDocumentStore({ ...emptyDocument(), files, rows: ['/a', '/b'], columns: [''] });
  const said: string[] = [];
  announceEdits(store, createEditWatch(store), (sentence) => said.push(sentence));
  const type = (text: string, column = 11) => {
    const start = { line: 1, column };
    edit(store, '/robots.txt', [{ range: { start, end: start }, text }], {
      origin: 'form',
      label: { code: 'set-path' },
    });
  };
  return { store, said, type };
}

const rest = () => vi.advanceTimersByTime(5000);

test('look: what an edit changes is told once, when it has come to rest, and not at every key', () => {
  const { said, type } = listenedTo();
  type('a');
  type('x', 12);
  type('y', 13);
  expect(said).toEqual([]);
  rest();
  expect(said).toEqual(['This edit changes 2 of 2 cells']);
});

test('ours: the same count is not told again, another one is, and that none is left', () => {
  const { said, type, store } = listenedTo();
  type('a');
  rest();
  type(' ', 12);
  rest();
  expect(said).toEqual(['This edit changes 1 of 2 cells']);
  const range = { start: { line: 1, column: 11 }, end: { line: 1, column: 12 } };
  edit(store, '/robots.txt', [{ range, text: '' }], { origin: 'form', label: { code: 'set-path' } });
  rest();
  expect(said.slice(1)).toEqual(['No cell changes']);
});

test('ours: an edit that changes nothing, undo and redo are not told here', () => {
  const { said, type, store } = listenedTo();
  type(' ');
  rest();
  type('z');
  undo(store);
  rest();
  redo(store);
  rest();
  expect(said).toEqual([]);
});
