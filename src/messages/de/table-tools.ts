// Words for adding to the table: the fields, what was added, and the text of an empty table.

import { shortenMiddle } from '../../core/text/shorten-text.ts';
import type * as english from '../en/table-tools.ts';
import type { Translated } from '../language.ts';
import { listAll, number, plural } from './counts.ts';

// Words for the tree of paths.
export const treeWords = {
  name: 'URLs nach Pfad',
  bars: 'Antworten für',
  allColumns: 'alle Spalten',
  working: 'Die Pfade werden zusammengefasst.',
  /** The page whose URL is the folder itself. */
  itself: (folder) => `${folder} selbst`,
  urls: (count) => plural(count, 'URL', 'URLs'),
  counted: (count, word) => `${number(count)} ${word}`,
  /** The name of a node: a folder and its number of URLs, or a page; then its answers. */
  node: (label, urls, answers) =>
    [label, ...(urls === undefined ? [] : [plural(urls, 'URL', 'URLs')]), ...answers].join(', '),
  keys: 'Pfeil rechts und links klappen einen Ordner auf und zu, * klappt alle daneben auf, Eingabe auf einer URL sagt warum.',
} satisfies Translated<typeof english.treeWords>;

// Words of copying and saving the table of answers.
const rows = (count: number): string => plural(count, 'Tabellenzeile', 'Tabellenzeilen');

export const tableWords = {
  url: 'URL',
  /** The file name of a saved table, without its extension. */
  file: 'zugriff',
  copyAs: { text: 'Als Text kopieren', markdown: 'Als Markdown kopieren', csv: 'Als CSV kopieren' },
  saveAs: { text: 'Als Text speichern', csv: 'Als CSV speichern' },
  saveAsPicture: { svg: 'Speichern als Bild (SVG)', png: 'Speichern als Bild (PNG)' },
  /** The texts in a picture of the table. */
  picture: {
    title: (question, origin) => (origin === '' ? question : `${question} ${origin}`),
    facts: (file, reader, time, shown, all) =>
      `${file}, gelesen als ${reader}, ${new Date(time).toLocaleDateString('de', { dateStyle: 'long' })}. ` +
      (shown === all ? `${rows(all)}.` : `${number(shown)} von ${rows(all)}.`),
    more: (count) => `und ${number(count)} weitere`,
    tooLarge: (height, width, mostHeight, mostWidth) =>
      `${rows(height)} mal ${plural(width, 'Spalte', 'Spalten')} sind zu viele für ein Bild: Gezeichnet werden bis zu ${number(mostHeight)} mal ${number(mostWidth)}. Filtern Sie die Zeilen, legen Sie Spalten zusammen oder speichern Sie als CSV.`,
  },
  copied: (count) => `${rows(count)} kopiert.`,
  notCopied: 'Der Browser hat das Kopieren nicht zugelassen. Speichern Sie die Tabelle stattdessen.',
  notPrinted: 'Die Tabelle ließ sich nicht erzeugen. Verbindung prüfen und noch einmal versuchen.',
  saved: (count) => `${rows(count)} gespeichert.`,
  pictureSaved: 'Bild gespeichert.',
  expectations: 'Erwartungen…',
  record: 'Antworten der Tabelle erwarten…',
  notSaved: 'Die Tabelle ließ sich nicht speichern.',
} satisfies Translated<typeof english.tableWords>;

