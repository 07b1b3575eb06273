// Expectations in the workbench: adding, removing, marks in the table, and undo.
import { beforeEach, describe, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import { openExpectedCell } from '../../features/expectations/open-cell.ts';
import { describeStep } from '../../messages/en/comparison/changes.ts';
import { newFile } from '../document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  edit,
  emptyDocument,
  redo,
  undo,
  updateView,
} from '../document/document-store.ts';
import type { MatrixQuestion } from '../document/matrix-question.ts';
import { renameFile } from '../files/site-files.ts';
import { cellMarks } from '../table/cell-marks.ts';
import { chosenVerdict } from '../table/chosen-cell.ts';
import { loadQuestion } from '../table/load-question.ts';
import { accessMatrix, matrixColumns, matrixRows } from '../table/matrix-query.ts';
import { setQuestion } from '../table/set-question.ts';
import { expectableCell } from './expectation-cells.ts';
import {
  addExpectations,
  cellExpectation,
  expectationsOf,
  recordVerdicts,
  removeExpectations,
  setNote,
  toggleExpectation,
} from './expectation-commands.ts';
import { expectationNews } from './expectation-news.ts';
import { expectationStore, watchExpectations } from './watch-expectations.ts';

const robots = [
  'User-agent: a',
  'Disallow: /x',
  '',
  'User-agent: *',
  'Allow: /y',
  'Disallow: /y/z',
  'Mobile-agent-server: /y atp://h.example',
  '##ACAP version=1.1',
  'ACAP-crawler: *',
  'ACAP-disallow-preserve: /',
  '',
].join('\n');

function storeOf(expectations: readonly Expectation[] = []) {
  const files = [
    newFile('/robots.txt', sourceOfText(robots)),
    newFile('/data.txt', sourceOfText('User-agent: *\nAllow: /y\nTitle: Y\n')),
    newFile('/d.xml', sourceOfText('<?robots index="no" follow="yes"?><a/>')),
  ];
  const columns = ['a', 'b', ''];
  return createDocumentStore({
    ...emptyDocument(),
    files,
    rows: ['/x', '/y', '/y/z'],
    columns,
    expectations,
  });
}
type Store = ReturnType<typeof storeOf>;

const expected = (store: Store) => store.getState().document.expectations;
/** An edit that replaces the first rule of its record. */
const ruleChanged = {
  range: { start: { line: 1, column: 0 }, end: { line: 1, column: 'Disallow: /x'.length } },
  text: 'Disallow: /q',
};

/** The names and short words of all marked cells of the table. */
function marksOf(store: Store): string[] {
  const { failed, expected: holding } = cellMarks.getState();
  const { rows, columns } = accessMatrix(store.getState());
  return rows.flatMap((url) =>
    columns.flatMap(({ agents }) => {
      const marks = [failed?.at(agents, url), holding?.at(agents, url)].filter((mark) => mark !== undefined);
      return marks.map(({ says, short = '-' }) => `${agents.join('+')} ${url}: ${says} (${short})`);
    }),
  );
}

let leave = () => undefined as void;
beforeEach(() => leave());

function watched(store: Store): Store {
  leave = watchExpectations(store);
  return store;
}

const countOf = () => {
  const { checked } = expectationStore.getState();
  return checked && `${checked.failed} of ${checked.results.length}`;
};

const subjects: readonly (MatrixQuestion | undefined)[] = [
  undefined,
  { question: 'usage', usage: 'preserve', crawler: '', silence: 'permitted', purpose: 'p' },
  { question: 'usage', crawler: 'b', silence: 'ask' },
  { question: 'mobile-agent', beside: 'access' },
  { question: 'dataset', visitor: 'b' },
  { question: 'ai-use', purpose: 'ai-train', agent: '', signalScope: 'file', edition: 'vocab-04' },
  { question: 'ai-use', agent: 'b', cautious: true },
  { question: 'index-follow', agent: 'b', parser: 'xml' },
];

