// Words of the form that are fetched after the first picture: badges, runs, moving.

import type * as english from '../../en/words/record-tools.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

export const recordToolWords: Told<typeof english.recordToolWords> = {
  junk: {
    many: (lines, orMore) =>
      `Kein Leser kann diese ${number(lines)} ${orMore ? 'und weitere Zeilen' : 'Zeilen'} lesen. Sie bleiben, wie sie sind.`,
    noColon: 'Kein Leser kann diese Zeile lesen: Sie hat keinen Doppelpunkt. Sie bleibt, wie sie ist.',
    noName:
      'Kein Leser kann diese Zeile lesen: Was vor dem Doppelpunkt steht, ist kein Name eines Felds. Sie bleibt, wie sie ist.',
  },
  listed: {
    whole: (name) =>
      `Der Name eines Robots enthält weder Leerzeichen noch Komma; die Zeile „${name}“ gilt also niemandem.`,
    'identifier-prefix': (name, seen) =>
      seen === '' ? `Die Zeile „${name}“ gilt für niemanden.` : `Von „${name}“ wird nur ${seen} gelesen.`,
    contains: (name) => `„${name}“ gilt für jeden Robot, dessen Name irgendwo darin vorkommt.`,
  },
  splitNames: (count) => `${count} User-Agents daraus machen`,
  decides: 'entscheidet',
  decidesTitle: (count, cells) =>
    `Entscheidet über ${number(count)} von ${plural(cells, 'Zelle', 'Zellen')} der Tabelle`,
  emptyBadge: {
    allow: {
      text: 'ohne Wirkung',
      title: 'Ein Allow ohne Pfad erlaubt nichts, was nicht schon erlaubt war.',
    },
    deny: { text: 'verbietet nichts', title: 'Ein Disallow ohne Pfad verbietet nichts.' },
  },
  runName: (from, to) => `Zeilen ${from} bis ${to}`,
  openRun: (from, to) => `Zeilen ${from} bis ${to} aufklappen`,
  answers: (told) => `Von den URLs der Tabelle: ${told}`,
  moreRules: (count) => plural(count, 'Regel', 'Regeln'),
  decide: (count) => (count === 1 ? 'entscheidet' : 'entscheiden'),
  moveToLine: 'Verschieben zu Zeile',
  move: 'Verschieben',
  noSuchPlace: 'Diese Zeile steht in keinem Abschnitt. Die Regel bleibt, wo sie ist.',
};
