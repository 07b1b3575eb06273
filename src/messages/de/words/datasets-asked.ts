// Words for the question about data sets in the matrix and in the trace. The reading is ours, and said to be.
import type { DatasetReason } from '../../../core/questions/dataset-verdict.ts';
import type * as english from '../../en/words/datasets-asked.ts';
import type { Told } from '../../language.ts';

const because: Readonly<Record<DatasetReason, (line: number) => string>> = {
  rule: (line) => `Zeile ${line} entscheidet`,
  'own-file': () => 'von der Regeldatei selbst darf keine Regel sprechen',
  'no-record': () => 'kein Abschnitt gilt für diesen Besucher',
  'no-rule': () => 'keine Regel passt',
  status: () => 'die Datei wurde nicht gelesen',
  'other-site': () => 'diese URL liegt auf einer anderen Website',
};

export const datasetWords: Told<typeof english.datasetWords> = {
  group: 'data.txt',
  question: 'Ist es angekündigt?',
  columns: { announced: 'Angekündigt', title: 'Titel', license: 'Lizenz' },
  answers: {
    announced: 'Ja',
    closed: 'Nein',
    'not-mentioned': 'Nicht erwähnt',
    unknown: 'Unbekannt',
  },
  filters: { allow: 'Ja', deny: 'Nein', other: 'Nicht erwähnt, unbekannt' },
  counted: {
    announced: 'ja',
    closed: 'nein',
    'not-mentioned': 'nicht erwähnt',
    unknown: 'unbekannt',
    said: 'gesagt',
    'not-said': 'nicht gesagt',
    'no-set': 'ohne Datensatz',
  },
  withLine: (word, line) => `${word}, Zeile ${line}`,
  saidName: (said, line) => `${said}, angekündigt in Zeile ${line}`,
  because,
  notSaid: 'nicht gesagt',
  noSet: '–',
  noSetName: 'kein Datensatz, also ist nichts darüber gesagt',
  visitor: 'Besucher',
  anyVisitor: 'alle anderen Besucher',
  heading: (visitor) => `für ${visitor === '' ? 'alle anderen Besucher' : visitor}`,
  ours: 'Das Memo hat kein Feld für Datensätze. Unsere Lesart: Ein Allow kündigt einen an, und die Felder darunter beschreiben ihn, bis zur nächsten Regel. Besucher, die diese Felder nicht kennen, übergehen sie.',
  unread:
    'Die Datei wird nicht gelesen, also ist unbekannt, ob es Datensätze gibt. Der Zugriff ist eine andere Frage: Bei einer Datei, die es nicht gibt, beschränkt ihn das Memo nicht.',
  more: 'Mehr über diese Lesart',
  part: 'Datensatz',
};