describe('product: every cell of every question can have an expectation, which is then met', () => {
  test.each(subjects.map((subject, n) => [n, subject] as const))('question %i', async (_n, subject) => {
    const store = watched(storeOf());
    if (subject) await loadQuestion(subject);
    setQuestion(store, subject);
    updateView(store, { columnsBy: 'crawler' });
    const state = store.getState();
    const [columns, rows] = [matrixColumns(state), matrixRows(state)];
    const cells = columns.flatMap((column) => rows.map((url) => expectableCell(state, column, url)!));
    recordVerdicts(store, cells);
    expect(expected(store)).toHaveLength(cells.length);
    expect(countOf()).toBe(`0 of ${cells.length}`);
    expect(cellMarks.getState().expected?.count).toBe(cells.length);
    const verdicts = columns.flatMap((column) =>
      rows.map((url) => expectationsOf(store.getState(), column, url).length),
    );
    expect(new Set(verdicts)).toEqual(new Set([1]));
    // Another question has different cells.
    const otherQuestion = subject ? undefined : subjects[1]!;
    if (otherQuestion) await loadQuestion(otherQuestion);
    setQuestion(store, otherQuestion);
    const access = subject?.question === 'mobile-agent' ? 1 : 0;
    expect(cellMarks.getState().expected?.count ?? 0).toBe(access * 3);
    expect(countOf()).toBe(`0 of ${cells.length}`);
  });

  test('a comparison with another table cannot be expected', async () => {
    const store = storeOf();
    const subject: MatrixQuestion = { question: 'mobile-agent', beside: 'printed', printed: { '/y': 'h' } };
    await loadQuestion(subject);
    setQuestion(store, subject);
    toggleExpectation(store, { agents: ['printed'], url: '/y' });
    expect(expected(store)).toEqual([]);
    expect(expectationStore.getState().said).toMatch(/^This answer cannot have an expectation/);
  });
});

describe('design: E expects the current answer of a cell; pressed again, it removes the expectation', () => {
  test('in a shared column it makes one, and removes all that its crawlers have', () => {
    const store = watched(storeOf());
    const press = () => toggleExpectation(store, { agents: ['b', ''], url: '/y' });
    press();
    expect(expected(store)).toEqual([{ agent: 'b', url: '/y', expect: 'allow' }]);
    expect(marksOf(store)).toEqual(['+b /y: as expected (-)']);
    expect(expectationStore.getState().said).toBe('Expected: Yes for /y, b. The expectation holds.');
    expect(expectationNews.getState()).toEqual({
      sentence: 'Expected: Yes for /y, b.',
      step: store.getState().history.past.at(-1),
    });
    expect(describeStep(store.getState().history.past.at(-1)!.label)).toBe('expecting Yes for b at /y');
    addExpectations(store, [{ agent: '', url: '/y' }]);
    press();
    expect(expected(store)).toEqual([]);
    expect(marksOf(store)).toEqual([]);
    expect(expectationStore.getState().said).toMatch(/^No longer expected: \/y, b and any other crawler\./);
    undo(store);
    expect(expected(store)).toHaveLength(2);
  });

  test('the box of the explanation may make one for each user-agent of a shared column', () => {
    const store = watched(storeOf());
    addExpectations(store, [{ agent: 'b', url: '/y' }]);
    const partly = cellExpectation(store.getState(), '', '/y');
    expect(cellExpectation(store.getState(), 'b', '/y')?.results).toHaveLength(1);
    expect([partly?.cells.length, partly?.isMissing, partly?.results.length]).toEqual([2, true, 0]);
    addExpectations(store, partly!.cells);
    expect(expected(store).map(({ agent }) => agent)).toEqual(['b', '']);
    const both = cellExpectation(store.getState(), 'b', '/y');
    expect([both?.isMissing, both?.results.length]).toEqual([false, 1]);
    setNote(store, [0, 1], 'why', 'visit');
    expect(expected(store).map(({ note }) => note)).toEqual(['why', 'why']);
    undo(store);
    undo(store);
    expect(expected(store)).toEqual([{ agent: 'b', url: '/y', expect: 'allow' }]);
  });

  test('an edit makes an expectation fail, E then expects the new answer, and undo reverts step by step', () => {
    const store = watched(storeOf());
    toggleExpectation(store, { agents: ['a'], url: '/x' });
    edit(store, '/robots.txt', [ruleChanged], {
      origin: 'form',
      label: { code: 'set-path' },
    });
    expect(marksOf(store)).toEqual(['a /x: expected: No, fails (expected: No)']);
    expect(countOf()).toBe('1 of 1');
    // The announcement about the previous step is no longer true.
    expect(expectationStore.getState().said).toBe('');
    toggleExpectation(store, { agents: ['a'], url: '/x' });
    expect(expected(store)).toEqual([{ agent: 'a', url: '/x', expect: 'allow' }]);
    undo(store);
    expect(countOf()).toBe('1 of 1');
    undo(store);
    expect(countOf()).toBe('0 of 1');
    undo(store);
    expect(expected(store)).toEqual([]);
    expect(countOf()).toBe(undefined);
    redo(store);
    expect(countOf()).toBe('0 of 1');
  });

  test('a shared column in which one user-agent fails is not marked as met', () => {
    const store = watched(storeOf([{ agent: '', url: '/y', expect: 'deny' }]));
    toggleExpectation(store, { agents: ['b'], url: '/y' });
    expect(marksOf(store)).toEqual(['+b /y: expected: No, fails (expected: No)']);
  });
});

