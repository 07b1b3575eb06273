// Which lines of a version were changed, and which lines of an earlier one went: by the ids of lines, and how to bring
// each of them back.
import { type ChangedRun, changedRuns } from './line-changes.ts';
import { type Eol, type Lines, lineAt, lineIndexOfId, type SourceLine, sliceLines } from './lines.ts';
import { placeLines } from './place-lines.ts';
import { insertAt, replaceInLine, type TextEdit } from './range.ts';
import type { Source } from './source.ts';

/** A line of the earlier version that is no more. */
export interface RemovedLine {
  readonly line: SourceLine;
  /** Its number in the earlier version, 0-based. */
  readonly was: number;
  /** Before which line it stood, as the lines are now. */
  readonly at: number;
  /** What ended the line above it: where it was the last one, that went with it. */
  readonly eolAbove: Eol;
}

export interface EditedLines {
  /** What lines were that are otherwise now, by their ids. */
  readonly changed: ReadonlyMap<number, SourceLine>;
  readonly removed: readonly RemovedLine[];
}

const isSameText = (one: SourceLine, other: SourceLine) => one.text === other.text && one.eol === other.eol;

/** A longer run was written anew as a whole: nobody looks at each of its lines, and comparing them takes long. */
const LONGEST_RUN = 1000;

const isWorthMarking = ({ from, to, newFrom, newTo }: ChangedRun) =>
  to - from <= LONGEST_RUN && newTo - newFrom <= LONGEST_RUN;

/**
 * What became of the lines of `before`. A line that came back as it was counts as never gone; a moved one neither.
 * @param changes where the two differ
 */
export function editedLines(
  before: Lines,
  after: Lines,
  changes: readonly ChangedRun[] = changedRuns(before, after),
): EditedLines {
  const changed = new Map<number, SourceLine>();
  const removed: RemovedLine[] = [];
  const runs = changes.filter(isWorthMarking);
  // Lines that moved stand in another run.
  const present = new Set(
    runs.flatMap((run) => sliceLines(after, run.newFrom, run.newTo)).map(({ id }) => id),
  );
  for (const run of runs) {
    const fresh = sliceLines(after, run.newFrom, run.newTo);
    const placeOf = new Map(fresh.map(({ id }, place) => [id, place]));
    let next = 0;
    sliceLines(before, run.from, run.to).forEach((line, i) => {
      const own = placeOf.get(line.id);
      const now = own === undefined ? undefined : fresh[own];
      if (own !== undefined && now) {
        if (now.text !== line.text) changed.set(line.id, line);
        next = Math.max(next, own + 1);
        return;
      }
      const back = fresh.findIndex((one, place) => place >= next && isSameText(one, line));
      if (back >= 0) next = back + 1;
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

/** Gives a line the text that it had. */
export function restoreLine({ lines }: Source, was: SourceLine): TextEdit[] {
  const place = lineIndexOfId(lines, was.id);
  const now = lineAt(lines, place);
  return now ? [replaceInLine(place, 0, now.text.length, was.text)] : [];
}

/** Puts neighboring lines that were removed from one place back where they were. */
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
