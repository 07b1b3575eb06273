// What makes readers agree, in sentences.

import type { ReaderFix, ReaderFixCode } from '../../core/compare/reader-fixes/fix.ts';
import { greatest, least } from '../../core/text/many.ts';
import type * as english from '../en/reader-fixes.ts';
import { list } from './lists.ts';

const numbers = (lines: readonly number[]) => list(lines.map((line) => String(line + 1)));
const linesIn = (lines: readonly number[]) => `${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${numbers(lines)}`;
/** The same behind a preposition with the dative, as `in` or `unter`. */
const atLines = (lines: readonly number[]) =>
  `${lines.length === 1 ? 'Zeile' : 'den Zeilen'} ${numbers(lines)}`;
/** The same as a genitive. */
const ofLines = (lines: readonly number[]) =>
  `${lines.length === 1 ? 'von Zeile' : 'der Zeilen'} ${numbers(lines)}`;
const distinct = (words: readonly string[]) => list([...new Set(words)]);

type Title = (fix: Pick<ReaderFix, 'lines' | 'words'>) => string;

/** They all begin with a noun or a word of the file, so that they can stand behind „und“ as well. */
const titles: Readonly<Record<ReaderFixCode, Title>> = {
  'move-rules-up': ({ lines }) =>
    `${linesIn(lines)} über ${lines.length === 1 ? 'die kürzere Regel' : 'die kürzeren Regeln'} verschieben`,
  'sort-rules': () => 'Regeln von der längsten zur kürzesten ordnen',
  'delete-blank-lines': ({ lines }) =>
    `${lines.length === 1 ? 'Leerzeile' : 'Leerzeilen'} ${numbers(lines)} löschen`,
  'write-names': ({ lines, words }) => `${distinct(words)} in ${atLines(lines)} schreiben`,
  'split-agents': ({ lines }) => `Namen aus ${atLines(lines)} auf eigene Zeilen verteilen`,
  'repeat-agents': ({ lines, words }) => `${distinct(words)} unter ${atLines(lines)} hinzufügen`,
  'own-record': ({ words }) => `Abschnitt für ${distinct(words)} vor alle anderen schreiben`,
  'move-record-up': ({ lines }) =>
    `Abschnitt von Zeile ${greatest(lines) + 1} über den von Zeile ${least(lines) + 1} verschieben`,
  'join-records': ({ lines }) => `Abschnitte ${ofLines(lines)} zu einem verbinden`,
  'move-others-out': ({ lines }) => `${linesIn(lines)} über den Abschnitt verschieben`,
  'write-empty-rule': ({ lines }) => `Disallow ohne Wert unter ${atLines(lines)} schreiben`,
  'write-first-line': () => 'Kommentarzeile über Zeile 1 schreiben',
  'move-to-top': ({ lines }) =>
    `${lines.length === 1 ? 'Abschnitt' : 'Abschnitte'} ${ofLines(lines)} an den Anfang verschieben`,
  'other-spelling': ({ lines, words }) => `${distinct(words)} auch über ${atLines(lines)} schreiben`,
  'drop-query': ({ lines, words }) => `${distinct(words)} in ${atLines(lines)} schreiben`,
  'drop-trailing-star': ({ lines, words }) => `${distinct(words)} in ${atLines(lines)} schreiben`,
  'list-urls': ({ words }) => `${words.length === 1 ? 'Regel' : 'Regeln'} für ${distinct(words)} schreiben`,
  'index-folder': ({ lines, words }) => `Allow ${distinct(words)} über ${atLines(lines)} hinzufügen`,
  'allow-own-file': ({ lines, words }) => `Allow ${distinct(words)} über ${atLines(lines)} hinzufügen`,
  'delete-empty-rules': ({ lines }) =>
    `${lines.length === 1 ? 'Regel' : 'Regeln'} ohne Pfad in ${atLines(lines)} löschen`,
};

/** What a fix does, as its button says it. */
export const readerFixTitle: typeof english.readerFixTitle = (fix) => {
  const title = titles[fix.code](fix);
  return fix.and ? `${title} und ${titles[fix.and.code](fix.and)}` : title;
};
