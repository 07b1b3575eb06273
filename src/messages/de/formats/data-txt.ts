// Words of the form for a data.txt: data sets, the lines that describe them, the list a visitor makes, and YAML.
import type { FieldNameProblem } from '../../../core/formats/data-txt/edit/field-name.ts';
import type { IdleEntry } from '../../../core/formats/data-txt/question/dataset-catalogue.ts';
import type { DatasetReason } from '../../../core/formats/data-txt/question/dataset-verdict.ts';
import type { SuggestedName } from '../../../core/formats/data-txt/suggested-names.ts';
import type * as english from '../../en/formats/data-txt.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

// Words for the question about data sets in the matrix and in the trace. The reading is ours, and said to be.
const because: Readonly<Record<DatasetReason, (line: number) => string>> = {
  rule: (line) => `Zeile ${line} entscheidet`,
  'own-file': () => 'von der Regeldatei selbst darf keine Regel sprechen',
  'no-record': () => 'kein Abschnitt gilt für diesen Besucher',
  'no-rule': () => 'keine Regel passt',
  status: () => 'die Datei wurde nicht gelesen',
  'other-site': () => 'diese URL liegt auf einer anderen Website',
};

export const datasetWords: Translated<typeof english.datasetWords> = {
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

const names: Readonly<Record<SuggestedName['id'], string>> = {
  title: 'Titel',
  description: 'Beschreibung',
  license: 'Lizenz',
  format: 'Format',
  updated: 'Aktualisiert',
  contact: 'Kontakt',
};

const nameProblems: Readonly<Record<FieldNameProblem, string>> = {
  empty: 'Eine Zeile braucht einen Namen. Der alte bleibt, bis Sie einen anderen eingeben.',
  'not-a-token':
    'Ein Name ist ein Wort ohne Leerzeichen, Doppelpunkte und andere Trennzeichen; darum ist das noch nicht geschrieben.',
  'known-field':
    'Manche Leser halten eine Zeile mit diesem Namen für eine Regel oder einen User-Agent; darum ist das noch nicht geschrieben.',
};

const idle: Readonly<Record<IdleEntry['why'], (line: number) => string>> = {
  covered: (line) => `Zeile ${line} kommt vorher und entscheidet`,
  'matches-nothing': () => 'Der Pfad kann auf keine URL dieser Website passen',
  'own-file': () => 'Keine Regel darf von einer Regeldatei sprechen',
};

const losses = (count: number) => {
  if (count === 0) return 'Nichts geht verloren.';
  return count === 1
    ? '1 Angabe ginge verloren oder würde anders gesagt'
    : `${number(count)} Angaben gingen verloren oder würden anders gesagt`;
};

export const datasetFormWords: Translated<typeof english.datasetFormWords> = {
  add: 'Datensatz',
  addTitle: 'Datensatz ankündigen: ein Allow und darunter Zeilen, die ihn beschreiben',
  name: 'Name',
  value: (name) => name,
  emptyValue: 'leer',
  whole: 'beschreibt den ganzen Abschnitt',
  folder: 'Ein Ordner mit Datensätzen: Angekündigt ist alles, was mit diesem Pfad beginnt.',
  describe: 'Weiter beschreiben',
  describeLine: (line) => `Weiter beschreiben, Zeile ${line}`,
  suggest: (id) => names[id],
  other: 'Anderer Name',
  /** A name to begin with that the person is about to change. */
  otherName: 'Note',
  nameProblem: (problem) => nameProblems[problem],
  moveUp: 'Nach oben verschieben',
  moveDown: 'Nach unten verschieben',
  moved: (line) => `In Zeile ${line} verschoben`,
  ours: 'Nach unserer Lesart kündigt ein Allow einen Datensatz an, und die Zeilen darunter beschreiben ihn.',
  list: 'Zeigen, was ein Besucher auflisten würde…',
  listTitle: 'Was das Werkzeug eines Besuchers auflisten würde',
  listAbout: (path) =>
    `Was ${path} einem Besucher ankündigt, den kein Abschnitt nennt, nach unserer Lesart: Das Memo hat kein Feld für Datensätze.`,
  columns: {
    path: 'Pfad',
    title: 'Titel',
    license: 'Lizenz',
    format: 'Format',
    updated: 'Aktualisiert',
    line: 'Zeile',
  },
  announced: (count) => `${plural(count, 'Datensatz', 'Datensätze')} angekündigt`,
  nothing: 'Nichts ist angekündigt.',
  unread: 'Die Datei wird nicht gelesen, also ist unbekannt, ob es Datensätze gibt.',
  aboutAll: 'Über alle',
  closed: (count) => `${plural(count, 'Pfad', 'Pfade')} verboten`,
  idle: (count) =>
    count === 1 ? '1 Allow kündigt nichts an' : `${number(count)} Allow-Zeilen kündigen nichts an`,
  idleEntry: (path, line, { why, coveredBy = 0 }) =>
    `Zeile ${line}, ${path === '' ? 'ohne Pfad' : path}: ${idle[why](coveredBy + 1)}.`,
  entry: (path, line) => `Zeile ${line}: ${path}`,
  folderMark: 'ein Ordner',
  copyMarkdown: 'Als Markdown kopieren',
  copyCsv: 'Als CSV kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser lässt das Kopieren nicht zu.',
  close: 'Schließen',
  yaml: {
    region: 'YAML des R-Pakets pins',
    is: 'Das ist YAML, wie das R-Paket pins es schreibt. Mit dem Memo hat es nichts gemein als den Namen der Datei; darum findet kein Crawler einen Abschnitt darin.',
    holds: (paths, fields, columns) =>
      [
        plural(paths, 'Datei', 'Dateien'),
        plural(fields, 'Eintrag', 'Einträge'),
        ...(columns > 0 ? [plural(columns, 'Spalte', 'Spalten')] : []),
      ].join(', '),
    files: 'Dateien',
    entries: 'Einträge',
    columns: 'Spalten',
    unread: (lines) =>
      lines.length === 1
        ? `Nicht gelesen: Zeile ${lines[0]! + 1}. Sie bleibt, wie sie ist.`
        : `Nicht gelesen: Zeilen ${lines.map((line) => String(line + 1)).join(', ')}. Sie bleiben, wie sie sind.`,
    entry: (name, value) => `${name}: ${value}`,
    column: (parts) => parts.filter((part) => part !== '').join(', '),
    turn: 'In Abschnitte umwandeln…',
    title: (path) => `${path} in Abschnitte umwandeln`,
    about:
      'Schreibt einen Abschnitt für alle Besucher: ein Allow für jede Datei dieser Website und darunter, was über sie gesagt ist. Das YAML fällt weg.',
    losses,
    result: 'Die Datei wäre dann',
    run: (count) =>
      count === 0
        ? 'In Abschnitte umwandeln'
        : `Mit ${plural(count, 'Verlust', 'Verlusten')} in Abschnitte umwandeln`,
    cancel: 'Abbrechen',
    target: 'Abschnitte',
  },
};
