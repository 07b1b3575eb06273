// Words of the page that compares readers and versions, and of the versions that the browser keeps.

import { nestQuotes } from '../../../core/text/inner-quotes.ts';
import type * as english from '../../en/comparison/compare.ts';
import type { Translated } from '../../language.ts';
import { listAll, number, plural } from '../counts.ts';
import { crawlerInSentence, matrixWords } from '../table.ts';

// The tree that shows which readers give the same answers.
export const readerTreeWords = {
  title: 'Wie stark Leser voneinander abweichen',
  about: (most) =>
    `Leser in einer Gruppe geben dieselben Antworten. Die Zahl an einer Verzweigung sagt, in wie vielen Antworten zwei ihrer Leser höchstens voneinander abweichen: ${number(most)} bei allen Lesern.`,
  picture: (groups) =>
    `Ein Baum aus ${plural(groups, 'Gruppe', 'Gruppen')} von Lesern. Die Tabelle darunter enthält dieselben Daten.`,
  asTable: 'Dieselben Daten als Tabelle',
  table: 'Antworten, in denen Leser voneinander abweichen',
  group: 'Gleiche Antworten',
  names: (titles) => titles.join(', '),
  lens: (title) => `${title} (gelesen als)`,
} satisfies Translated<typeof english.readerTreeWords>;

// Where readers disagree, on the page and in the workbench.
type Answer = keyof typeof matrixWords.answers;

const cells = (count: number) => plural(count, 'Antwort', 'Antworten');

/** Readers by what they say, as in `Google und data.txt sagen Nein`. */
function saying(names: readonly string[], answer: Answer): string {
  return `${listAll(names)} ${names.length === 1 ? 'sagt' : 'sagen'} ${matrixWords.answers[answer]}`;
}