// Words of the popover with all options of the table.
export const tableOptionWords = {
  columns: 'Spalten',
  columnsBy: {
    purpose: 'Eine je Zweck und Antwort',
    answer: 'Eine je Antwort',
    crawler: (count) => `Eine je Crawler (${number(count)})`,
  },
  arrange: 'Ordnen',
  arrangeHow: 'Bringt Zeilen und Spalten wieder in ihre Ordnung. Änderungen lassen sie an ihrem Platz.',
  rows: 'Zeilen',
  rowsBy: {
    order: 'Wie aufgeführt',
    folder: 'Nach Ordnern gruppiert',
    tree: 'Als Baum, mit einem Balken der Antworten für jeden Ordner',
  },
  status: (path) => `Wenn ${path} antwortet mit`,
  statusLabel: 'Status',
  statusOk: '200, die Datei wird gelesen',
  expectations: 'Erwartungen',
  expectAll: (count) =>
    count === 1
      ? 'Die Antwort erwarten, wie sie ist'
      : `Alle ${number(count)} Antworten erwarten, wie sie sind`,
  clear: 'Leeren',
  add: 'Hinzufügen',
  urls: 'URLs aus Sitemap, Protokoll oder Liste…',
  crawlers: 'Crawler aus dem Katalog…',
  copy: 'Tabelle kopieren',
  copyAs: { text: 'Text', markdown: 'Markdown', csv: 'CSV' },
  save: 'Tabelle speichern',
  saveAs: { csv: 'CSV', text: 'Text', svg: 'Bild (SVG)', png: 'Bild (PNG)' },
  /** Below the head of the pane, while another response of the server is simulated. */
  asIf: (path, status) => `Als hätte ${path} mit „${status}“ geantwortet.`,
  reset: 'Zurücksetzen',
} satisfies Translated<typeof english.tableOptionWords>;

// Words of the table that load after the first paint: filters, progress of counting, the simulated response.
const cells = (count: number) => plural(count, 'Antwort', 'Antworten');

