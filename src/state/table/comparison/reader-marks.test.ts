import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
import { setReaderWatched } from '../../readers/watched-readers.ts';
import { cellMarks } from '../cell-marks.ts';
import { accessMatrix } from '../matrix-query.ts';
import { comparedTable } from './reader-comparison.ts';
import { readerDifferenceStore, watchReaderMarks } from './reader-marks.ts';

const TEXT = 'User-agent: *\nDisallow: /\nAllow: /a\n';

function opened(rows: readonly string[], columns: readonly string[], text = TEXT): DocumentStore {
  const store = createDocumentStore({
    ...emptyDocument(),
    files: [newFile('/robots.txt', sourceOfText(text))],
    rows,
    columns,
  });
  updateView(store, { watched: ['rfc9309', 'google', 'bing', 'koster-1996'] });
  return store;
}

const finishIdleTasks = async () => await vi.runAllTimersAsync();
const differs = () => cellMarks.getState().differs;

beforeEach(() => {
  vi.useFakeTimers();
  cellMarks.setState({}, true);
});
afterEach(() => void vi.useRealTimers());

describe('ours: cells whose answer depends on the reader', () => {
  test('are counted as the table shows them and marked with the readers that disagree', async () => {
    const store = opened(['/a', '/b'], ['', 'x']);
    updateView(store, { reader: 'rfc9309' });
    watchReaderMarks(store);
    await finishIdleTasks();
    expect(readerDifferenceStore.getState().note).toBe(1);
    expect(readerDifferenceStore.getState().differing).toEqual(['koster-1996']);
    expect(differs()?.count).toBe(1);
    expect([...(differs()?.urls ?? [])]).toEqual(['/a']);
    expect(differs()?.at(['', 'x'], '/a')?.says).toMatch(/^readers disagree: .*1996 draft 1.* says? No$/);
    expect(differs()?.at(['y'], '/a')).toBeUndefined();
    expect(differs()?.at([''], '/b')).toBeUndefined();
  });

  test('an edit starts a new comparison, and the one of the previous text is canceled', async () => {
    const store = opened(['/a'], ['']);
    watchReaderMarks(store);
    const intent = { origin: 'form', label: { code: 'type' } } as const;
    const range = { start: { line: 1, column: 0 }, end: { line: 2, column: 0 } };
    edit(store, '/robots.txt', [{ range, text: '' }], intent);
    await finishIdleTasks();
    expect(readerDifferenceStore.getState().note).toBe(0);
    expect(differs()).toBeUndefined();
  });

  test('for another site, nothing is marked before it is compared', async () => {
    const store = opened(['/a'], ['']);
    watchReaderMarks(store);
    await finishIdleTasks();
    expect(differs()?.count).toBe(1);
    const intent = { origin: 'files', label: { code: 'open-file' } } as const;
    changeDocument(store, intent, (document) => ({
      ...document,
      files: [newFile('/robots.txt', sourceOfText(TEXT))],
      rows: ['/a', '/c'],
    }));
    expect(differs()).toBeUndefined();
    expect(readerDifferenceStore.getState().note).toBeUndefined();
    await finishIdleTasks();
    expect(differs()?.count).toBe(1);
  });

  test('product: readers are not said to agree before the first URL is compared', async () => {
    const store = opened([], ['']);
    watchReaderMarks(store);
    expect(readerDifferenceStore.getState().note).toBe(0);
    const intent = { origin: 'matrix', label: { code: 'add-rows', params: { count: 1 } } } as const;
    changeDocument(store, intent, (document) => ({ ...document, rows: ['/a'] }));
    expect(readerDifferenceStore.getState().note).toBeUndefined();
    await finishIdleTasks();
    expect(readerDifferenceStore.getState().note).toBe(1);
  });

  test('nothing is marked for another selected reader before it is compared', async () => {
    const store = opened(['/a'], ['']);
    updateView(store, { reader: 'rfc9309' });
    watchReaderMarks(store);
    await finishIdleTasks();
    expect(differs()?.at([''], '/a')?.says).toMatch(/says? No$/);
    updateView(store, { reader: 'koster-1996' });
    expect(differs()).toBeUndefined();
    await finishIdleTasks();
    expect(differs()?.at([''], '/a')?.says).toMatch(/says? Yes$/);
  });

  test('another question has no such marks', async () => {
    const store = opened(['/a'], ['']);
    watchReaderMarks(store);
    await finishIdleTasks();
    expect(differs()?.count).toBe(1);
    updateView(store, { subject: { question: 'index-follow', parser: 'xml' } as never });
    expect(differs()).toBeUndefined();
    expect(readerDifferenceStore.getState().note).toBe(0);
  });

  test('design: readers that are not watched do not count; the selected reader always does', async () => {
    const store = opened(['/a'], ['']);
    updateView(store, { reader: 'koster-1996' });
    watchReaderMarks(store);
    await finishIdleTasks();
    const all = differs()?.at([''], '/a')?.says ?? '';
    expect(all).toContain('Google');
    setReaderWatched(store, 'google', false);
    setReaderWatched(store, 'koster-1996', false);
    await finishIdleTasks();
    expect(differs()?.at([''], '/a')?.says).toContain('Bing');
    expect(differs()?.at([''], '/a')?.says).not.toContain('Google');
    setReaderWatched(store, 'google', true);
    await finishIdleTasks();
    expect(differs()?.at([''], '/a')?.says).toBe(all);
  });

  test('product: the reader of one operator is only queried about crawlers that it can affect', async () => {
    const text = 'User-agent: *\nDisallow: /a\nAllow: /a%2A\n';
    const store = opened(['/a*'], ['Googlebot', 'MJ12bot'], text);
    updateView(store, { watched: ['rfc9309', 'google'] });
    watchReaderMarks(store);
    await finishIdleTasks();
    expect(differs()?.at(['MJ12bot'], '/a*')).toBeUndefined();
  });

  test('a table that is too large is not compared, and this is reported', () => {
    const store = opened(
      Array.from({ length: 2000 }, (_, i) => `/${i}`),
      Array.from({ length: 600 }, (_, i) => `a${i}`),
    );
    watchReaderMarks(store);
    expect(readerDifferenceStore.getState().note).toBe('too-many');
    expect(differs()).toBeUndefined();
  });

  test('product: every crawler of a shared column is compared, in the table and on the page of readers', async () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: AhrefsBot\nUser-agent: MJ12bot\nAllow: /\n';
    const store = opened([], [], text);
    changeDocument(store, { origin: 'files', label: { code: 'open-file' } }, (document) => ({
      ...document,
      automatic: { withoutRows: [], withoutColumns: [] },
    }));
    updateView(store, { reader: 'rfc9309', watched: ['rfc9309', 'koster-1996'] });
    expect(accessMatrix(store.getState()).columns.map(({ agents }) => agents[0])).toEqual(['AhrefsBot', '']);
    expect(comparedTable(store.getState()).agents).toContain('MJ12bot');
    updateView(store, { reader: 'google', watched: ['rfc9309', 'google'] });
    watchReaderMarks(store);
    await finishIdleTasks();
    const [, last] = accessMatrix(store.getState()).columns;
    expect(differs()?.at(last?.agents ?? [], '/')?.says).toContain('for MJ12bot, readers disagree');
    expect(readerDifferenceStore.getState().note).toBe(differs()?.count);
  });
});
