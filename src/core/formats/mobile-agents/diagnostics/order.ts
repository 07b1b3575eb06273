// Checks the order of lines and their positions in records: M010, M012, M013.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';
import { insertLines, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { getBlock, isBlankOrEdge, linesIn, removeRows } from '../../rep/edit/record-rows.ts';
import { lineWithComments, mobileLineText } from '../edit/line-text.ts';
import { sortMobileLines } from '../edit/order-lines.ts';
import { recordPositions } from '../line-position.ts';
import { type AssignmentLine, findOverridingLine } from '../mobile-file.ts';
import { draft, type MobileContext, removeLineFix } from './check-context.ts';
import { assignedLine, mobileLines } from './example.ts';

const kinds = {
  M010: kind<{ readonly path: string; readonly line: number; readonly by: string }>({
    severity: 'warning',
    source: draft('3.1'),
    examples: [
      createExample(
        mobileLines('/home/user1/ atp://x:1', '/home/ none'),
        mobileLines('/home/ none', '/home/user1/ atp://x:1'),
      ),
    ],
  }),
  M012: kind({
    severity: 'info',
    source: draft('3.1'),
    examples: [
      createExample(joinLines(assignedLine), joinLines('Mobile-agent-server: / none', assignedLine)),
    ],
  }),
  M013: kind({
    severity: 'warning',
    source: draft('3.1'),
    examples: [
      createExample(
        joinLines('User-agent: *', 'Disallow: /x', assignedLine),
        joinLines('User-agent: *', 'Disallow: /x', '', assignedLine),
      ),
    ],
  }),
};

type Context = MobileContext<typeof kinds>;

/** Sorting resolves the finding unless a later line has the same path. It changes answers, as more lines are used. */
function overriddenFixes(
  context: Context,
  assignment: AssignmentLine,
  lastLineByPath: LastLineFinder,
): readonly Fix[] {
  const { policy, file } = context.subject;
  const sort = context.fix('sort-mobile-lines', {}, () => sortMobileLines(policy));
  const hasDuplicate =
    lastLineByPath.get(assignment.units) !== assignment.line && file.assignments.length > 1;
  return [...(hasDuplicate ? [] : [sort]), removeLineFix(context, assignment.line)];
}

/** The last line of each path. */
type LastLineFinder = ReadonlyMap<string, number>;

/** Lines that are never used, because a later line decides for all of their paths. */
function checkOverridden(context: Context) {
  const { file } = context.subject;
  const lastLineByPath: LastLineFinder = new Map(file.assignments.map(({ units, line }) => [units, line]));
  for (const assignment of file.assignments) {
    const by = findOverridingLine(file, assignment);
    if (!by) continue;
    const { line, path } = assignment;
    const values = { path: path.text, line: by.line + 1, by: by.path.text };
    context.report('M010', { line, ...path }, values, () =>
      overriddenFixes(context, assignment, lastLineByPath),
    );
  }
}

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

/** Paths without a line are not assigned. Reported once, at the first line. */
function checkRootLine({ subject: { policy, file }, report, fix }: Context) {
  const [first] = file.assignments;
  const [top] = file.lines;
  if (!first || !top || file.assignments.some(({ units }) => units === '/')) return;
  const add = fix('add-root', {}, () => addRoot(policy, top.line));
  report('M012', { line: top.line, ...top.read.name }, {}, add);
}

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

/** Lines inside records. The fix moves all lines of a record together, so that their order does not change. */
function checkInRecords({ subject: { policy, file }, report, fix }: Context) {
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
    const move = () => moveOutOfRecord(policy, lines, position.end);
    report('M013', { line, ...read.name }, {}, () => fix('own-block', {}, move, safe ? 'same' : 'changes'));
  }
}

export const orderChecks = defineChecks(kinds, checkOverridden, checkRootLine, checkInRecords);
