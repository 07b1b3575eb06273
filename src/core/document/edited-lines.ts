// Finds the changed and the removed lines of a version by line id, and makes the edits that restore them.
import { type ChangedRun, changedRuns } from './line-changes.ts';
import { type Eol, type Lines, lineAt, lineIndexOfId, type SourceLine, sliceLines } from './lines.ts';
import { placeLines } from './place-lines.ts';
import { insertAt, replaceInLine, type TextEdit } from './range.ts';
import type { Source } from './source.ts';

/** A line of the earlier version that the later one does not contain. */
export interface RemovedLine {
  readonly line: SourceLine;
  /** Its number in the earlier version, 0-based. */
  readonly was: number;
  /** Before which line of the later version it was. */
  readonly at: number;
  /** The ending of the line above it. It was removed too if this was the last line. */
  readonly eolAbove: Eol;
}

export interface EditedLines {
  /** The earlier states of the changed lines, by line id. */
  readonly changed: ReadonlyMap<number, SourceLine>;
  readonly removed: readonly RemovedLine[];
}

const isSameText = (one: SourceLine, other: SourceLine) => one.text === other.text && one.eol === other.eol;

/** A longer run is not compared line by line: it was replaced as a whole, and comparing it takes long. */
const LONGEST_RUN = 1000;

const isShortRun = ({ from, to, newFrom, newTo }: ChangedRun) =>
  to - from <= LONGEST_RUN && newTo - newFrom <= LONGEST_RUN;

/**
 * Compares two versions by line id. A line that was moved, or that was removed and restored, does not count as removed.
 * @param changes where the two versions differ
 */
export function editedLines(
  before: Lines,
  after: Lines,
  changes: readonly ChangedRun[] = changedRuns(before, after),
): EditedLines {
  const changed = new Map<number, SourceLine>();
  const removed: RemovedLine[] = [];
  const runs = changes.filter(isShortRun);
  // A moved line is in another run.
  const present = new Set(
    runs.flatMap((run) => sliceLines(after, run.newFrom, run.newTo)).map(({ id }) => id),
  );
  for (const run of runs) {
    const fresh = sliceLines(after, run.newFrom, run.newTo);
    const indexById = new Map(fresh.map(({ id }, index) => [id, index]));
    let next = 0;
    sliceLines(before, run.from, run.to).forEach((line, i) => {
      const index = indexById.get(line.id);
      const now = index === undefined ? undefined : fresh[index];
      if (index !== undefined && now) {
        if (now.text !== line.text) changed.set(line.id, line);
        next = Math.max(next, index + 1);
        return;
      }
      const restored = fresh.findIndex((candidate, index) => index >= next && isSameText(candidate, line));
      if (restored >= 0) next = restored + 1;
      else if (!present.has(line.id))
        removed.push({
          line,
          was: run.from + i,
          at: run.newFrom + next,
          eolAbove: lineAt(before, run.from + i - 1)?.eol ?? '',
        });
    });
  }
  return { changed, removed };
}

/** Gives a line its earlier text. */
export function restoreLine({ lines }: Source, was: SourceLine): TextEdit[] {
  const index = lineIndexOfId(lines, was.id);
  const now = lineAt(lines, index);
  return now ? [replaceInLine(index, 0, now.text.length, was.text)] : [];
}

/** Inserts adjacent lines that were removed from one index again. */
export function restoreRemoved(source: Source, removed: readonly RemovedLine[]): TextEdit[] {
  const [first] = removed;
  if (!first) return [];
  const { at, eolAbove } = first;
  const { length } = source.lines;
  if (at < length || removed.at(-1)?.line.eol !== '' || eolAbove === '')
    return placeLines(source, [
      { at: Math.min(at, length), remove: 0, insert: removed.map(({ line }) => line) },
    ]);
  const end = lineAt(source.lines, length - 1)?.text.length ?? 0;
  const text = removed.map(({ line }) => line.text + line.eol).join('');
  return [insertAt(length - 1, end, eolAbove + text)];
}
