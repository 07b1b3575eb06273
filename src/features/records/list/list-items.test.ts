import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../core/document/edits.ts';
import { replaceInLine } from '../../../core/document/range.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { formatOfPath } from '../../../core/formats/file-formats.ts';
import { createPolicy } from '../../../core/syntax/policy.ts';
import { createListItems, itemFrame, itemIndexOfLine, type ListItems, listItemAt } from './list-items.ts';
import { recordIds } from './record-ids.ts';

const policyFor = (text: string) => createPolicy(sourceOfText(text), formatOfPath('/robots.txt'));
const none: ReadonlySet<number> = new Set();

/** One letter for each row: H for a head, a line number for a line; bars show where a frame begins and ends. */
function drawRows(items: ListItems): string {
  return Array.from(items.codes, (_, index) => {
    const item = listItemAt(items, index);
    const { framed, gap, last } = itemFrame(items, index);
    const name = item.kind === 'head' ? 'H' : String(item.line + 1);
    return `${gap ? '/' : ''}${framed ? name : `(${name})`}${last ? '|' : ''}`;
  }).join(' ');
}

describe('the rows of the records pane', () => {
  test.each([
    ['an empty file has no rows', '', ''],
    ['user-agent lines are part of the head', 'User-agent: a\nUser-agent: b\n\nDisallow: /\n', 'H 3 4|'],
    ['lines between cards stand free', '# c\n\nUser-agent: a\nDisallow: /\n\nSitemap: x\n', '(1) /H 4| /(6)'],
    [
      'comments above a card stand above its frame',
      'User-agent: a\nDisallow: /\n# c\nUser-agent: b\nAllow: /\n',
      'H 2| /(3) H 5|',
    ],
    [
      'a comment between user-agent lines is a row',
      'User-agent: a\n# c\nUser-agent: b\nAllow: /\n',
      'H 2 4|',
    ],
    ['a card without rules is its head', 'User-agent: a\n\nUser-agent: b\n', 'H| /H|'],
    [
      'rules above the first user-agent are shown although they belong to no record',
      'Disallow: /\nUser-agent: a\n',
      '(1) /H|',
    ],
  ])('%s', (_, text, rows) => {
    expect(drawRows(createListItems(policyFor(text), none))).toBe(rows);
  });

  test('a folded card has only its head and the comments above it', () => {
    const policy = policyFor('# c\nUser-agent: a\nDisallow: /\nDisallow: /b\n');
    const folded = new Set(recordIds(policy));
    expect(drawRows(createListItems(policy, folded))).toBe('(1) H|');
  });

  test('the first blank line inside a card has a row: it ends the record for some readers', () => {
    const policy = policyFor('User-agent: a\nDisallow: /\n\nDisallow: /b\n\nDisallow: /c\n\n');
    expect(drawRows(createListItems(policy, none))).toBe('H 2 3 4 6|');
  });

  test.each([
    [
      'a line has its own row, a user-agent the head, a blank line the row above',
      false,
      [-1, 0, 0, 1, 2, 2, 3],
    ],
    ['in a folded card, every line is shown by the head', true, [-1, 0, 0, 0, 0, 0, 1]],
  ])('%s', (_, isFolded, rows) => {
    const policy = policyFor('\nUser-agent: a\nUser-agent: b\nDisallow: /\nDisallow: /b\n\nSitemap: x\n');
    const items = createListItems(policy, isFolded ? new Set(recordIds(policy)) : none);
    expect(rows.map((_row, line) => itemIndexOfLine(items, line))).toEqual(rows);
  });

  test('a folded card keeps its id and stays folded when its first user-agent is removed and restored', () => {
    const before = policyFor('User-agent: a\nUser-agent: b\nDisallow: /\n');
    const folded = new Set(recordIds(before));
    const cut = applyEdits(before.source, [
      { range: { start: { line: 0, column: 0 }, end: { line: 1, column: 0 } }, text: '' },
    ]);
    const after = createPolicy(cut, before.format);
    expect(recordIds(after)).toEqual(recordIds(before));
    expect(drawRows(createListItems(after, folded))).toBe('H|');
    expect(recordIds(createPolicy(before.source, before.format))).toEqual([...folded]);
  });

  test('an edit inside a line keeps the same list of keys, so no row is measured again', () => {
    const before = policyFor('User-agent: a\nDisallow: /\n');
    const items = createListItems(before, none);
    const source = applyEdits(before.source, [replaceInLine(1, 10, 11, '/x')]);
    const after = createListItems(createPolicy(source, before.format), none);
    expect(after.keys).toBe(items.keys);
  });
});
