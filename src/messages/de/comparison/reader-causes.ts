// Why readers differ, in sentences: a row per reader option, with the meaning of each value.

import type {
  ReaderOptionName,
  ReaderOptionValue,
} from '../../../core/analysis/reader-differences/reader-options.ts';
import type { ReaderFix, ReaderFixCode } from '../../../core/analysis/reader-fixes/reader-fix.ts';
import type { Outcome } from '../../../core/readers/reader.ts';
import { capitalize } from '../../../core/text/capitalize.ts';
import { largestOf, smallestOf } from '../../../core/text/large-lists.ts';
import type * as english from '../../en/comparison/reader-causes.ts';
import { list, listAll, number } from '../counts.ts';

// Fixes that make readers agree, in sentences.
const numbers = (lines: readonly number[]) => list(lines.map((line) => String(line + 1)));
const linesIn = (lines: readonly number[]) => `${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${numbers(lines)}`;
/** The same after a preposition with the dative, such as `in` or `unter`. */
const atLines = (lines: readonly number[]) =>
  `${lines.length === 1 ? 'Zeile' : 'den Zeilen'} ${numbers(lines)}`;
/** The same as a genitive. */
const ofLines = (lines: readonly number[]) =>
  `${lines.length === 1 ? 'von Zeile' : 'der Zeilen'} ${numbers(lines)}`;
const distinct = (words: readonly string[]) => list([...new Set(words)]);

type Title = (fix: Pick<ReaderFix, 'lines' | 'words'>) => string;

/** All begin with a noun or a word of the file, so that they can also follow „und“. */
const titles: Readonly<Record<ReaderFixCode, Title>> = {
  'move-rules-up': ({ lines }) =>
    `${linesIn(lines)} über ${lines.length === 1 ? 'die kürzere Regel' : 'die kürzeren Regeln'} verschieben`,
  'sort-rules': () => 'Regeln von der längsten zur kürzesten ordnen',
  'delete-blank-lines': ({ lines }) =>
    `${lines.length === 1 ? 'Leerzeile' : 'Leerzeilen'} ${numbers(lines)} löschen`,
  'write-names': ({ lines, words }) => `${distinct(words)} in ${atLines(lines)} schreiben`,
  'split-agents': ({ lines }) => `Namen aus ${atLines(lines)} auf eigene Zeilen verteilen`,
  'repeat-agents': ({ lines, words }) => `${distinct(words)} unter ${atLines(lines)} hinzufügen`,
  'own-record': ({ words }) => `Abschnitt für ${distinct(words)} vor alle anderen schreiben`,
  'move-record-up': ({ lines }) =>
    `Abschnitt von Zeile ${largestOf(lines) + 1} über den von Zeile ${smallestOf(lines) + 1} verschieben`,
  'join-records': ({ lines }) => `Abschnitte ${ofLines(lines)} zu einem verbinden`,
  'move-others-out': ({ lines }) => `${linesIn(lines)} über den Abschnitt verschieben`,
  'write-empty-rule': ({ lines }) => `Disallow ohne Pfad unter ${atLines(lines)} schreiben`,
  'write-first-line': () => 'Kommentarzeile über Zeile 1 schreiben',
  'move-to-top': ({ lines }) =>
    `${lines.length === 1 ? 'Abschnitt' : 'Abschnitte'} ${ofLines(lines)} an den Anfang verschieben`,
  'other-spelling': ({ lines, words }) => `${distinct(words)} auch über ${atLines(lines)} schreiben`,
  'drop-query': ({ lines, words }) => `${distinct(words)} in ${atLines(lines)} schreiben`,
  'drop-trailing-star': ({ lines, words }) => `${distinct(words)} in ${atLines(lines)} schreiben`,
  'list-urls': ({ words }) => `${words.length === 1 ? 'Regel' : 'Regeln'} für ${distinct(words)} schreiben`,
  'index-folder': ({ lines, words }) => `Allow ${distinct(words)} über ${atLines(lines)} hinzufügen`,
  'allow-own-file': ({ lines, words }) => `Allow ${distinct(words)} über ${atLines(lines)} hinzufügen`,
  'delete-empty-rules': ({ lines }) =>
    `${lines.length === 1 ? 'Regel' : 'Regeln'} ohne Pfad in ${atLines(lines)} löschen`,
};

