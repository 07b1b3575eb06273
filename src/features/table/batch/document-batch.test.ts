// Documents in the table, and the table that changes several: documents that are never read, and one step for all.
import { describe, expect, test } from 'vitest';
import { insertAt } from '../../../core/document/range.ts';
import { sourceOfText, textOfSource } from '../../../core/document/source.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { fileOf, newFile } from '../../../state/document/document.ts';
import {
  createDocumentStore,
  edit,
  emptyDocument,
  undo,
  updateView,
} from '../../../state/document/document-store.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { addFile, removeFile, renameFile } from '../../../state/files/site-files.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { documentPaths, setDocumentQuestion } from '../../../state/table/questions/documents.ts';
import { explainVerdict } from '../../explanation/explain-cell.ts';
import { applyDocumentFix, documentFindings, filterUnsaved, writeToDocuments } from './document-batch.ts';

const NO = '<?robots index="no" follow="no"?>';
const texts = {
  '/robots.txt': 'User-agent: a\nDisallow: /b.xml\n\nUser-agent: *\nDisallow: /c\n',
  '/a.xml': `${NO}<a/>`,
  '/b.xml': '<b/>\r\n',
  '/c.xhtml': `${NO}<html><head><meta name="robots" content="noindex,nofollow"/></head></html>`,
  '/d.html': '<html><head></head></html>',
};

function storeWith(files: Readonly<Record<string, string>> = texts) {
  const all = Object.entries(files).map(([path, text]) => newFile(path, sourceOfText(text)));
  const store = createDocumentStore({ ...emptyDocument(), files: all });
  setDocumentQuestion(store);
  return store;
}

type Store = ReturnType<typeof storeWith>;

const words = (store: Store) => {
  const matrix = accessMatrix(store.getState());
  return Object.fromEntries(
    matrix.rows.map((url) => [
      url,
      matrix.columns.map(({ agents }) => matrix.kind.word(matrix.ask(agents[0], url))).join(' | '),
    ]),
  );
};

const textAt = (store: Store, path: string) => textOfSource(fileOf(store.getState().document, path)!.source);

describe('the table of documents', () => {
  test('ours: rows are the documents, and a document that robots.txt blocks is never read', () => {
    expect(words(storeWith())).toEqual({
      '/a.xml': 'No | No',
      '/b.xml': 'Yes | Yes',
      '/c.xhtml': 'never read: /robots.txt line 5 | never read: /robots.txt line 5',
      '/d.html': 'Yes | Yes',
    });
  });

  test('ours: another agent may fetch other documents, another parser reads others, another reader requests another file', () => {
    const store = storeWith();
    setDocumentQuestion(store, { agent: 'a' });
    expect(words(store)['/b.xml']).toBe('never read: /robots.txt line 2 | never read: /robots.txt line 2');
    expect(words(store)['/c.xhtml']).toBe('No | No');
    setDocumentQuestion(store, { parser: 'html' });
    expect(words(store)['/a.xml']).toBe('Yes | Yes');
    updateView(store, { reader: 'data.txt' });
    expect(words(store)['/b.xml']).toBe('Yes | Yes');
  });

  test('ours: columns are counted and sorted by the words of their cells, and exactly one step of a trace decides', () => {
    const matrix = accessMatrix(storeWith().getState());
    const counted = matrix.count('index', matrix.rows).map(({ answer, count }) => [answer, count]);
    expect(counted).toEqual([
      ['yes', 2],
      ['no', 1],
      ['unread', 1],
    ]);
    for (const url of matrix.rows) {
      const verdict = explainVerdict({ asked: matrix, agent: 'follow', url });
      const deciding = verdict.trace().filter(({ outcome }) => outcome === 'decides');
      expect(deciding).toEqual([verdict.because()]);
      expect(verdict.because().by).toEqual(matrix.ask('follow', url).by);
    }
  });

  test('ours: lines are reported for robots.txt only, so that its rules count the documents that they block', () => {
    const matrix = accessMatrix(storeWith().getState());
    expect([...matrix.linesOf('index', matrix.rows)]).toEqual([-1, -1, 4, -1]);
  });

  test('ours: undo leaves the trace of a document open', () => {
    const store = storeWith();
    updateView(store, { cell: { agent: 'index', url: '/a.xml' } });
    writeToDocuments(store, ['/a.xml'], { index: true });
    undo(store);
    expect(store.getState().view.cell).toEqual({ agent: 'index', url: '/a.xml' });
  });

  test('ours: the table is the same object until something that it shows changes', () => {
    const store = storeWith();
    const before = accessMatrix(store.getState());
    updateView(store, { path: '/b.xml' });
    expect(accessMatrix(store.getState())).toBe(before);
    writeToDocuments(store, ['/b.xml'], { index: false });
    expect(accessMatrix(store.getState())).not.toBe(before);
    expect(accessMatrix(store.getState()).rows).toEqual(before.rows);
  });
});