export const compareReadersWords = {
  title: 'Wo Leser voneinander abweichen',
  meta: (urls, agents, _columns, readers) =>
    `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'User-Agent', 'User-Agents')}, ${plural(readers, 'Leser', 'Leser')}`,
  side: 'Ursachen und Leser',
  causes: 'Ursachen',
  differing: (differing, total) => `${number(differing)} von ${cells(total)}`,
  differingInTable: (differing, total) => `${number(differing)} von ${number(total)} Antworten der Tabelle`,
  byCrawler: (differing, total) => `(je Crawler gezählt ${number(differing)} von ${number(total)})`,
  notAlike: (causes) =>
    `sind je nach Leser verschieden, aus ${causes === 1 ? 'einem Grund' : `${number(causes)} Gründen`}:`,
  agree: (readers, total) =>
    readers === 1
      ? 'Nur ein Leser wird verglichen. Wählen Sie einen weiteren, um zu sehen, wo sie abweichen.'
      : `Alle ${number(readers)} Leser stimmen in ${total === 1 ? 'der einen Antwort' : `allen ${number(total)} Antworten`} überein.`,
  noCells:
    'Noch gibt es nichts zu vergleichen. Fügen Sie der Tabelle im Editor URLs hinzu, um zu sehen, was jeder Leser antwortet.',
  toWorkbench: 'Im Editor URLs hinzufügen',
  tooMany: (verdicts, most) =>
    `Nötig wären ${number(verdicts)} Antworten; verglichen werden bis zu ${number(most)}. Entfernen Sie hier Leser, oder URLs oder User-Agents aus der Tabelle.`,
  noteTooMany: 'Zu viele Antworten, um Leser zu vergleichen',
  onlyFirst: (listed) => `Nur für die ersten ${number(listed)} dieser Antworten werden Ursachen gesucht.`,
  onlyFetching:
    'Der Editor zeigt gerade eine andere Frage. Diese Seite vergleicht, ob eine URL nach jedem Leser abgerufen werden darf.',
  busy: 'Leser werden verglichen…',
  lookingForFixes: 'Änderungen werden gesucht, nach denen Leser übereinstimmen…',
  differFrom: (lens) => `Antworten, die von ${lens} abweichen, für jeden Crawler`,
  readers: 'Zu vergleichende Leser',
  adds: (count) => (count === 0 ? 'kein weiterer Unterschied' : `${number(count)} weitere`),
  differences: (count) => (count === 1 ? 'Unterschied' : 'Unterschiede'),
  differCells: (count) => (count === 1 ? 'Antwort weicht ab' : 'Antworten weichen ab'),
  only: 'Nur',
  onlyReader: (reader, lens) => `Nur ${reader} mit ${lens} vergleichen`,
  allReaders: 'Alle Leser',
  watchedReaders: 'Nur beobachtete Leser',
  onlyOwnCrawlers:
    'Der Leser eines Anbieters, etwa der von Google, wird nur für dessen eigene Crawler verglichen und für Crawler, die die Datei nicht nennt.',
  otherOperator: (readers) => `Kein Crawler von ${readers}`,
  isLens: 'gelesen als',
  alike: (lens) => `wie ${lens}`,
  several: 'Mehr als vier Unterschiede zusammen',
  severalSays: 'Die Leser weichen hier in zu vielem ab, um einzelne Gründe zu nennen.',
  notAnalysed: 'Nicht untersucht',
  notAnalysedSays: 'Es gab zu viele verschiedene Antworten, um für jede die Ursache zu finden.',
  and: '; ',
  to: (others, says) => `Für ${listAll(others)} gilt: ${says}.`,
  cells,
  url: 'URL',
  agents: 'Crawler',
  agentsOf: (agents) => {
    const names = agents.map(crawlerInSentence).join(', ');
    return agents.length > 1 ? `${number(agents.length)}: ${names}` : names;
  },
  moreUrls: (count) => plural(count, 'weitere URL', 'weitere URLs'),
  lines: 'Zeilen',
  line: (line) => `Zeile ${line}`,
  blank: '(leer)',
  moreLines: (count) =>
    count === 1 ? 'und 1 weitere Zeile wie diese' : `und ${number(count)} weitere Zeilen wie diese`,
  differs: 'weicht ab',
  /** After the URL of a row, for screen readers: where the link leads. */
  openCell: (agent) => ` für ${crawlerInSentence(agent)}: warum, im Editor`,
  allSay: (readers, answer) => `Dann sagen alle ${number(readers)} Leser ${matrixWords.answers[answer]}.`,
  allAgree: (readers) => `Dann stimmen alle ${number(readers)} Leser in diesen Antworten überein.`,
  allBut: (names) => `Dann stimmen alle Leser außer ${listAll(names)} überein.`,
  lensChanges: (lens) => `Auch ${lens} antwortet dann anders.`,
  dependThen: (now, then) =>
    `Leser weichen jetzt in ${cells(now)} voneinander ab, danach in ${then === 0 ? 'keiner' : number(then)}.`,
  noOther: 'Keine andere Antwort ändert sich.',
  others: (count) => `Ändert ${plural(count, 'andere Antwort', 'andere Antworten')}`,
  sideEffect: (url, agents, before, after, readers) =>
    `${url} für ${agents.map(crawlerInSentence).join(', ')}: aus ${matrixWords.answers[before]} wird ${matrixWords.answers[after]} (${readers})`,
  everyReader: 'alle Leser',
  readersOf: listAll,
  moreEffects: (count) => `und ${number(count)} weitere`,
  settledBy: (fix) => `Die Änderung „${fix}“ bei einer anderen Ursache behebt auch diese Unterschiede.`,
  noFix:
    'Keine der erprobten Änderungen lässt die Leser in vielen dieser Antworten übereinstimmen, ohne dass sie anderswo voneinander abweichen. Vielleicht schlagen die Befunde eine Änderung für eine einzelne Zeile vor.',
  /** The note on the workbench. */
  note: (count, lens, differing) => {
    const who = differing.length <= 2 ? listAll(differing) : `${number(differing.length)} Leser`;
    return `${who} ${differing.length === 1 ? 'weicht' : 'weichen'} in ${plural(count, 'Antwort', 'Antworten')} von ${lens} ab`;
  },
  watchedAgree: (readers, isInTable) => {
    const who = readers.length <= 3 ? listAll(readers) : `Alle ${number(readers.length)} beobachteten Leser`;
    return `${who} stimmen${isInTable ? ' in der Tabelle' : ''} überein`;
  },
  eachForItsOwn: 'Der Leser eines Betreibers wird für dessen eigene Crawler verglichen.',
  mark: (groups) => `Leser weichen ab: ${groups.map(([answer, names]) => saying(names, answer)).join('; ')}`,
  /** The mark of a column that several user-agents share. */
  markOfSome: (said, agents) => `${said} (${agents.map(crawlerInSentence).join(', ')})`,
} satisfies Translated<typeof english.compareReadersWords>;

