// Whether a rule decides anything: its badge, the note below it, and the answers for each reader.
import type { NeverReason } from '../../core/analysis/never-decides/what-decides.ts';
import type * as english from '../en/never-decides.ts';
import type { Told } from '../language.ts';
import { traceHeadWords } from './app/shell.ts';
import { list } from './counts.ts';

/** Lines are 0-based. */
const linesOf = (lines: readonly number[]) =>
  `${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${list(lines.map((line) => String(line + 1)))}`;

const covering = (lines: readonly number[]) =>
  `${linesOf(lines)} ${lines.length === 1 ? 'geht' : 'gehen'} vor`;

const why: Readonly<Record<NeverReason, (lines: readonly number[]) => string>> = {
  covered: (lines) => `${covering(lines)}.`,
  'no-robot': (lines) =>
    lines.length === 0
      ? 'Ihre User-agent-Zeilen nennen keinen Robot.'
      : `Für ihre Robots gilt stattdessen ein anderer Abschnitt (${linesOf(lines)}).`,
  'own-file': () => 'Sie betrifft nur eine Datei, die jeder Robot abrufen darf.',
  'no-url': () =>
    'Keine URL passt zu ihrem Pfad, so wie dieser Leser vergleicht. Die meisten Pfade beginnen mit „/“.',
  'no-effect': () =>
    'Dieser Leser übergeht sie: Sie hat keinen Pfad, oder sie ist ein Allow, das er nicht kennt.',
  'no-record': () => 'Sie gehört zu keinem Abschnitt.',
  'not-read': () => 'Dieser Leser hält die Zeile nicht für eine Regel.',
};

export const decidingWords: Told<typeof english.decidingWords> = {
  neverDecides: 'entscheidet nie',
  comesFirst: (lines, isFirst) => {
    const hasOne = lines.length === 1 && !isFirst;
    return hasOne
      ? `Entscheidet nie: ${linesOf(lines)} passt auf dasselbe und geht vor.`
      : `Entscheidet nie: ${covering(lines)}.`;
  },
  moveAbove: (line) => `Über Zeile ${line} verschieben`,
  title: (line) => `Über welche URL entscheidet Zeile ${line}?`,
  everyReader: 'Jeder Leser',
  working: 'Es wird eine gesucht…',
  /** Of a rule of the text that is shown, or of one that only the older version has: its lines are those of that version. */
  present: {
    never: (deciding) => `Nie: ${why[deciding.why](deciding.covers)}`,
    /** Before the URL. */
    decides: 'Sie entscheidet zum Beispiel über',
    unsettled:
      'Offen: Ob andere Zeilen zusammen vorgehen, ließe sich nur in zu vielen Schritten feststellen. Vielleicht entscheidet sie.',
  },
  past: {
    never: (deciding) => `Nie, in der Fassung davor: ${why[deciding.why](deciding.covers)}`,
    decides: 'Sie entschied zum Beispiel über',
    unsettled:
      'Offen: Ob andere Zeilen zusammen vorgingen, ließe sich nur in zu vielen Schritten feststellen. Vielleicht hat sie entschieden.',
  },
  /** Behind the URL. */
  forAgent: traceHeadWords.forAgent,
  add: 'In die Tabelle aufnehmen',
  addUrl: (url) => `${url} in die Tabelle aufnehmen`,
  inTable: 'In der Tabelle',
  added: (url) => `${url} steht jetzt in der Tabelle`,
};
