// The rows of the list of expectations.
import { expect, test } from 'vitest';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import {
  type ExpectationFilter,
  type ExpectationRow,
  expectationRows,
  type ListedClaim,
  type ListedExpectation,
} from './expectation-rows.ts';

const reader = 'rfc9309';
const listed = (
  index: number,
  agent: string,
  url: string,
  outcome: 'met' | 'failed' | 'unknown' | undefined,
  more: Partial<Expectation> = {},
): ListedExpectation => {
  const expectation = { agent, url, expect: 'allow', ...more };
  return { expectation, index, result: outcome && { expectation, reader, outcome } };
};
const claimed = (index: number, outcome: 'met' | 'failed' | 'not-settled' | undefined): ListedClaim => {
  const claim = { claim: 'open' };
  return { claim, index, result: outcome && { claim, reader, outcome } };
};

function describeRow(row: ExpectationRow): string {
  if ('head' in row) return `${row.head} ${row.count}`;
  if ('claim' in row) return `claim ${row.claim.index}`;
  if ('fold' in row) return `${row.fold.items.length} × ${row.fold.items[0]?.expectation.url}`;
  return `${row.isFolded ? '- ' : ''}${row.one.expectation.agent} ${row.one.expectation.url}`;
}
const rowsOf = (
  expectations: readonly ListedExpectation[],
  claims: readonly ListedClaim[],
  filter: ExpectationFilter = 'all',
  open: readonly string[] = [],
) => expectationRows(expectations, claims, filter, new Set(open));

const many = ['a', 'b', 'c', 'd'].map((agent, i) => listed(i, agent, '/x', 'met'));

test('design: those that fail are first, and a result that is not there or not settled is never among those that hold', () => {
  const rows = rowsOf(
    [
      listed(0, 'a', '/', 'met'),
      listed(1, 'b', '/', 'failed'),
      listed(2, 'c', '/', 'unknown'),
      listed(3, 'd', '/', undefined),
    ],
    [claimed(0, 'met'), claimed(1, 'not-settled'), claimed(2, 'failed'), claimed(3, undefined)],
  );
  expect(rows.map(describeRow)).toEqual([
    'fail 2',
    'claim 2',
    'b /',
    'open 4',
    'claim 1',
    'claim 3',
    'c /',
    'd /',
    'hold 2',
    'claim 0',
    'a /',
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

test('design: from four equal ones on, expectations share a row, which lists them on request', () => {
  expect(rowsOf(many.slice(0, 3), []).map(describeRow)).toEqual(['hold 3', 'a /x', 'b /x', 'c /x']);
  const [, fold] = rowsOf(many, []);
  expect(rowsOf(many, []).map(describeRow)).toEqual(['hold 4', '4 × /x']);
  expect(rowsOf(many, [], 'all', [fold?.key ?? '']).map(describeRow)).toEqual([
    'hold 4',
    '4 × /x',
    '- a /x',
    '- b /x',
    '- c /x',
    '- d /x',
  ]);
});

test.each<[string, ListedExpectation]>([
  ['another answer', listed(4, 'd', '/x', 'met', { expect: 'deny' })],
  ['another URL', listed(4, 'd', '/y', 'met')],
  ['another result', listed(4, 'd', '/x', 'failed')],
  ['a note', listed(4, 'd', '/x', 'met', { note: 'why' })],
  ['another reader', listed(4, 'd', '/x', 'met', { reader: 'google' })],
  ['another status of the file', listed(4, 'd', '/x', 'met', { status: 404 })],
])('ours: an expectation with %s is not equal', (_what, other) => {
  const rows = rowsOf([...many.slice(0, 3), other], []);
  expect(rows.some((row) => 'fold' in row)).toBe(false);
});

test('design: the list shows all, those that fail, or those in words', () => {
  const expectations = [listed(0, 'a', '/', 'failed'), listed(1, 'b', '/', 'met')];
  const claims = [claimed(0, 'failed'), claimed(1, 'met')];
  expect(rowsOf(expectations, claims, 'failing').map(describeRow)).toEqual(['fail 2', 'claim 0', 'a /']);
  expect(rowsOf(expectations, claims, 'claims').map(describeRow)).toEqual([
    'fail 1',
    'claim 0',
    'hold 1',
    'claim 1',
  ]);
});
