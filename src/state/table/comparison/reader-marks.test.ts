import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { newFile } from '../../document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  updateView,
} from '../../document/document-store.ts';
import { cellMarks } from '../cell-marks.ts';
import { setReaderCompared } from './reader-comparison.ts';
import { readerDifferenceStore, watchReaderMarks } from './reader-marks.ts';

const TEXT = 'User-agent: *\nDisallow: /\nAllow: /a\n';

function opened(rows: readonly string[], columns: readonly string[], text = TEXT): DocumentStore {
  return createDocumentStore({
    ...emptyDocument(),
    files: [newFile('/robots.txt', sourceOfText(text))],
    rows,
    columns,
  });
}

const worked = async () => await vi.runAllTimersAsync();
const differs = () => cellMarks.getState().differs;

beforeEach(() => {
  vi.useFakeTimers();
  cellMarks.setState({}, true);
});

describe('ours: cells that depend on the reader', () => {
  test('are counted for each user-agent and marked with who says otherwise', async () => {
    const store = opened(['/a', '/b'], ['', 'x']);
    updateView(store, { reader: 'rfc9309' });
    watchReaderMarks(store);
    await worked();
    expect(readerDifferenceStore.getState().note).toBe(2);
    expect(differs()?.count).toBe(2);
    expect([...(differs()?.urls ?? [])]).toEqual(['/a']);
    expect(differs()?.at(['', 'x'], '/a')?.says).toMatch(/^readers differ: .*1996 draft 1.* say No$/);
    expect(differs()?.at(['y'], '/a')).toBeUndefined();
    expect(differs()?.at([''], '/b')).toBeUndefined();
  });

  test('an edit is followed, and the work on what stood there before is given up', async () => {
    const store = opened(['/a'], ['']);
    watchReaderMarks(store);
    const intent = { origin: 'form', label: { code: 'type' } } as const;
    const range = { start: { line: 1, column: 0 }, end: { line: 2, column: 0 } };
    edit(store, '/robots.txt', [{ range, text: '' }], intent);
    await worked();
    expect(readerDifferenceStore.getState().note).toBe(0);
    expect(differs()).toBeUndefined();
  });

  test('of another site nothing is told before it is worked out', async () => {
    const store = opened(['/a'], ['']);
    watchReaderMarks(store);
    await worked();
    expect(differs()?.count).toBe(1);
    const intent = { origin: 'files', label: { code: 'open-file' } } as const;
    changeDocument(store, intent, (document) => ({
      ...document,
      files: [newFile('/robots.txt', sourceOfText(TEXT))],
      rows: ['/a', '/c'],
    }));
    expect(differs()).toBeUndefined();
    expect(readerDifferenceStore.getState().note).toBe(0);
    await worked();
    expect(differs()?.count).toBe(1);
  });

  test('of another chosen reader what is known is told at once', async () => {
    const store = opened(['/a'], ['']);
    updateView(store, { reader: 'rfc9309' });
    watchReaderMarks(store);
    await worked();
    expect(differs()?.at([''], '/a')?.says).toMatch(/say No$/);
    updateView(store, { reader: 'koster-1996' });
    expect(differs()?.at([''], '/a')?.says).toMatch(/say Yes$/);
  });

  test('another question has none', async () => {
    const store = opened(['/a'], ['']);
    watchReaderMarks(store);
    await worked();
    expect(differs()?.count).toBe(1);
    updateView(store, { subject: { question: 'index-follow', parser: 'xml' } as never });
    expect(differs()).toBeUndefined();
    expect(readerDifferenceStore.getState().note).toBe(0);
  });

  test('readers that are left out do not count, the chosen one always does', async () => {
    const store = opened(['/a'], ['']);
    updateView(store, { reader: 'koster-1996' });
    watchReaderMarks(store);
    await worked();
    const all = differs()?.at([''], '/a')?.says ?? '';
    expect(all).toContain('Google');
    setReaderCompared('google', false);
    setReaderCompared('koster-1996', false);
    await worked();
    expect(differs()?.at([''], '/a')?.says).not.toContain('Google');
    setReaderCompared('google', true);
    setReaderCompared('koster-1996', true);
    await worked();
    expect(differs()?.at([''], '/a')?.says).toBe(all);
  });

  test('a table that is too large is not compared, and that is said', () => {
    const store = opened(
      Array.from({ length: 2000 }, (_, i) => `/${i}`),
      Array.from({ length: 600 }, (_, i) => `a${i}`),
    );
    watchReaderMarks(store);
    expect(readerDifferenceStore.getState().note).toBe('too-many');
    expect(differs()).toBeUndefined();
  });
});