describe('ours: which cells an expectation marks', () => {
  const base: Expectation = { agent: 'a', url: '/x', expect: 'deny' };
  test.each<[string, Expectation, string[]]>([
    ['its own', base, ['a /x: as expected (-)']],
    ['under the chosen reader', { ...base, reader: 'rfc9309' }, ['a /x: as expected (-)']],
    ['under another reader: none', { ...base, reader: 'google' }, []],
    ['the file that is asked, by name', { ...base, file: '/robots.txt' }, ['a /x: as expected (-)']],
    ['another file: none', { ...base, file: '/data.txt' }, []],
    ['another answer of the server: none', { ...base, status: 503 }, []],
    ['a URL that is not listed: none', { ...base, url: '/gone' }, []],
    ['an agent that is not listed: none', { ...base, agent: 'c' }, []],
    ['another question: none', { ...base, question: 'mobile-agent' }, []],
    ['a question of another version: none', { ...base, question: 'later' }, []],
  ])('%s', (_name, expectation, marks) => {
    const store = watched(storeOf([expectation]));
    expect(marksOf(store)).toEqual(marks);
    expect(expectationStore.getState().checked?.results).toHaveLength(1);
  });

  test('a simulated status of the server is part of the expectation', () => {
    const store = storeOf();
    updateView(store, { status: 503 });
    toggleExpectation(store, { agents: ['a'], url: '/y' });
    expect(expected(store)).toEqual([{ agent: 'a', url: '/y', status: 503, expect: 'deny' }]);
  });

  test('the expectation names the file if it is not the one that the reader requests', () => {
    const files = ['/one.txt', '/two.txt'].map((path) => newFile(path, sourceOfText(robots)));
    const store = createDocumentStore({ ...emptyDocument(), files, rows: ['/x'] });
    toggleExpectation(store, { agents: [''], url: '/x' });
    updateView(store, { path: '/two.txt' });
    toggleExpectation(store, { agents: [''], url: '/x' });
    expect(expected(store).map(({ file }) => file)).toEqual([undefined, '/two.txt']);
  });

  test('a URL with the origin and its path are the same cell', () => {
    const expectation: Expectation = { agent: 'a', url: 'https://s.example/x', expect: 'deny' };
    const store = storeOf([expectation]);
    changeDocument(store, { origin: 'files', label: { code: 'open-file' } }, (document) => ({
      ...document,
      origin: 'https://s.example',
    }));
    watched(store);
    expect(marksOf(store)).toEqual(['a /x: as expected (-)']);
    expect(cellMarks.getState().expected?.urls).toEqual(new Set(['/x']));
    toggleExpectation(store, { agents: ['a'], url: '/x' });
    expect(expected(store)).toEqual([]);
  });

  test('an expectation follows a renamed file', () => {
    const store = storeOf([{ agent: 'a', url: '/x', expect: 'allow', file: '/data.txt' }]);
    renameFile(store, '/data.txt', '/old/data.txt');
    expect(expected(store)[0]?.file).toBe('/old/data.txt');
  });

  test('expectations are checked again for another reader', () => {
    const store = watched(storeOf([{ agent: 'b', url: '/y/z', expect: 'deny' }]));
    expect(countOf()).toBe('0 of 1');
    updateView(store, { reader: 'koster-1996' });
    expect(countOf()).toBe('1 of 1');
  });
});

describe('ours: recording, adding notes and removing are one step each', () => {
  test('recording replaces failed expectations, keeps their notes, and does not change those that are met', () => {
    const holds: Expectation = { agent: 'a', url: '/x', expect: 'deny', note: 'kept' };
    const fails: Expectation = { agent: 'a', url: '/y', expect: 'deny', note: 'kept too', later: 1 };
    const store = storeOf([fails, holds]);
    const state = store.getState();
    const cells = ['/x', '/y', '/y/z'].map((url) => expectableCell(state, 'a', url)!);
    expect(recordVerdicts(store, cells)).toBe(1);
    expect(expected(store)).toEqual([
      { ...fails, expect: 'allow' },
      holds,
      { agent: 'a', url: '/y/z', expect: 'allow' },
    ]);
    expect(recordVerdicts(store, cells)).toBe(0);
    expect(store.getState().history.past).toHaveLength(1);
    undo(store);
    expect(expected(store)).toEqual([fails, holds]);
  });

  test('one visit of the note field is one step', () => {
    const store = storeOf([{ agent: 'a', url: '/x', expect: 'deny' }]);
    for (const note of ['w', 'wh', 'why']) setNote(store, [0], note, 'visit');
    expect(expected(store)[0]).toEqual({ agent: 'a', url: '/x', expect: 'deny', note: 'why' });
    setNote(store, [0], '', 'another');
    expect(expected(store)[0]).toEqual({ agent: 'a', url: '/x', expect: 'deny' });
    expect(store.getState().history.past).toHaveLength(2);
    undo(store);
    undo(store);
    expect(expected(store)[0]).not.toHaveProperty('note');
  });

  test('removing some expectations', () => {
    const store = storeOf([
      { agent: 'a', url: '/x', expect: 'deny' },
      { agent: 'a', url: '/y', expect: 'deny' },
    ]);
    removeExpectations(store, [expected(store)[0]!]);
    expect(expected(store).map(({ url }) => url)).toEqual(['/y']);
    addExpectations(store, []);
    removeExpectations(store, []);
    expect(store.getState().history.past).toHaveLength(1);
  });
});

