// Words of the page that compares readers and versions, and of the versions that the browser keeps.

import { nestQuotes } from '../../core/text/inner-quotes.ts';
import { lazy } from '../../core/text/lazy.ts';
import type * as english from '../en/compare.ts';
import type { Translated } from '../language.ts';
import { listAll, number, plural } from './counts.ts';
import { matrixWords, whoAsks } from './table.ts';

// The tree that shows which readers answer alike.
export const readerTreeWords: Translated<typeof english.readerTreeWords> = {
  title: 'Wie weit Leser auseinanderliegen',
  about: (most) =>
    `Leser, die beisammenstehen, antworten gleich. An jeder Verzweigung steht, in wie vielen Zellen die Leser dahinter höchstens voneinander abweichen; bei allen zusammen ${plural(most, 'Zelle', 'Zellen')}.`,
  picture: (groups) =>
    `Ein Baum aus ${plural(groups, 'Gruppe', 'Gruppen')} von Lesern. Die Tabelle darunter sagt dasselbe.`,
  asTable: 'Dasselbe als Tabelle',
  table: 'Zellen, in denen Leser voneinander abweichen',
  group: 'Antworten gleich',
  names: (titles) => titles.join(', '),
  lens: (title) => `${title} (gelesen als)`,
};

// Where readers disagree, on the page and in the workbench.
type Answer = keyof typeof matrixWords.answers;

const cells = (count: number) => plural(count, 'Zelle', 'Zellen');

/** Readers by what they say, as in `Google und data.txt sagen Nein`. */
function saying(names: readonly string[], answer: Answer): string {
  return `${listAll(names)} ${names.length === 1 ? 'sagt' : 'sagen'} ${matrixWords.answers[answer]}`;
}

