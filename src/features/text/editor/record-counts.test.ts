import { expect, test } from 'vitest';
import { insertAt } from '../../../core/document/range.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { newFile } from '../../../state/document/document.ts';
import {
  createDocumentStore,
  edit,
  emptyDocument,
  updateView,
} from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { sourceLines } from '../../../testing/policies.ts';
import { createRecordCounter } from './record-counts.ts';

const text = 'User-agent: a\nUser-agent: b\nDisallow: /x\nAllow: /x/y\n\nUser-agent: *\nDisallow: /\n';

function counted() {
  const rows = ['/x', '/x/y', '/z'].map((path) => `https://h.example${path}`);
  const store = createDocumentStore({
    ...emptyDocument(),
    origin: 'https://h.example',
    files: [newFile('/robots.txt', sourceOfText(text))],
    rows,
    columns: ['a', 'b', 'zed'],
  });
  const waiting: (() => void)[] = [];
  const told: boolean[] = [];
  const counter = createRecordCounter(
    store,
    () => told.push(true),
    (run) => {
      waiting.push(run);
      return () => void waiting.splice(waiting.indexOf(run), 1);
    },
  );
  const settle = () => {
    while (waiting.length > 0) waiting.shift()!();
  };
  const records = () => {
    const lines = sourceLines(openSource(store.getState()));
    return [...(counter.now().counts?.records ?? [])].map(([id, count]) => [
      lines.findIndex((line) => line.id === id),
      count.urls,
      count.agents,
    ]);
  };
  return { store, counter, settle, records, told, waiting };
}

test('ours: URLs and user-agents that each record decides, and cells of each line', () => {
  const { counter, settle, records } = counted();
  expect(counter.now()).toEqual({ counts: undefined, isStale: true });
  settle();
  expect(records()).toEqual([
    [0, 2, 2],
    [5, 3, 1],
  ]);
  const { counts, isStale } = counter.now();
  expect(isStale).toBe(false);
  expect(counts?.cells).toBe(9);
  expect([...(counts?.lines.values() ?? [])]).toEqual([2, 2, 3]);
});

test('ours: after an edit they are stale until they are counted anew', () => {
  const { store, counter, settle, records } = counted();
  settle();
  edit(store, '/robots.txt', [insertAt(0, 0, '# c\n')], { origin: 'text', label: { code: 'type' } });
  expect(counter.now().isStale).toBe(true);
  expect(records()).toEqual([
    [1, 2, 2],
    [6, 3, 1],
  ]);
  settle();
  expect(counter.now().isStale).toBe(false);
  updateView(store, { caret: { position: { line: 0, column: 0 }, by: 'text' } });
  expect(counter.now().isStale).toBe(false);
});

test('ours: where the table asks something else, nothing is counted', () => {
  const { store, counter, settle } = counted();
  updateView(store, { subject: { question: 'dataset' } as never });
  settle();
  expect(counter.now().counts?.cells).toBe(0);
});

test('ours: once disposed of, nothing is counted any more', () => {
  const { store, counter, waiting } = counted();
  counter.dispose();
  expect(waiting).toEqual([]);
  edit(store, '/robots.txt', [insertAt(0, 0, '#\n')], { origin: 'text', label: { code: 'type' } });
  expect(waiting).toEqual([]);
});