export const compareWords = {
  title: (what) => `Vergleichen: ${what}`,
  what: 'Was verglichen wird',
  back: 'Zurück',
  backTo: 'Zurück zur Werkbank',
  readers: 'Leser',
  versions: 'Fassungen',
  edge: 'CDN-Block',
} satisfies Translated<typeof english.compareWords>;

// The earlier versions that the browser keeps.
const DAY = 86_400_000;

const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Day and time: today and yesterday by name, other days by date. */
export const dayAndTime: typeof english.dayAndTime = (time, now) => {
  // On the day the clocks change, a day is an hour longer or shorter.
  const days = Math.round((midnight(time) - midnight(now)) / DAY);
  const clock = new Date(time).toLocaleTimeString('de', { timeStyle: 'short' });
  if (days === 0 || days === -1) {
    const name = new Intl.RelativeTimeFormat('de', { numeric: 'auto' }).format(days, 'day');
    return `${name}, ${clock}`;
  }
  return `${new Date(time).toLocaleDateString('de', { dateStyle: 'medium' })}, ${clock}`;
};

type TableSize = Parameters<typeof english.keptVersionsWords.returned.text>[1];

const describeTable = ({ urls, agents, expectations }: TableSize) =>
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

/** When versions are kept. */
const byItself =
  'Eine Fassung wird automatisch gesichert, wenn eine Datei geöffnet oder gespeichert wird, vor einer großen Änderung und während der Arbeit alle zehn Minuten.';

const lineCounts = (added: number, removed: number) =>
  `${plural(added, 'Zeile', 'Zeilen')} neu, ${number(removed)} gelöscht`;