export const compareReadersWords: Translated<typeof english.compareReadersWords> = {
  title: 'Wo Leser voneinander abweichen',
  meta: (urls, agents, readers, columns) =>
    `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'User-Agent', 'User-Agents')}, ` +
    `${plural(readers, 'Leser', 'Leser')} in ${plural(columns, 'Spalte', 'Spalten')}`,
  side: 'Ursachen und Leser',
  causes: 'Ursachen',
  differing: (differing, total) => `${number(differing)} von ${cells(total)}`,
  notAlike: (causes) =>
    `mit verschiedenen Antworten, aus ${causes === 1 ? 'einem Grund' : `${number(causes)} Gründen`}:`,
  agree: (readers, total) =>
    readers === 1
      ? 'Nur ein Leser wird verglichen. Wählen Sie einen weiteren, um zu sehen, wo sie abweichen.'
      : `Alle ${number(readers)} Leser stimmen in ${total === 1 ? '1 Zelle' : `allen ${number(total)} Zellen`} überein.`,
  noCells:
    'Noch gibt es nichts zu vergleichen. Fügen Sie im Editor URLs zur Tabelle hinzu; jeder Leser wird dann nach ihnen gefragt.',
  toWorkbench: 'Im Editor URLs hinzufügen',
  tooMany: (verdicts, most) =>
    `Nötig wären ${number(verdicts)} Antworten; verglichen werden bis zu ${number(most)}. Lassen Sie Leser weg, oder nehmen Sie URLs oder User-Agents aus der Tabelle.`,
  noteTooMany: 'Zu viele Zellen, um Leser zu vergleichen',
  onlyFirst: (listed) => `Ursachen werden für die ersten ${number(listed)} dieser Zellen gesucht.`,
  onlyFetching:
    'Im Editor ist gerade eine andere Frage gewählt. Auf den Leser kommt es an, wenn gefragt wird, ob eine URL abgerufen werden darf; das wird hier verglichen.',
  busy: 'Leser werden verglichen…',
  lookingForFixes: 'Gesucht wird, was sie übereinstimmen lässt…',
  differFrom: (lens) => `Zellen, die von ${lens} abweichen`,
  readers: 'Verglichene Leser',
  differCells: (count) => (count === 1 ? 'Zelle weicht ab' : 'Zellen weichen ab'),
  isLens: 'gelesen als',
  alike: (lens) => `wie ${lens}`,
  several: 'Mehr als vier Unterschiede zusammen',
  severalSays: 'Die Leser weichen hier in so vielem ab, dass sich kein einzelner Grund nennen lässt.',
  notAnalysed: 'Nicht untersucht',
  notAnalysedSays: 'Es waren zu viele verschiedene Zellen, um für jede die Ursache zu finden.',
  and: '; ',
  to: (others, says) => `Für ${listAll(others)} gilt: ${says}.`,
  cells,
  url: 'URL',
  agents: 'User-Agents',
  agentsOf: (agents) => {
    const names = agents.map(whoAsks).join(', ');
    return agents.length > 1 ? `${number(agents.length)}: ${names}` : names;
  },
  moreUrls: (count) => plural(count, 'weitere URL', 'weitere URLs'),
  lines: 'Zeilen',
  line: (line) => `Zeile ${line}`,
  blank: '(leer)',
  moreLines: (count) =>
    count === 1 ? 'und 1 weitere Zeile wie diese' : `und ${number(count)} weitere Zeilen wie diese`,
  differs: 'weicht ab',
  /** Behind the URL of a row, for those who do not see that it leads somewhere. */
  openCell: (agent) => ` für ${whoAsks(agent)}: warum, im Editor`,
  allSay: (readers, answer) => `Dann sagen alle ${number(readers)} Leser ${matrixWords.answers[answer]}.`,
  allAgree: (readers) => `Dann stimmen alle ${number(readers)} Leser in diesen Zellen überein.`,
  allBut: (names) => `Dann stimmen alle überein außer ${listAll(names)}.`,
  lensChanges: (lens) => `Auch ${lens} antwortet dann anders.`,
  dependThen: (now, then) =>
    `${cells(now)} ${now === 1 ? 'hängt' : 'hängen'} jetzt vom Leser ab, danach ${then === 0 ? 'keine' : number(then)}.`,
  noOther: 'Ändert keine andere Zelle.',
  others: (count) => `Ändert ${plural(count, 'andere Zelle', 'andere Zellen')}`,
  sideEffect: (url, agents, before, after, readers) =>
    `${url} für ${agents.map(whoAsks).join(', ')}: aus ${matrixWords.answers[before]} wird ${matrixWords.answers[after]} (${readers})`,
  everyReader: 'alle Leser',
  readersOf: listAll,
  moreEffects: (count) => `und ${number(count)} weitere`,
  noFix:
    'Keine der erprobten Änderungen bringt die Leser in vielen dieser Zellen zusammen, ohne sie anderswo zu trennen. Für eine einzelne Zeile haben vielleicht die Befunde eine.',
  /** On the workbench. */
  note: (count, readers) => {
    const who = readers.length <= 3 ? listAll(readers) : `Die ${number(readers.length)} beobachteten Leser`;
    return `${who} unterscheiden sich in ${plural(count, 'Antwort', 'Antworten')}`;
  },
  watchedAgree: (readers) =>
    readers.length <= 3
      ? `${listAll(readers)} stimmen überein`
      : `Alle ${number(readers.length)} beobachteten Leser stimmen überein`,
  mark: (groups) => `Leser weichen ab: ${groups.map(([answer, names]) => saying(names, answer)).join('; ')}`,
  /** Of a column that stands for others too. */
  markOfSome: (said, agents) => `${said} (${agents.map(whoAsks).join(', ')})`,
};

export const compareWords: Translated<typeof english.compareWords> = {
  title: (what) => `Vergleichen: ${what}`,
  what: 'Was verglichen wird',
  readers: 'Leser',
  versions: 'Fassungen',
  edge: 'Vorangestellter Block',
};

// The earlier versions that the browser keeps.
const DAY = 86_400_000;
const dayNames = lazy(() => new Intl.RelativeTimeFormat('de', { numeric: 'auto' }));

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Day and time of day: of the last two days by name, of others by date. */
export const dayAndTime: typeof english.dayAndTime = (time, now) => {
  // The day the clocks change has an hour more, or less.
  const days = Math.round((midnight(time) - midnight(now)) / DAY);
  const clock = new Date(time).toLocaleTimeString('de', { timeStyle: 'short' });
  if (days === 0 || days === -1) return `${dayNames().format(days, 'day')}, ${clock}`;
  return `${new Date(time).toLocaleDateString('de', { dateStyle: 'medium' })}, ${clock}`;
};

type Asked = Parameters<typeof english.keptVersionsWords.otherTable>[0];

const asked = ({ urls, agents, expectations }: Asked) =>
  `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'User-Agent', 'User-Agents')}, ${plural(expectations, 'Erwartung', 'Erwartungen')}`;

