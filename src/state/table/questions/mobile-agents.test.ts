// Hosts in the table: their column, and the column next to it.
import { expect, test } from 'vitest';
import { mobileExample } from '../../../core/catalogue/mobile-example.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import type { MobileQuestion } from '../../../core/formats/mobile-agents/question/mobile.ts';
import { readWorkspace } from '../../../core/workspace/workspace.ts';
import { explainVerdict } from '../../../features/explanation/explain-cell.ts';
import { explain } from '../../../messages/explain/explain.ts';
import { newFile } from '../../document/document.ts';
import { createDocumentStore, emptyDocument, updateView } from '../../document/document-store.ts';
import { workspaceOf } from '../../workspace/document-to-workspace.ts';
import { parseWorkspaceDocument } from '../../workspace/open-workspace.ts';
import { countTotals, currentTotals } from '../counting/totals.ts';
import { accessMatrix } from '../matrix-query.ts';
import { visibleRows } from '../matrix-view.ts';
import { setQuestion } from '../set-question.ts';
import { printTable } from '../table-export.ts';
import { addLoadedQuestions } from '../table-question.ts';
import { mobileAgentsInTable, setMobileQuestion } from './mobile-agents.ts';

addLoadedQuestions([mobileAgentsInTable]);

const printed = Object.fromEntries(mobileExample.printedRows);

function storeOf(
  text: string,
  subject: Omit<MobileQuestion, 'question'>,
  origin: string = mobileExample.origin,
) {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  const store = createDocumentStore({ ...emptyDocument(), origin, files, rows: [...mobileExample.urls] });
  setQuestion(store, { question: 'mobile-agent', ...subject });
  return store;
}

const wordsOf = (store: ReturnType<typeof storeOf>) => {
  const { rows, columns, ask, kind } = accessMatrix(store.getState());
  return rows.map((url) => columns.map(({ agents }) => kind.word(ask(agents[0], url))));
};

test('draft 4: one column of hosts, next to the printed values: two values differ, one is missing', () => {
  const store = storeOf(mobileExample.text, { beside: 'printed', printed });
  const cells = wordsOf(store);
  expect(cells.map(([host]) => host)).toEqual([
    'atp://www.fict.org:8001',
    ...mobileExample.printedRows.map(([, host]) => host.replace('user1.fict.org:831', 'user2.fict.org:831')),
  ]);
  expect(cells.map(([, beside]) => beside)).toEqual([
    'not in the table',
    ...mobileExample.printedRows.map(([, host]) => (host.endsWith('831') ? host : 'the same')),
  ]);
  expect(currentTotals(accessMatrix(store.getState()), undefined)!.cellCounts()).toMatchObject({
    host: 9,
    none: 3,
    free: 0,
    same: 9,
    unlike: 2,
  });
  const { urls } = visibleRows(accessMatrix(store.getState()), { filter: 'unlike', text: '' });
  expect(urls).toEqual(['/home/user2/', '/home/user2/index.html'].map((path) => mobileExample.origin + path));
});

test('draft 4: copied as text it looks like the printed table', () => {
  const store = storeOf(mobileExample.text, {});
  const matrix = accessMatrix(store.getState());
  const table = printTable(matrix, matrix.rows.slice(1), 'text');
  expect(table.split('\n').slice(0, 3)).toEqual([
    'URL                                        HOST',
    '',
    'http://www.fict.org/index.html             atp://www.fict.org:8001',
  ]);
  expect(table).toContain('http://www.fict.org/home/user2/            atp://user2.fict.org:831\n');
  expect(table).toContain('http://www.fict.org/home/user3/            not available\n');
});

test('ours, M014: next to it the rules of the same file, for a crawler that no record names', () => {
  const text = `User-agent: *\nDisallow: /home/\n\nUser-agent: foo\nDisallow: /\n\n${mobileExample.text}`;
  const store = storeOf(text, { beside: 'access' });
  expect(wordsOf(store).map(([, may]) => may)).toEqual(
    mobileExample.urls.map((url) => (url.includes('/home/') ? 'No' : 'Yes')),
  );
  const { count, rows } = accessMatrix(store.getState());
  expect(count('host', rows).map(({ answer }) => answer)).toEqual(['assigned', 'none']);
  expect(count('access', rows).map(({ answer, count: n }) => [answer, n])).toEqual([
    ['allow', 5],
    ['deny', 7],
  ]);
});

test('rows are filtered by state, and an explanation shows how a cell was decided', () => {
  const store = storeOf('User-agent: *\nDisallow: /\n\nMobile-agent-server: /home/ none\n', {
    beside: 'access',
  });
  const matrix = accessMatrix(store.getState());
  const countRows = (filter: 'none' | 'free' | 'host') =>
    visibleRows(matrix, { filter, text: '' }).urls.length;
  expect([countRows('none'), countRows('free'), countRows('host')]).toEqual([7, 5, 0]);
  const explanationOf = (agent: string) =>
    explain(explainVerdict({ asked: matrix, agent, url: 'http://www.fict.org/home/' }));
  expect(explanationOf('host')).toContain('Line 4 decides');
  expect(explanationOf('access')).toContain('Line 2 decides');
  for (const _ of countTotals(matrix)) continue;
});

test('the printed table is restored after another question, but not on another site', () => {
  const store = storeOf(mobileExample.text, { beside: 'printed', printed });
  accessMatrix(store.getState());
  updateView(store, { cell: { agent: 'printed', url: mobileExample.urls[0]! } });
  setQuestion(store, undefined);
  setMobileQuestion(store);
  expect(store.getState().view.subject).toEqual({ question: 'mobile-agent', beside: 'printed', printed });
  updateView(store, { cell: { agent: 'printed', url: mobileExample.urls[0]! } });
  setMobileQuestion(store, { beside: undefined });
  expect(store.getState().view.subject).toEqual({ question: 'mobile-agent', printed });
  expect(store.getState().view.cell).toBeUndefined();
  const other = storeOf(mobileExample.text, {}, 'http://other.example');
  setQuestion(other, undefined);
  setMobileQuestion(other);
  expect(other.getState().view.subject).toEqual({ question: 'mobile-agent' });
});

test('ours: sites without an address are different sites: the printed table of one is not shown for another', () => {
  const store = storeOf(mobileExample.text, { beside: 'printed', printed }, '');
  accessMatrix(store.getState());
  const other = storeOf(mobileExample.text, {}, '');
  setQuestion(other, undefined);
  setMobileQuestion(other);
  expect(other.getState().view.subject).toEqual({ question: 'mobile-agent' });
});

test('a workspace stores the printed table', () => {
  const workspace = {
    gatepost: 1,
    origin: mobileExample.origin,
    files: [{ path: '/robots.txt', text: mobileExample.text }],
    rows: [...mobileExample.urls],
    columns: [''],
    question: 'mobile-agent',
    asked: { beside: 'printed', printed },
    reader: 'google',
    expectations: [],
  };
  const opened = parseWorkspaceDocument(JSON.stringify(workspace));
  if ('problem' in opened) throw new Error('not opened');
  const { document, ...view } = opened;
  expect(workspaceOf(document, view)).toEqual(workspace);
  expect(readWorkspace(JSON.stringify(workspaceOf(document, view)))).toHaveProperty('workspace');
});
