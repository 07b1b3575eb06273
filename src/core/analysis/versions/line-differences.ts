// Lists the removed and the added lines between two versions of a file, in reading order.
import { type ChangedRun, changedRuns } from '../../document/line-changes.ts';
import { type Lines, type SourceLine, sliceLines } from '../../document/lines.ts';

/** A line that only one of two versions has. */
export interface LineDifference {
  readonly kind: 'removed' | 'added';
  /** 0-based, in the version that has it. */
  readonly line: number;
  readonly text: string;
}

/** How many lines are only in the later version, and only in the earlier one. A replaced line is in both counts. */
export interface LineCounts {
  readonly added: number;
  readonly removed: number;
}

export function countDifferences(differences: readonly LineDifference[]): LineCounts {
  const added = differences.filter(({ kind }) => kind === 'added').length;
  return { added, removed: differences.length - added };
}

const textsById = (lines: readonly SourceLine[]) => new Map(lines.map(({ id, text }) => [id, text]));

/** Returns the lines of `lines`, numbered from `from`, that the other version does not have with the same text. */
function onlyIn(
  kind: LineDifference['kind'],
  lines: readonly SourceLine[],
  from: number,
  others: ReadonlyMap<number, string>,
): LineDifference[] {
  return lines.flatMap(({ id, text }, i) =>
    others.get(id) === text ? [] : [{ kind, line: from + i, text }],
  );
}

/** Returns the differences in a run of changed lines, the removed lines first. */
function differencesInRun(
  before: Lines,
  after: Lines,
  { from, to, newFrom, newTo }: ChangedRun,
): LineDifference[] {
  const old = sliceLines(before, from, to);
  const fresh = sliceLines(after, newFrom, newTo);
  return [
    ...onlyIn('removed', old, from, textsById(fresh)),
    ...onlyIn('added', fresh, newFrom, textsById(old)),
  ];
}

/**
 * Returns all lines that differ, in file order; where lines were replaced, the removed ones first. Line endings
 * are not compared.
 */
export const findLineDifferences = (before: Lines, after: Lines): LineDifference[] =>
  changedRuns(before, after).flatMap((run) => differencesInRun(before, after, run));

/** Returns how many lines differ. A line that is replaced counts once. Line endings are not compared. */
export function countChangedLines(before: Lines, after: Lines): number {
  let count = 0;
  for (const run of changedRuns(before, after)) {
    const differences = differencesInRun(before, after, run);
    const removed = differences.filter(({ kind }) => kind === 'removed').length;
    count += Math.max(removed, differences.length - removed);
  }
  return count;
}

/** A line that both versions have; 0-based, in the later version. */
export interface UnchangedLine {
  readonly kind: 'same';
  readonly line: number;
  readonly text: string;
}

/** The number of lines of the later version that are shown before and after each difference. */
const CONTEXT_LINES = 2;

const unchangedLines = (lines: Lines, from: number, to: number): UnchangedLine[] =>
  sliceLines(lines, from, Math.max(from, to)).map(({ text }, i) => ({ kind: 'same', line: from + i, text }));

/** Returns the differences with the lines around them, so that the record they belong to is visible. */
export function differencesWithContext(before: Lines, after: Lines): (LineDifference | UnchangedLine)[] {
  const runs = changedRuns(before, after);
  let shownUntil = 0;
  return runs.flatMap((run, i) => {
    const { newFrom, newTo } = run;
    const lead = unchangedLines(after, Math.max(shownUntil, newFrom - CONTEXT_LINES), newFrom);
    shownUntil = Math.min(newTo + CONTEXT_LINES, runs[i + 1]?.newFrom ?? after.length, after.length);
    return [...lead, ...differencesInRun(before, after, run), ...unchangedLines(after, newTo, shownUntil)];
  });
}
