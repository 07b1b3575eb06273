import { expect, test } from 'vitest';
import { sourceOfText } from '../../../../core/document/source.ts';
import { allQuestions } from '../../../../core/workspace/automatic-questions.ts';
import { newFile } from '../../../../state/document/document.ts';
import { createDocumentStore, emptyDocument } from '../../../../state/document/document-store.ts';
import { countVersionEffect } from './version-differences.ts';

const filesOf = (text: string) => [newFile('/robots.txt', sourceOfText(text))];
const blocking = filesOf('User-agent: *\nDisallow: /\n');
const open = filesOf('User-agent: *\nDisallow:\n');

const stateWith = (rows: readonly string[]) =>
  createDocumentStore({
    ...emptyDocument(),
    files: open,
    rows,
    columns: ['a', ''],
    expectations: [
      { agent: '', url: '/x', expect: 'deny' },
      { agent: '', url: '/robots.txt', expect: 'allow' },
    ],
  }).getState();

test('product: the effect of a version is the answers that it changed, and the current expectations that fail', () => {
  const state = stateWith(['/', '/x', '/robots.txt']);
  expect(countVersionEffect(state, open, blocking)).toEqual({
    changed: 2,
    answers: 3,
    failed: 1,
    expected: 2,
  });
  expect(countVersionEffect(state, blocking, open)).toEqual({
    changed: 2,
    answers: 3,
    failed: 0,
    expected: 2,
  });
  expect(countVersionEffect(state, blocking, blocking)).toMatchObject({ changed: 0 });
});

test('product: the first version has no earlier one to compare with', () => {
  expect(countVersionEffect(stateWith(['/']), blocking, undefined)).toEqual({
    answers: 1,
    failed: 0,
    expected: 2,
  });
});

test('product: in a very large table, not every version is compared', () => {
  const rows = Array.from({ length: 120_000 }, (_, i) => `/${i}`);
  expect(countVersionEffect(stateWith(rows), open, blocking)).not.toHaveProperty('changed');
});

test('product: no version changes more answers than its table has, however large the current table is', () => {
  const rulesOf = (count: number) =>
    filesOf(`User-agent: *\n${Array.from({ length: count }, (_, i) => `Disallow: /p${i}/\n`).join('')}`);
  const state = createDocumentStore({
    ...emptyDocument(),
    files: rulesOf(1),
    rows: [],
    columns: [],
    automatic: allQuestions,
  }).getState();
  const { changed = 0, answers } = countVersionEffect(state, rulesOf(40), rulesOf(2));
  expect(changed).toBeGreaterThan(0);
  expect(changed).toBeLessThanOrEqual(answers);
});
