// Two versions of a file side by side: the lines that went and those that came, as a person would list them.
import { type ChangedRun, changedRuns } from '../../document/line-changes.ts';
import { type Lines, type SourceLine, sliceLines } from '../../document/lines.ts';

/** A line that only one of two versions has. */
export interface LineDifference {
  readonly kind: 'removed' | 'added';
  /** 0-based, in the version that has it. */
  readonly line: number;
  readonly text: string;
}

const textsById = (lines: readonly SourceLine[]) => new Map(lines.map(({ id, text }) => [id, text]));

/** The lines of `lines`, from number `from` on, that do not stand in the other version with the same text. */
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

/** What differs in a run, the removed lines first. */
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

/** All lines that differ, in file order, the removed ones first where lines were replaced. Endings do not count. */
export const findLineDifferences = (before: Lines, after: Lines): LineDifference[] =>
  changedRuns(before, after).flatMap((run) => differencesInRun(before, after, run));

/** A line that both versions have; 0-based, in the later one. */
export interface UnchangedLine {
  readonly kind: 'same';
  readonly line: number;
  readonly text: string;
}

/** Lines of the later version that are told around what differs. */
const CONTEXT_LINES = 2;

const unchangedLines = (lines: Lines, from: number, to: number): UnchangedLine[] =>
  sliceLines(lines, from, Math.max(from, to)).map(({ text }, i) => ({ kind: 'same', line: from + i, text }));

/** What differs, and the lines around it, so that one sees which record it stands in. */
export function differencesWithContext(before: Lines, after: Lines): (LineDifference | UnchangedLine)[] {
  const runs = changedRuns(before, after);
  let told = 0;
  return runs.flatMap((run, i) => {
    const { newFrom, newTo } = run;
    const lead = unchangedLines(after, Math.max(told, newFrom - CONTEXT_LINES), newFrom);
    told = Math.min(newTo + CONTEXT_LINES, runs[i + 1]?.newFrom ?? after.length, after.length);
    return [...lead, ...differencesInRun(before, after, run), ...unchangedLines(after, newTo, told)];
  });
}
