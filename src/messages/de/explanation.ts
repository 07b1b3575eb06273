// Words of the trace: why a robot may or may not fetch a URL.
import type * as english from '../en/explanation.ts';
import type { Told } from '../language.ts';
import { number, plural } from './counts.ts';

const rules = (count: number): string => plural(count, 'Regel', 'Regeln');

export const traceWords: Told<typeof english.traceWords> = {
  parts: { file: 'Datei', record: 'Abschnitt', rules: 'Regeln', skipped: 'Übergangen', readers: 'Leser' },
  skipped: {
    count: (count, reader) => `${reader} übergeht ${plural(count, 'Zeile', 'Zeilen')}`,
    others: (field) => `Nur andere Leser halten diese Zeile für ${field}.`,
    unknown: (field) => `${field} entscheidet hier nichts.`,
    broken: 'Kein Leser hält diese Zeile für ein Feld.',
  },
  line: (line) => `Zeile ${line}`,
  outcomes: {
    decides: 'entscheidet',
    chosen: 'gewählt',
    'passed-over': 'nicht gewählt',
    'no-match': 'passt nicht',
    'not-asked': 'nicht gefragt',
    shorter: 'kürzer',
    'too-late': 'zu spät',
    'no-effect': 'ohne Wirkung',
  },
  readAs: 'gelesen als',
  url: 'URL',
  asWritten: 'Die URL wird verglichen, wie sie dasteht.',
  escapesStay: 'Die URL wird verglichen, wie sie dasteht: Dieser Leser löst keine Prozentkodierung auf.',
  comparedAs: 'verglichen als',
  /** What each changed octet counts as, once each. */
  octets: (changes) => `${changes.map(([written, read]) => `${written} zählt als ${read}`).join(', ')}.`,
  statusSaid: 'So steht es im Text dieses Lesers.',
  statusTold: 'Andere sagen das über diesen Leser.',
  statusOurs: 'Im Text dieses Lesers steht es nicht; das ist unsere Lesart.',
  readersAgree: (count, answer) => `Alle ${number(count)} sagen ${answer}.`,
  readersDiffer: (counts) =>
    `${counts.map(([answer, count]) => `${number(count)} ${count === 1 ? 'sagt' : 'sagen'} ${answer}`).join(', ')}.`,
  otherRecords: (count) => plural(count, 'anderer Abschnitt', 'andere Abschnitte'),
  candidates: 'Regeln in der Reihenfolge der Datei, was aus jeder wurde und warum',
  columns: { line: 'Zeile', rule: 'Regel', outcome: 'Ergebnis', reason: 'Warum' },
  folded: {
    'no-match': (count) => `${rules(count)} ${count === 1 ? 'passt' : 'passen'} nicht`,
    'not-asked': (count) => `${rules(count)} ${count === 1 ? 'wird' : 'werden'} nicht gefragt`,
  },
  showMore: (count) => `${number(count)} weitere zeigen`,
  showAll: (count) => `Alle ${number(count)} zeigen`,
  aboutReader: (title) => `Über ${title}: was der Text sagt und offenlässt`,
  everyReader: 'Dieselbe Frage bei jedem Leser',
  readerColumns: { reader: 'Gelesen als', answer: 'Antwort', reason: 'Warum' },
  asReader: (title) => `Lesen als ${title}`,
  whereReadersDiffer: 'Wo Leser auf dieser Website abweichen, und was sie in Einklang bringt',
};
