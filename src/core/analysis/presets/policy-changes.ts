// Changes of one version of a file that are made together: in lines, and of whole lines.

import { applyEdits } from '../../document/edits.ts';
import { changedRuns } from '../../document/line-changes.ts';
import { lineAt, type SourceLine, sliceLines } from '../../document/lines.ts';
import { type LineChange, type PlacedLine, placeLines } from '../../document/place-lines.ts';
import { compareRanges, replaceInLine, type TextEdit } from '../../document/range.ts';
import type { Source } from '../../document/source.ts';
import { keepCommentOnly, removeRows } from '../../formats/rep/edit/record-rows.ts';
import { createPolicy, type Policy } from '../../syntax/policy.ts';

/** Edits inside lines, and changes of whole lines, that all refer to the same version. */
export interface PolicyChanges {
  readonly inLines: readonly TextEdit[];
  readonly ofLines: readonly LineChange[];
}

/** Several changes of the same version as one. */
export const mergeChanges = (changes: readonly PolicyChanges[]): PolicyChanges => ({
  inLines: changes.flatMap(({ inLines }) => inLines),
  ofLines: changes.flatMap(({ ofLines }) => ofLines),
});

/**
 * The edits in order. Of two at one place, whole lines come first at the beginning of a line, and last at its end: there
 * they follow the file's last line.
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

/** The file after some changes. */
export function applyChanges(policy: Policy, changes: PolicyChanges): Policy {
  return createPolicy(applyEdits(policy.source, editsOfChanges(policy.source, changes)), policy.format);
}

/** A line goes. A comment in it stays as a line of its own, and so do those above. */
export function removeLineChanges(policy: Policy, line: number): PolicyChanges {
  const kept = keepCommentOnly(policy, line);
  return kept
    ? { inLines: [kept], ofLines: [] }
    : { inLines: [], ofLines: [removeRows(policy, line, line + 1)] };
}

const toPlacedLine = ({ text, eol }: SourceLine): PlacedLine => (eol === '' ? { text } : { text, eol });

/** Old lines give way to fresh ones; a line that is still there with another text is changed in its place. */
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
    const known = oldLines.get(line.id);
    if (!known || known.place < next) {
      insert.push(toPlacedLine(line));
      continue;
    }
    const { place, text } = known;
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

/** The edits that make one version of a file of another, whose lines came of it by edits. */
export function editsBetweenVersions(before: Source, after: Source): readonly TextEdit[] {
  const parts = changedRuns(before.lines, after.lines).map(({ from, to, newFrom, newTo }) =>
    changesBetween(sliceLines(before.lines, from, to), sliceLines(after.lines, newFrom, newTo), from),
  );
  return editsOfChanges(before, mergeChanges(parts));
}

/** The text of a line. */
export const lineTextAt = ({ source }: Policy, line: number): string =>
  lineAt(source.lines, line)?.text ?? '';
