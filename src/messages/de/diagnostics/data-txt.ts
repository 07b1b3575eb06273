// The findings of data.txt: one row per code, and one per code of a fix.

import type * as english from '../../en/diagnostics/data-txt.ts';
import type { Translated } from '../../language.ts';
import { plural } from '../counts.ts';

export const dataTxtFindingWords = {
  D002: {
    title: 'Nichts als Disallow',
    message: () => 'Die Datei hat nur Disallow-Zeilen: Keine Zeile sagt, wo Daten zu finden sind.',
    why: 'Eine data.txt sagt, wo Daten zu finden sind. Ein Feld dafür hat sie nicht; Zeilen mit einem beliebigen anderen Namen können es sagen. Um Crawler auszuschließen, robots.txt verwenden.',
  },
  D003: {
    title: 'Kommentar hinter einer Leerzeile',
    message: ({ line }) =>
      `Hinter einer Leerzeile folgt in Zeile ${line} ein Kommentar. Nach der gedruckten Grammatik darf er zu dieser Zeile gehören.`,
    why: 'Nach der gedruckten Regel für Kommentare darf ein Kommentar erst in einer späteren Zeile beginnen. Ein Leser, der sie wörtlich nimmt, sieht die Leerzeile nicht, die den Abschnitt beendet.',
  },
  D004: {
    title: 'Feld außerhalb von Abschnitten',
    message: ({ name, fields, blank, next }) => {
      const more = fields - 1;
      const are = more > 0 ? `und ${plural(more, 'weiteres Feld', 'weitere Felder')} stehen` : 'steht';
      if (blank !== undefined)
        return `${name} ${are} außerhalb von Abschnitten: Die leere Zeile ${blank} beendet den Abschnitt darüber.`;
      if (next !== undefined)
        return `${name} ${are} über dem ersten Abschnitt, der in Zeile ${next} beginnt.`;
      return `${name} ${are} außerhalb von Abschnitten: Keine User-agent-Zeile beginnt einen.`;
    },
    why: 'Nach der Grammatik sind Felder Zeilen eines Abschnitts. Außerhalb von Abschnitten beschreibt ein Feld nichts.',
  },
  D005: {
    title: 'Wert durch einen Kommentar abgeschnitten',
    message: ({ value, comment }) =>
      value === ''
        ? `Der Wert ist leer: ${comment} ist ein Kommentar.`
        : `Der Wert endet mit ${value}: ${comment} dahinter ist ein Kommentar.`,
    why: 'Ein Rautezeichen beginnt an jeder Stelle einen Kommentar. Ein Wert kann also keines enthalten.',
  },
  D006: {
    title: 'Keine Daten genannt',
    message: () => 'Die Datei hat keinen Abschnitt und nennt also keine Daten.',
    why: 'Eine data.txt besteht aus Abschnitten: User-agent-Zeilen, dann Allow-Zeilen für die Daten und Felder, die sie beschreiben.',
  },
} satisfies Translated<typeof english.dataTxtFindingWords>;

export const dataTxtFixWords = {
  'describe-data': ({ text }) => `„${text}“ hinzufügen`,
  'close-line': ({ line }) => `Zeile ${line} mit einem leeren Kommentar beenden`,
  'fields-into-record': ({ line, fields }) =>
    fields === 1
      ? `Feld in den Abschnitt der Zeile ${line} verschieben`
      : `${fields} Felder in den Abschnitt der Zeile ${line} verschieben`,
  'comment-above': ({ line }) => `Kommentar über Zeile ${line} verschieben`,
} satisfies Translated<typeof english.dataTxtFixWords>;
