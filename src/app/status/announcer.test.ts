import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from '../../state/document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  edit,
  emptyDocument,
  redo,
  undo,
  updateView,
} from '../../state/document/document-store.ts';
import { toggleExpectation } from '../../state/expectations/expectation-commands.ts';
import { expectationStore, watchExpectations } from '../../state/expectations/watch-expectations.ts';
import { announceChanges } from './announcer.tsx';
import { createUnsavedChangesWatch } from './unsaved-changes-diff.ts';

beforeEach(() => void vi.useFakeTimers());
let leave = () => undefined as void;
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function listenedTo() {
  const files = [newFile('/robots.txt', sourceOfText('User-agent: *\nDisallow: /\n'))];
  const store = createDocumentStore({ ...emptyDocument(), files, rows: ['/a', '/b'], columns: [''] });
  const sentences: string[] = [];
  leave = watchExpectations(store);
  announceChanges(store, createUnsavedChangesWatch(store), expectationStore, (sentence) =>
    sentences.push(sentence),
  );
  const type = (text: string, column = 11) => {
    const start = { line: 1, column };
    edit(store, '/robots.txt', [{ range: { start, end: start }, text }], {
      origin: 'form',
      label: { code: 'set-path', params: { line: 2 } },
    });
  };
  return { store, said: sentences, type };
}

const waitForPause = () => vi.advanceTimersByTime(5000);

test('design: the effect of an edit is announced once, after a pause, and not at every key', () => {
  const { said, type } = listenedTo();
  type('a');
  type('x', 12);
  type('y', 13);
  expect(said).toEqual([]);
  waitForPause();
  expect(said).toEqual(['2 of 2 answers of the table change']);
});

test('ours: an unchanged count is not announced again; a new count is, and a count of zero', () => {
  const { said, type, store } = listenedTo();
  type('a');
  waitForPause();
  type(' ', 12);
  waitForPause();
  expect(said).toEqual(['1 of 2 answers of the table changes']);
  const range = { start: { line: 1, column: 11 }, end: { line: 1, column: 12 } };
  edit(store, '/robots.txt', [{ range, text: '' }], { origin: 'form', label: { code: 'set-path' } });
  waitForPause();
  expect(said.slice(1)).toEqual(['No answer of the table changes']);
});

test('ours: changed answers of crawlers outside of the table are announced, even if no cell changes', () => {
  const { said, store } = listenedTo();
  const end = { line: 2, column: 0 };
  edit(store, '/robots.txt', [{ range: { start: end, end }, text: '\nUser-agent: a\nDisallow: /c\n' }], {
    origin: 'form',
    label: { code: 'add-record' },
  });
  waitForPause();
  expect(said).toEqual(['Answers change for 1 crawler outside the table, none in it']);
});

test('ours: undo and redo are announced at once, in place of the edit; an edit without an effect is not announced', () => {
  const { said, type, store } = listenedTo();
  type(' ');
  waitForPause();
  type('z');
  undo(store);
  waitForPause();
  redo(store);
  waitForPause();
  expect(said).toEqual(['Undone: the path on line 2', 'Redone: the path on line 2']);
});

test('ours: adding rows is not an edit, whatever is counted then', () => {
  const { said, type, store } = listenedTo();
  type('a');
  undo(store);
  redo(store);
  waitForPause();
  said.length = 0;
  changeDocument(store, { origin: 'matrix', label: { code: 'add-rows' } }, (document) => ({
    ...document,
    rows: [...document.rows, '/c'],
  }));
  waitForPause();
  expect(said).toEqual([]);
});

describe('product: expectations that start or stop failing are announced in the same message', () => {
  test('as the effect of the edit, after a pause', () => {
    const { said, type, store } = listenedTo();
    toggleExpectation(store, { agents: [''], url: '/b' });
    type('a');
    expect(said).toEqual([]);
    waitForPause();
    expect(said).toEqual(['1 of 2 answers of the table changes. 1 of 1 expectation fails.']);
  });

  test('as undo, and as another reader', () => {
    const { said, type, store } = listenedTo();
    toggleExpectation(store, { agents: [''], url: '/b' });
    type('a');
    waitForPause();
    said.length = 0;
    undo(store);
    waitForPause();
    expect(said).toEqual(['Undone: the path on line 2. The expectation holds.']);
    updateView(store, { reader: 'koster-1996' });
    waitForPause();
    expect(said.slice(1)).toEqual(['Read as 1996 draft 1: no answer of the table changes']);
  });

  test('ours: adding and removing expectations is announced by those actions, not here', () => {
    const { said, store } = listenedTo();
    toggleExpectation(store, { agents: [''], url: '/b' });
    toggleExpectation(store, { agents: [''], url: '/b' });
    waitForPause();
    expect(said).toEqual([]);
  });
});
