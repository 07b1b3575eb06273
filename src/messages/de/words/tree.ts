// Words for the tree of paths.
import type * as english from '../../en/words/tree.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

export const treeWords: Told<typeof english.treeWords> = {
  tree: 'Baum',
  hint: 'URLs nach ihren Pfaden zusammenfassen, mit einem Balken der Antworten für jeden Ordner',
  name: 'URLs nach Pfad',
  bars: 'Antworten für',
  allColumns: 'alle Spalten',
  working: 'Die Pfade werden zusammengefasst.',
  /** The page that is called as its folder. */
  itself: (folder) => `${folder} selbst`,
  urls: (count) => plural(count, 'URL', 'URLs'),
  counted: (count, word) => `${number(count)} ${word}`,
  /** What a node is called: a folder with its URLs, a page; then its answers. */
  node: (label, urls, answers) =>
    [label, ...(urls === undefined ? [] : [plural(urls, 'URL', 'URLs')]), ...answers].join(', '),
  keys: 'Pfeil rechts und links klappen einen Ordner auf und zu, * klappt alle daneben auf, Eingabe auf einer URL sagt warum.',
};