export const keptVersionsWords = {
  title: 'Frühere Fassungen',
  meta: (count, since, all) => `${number(count)}, seit ${since}; ${all} in diesem Browser`,
  none: `Noch keine Fassungen. ${byItself} Bevor Sie etwas ausprobieren, sichern Sie eine Fassung unter einem Namen.`,
  hint: (all) =>
    `${byItself} Fassungen ohne Namen werden mit der Zeit entfernt, um Platz für spätere zu schaffen. Alle Arbeitsmappen zusammen belegen ${all} im Speicher dieses Browsers, komprimiert. Bei der Rückkehr zu einer Fassung wird zuerst der jetzige Stand gesichert, und die Rückkehr lässt sich rückgängig machen.`,
  why: {
    named: 'Mit Namen gesichert',
    opened: 'Datei geöffnet',
    saved: 'Auf dem Datenträger gespeichert',
    'big-step': 'Vor einer großen Änderung',
    worked: 'Während der Arbeit',
  },
  /** Why a version was kept, where the step is known. */
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
  whatAndWhen: (what, when) => `${what}, ${when}`,
  named: (name) => `„${name}“`,
  differs: (added, removed) => `seitdem ${lineCounts(added, removed)}`,
  repeated: (count) => plural(count, 'ältere Fassung ist gleich', 'ältere Fassungen sind gleich'),
  /** For versions in which no line differs. */
  sameLines: {
    same: 'gleicher Text wie jetzt',
    ends: 'gleiche Zeilen, andere Zeilenenden als jetzt',
    octets: 'gleiche Zeilen, andere Bytes als jetzt',
    files: 'gleicher Text, Art oder Reihenfolge der Dateien anders als jetzt',
  },
  /** After the sentence about its text. */
  otherTable: 'andere Tabelle oder Erwartungen',
  otherSettings: (settings) => `andere Einstellungen: ${listAll(settings.map((one) => settingNames[one]))}`,
  same: 'wie jetzt',
  /** What changed with a version, in the answers of its table. */
  answersChanged: (changed, all) =>
    changed === 0
      ? 'keine Antwort'
      : changed === all
        ? `alle ${plural(all, 'Antwort', 'Antworten')}`
        : `${number(changed)} von ${plural(all, 'Antwort', 'Antworten')}`,
  answersChangedTitle: 'Antworten ihrer Tabelle, die sich seit der Fassung davor geändert haben',
  first: 'erste Fassung',
  failing: (failed, all) =>
    failed === 0
      ? `${plural(all, 'Erwartung erfüllt', 'Erwartungen erfüllt')}`
      : `${number(failed)} von ${number(all)} Erwartungen nicht erfüllt`,
  now: 'Jetzt',
  nowSince: 'seit der letzten Fassung',
  momentsAre:
    'Der Balken ist der Teil der Antworten der Tabelle einer Fassung, der sich seit der Fassung davor geändert hat, für den jetzigen Leser. Die Erwartungen sind die jetzigen.',
  unreadable: 'nicht lesbar',
  problems: {
    damaged: 'Ihr Eintrag im Speicher dieses Browsers ist beschädigt.',
    newer: (version) => `Sie wurde von einem neueren Gatepost geschrieben (Version ${version} des Formats).`,
    invalid: (where) => `Der Wert von „${where}“ ist in einer Arbeitsmappe nicht gültig.`,
    other: 'Sie hat nicht das Format einer Arbeitsmappe.',
  },
  unreadableWhat: 'Speichern Sie sie als Datei, um sie anderswo zu öffnen, oder löschen Sie sie.',
  kept: (name) => `Gesichert als „${name}“.`,
  renamed: (name) => `Heißt jetzt „${name}“.`,
  returned: {
    text: (version, now) =>
      `Der Text dieser Fassung ist wiederhergestellt: ${version}. Tabelle und Erwartungen bleiben: ${describeTable(now)}. „Rückgängig“ macht das ungeschehen.`,
    all: (version, then, before) =>
      `Die Website dieser Fassung ist wiederhergestellt: ${version}, mit ${describeTable(then)}. Was vorher offen war (${describeTable(before)}), steht in der Liste. „Rückgängig“ macht das ungeschehen.`,
  },
  notReturned: 'Diese Fassung ist nicht lesbar, darum wurde nichts geändert.',
  refused: 'Diese Arbeitsmappe ist hier schreibgeschützt, darum wurde nichts geändert.',
  deleted: (version) => `Gelöscht: ${version}.`,
  putBack: 'Wiederherstellen',
  isBack: (version) => `Wieder in der Liste: ${version}.`,
  troubles: {
    'not-read':
      'Die Liste ist nicht lesbar: Der Speicher dieses Browsers ist gesperrt oder beschädigt. Sie können weiterarbeiten; speichern Sie die Arbeitsmappe in einer Datei.',
    'not-written':
      'Die letzte Änderung konnte nicht geschrieben werden: Der Speicher dieses Browsers ist voll oder gesperrt. Löschen Sie Fassungen, die Sie nicht mehr brauchen, oder speichern Sie die Arbeitsmappe in einer Datei.',
  },
  almostFull: (free) =>
    `Dieser Browser hat noch ${free} für Gatepost. Löschen Sie Fassungen, die Sie nicht mehr brauchen, oder speichern Sie sie als Dateien.`,
  notKept:
    'Frühere Fassungen lassen sich nicht sichern: Der Speicher dieses Browsers ist voll oder gesperrt. Sie können ohne sie weiterarbeiten; speichern Sie die Arbeitsmappe in einer Datei, bevor Sie etwas ausprobieren.',
  nameTitle: 'Diese Fassung sichern',
  nameAbout:
    'Die Website, wie sie jetzt ist: ihre Dateien, die Tabelle und die Erwartungen. Die Fassung bleibt auf diesem Gerät, bis Sie sie löschen.',
  renameTitle: (version) => `Fassung benennen: ${version}`,
  renameAbout: 'Eine Fassung mit Namen bleibt, bis Sie sie löschen.',
  name: 'Name',
  nameHint: 'Zum Beispiel „vor dem Umzug des Shops“',
  keep: 'Sichern',
  giveIt: 'Benennen',
  cancel: 'Abbrechen',
  notNow:
    'Die Fassung konnte nicht gesichert werden: Der Speicher dieses Browsers ist voll oder gesperrt. Speichern Sie die Arbeitsmappe stattdessen in einer Datei.',
  /** The name of a file that a version is saved as. */
  fileName: (host, time) => `${host || 'site'}-${new Date(time).toISOString().slice(0, 16).replace(':', '')}`,
  group: 'Frühere Fassungen',
  unreadableChoice: 'Diese Fassung ist nicht lesbar. Wählen Sie eine andere.',
} satisfies Translated<typeof english.keptVersionsWords>;

