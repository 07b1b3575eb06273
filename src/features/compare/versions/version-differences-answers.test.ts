import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { newFile } from '../../../state/document/document.ts';
import { createDocumentStore, emptyDocument } from '../../../state/document/document-store.ts';
import { countVersionEffect } from './version-differences.ts';

const filesOf = (text: string) => [newFile('/robots.txt', sourceOfText(text))];
const shut = filesOf('User-agent: *\nDisallow: /\n');
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

test('product: a version is told by the answers that it changed, and by what fails of what is expected now', () => {
  const state = stateWith(['/', '/x', '/robots.txt']);
  expect(countVersionEffect(state, open, shut)).toEqual({ changed: 4, answers: 6, failed: 1, expected: 2 });
  expect(countVersionEffect(state, shut, open)).toEqual({ changed: 4, answers: 6, failed: 0, expected: 2 });
  expect(countVersionEffect(state, shut, shut)).toMatchObject({ changed: 0 });
});

test('product: the first version has nothing to be held beside', () => {
  expect(countVersionEffect(stateWith(['/']), shut, undefined)).toEqual({
    answers: 2,
    failed: 0,
    expected: 2,
  });
});

test('product: of a very large table not every version is asked', () => {
  const rows = Array.from({ length: 60_000 }, (_, i) => `/${i}`);
  expect(countVersionEffect(stateWith(rows), open, shut)).not.toHaveProperty('changed');
});
