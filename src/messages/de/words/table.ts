// Words of copying and saving the table of answers.
import type * as english from '../../en/words/table.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

const rows = (count: number): string => plural(count, 'Tabellenzeile', 'Tabellenzeilen');

export const tableWords: Told<typeof english.tableWords> = {
  url: 'URL',
  /** Name of a saved table, without the ending. */
  file: 'zugriff',
  copyAs: { text: 'Als Text kopieren', markdown: 'Als Markdown kopieren', csv: 'Als CSV kopieren' },
  saveAs: { text: 'Als Text speichern', csv: 'Als CSV speichern' },
  saveAsPicture: { svg: 'Als Bild speichern (SVG)', png: 'Als Bild speichern (PNG)' },
  /** What stands on a picture of the table. */
  picture: {
    title: (question, origin) => (origin === '' ? question : `${question} ${origin}`),
    facts: (file, reader, time, shown, all) =>
      `${file}, gelesen als ${reader}, ${new Date(time).toLocaleDateString('de', { dateStyle: 'long' })}. ` +
      (shown === all ? `${rows(all)}.` : `${number(shown)} von ${rows(all)}.`),
    more: (count) => `und ${number(count)} weitere`,
    tooLarge: (height, width, mostHeight, mostWidth) =>
      `${rows(height)} mal ${plural(width, 'Spalte', 'Spalten')} sind zu viele für ein Bild: Gezeichnet werden bis zu ${number(mostHeight)} mal ${number(mostWidth)}. Filtern Sie die Zeilen, legen Sie Spalten zusammen oder speichern Sie als CSV.`,
  },
  copied: (count) => `${rows(count)} kopiert.`,
  notCopied: 'Der Browser hat das Kopieren nicht zugelassen. Speichern Sie die Tabelle stattdessen.',
  notPrinted: 'Die Tabelle ließ sich nicht erzeugen. Verbindung prüfen und noch einmal versuchen.',
  saved: (count) => `${rows(count)} gespeichert.`,
  pictureSaved: 'Bild gespeichert.',
  expectations: 'Erwartungen…',
  record: 'Antworten der Tabelle erwarten…',
  notSaved: 'Die Tabelle ließ sich nicht speichern.',
};
