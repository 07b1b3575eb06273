// Words of the edits that are suggested to flip a cell.

import type {
  CandidateCode,
  CandidateParams,
  NoSuggestion,
  PathCoverage,
} from '../../core/analysis/suggestions/candidate.ts';
import { shortenMiddle } from '../../core/text/shorten-text.ts';
import type * as english from '../en/suggestions.ts';
import type { Told } from '../language.ts';
import { list, listAll, number } from './counts.ts';
import { matrixWords, whoAsks } from './table.ts';

// Words about what of a file the chosen reader does not get to see.
export const cutOffWords: Told<typeof english.cutOffWords> = {
  unreadAtAll: (reader, octets) =>
    `${reader} liest nichts von einer Datei, die länger als ${number(octets / 1024)} KiB ist`,
  unread: (reader, lines, octets) =>
    `${reader} hört bei ${number(octets / 1024)} KiB auf: ${lines === 1 ? 'Die letzte Zeile wird' : `Die letzten ${number(lines)} Zeilen werden`} nicht gelesen`,
};

// German for edits that flip a cell: what each does, and why there is none.
/** The text of a line as a sentence can hold it. */
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
  list(agents.map((agent) => (agent === '*' ? 'alle Robots, die kein Abschnitt nennt,' : agent)));

/** The robots of a record, behind „für“. */
const whose = (agents: readonly string[]) =>
  list(agents.map((agent) => (agent === '*' ? 'alle anderen Robots (*)' : agent || 'niemanden')));

/** Whose rule is changed, where others than the robot that is asked for obey it. */
const inRecord = (agents: readonly string[] | undefined) =>
  agents ? ` Die Zeile steht im Abschnitt für ${whose(agents)}.` : '';

/** What a suggestion does, in a sentence or two. Lines are 0-based. */
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

/** Why there is no suggestion for a file under a reader, and what can be done. */
export const noSuggestionWords: Readonly<Record<NoSuggestion, (path: string, reader: string) => string>> = {
  'same-answer': () => 'Das sagt die Zelle schon.',
  status: (path) =>
    `Das folgt daraus, wie der Abruf von ${path} endet, nicht aus einer Zeile darin. Um zu sehen, was die Zeilen sagen, wählen Sie über der Tabelle 200, wo „Wenn ${path} antwortet mit“ steht.`,
  'other-site': () =>
    'Die URL liegt auf einer anderen Website: Keine Zeile von dieser spricht davon. Um das zu ändern, öffnen Sie die Dateien jener Website.',
  'own-file': () =>
    'Die URL ist eine Regeldatei: Robots dürfen sie immer abrufen, und keine Zeile kann das ändern.',
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

export const suggestWords: Told<typeof english.suggestWords> = {
  make: (wanted) => `Antwort auf ${answers[wanted]} ändern`,
  region: (wanted, url, about) => `Antwort auf ${answers[wanted]} ändern: ${url} ${about}`,
  about: (agents) => `für ${matrixWords.column(agents)}`,
  crawlers: 'Antwort ändern für',
  allOfColumn: (count) => `alle ${number(count)} Crawler der Spalte`,
  onlyFor: (agent) => `nur ${whoAsks(agent)}`,
  working: 'Änderungen werden erprobt…',
  found: (count) =>
    count === 1
      ? '1 Vorschlag'
      : `${number(count)} Vorschläge zur Auswahl, der mit den wenigsten Nebenwirkungen zuerst`,
  choose: 'Was zu ändern ist',
  apply: 'Anwenden',
  brings: 'Ein Schritt: Er lässt sich rückgängig machen.',
  onlyFetch: 'Vorschläge gibt es nur zur Frage „Darf er abrufen?“.',
  noOther: (reader) => `Keine andere Zelle der Tabelle ändert sich, gelesen als ${reader}.`,
  others: (count, readers) =>
    `${count === 1 ? '1 andere Zelle der Tabelle ändert' : `${number(count)} andere Zellen der Tabelle ändern`} sich, gelesen als ${listAll(readers)}:`,
  elsewhere: (count) => `und ${number(count)} weitere`,
  /** The other readers under whom the cell changes as well, of how many others. */
  alsoThere: (readers, others) => {
    if (readers.length === others) return 'Auch bei jedem anderen Leser ändert sich diese Zelle.';
    return readers.length === 0
      ? 'Bei den anderen Lesern bleibt diese Zelle, wie sie ist.'
      : `Auch bei ${listAll(readers)} ändert sich diese Zelle, bei keinem weiteren.`;
  },
  cell: (url, agent) => `${url}, ${whoAsks(agent)}`,
  from: 'war',
  to: 'wird',
};
