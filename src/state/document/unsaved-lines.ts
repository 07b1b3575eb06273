// What the lines of the open file were when it was last saved, else when it was opened.
import { type EditedLines, editedLines } from '../../core/document/edited-lines.ts';
import { type ChangedRun, changedRuns } from '../../core/document/line-changes.ts';
import { memoizeByKey, memoizeLast } from '../../core/text/lazy.ts';
import type { GatepostState } from './document-store.ts';
import { savedFiles } from './saved-files.ts';
import { openFile } from './selectors.ts';

const noLines: EditedLines = { changed: new Map(), removed: [] };

const between = memoizeLast(2, editedLines);

const noRuns: readonly ChangedRun[] = [];

const runsBetween = memoizeLast(2, changedRuns);

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
