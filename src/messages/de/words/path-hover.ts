// What is told about the path of a rule: how it is read, by whom, and what it decides in the table.
import type * as english from '../../en/words/path-hover.ts';
import type { Told } from '../../language.ts';
import { listAll } from '../lists.ts';
import { number, plural } from './counts.ts';

export const pathHoverWords: Told<typeof english.pathHoverWords> = {
  pattern: (readers) => `* steht für beliebige Zeichen, ein $ am Schluss für das Ende: ${listAll(readers)}.`,
  characters: (readers) =>
    `Zeichen wie alle anderen; gemeint ist, was genau so beginnt: ${listAll(readers)}.`,
  beginning: (readers) =>
    readers
      ? `Ein Anfang: gemeint ist alles, was so beginnt: ${listAll(readers)}.`
      : 'Für jeden Leser ein Anfang: gemeint ist alles, was so beginnt.',
  never: (readers) =>
    readers
      ? `Ohne Schrägstrich am Anfang passt er nie: ${listAll(readers)}.`
      : 'Ohne Schrägstrich am Anfang passt er nie, gleich bei welchem Leser.',
  nothing: (readers) => `Leer, passt also auf nichts: ${listAll(readers)}.`,
  everything: (readers) => `Leer, passt also auf alles und erlaubt es: ${listAll(readers)}.`,
  skipped: (readers) => `Die Zeile wird übergangen: ${listAll(readers)}.`,
  decides: (cells, of) =>
    cells === 0
      ? of === 1
        ? 'Entscheidet nicht über die eine Zelle der Tabelle.'
        : `Entscheidet über keine der ${number(of)} Zellen der Tabelle.`
      : `Entscheidet über ${number(cells)} von ${plural(of, 'Zelle', 'Zellen')} der Tabelle.`,
};
