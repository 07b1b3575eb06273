// Words about expectations: what a cell must answer, whether it does, and the list of them.
import type { CellProblem } from '../../core/workspace/cell-queries.ts';
import type { ImportProblem } from '../../core/workspace/expectations/expectation-files.ts';
import type * as english from '../en/expectations.ts';
import type { Translated } from '../language.ts';
import { list, number, plural } from './counts.ts';
import { crawlerInSentence } from './table.ts';

const problems: Readonly<Record<CellProblem['code'], (value: string) => string>> = {
  'unknown-question': (value) => `Diese Version kennt die Frage ${value} nicht.`,
  'unknown-asked': (value) =>
    `Einstellungen der Frage fehlen oder sind in dieser Version nicht gültig: ${value}.`,
  'unknown-part': (value) => `Diese Version kennt den Teil ${value} nicht.`,
  'unknown-reader': (value) => `Diese Version kennt den Leser ${value} nicht.`,
  'no-file': (value) => `Die Website hat keine Datei ${value}.`,
};

const importProblems: Readonly<Record<ImportProblem['code'], (row: number, where: string) => string>> = {
  'not-json': () =>
    'Das ist kein JSON: Eine Klammer oder ein Anführungszeichen fehlt, oder hinter dem Ende folgt noch Text.',
  'no-list': () =>
    'Dieses JSON enthält keine Erwartungen: Nötig ist eine Liste, oder eine Liste unter dem Schlüssel expectations.',
  'no-column': (_row, where) => `Die erste Zeile muss die Spalten nennen. Es fehlt: ${where}.`,
  'open-quote': (row) =>
    `Zeile ${row}: Das Anführungszeichen, das hier beginnt, wird nicht geschlossen. Der Rest wurde nicht gelesen.`,
  'bad-value': (row, where) =>
    where === ''
      ? `Tabellenzeile ${row} ist keine Erwartung und wurde übersprungen.`
      : `Tabellenzeile ${row}: ${where} fehlt oder ist nicht gültig. Die Tabellenzeile wurde übersprungen.`,
};

/** After „für“. */
const agents = (names: readonly string[]) =>
  names.length > 2
    ? `${crawlerInSentence(names[0]!)} und ${number(names.length - 1)} andere`
    : names.map(crawlerInSentence).join(' und ');

/** The crawlers of a cause: their names if they are few. */
const few = (names: readonly string[]) =>
  names.length > 3 ? plural(names.length, 'Crawler', 'Crawler') : list(names.map(crawlerInSentence));

const failing = (failed: number, all: number): string =>
  `${number(failed)} von ${number(all)} Erwartungen nicht erfüllt`;

const state = (failed: number, all: number): string => {
  if (all === 0) return 'Keine Erwartungen.';
  if (failed === 0)
    return all === 1 ? 'Die Erwartung ist erfüllt.' : `Alle ${number(all)} Erwartungen sind erfüllt.`;
  return `${failing(failed, all)}.`;
};

