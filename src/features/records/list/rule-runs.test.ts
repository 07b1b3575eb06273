import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../core/document/edits.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { formatOfPath } from '../../../core/formats/file-formats.ts';
import { createPolicy } from '../../../core/syntax/policy.ts';
import { createListItems, itemIndexOfLine, listItemAt } from './list-items.ts';
import { findAllRuns, isInCommentRun, isInRun, linesOfRun } from './rule-runs.ts';

const rules = (count: number, folder = '/a/', name = 'Disallow') =>
  Array.from({ length: count }, (_, i) => `${name}: ${folder}${i}\n`).join('');

const policyFor = (text: string) => createPolicy(sourceOfText(text), formatOfPath('/robots.txt'));

function drawRows(text: string): string {
  const policy = policyFor(text);
  const items = createListItems(policy, new Set(), findAllRuns(policy));
  return Array.from(items.codes, (_, index) => {
    const item = listItemAt(items, index);
    if (item.kind === 'head') return 'H';
    return item.kind === 'run' ? `${item.line + 1}-${item.end}` : String(item.line + 1);
  }).join(' ');
}

describe('design: six or more neighboring rules with one effect and folder are one row', () => {
  test.each([
    ['six rules are folded', `User-agent: a\n${rules(6)}`, 'H 2-7'],
    ['five rules are not folded', `User-agent: a\n${rules(5)}`, 'H 2 3 4 5 6'],
    [
      'another effect starts another run',
      `User-agent: a\n${rules(10)}${rules(10, '/a/', 'Allow')}`,
      'H 2-11 12-21',
    ],
    ['another folder starts another run', `User-agent: a\n${rules(12)}${rules(10, '/b/')}`, 'H 2-13 14-23'],
    ['a comment separates runs', `User-agent: a\n${rules(10)}# c\n${rules(2)}`, 'H 2-11 12 13 14'],
    ['a record separates runs', `User-agent: a\n${rules(10)}User-agent: b\n${rules(10)}`, 'H 2-11 H 13-22'],
    ['whole URLs have folders too', `User-agent: a\n${rules(6, 'https://h.example/p/')}`, 'H 2-7'],
    ['the top of the site is not a folder', `User-agent: a\n${rules(10, '/')}`, 'H 2 3 4 5 6 7 8 9 10 11'],
    ['rules without a record are not folded', rules(10), '1 2 3 4 5 6 7 8 9 10'],
  ])('%s', (_, text, rows) => {
    expect(drawRows(text)).toBe(rows);
  });

  test('a changed line is shown between the two parts, and its row is found', () => {
    const before = policyFor(`User-agent: a\n${rules(12)}`);
    const hidden = findAllRuns(before);
    const range = { start: { line: 4, column: 10 }, end: { line: 4, column: 10 } };
    const after = createPolicy(applyEdits(before.source, [{ range, text: '/x' }]), before.format);
    const items = createListItems(after, new Set(), hidden);
    expect(Array.from(items.codes, (_, i) => listItemAt(items, i).kind)).toEqual([
      'head',
      'run',
      'line',
      'run',
    ]);
    expect([2, 4, 12].map((line) => itemIndexOfLine(items, line))).toEqual([1, 2, 3]);
    const again = createListItems(before, new Set(), hidden);
    expect(again.codes).toHaveLength(2);
  });

  test('isInRun and linesOfRun find the run of a rule', () => {
    const policy = policyFor(`User-agent: a\n${rules(30)}Disallow: /b/1\n`);
    expect([1, 15, 30, 31, 0].map((line) => isInRun(policy, line))).toEqual([true, true, true, false, false]);
    const run = linesOfRun(policy, 15);
    expect([run.length, run[0]]).toEqual([30, lineAt(policy.source.lines, 1)]);
  });
});

describe('design: a comment of several lines is one block', () => {
  test.each([
    ['two lines', '# a\n# b\nUser-agent: a\nDisallow: /\n', '1-2 H 4'],
    ['one line is a row of its own', '# a\nUser-agent: a\nDisallow: /\n', '1 H 3'],
    ['an empty line separates blocks', '# a\n# b\n\n# c\n# d\n', '1-2 4-5'],
    ['inside a record', 'User-agent: a\n# a\n# b\n# c\nDisallow: /\n', 'H 2-4 5'],
    ['between two records', 'User-agent: a\nDisallow: /\n# a\n# b\nUser-agent: b\nAllow: /\n', 'H 2 3-4 H 6'],
  ])('%s', (_, text, rows) => {
    expect(drawRows(text)).toBe(rows);
  });

  test('isInCommentRun and linesOfRun find the block of a line', () => {
    const policy = policyFor('# a\n# b\n# c\nUser-agent: a\n# alone\nDisallow: /\n');
    expect([0, 2, 3, 4].map((line) => isInCommentRun(policy, line))).toEqual([true, true, false, false]);
    expect(linesOfRun(policy, 1).map(({ text }) => text)).toEqual(['# a', '# b', '# c']);
  });
});
