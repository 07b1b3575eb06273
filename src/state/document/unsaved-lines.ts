// What the lines of the open file were when it was last saved, else when it was opened.
import { type EditedLines, editedLines } from '../../core/document/edited-lines.ts';
import { type ChangedRun, changedRuns } from '../../core/document/line-changes.ts';
import { type Lines, lineAt } from '../../core/document/lines.ts';
import { memoizeByKey, memoizeLast } from '../../core/text/lazy.ts';
import type { GatepostState } from './document-store.ts';
import { savedFiles } from './saved-files.ts';
import { openFile } from './selectors.ts';

const noLines: EditedLines = { changed: new Map(), removed: [] };

const between = memoizeLast(2, editedLines);

const noRuns: readonly ChangedRun[] = [];

const isSameText = (one: Lines, other: Lines, { from, newFrom }: ChangedRun, offset: number): boolean =>
  lineAt(one, from + offset)?.text === lineAt(other, newFrom + offset)?.text;

/** A line that was rewritten with the same text has a new identity but did not change. */
function isOtherText(before: Lines, after: Lines, run: ChangedRun): boolean {
  const length = run.to - run.from;
  if (length !== run.newTo - run.newFrom) return true;
  return Array.from({ length }, (_, offset) => offset).some(
    (offset) => !isSameText(before, after, run, offset),
  );
}

const runsBetween = memoizeLast(2, (before: Lines, after: Lines) =>
  changedRuns(before, after).filter((run) => isOtherText(before, after, run)),
);

/** Where the lines of the open file differ from what was saved; the same list for the same two versions. */
export const unsavedRuns = memoizeByKey((state: GatepostState): readonly ChangedRun[] => {
  const file = openFile(state);
  const saved = savedFiles(state).find(({ id }) => id === file.id);
  if (!saved || saved.source === file.source || file.source.big) return noRuns;
  return runsBetween(saved.source.lines, file.source.lines);
});

/** The lines of the open file that differ from what was saved; the same object for the same two versions. */
export const unsavedLines = memoizeByKey((state: GatepostState): EditedLines => {
  const file = openFile(state);
  const saved = savedFiles(state).find(({ id }) => id === file.id);
  if (!saved || saved.source === file.source || file.source.big) return noLines;
  return between(saved.source.lines, file.source.lines);
});
