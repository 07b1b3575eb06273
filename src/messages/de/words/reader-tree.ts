// Words of the tree that shows which readers answer alike.
import type * as english from '../../en/words/reader-tree.ts';
import type { Told } from '../../language.ts';
import { plural } from './counts.ts';

export const readerTreeWords: Told<typeof english.readerTreeWords> = {
  title: 'Wie weit Leser auseinanderliegen',
  about: (most) =>
    `Leser, die beisammenstehen, antworten gleich. An jeder Verzweigung steht, in wie vielen Zellen die Leser dahinter höchstens voneinander abweichen; bei allen zusammen ${plural(most, 'Zelle', 'Zellen')}.`,
  picture: (groups) =>
    `Ein Baum aus ${plural(groups, 'Gruppe', 'Gruppen')} von Lesern. Die Tabelle darunter sagt dasselbe.`,
  asTable: 'Dasselbe als Tabelle',
  table: 'Zellen, in denen Leser voneinander abweichen',
  group: 'Antworten gleich',
  names: (titles) => titles.join(', '),
  lens: (title) => `${title} (gelesen als)`,
};