/** With more lines, a title says how many change, and what is true afterwards. */
const MAX_NAMED_LINES = 3;

const titlesOfMany: Partial<Readonly<Record<ReaderFixCode, string>>> = {
  'write-names': 'ihre Felder die üblichen Namen haben',
  'drop-query': 'ihre Pfade keine Query enthalten',
  'drop-trailing-star': 'ihre Pfade nicht auf * enden',
};

const titleOf = (fix: Pick<ReaderFix, 'code' | 'lines' | 'words'>): string => {
  const then = titlesOfMany[fix.code];
  return then && fix.lines.length > MAX_NAMED_LINES
    ? `${number(fix.lines.length)} Zeilen so ändern, dass ${then}`
    : titles[fix.code](fix);
};

/** What a fix does, as the label of its button. */
export const readerFixTitle: typeof english.readerFixTitle = (fix) => {
  const title = titleOf(fix);
  return fix.and ? `${title} und ${titleOf(fix.and)}` : title;
};

/** The meaning of a value after "Für Google gilt: ...": per value of an option, or for any value. */
type Says<Value> = [Value] extends [string | boolean | null]
  ? Readonly<Record<`${Value}`, string>>
  : (value: Value) => string;

interface ReaderOptionWords<Value> {
  readonly title: string;
  readonly says: Says<Value>;
}

const outcomes: Says<Outcome> = {
  parse: 'Die Datei wird gelesen',
  follow: 'Der Weiterleitung wird gefolgt',
  'allow-all': 'Dann darf alles abgerufen werden',
  'deny-all': 'Dann darf nichts abgerufen werden',
  defer: 'Crawler kommen später wieder',
  'no-information': 'Das gibt keine Auskunft über die Website',
  error: 'Der Leser bricht mit einem Fehler ab',
};

const status = (code: string): ReaderOptionWords<Outcome> => ({
  title: `Die Datei antwortet mit ${code}`,
  says: outcomes,
});

/** The usual spelling of a name that readers compare in lower case. */

const yesNo = { allow: 'Der Abruf ist dann erlaubt', deny: 'Der Abruf ist dann verboten' } as const;

