// Words of the explanation of a cell, of suggestions that change its answer, and of what a rule decides.

import type { NeverReason } from '../../core/analysis/never-decides/what-decides.ts';
import type {
  CandidateCode,
  CandidateParams,
  NoSuggestion,
  PathCoverage,
} from '../../core/analysis/suggestions/candidate.ts';
import { shortenMiddle } from '../../core/text/shorten-text.ts';
import type * as english from '../en/explanation.ts';
import type { Translated } from '../language.ts';
import { explanationHeadWords } from './app/shell.ts';
import { list, listAll, number, plural } from './counts.ts';
import { crawlerInSentence, matrixWords } from './table.ts';

const rules = (count: number): string => plural(count, 'Regel', 'Regeln');

export const explanationWords = {
  stillListed:
    'Die Adresse kann weiter in Suchergebnissen stehen, ohne ihren Text: Eine Sperre entfernt sie nicht, und ein noindex auf der Seite wird nicht gelesen.',
  sameFor: (names, hasOtherLines) => {
    const [first, second, third, ...others] = names.map(crawlerInSentence);
    const named = [first, second, third].filter((name) => name !== undefined);
    return `Dieselbe Antwort${hasOtherLines ? ', durch andere Zeilen,' : ''} für ${listAll(others.length > 1 ? [...named, `${number(others.length)} weitere`] : [...named, ...others])}.`;
  },
  explainFor: 'Erklärung für',
  parts: { file: 'Datei', record: 'Abschnitt', rules: 'Regeln', skipped: 'Übergangen', readers: 'Leser' },
  skipped: {
    count: (count, reader) => `${reader} übergeht ${plural(count, 'Zeile', 'Zeilen')}`,
    others: (field) => `Nur andere Leser halten diese Zeile für ${field}.`,
    unknown: (field) => `${field} entscheidet hier nichts.`,
    broken: 'Kein Leser hält diese Zeile für ein Feld.',
  },
  line: (line) => `Zeile ${line}`,
  was: (answer, line, moved) => {
    if (line === undefined) return `War vor dieser Bearbeitung ${answer}`;
    const now = moved === undefined ? '' : ` (jetzt Zeile ${moved + 1})`;
    return `War vor dieser Bearbeitung ${answer}, durch Zeile ${line + 1}${now}`;
  },
  bringBack: (line) => `Zeile ${line} zurückholen`,
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
  /** How each changed octet is read, once each. */
  octets: (changes) => `${changes.map(([written, read]) => `${written} zählt als ${read}`).join(', ')}.`,
  statusSaid: 'So steht es im Text dieses Lesers.',
  statusTold: 'Andere sagen das über diesen Leser.',
  statusOurs: 'Im Text dieses Lesers steht es nicht; das ist unsere Lesart.',
  readersAgree: (count, answer) => `Alle ${number(count)} Leser sagen ${answer}.`,
  watchedAgree: (watched, answer, counts) =>
    `${listAll(watched)} ${watched.length === 1 ? 'sagt' : 'sagen'} ${answer}. Von allen Lesern ${counts.map(([one, count]) => `${count === 1 ? 'sagt 1' : `sagen ${number(count)}`} ${one}`).join(', ')}.`,
  readersDiffer: (counts) =>
    `Leser sind sich uneinig: ${counts.map(([answer, count]) => `${number(count)} ${count === 1 ? 'sagt' : 'sagen'} ${answer}`).join(', ')}.`,
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
} satisfies Translated<typeof english.explanationWords>;

// Suggestions that change an answer: what each does, and why there is none.
/** The text of a line, short enough for a sentence. */
const quoted = (text: string) => `„${shortenMiddle(text, 80, 50, 20)}“`;

const line = (at: number) => `Zeile ${at + 1}`;

const covering = {
  exact: '',
  beginning: ' Die Regel erfasst jede URL, die so beginnt.',
  pattern:
    ' Die Regel erfasst jede URL, die so beginnt und endet: Ohne Platzhalter wäre sie zu kurz, um zu entscheiden.',
  directory: ' Die Regel erfasst das ganze Verzeichnis.',
} as const satisfies Record<PathCoverage, string>;

const robots = (agents: readonly string[]) =>
  list(agents.map((agent) => (agent === '*' ? 'alle Crawler ohne eigenen Abschnitt' : agent)));

/** The crawlers of a record, after „für“. */
const whose = (agents: readonly string[]) =>
  list(agents.map((agent) => (agent === '*' ? 'alle anderen Crawler (*)' : agent || 'einen leeren Namen')));

/** The record of the changed rule, if crawlers other than the selected one obey it. */
const inRecord = (agents: readonly string[] | undefined) =>
  agents ? ` Die Zeile steht im Abschnitt für ${whose(agents)}.` : '';

