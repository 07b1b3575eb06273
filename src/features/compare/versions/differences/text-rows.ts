// The two texts as one list of lines: removed, added and equal ones, of which long runs are folded.
import type { LineDifference } from '../../../../core/analysis/versions/line-differences.ts';
import { countLines } from '../../../../core/document/count-lines.ts';
import { type Lines, lineAt } from '../../../../core/document/lines.ts';

/** A line with its numbers in both versions, 0-based; absent in the version that does not have it. */
export interface TextRow {
  readonly kind: 'removed' | 'added' | 'same';
  readonly before?: number;
  readonly after?: number;
  readonly text: string;
}

/** Equal lines that are not shown. */
interface FoldedRows {
  readonly kind: 'folded';
  readonly count: number;
  /** The number of the first line in the later version. */
  readonly after: number;
}

/** Runs of at least this many equal lines that are not next to a difference are folded. */
const MIN_FOLDED = 4;
/** Equal lines that are shown before and after a difference. */
const CONTEXT = 3;

const numbersOf = (differences: readonly LineDifference[], kind: LineDifference['kind']) =>
  new Set(differences.filter((difference) => difference.kind === kind).map(({ line }) => line));

/** Returns all lines of both texts. What is after the last line end is no line if it is empty. */
export function textRows(before: Lines, after: Lines, differences: readonly LineDifference[]): TextRow[] {
  const [removed, added] = [numbersOf(differences, 'removed'), numbersOf(differences, 'added')];
  const rows: TextRow[] = [];
  let [old, fresh] = [0, 0];
  const textAt = (lines: Lines, line: number) => lineAt(lines, line)?.text ?? '';
  const [oldCount, freshCount] = [countLines(before), countLines(after)];
  while (old < oldCount || fresh < freshCount) {
    // A line that only one version has, also where the other version has ended.
    if (old < oldCount && (removed.has(old) || fresh >= freshCount)) {
      rows.push({ kind: 'removed', before: old, text: textAt(before, old) });
      old++;
    } else if (added.has(fresh) || old >= oldCount) {
      rows.push({ kind: 'added', after: fresh, text: textAt(after, fresh) });
      fresh++;
    } else {
      rows.push({ kind: 'same', before: old, after: fresh, text: textAt(after, fresh) });
      old++;
      fresh++;
    }
  }
  return rows;
}

const withoutSpaces = (text: string) => text.replaceAll(/[ \t]/g, '');

/** Returns the rows that differ from a row of the other version only in spaces and tabs, which are then marked. */
export function rowsWithOtherSpaces(rows: readonly TextRow[]): ReadonlySet<TextRow> {
  const changed = rows.filter(({ kind }) => kind !== 'same');
  const textsOf = (wanted: TextRow['kind']) =>
    new Set(changed.filter(({ kind }) => kind === wanted).map(({ text }) => withoutSpaces(text)));
  const [removed, added] = [textsOf('removed'), textsOf('added')];
  return new Set(
    changed.filter(({ kind, text }) => (kind === 'added' ? removed : added).has(withoutSpaces(text))),
  );
}

/** Folds the runs of equal lines that are far from any difference. */
export function foldEqualRows(rows: readonly TextRow[]): readonly (TextRow | FoldedRows)[] {
  const result: (TextRow | FoldedRows)[] = [];
  const isSame = (place: number) => rows[place]?.kind === 'same';
  /** The end of the run of equal lines that begins at `from`. */
  const endOfRun = (from: number) => {
    let to = from;
    while (isSame(to)) to++;
    return to;
  };
  let end = 0;
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place];
    if (!row) break;
    if (isSame(place) && place >= end) {
      end = endOfRun(place);
      const first = place === 0 ? 0 : place + CONTEXT;
      const last = end === rows.length ? end : end - CONTEXT;
      if (last - first >= MIN_FOLDED) {
        for (const shown of rows.slice(place, first)) result.push(shown);
        result.push({ kind: 'folded', count: last - first, after: rows[first]?.after ?? 0 });
        for (const shown of rows.slice(last, end)) result.push(shown);
        place = end - 1;
        continue;
      }
    }
    result.push(row);
  }
  return result;
}
