// Words of the explanation of a cell, of suggestions that change its answer, and of what a rule decides.

import type { NeverReason } from '../../core/analysis/never-decides/what-decides.ts';
import type {
  CandidateCode,
  CandidateParams,
  NoSuggestion,
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
    'Die Adresse kann weiter in Suchergebnissen stehen, ohne ihren Text. Ein noindex auf der Seite wird nicht gelesen.',
  sameFor: (names, hasOtherLines) => {
    const [first, second, third, ...others] = names.map(crawlerInSentence);
    const named = [first, second, third].filter((name) => name !== undefined);
    return `Dieselbe Antwort${hasOtherLines ? ', durch andere Zeilen,' : ''} für ${listAll(others.length > 1 ? [...named, `${number(others.length)} weitere`] : [...named, ...others])}.`;
  },
  explainFor: 'Grund für',
  evidence: 'Abschnitt, Regeln und Leser',
  noRule: () => 'Keine Regel passt.',
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
  escapesStay: 'Die URL wird verglichen, wie sie dasteht: Dieser Leser löst keine Prozentkodierung auf.',
  comparedAs: 'verglichen als',
  /** How each changed octet is read, once each. */
  octets: (changes) => `${changes.map(([written, read]) => `${written} zählt als ${read}`).join(', ')}.`,
  statusSaid: 'So steht es im Text dieses Lesers.',
  statusTold: 'Andere sagen das über diesen Leser.',
  statusOurs: 'Im Text dieses Lesers steht es nicht; das ist unsere Lesart.',
  readersSay: (answers) =>
    `${answers.map(([answer, readers]) => `${listAll(readers)} ${readers.length === 1 ? 'sagt' : 'sagen'} ${answer}`).join('; ')}.`,
  othersSame: (count) =>
    count === 1
      ? '1 Leser, der nicht beobachtet wird, sagt dasselbe'
      : `${number(count)} Leser, die nicht beobachtet werden, sagen dasselbe`,
  othersSay: (count, answers) =>
    `${count === 1 ? '1 Leser, der nicht beobachtet wird' : `${number(count)} Leser, die nicht beobachtet werden`}: ${answers.map(([answer, some]) => `${number(some)} ${some === 1 ? 'sagt' : 'sagen'} ${answer}`).join(', ')}`,
  otherRecords: (count) => plural(count, 'anderer Abschnitt', 'andere Abschnitte'),
  candidates: 'Regeln in der Reihenfolge der Datei, was aus jeder wurde und warum',
  columns: { line: 'Zeile', rule: 'Regel', outcome: 'Ergebnis', reason: 'Warum' },
  folded: {
    'no-match': (count) => `${rules(count)} ${count === 1 ? 'passt' : 'passen'} nicht`,
    'not-asked': (count) => `${rules(count)} ${count === 1 ? 'wird' : 'werden'} nicht gefragt`,
    'no-path': (count) => `${rules(count)} ohne Pfad`,
  },
  showMore: (count) => `${number(count)} weitere zeigen`,
  showAll: (count) => `Alle ${number(count)} zeigen`,
  aboutReader: (title) => `Über ${title}: was der Text sagt und offenlässt`,
  watchedReaders: 'Dieselbe Frage bei den beobachteten Lesern',
  otherReaders: 'Dieselbe Frage bei den anderen Lesern',
  readerColumns: { reader: 'Gelesen als', answer: 'Antwort', reason: 'Warum' },
  asReader: (title) => `Lesen als ${title}`,
  whereReadersDiffer: 'Wo Leser auf dieser Website abweichen, und was sie in Einklang bringt',
} satisfies Translated<typeof english.explanationWords>;

// Suggestions that change an answer: what each does, and why there is none.
const line = (at: number) => `Zeile ${at + 1}`;

/** A rule in the name of a suggestion. */
const brief = (rule: string) => shortenMiddle(rule, 44, 26, 16);

/** The crawlers of a record, after „für“. */
const whose = (agents: readonly string[]) => {
  const [first, ...others] = agents.map((agent) =>
    agent === '*' ? 'alle anderen Crawler' : agent || 'einen leeren Namen',
  );
  return others.length > 1
    ? `${first} und ${number(others.length)} weitere`
    : listAll([first ?? '', ...others]);
};

/** A rule for exactly the URL that is explained. */
const lineOf = (rule: string) => {
  if (/^acap-/i.test(rule)) return /^acap-allow/i.test(rule) ? 'Erlaubnis-Zeile' : 'Verbots-Zeile';
  return /^allow/i.test(rule) ? 'Allow-Zeile' : 'Disallow-Zeile';
};