type Setting = Parameters<typeof english.keptVersionsWords.otherSettings>[0][number];

const settingNames: Readonly<Record<Setting, string>> = {
  origin: 'Adresse der Website',
  ignored: 'ignorierte Befunde',
  crawlers: 'eigene Crawler',
  requests: 'Anfragen aus einem Protokoll',
  links: 'Dateien nur mit Adresse',
  unknown: 'Einträge eines anderen Gatepost',
};

/** What somebody might try, and what is done then. */
const byItself =
  'Von selbst wird eine gesichert, wenn eine Datei geöffnet oder gespeichert wird, vor einem Schritt, der viel ändert, und alle zehn Minuten, solange Sie arbeiten.';

export const keptVersionsWords: Translated<typeof english.keptVersionsWords> = {
  title: 'Frühere Fassungen',
  titleOf: (count) => `Frühere Fassungen (${number(count)})`,
  none: `Noch keine. ${byItself} Sichern Sie eine unter einem Namen, bevor Sie etwas ausprobieren.`,
  hint: (all) =>
    `${byItself} Die ohne Namen machen nach einer Weile späteren Platz. Alle Arbeiten zusammen: ${all} vom Speicher dieses Browsers, komprimiert. Das Zurückkehren ist ein einziger Schritt: Was jetzt offen ist, wird vorher gesichert und lässt sich sofort zurückholen.`,
  why: {
    named: 'Mit Namen gesichert',
    opened: 'Datei geöffnet',
    saved: 'Datei gespeichert',
    'big-step': 'Vor einem großen Schritt',
    worked: 'Während der Arbeit',
  },
  /** Where the step is known. */
  whyOfStep: {
    opened: (step) => `Nach „${inner(step)}“`,
    'big-step': (step) => `Vor „${inner(step)}“`,
  },
  keepNow: 'Diese Fassung sichern…',
  compare: 'Vergleichen',
  compareWith: (version) => `Vergleichen mit ${version}`,
  returnTo: 'Zu diesem Text zurück',
  returnToThis: (version) => `Zu diesem Text zurück: ${version}`,
  returnToAll: 'Mit Tabelle und Erwartungen zurück',
  more: (version) => `Mehr zu ${version}`,
  giveName: 'Diese Fassung benennen…',
  rename: 'Umbenennen…',
  saveAs: 'Als Datei speichern…',
  remove: 'Löschen',
  /** A version in a sentence. */
  versionOf: (when, name) => (name === undefined ? when : `„${name}“, ${when}`),
  differs: (lines) => `${plural(lines, 'Zeile', 'Zeilen')} anders als jetzt`,
  /** Where no line differs. */
  sameLines: {
    same: 'gleicher Text wie jetzt',
    ends: 'gleiche Zeilen, andere Zeilenenden als jetzt',
    octets: 'gleiche Zeilen, andere Bytes als jetzt',
    files: 'gleicher Text, Art oder Reihenfolge der Dateien anders als jetzt',
  },
  /** Behind what is said of its text. */
  otherTable: (then) => `eigene Tabelle: ${asked(then)}`,
  otherSettings: (settings) => `andere Einstellungen: ${listAll(settings.map((one) => settingNames[one]))}`,
  same: 'wie jetzt',
  /** What came with a version, seen from today's table. */
  answersChanged: (changed, all) =>
    changed === 0
      ? 'keine Antwort der Tabelle geändert'
      : `${number(changed)} von ${plural(all, 'Antwort', 'Antworten')} seit der Fassung davor geändert`,
  answersChangedNow: (changed, all) =>
    changed === 0
      ? 'keine Antwort der Tabelle geändert'
      : `${number(changed)} von ${plural(all, 'Antwort', 'Antworten')} geändert`,
  first: 'die erste gesicherte',
  failing: (failed, all) =>
    failed === 0
      ? `${plural(all, 'Erwartung erfüllt', 'Erwartungen erfüllt')}`
      : `${number(failed)} von ${number(all)} Erwartungen nicht erfüllt`,
  now: 'Jetzt',
  nowSince: 'seit der letzten Fassung',
  momentsAre:
    'Gezählt werden die Antworten der Tabelle, wie sie jetzt ist und gelesen wird; es gelten die Erwartungen von jetzt.',
  unreadable: 'nicht lesbar',
  problems: {
    damaged: 'Ihr Eintrag in diesem Browser ist beschädigt.',
    newer: (version) => `Sie wurde von einem neueren Gatepost geschrieben (Version ${version} des Formats).`,
    invalid: (where) => `„${where}“ darin ist nicht, was eine Arbeitsmappe dort enthält.`,
    other: 'Sie hat nicht das Format einer Arbeitsmappe.',
  },
  unreadableWhat: 'Speichern Sie sie als Datei, um sie anderswo zu öffnen, oder löschen Sie sie.',
  kept: (name) => `Gesichert als „${name}“.`,
  renamed: (name) => `Heißt jetzt „${name}“.`,
  returned: {
    text: (version, now) =>
      `Der Text ist wieder wie in dieser Fassung: ${version}. Gefragt wird weiter wie bisher: ${asked(now)}. „Rückgängig“ nimmt den Schritt zurück.`,
    all: (version, then, before) =>
      `Die Website ist wieder wie in dieser Fassung: ${version}, mit ${asked(then)}. Was vorher offen war (${asked(before)}), steht in der Liste; „Rückgängig“ nimmt den Schritt zurück.`,
  },
  notReturned: 'Diese Fassung ist nicht lesbar, darum wurde nichts geändert.',
  refused: 'Was offen ist, lässt sich hier nur lesen, darum wurde nichts geändert.',
  deleted: (version) => `Gelöscht: ${version}.`,
  putBack: 'Wiederherstellen',
  isBack: (version) => `Wieder in der Liste: ${version}.`,
  troubles: {
    'not-read':
      'Die Liste ist nicht lesbar: Der Speicher dieses Browsers ist gesperrt oder beschädigt. Die Arbeit selbst geht weiter; speichern Sie sie in einer Datei.',
    'not-written':
      'Die letzte Änderung konnte nicht geschrieben werden: Der Speicher dieses Browsers ist voll oder gesperrt. Löschen Sie Fassungen, die Sie nicht mehr brauchen, oder speichern Sie die Arbeit in einer Datei.',
  },
  almostFull: (free) =>
    `Dieser Browser hat noch ${free} für Gatepost. Löschen Sie Fassungen, die Sie nicht mehr brauchen, oder speichern Sie sie als Dateien.`,
  notKept:
    'Frühere Fassungen lassen sich nicht sichern: Der Speicher dieses Browsers ist voll oder gesperrt. Die Arbeit geht ohne sie weiter; speichern Sie sie in einer Datei, bevor Sie etwas ausprobieren.',
  nameTitle: 'Diese Fassung sichern',
  nameAbout:
    'Die Website, wie sie jetzt ist: ihre Dateien, die Tabelle und was erwartet wird. Sie bleibt, bis Sie sie löschen, und nur auf diesem Rechner.',
  renameTitle: (version) => `Fassung benennen: ${version}`,
  renameAbout: 'Eine Fassung mit Namen bleibt, bis Sie sie löschen.',
  name: 'Name',
  nameHint: 'Zum Beispiel „vor dem Umzug des Shops“',
  keep: 'Sichern',
  giveIt: 'Benennen',
  cancel: 'Abbrechen',
  notNow:
    'Sie konnte nicht gesichert werden: Der Speicher dieses Browsers ist voll oder gesperrt. Speichern Sie die Arbeit stattdessen in einer Datei.',
  /** The name of a file that a version is saved as. */
  fileName: (host, time) => `${host || 'site'}-${new Date(time).toISOString().slice(0, 16).replace(':', '')}`,
  group: 'Frühere Fassungen',
  unreadableChoice: 'Diese Fassung ist nicht lesbar. Wählen Sie eine andere.',
};