describe('several documents at once', () => {
  test('ours: they are written as one step, each for its parser, META kept equal, and undone as one', () => {
    const store = storeWith();
    const paths = documentPaths(store.getState().document);
    expect(writeToDocuments(store, paths, { index: true })).toBe(4);
    expect(textAt(store, '/a.xml')).toBe('<?robots index="yes" follow="no"?><a/>');
    expect(textAt(store, '/b.xml')).toBe('<?robots index="yes" follow="yes"?>\r\n<b/>\r\n');
    expect(textAt(store, '/c.xhtml')).toContain('<?robots index="yes" follow="no"?>');
    expect(textAt(store, '/c.xhtml')).toContain('content="index,nofollow"');
    expect(textAt(store, '/d.html')).toBe(
      '<html><head><meta name="robots" content="index,follow"/></head></html>',
    );
    expect(store.getState().history.past).toHaveLength(1);
    expect(filterUnsaved(store.getState(), paths)).toEqual(paths);
    undo(store);
    for (const path of paths) expect(textAt(store, path)).toBe(texts[path as keyof typeof texts]);
    expect(filterUnsaved(store.getState(), paths)).toEqual([]);
  });

  test('ours: a directive that a document already has is not a step', () => {
    const store = storeWith();
    expect(writeToDocuments(store, ['/a.xml'], { index: false })).toBe(0);
    expect(store.getState().history.past).toEqual([]);
  });

  test('ours: findings are cached while the document is the same, the worst first, and fixed in it', () => {
    const store = storeWith({ '/a.xml': '<a>x<?robots?></a>' });
    const site = () => siteOf(store.getState().document);
    const found = documentFindings(site(), '/a.xml');
    expect(found.map(({ code }) => code)).toEqual(['P002', 'P003']);
    expect(documentFindings(site(), '/a.xml')).toBe(found);
    applyDocumentFix(store, '/a.xml', found[0]!, found[0]!.fixes[0]!);
    expect(documentFindings(site(), '/a.xml').map(({ code }) => code)).toEqual(['P006']);
  });
});

describe('what stays the same while one document is edited', () => {
  const write = (store: Store, path: string) =>
    edit(store, path, [insertAt(0, 0, ' ')], { origin: 'form', label: { code: 'set-path' } });

  test('ours: the rows are the same list, so that the totals lag instead of being computed at once', () => {
    const store = storeWith();
    const before = documentPaths(store.getState().document);
    write(store, '/a.xml');
    expect(documentPaths(store.getState().document)).toBe(before);
  });

  test('ours: the trace of a document that is removed is closed, by hand and by undo', () => {
    const store = storeWith();
    const cell = { agent: 'index', url: '/d.html' };
    updateView(store, { cell });
    write(store, '/a.xml');
    undo(store);
    expect(store.getState().view.cell).toEqual(cell);
    removeFile(store, '/d.html');
    expect(store.getState().view.cell).toBeUndefined();
    addFile(store, '/e.html');
    updateView(store, { cell: { agent: 'index', url: '/e.html' } });
    undo(store);
    expect(store.getState().view.cell).toBeUndefined();
  });

  test('ours: a trace follows a document that gets another path', () => {
    const store = storeWith();
    updateView(store, { cell: { agent: 'index', url: '/d.html' } });
    renameFile(store, '/d.html', '/e.html');
    expect(store.getState().view.cell).toEqual({ agent: 'index', url: '/e.html' });
  });
});

describe('thousands of documents', () => {
  const MANY = 3000;
  const many = () =>
    storeWith({
      '/robots.txt': '',
      ...Object.fromEntries(Array.from({ length: MANY }, (_, i) => [`/${i}.xml`, '<a/>'])),
    });

  test('ours: a column that a task has computed is not computed again', () => {
    const matrix = accessMatrix(many().getState());
    const { columnTask, rows, answersOf, linesOf } = matrix;
    const { answers, lines } = runSync(columnTask('index', rows));
    expect(answersOf('index', rows)).toBe(answers);
    expect(linesOf('index', rows)).toBe(lines);
    expect([...columnTask('index', rows)]).toEqual([]);
  });

  test('ours: finding the unsaved documents and writing to all of them reads each file only a few times', () => {
    const store = many();
    const state = store.getState();
    let reads = 0;
    const files = state.document.files.map(
      (file) => new Proxy(file, { get: (one, key) => (reads++, Reflect.get(one, key)) }),
    );
    store.setState({ document: { ...state.document, files } });
    const paths = files.slice(1).map(({ path }) => path);
    expect(filterUnsaved(store.getState(), paths)).toEqual([]);
    expect(writeToDocuments(store, paths, { index: false })).toBe(MANY);
    expect(filterUnsaved(store.getState(), paths)).toEqual(paths);
    expect(reads).toBeLessThan(30 * MANY);
    expect(store.getState().history.past).toHaveLength(1);
  });
});
