// How many cells the edits since opening or saving change: in the status line, on the tab of a narrow screen, and told aloud.
import type * as english from '../../en/words/edit-changes.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

export const editChangesWords: Told<typeof english.editChangesWords> = {
  changes: (changed, all) =>
    `Ihre Bearbeitungen ändern ${number(changed)} von ${plural(all, 'Zelle', 'Zellen')} der Tabelle`,
  none: 'Keine Zelle der Tabelle ändert sich',
  outside: (crawlers) =>
    `für ${plural(crawlers, 'Crawler', 'Crawler')} außerhalb der Tabelle ändern sich Antworten`,
  /** Behind the name of the pane. */
  onTab: (changed) => `${number(changed)} geändert`,
  hint: 'Was sich ändert, Zelle für Zelle',
};

export const toldChanges: typeof english.toldChanges = (changed, all, outside) => {
  const cells = changed === 0 ? editChangesWords.none : editChangesWords.changes(changed, all);
  return outside === 0 ? cells : `${cells}; ${editChangesWords.outside(outside)}`;
};
