// Words of the records pane.
import type { WritingProblem } from '../../core/syntax/writable-value.ts';
import type * as english from '../en/records.ts';
import type { Translated } from '../language.ts';
import { number, plural, withComments } from './counts.ts';

/** After „für“. */
const showCharacters = (characters: string) =>
  Array.from(characters)
    .map(
      (character) =>
        ({
          ' ': 'ein Leerzeichen',
          '\t': 'einen Tabulator',
          '\n': 'einen Zeilenumbruch',
          '\r': 'einen Zeilenumbruch',
        })[character] ?? character,
    )
    .join(', ');

const problems: Readonly<Record<WritingProblem, (characters: string) => string>> = {
  empty: () => 'Eine User-agent-Zeile braucht einen Namen. Bis ein neuer dasteht, bleibt der alte.',
  'line-break': () =>
    'Dieses Feld fasst eine Zeile. Mehrere Zeilen auf einmal, in einen Pfad oder einen User-Agent eingefügt, ergeben mehrere Einträge.',
  'number-sign': () =>
    'Ein Rautezeichen würde einen Kommentar beginnen, darum ist das noch nicht geschrieben. Nehmen Sie es heraus.',
  'control-character': () =>
    'Darin steht ein Steuerzeichen, darum ist das noch nicht geschrieben. Nehmen Sie es heraus.',
  'half-character': () =>
    'Darin steht ein unvollständiges Zeichen, darum ist das noch nicht geschrieben. Nehmen Sie es heraus.',
  space: () =>
    'Nicht geschrieben: Eine Regel mit einem Leerzeichen im Pfad passt auf nichts. Leerzeichen entfernen oder kodieren.',
};

export const recordsWords = {
  notRead: 'nicht gelesen',
  unread: (reader) => `${reader} liest nicht bis hierher.`,
  title: 'Abschnitte',
  counts: (records) => plural(records, 'Abschnitt', 'Abschnitte'),
  writeInstead: (text) => `${text} schreiben`,
  pastedRules: 'Fügen Sie hier User-Agents ein, einen pro Zeile. Zeilen mit Regeln gehören in den Text.',
  pastedAgents:
    'Nicht eingefügt: Diese Zeilen beginnen andere Abschnitte. In den Text einfügen oder zuerst einen Abschnitt hinzufügen.',
  addShort: 'Neu',
  ruleShort: 'Regel',
  addRecord: 'Neuer Abschnitt',
  addRule: 'Regel hinzufügen',
  agent: 'User-agent',
  agentNames: {
    path: {
      agent: 'User-agent',
      add: 'User-Agent hinzufügen',
      any: 'alle anderen Crawler',
      every: 'alle Crawler',
      only: 'Ein Abschnitt braucht einen User-Agent. Löschen Sie stattdessen den Abschnitt.',
      alone: undefined,
    },
    'usage-rule': {
      agent: 'Crawler',
      add: 'Crawler hinzufügen',
      any: 'alle Crawler',
      every: 'alle Crawler',
      only: 'Ein Abschnitt braucht einen Crawler. Löschen Sie stattdessen den Abschnitt.',
      alone:
        'Ein Abschnitt für alle Crawler (*) nennt keinen anderen. Fügen Sie für ihn einen Abschnitt hinzu.',
    },
  },
  usage: 'Nutzung',
  moreAgents: (count) => `und ${number(count)} weitere`,
  fewerAgents: 'weniger zeigen',
  fold: 'Zuklappen',
  unfold: 'Aufklappen',
  lineRange: (from, to) => (from === to ? `Zeile ${from}` : `Zeilen ${from}–${to}`),
  effect: 'Allow oder Disallow',
  path: 'Pfad',
  emptyPath: 'leer',
  comment: 'Kommentar',
  lineName: (line) => `Zeile ${line}`,
  recordMenu: 'Mehr zu diesem Abschnitt',
  agentMenu: (name, line) => `Mehr zu ${name} in Zeile ${line}`,
  ruleMenu: (line) => `Mehr zu Zeile ${line}`,
  menu: {
    rename: 'Umbenennen',
    removeAgent: (name) => `${name} aus diesem Abschnitt entfernen`,
    separate: 'In einen eigenen Abschnitt verschieben',
    about: (name) => `Über ${name}`,
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    moveTo: 'Zu einer Zeile verschieben…',
    duplicate: 'Duplizieren',
    addBelow: 'Regel darunter hinzufügen',
    addRecordBelow: 'Abschnitt darunter hinzufügen',
    split: 'Hier einen neuen Abschnitt beginnen',
    joinAbove: 'Mit dem Abschnitt darüber verbinden',
    commentHere: 'In dieser Zeile kommentieren',
    commentAbove: 'Darüber kommentieren',
    commentBelow: 'Darunter kommentieren',
    decides: 'Über welche URL entscheidet sie?',
    showLine: (line) => `Zeile ${line} im Text zeigen`,
    showLines: (from, to) =>
      from === to ? `Zeile ${from} im Text zeigen` : `Zeilen ${from}–${to} im Text zeigen`,
    changeTo: (name) => `In ${name} ändern`,
    moveToRecord: 'In einen Abschnitt verschieben',
    removeRecord: 'Abschnitt löschen',
  },
  otherField: {
    skipped: {
      text: 'übergangen',
      title: (reader) =>
        `${reader} übergeht diese Zeile: Sie ist weder User-agent noch Allow noch Disallow. Crawler, die das Feld kennen, lesen sie.`,
    },
    counted: {
      text: 'zählt als Regel',
      title: (reader) =>
        `${reader} entscheidet mit dieser Zeile nichts, zählt sie aber als Regel: Eine User-agent-Zeile darunter beginnt einen neuen Abschnitt.`,
    },
  },
  deleteLine: (line, comments) => `Zeile ${line}${withComments(comments)} löschen`,
  emptyTitle: 'Diese Datei hat keinen Abschnitt',
  emptyText: {
    open: 'also darf jeder Crawler alles abrufen. Wenn das so gewollt ist, sind keine Regeln nötig.',
    unread:
      'also gelten ihre Zeilen für keinen Crawler, und nichts in ihr hält einen Crawler fern. Die Befunde sagen, was nicht stimmt.',
    data: 'und nennt also keine Daten. Ein Abschnitt hat eine User-agent-Zeile, Allow-Zeilen und Felder, die die Daten beschreiben.',
  },
  emptyAdd: 'Abschnitt für alle Crawler hinzufügen',
  written: ({ params }) => `Geschrieben als ${params.codes} (für ${showCharacters(params.characters)}).`,
  problem: (problem, characters) => problems[problem](characters),
  refused: (character, encoded) =>
    `Nicht geschrieben: Diese Datei ist nicht in UTF-8 und kann ${character} nicht enthalten. Tippen Sie stattdessen ${encoded}, oder wandeln Sie die Datei in UTF-8 um.`,
  skippedLines: (count) =>
    count === 1
      ? '1 eingefügte Zeile lässt sich nicht schreiben und wurde weggelassen'
      : `${number(count)} eingefügte Zeilen lassen sich nicht schreiben und wurden weggelassen`,
  foldRun: 'Regeln dieses Ordners zuklappen',
  foldComment: 'Diesen Kommentar zuklappen',
  handleTitle: (alt) => `Klicken für das Menü, ziehen zum Verschieben (${alt} ↑, ${alt} ↓)`,
  movedTo: (line, badge) => `Verschoben zu Zeile ${line}${badge ? `, ${badge}` : ''}`,
} satisfies Translated<typeof english.recordsWords>;