export const matrixToolWords = {
  folder: (name, urls) => `${name}, ${number(urls)} URLs, zugeklappt`,
  listAgents: (count) => `Alle ${number(count)} User-Agents aufführen`,
  /** The records of a column, as a mark and in full. */
  bracket: ({ records, isDefault }) => {
    const [first, second, ...more] = records.map((one) => number(one.number));
    if (first === undefined) return 'kein Abschnitt';
    const star = isDefault ? ' (*)' : '';
    if (second === undefined) return `Abschnitt ${first}${star}`;
    return `Abschnitte ${first}, ${second}${more.length > 0 ? `, +${more.length}` : ''}${star}`;
  },
  share: 'Gleiche Spalten zusammenlegen',
  enter: 'Eingabe',
  why: 'warum',
  alike: (count) => `${number(count)} User-Agents werden gleich behandelt`,
  crawlersOf: (count) => `${number(count)} Crawler`,
  showColumn: 'In der Tabelle zeigen',
  wholeUrl: 'Die ganze URL',
  moreColumns: (count) => (count === 1 ? '1 weitere Spalte' : `${number(count)} weitere Spalten`),
  more: 'weitere',
  firstColumns: 'Zurück zu den ersten Spalten',
  failingColumns: (count) => (count === 1 ? '1 nicht erfüllt' : `${number(count)} nicht erfüllt`),
  changedColumns: (count) => `${number(count)} anders`,
  showFailing: (names) =>
    `Nicht erfüllte Erwartungen in ${names.length === 1 ? '1 nicht sichtbaren Spalte' : `${number(names.length)} nicht sichtbaren Spalten`}: ${names.join(', ')}. Nur diese zeigen.`,
  showChanged: (names) =>
    `${names.length === 1 ? '1 nicht sichtbare Spalte ist' : `${number(names.length)} nicht sichtbare Spalten sind`} anders: ${names.join(', ')}. Nur diese zeigen.`,
  alsoShowChanged: (count) => `Auch ${plural(count, 'geänderte Spalte', 'geänderte Spalten')} zeigen`,
  answerOf: (word, column) => `${word}: ${column}`,
  answerIn: (word, column, place, all) =>
    `${word} für ${column}, in der nicht sichtbaren Spalte ${place} von ${all}`,
  anyPath: 'Pfade jeder Website',
  pathsOn: (host) => `Pfade auf ${host}`,
  /** The short form of the name below, for narrow places. */
  ifAnswersName: (path) => `Wenn ${path} antwortet mit`,
  redirects: (count) => (count === 1 ? '301, dann 200' : `${number(count)}-mal 301, dann 200`),
  timeout: 'keine rechtzeitige Antwort',
  network: 'keine Verbindung',
  filterBy: 'Antworten filtern',
  unit: (answers) => (answers === 1 ? 'Antwort' : 'Antworten'),
  countedCells: (answers, urls, columns) =>
    `${cells(answers)} in der Tabelle: ${plural(urls, 'URL', 'URLs')} in ${plural(columns, 'Spalte', 'Spalten')}. Crawler mit denselben Antworten teilen sich eine Spalte.`,
  everyInSentence: 'alle Crawler',
  filterColumn: (word, crawler) => `Nur „${word}“ für ${crawler} zeigen`,
  filteredBy: (word, crawler) => `${word} für ${crawler}`,
  removeFilter: (name) => `Filter entfernen: ${name}`,
  shownOf: (shown, all) => `${number(shown)} von ${plural(all, 'URL', 'URLs')}`,
  counting: 'Antworten werden gezählt',
  countedSo: (done, all) => `${number(done)} von ${cells(all)}`,
  countedPart: (done, all) => `${Math.floor((100 * done) / Math.max(all, 1))} Prozent`,
  stopCounting: 'Zählen abbrechen',
  countingStopped: 'Nicht gezählt',
  countCells: 'Antworten zählen',
  leftOut: (urls) => plural(urls, 'weitere URL', 'weitere URLs'),
  showLeftOut: 'Alle zeigen',
  failsElsewhere: 'Nicht erfüllt ist etwas zu anderen URLs oder Crawlern als denen dieser Tabelle.',
  noneShown: (text) =>
    text === ''
      ? 'Keine Antwort passt zu diesem Filter.'
      : `Keine URL enthält „${text}“. Der Filter sucht in URLs; Crawler sind Spalten.`,
  showEverything: 'Alle URLs zeigen',
  onlySomeColumns: (columns) => `Nur ${plural(columns, 'Spalte', 'Spalten')}`,
  showAllColumns: 'Alle Spalten anzeigen',
  sortedBy: (name) => `Sortiert nach ${name}`,
  rowMoved: (url, place, all) => `${url} ist Tabellenzeile ${place} von ${all}.`,
  moveSorted: 'Die Tabelle ist sortiert. Um URLs zu verschieben, stellen Sie sie auf „Wie aufgeführt“.',
  // The menu of a column or row head, and the order of the rows.
  about: (names) => `Über ${names}`,
  fold: 'Ordner zuklappen',
  showWhole: 'Die ganze URL zeigen',
  spreadOut: 'Jedem User-Agent eine eigene Spalte geben',
  joinAlike: 'Spalten zusammenlegen, die gleich behandelt werden',
  asListed: 'Wie aufgeführt',
  sortFirst: (word) => `Sortieren: ${word} zuerst`,
  sortByUrl: { up: 'Sortieren: A bis Z', down: 'Sortieren: Z bis A' },
  sortByRank: { up: 'Danach sortieren', down: 'Umgekehrt sortieren' },
  move: { left: 'Nach links', right: 'Nach rechts', up: 'Nach oben', down: 'Nach unten' },
  remove: (name) => `${shortenMiddle(name, 60, 34, 24)} entfernen`,
  enterLists: (count) => `Eingabe führt alle ${number(count)} User-Agents auf.`,
  counted: (word, count) => `${number(count)} ${word}`,
} satisfies Translated<typeof english.matrixToolWords>;

const urls = (count: number) => plural(count, 'URL', 'URLs');
const agents = (count: number) => plural(count, 'User-Agent', 'User-Agents');