test('ours: many expectations are checked when the browser is idle, and a check of an older version is canceled', () => {
  const waiting: (() => void)[] = [];
  const idle = (run: () => void) => {
    waiting.push(run);
    return () => void waiting.splice(waiting.indexOf(run), 1);
  };
  const expectations = Array.from({ length: 400 }, (_, n) => ({ agent: 'a', url: `/${n}`, expect: 'allow' }));
  const store = storeOf(expectations);
  leave = watchExpectations(store, idle);
  edit(store, '/robots.txt', [ruleChanged], { origin: 'form', label: { code: 'set-path' } });
  expect(waiting).toHaveLength(1);
  while (waiting.length > 0) waiting.shift()!();
  expect(countOf()).toBe('0 of 400');
});

test('ours: a newly opened site shows no results before its expectations are checked', () => {
  const waiting: (() => void)[] = [];
  const idle = (run: () => void) => {
    waiting.push(run);
    return () => void waiting.splice(waiting.indexOf(run), 1);
  };
  const failing = Array.from({ length: 400 }, (_, n) => ({ agent: 'a', url: `/${n}`, expect: 'deny' }));
  const store = storeOf(failing);
  leave = watchExpectations(store, idle);
  while (waiting.length > 0) waiting.shift()!();
  expect(countOf()).toBe('400 of 400');
  changeDocument(store, { origin: 'files', label: { code: 'open-file' } }, (document) => ({
    ...document,
    files: [newFile('/robots.txt', sourceOfText('User-agent: *\nDisallow: /\n'))],
    rows: ['/1', '/2'],
    columns: ['a'],
    expectations: failing.map((expectation) => ({ ...expectation })),
  }));
  expect(countOf()).toBe(undefined);
  expect(marksOf(store)).toEqual([]);
  while (waiting.length > 0) waiting.shift()!();
  expect(countOf()).toBe('0 of 400');
  expect(marksOf(store)).toHaveLength(2);
});

describe('product: the list opens the trace of the cell', () => {
  test.each(subjects.map((subject, n) => [n, subject] as const))('question %i', async (_n, subject) => {
    const store = storeOf();
    if (subject) await loadQuestion(subject);
    setQuestion(store, subject);
    const state = store.getState();
    const [columns, rows] = [matrixColumns(state), matrixRows(state)];
    recordVerdicts(
      store,
      columns.flatMap((column) => rows.map((url) => expectableCell(state, column, url)!)),
    );
    for (const expectation of expected(store)) {
      setQuestion(store, undefined);
      expect(await openExpectedCell(store, expectation)).toBe(true);
      const current = store.getState();
      const { agent, url } = current.view.cell!;
      expect(expectationsOf(current, agent, url)).toEqual([expectation]);
      expect(chosenVerdict(current)?.url).toBe(expectation.url);
      expect([
        ...new Set(cellExpectation(current, agent, url)?.results.map(({ outcome }) => outcome)),
      ]).toEqual(['met']);
    }
  });

  test('with its reader, its status and its file', async () => {
    const expectation: Expectation = {
      agent: 'a',
      url: '/x',
      expect: 'deny',
      reader: 'google',
      file: '/data.txt',
      status: 503,
    };
    const store = storeOf([expectation]);
    updateView(store, { matrix: { filter: 'differs', text: 'other' } });
    expect(await openExpectedCell(store, expectation)).toBe(true);
    expect(store.getState().view).toMatchObject({ reader: 'google', path: '/data.txt', status: 503 });
    expect(store.getState().view.matrix).toMatchObject({ filter: 'all', text: '' });
  });

  test.each<[string, Expectation]>([
    ['a question', { agent: '', url: '/x', expect: 'a', question: 'later' }],
    ['a value', { agent: '', url: '/x', expect: 'a', question: 'index-follow', asked: { parser: 'later' } }],
  ])('a cell with %s of another version is not opened', async (_name, expectation) => {
    const store = storeOf([expectation]);
    const before = store.getState();
    expect(await openExpectedCell(store, expectation)).toBe(false);
    expect(store.getState()).toBe(before);
  });
});