/** Every reader option has a row; a missing one does not compile. */
export const readerOptionWords: {
  readonly [Name in ReaderOptionName]: ReaderOptionWords<ReaderOptionValue<Name>>;
} = {
  'text.bom': {
    title: 'Ein Byte Order Mark verdirbt die erste Zeile',
    says: {
      keep: 'Das Byte Order Mark gehört zur ersten Zeile, die dann nichts sagt',
      strip: 'Das Byte Order Mark zählt nicht',
      'strip-prefix': 'Das Byte Order Mark zählt nicht, auch nicht ein Teil davon',
    },
  },
  'text.maxBytes': {
    title: 'Die Datei ist für manche zu lang',
    says: (octets) =>
      octets === null ? 'Die ganze Datei zählt' : `Was nach ${number(octets)} Bytes steht, zählt nicht`,
  },
  'text.maxLineBytes': {
    title: 'Eine Zeile ist für manche zu lang',
    says: (octets) =>
      octets === null
        ? 'Die ganze Zeile zählt'
        : `Was in einer Zeile nach ${number(octets)} Bytes steht, zählt nicht`,
  },
  'text.lines': {
    title: 'Andere Zeichen beenden eine Zeile',
    says: {
      'cr-lf': 'Nur Line Feed und Carriage Return beenden eine Zeile',
      unicode: 'Alles, was Unicode eine Zeilengrenze nennt, beendet eine Zeile',
    },
  },
  'text.overflow': {
    title: 'Eine Datei, die zu lang ist',
    says: {
      cut: 'Von einer zu langen Datei zählt der Rest nicht',
      'allow-all': 'Eine zu lange Datei zählt nicht, und alles darf abgerufen werden',
    },
  },
  'text.notUtf8': {
    title: 'Die Datei ist kein UTF-8',
    says: {
      octets: 'Eine Datei, die kein UTF-8 ist, wird Byte für Byte gelesen',
      error: 'Bei einer Datei, die kein UTF-8 ist, bricht der Leser mit einem Fehler ab',
    },
  },
  'record.unconvertible': {
    title: 'Ein Wert lässt sich nicht umwandeln',
    says: {
      ignored: 'eine ungültige Zahl oder ein ungültiger Host hält den Leser nicht auf',
      'long-numbers': 'der Leser bricht bei einer Zahl mit mehr als 4.300 Ziffern mit einem Fehler ab',
      'numbers-and-hosts':
        'der Leser bricht bei Ziffern, die nicht dezimal sind, bei einer Zahl mit mehr als 4.300 Ziffern und bei einer Regel mit einem ungültigen Host mit einem Fehler ab',
    },
  },
  'field.names': {
    title: 'Ein falsch geschriebener Name wird trotzdem gelesen',
    says: {
      exact: 'Ein Feld muss so geschrieben sein, wie es festgelegt ist, sonst sagt die Zeile nichts',
      'google-prefix': 'Der Anfang eines Feldnamens genügt, und manche Schreibfehler werden auch gelesen',
    },
  },
  'field.missingColon': {
    title: 'Eine Zeile ohne Doppelpunkt wird trotzdem gelesen',
    says: {
      true: 'Zwei Wörter ohne Doppelpunkt sind ein Feld und sein Wert',
      false: 'Eine Zeile ohne Doppelpunkt sagt nichts',
    },
  },
  'record.blankLine': {
    title: 'Eine Leerzeile beendet den Abschnitt',
    says: {
      ends: 'Ein Abschnitt endet an einer Leerzeile, und Regeln darunter gehören zu keinem Abschnitt',
      'ends-if-empty':
        'Ein Abschnitt endet an einer Zeile ohne ein einziges Zeichen, und Regeln darunter gehören zu keinem Abschnitt',
      ignored: 'Eine Leerzeile bedeutet nichts, und der Abschnitt geht darunter weiter',
    },
  },
  'record.otherField': {
    title: 'Ein anderes Feld zählt als Regel',
    says: {
      'is-rule':
        'Jedes andere Feld macht einen Abschnitt vollständig, und mit dem nächsten User-agent beginnt ein neuer',
      ignored: 'Andere Felder zählen nicht: User-Agents davor und dahinter teilen sich einen Abschnitt',
    },
  },
  'record.ruleless': {
    title: 'Ein Abschnitt hat keine Regeln',
    says: {
      drop: 'User-Agents ohne eine Regel bilden keinen Abschnitt, und es gilt der Abschnitt für alle anderen',
      keep: 'User-Agents ohne eine Regel dürfen alles abrufen',
    },
  },
  'record.ruleFields': {
    title: 'Andere Felder machen einen Abschnitt vollständig',
    says: (fields) =>
      fields.length === 1
        ? `Nur ${capitalize(fields[0]!)} macht einen Abschnitt vollständig`
        : `${listAll(fields.map(capitalize))} machen einen Abschnitt vollständig`,
  },
  'agent.value': {
    title: 'Nur der Anfang eines User-Agents zählt',
    says: {
      whole: 'Der ganze Wert der Zeile ist der Name',
      'identifier-prefix': 'Nur die Buchstaben, Unterstriche und Bindestriche am Anfang sind der Name',
    },
  },
  'agent.match': {
    title: 'Ein Teil eines Namens genügt',
    says: {
      equals: 'Eine Zeile gilt für den Crawler, der genau so heißt',
      contains: 'Eine Zeile gilt für jeden Crawler, dessen Name darin vorkommt',
      'contained-in-name': 'Eine Zeile gilt für jeden Crawler, in dessen Namen sie vorkommt',
      'equals-else-contained':
        'Eine Zeile gilt für den Crawler, der genau so heißt, und für jeden ohne eigenen Abschnitt, in dessen Namen sie vorkommt',
    },
  },
  'agent.name': {
    title: 'Ein Schrägstrich im Namen des Crawlers',
    says: {
      whole: 'Der ganze eigene Name des Crawlers wird verglichen',
      'before-slash': 'Der eigene Name des Crawlers endet am ersten Schrägstrich',
    },
  },
  'agent.decode': {
    title: 'Prozentkodierung in User-Agents wird aufgelöst',
    says: {
      true: 'In den Namen von User-Agents wird die Prozentkodierung aufgelöst',
      false: 'Die Namen von User-Agents werden so verglichen, wie sie geschrieben sind',
    },
  },
  'agent.letterCase': {
    title: 'Namen enthalten andere Buchstaben als A bis Z',
    says: {
      ascii: 'Groß- und Kleinschreibung zählt in Namen nur bei den Buchstaben A bis Z nicht',
      unicode: 'Groß- und Kleinschreibung zählt in Namen bei den Buchstaben aller Schriften nicht',
    },
  },
  'agent.star': {
    title: 'Ein Stern, hinter dem Text steht',
    says: {
      exact: 'Nur ein Stern allein gilt für jeden anderen Crawler',
      'star-then-space': 'Ein Stern gilt für jeden anderen Crawler, auch mit Text dahinter',
    },
  },
  'group.specific': {
    title: 'Mehrere Abschnitte nennen den Crawler',
    says: {
      first: 'Nur der erste Abschnitt, der den Crawler nennt, gilt',
      merge: 'Alle Abschnitte, die den Crawler nennen, gelten zusammen',
    },
  },
  'group.default': {
    title: 'Mehrere Abschnitte gelten für jeden anderen Crawler',
    says: {
      first: 'Nur der erste Abschnitt für jeden anderen Crawler gilt',
      merge: 'Alle Abschnitte für jeden anderen Crawler gelten zusammen',
    },
  },
  'group.starRecord': {
    title: 'Ein Stern steht neben anderen Namen',
    says: {
      'named-too': 'Ein Abschnitt mit einem Stern gilt auch für die Crawler, die er nennt',
      'default-only': 'Ein Abschnitt mit einem Stern gilt nicht für die Crawler, die er nennt',
    },
  },
  'rule.choice': {
    title: 'Erste, längste oder am weitesten reichende Regel',
    says: {
      first: 'Die erste Regel, die passt, entscheidet',
      longest: 'Die Regel mit dem längsten Pfad entscheidet',
      'match-end': 'Die Regel, die auf den längsten Teil der URL passt, entscheidet',
    },
  },
  'rule.tie': {
    title: 'Regeln sind gleich lang',
    says: {
      allow: 'Unter gleich langen Regeln gewinnt Allow',
      null: 'Unter gleich langen Regeln entscheidet die erste',
    },
  },
  'rule.empty': {
    title: 'Eine Regel hat keinen Pfad',
    says: {
      'no-effect': 'Eine Regel ohne Pfad bewirkt nichts',
      'allow-all': 'Eine Regel ohne Pfad erlaubt alles',
    },
  },
  'rule.honourAllow': {
    title: 'Nicht alle kennen Allow',
    says: { true: 'Eine Allow-Zeile erlaubt', false: 'Eine Allow-Zeile sagt nichts' },
  },
  'rule.allowIndexHtml': {
    title: 'index.html steht für seinen Ordner',
    says: {
      true: 'Ein Allow für index.html erlaubt auch den Ordner',
      false: 'Ein Allow für index.html erlaubt diese Seite und sonst nichts',
    },
  },
  'path.urlPart': {
    title: 'Leser vergleichen verschiedene Teile der URL',
    says: {
      path: 'Nur der Pfad einer URL wird verglichen',
      'path-and-query': 'Der Pfad einer URL und ihre Query werden verglichen',
      'path-query-fragment': 'Die ganze URL hinter dem Host wird verglichen, auch ihr Fragment',
    },
  },
  'path.wildcards': {
    title: '* und $ sind gewöhnliche Zeichen',
    says: {
      true: '* steht für Beliebiges und $ für das Ende der URL',
      false: '* und $ sind Zeichen wie alle anderen',
    },
  },
  'path.decode': {
    title: 'Prozentkodiertes wird verschieden verglichen',
    says: {
      'all-but-slash': 'Ein prozentkodiertes Zeichen ist das Zeichen, für das es steht, außer %2F',
      unreserved:
        'Prozentkodierte Buchstaben, Ziffern, -, ., _ und ~ sind diese Zeichen; andere werden so verglichen, wie sie geschrieben sind',
      none: 'Ein prozentkodiertes Zeichen wird so verglichen, wie es geschrieben ist',
      all: 'Jedes prozentkodierte Zeichen ist das Zeichen, für das es steht',
      reencoded:
        'Jedes prozentkodierte Zeichen ist das Zeichen, für das es steht, außer = und & in der Query',
    },
  },
  'path.escapedSpecials': {
    title: '%2A ist nicht dasselbe wie *',
    says: {
      true: '%2A und %24 in einer Regel sind * und $ in der URL',
      false: '%2A und %24 in einer Regel werden verglichen wie andere prozentkodierte Zeichen',
    },
  },
  'path.queryDelims': {
    title: 'Prozentkodierte Trennzeichen in der Query',
    says: {
      true: 'Hinter dem Fragezeichen ist ein prozentkodiertes Trennzeichen dasselbe wie ein unkodiertes',
      false: 'Hinter dem Fragezeichen werden Trennzeichen verglichen wie anderswo in der URL',
    },
  },
  'path.emptyTail': {
    title: 'Leere Teile am Ende',
    says: {
      kept: 'Ein ? oder # am Ende einer URL wird verglichen',
      dropped: 'Ein ? oder #, hinter dem nichts steht, zählt nicht',
    },
  },
  'path.noPath': {
    title: 'Eine URL hat keinen Pfad',
    says: {
      slash: 'Eine URL ohne Pfad hat den Pfad /',
      empty: 'Eine URL ohne Pfad hat vor ihrer Query nichts',
    },
  },
  'path.doubleSlash': {
    title: 'Zwei Schrägstriche hinter dem Host',
    says: {
      kept: 'Zwei Schrägstriche am Anfang eines Pfads werden so verglichen, wie sie geschrieben sind',
      doubled: 'Zwei Schrägstriche am Anfang des Pfads einer URL werden als vier verglichen',
    },
  },
  'path.innerDollar': {
    title: 'Ein $ mitten im Pfad',
    says: {
      literal: 'Ein $ mitten im Pfad ist ein gewöhnliches Zeichen',
      'drops-rule': 'Eine Regel mit einem $ mitten im Pfad wird übergangen',
    },
  },
  'fallback.noRule': { title: 'Keine Regel passt', says: yesNo },
  'fallback.noRecord': { title: 'Kein Abschnitt gilt für den Crawler', says: yesNo },
  'file.alwaysAllowed': {
    title: 'Eine Regeldatei darf immer abgerufen werden',
    says: (paths) => {
      if (paths.length === 0) return 'Für keine Datei gibt es eine Ausnahme von den Regeln';
      const may = paths.length === 1 ? 'darf' : 'dürfen';
      return `${listAll(paths)} ${may} immer abgerufen werden, was die Regeln auch sagen`;
    },
  },
  quirks: {
    title: 'Manche Crawler wählen ihre Abschnitte auf eigene Art',
    says: {
      true: 'Crawler mit Eigenheiten wählen ihre Abschnitte nach diesen',
      false: 'Alle Crawler wählen ihre Abschnitte gleich',
    },
  },
  'http.2xx': status('200'),
  'http.3xx': status('einer Weiterleitung'),
  'http.401': status('401'),
  'http.403': status('403'),
  'http.404': status('404'),
  'http.410': status('410'),
  'http.429': status('429'),
  'http.4xx': status('einem Fehler des Clients'),
  'http.5xx': status('einem Fehler des Servers'),
  'http.network': { ...status(''), title: 'Die Datei ist nicht erreichbar' },
  'http.maxRedirects': {
    title: 'Die Datei wird oft weitergeleitet',
    says: (hops) => {
      if (hops === null) return 'Jeder Weiterleitung wird gefolgt';
      return hops === 1 ? 'Einer Weiterleitung wird gefolgt' : `${number(hops)} Weiterleitungen wird gefolgt`;
    },
  },
  'http.tooManyRedirects': { ...status(''), title: 'Die Datei wird zu oft weitergeleitet' },
};
