// Changes of one version of a file that are applied together: edits inside lines, and changes of whole lines.

import { changedRuns } from '../../document/line-changes.ts';
import { lineAt, type SourceLine, sliceLines } from '../../document/lines.ts';
import { type LineChange, type PlacedLine, placeLines } from '../../document/place-lines.ts';
import { compareRanges, replaceInLine, type TextEdit } from '../../document/range.ts';
import type { Source } from '../../document/source.ts';
import { keepCommentOnly, removeRows } from '../../formats/rep/edit/record-rows.ts';
import { type Policy, policyAfterEdits } from '../../syntax/policy.ts';

/** Edits inside lines and changes of whole lines, all for the same version. */
export interface PolicyChanges {
  readonly inLines: readonly TextEdit[];
  readonly ofLines: readonly LineChange[];
}

/** Merges several changes of the same version. */
export const mergeChanges = (changes: readonly PolicyChanges[]): PolicyChanges => ({
  inLines: changes.flatMap(({ inLines }) => inLines),
  ofLines: changes.flatMap(({ ofLines }) => ofLines),
});

/**
 * Returns the edits in order. Of two edits at one place, changes of whole lines come first at the beginning of a
 * line, and last at its end, where they follow the last line of the file.
 */
function editsOfChanges(source: Source, { inLines, ofLines }: PolicyChanges): readonly TextEdit[] {
  const ordered = [
    ...inLines.map((edit) => ({ edit, isLines: 0 })),
    ...placeLines(source, ofLines).map((edit) => ({ edit, isLines: 1 })),
  ].toSorted(
    (a, b) =>
      compareRanges(a.edit.range, b.edit.range) ||
      (a.edit.range.start.column === 0 ? b.isLines - a.isLines : a.isLines - b.isLines),
  );
  return ordered.map(({ edit }) => edit);
}

/** Applies changes to a file. */
export function applyChanges(policy: Policy, changes: PolicyChanges): Policy {
  return policyAfterEdits(policy, editsOfChanges(policy.source, changes));
}

/** Removes a line. A comment in the line stays as its own line, and so do comments above it. */
export function removeLineChanges(policy: Policy, line: number): PolicyChanges {
  const keepCommentEdit = keepCommentOnly(policy, line);
  return keepCommentEdit
    ? { inLines: [keepCommentEdit], ofLines: [] }
    : { inLines: [], ofLines: [removeRows(policy, line, line + 1)] };
}

const toPlacedLine = ({ text, eol }: SourceLine): PlacedLine => (eol === '' ? { text } : { text, eol });

/** Replaces old lines with new ones. A line that is still there with another text is edited in place. */
function changesBetween(
  old: readonly SourceLine[],
  fresh: readonly SourceLine[],
  from: number,
): PolicyChanges {
  const inLines: TextEdit[] = [];
  const ofLines: LineChange[] = [];
  const oldLines = new Map(old.map(({ id, text }, place) => [id, { place, text }]));
  let next = 0;
  let insert: PlacedLine[] = [];
  const flush = (to: number) => {
    if (to > next || insert.length > 0) ofLines.push({ at: from + next, remove: to - next, insert });
    insert = [];
  };
  for (const line of fresh) {
    const oldLine = oldLines.get(line.id);
    if (!oldLine || oldLine.place < next) {
      insert.push(toPlacedLine(line));
      continue;
    }
    const { place, text } = oldLine;
    flush(place);
    next = place + 1;
    if (text !== line.text) inLines.push(editInLine(from + place, text, line.text));
  }
  flush(old.length);
  return { inLines, ofLines };
}

function editInLine(line: number, old: string, fresh: string): TextEdit {
  const shorter = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  return replaceInLine(line, head, old.length - tail, fresh.slice(head, fresh.length - tail));
}

/** Returns the edits between two versions of a file, the second of which was created from the first by edits. */
export function editsBetweenVersions(before: Source, after: Source): readonly TextEdit[] {
  const parts = changedRuns(before.lines, after.lines).map(({ from, to, newFrom, newTo }) =>
    changesBetween(sliceLines(before.lines, from, to), sliceLines(after.lines, newFrom, newTo), from),
  );
  return editsOfChanges(before, mergeChanges(parts));
}

/** Returns the text of a line. */
export const lineTextAt = ({ source }: Policy, line: number): string =>
  lineAt(source.lines, line)?.text ?? '';
