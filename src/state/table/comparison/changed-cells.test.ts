import { beforeEach, describe, expect, test } from 'vitest';
import { allLines } from '../../../core/document/lines.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { newFile } from '../../document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  markSaved,
  undo,
  updateView,
} from '../../document/document-store.ts';
import type { MatrixQuestion } from '../../document/matrix-question.ts';
import { addFile, addPlacedFiles, removeFile } from '../../files/site-files.ts';
import { savedFiles } from '../../saved/saved-files.ts';
import { loadQuestion } from '../load-question.ts';
import { findChangedCells, withFiles } from './changed-cells.ts';

const TEXT = 'User-agent: *\nDisallow: /x/\n';

function storeOf(files: Readonly<Record<string, string>> = { '/robots.txt': TEXT }): DocumentStore {
  return createDocumentStore({
    ...emptyDocument(),
    origin: 'http://h.example',
    files: Object.entries(files).map(([path, text]) => newFile(path, sourceOfText(text))),
    rows: ['/x/', '/x', '/y'],
    columns: ['bot', ''],
  });
}

/** Replaces a whole line but keeps its ending. */
function setLine(store: DocumentStore, line: number, text: string, path = '/robots.txt'): void {
  const range = { start: { line, column: 0 }, end: { line, column: 1000 } };
  const file = store.getState().document.files.find((one) => one.path === path);
  const old = allLines(file!.source.lines)[line]!.text;
  range.end.column = old.length;
  edit(store, path, [{ range, text }], { origin: 'form', label: { code: 'set-line' } });
}

const changedSinceSaved = (store: DocumentStore) => {
  const state = store.getState();
  return runSync(findChangedCells(withFiles(state, savedFiles(state)), state));
};

const cellsOf = (store: DocumentStore) =>
  changedSinceSaved(store).columns.flatMap(({ agents, cells }) =>
    cells.map(({ url, before, after }) => [agents.join('+'), url, before.key, after.key]),
  );

describe('since it was last saved or opened', () => {
  test('product: removing a slash from a rule changes one cell of a shared column', () => {
    const store = storeOf();
    setLine(store, 1, 'Disallow: /x');
    expect(changedSinceSaved(store)).toMatchObject({ changed: 1, all: 3 });
    expect([...changedSinceSaved(store).urls]).toEqual(['/x']);
    expect(cellsOf(store)).toEqual([['+bot', '/x', 'allow', 'deny']]);
  });

  test('ours: saving starts over; undo can then go back beyond the saved version', () => {
    const store = storeOf();
    setLine(store, 1, 'Disallow: /x');
    const [file] = store.getState().document.files;
    markSaved(store, file!.id, file!.source);
    expect(changedSinceSaved(store).changed).toBe(0);
    expect(savedFiles(store.getState())).toBe(store.getState().document.files);
    undo(store);
    expect(cellsOf(store)).toEqual([['+bot', '/x', 'deny', 'allow']]);
  });

  test('ours: another line ending, or a change that is reverted, changes nothing', () => {
    const store = storeOf();
    const place = { start: { line: 0, column: 13 }, end: { line: 1, column: 0 } };
    edit(store, '/robots.txt', [{ range: place, text: '\r\n' }], {
      origin: 'text',
      label: { code: 'type' },
    });
    expect(savedFiles(store.getState())).not.toBe(store.getState().document.files);
    setLine(store, 1, 'Disallow: /');
    setLine(store, 1, 'Disallow: /x/');
    expect(changedSinceSaved(store)).toMatchObject({ changed: 0, all: 3, columns: [] });
  });

  test('ours: a column or row that was added later counts under both versions of the text', () => {
    const store = storeOf();
    setLine(store, 1, 'Disallow: /x');
    changeDocument(store, { origin: 'matrix', label: { code: 'add-rows' } }, (document) => ({
      ...document,
      rows: [...document.rows, '/xx'],
      columns: [...document.columns, 'new'],
    }));
    expect(changedSinceSaved(store)).toMatchObject({ changed: 2, all: 4 });
  });

  test('ours: user-agents that had the same answers before but not after are separated', () => {
    const store = storeOf();
    setLine(store, 0, 'User-agent: bot');
    expect(cellsOf(store)).toEqual([['', '/x/', 'deny', 'allow']]);
  });

  test('ours: the list ends at the limit, the count does not', () => {
    const store = storeOf();
    setLine(store, 1, 'Disallow: /');
    const state = store.getState();
    const result = runSync(findChangedCells(withFiles(state, savedFiles(state)), state, 1));
    expect(result.changed).toBe(2);
    expect(result.columns.flatMap(({ cells }) => cells).length).toBe(1);
  });

  test('ours: the list of saved files is the same object while its content is the same', () => {
    const store = storeOf();
    setLine(store, 1, 'Disallow: /x');
    const first = savedFiles(store.getState());
    setLine(store, 1, 'Disallow: /y');
    expect(savedFiles(store.getState())).toBe(first);
  });
});