/** What a suggestion does, in the list and on its button. Lines are 0-based. */
export const candidateWords: { readonly [Code in CandidateCode]: (params: CandidateParams[Code]) => string } =
  {
    'add-rule': ({ rule, covers, agents }) => {
      const added = covers === 'exact' ? lineOf(rule) : brief(rule);
      return `${added} im Abschnitt für ${whose(agents)} ergänzen`;
    },
    'own-record': ({ agents, rule, covers }) =>
      `Eigener Abschnitt für ${whose(agents)} mit ${covers === 'exact' ? `einer ${lineOf(rule)}` : brief(rule)}`,
    'own-record-without': ({ agents, without }) =>
      `Eigener Abschnitt für ${whose(agents)} ohne ${list(without.map(line))}`,
    'join-record': ({ agents, line: at, rule }) =>
      `${whose(agents)} in den Abschnitt von ${line(at)} aufnehmen, mit ${brief(rule)}`,
    'add-record': ({ agents, rule }) => `Abschnitt für ${whose(agents)} mit ${brief(rule)} ergänzen`,
    'turn-rule': ({ line: at, rule }) => `${line(at)} in ${brief(rule)} ändern`,
    'narrow-rule': ({ line: at, rule }) => `${line(at)} enger fassen: ${brief(rule)}`,
    'empty-rule': ({ line: at }) => `Pfad in ${line(at)} löschen`,
    'remove-rule': ({ line: at }) => `${line(at)} löschen`,
  };

/** Edits that make a claim hold. */
export const repairWords = {
  steps: (count, agents) => `${number(count)} Änderungen für ${whose(agents)}`,
  make: 'Erfüllen',
  title: (sentence) => `Erfüllen: ${sentence}`,
  none: 'Keine Änderungen gefunden, nach denen das bewiesen ist. Die Abschnitte von Hand bearbeiten.',
  about: (agents) => `für ${whose(agents)}`,
  breaks: (sentences) =>
    `Nicht mehr erfüllt: ${sentences.length > 3 ? `${number(sentences.length)} Erwartungen` : listAll(sentences.map((one) => `„${one}“`))}.`,
} satisfies Translated<typeof english.repairWords>;

/** Suggestions about a usage (ACAP). */
export const usageSuggestWords = {
  scope: {
    exact: 'für diese URL',
    beginning: 'für jede URL, die so beginnt',
    line: 'für jede URL, auf die die Zeile passt',
  },
  effect: (scope, others, ofOtherCrawlers) => {
    if (others === 0) return `${scope}; keine andere Antwort der Tabelle ändert sich, für keine Nutzung`;
    const about = ofOtherCrawlers > 0 ? `, davon ${number(ofOtherCrawlers)} für andere Crawler` : '';
    return `${scope}; ändert auch ${others === 1 ? 'eine andere Antwort' : `${number(others)} andere Antworten`}${about}`;
  },
  others: 'Andere Antworten, die sich ändern, aus allen Nutzungen:',
} satisfies Translated<typeof english.usageSuggestWords>;

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
  allOfColumn: (count) => `alle ${number(count)}`,
  onlyOne: (agent) => (agent === '' ? crawlerInSentence('') : `nur ${agent}`),
  only: 'einen:',
  onlyWhom: 'Der eine Crawler',
  tryOnly: (name) => `Nur ${name} ändern`,
  noneForAll: (count, name) =>
    `Keine einzelne Änderung ändert die Antwort für alle ${number(count)} Crawler. Diese ändern sie für ${name}.`,
  working: 'Änderungen werden erprobt…',
  found: (count) =>
    count === 1
      ? '1 Vorschlag'
      : `${number(count)} Vorschläge zur Auswahl, der mit den wenigsten geänderten Zeilen zuerst`,
  lines: (count) => plural(count, 'Zeile', 'Zeilen'),
  moreLines: (count) => `${plural(count, 'weitere Zeile', 'weitere Zeilen')} zeigen`,
  choose: 'Was zu ändern ist',
  moreWays: (count) => `${number(count)} weitere ${count === 1 ? 'Möglichkeit' : 'Möglichkeiten'}`,
  moreBelow: 'Mehr darunter',
  brings: 'Ein Schritt: Er lässt sich rückgängig machen.',
  onlyFetch: 'Vorschläge gibt es nur zur Frage „Darf er abrufen?“.',
  cancel: 'Abbrechen',
  effect: (anywhere, elsewhere) =>
    elsewhere.length === 0
      ? anywhere
      : `${anywhere}; ändert andere Antworten, gelesen als ${listAll(elsewhere)}`,
  others: (readers) => `Andere Antworten der Tabelle, die sich ändern, gelesen als ${listAll(readers)}:`,
  elsewhere: 'und weitere',
  notFor: (readers) => `Gelesen als ${listAll(readers)} bleibt diese Antwort, wie sie ist.`,
  unwatched: (count) =>
    count === 1
      ? 'Für den Leser, der nicht beobachtet wird'
      : `Für die ${number(count)} Leser, die nicht beobachtet werden`,
  alsoThere: (readers, all) => {
    if (readers.length === all) return 'Bei allen ändert sich diese Antwort.';
    return readers.length === 0
      ? 'Bei keinem ändert sich diese Antwort.'
      : `Bei ${listAll(readers)} ändert sich diese Antwort, bei den anderen nicht.`;
  },
  cell: (url, agents) => `${url}, ${list(agents.map(crawlerInSentence))}`,
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
  comesFirst: (lines, isFirst, repeatedPath) => {
    const named = linesOf(lines);
    if (repeatedPath !== undefined) return `In ${named} steht dieselbe Regel für ${repeatedPath} schon.`;
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
