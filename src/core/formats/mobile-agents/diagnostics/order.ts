// How lines stand to each other and to the records of the file: M010, M012, M013.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';
import { insertLines, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { getBlock, isBlankOrEdge, linesIn, removeRows } from '../../rep/edit/record-rows.ts';
import { lineWithComments, mobileLineText } from '../edit/line-text.ts';
import { sortMobileLines } from '../edit/order-lines.ts';
import { recordPositions } from '../line-position.ts';
import { type AssignmentLine, findOverridingLine } from '../mobile-file.ts';
import { type Check, type CheckContext, draft, removeLineFix } from './check-context.ts';
import { assignedLine, mobileLines } from './example.ts';

/** Sorting helps unless a later line has the very same path; it changes what the lines that come to be used say. */
function overriddenFixes(
  { policy, file }: CheckContext,
  one: AssignmentLine,
  lastOf: LastLineFinder,
): readonly Fix[] {
  const sort = createFix('sort-mobile-lines', [], 'changes', () => sortMobileLines(policy));
  const hasTwin = lastOf.get(one.units) !== one.line && file.assignments.length > 1;
  return [...(hasTwin ? [] : [sort]), removeLineFix(policy, one.line)];
}

/** The last line of each path. */
type LastLineFinder = ReadonlyMap<string, number>;

/** M010: lines that are never used, because a later one decides for all that they are about. */
const checkOverridden: Check = (checking) => {
  const { file, put } = checking;
  const lastOf: LastLineFinder = new Map(file.assignments.map(({ units, line }) => [units, line]));
  for (const one of file.assignments) {
    const by = findOverridingLine(file, one);
    if (!by) continue;
    const words = [one.path.text, String(by.line + 1), by.path.text];
    put(M010, one.line, one.path, words, () => overriddenFixes(checking, one, lastOf));
  }
};

const ROOT = { path: '/', target: 'none' } as const;

/** Above the first line, or above the first record if that line stands in one. */
function addRoot(policy: Policy, first: number): TextEdit[] {
  const text = mobileLineText(ROOT);
  const { source } = policy;
  if (!recordPositions(policy).has(first))
    return insertLines(source, lineWithComments(policy, first).from, [text]);
  const before = getBlock(policy, 0).lead;
  return insertLines(source, before, isBlankOrEdge(policy, before) ? [text] : [text, '']);
}

/** M012: the paths that no line names are not assigned. Told once, at the first line. */
const checkRootLine: Check = ({ policy, file, put }) => {
  const [first] = file.assignments;
  const [top] = file.lines;
  if (!first || !top || file.assignments.some(({ units }) => units === '/')) return;
  put(M012, top.line, top.read.name, [], () => [
    createFix('add-root', [], 'changes', () => addRoot(policy, top.line)),
  ]);
};

/** All lines of one record, as they are, in a block below it. */
function moveOutOfRecord(policy: Policy, group: readonly number[], end: number): TextEdit[] {
  const units = group.map((line) => lineWithComments(policy, line));
  const moved = units.flatMap(({ from, to }) => linesIn(policy, from, to));
  const after = isBlankOrEdge(policy, end) ? [] : [{ text: '' }];
  return placeLines(policy.source, [
    ...units.map(({ from, to }) => removeRows(policy, from, to)),
    { at: end, remove: 0, insert: [{ text: '' }, ...moved, ...after] },
  ]);
}

/** M013: lines inside records; the fix moves all of one record together, so that their order stays. */
const checkInRecords: Check = ({ policy, file, put }) => {
  const groups = new Map<number, { readonly lines: number[]; safe: boolean }>();
  const found = recordPositions(policy);
  for (const [line, { end, belowRule }] of found) {
    const group = groups.get(end) ?? { lines: [], safe: true };
    groups.set(end, group);
    group.lines.push(line);
    group.safe &&= belowRule;
  }
  for (const { line, read } of file.lines) {
    const standing = found.get(line);
    const group = standing && groups.get(standing.end);
    if (!group) continue;
    const { lines, safe } = group;
    put(M013, line, read.name, [], () => [
      createFix('own-block', [], safe ? 'same' : 'changes', () =>
        moveOutOfRecord(policy, lines, standing.end),
      ),
    ]);
  }
};

const M010 = defineDiagnostic({
  code: 'M010',
  severity: 'warning',
  spec: draft('3.1'),
  check: checkOverridden,
  examples: [
    createExample(
      mobileLines('/home/user1/ atp://x:1', '/home/ none'),
      mobileLines('/home/ none', '/home/user1/ atp://x:1'),
    ),
  ],
});

const M012 = defineDiagnostic({
  code: 'M012',
  severity: 'info',
  spec: draft('3.1'),
  check: checkRootLine,
  examples: [createExample(joinLines(assignedLine), joinLines('Mobile-agent-server: / none', assignedLine))],
});

const M013 = defineDiagnostic({
  code: 'M013',
  severity: 'warning',
  spec: draft('3.1'),
  check: checkInRecords,
  examples: [
    createExample(
      joinLines('User-agent: *', 'Disallow: /x', assignedLine),
      joinLines('User-agent: *', 'Disallow: /x', '', assignedLine),
    ),
  ],
});

export const orderDiagnostics = [M010, M012, M013];
