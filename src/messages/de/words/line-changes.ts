// Words of a list of lines that come and go.
import type * as english from '../../en/words/line-changes.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

export const lineChangesWords: Told<typeof english.lineChangesWords> = {
  changes: (added, removed) =>
    `Was sich im Text ändert: ${plural(added, 'Zeile', 'Zeilen')} hinzu, ${number(removed)} weg`,
  change: {
    added: (line) => `Hinzugekommen, Zeile ${line}: `,
    removed: (line) => `Weggefallen, Zeile ${line}: `,
    same: (line) => `Wie bisher, Zeile ${line}: `,
  },
  moreLines: (count) => `und ${plural(count, 'weitere Zeile', 'weitere Zeilen')}`,
};
