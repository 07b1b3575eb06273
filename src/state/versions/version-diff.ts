// Compares two versions: the lines that differ, and the cells by the line that changed them. Not part of the first
// page.
import { findLineDifferences, type LineDifference } from '../../core/analysis/versions/line-differences.ts';
import { alignLines } from '../../core/document/align-lines.ts';
import { lineAt, sliceLines } from '../../core/document/lines.ts';
import { sourceOfText } from '../../core/document/source.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { ChangedCell } from '../../core/trial/known-change.ts';
import type { GatepostState } from '../document/document-store.ts';
import { emptyIfTooBig } from '../document/selectors.ts';
import { type ChangedCells, findChangedCells } from '../table/comparison/changed-cells.ts';
import { fileAt, type Versions } from './compared-versions.ts';

const emptySource = sourceOfText('');

/** The difference between the texts of one path. */
interface TextDiff {
  /** The differing lines, with the numbers of their own version. */
  readonly differences: readonly LineDifference[];
  readonly isOnlyIn: (side: 'after' | 'before', line: number) => boolean;
  /** Returns the index of an older line in the newer text; undefined if it was removed. */
  readonly placeNow: (line: number) => number | undefined;
}

function textDiff({ before, after }: Versions, path: string): TextDiff {
  const linesBefore = emptyIfTooBig(fileAt(before.document.files, path)?.source ?? emptySource).lines;
  const linesAfter = alignLines(
    linesBefore,
    emptyIfTooBig(fileAt(after.document.files, path)?.source ?? emptySource).lines,
  );
  const differences = findLineDifferences(linesBefore, linesAfter);
  const numbers = (kind: LineDifference['kind']) =>
    new Set(differences.filter((difference) => difference.kind === kind).map(({ line }) => line));
  const only = { after: numbers('added'), before: numbers('removed') };
  const indexes = new Map(sliceLines(linesAfter, 0, linesAfter.length).map((line, index) => [line, index]));
  return {
    differences,
    isOnlyIn: (side, line) => only[side].has(line),
    placeNow: (line) => {
      const lineBefore = lineAt(linesBefore, line);
      return lineBefore && indexes.get(lineBefore);
    },
  };
}

type TextDiffs = (path: string) => TextDiff;

function textDiffs(versions: Versions): TextDiffs {
  const cache = new Map<string, TextDiff>();
  return (path) => {
    let diff = cache.get(path);
    if (!diff) cache.set(path, (diff = textDiff(versions, path)));
    return diff;
  };
}

/**
 * The cause of changed cells: a line that was added or changed, one that was removed, one that both versions have,
 * or no line.
 */
export interface Cause {
  readonly side: 'after' | 'before' | 'none';
  /** Whether only one version has the line. */
  readonly isOnlyThere: boolean;
  readonly by?: FieldRef;
  /** The text of the line. */
  readonly text: string;
  /**
   * The number of changed answers in the table: for each user-agent, or for each column if columns are grouped by
   * purpose.
   */
  readonly count: number;
  readonly cells: readonly CellOfCause[];
}

/** A changed cell of user-agents with the same answers before and after. */
export interface CellOfCause extends ChangedCell {
  readonly agents: readonly [string, ...string[]];
  /** The index in the newer version of the line that decided before. */
  readonly lineNow?: number;
}

export interface VersionDiff extends ChangedCells {
  /** In the order of the lines; added lines are first. */
  readonly causes: readonly Cause[];
  /** The differences of the shown text. */
  readonly differences: readonly LineDifference[];
}

const isOnlyIn = (diffs: TextDiffs, side: 'after' | 'before', by: FieldRef | undefined): boolean =>
  by !== undefined && diffs(by.path).isOnlyIn(side, by.line);

/**
 * Returns the side of the causing line: an added line, otherwise a removed one, otherwise the line that decides
 * now, or that decided before.
 */
function sideOf(diffs: TextDiffs, { before, after }: ChangedCell): Cause['side'] {
  if (isOnlyIn(diffs, 'after', after.by)) return 'after';
  if (isOnlyIn(diffs, 'before', before.by)) return 'before';
  return after.by ? 'after' : before.by ? 'before' : 'none';
}

const textAt = ({ document }: GatepostState, { path, line }: FieldRef): string => {
  const source = fileAt(document.files, path)?.source;
  return (source && lineAt(source.lines, line)?.text) ?? '';
};

const orderOf = ({ side, by, isOnlyThere }: Cause): readonly [number, string, number] => [
  (isOnlyThere ? 0 : 3) + ['after', 'before', 'none'].indexOf(side),
  by?.path ?? '',
  by?.line ?? 0,
];

function byOrder(cause: Cause, otherCause: Cause): number {
  const [rank, path, line] = orderOf(cause);
  const [otherRank, otherPath, otherLine] = orderOf(otherCause);
  return rank - otherRank || path.localeCompare(otherPath) || line - otherLine;
}

/** Groups the changed cells by the line that caused the change. */
function causesOf(versions: Versions, diffs: TextDiffs, { columns }: ChangedCells): Cause[] {
  const causes = new Map<string, Cause & { cells: CellOfCause[]; count: number }>();
  for (const column of columns) {
    const { agents, cells } = column;
    for (const cell of cells) {
      const side = sideOf(diffs, cell);
      const by = side === 'none' ? undefined : cell[side].by;
      const key = `${side} ${by?.line} ${by?.path}`;
      let cause = causes.get(key);
      if (!cause) {
        const text = by && side !== 'none' ? textAt(versions[side], by) : '';
        const isOnlyThere = side !== 'none' && isOnlyIn(diffs, side, by);
        cause = { side, isOnlyThere, text, count: 0, cells: [], ...(by ? { by } : {}) };
        causes.set(key, cause);
      }
      cause.count += 1;
      const { by: previousLine } = cell.before;
      const lineNow = previousLine && diffs(previousLine.path).placeNow(previousLine.line);
      cause.cells.push({ ...cell, agents, ...(lineNow === undefined ? {} : { lineNow }) });
    }
  }
  return [...causes.values()].toSorted(byOrder);
}

/** How many cells are listed with their causes; more are only counted, because they would be too many to read. */
const LISTED_CELLS = 20_000;

/** Compares two versions, in steps. */
export function* versionDiff(versions: Versions): CooperativeTask<VersionDiff> {
  const cells = yield* findChangedCells(versions.before, versions.after, LISTED_CELLS);
  yield;
  const diffs = textDiffs(versions);
  const { differences } = diffs(versions.path);
  const causes = causesOf(versions, diffs, cells);
  return { ...cells, differences, causes };
}
