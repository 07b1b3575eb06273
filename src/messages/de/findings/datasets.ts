// The findings of data.txt: one row per code, and one per code of a fix.
import type * as english from '../../en/findings/datasets.ts';
import type { Told } from '../../language.ts';

export const datasetFindingWords: Told<typeof english.datasetFindingWords> = {
  D001: {
    message: ([name]) => `Das ist eine data.txt, und die Zeile spricht von ${name}.`,
    why: 'Das Memo hat seinen Text aus robots.txt übernommen und dabei oft den Namen stehen lassen. Wer die Datei liest, kann sie für die andere halten.',
  },
  D002: {
    message: () => 'Die Datei hat nur Disallow-Zeilen: Keine Zeile sagt, wo Daten zu finden sind.',
    why: 'In dem Memo geht es darum, wo Daten zu finden sind. Ein Feld dafür legt es nicht fest; Zeilen mit einem beliebigen anderen Namen können es sagen. Um Robots fernzuhalten, ist robots.txt da.',
  },
  D003: {
    message: ([line]) =>
      `Hinter einer Leerzeile folgt in Zeile ${line} ein Kommentar. Nach der gedruckten Grammatik darf er zu dieser Zeile gehören.`,
    why: 'Nach der gedruckten Regel für Kommentare darf ein Kommentar erst in einer späteren Zeile beginnen. Ein Leser, der sie wörtlich nimmt, sieht die Leerzeile nicht, die den Abschnitt beendet.',
  },
};

export const datasetFixWords: Told<typeof english.datasetFixWords> = {
  'write-own-name': ([name]) => `${name} schreiben`,
  'describe-data': ([text]) => `„${text}“ hinzufügen`,
  'close-line': ([line]) => `Zeile ${line} mit einem leeren Kommentar beenden`,
  'comment-above': ([line]) => `Kommentar über Zeile ${line} verschieben`,
};
