import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { indexRequests } from '../../../core/workspace/request-index.ts';
import type { SiteRequests } from '../../../core/workspace/site-requests.ts';
import { newFile, type SiteDocument } from '../../../state/document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  edit,
  emptyDocument,
  undo,
} from '../../../state/document/document-store.ts';
import { cellMarks, rowNotes } from '../../../state/table/cell-marks.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import {
  createRowNotes,
  findRequestedCells,
  findUnrequestedRows,
  watchRequestMarks,
} from './request-marks.ts';

const requests: SiteRequests = {
  from: ['a.log'],
  total: 20,
  agents: ['gptbot', 'googlebot', ''],
  urls: ['/private', '/open', 'https://b.example/open'],
  hits: ['9 0:4 1:5', '10 0:10', '1 2:1'],
  others: 0,
};
const documentWith = (others: Partial<SiteDocument> = {}): SiteDocument => ({
  ...emptyDocument(),
  origin: 'https://a.example',
  files: [newFile('/robots.txt', sourceOfText('User-agent: *\nDisallow: /private\n'))],
  rows: ['/open', 'https://a.example/private', '/forgotten'],
  columns: ['GPTBot', 'Googlebot', 'Bingbot'],
  requests,
  ...others,
});
function markedIn(document: SiteDocument) {
  const log = document.requests ?? requests;
  const matrix = accessMatrix(createDocumentStore(document).getState());
  return { matrix, requests: log, index: indexRequests(log) };
}

beforeEach(() => {
  cellMarks.setState({}, true);
  rowNotes.setState({}, true);
});

describe('cells with requests in a log', () => {
  test('rfc 9309 2.2.1: names are compared by the case of A to Z', () => {
    const log = { ...requests, agents: ['kbot', '\u212abot', ''] };
    const cells = runSync(
      findRequestedCells(markedIn(documentWith({ requests: log, columns: ['KBot', '\u212abot'] }))),
    );
    expect(cells?.count).toBe(1);
    expect(cells?.at(['KBot', '\u212abot'], 'https://a.example/private')?.short).toBe('9');
  });
  test('product: cells that were requested although they are blocked; names are compared as crawlers compare them', () => {
    const cells = runSync(findRequestedCells(markedIn(documentWith())));
    expect([...(cells?.urls ?? [])]).toEqual(['https://a.example/private']);
    expect(cells?.count).toBe(1);
    expect(cells?.at(['GPTBot', 'Googlebot', 'Bingbot'], 'https://a.example/private')).toMatchObject({
      short: '9',
    });
    expect(cells?.at(['GPTBot'], '/open')).toBeUndefined();
  });

  test('product: rows without requests', () => {
    const cells = runSync(findUnrequestedRows(markedIn(documentWith())));
    expect([...(cells?.urls ?? [])]).toEqual(['/forgotten']);
    expect(cells?.count).toBe(1);
    expect(cells?.isQuiet).toBe(true);
  });

  test('ours: if the log had more URLs than are kept, a row is not reported as never requested', () => {
    const of = (others: number) =>
      runSync(findUnrequestedRows(markedIn(documentWith({ requests: { ...requests, others } }))))?.at(
        [''],
        '/forgotten',
      )?.says;
    expect(of(0)).toBe('never requested in the log');
    expect(of(5)).toBe('not among the 3 most requested URLs of the log');
  });

  test('ours: the head of a row shows all requests, of any crawler', () => {
    const note = createRowNotes(markedIn(documentWith()));
    expect(note?.('https://a.example/private')).toEqual({ says: '9 requests', short: '9' });
    expect(note?.('/forgotten')).toBeUndefined();
  });

  test('ours: the task pauses between the cells of many user-agents', () => {
    const columns = Array.from({ length: 1000 }, (_, n) => `a${n}`);
    const rows = Array.from({ length: 100 }, (_, n) => `/${n}`);
    const marked = markedIn(documentWith({ columns, rows }));
    runSync(findRequestedCells(marked));
    const task = findRequestedCells(marked);
    let slices = 0;
    while (!task.next().done) slices++;
    expect(slices).toBeGreaterThan(4);
  });

  test('ours: marks follow every edit, and are removed with the requests', async () => {
    vi.useFakeTimers();
    const { requests: _, ...without } = documentWith();
    const store = createDocumentStore(without);
    const stop = watchRequestMarks(store);
    const counts = async () => {
      await vi.runAllTimersAsync();
      const { requested, unasked } = cellMarks.getState();
      return [requested?.count, unasked?.count, rowNotes.getState().at !== undefined];
    };
    expect(await counts()).toEqual([undefined, undefined, false]);
    changeDocument(store, { origin: 'matrix', label: { code: 'add-lists' } }, (document) => ({
      ...document,
      requests,
    }));
    expect(await counts()).toEqual([1, 1, true]);
    const range = { start: { line: 1, column: 10 }, end: { line: 1, column: 18 } };
    edit(store, '/robots.txt', [{ range, text: '/open' }], {
      origin: 'text',
      label: { code: 'type' },
    });
    expect((await counts())[0]).toBe(1);
    const twice = { ...requests, hits: ['9 0:4', '10 0:10', '1 2:1'] };
    changeDocument(store, { origin: 'files', label: { code: 'open-file' } }, (document) => ({
      ...document,
      requests: twice,
    }));
    // Nothing is reported for a log that has not been examined yet.
    expect(cellMarks.getState().requested).toBeUndefined();
    expect(await counts()).toEqual([1, 1, true]);
    for (let step = 0; step < 3; step++) undo(store);
    expect(await counts()).toEqual([undefined, undefined, false]);
    stop();
    vi.useRealTimers();
  });
});