/** Marks within marks are single ones. */
const inner = (text: string) => nestQuotes(text, '„“‚‘');

export const versionsWords: Translated<typeof english.versionsWords> = {
  before: 'Vorher',
  after: 'Nachher',
  file: 'Text von',
  saved: 'Wie zuletzt gespeichert oder geöffnet',
  now: 'Wie jetzt',
  files: 'Eine andere Datei, als stünde sie dort',
  steps: 'Frühere Schritte',
  fromDisk: 'Eine Datei von diesem Rechner',
  onDisk: (name) => `${name} auf diesem Rechner`,
  beforeStep: (what, time) => `Vor „${inner(what)}“, ${time}`,
  afterStep: (what, time) => `Nach „${inner(what)}“, ${time}`,
  choose: 'Mit einer Datei von diesem Rechner vergleichen…',
  chooseHint:
    'Sie wird nur für diesen Vergleich gelesen: Die Website und die Datei auf diesem Rechner bleiben, wie sie sind.',
  unreadable: 'Diese Datei war nicht lesbar. Wählen Sie sie noch einmal, oder eine andere.',
  textTitle: (path) => `Text von ${path}`,
  missing: {
    before: (path) => `In der früheren Fassung fehlt ${path}.`,
    after: (path) => `In der späteren Fassung fehlt ${path}.`,
  },
  sameText: 'Beide Fassungen haben denselben Text, von Zeilenenden abgesehen.',
  lineByLine: 'Zeile für Zeile',
  editor: { before: 'Text vorher, nur zum Lesen', after: 'Text nachher, nur zum Lesen' },
  cellsTitle: 'Zellen, die sich ändern',
  counted: (changed, all) =>
    changed === 0
      ? all === 1
        ? 'Die eine Zelle ändert sich nicht'
        : `Keine von ${cells(all)} ändert sich`
      : `${number(changed)} von ${cells(all)} ${changed === 1 ? 'ändert' : 'ändern'} sich`,
  readAs: (reader) => `Beide Fassungen befragt, gelesen als ${reader}.`,
  counting: 'Antworten werden verglichen…',
  nothing:
    'Beide Fassungen sind gleich. Bearbeiten Sie den Text im Editor, oder wählen Sie oben eine andere Fassung.',
  noCell: (urls, columns) =>
    `Was abweicht, entscheidet über keine dieser Zellen. Die Tabelle fragt nach ${plural(urls, 'URL', 'URLs')} in ${columns === 1 ? '1 Spalte' : `${number(columns)} Spalten`}; eine Zeile kann für eine URL oder einen Crawler entscheiden, die nicht dabei sind.`,
  noTable:
    'Die Tabelle fragt noch nichts. Fügen Sie ihr URLs und User-Agents hinzu: Was jede Fassung darauf antwortet, wird hier verglichen.',
  toTable: 'Zur Tabelle',
  line: (line) => `Zeile ${line}`,
  lineOf: (line, path) => `Zeile ${line} von ${path}`,
  /** What stands behind the line that is named. */
  causes: {
    new: (count) => `entscheidet jetzt über ${cells(count)}`,
    gone: (count) => `der früheren Fassung entschied über ${cells(count)}`,
    now: (count) => `entscheidet jetzt über ${cells(count)}; sie stand schon vorher da`,
    earlier: (count) => `entschied über ${cells(count)}; sie steht noch da`,
  },
  noLine: (count) => `Keine Zeile entscheidet über ${cells(count)}`,
  rules: {
    title: 'Regeln, die sich ändern',
    counted: (count) => `${plural(count, 'Regel ändert', 'Regeln ändern')} sich`,
    hint: 'Ob eine davon etwas entscheidet: für irgendeine URL und einen User-Agent, wie jeder Leser die Datei liest.',
    none: 'Es wurde keine Regel hinzugefügt, gelöscht oder verschoben.',
    working: 'URLs werden gesucht, über die sie entscheiden…',
    /** Behind the line that is named. */
    what: {
      added: 'kam hinzu',
      removed: 'der früheren Fassung wurde gelöscht',
      moved: (from) => `wurde verschoben; vorher war es Zeile ${from}`,
    },
    noFile: 'diese Fassung hat keine solche Datei',
    changes: 'Die Antwort ändert sich:',
    stays: 'Die Antwort bleibt dieselbe:',
    others: (count) =>
      `${plural(count, 'weitere Regel ändert', 'weitere Regeln ändern')} sich: nicht geprüft, damit die Seite schnell bleibt.`,
  },
  was: 'war',
  isNow: 'jetzt',
  byLine: (line) => `Zeile ${line}`,
  byOldLine: (line) => `vorher Zeile ${line}`,
  why: (url, agents) => `Warum ${url} für ${agents}`,
  more: (count) => `${number(count)} weitere zeigen`,
  notListed: (count) =>
    count === 1
      ? '1 weitere Zelle ist gezählt, aber nicht aufgeführt.'
      : `${number(count)} weitere Zellen sind gezählt, aber nicht aufgeführt.`,
};