export const askWords = {
  askedWith:
    'darf dürfen kann können soll ist sind wird werden der die das den dem ein eine auf für von in an und es seite url pfad datei abrufen abgerufen holen lesen besuchen crawlen öffnen gesperrt offen erlaubt'.split(
      ' ',
    ),
  answers: {
    allow: ['ja', 'offen', 'erlaubt'],
    deny: ['nein', 'nicht', 'gesperrt', 'geschlossen', 'verboten'],
  },
  answeredWith:
    'für von auf in sind diese diesen dieser nur zeigen finde der die das url urls seite seiten pfad pfade'.split(
      ' ',
    ),
  askedOfAll: 'wer welche welcher crawler bot bots roboter alle jeder'.split(' '),
  summarizing: 'Es wird ermittelt, was die Datei tut …',
  label: 'Finden oder fragen: URLs oder Crawler',
  how: 'Findet URLs, zum Beispiel mit /shop oder *.pdf. Enter fragt nach einem neuen Pfad, fügt einen Crawler hinzu oder fragt „GPTBot /pfad“. Eine eingefügte Liste von URLs wird hinzugefügt.',
  found: (urls) => plural(urls, 'URL', 'URLs'),
  enter: {
    url: 'fragt',
    urls: 'fügt sie an',
    crawler: 'fügt an',
    column: 'geht hin',
    cell: 'fragt',
    filter: 'filtert',
  },
  asksCell: (crawler, url, verb) =>
    verb === undefined
      ? `Fragen: Darf ${crawler} ${url} abrufen?`
      : `Fragen: ${verb} für ${crawler} bei ${url}?`,
  asksAbout: (crawler, url) => `Nach ${crawler} bei ${url} fragen`,
  addsUrls: (count) => (count === 1 ? 'Diese URL hinzufügen' : `${number(count)} URLs hinzufügen`),
  addsCrawler: (name) => `${name} als Spalte hinzufügen`,
  reads: ({ records, isDefault }, closed, all) => {
    const count = `${number(closed)} von ${plural(all, 'URL', 'URLs')} gesperrt`;
    if (records.length === 0) return `Kein Abschnitt gilt für ihn: ${count}.`;
    return isDefault
      ? `Keine Zeile nennt ihn: Es gilt der Abschnitt für *, mit ${count}.`
      : `Ein Abschnitt nennt ihn, mit ${count}.`;
  },
} satisfies Translated<typeof english.askWords>;