/** What a suggestion does, in one or two sentences. Lines are 0-based. */
export const candidateWords: { readonly [Code in CandidateCode]: (params: CandidateParams[Code]) => string } =
  {
    'add-rule': ({ rule, line: at, agents, covers }) =>
      `${quoted(rule)} in den Abschnitt für ${whose(agents)} einfügen, ${line(at)}.${covering[covers]}`,
    'own-record': ({ agents, rule, line: at, from, covers }) =>
      `Einen eigenen Abschnitt für ${list(agents)} bei ${line(at)} anlegen: ${quoted(rule)}, und was im Abschnitt von ${line(from)} steht.${covering[covers]}`,
    'own-record-without': ({ agents, without, line: at, from }) =>
      `Einen eigenen Abschnitt für ${list(agents)} bei ${line(at)} anlegen: was im Abschnitt von ${line(from)} steht, aber ohne ${list(without.map(line))}.`,
    'add-record': ({ agents, rule, line: at, covers }) =>
      `Einen Abschnitt für ${robots(agents)} bei ${line(at)} anlegen: ${quoted(rule)}.${covering[covers]}`,
    'turn-rule': ({ line: at, rule, agents }) => `${line(at)} in ${quoted(rule)} ändern.${inRecord(agents)}`,
    'narrow-rule': ({ line: at, rule, agents }) =>
      `${line(at)} enger fassen: ${quoted(rule)}.${inRecord(agents)}`,
    'empty-rule': ({ line: at, rule, agents }) =>
      `Den Pfad in ${line(at)} löschen: ${quoted(rule)}.${inRecord(agents)}`,
    'remove-rule': ({ line: at, rule, agents }) =>
      `Die Regel in ${line(at)} löschen, ${quoted(rule)}. Kommentare bleiben.${inRecord(agents)}`,
  };

export const applyWords: { readonly [Code in CandidateCode]: (params: CandidateParams[Code]) => string } = {
  'add-rule': ({ rule }) => `${rule} hinzufügen`,
  'own-record': () => 'Abschnitt anlegen',
  'own-record-without': () => 'Abschnitt anlegen',
  'add-record': () => 'Abschnitt hinzufügen',
  'turn-rule': ({ line: at }) => `Zeile ${at + 1} umkehren`,
  'narrow-rule': ({ line: at }) => `Zeile ${at + 1} enger fassen`,
  'empty-rule': ({ line: at }) => `Zeile ${at + 1} leeren`,
  'remove-rule': ({ line: at }) => `Zeile ${at + 1} löschen`,
};

/** Why a file has no suggestion under a reader, and what to do. */
export const noSuggestionWords: Readonly<Record<NoSuggestion, (path: string, reader: string) => string>> = {
  'same-answer': () => 'Das ist schon die Antwort.',
  status: (path) =>
    `Der Status, den der Server für ${path} liefert, entscheidet, nicht eine Zeile darin. Um zu sehen, was die Zeilen sagen, „Wenn ${path} antwortet mit“ in den Optionen der Tabelle auf 200 setzen.`,
  'other-site': () =>
    'Die URL liegt auf einer anderen Website: Keine Zeile von dieser spricht davon. Um das zu ändern, öffnen Sie die Dateien jener Website.',
  'own-file': () =>
    'Die URL ist eine Regeldatei: Crawler dürfen sie immer abrufen, und keine Zeile kann das ändern.',
  'no-file': (path) =>
    `Die Website hat keine Datei ${path}. Fügen Sie sie über das Menü hinter den Reitern hinzu, und fragen Sie dann noch einmal.`,
  'encoding-unread': (path, reader) =>
    `${reader} findet wegen der Kodierung keine Zeile in ${path}. Wandeln Sie die Datei zuerst in UTF-8 um.`,
  'file-cut': (path, reader) =>
    `${path} ist größer, als ${reader} liest: Was hinter der Grenze steht, oder die ganze Datei, zählt nicht. Kürzen Sie sie zuerst.`,
  'no-rules': (path) => `${path} ist ein Dokument: Regeln über den Abruf gibt es darin nicht.`,
  'none-found': (_path, reader) =>
    `Keine Änderung an einer einzelnen Regel oder einem einzelnen Abschnitt bringt ${reader} zu dieser Antwort. Ändern Sie die Abschnitte von Hand: Die Begründung unten zeigt, welche Zeilen zählen.`,
};

const { answers } = matrixWords;

