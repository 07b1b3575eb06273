import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { newFile } from '../document/document.ts';
import {
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  restoreState,
  undo,
  updateView,
} from '../document/document-store.ts';
import { openPolicyFile } from '../files/open-files.ts';
import { addFile } from '../files/site-files.ts';
import { loadQuestion } from '../table/load-question.ts';
import {
  changeChoice,
  compareVersions,
  savedAndNow,
  stepsWithText,
  type VersionChoice,
  validChoice,
} from './compared-versions.ts';
import { versionDiff } from './version-diff.ts';

const TEXT = 'User-agent: *\nDisallow: /x/\nAllow: /\n';

function storeOf(files: Readonly<Record<string, string>> = { '/robots.txt': TEXT }): DocumentStore {
  return createDocumentStore({
    ...emptyDocument(),
    files: Object.entries(files).map(([path, text]) => newFile(path, sourceOfText(text))),
    rows: ['/x/', '/x', '/y'],
    columns: ['bot', ''],
  });
}

/** Replaces lines `from` up to `to` by a text. */
function rewrite(store: DocumentStore, from: number, to: number, text: string): void {
  const range = { start: { line: from, column: 0 }, end: { line: to, column: 0 } };
  edit(store, store.getState().view.path, [{ range, text }], { origin: 'form', label: { code: 'set-line' } });
}

const sinceSaved = savedAndNow;
const versionsIn = (store: DocumentStore, choice = sinceSaved) =>
  compareVersions(store.getState(), validChoice(store.getState(), choice));
const diffOf = (store: DocumentStore, choice?: VersionChoice) =>
  runSync(versionDiff(versionsIn(store, choice)));
const causesOf = (store: DocumentStore, choice?: VersionChoice) =>
  diffOf(store, choice).causes.map(({ side, isOnlyThere, by, text, count }) => [
    `${side}${isOnlyThere ? ' only' : ''}`,
    by && by.line + 1,
    text,
    count,
  ]);

describe('which texts differ', () => {
  test('product: a stored version with the same text is the same version', () => {
    const store = storeOf();
    const document = { ...emptyDocument(), files: [newFile('/robots.txt', sourceOfText(TEXT))] };
    const before = { kind: 'kept', id: 'a', time: 1, why: 'saved', document } as const;
    const choice: VersionChoice = { before, after: { kind: 'now' } };
    expect(versionsIn(store, choice).paths).toEqual([]);
    rewrite(store, 1, 2, '');
    expect(versionsIn(store, choice).paths).toEqual(['/robots.txt']);
    expect(versionsIn(store, { ...choice, after: before }).paths).toEqual([]);
    expect(diffOf(store, choice).changed).toBe(1);
  });
});

describe('the line that caused a change', () => {
  test('product: an added line decides now', () => {
    const store = storeOf();
    rewrite(store, 1, 1, 'Disallow: /y\n');
    expect(causesOf(store)).toEqual([['after only', 2, 'Disallow: /y', 1]]);
  });

  test('product: a removed line decided before, and the line that decides now existed before', () => {
    const store = storeOf();
    rewrite(store, 1, 2, '');
    expect(causesOf(store)).toEqual([['before only', 2, 'Disallow: /x/', 1]]);
    const [cell] = diffOf(store).causes[0]!.cells;
    expect(cell).toMatchObject({ url: '/x/', agents: ['', 'bot'], after: { by: { line: 1 } } });
    expect(cell?.lineNow).toBeUndefined();
  });

  test('ours: a line that both versions have decides because of another line', () => {
    const store = storeOf({
      '/robots.txt': 'User-agent: bot\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n',
    });
    rewrite(store, 0, 1, 'User-agent: bat\n');
    expect(causesOf(store)).toEqual([
      ['after', 5, 'Disallow: /y', 1],
      ['before', 2, 'Disallow: /x', 2],
    ]);
    const cells = diffOf(store).causes.flatMap((cause) => cause.cells);
    expect(cells.map(({ url, lineNow }) => [url, lineNow])).toEqual([
      ['/y', undefined],
      ['/x/', 1],
      ['/x', 1],
    ]);
  });

  test('data.txt: an added file without a line announces nothing, and no line decides that', async () => {
    const store = storeOf({ '/a.xml': '<a/>' });
    const subject = { question: 'dataset', visitor: '' } as const;
    await loadQuestion(subject);
    updateView(store, { subject });
    addFile(store, '/data.txt');
    expect(causesOf(store)).toEqual([['none', undefined, '', 3]]);
  });

  test('ours: another line ending is not another line, and changes no cell', () => {
    const store = storeOf();
    const range = { start: { line: 0, column: 13 }, end: { line: 1, column: 0 } };
    edit(store, '/robots.txt', [{ range, text: '\r\n' }], { origin: 'text', label: { code: 'type' } });
    expect(diffOf(store)).toMatchObject({ changed: 0, all: 3, causes: [], differences: [] });
  });
});