/** Quotation marks inside quotation marks are single. */
const inner = (text: string) => nestQuotes(text, '„“‚‘');

export const versionsWords = {
  before: 'Von',
  after: 'nach',
  swap: 'Vertauschen',
  file: 'Text von',
  saved: 'Wie zuletzt gespeichert oder geöffnet',
  now: 'Wie jetzt',
  files: 'Eine andere Datei der Website',
  steps: 'Letzte Änderungen',
  fromDisk: 'Eine Datei vom Datenträger',
  onDisk: (name) => `${name} auf dem Datenträger`,
  beforeStep: (what, time) => `Vor „${inner(what)}“, ${time}`,
  afterStep: (what, time) => `Nach „${inner(what)}“, ${time}`,
  changedLine: (line, text, isRemoved) =>
    `Zeile ${line}${isRemoved ? ' entfernt' : ''}${text === '' ? '' : `: ${text}`}`,
  choiceOf: (side, version) => `${side}: ${version}`,
  choose: 'Datei wählen…',
  paste: { live: 'Veröffentlichte Datei einfügen…', text: 'Text einfügen…' },
  openLive: 'Veröffentlichte Datei öffnen',
  compared: (path, from, to) => `${path} · ${from} → ${to}`,
  compareWith: 'Vergleichen mit',
  live: (isPasted, time) => `Die veröffentlichte Datei, ${isPasted ? 'eingefügt' : 'geöffnet'} ${time}`,
  pasted: (time) => `Eingefügter Text, ${time}`,
  pasteTitle: {
    live: 'Mit der veröffentlichten Datei vergleichen',
    text: 'Mit einem eingefügten Text vergleichen',
  },
  pasteAbout: {
    live: 'Die veröffentlichte Datei im Browser öffnen, alles markieren, kopieren und hier einfügen. Sie wird nur für diesen Vergleich gelesen.',
    text: 'Eine beliebige andere Fassung der Datei einfügen. Sie wird als die frühere Fassung verglichen und nur für diesen Vergleich gelesen.',
  },
  pasteField: { live: 'Die veröffentlichte Datei', text: 'Der Text der früheren Fassung' },
  pasteRun: 'Vergleichen',
  cancel: 'Abbrechen',
  copy: 'Als Text kopieren',
  copying: 'Alle URLs werden geprüft …',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht.',
  unreadable: 'Diese Datei war nicht lesbar. Wählen Sie sie noch einmal, oder eine andere.',
  textTitle: (path) => `Text von ${path}`,
  text: 'Text',
  textMore: 'Mehr zum Text',
  sideBySide: 'Nebeneinander',
  allLines: 'Alle Zeilen',
  equalLines: (count) => plural(count, 'gleiche Zeile', 'gleiche Zeilen'),
  added: (line) => `Neu, Zeile ${line}: `,
  removed: (line) => `Gelöscht, vorher Zeile ${line}: `,
  lineCounts,
  moreLines: (count) => `${plural(count, 'weitere Zeile', 'weitere Zeilen')} zeigen`,
  missing: {
    before: (path) => `In der früheren Fassung fehlt ${path}.`,
    after: (path) => `In der späteren Fassung fehlt ${path}.`,
  },
  sameText: 'Beide Fassungen haben denselben Text, von Zeilenenden abgesehen.',
  editor: { before: 'Text vorher, schreibgeschützt', after: 'Text nachher, schreibgeschützt' },
  cellsTitle: 'Antworten, die sich ändern',
  counted: (changed, all) =>
    changed === 0
      ? all === 1
        ? 'Die eine Antwort der Tabelle ändert sich nicht'
        : 'Keine Antwort der Tabelle ändert sich'
      : `${number(changed)} von ${cells(all)} der Tabelle ${changed === 1 ? 'ändert' : 'ändern'} sich`,
  readAs: (reader) => `Beide Fassungen gelesen als ${reader}.`,
  counting: 'Antworten werden verglichen…',
  noCell: (urls, columns) =>
    `Die Unterschiede ändern keine dieser Antworten. Die Tabelle hat ${plural(urls, 'URL', 'URLs')} in ${plural(columns, 'Spalte', 'Spalten')}. Was sich für andere URLs und Crawler ändert, steht oben.`,
  noTable:
    'Die Tabelle ist leer. Fügen Sie URLs und User-Agents hinzu, um die Antworten beider Fassungen zu vergleichen.',
  toTable: 'Zur Tabelle',
  line: (line) => `Zeile ${line}`,
  lineOf: (line, path) => `Zeile ${line} von ${path}`,
  /** After the line: what it changes. */
  causes: {
    new: (count) => `entscheidet jetzt über ${cells(count)}`,
    gone: (count) => `der früheren Fassung entschied über ${cells(count)}`,
    now: (count) => `entscheidet jetzt über ${cells(count)}; sie war schon vorher da`,
    earlier: (count) => `entschied über ${cells(count)}; sie ist noch da`,
  },
  noLine: (count) => `Keine Zeile entscheidet über ${cells(count)}`,
  rules: {
    title: 'Regeln, die sich ändern',
    counted: (count) => `${plural(count, 'Regel ändert', 'Regeln ändern')} sich`,
    hint: 'Ob jede dieser Regeln bei jedem Leser für irgendeine URL und irgendeinen Crawler entscheidet.',
    none: (otherLines) =>
      otherLines === 0
        ? 'Es wurde keine Regel hinzugefügt, gelöscht oder verschoben.'
        : `Es wurde keine Regel hinzugefügt, gelöscht oder verschoben, aber ${plural(otherLines, 'andere Zeile weicht', 'andere Zeilen weichen')} ab. Eine Zeile wie User-agent kann ändern, für wen eine Regel gilt.`,
    working: 'URLs werden gesucht, über die diese Regeln entscheiden…',
    /** After the line: what happened to it. */
    what: {
      added: 'wurde hinzugefügt',
      removed: 'der früheren Fassung wurde gelöscht',
      moved: (from) => `wurde verschoben; vorher war es Zeile ${from}`,
    },
    noFile: 'diese Fassung hat keine solche Datei',
    changes: 'Die Antwort ändert sich:',
    stays: 'Die Antwort bleibt dieselbe:',
    others: (count) =>
      `${plural(count, 'weitere Regel ändert', 'weitere Regeln ändern')} sich und wurden nicht untersucht, damit die Seite schnell bleibt.`,
  },
  was: 'war',
  isNow: 'jetzt',
  byLine: (line) => `Zeile ${line}`,
  byOldLine: (line) => `vorher Zeile ${line}`,
  why: (url, agents) => `Warum ${url} für ${agents}`,
  more: (count) => `${number(count)} weitere zeigen`,
  notListed: (count) =>
    count === 1
      ? '1 weitere Antwort ist gezählt, aber nicht aufgeführt.'
      : `${number(count)} weitere Antworten sind gezählt, aber nicht aufgeführt.`,
} satisfies Translated<typeof english.versionsWords>;