export const suggestWords = {
  make: (wanted) => `Antwort auf ${answers[wanted]} ändern`,
  region: (wanted, url, about) => `Antwort auf ${answers[wanted]} ändern: ${url} ${about}`,
  about: (agents) => `für ${matrixWords.column(agents)}`,
  crawlers: 'für',
  allOfColumn: (count) => `alle ${number(count)} Crawler dieser Spalte`,
  only: 'nur',
  onlyWhom: 'Der eine Crawler',
  tryOnly: (name) => `Nur ${name} ändern`,
  noneForAll: (count, name) =>
    `Keine einzelne Änderung ändert die Antwort für alle ${number(count)} Crawler. Diese ändern sie für ${name}.`,
  working: 'Änderungen werden erprobt…',
  found: (count) =>
    count === 1
      ? '1 Vorschlag'
      : `${number(count)} Vorschläge zur Auswahl, der mit den wenigsten Nebenwirkungen zuerst`,
  choose: 'Was zu ändern ist',
  brings: 'Ein Schritt: Er lässt sich rückgängig machen.',
  onlyFetch: 'Vorschläge gibt es nur zur Frage „Darf er abrufen?“.',
  cancel: 'Abbrechen',
  effect: (others, elsewhere, anywhere) => {
    const inTable =
      others > 0
        ? `ändert ${plural(others, 'andere Antwort', 'andere Antworten')} der Tabelle`
        : elsewhere.length > 0
          ? `ändert andere Antworten der Tabelle nur, wie ${listAll(elsewhere)} ${elsewhere.length === 1 ? 'liest' : 'lesen'}`
          : 'ändert in der Tabelle nur diese Antwort';
    return anywhere === undefined ? inTable : `${inTable}; ${anywhere}`;
  },
  others: (count, readers) =>
    `${count === 1 ? '1 andere Antwort der Tabelle ändert' : `${number(count)} andere Antworten der Tabelle ändern`} sich, gelesen als ${listAll(readers)}:`,
  elsewhere: (count) => `und ${number(count)} weitere`,
  /** The other readers under which the cell also changes. `others`: how many other readers there are. */
  alsoThere: (readers, others) => {
    if (readers.length === others) return 'Auch bei jedem anderen Leser ändert sich diese Antwort.';
    return readers.length === 0
      ? 'Bei den anderen Lesern bleibt diese Antwort, wie sie ist.'
      : `Auch bei ${listAll(readers)} ändert sich diese Antwort, bei keinem weiteren.`;
  },
  cell: (url, agent) => `${url}, ${crawlerInSentence(agent)}`,
  from: 'war',
  to: 'wird',
} satisfies Translated<typeof english.suggestWords>;

// Whether a rule decides anything: its badge, the note below it, and the answer for each reader.

/** Lines are 0-based. */
const linesOf = (lines: readonly number[]) =>
  `${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${list(lines.map((line) => String(line + 1)))}`;

const coveringLines = (lines: readonly number[]) =>
  `${linesOf(lines)} ${lines.length === 1 ? 'geht' : 'gehen'} vor`;

const why: Readonly<Record<NeverReason, (lines: readonly number[]) => string>> = {
  covered: (lines) => `${coveringLines(lines)}.`,
  'no-robot': (lines) =>
    lines.length === 0
      ? 'Ihre User-agent-Zeilen nennen keinen Crawler.'
      : `Für ihre Crawler gilt stattdessen ein anderer Abschnitt (${linesOf(lines)}).`,
  'own-file': () => 'Sie betrifft nur eine Datei, die jeder Crawler abrufen darf.',
  'no-url': () =>
    'Keine URL passt zu ihrem Pfad, so wie dieser Leser vergleicht. Die meisten Pfade beginnen mit „/“.',
  'no-effect': () =>
    'Dieser Leser übergeht sie: Sie hat keinen Pfad, oder sie ist ein Allow, das er nicht kennt.',
  'no-record': () => 'Sie gehört zu keinem Abschnitt.',
  'not-read': () => 'Dieser Leser hält die Zeile nicht für eine Regel.',
};

export const decidingWords = {
  neverDecides: 'nie',
  comesFirst: (lines, isFirst, isRepeated) => {
    const named = linesOf(lines);
    if (isRepeated) return `${named} sagt dasselbe.`;
    if (lines.length > 1) return `${named} haben Vorrang.`;
    return isFirst ? `${named} hat Vorrang.` : `${named} passt auf dieselben URLs und hat Vorrang.`;
  },
  moveAbove: (line) => `Über Zeile ${line} verschieben`,
  title: (line) => `Über welche URL entscheidet Zeile ${line}?`,
  everyReader: 'Jeder Leser',
  working: 'Es wird eine gesucht…',
  /** For a rule of the present text, or of the older version only: then the lines are those of that version. */
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
  /** After the URL. */
  forAgent: explanationHeadWords.forAgent,
  add: 'In die Tabelle aufnehmen',
  addUrl: (url) => `${url} in die Tabelle aufnehmen`,
  inTable: 'In der Tabelle',
  added: (url) => `${url} steht jetzt in der Tabelle`,
} satisfies Translated<typeof english.decidingWords>;
