// Two versions of a file side by side: the lines that went and those that came, as a person would list them.
import { changedRuns } from '../text/changes.ts';
import { type Lines, type SourceLine, sliceLines } from '../text/lines.ts';

/** A line that only one of two versions has. */
export interface LineDifference {
  readonly kind: 'removed' | 'added';
  /** 0-based, in the version that has it. */
  readonly line: number;
  readonly text: string;
}

const textsById = (lines: readonly SourceLine[]) => new Map(lines.map(({ id, text }) => [id, text]));

/** The lines of `lines`, from number `from` on, that do not stand in the other version with the same text. */
function only(
  kind: LineDifference['kind'],
  lines: readonly SourceLine[],
  from: number,
  others: ReadonlyMap<number, string>,
): LineDifference[] {
  return lines.flatMap(({ id, text }, i) =>
    others.get(id) === text ? [] : [{ kind, line: from + i, text }],
  );
}

/** All lines that differ, in file order, the removed ones first where lines were replaced. Endings do not count. */
export function lineDifferences(before: Lines, after: Lines): LineDifference[] {
  return changedRuns(before, after).flatMap(({ from, to, newFrom, newTo }) => {
    const old = sliceLines(before, from, to);
    const fresh = sliceLines(after, newFrom, newTo);
    return [
      ...only('removed', old, from, textsById(fresh)),
      ...only('added', fresh, newFrom, textsById(old)),
    ];
  });
}