describe('the two versions', () => {
  test('product: a step of the history, before it and after it', () => {
    const store = storeOf();
    rewrite(store, 1, 2, 'Disallow: /x\n');
    rewrite(store, 1, 2, 'Disallow: /y\n');
    const [second, first] = stepsWithText(store.getState().history);
    const step = (historyStep: typeof first) => ({ kind: 'step' as const, step: historyStep! });
    expect(causesOf(store, { before: step(second), after: { kind: 'now' } })).toEqual([
      ['after only', 2, 'Disallow: /y', 1],
      ['before only', 2, 'Disallow: /x', 2],
    ]);
    expect(causesOf(store, { before: step(first), after: step(first) })).toEqual([
      ['after only', 2, 'Disallow: /x', 1],
    ]);
  });

  test('ours: an undone step can still be compared, a dropped one is replaced by the saved version', () => {
    const store = storeOf();
    rewrite(store, 1, 2, 'Disallow: /y\n');
    const [step] = stepsWithText(store.getState().history);
    undo(store);
    const choice: VersionChoice = { before: { kind: 'saved' }, after: { kind: 'step', step: step! } };
    expect(diffOf(store, choice).changed).toBe(2);
    rewrite(store, 1, 2, '\n');
    expect(validChoice(store.getState(), choice)).toEqual(sinceSaved);
  });

  test('product: steps of a site that was open before are not offered', () => {
    const store = storeOf();
    rewrite(store, 1, 2, 'Disallow: /z/\n');
    const label = { code: 'open-file' };
    openPolicyFile(store, '/robots.txt', sourceOfText('User-agent: b\nDisallow: /\n'), label);
    rewrite(store, 1, 2, 'Disallow: /q/\n');
    expect(stepsWithText(store.getState().history).map(({ label }) => label.code)).toEqual(['set-line']);
    undo(store);
    undo(store);
    expect(stepsWithText(store.getState().history)).toHaveLength(1);
  });

  test('product: a pasted live file is compared only with the site for which it was pasted', () => {
    const store = storeOf();
    const source = sourceOfText('User-agent: *\nDisallow: /other\n');
    const live = { kind: 'live', source, isPasted: true, time: 0 } as const;
    const choice = changeChoice(store.getState(), sinceSaved, { before: live, path: '/robots.txt' });
    rewrite(store, 1, 2, 'Disallow: /z/\n');
    expect(validChoice(store.getState(), choice)).toEqual(choice);
    const before = store.getState();
    openPolicyFile(store, '/robots.txt', sourceOfText('User-agent: b\n'), { code: 'open-file' });
    expect(validChoice(store.getState(), choice)).toEqual(sinceSaved);
    expect(changeChoice(store.getState(), choice, { isSwapped: true }).before).toEqual({ kind: 'saved' });
    restoreState(store, before);
    expect(validChoice(store.getState(), choice)).toEqual(choice);
  });

  test('product: another open file is read as if it were at the compared path', () => {
    const store = storeOf({ '/robots.txt': TEXT, '/robots-new.txt': 'User-agent: *\nDisallow: /y\n' });
    const choice: VersionChoice = { ...sinceSaved, before: { kind: 'file', path: '/robots-new.txt' } };
    const versions = versionsIn(store, choice);
    expect([versions.path, versions.paths]).toEqual(['/robots.txt', ['/robots.txt']]);
    expect(causesOf(store, choice)).toEqual([
      ['after only', 2, 'Disallow: /x/', 1],
      ['after only', 3, 'Allow: /', 1],
    ]);
  });

  test('product: a file from disk differs by its lines, although they share no history', () => {
    const store = storeOf();
    const source = sourceOfText('User-agent: *\nDisallow: /x/\nDisallow: /y\nAllow: /\n');
    const choice: VersionChoice = { ...sinceSaved, before: { kind: 'disk', name: 'old.txt', source } };
    expect(diffOf(store, choice).differences).toEqual([{ kind: 'removed', line: 2, text: 'Disallow: /y' }]);
    expect(causesOf(store, choice)).toEqual([['before only', 3, 'Disallow: /y', 1]]);
  });

  test('ours: the shown file is one that differs, the open one first, or the requested one', () => {
    const store = storeOf({ '/robots.txt': TEXT, '/a.txt': '', '/b.txt': '' });
    for (const path of ['/a.txt', '/b.txt']) {
      updateView(store, { path });
      rewrite(store, 0, 0, '# new\n');
    }
    expect(versionsIn(store).path).toBe('/b.txt');
    updateView(store, { path: '/robots.txt' });
    expect(versionsIn(store)).toMatchObject({ path: '/a.txt', paths: ['/a.txt', '/b.txt'] });
    expect(versionsIn(store, { ...sinceSaved, path: '/b.txt' }).path).toBe('/b.txt');
  });

  test('ours: the compared versions are the same object until an input changes', () => {
    const store = storeOf();
    rewrite(store, 1, 2, 'Disallow: /y\n');
    const versions = versionsIn(store);
    updateView(store, { caret: { position: { line: 1, column: 0 }, by: 'text' } });
    expect(versionsIn(store)).toBe(versions);
    updateView(store, { reader: 'google' });
    expect(versionsIn(store)).not.toBe(versions);
  });
});

test('product: in columns by purpose, a line counts as many answers as the table', () => {
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText(TEXT), { code: 'open-file' });
  rewrite(store, 1, 2, 'Disallow: /x/y/\n');
  const { changed, causes } = diffOf(store);
  expect(changed).toBeGreaterThan(0);
  expect(causes.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(changed);
});
