// How many cells the edits since opening or saving change: in the status line, on the tab of a narrow screen, and told aloud.
import { number, plural } from './counts.ts';

export const editChangesWords = {
  changes: (changed: number, all: number) =>
    `Your edits change ${number(changed)} of ${plural(all, 'cell', 'cells')}`,
  none: 'No cell changes',
  /** Behind the name of the pane. */
  onTab: (changed: number) => `${number(changed)} changed`,
  hint: 'What changes, cell by cell',
} as const;

export const toldChanges = (changed: number, all: number): string =>
  changed === 0 ? editChangesWords.none : editChangesWords.changes(changed, all);
