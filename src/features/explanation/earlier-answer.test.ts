import { expect, test } from 'vitest';
import { printSource, sourceOfText } from '../../core/document/source.ts';
import { createDocumentStore, edit, updateView } from '../../state/document/document-store.ts';
import { openSource } from '../../state/document/selectors.ts';
import { openPolicyFile } from '../../state/files/open-files.ts';
import { earlierAnswer, restoreDecidingLine } from './earlier-answer.tsx';

const TEXT = 'User-agent: *\nDisallow: /shop/\nAllow: /shop/a\nDisallow: /b\n';

function opened(cell: { agent: string; url: string }) {
  const store = createDocumentStore();
  openPolicyFile(store, '/robots.txt', sourceOfText(TEXT), {
    code: 'open-file',
    params: { path: '/robots.txt' },
  });
  updateView(store, { cell });
  return store;
}

const range = (line: number, end: { line: number; column: number }) => ({ start: { line, column: 0 }, end });
const intent = { origin: 'text', label: { code: 'typing' } } as const;
const textOf = (store: ReturnType<typeof opened>) =>
  new TextDecoder().decode(printSource(openSource(store.getState())));

test('design: a removed line is named with its answer, and is restored unchanged', () => {
  const store = opened({ agent: '', url: '/shop/a' });
  expect(earlierAnswer(store.getState())).toBeUndefined();
  edit(store, '/robots.txt', [{ range: range(2, { line: 3, column: 0 }), text: '' }], intent);
  const earlier = earlierAnswer(store.getState());
  expect(earlier).toMatchObject({ word: 'Yes', line: 2 });
  if (earlier) restoreDecidingLine(store, earlier);
  expect(textOf(store)).toBe(TEXT);
  expect(earlierAnswer(store.getState())).toBeUndefined();
});

test('design: the text of a changed line is restored', () => {
  const store = opened({ agent: 'x', url: '/shop/z' });
  edit(
    store,
    '/robots.txt',
    [{ range: range(1, { line: 1, column: 16 }), text: 'Disallow: /shop/z/' }],
    intent,
  );
  const earlier = earlierAnswer(store.getState());
  expect(earlier).toMatchObject({ word: 'No', line: 1 });
  if (earlier) restoreDecidingLine(store, earlier);
  expect(textOf(store)).toBe(TEXT);
});

test('design: if a new line changes the answer, there is no line to restore; an answer that has not changed is not shown', () => {
  const store = opened({ agent: '', url: '/b' });
  edit(store, '/robots.txt', [{ range: range(4, { line: 4, column: 0 }), text: 'Allow: /b\n' }], intent);
  const earlier = earlierAnswer(store.getState());
  expect(earlier).toMatchObject({ word: 'No', line: 3 });
  expect(earlier?.restore).toBeUndefined();
  updateView(store, { cell: { agent: '', url: '/' } });
  expect(earlierAnswer(store.getState())).toBeUndefined();
});

test('ours: a line that an edit has moved down is also named with its new number', () => {
  const store = opened({ agent: '', url: '/b' });
  edit(store, '/robots.txt', [{ range: range(3, { line: 3, column: 0 }), text: 'Allow: /b\n' }], intent);
  expect(earlierAnswer(store.getState())).toMatchObject({ word: 'No', line: 3, moved: 4 });
});
