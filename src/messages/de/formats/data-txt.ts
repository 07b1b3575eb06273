// Words of the form for a data.txt: data sets, the lines that describe them, the list of a visitor, and YAML.
import type { FieldNameProblem } from '../../../core/formats/data-txt/edit/field-name.ts';
import type { IdleEntry } from '../../../core/formats/data-txt/question/dataset-catalogue.ts';
import type { DatasetReason } from '../../../core/formats/data-txt/question/dataset-verdict.ts';
import type { SuggestedName } from '../../../core/formats/data-txt/suggested-names.ts';
import type * as english from '../../en/formats/data-txt.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

// Words for the question about data sets in the table and its explanation. They say that the reading is Gatepost's.
const because: Readonly<Record<DatasetReason, (line: number) => string>> = {
  rule: (line) => `Zeile ${line} entscheidet`,
  'own-file': () => 'Regeln gelten nicht für die Regeldatei selbst',
  'no-record': () => 'kein Abschnitt gilt für diesen Besucher',
  'no-rule': () => 'keine Regel passt',
  status: () => 'die Datei wurde nicht gelesen',
  'other-site': () => 'diese URL liegt auf einer anderen Website',
};

export const datasetWords = {
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
  noSetName: 'kein Datensatz, also keine Angaben',
  visitor: 'Besucher',
  anyVisitor: 'alle anderen Besucher',
  heading: (visitor) => `für ${visitor === '' ? 'alle anderen Besucher' : visitor}`,
  ours: 'Die Spezifikation hat kein Feld für Datensätze. Unsere Lesart: Eine Allow-Zeile kündigt einen an, und die Felder darunter, bis zur nächsten Regel, beschreiben ihn. Besucher, die diese Felder nicht kennen, überspringen sie.',
  unread:
    'Die Datei wird nicht gelesen, also ist unbekannt, ob es Datensätze gibt. Der Zugriff ist eine andere Frage: Gibt es die Datei nicht, beschränkt ihn die Spezifikation nicht.',
  more: 'Mehr über diese Lesart',
  part: 'Datensatz',
} satisfies Translated<typeof english.datasetWords>;

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
    'Nicht geschrieben: Ein Name ist ein Wort ohne Leerzeichen, Doppelpunkte und andere Trennzeichen.',
  'known-field':
    'Nicht geschrieben: Manche Leser halten eine Zeile mit diesem Namen für eine Regel oder einen User-Agent.',
};

const idle: Readonly<Record<IdleEntry['why'], (line: number) => string>> = {
  covered: (line) => `Zeile ${line} steht davor und entscheidet`,
  'matches-nothing': () => 'Der Pfad kann auf keine URL dieser Website passen',
  'own-file': () => 'Regeln gelten nicht für eine Regeldatei',
};

const losses = (count: number) => {
  if (count === 0) return 'Nichts geht verloren.';
  return count === 1
    ? '1 Angabe ginge verloren oder würde sich ändern'
    : `${number(count)} Angaben gingen verloren oder würden sich ändern`;
};

export const datasetFormWords = {
  add: 'Datensatz hinzufügen',
  addTitle: 'Datensatz mit einer Allow-Zeile und beschreibenden Zeilen ankündigen',
  name: 'Name',
  value: (name) => name,
  emptyValue: 'leer',
  whole: 'beschreibt den ganzen Abschnitt',
  folder: 'Ein Ordner mit Datensätzen: Jede URL, die mit diesem Pfad beginnt, ist angekündigt.',
  describe: 'Angaben hinzufügen',
  describeLine: (line) => `Angaben hinzufügen, Zeile ${line}`,
  suggest: (id) => names[id],
  other: 'Anderer Name',
  /** The initial name of a field, which the user changes. */
  otherName: 'Note',
  nameProblem: (problem) => nameProblems[problem],
  moveUp: 'Nach oben verschieben',
  moveDown: 'Nach unten verschieben',
  moved: (line) => `In Zeile ${line} verschoben`,
  ours: 'Nach unserer Lesart kündigt eine Allow-Zeile einen Datensatz an, und die Zeilen darunter beschreiben ihn.',
  list: 'Zeigen, was ein Besucher auflisten würde…',
  listTitle: 'Was das Werkzeug eines Besuchers auflisten würde',
  listAbout: (path) =>
    `Was ${path} allen anderen Besuchern ankündigt, nach unserer Lesart. Die Spezifikation hat kein Feld für Datensätze.`,
  columns: {
    path: 'Pfad',
    title: 'Titel',
    license: 'Lizenz',
    format: 'Format',
    updated: 'Aktualisiert',
    line: 'Zeile',
  },
  announced: (count) => `${plural(count, 'Datensatz', 'Datensätze')} angekündigt`,
  nothing: 'Keine Datensätze angekündigt.',
  unread: 'Die Datei wird nicht gelesen, also ist unbekannt, ob es Datensätze gibt.',
  aboutAll: 'Über alle',
  closed: (count) => `${plural(count, 'Pfad', 'Pfade')} geschlossen`,
  idle: (count) =>
    count === 1 ? '1 Allow-Zeile kündigt nichts an' : `${number(count)} Allow-Zeilen kündigen nichts an`,
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
    is: 'Das ist YAML des R-Pakets pins. Mit der Spezifikation hat es nur den Dateinamen gemeinsam, darum finden Crawler keine Abschnitte darin.',
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
      'Schreibt einen Abschnitt für alle Besucher, mit einer Allow-Zeile für jede Datei dieser Website und den Angaben dazu darunter. Das YAML wird entfernt.',
    losses,
    result: 'Die Datei wäre dann',
    run: (count) =>
      count === 0
        ? 'In Abschnitte umwandeln'
        : `Mit ${plural(count, 'Verlust', 'Verlusten')} in Abschnitte umwandeln`,
    cancel: 'Abbrechen',
    target: 'Abschnitte',
  },
} satisfies Translated<typeof english.datasetFormWords>;