describe('files that are added and removed', () => {
  test('ours: a file that was created here did not exist before; once saved, it did', () => {
    const store = storeOf({ '/other.txt': TEXT });
    addFile(store, '/robots.txt');
    expect(savedFiles(store.getState()).map(({ path }) => path)).toEqual(['/other.txt']);
    const file = store.getState().document.files[1]!;
    const source = sourceOfText('User-agent: *\nDisallow: /y\n');
    markSaved(store, file.id, source);
    expect(savedFiles(store.getState()).map((one) => [one.path, one.source === source])).toEqual([
      ['/other.txt', false],
      ['/robots.txt', true],
    ]);
  });

  test('ours: a file that was removed existed before', () => {
    const store = storeOf({ '/robots.txt': TEXT, '/other.txt': '' });
    removeFile(store, '/robots.txt');
    expect(cellsOf(store)).toEqual([['+bot', '/x/', 'deny', 'allow']]);
  });

  test('ours: a file from disk that replaced another is compared with its own opened version', () => {
    const store = storeOf({ '/robots.txt': TEXT, '/other.txt': '' });
    const source = sourceOfText('User-agent: *\nDisallow:\n');
    addPlacedFiles(store, [{ path: '/robots.txt', source }], { code: 'open-file' });
    expect(savedFiles(store.getState())).toBe(store.getState().document.files);
  });

  test('ours: files that were open before another site was opened do not belong to it', () => {
    const store = storeOf();
    const files = [newFile('/robots.txt', sourceOfText('User-agent: *\nDisallow: /y\n'))];
    changeDocument(store, { origin: 'files', label: { code: 'open-file' } }, () => ({
      ...emptyDocument(),
      files,
    }));
    markSaved(store, files[0]!.id, files[0]!.source);
    setLine(store, 1, 'Disallow: /z');
    expect(savedFiles(store.getState()).map(({ id }) => id)).toEqual([files[0]!.id]);
  });
});

/** A question, the files before, and a changed line of the open file. */
const questions: readonly (readonly [
  name: string,
  subject: MatrixQuestion,
  path: string,
  text: string,
  line: readonly [number, string],
  changed: readonly (readonly [column: string, url: string, before: string, after: string])[],
])[] = [
  [
    'ACAP 1.1 2.5: a restriction that is added is another verdict',
    { question: 'usage', usage: 'crawl', crawler: '', silence: 'permitted' },
    '/robots.txt',
    'ACAP-crawler: *\nACAP-allow-crawl: /x\n',
    [1, 'ACAP-disallow-crawl: /x'],
    [
      ['+bot', '/x/', 'allowed', 'prohibited'],
      ['+bot', '/x', 'allowed', 'prohibited'],
    ],
  ],
  [
    'mobile agents 3: another host',
    { question: 'mobile-agent' },
    '/robots.txt',
    'Mobile-agent-server: /x atp://one.example:1\n',
    [0, 'Mobile-agent-server: /x/ atp://two.example:1'],
    [
      ['host', '/x/', 'atp://one.example:1', 'atp://two.example:1'],
      ['host', '/x', 'atp://one.example:1', 'unassigned'],
    ],
  ],
  [
    'data.txt: another title',
    { question: 'dataset', visitor: '' },
    '/data.txt',
    'User-agent: *\nAllow: /x/\nTitle: One\n',
    [2, 'Title: Two'],
    [['title', '/x/', 'One', 'Two']],
  ],
  [
    'ai use: a signal that says no',
    { question: 'ai-use', purpose: 'ai-train', agent: '' },
    '/robots.txt',
    'User-agent: *\nContent-Signal: search=yes\nDisallow: /x\n',
    [1, 'Content-Signal: search=yes, ai-train=no'],
    [['+bot', '/y', 'not-stated', 'no']],
  ],
  [
    'robots PI: a document that says it may not be indexed',
    { question: 'index-follow', agent: '' },
    '/a.xml',
    '<?xml version="1.0"?>\n<?robots index="yes" follow="yes"?>\n<a/>\n',
    [1, '<?robots index="no" follow="yes"?>'],
    [['index', '/a.xml', 'yes', 'no']],
  ],
];

describe('other questions', () => {
  beforeEach(async () => {
    for (const [, subject] of questions) await loadQuestion(subject);
  });

  test.each(questions)('%s', (_name, subject, path, text, [line, newText], changed) => {
    const store = storeOf({ [path]: text });
    updateView(store, { path, subject });
    setLine(store, line, newText, path);
    expect(cellsOf(store)).toEqual(changed);
  });
});
