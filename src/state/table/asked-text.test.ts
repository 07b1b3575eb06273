import { expect, test } from 'vitest';
import { askedText } from './asked-text.ts';
import { fetchPresentation } from './question-presentation.ts';

const matrix = {
  kind: fetchPresentation,
  columns: [{ agents: ['GPTBot', 'CCBot'] as const }, { agents: [''] as const }],
};
const ask = (text: string, ...rows: readonly string[]) => askedText({ ...matrix, rows, origin: '' }, text);

test.each([
  ['/goodfinds/best-tent', { kind: 'url', text: '/goodfinds/best-tent' }],
  [' /a?b=c ', { kind: 'url', text: '/a?b=c' }],
  ['https://h.example/a', { kind: 'url', text: 'https://h.example/a' }],
  ['h.example/a', { kind: 'url', text: 'h.example/a' }],
  ['Kagibot', { kind: 'crawler', text: 'Kagibot', isInTable: false }],
  ['ccbot', { kind: 'crawler', text: 'CCBot', isInTable: true }],
  // Neither can be asked: a pattern, and nothing.
  ['/a/*', undefined],
  ['*.pdf', undefined],
  ['', undefined],
])('design: without a match, %j asks %j', (text, asked) => {
  expect(ask(text)).toEqual(asked);
});

test('design: while rows match, the box only finds', () => {
  expect(ask('/a', '/a/x')).toBeUndefined();
  expect(ask('GPTBot', '/b', '/gptbot')).toBeUndefined();
});

test('design: a table whose rows or columns are fixed takes no new ones', () => {
  const fixed = {
    ...matrix,
    rows: [],
    origin: '',
    kind: { ...fetchPresentation, hasFixedRows: true as const, hasFixedColumns: true as const },
  };
  expect([askedText(fixed, '/a'), askedText(fixed, 'Kagibot')]).toEqual([undefined, undefined]);
});