export const matrixAddWords = {
  noColumn: (names) =>
    names.length === 1
      ? `${names[0]} steht in der Datei, ist aber keine Spalte.`
      : `${listAll(names)} stehen in der Datei, sind aber keine Spalten.`,
  addMissing: () => 'Hinzufügen',
  addUrls: 'URLs hinzufügen',
  pastedText: 'dem eingefügten Text',
  addUrlsHint: 'URL hinzufügen oder Liste einfügen…',
  addUrlsHow:
    'Mehrere auf einmal: eine je Zeile, oder mit Leerzeichen dazwischen, oder mit Komma und Leerzeichen. Umschalt Eingabe beginnt eine Zeile.',
  addAgentsHow:
    'Mehrere auf einmal: mit Kommas dazwischen, oder eingefügt, einer je Zeile. Eine Zeile kann ein ganzer User-Agent-Header sein.',
  /** The button that adds columns from the catalogue. */
  crawlersTitle: 'Crawler hinzufügen',
  addCrawler: 'Einen Crawler hinzufügen',
  findCrawlerHint: 'Name, Betreiber oder Zweck',
  byPurpose: 'Nach Zweck',
  byOperator: 'Nach Betreiber',
  allOfOperator: (operator, count) => `Alle von ${operator} (${number(count)})`,
  /** About added names that no crawler uses in requests. */
  notVisitors: (switches, unused) =>
    [
      switches > 0 &&
        `${number(switches)} davon ${switches === 1 ? 'ist ein Schalter, kein Crawler' : 'sind Schalter, keine Crawler'}.`,
      unused > 0 &&
        `${number(unused)} davon ${unused === 1 ? 'ist ein Name, der nicht in Gebrauch ist' : 'sind Namen, die nicht in Gebrauch sind'}.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  wholeCatalogue: 'Der ganze Katalog',
  addAgents: 'User-Agents hinzufügen',
  anyOther: 'Alle anderen Crawler',
  urlsAdded: (count, repeated) =>
    `${urls(count)} hinzugefügt${repeated > 0 ? `, ${number(repeated)} ${repeated === 1 ? 'war' : 'waren'} schon da` : ''}.`,
  /** The button that removes what was just added. */
  undo: 'Rückgängig',
  undoName: 'Hinzugefügte URLs: Rückgängig',
  showOnlyUrls: (count) => `Nur diese ${plural(count, 'URL', 'URLs')} anzeigen`,
  onlyThese: (count) => `Nur diese ${number(count)} werden gezeigt.`,
  showOnlyAgents: (count) => `Nur diese ${plural(count, 'Crawler', 'Crawler')} anzeigen`,
  agentsAdded: (count) => `${agents(count)} hinzugefügt.`,
  repeated: (count, only) =>
    count === 1 && only !== undefined
      ? `${only} ist schon in der Tabelle.`
      : `${number(count)} ${count === 1 ? 'ist' : 'sind'} schon in der Tabelle.`,
  closedOf: (closed, all) => `${number(closed)} von ${number(all)} gesperrt`,
  closedTo: (closed, all, crawler) =>
    `${number(closed)} von diesen ${number(all)} ${closed === 1 ? 'ist' : 'sind'} für ${crawler} gesperrt.`,
  nothingNamed: 'Das ist kein Name eines Crawlers.',
  reduced: (given, agent) => `„${given}“ gilt als ${agent}.`,
  andMore: (count) => `Und ${number(count)} weitere ebenso.`,
  everyone: (given) => `„${given}“ steht für alle anderen Crawler.`,
  originIs: (origin) => `Die Website ist ${origin}.`,
  noRows: 'Noch keine URLs.',
  noRowsHint: 'Einige hinzufügen, um die Antwort für jeden User-Agent zu sehen.',
  noColumns: 'Noch keine User-Agents.',
  noColumnsHint: 'Namen von Crawlern hinzufügen, oder „Alle anderen Crawler“.',
  chooseCell: 'Eine Antwort auswählen, um zu sehen, welche Zeile entscheidet und warum.',
  orPaths: (count) =>
    count === 1
      ? 'Oder beginnen Sie mit dem Pfad, den Ihre Regeln nennen.'
      : `Oder beginnen Sie mit den ${number(count)} Pfaden, die Ihre Regeln nennen.`,
  orAgents: (count) =>
    count === 1
      ? 'Oder beginnen Sie mit dem Crawler, den Ihre Abschnitte nennen.'
      : `Oder beginnen Sie mit den ${number(count)} Crawler, die Ihre Abschnitte nennen.`,
  addThose: (count) => (count === 1 ? 'Diesen hinzufügen' : `Diese ${number(count)} hinzufügen`),
} satisfies Translated<typeof english.matrixAddWords>;

// Marked cells in the legend, and the words of the marks.
export const cellMarkWords = {
  filters: {
    changed: 'Geändert',
    failed: 'Nicht erfüllt',
    differs: 'Leser weichen ab',
    expected: 'Erwartet',
    requested: 'Abgerufen trotz Nein',
    unasked: 'Nie abgerufen',
  },
  /** `count`: how many user-agents of a shared column had that answer. */
  was: (word, count, all) =>
    count === all ? `vorher ${word}` : `vorher ${word} für ${number(count)} von ${number(all)} User-Agents`,
  changedOf: (count, all) => `${number(count)} von ${number(all)} geändert`,
} satisfies Translated<typeof english.cellMarkWords>;
