import { expect, test } from 'vitest';
import { shallow } from 'zustand/shallow';
import { lineAt } from '../../../core/document/lines.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { newFile } from '../../../state/document/document.ts';
import { createDocumentStore, emptyDocument, updateView } from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { badgesWithTotals } from './badges-provider.tsx';
import { badgeQuestion, badgesTask } from './record-badges.ts';

const text = 'User-agent: a\nDisallow: /x\nDisallow: /x/y\n\nUser-agent: *\nAllow: /\n';
const document = {
  ...emptyDocument(),
  files: [newFile('/robots.txt', sourceOfText(text))],
  rows: ['/', '/x', '/x/y'],
  columns: ['a', 'b', ''],
};

function badgesAs(reader: 'koster-1996' | 'rfc9309') {
  const store = createDocumentStore(document);
  updateView(store, { reader });
  const { lines } = openSource(store.getState());
  const lineOf = (id: number) =>
    Array.from({ length: lines.length }, (_, i) => lineAt(lines, i)!.id).indexOf(id) + 1;
  const { cells, decided, never } = runSync(badgesTask(badgeQuestion(store.getState())));
  const numbered = (map: ReadonlyMap<number, number>) => [...map].map(([id, value]) => [lineOf(id), value]);
  return {
    cells,
    decided: numbered(decided),
    never: [...never].map(([id, covers]) => [lineOf(id), ...covers.map((by) => lineOf(by.id))]),
  };
}

test('every cell of the table that a line decides is counted, also for one of several crawlers', () => {
  const { cells, decided } = badgesAs('koster-1996');
  expect(cells).toBe(6);
  expect(decided).toEqual(
    expect.arrayContaining([
      [2, 2],
      [6, 3],
    ]),
  );
  expect(decided).toHaveLength(2);
});

test('which rules never decide depends on how the selected reader selects a rule', () => {
  expect(badgesAs('koster-1996').never).toEqual([[3, 2]]);
  expect(badgesAs('rfc9309').never).toEqual([]);
});

test('product: a rule of a record that applies to no crawler of the table has no count, not zero', () => {
  const store = createDocumentStore({ ...document, columns: ['a'] });
  const { lines } = openSource(store.getState());
  const { decided, outside } = runSync(badgesTask(badgeQuestion(store.getState())));
  const line = lineAt(lines, 5)!;
  expect(line.text).toBe('Allow: /');
  expect([...outside]).toEqual([line.id]);
  expect(decided.has(line.id)).toBe(false);
});

test('google, order of lines: a record whose names are in two cards applies to the crawler of the first, with the rules of the second', () => {
  const joined =
    'User-agent: a\nCrawl-delay: 5\nUser-agent: b\nDisallow: /none\nDisallow: /never\n\nUser-agent: *\nAllow: /\n';
  const files = [newFile('/robots.txt', sourceOfText(joined))];
  const store = createDocumentStore({ ...document, files, columns: ['a'] });
  updateView(store, { reader: 'google' });
  const { lines } = openSource(store.getState());
  const { outside } = runSync(badgesTask(badgeQuestion(store.getState())));
  expect([...outside]).toEqual([lineAt(lines, 7)!.id]);
});

test('a question is the same object until something that it depends on changes', () => {
  const store = createDocumentStore(document);
  const question = badgeQuestion(store.getState());
  updateView(store, { caret: { position: { line: 1, column: 0 }, by: 'form' } });
  expect(shallow(badgeQuestion(store.getState()), question)).toBe(true);
  updateView(store, { reader: 'koster-1996' });
  expect(shallow(badgeQuestion(store.getState()), question)).toBe(false);
});

test('product: rules of a file that just opened say nothing until their answers are counted, instead of that they decide 0', () => {
  const questionOf = (text: string, isInTotals: boolean) => {
    const files = [newFile('/robots.txt', sourceOfText(text))];
    const store = createDocumentStore({ ...document, files });
    return { ...badgeQuestion(store.getState()), isInTotals };
  };
  const small = questionOf(text, false);
  const latest = { question: small, result: runSync(badgesTask(small)) };
  expect(badgesWithTotals(latest, small, undefined)).toBe(latest.result);
  expect(badgesWithTotals(latest, questionOf(text, false), undefined)).toBeUndefined();
  const large = { ...small, isInTotals: true };
  expect(badgesWithTotals({ ...latest, question: large }, small, undefined)).toBeUndefined();
});
