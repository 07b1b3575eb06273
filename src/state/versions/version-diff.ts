// What one version says otherwise than another: the lines that differ, and the cells by the line that changed them.
// Not part of the first page.
import { findLineDifferences, type LineDifference } from '../../core/analysis/versions/line-differences.ts';
import type { ChangedCell } from '../../core/analysis/versions/verdict-diff.ts';
import { alignLines } from '../../core/document/align-lines.ts';
import { lineAt, sliceLines } from '../../core/document/lines.ts';
import { sourceOfText } from '../../core/document/source.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { GatepostState } from '../document/document-store.ts';
import { emptyIfTooBig } from '../document/selectors.ts';
import { answersPerUrl } from '../table/columns/matrix-columns.ts';
import { type ChangedCells, findChangedCells } from '../table/comparison/verdict-diff.ts';
import { fileAt, type Versions } from './compared-versions.ts';

const nothing = sourceOfText('');

/** The texts of one path beside each other. */
interface TextDiff {
  /** By the number that the lines have in their own version. */
  readonly differences: readonly LineDifference[];
  readonly isOnlyIn: (side: 'after' | 'before', line: number) => boolean;
  /** Where a line of the older text stands in the newer; undefined if it is gone. */
  readonly placeNow: (line: number) => number | undefined;
}

function textDiff({ before, after }: Versions, path: string): TextDiff {
  const then = emptyIfTooBig(fileAt(before.document.files, path)?.source ?? nothing).lines;
  const now = alignLines(then, emptyIfTooBig(fileAt(after.document.files, path)?.source ?? nothing).lines);
  const differences = findLineDifferences(then, now);
  const numbers = (kind: LineDifference['kind']) =>
    new Set(differences.filter((one) => one.kind === kind).map(({ line }) => line));
  const only = { after: numbers('added'), before: numbers('removed') };
  const places = new Map(sliceLines(now, 0, now.length).map((line, place) => [line, place]));
  return {
    differences,
    isOnlyIn: (side, line) => only[side].has(line),
    placeNow: (line) => {
      const there = lineAt(then, line);
      return there && places.get(there);
    },
  };
}

type TextDiffs = (path: string) => TextDiff;

function textDiffs(versions: Versions): TextDiffs {
  const known = new Map<string, TextDiff>();
  return (path) => {
    let diff = known.get(path);
    if (!diff) known.set(path, (diff = textDiff(versions, path)));
    return diff;
  };
}

/** What made cells change: a line that came or was changed, one that is gone, one that stands in both; or no line. */
export interface Cause {
  readonly side: 'after' | 'before' | 'none';
  /** Whether the line stands in one version only. */
  readonly isOnlyThere: boolean;
  readonly by?: FieldRef;
  /** What the line says. */
  readonly text: string;
  /** How many answers of the table: each user-agent counts, or a column by what its crawlers are for. */
  readonly count: number;
  readonly cells: readonly CellOfCause[];
}

/** A changed cell of user-agents that are alike before and after. */
export interface CellOfCause extends ChangedCell {
  readonly agents: readonly [string, ...string[]];
  /** Where the line that decided before stands after. */
  readonly lineNow?: number;
}

export interface VersionDiff extends ChangedCells {
  /** In the order of the lines; those of lines that came first. */
  readonly causes: readonly Cause[];
  /** How the text that is shown differs. */
  readonly differences: readonly LineDifference[];
}

const isOnlyIn = (diffs: TextDiffs, side: 'after' | 'before', by: FieldRef | undefined): boolean =>
  by !== undefined && diffs(by.path).isOnlyIn(side, by.line);

/** The line that did it: the one that came, else the one that went, else whichever decides now, or did. */
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

function byOrder(one: Cause, other: Cause): number {
  const [rank, path, line] = orderOf(one);
  const [otherRank, otherPath, otherLine] = orderOf(other);
  return rank - otherRank || path.localeCompare(otherPath) || line - otherLine;
}

/** The changed cells by the line that did it. */
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
      cause.count += answersPerUrl(column);
      const { by: then } = cell.before;
      const lineNow = then && diffs(then.path).placeNow(then.line);
      cause.cells.push({ ...cell, agents, ...(lineNow === undefined ? {} : { lineNow }) });
    }
  }
  return [...causes.values()].toSorted(byOrder);
}

/** Cells that are listed with their causes; more are counted, and nobody would read them. */
const LISTED_CELLS = 20_000;

/** Compares two versions, in pieces. */
export function* versionDiff(versions: Versions): CooperativeTask<VersionDiff> {
  const cells = yield* findChangedCells(versions.before, versions.after, LISTED_CELLS);
  yield;
  const diffs = textDiffs(versions);
  const { differences } = diffs(versions.path);
  return { ...cells, differences, causes: causesOf(versions, diffs, cells) };
}
