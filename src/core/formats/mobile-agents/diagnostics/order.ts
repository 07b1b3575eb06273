// Checks the order of lines and their positions in records: M010, M012, M013.

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

/** Sorting resolves the finding unless a later line has the same path. It changes answers, as more lines are used. */
function overriddenFixes(
  { policy, file }: CheckContext,
  assignment: AssignmentLine,
  lastLineByPath: LastLineFinder,
): readonly Fix[] {
  const sort = createFix('sort-mobile-lines', [], 'changes', () => sortMobileLines(policy));
  const hasDuplicate =
    lastLineByPath.get(assignment.units) !== assignment.line && file.assignments.length > 1;
  return [...(hasDuplicate ? [] : [sort]), removeLineFix(policy, assignment.line)];
}

/** The last line of each path. */
type LastLineFinder = ReadonlyMap<string, number>;

/** M010: lines that are never used, because a later line decides for all of their paths. */
const checkOverridden: Check = (context) => {
  const { file, report } = context;
  const lastLineByPath: LastLineFinder = new Map(file.assignments.map(({ units, line }) => [units, line]));
  for (const assignment of file.assignments) {
    const by = findOverridingLine(file, assignment);
    if (!by) continue;
    const words = [assignment.path.text, String(by.line + 1), by.path.text];
    report(M010, assignment.line, assignment.path, words, () =>
      overriddenFixes(context, assignment, lastLineByPath),
    );
  }
};

const ROOT = { path: '/', target: 'none' } as const;

/** Inserts a root line above the first line, or above the first record if that line is in one. */
function addRoot(policy: Policy, first: number): TextEdit[] {
  const text = mobileLineText(ROOT);
  const { source } = policy;
  if (!recordPositions(policy).has(first))
    return insertLines(source, lineWithComments(policy, first).from, [text]);
  const before = getBlock(policy, 0).lead;
  return insertLines(source, before, isBlankOrEdge(policy, before) ? [text] : [text, '']);
}

/** M012: paths without a line are not assigned. Reported once, at the first line. */
const checkRootLine: Check = ({ policy, file, report }) => {
  const [first] = file.assignments;
  const [top] = file.lines;
  if (!first || !top || file.assignments.some(({ units }) => units === '/')) return;
  report(M012, top.line, top.read.name, [], () => [
    createFix('add-root', [], 'changes', () => addRoot(policy, top.line)),
  ]);
};

/** Moves all lines of one record, unchanged, to a block below it. */
function moveOutOfRecord(policy: Policy, group: readonly number[], end: number): TextEdit[] {
  const units = group.map((line) => lineWithComments(policy, line));
  const moved = units.flatMap(({ from, to }) => linesIn(policy, from, to));
  const after = isBlankOrEdge(policy, end) ? [] : [{ text: '' }];
  return placeLines(policy.source, [
    ...units.map(({ from, to }) => removeRows(policy, from, to)),
    { at: end, remove: 0, insert: [{ text: '' }, ...moved, ...after] },
  ]);
}

/** M013: lines inside records. The fix moves all lines of a record together, so that their order does not change. */
const checkInRecords: Check = ({ policy, file, report }) => {
  const groups = new Map<number, { readonly lines: number[]; safe: boolean }>();
  const positions = recordPositions(policy);
  for (const [line, { end, belowRule }] of positions) {
    const group = groups.get(end) ?? { lines: [], safe: true };
    groups.set(end, group);
    group.lines.push(line);
    group.safe &&= belowRule;
  }
  for (const { line, read } of file.lines) {
    const position = positions.get(line);
    const group = position && groups.get(position.end);
    if (!group) continue;
    const { lines, safe } = group;
    report(M013, line, read.name, [], () => [
      createFix('own-block', [], safe ? 'same' : 'changes', () =>
        moveOutOfRecord(policy, lines, position.end),
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
