// The lines of the open file when it was last saved, or else opened.
import { type EditedLines, editedLines } from '../../core/document/edited-lines.ts';
import { type ChangedRun, changedRuns } from '../../core/document/line-changes.ts';
import { type Lines, lineAt } from '../../core/document/lines.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import type { GatepostState } from '../document/document-store.ts';
import { openFile } from '../document/selectors.ts';
import { savedFiles } from './saved-files.ts';

/** The differences between the lines of two versions. */
interface LineChanges extends EditedLines {
  /** The ranges that differ. */
  readonly runs: readonly ChangedRun[];
}

const noChanges: LineChanges = { changed: new Map(), removed: [], runs: [] };

const isSameText = (before: Lines, after: Lines, { from, newFrom }: ChangedRun, offset: number): boolean =>
  lineAt(before, from + offset)?.text === lineAt(after, newFrom + offset)?.text;

/**
 * Whether a run changed the text. A line that was rewritten with the same text has a new identity but did not
 * change.
 */
function hasChangedText(before: Lines, after: Lines, run: ChangedRun): boolean {
  const length = run.to - run.from;
  if (length !== run.newTo - run.newFrom) return true;
  return Array.from({ length }, (_, offset) => offset).some(
    (offset) => !isSameText(before, after, run, offset),
  );
}

/** Kept because every row on screen asks about its line, and the lines below it, at each keystroke. */
const changesBetween = memoizeLast(2, (before: Lines, after: Lines): LineChanges => {
  const runs = changedRuns(before, after);
  return {
    ...editedLines(before, after, runs),
    runs: runs.filter((run) => hasChangedText(before, after, run)),
  };
});

/** Returns how the lines of the open file differ from the saved ones; the same object for the same two versions. */
export function unsavedLines(state: GatepostState): LineChanges {
  const file = openFile(state);
  const saved = savedFiles(state).find(({ id }) => id === file.id);
  if (!saved || saved.source === file.source || file.source.big) return noChanges;
  return changesBetween(saved.source.lines, file.source.lines);
}
