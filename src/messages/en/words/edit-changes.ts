// How many cells the edits since opening or saving change: in the status line, on the tab of a narrow screen, and told aloud.
import { number, plural } from './counts.ts';

export const editChangesWords = {
  changes: (changed: number, all: number) =>
    `Your edits change ${number(changed)} of ${plural(all, 'cell', 'cells')} of the table`,
  none: 'No cell of the table changes',
  outside: (crawlers: number) =>
    `answers change for ${plural(crawlers, 'crawler', 'crawlers')} outside the table`,
  /** Behind the name of the pane. */
  onTab: (changed: number) => `${number(changed)} changed`,
  hint: 'What changes, cell by cell',
} as const;

export function toldChanges(changed: number, all: number, outside: number): string {
  const cells = changed === 0 ? editChangesWords.none : editChangesWords.changes(changed, all);
  return outside === 0 ? cells : `${cells}; ${editChangesWords.outside(outside)}`;
}