export const expectationWords = {
  /** In the status line. */
  failing,
  holding: (all) => `${plural(all, 'Erwartung', 'Erwartungen')} erfüllt`,
  checking: (all) => `${plural(all, 'Erwartung wird', 'Erwartungen werden')} geprüft`,
  unknown: (count) => `${number(count)} nicht prüfbar`,
  notSettled: (count) => `${number(count)} nicht entschieden`,
  /** Before the name of the file in the title of the page. */
  titleFailing: (failed, all) => `${number(failed)} von ${number(all)} nicht erfüllt`,
  agents,
  asExpected: 'Erwartung erfüllt',
  want: (word) => `erwartet: ${word}`,
  wantFails: (word) => `erwartet: ${word}, nicht erfüllt`,
  claimFails: (sentence) => `${sentence}: nicht erfüllt`,
  said: {
    pinned: (word, names, url) => `Erwartet: ${word} für ${url}, ${agents(names)}.`,
    dropped: (names, url) => `Nicht mehr erwartet: ${url}, ${agents(names)}.`,
    collapsed: (count, sentence) => `${number(count)} Erwartungen sind nun eine: ${sentence}.`,
    added: (sentence) => `Erwartet: ${sentence}.`,
    removedAll: (count) => `${plural(count, 'Erwartung', 'Erwartungen')} entfernt.`,
    accepted: (sentence) => `Die Änderung gilt: ${sentence} wird nun mit der jetzigen Datei verglichen.`,
    removed: (sentence) => `Nicht mehr erwartet: ${sentence}.`,
    notPinned: 'Diese Antwort kann keine Erwartung haben: Die Spalte wiederholt nur Angaben von anderswo.',
    state,
  },
  trace: {
    region: 'Erwartung',
    expected: (word) => `Erwartet: ${word}`,
    holds: 'erfüllt',
    fails: 'nicht erfüllt',
    expect: (word) => `${word} erwarten`,
    expectHint: 'Ändert sich diese Antwort, wird sie hier markiert, und die Prüfung in CI schlägt fehl.',
    expectedOfOther: (word, agent) => `Erwartet: ${word} für ${crawlerInSentence(agent)}, nicht erfüllt`,
    failsHere: (sentence, names) =>
      `${sentence}: hier nicht erfüllt${names.length === 0 ? '' : ` für ${list(names.map(crawlerInSentence))}`}`,
    makeItHold: 'Erfüllen…',
    instead: (word) => `Stattdessen ${word} erwarten`,
    drop: (count) => (count === 1 ? 'Erwartung entfernen' : `${number(count)} Erwartungen entfernen`),
    note: 'Notiz',
    noteHint: 'Warum diese Antwort wichtig ist',
    onlyUnder: (reader) => `nur gelesen als ${reader}`,
  },
  list: {
    title: 'Erwartungen',
    close: 'Schließen (Esc)',
    keys: 'Tab geht durch die Schaltflächen, Auf und Ab von Zeile zu Zeile. Rechts öffnet eine Zeile, Links schließt sie, Entf entfernt sie.',
    more: 'Mehr: importieren, speichern, alle entfernen',
    show: 'Anzeigen',
    all: 'Alle',
    failing: 'Nicht erfüllt',
    inWords: 'In Worten',
    groups: { fail: 'Nicht erfüllt', open: 'Nicht entschieden', hold: 'Erfüllt' },
    none: 'Eine Erwartung ist eine Antwort, die so bleiben muss. Wählen Sie eine Antwort der Tabelle und erwarten Sie sie, oder sagen Sie es:',
    noneFail: 'Alle Erwartungen sind erfüllt.',
    noneInWords: 'Noch keine Erwartungen in Worten.',
    answer: (word, agent) => `: ${word} für ${crawlerInSentence(agent)}`,
    answerOnly: (word) => `: ${word}`,
    long: 'Die Datei ist lang: Was in Worten erwartet wird, wird beim Tippen nicht geprüft.',
    checkNow: 'Jetzt prüfen',
    equal: (count) => `${number(count)} gleiche, je eine für jeden Crawler`,
    line: (line) => `Zeile ${line}`,
    noRule: 'keine Regel passt',
    proved: 'bewiesen',
    crawlersProved: (count) => `${plural(count, 'Crawler', 'Crawler')}, bewiesen`,
    since: (day) => `seit ${day}`,
    notSettled: 'nicht entschieden',
    notChecked: 'nicht geprüft',
    checking: 'wird geprüft',
    open: (what) => `Einzelheiten: ${what}`,
    isNow: (word) => `Jetzt: ${word}`,
    byLine: ', durch Zeile ',
    showWhy: 'Zeigen',
    showWhyOf: (url, agent) => `Warum ${url} für ${crawlerInSentence(agent)}`,
    accept: 'Änderung hinnehmen',
    expectInstead: (word) => `Stattdessen ${word} erwarten`,
    suggest: (word) => `Auf ${word} ändern…`,
    edit: 'Ändern',
    editOf: (what) => `${what} ändern`,
    remove: 'Entfernen',
    removeOf: (what) => `${what} entfernen`,
    removeMany: (count) => `${number(count)} entfernen`,
    removeAll: 'Alle entfernen',
    listAll: (count) => `Alle ${number(count)} zeigen`,
    listAsOne: 'Zusammen zeigen',
    makeOne: (sentence) => `Zu 1 in Worten machen: „${sentence}“`,
    note: 'Notiz',
    noteOf: (what) => `Notiz: ${what}`,
    about: (agents) => `Betrifft ${list(agents.map(crawlerInSentence))}.`,
    ifAnswers: (status) => `wenn die Datei mit ${status} antwortet`,
    inFile: (path) => `in ${path}`,
    sameForAll: 'Bei jedem Leser gleich.',
    under: (word, readers) => `${word} bei ${readers.join(', ')}.`,
    underOthers: (word, readers) =>
      readers.length > 3
        ? `${word} bei den anderen ${number(readers.length)} Lesern.`
        : `${word} bei ${readers.join(', ')}.`,
    holds: 'Erfüllt',
    fails: 'Nicht erfüllt',
    record: 'Antworten der Tabelle erwarten…',
    import: 'Importieren…',
    saveJson: 'Als JSON speichern',
    saveCsv: 'Als CSV speichern',
    saved: (count) => `${plural(count, 'Erwartung', 'Erwartungen')} gespeichert.`,
    savedCsv: (count, left) =>
      `${plural(count, 'Erwartung', 'Erwartungen')} gespeichert.${left === 0 ? '' : ' Die in Worten werden nur als JSON gespeichert.'}`,
    file: 'erwartungen',
  },
  cause: {
    answer: (word, names, how) => `: ${word} für ${few(names)} ${how}`,
    opened: (names, how) => ` ist nun offen für ${few(names)} ${how}`,
    closed: (names, how) => ` ist nun gesperrt für ${few(names)} ${how}`,
    compared: (other, word, how, agent, itsWord, itsHow) =>
      `: ${crawlerInSentence(other)} ${word} ${how}, ${crawlerInSentence(agent)} ${itsWord} ${itsHow}`,
    byLine: (line) => `durch Zeile ${line}`,
    noRule: 'ohne passende Regel',
    unread: 'da die Datei nicht gelesen wird',
    ownFile: 'da es die Datei selbst ist',
  },
  // Sentences are English, as in files, and so is what they mean.
  composer: {
    field: 'Was so bleiben muss, als englischer Satz',
    add: 'Hinzufügen',
    change: 'Ändern',
    begin: 'Oder beginnen mit',
    beginnings: [
      ['Nichts ändert sich für', 'nothing changes for '],
      ['KI-Training ist gesperrt', 'AI training is blocked everywhere'],
      ['Suche darf abrufen', 'search may fetch '],
      ['Keine Änderung öffnet', 'no change opens '],
      ['Einer darf, was andere dürfen', 'Googlebot may fetch all that any other crawler may'],
    ],
    understood: 'Verstanden:',
    checking: 'Wird geprüft…',
    holds: 'Jetzt erfüllt.',
    holdsProved: 'Jetzt erfüllt, bewiesen.',
    fails: 'Jetzt nicht erfüllt:',
    keepsAsTask: 'Kann als Aufgabe hinzugefügt werden.',
    notSettled: 'Jetzt nicht entschieden.',
    same: 'Das wird schon erwartet.',
    leaveOut: (names) => `Ohne ${list(names.map(crawlerInSentence))}`,
    notUnderstood: 'Nicht verstanden: Nötig sind ein Crawler oder ein Pfad, und ob er abgerufen werden darf.',
    notUnderstoodBut: 'Noch nicht verstanden. Der nächste Satz ist',
    sentences: 'Sätze',
    sentenceCount: (count) => (count === 0 ? '' : plural(count, 'Satz', 'Sätze')),
    unknownName: (name) => `Keine Zeile nennt ${name}, und der Katalog kennt den Namen nicht.`,
  },
  box: {
    title: (word) => `${word} erwarten für`,
    choose: (word, count) => `${word} für alle ${number(count)} erwarten…`,
    make: 'Hinzufügen:',
    one: (agent) => `: ${crawlerInSentence(agent)}`,
    each: ': je eine für jeden Crawler dieser Spalte',
    inWords: (sentence) => `in Worten: „${sentence}“`,
    makeSome: (count) => `${number(count)} hinzufügen`,
    cancel: 'Abbrechen',
  },
  ci: {
    title: 'Nach jeder Änderung in CI prüfen',
    exits: 'Endet mit 1, wenn eine Erwartung nicht erfüllt ist. Die Erwartungen stehen in der Arbeitsmappe:',
    save: (file) => `${file} speichern`,
    workflow: 'Workflow-Datei kopieren',
    copied: 'Kopiert: als .github/workflows/robots-txt.yml speichern',
  },
  record: {
    title: 'Erwarten, was die Tabelle jetzt antwortet',
    about: (question, reader) =>
      `Jede gewählte Antwort muss so bleiben, wie sie jetzt ist. Frage: ${question} Gelesen als ${reader}.`,
    urls: 'Gezeigte URLs der Tabelle',
    columns: 'Spalten',
    all: 'Alle',
    tooMany: (count) =>
      `Alle ${number(count)} gezeigten URLs sind dabei. Um weniger zu wählen, filtern Sie die Tabelle.`,
    count: (count) => `${plural(count, 'Antwort ist', 'Antworten sind')} gewählt.`,
    none: 'Keine Antwort ist gewählt. Wählen Sie mindestens eine URL und eine Spalte.',
    act: 'Diese Antworten erwarten',
    cancel: 'Abbrechen',
    done: (added, count) =>
      `Von jetzt an erwartet: ${plural(count, 'Antwort', 'Antworten')}, davon ${number(added)} neu.`,
  },
  import: {
    title: 'Erwartungen importieren',
    about:
      'JSON wie in einer Arbeitsmappe, oder eine Tabelle mit den Spalten agent, url, expect und note. expect ist der Schlüssel einer Antwort, zum Beispiel allow oder deny.',
    text: 'Text zum Importieren',
    choose: 'Datei wählen…',
    notRead:
      'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal, oder fügen Sie ihren Text ein.',
    there: 'Antworten, die schon eine Erwartung haben',
    replace: 'die importierte Erwartung verwenden',
    keep: 'die jetzige Erwartung behalten',
    found: (count, added, other, same) =>
      `${plural(count, 'Erwartung', 'Erwartungen')}: ${number(added)} neu, ${number(other)} anders als jetzt, ${number(same)} schon da.`,
    act: 'Importieren',
    done: (added, replaced) => `Importiert: ${number(added)} neu, ${number(replaced)} ersetzt.`,
    more: (count) =>
      `${plural(count, 'weitere Tabellenzeile ist', 'weitere Tabellenzeilen sind')} nicht lesbar.`,
    problem: ({ code, row, params: { where } }) => importProblems[code](row, where),
  },
  /** The question of a cell about a document. */
  documentQuestion: 'Was sagt es den Crawlern?',
  problem: ({ code, params }) => problems[code](params.value),
} satisfies Translated<typeof english.expectationWords>;
