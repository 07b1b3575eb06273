// Words for importing lists of URLs and access logs: kinds of files, results, and additions to the table.
import type { FileProblem, ListFormat, SkipCode } from '../../../core/import/list.ts';
import type * as english from '../../en/app/import.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

// Requests in a log, by row and cell.
/** A count in at most four characters. */
const formatBriefly = (count: number): string => {
  if (count < 10_000) return number(count);
  return count < 1_000_000 ? `${Math.floor(count / 1000)}k` : `${number(Math.floor(count / 1_000_000))}M`;
};

export const requestWords = {
  requested: (hits) => `obwohl ${number(hits)}-mal angefragt`,
  unasked: 'laut Zugriffsprotokoll nie angefragt',
  /** The log has more URLs than are kept. The requests of the others are unknown. */
  notAmong: (kept) => `nicht unter den ${number(kept)} meistangefragten URLs des Zugriffsprotokolls`,
  inRow: (hits) => plural(hits, 'Anfrage', 'Anfragen'),
  short: formatBriefly,
} satisfies Translated<typeof english.requestWords>;

const formats: Readonly<Record<ListFormat, string>> = {
  lines: 'Einfache Liste, eine URL je Zeile',
  csv: 'Tabelle (CSV) mit einer Spalte von URLs',
  xml: 'Sitemap (XML)',
  log: 'Zugriffsprotokoll, common oder combined',
  'json-log': 'Zugriffsprotokoll, JSON-Zeilen',
};

const problems: Readonly<Record<FileProblem, string>> = {
  empty: 'Die Datei ist leer.',
  'utf-16':
    'Die Datei ist in UTF-16 geschrieben, das hier nicht gelesen werden kann. Speichern Sie sie als UTF-8, und wählen Sie sie noch einmal.',
  binary:
    'Die Datei ist kein Text. Wählen Sie eine Sitemap, eine Liste, eine Tabelle oder ein Protokoll; komprimierte Dateien enden auf .gz.',
  'not-a-list':
    'Die Datei ist XML, aber keine Sitemap: Ihr Wurzelelement ist weder urlset noch sitemapindex.',
  'broken-gzip':
    'Die komprimierte Datei ist unvollständig, beschädigt oder hat mehrere Teile. Gatepost behält, was es lesen konnte; um alles zu lesen, entpacken Sie die Datei.',
  'not-readable':
    'Der Browser kann die Datei nicht mehr lesen: Sie wurde verschoben, geändert oder gesperrt. Wählen Sie sie noch einmal.',
};

const skips: Readonly<Record<SkipCode, string>> = {
  'line-too-long': 'länger als 65.536 Zeichen',
  'url-too-long': 'eine URL von mehr als 2.048 Zeichen',
  'not-a-url': 'weder URL noch Pfad',
  'no-cell': 'URL fehlt',
  'not-a-log-line': 'keine Zeile eines Zugriffsprotokolls',
  'not-json': 'kein JSON-Objekt',
  'no-request': 'keine Anfrage',
  'other-method': 'weder GET noch HEAD',
  'too-many': 'jenseits der ersten 100.000 URLs',
};

const statusNames: Readonly<Record<string, string>> = {
  '0': 'ohne Status',
  '1': '1xx',
  '2': '2xx',
  '3': '3xx',
  '4': '4xx',
  '5': '5xx',
};

const urls = (count: number) => plural(count, 'URL', 'URLs');
const agents = (count: number) => plural(count, 'User-Agent', 'User-Agents');
const lines = (count: number) => plural(count, 'Zeile', 'Zeilen');
const requests = (count: number) => plural(count, 'Anfrage', 'Anfragen');

/** Sizes in readable units. */
const size = (octets: number): string =>
  octets < 1_000_000
    ? `${number(Math.ceil(octets / 1000))} kB`
    : `${number(Math.round(octets / 1_000_000))} MB`;

export const importWords = {
  chooseFile: 'Datei wählen',
  orFile: 'Oder eine Sitemap, einen Crawl oder ein Zugriffsprotokoll einlesen.',
  title: (names) => `URLs aus ${names.length === 1 ? names[0] : plural(names.length, 'Datei', 'Dateien')}`,
  about:
    'Die Dateien werden auf diesem Rechner gelesen, und nichts wird gesendet. Um eine Datei als Teil der Website zu öffnen, verwenden Sie „Öffnen“.',
  reading: 'Wird gelesen',
  progress: (read, total) => `${size(read)} von ${size(total)} gelesen`,
  percent: (read, total) => `${total === 0 ? 0 : Math.min(99, Math.floor((100 * read) / total))} Prozent`,
  failed:
    'Das Lesen ist abgebrochen. Versuchen Sie es noch einmal; bricht es wieder ab, laden Sie die Seite neu.',
  again: 'Noch einmal versuchen',
  others: 'Andere Dateien wählen…',
  cancel: 'Abbrechen',
  readAs: 'Erkannt als',
  byContent: (format) => (format ? `${formats[format]} (nach dem Inhalt)` : 'Nach dem Inhalt'),
  mixed: 'Jede nach ihrem Inhalt',
  formats,
  problems,
  fold: 'Querys zusammenfassen: nach 20 Varianten eines Pfads weitere ohne Query zählen',
  /** For screen readers; the summary has the details. */
  isRead: (taken, skipped) =>
    `Gelesen: ${plural(taken, 'Eintrag', 'Einträge')}; ${lines(skipped)} übergangen.`,
  summary: 'Was gelesen wurde',
  lines: (file, count, format) =>
    `${file}: ${lines(count)}${format ? `, gelesen als: ${formats[format]}` : ''}.`,
  taken: (pages, repeated) =>
    `${urls(pages)}${repeated > 0 ? `, dazu ${plural(repeated, 'Wiederholung', 'Wiederholungen')}` : ''}.`,
  requests: (count, pages, names) =>
    `${requests(count)} (GET und HEAD) nach ${urls(pages)} von ${agents(names)}.`,
  statuses: (statuses) =>
    `Antworten: ${Object.entries(statuses)
      .map(([digit, count]) => `${number(count)} × ${statusNames[digit] ?? 'anderer Status'}`)
      .join(', ')}.`,
  sampled: (pages, names) =>
    `Nur die 10.000 meistangefragten URLs und 200 User-Agents des Protokolls werden aufbewahrt. Nicht aufbewahrt: ${number(pages)} Anfragen nach anderen URLs, ${number(names)} von anderen User-Agents.`,
  folded: (count) => `${requests(count)} ohne die Query gezählt.`,
  further: (count) =>
    count === 1
      ? 'Dieser Index nennt eine Datei. Gatepost ruft sie nicht ab; laden Sie sie herunter, und wählen Sie sie:'
      : `Dieser Index nennt ${number(count)} Dateien. Gatepost ruft sie nicht ab; laden Sie sie herunter, und wählen Sie sie zusammen:`,
  furtherMore: (count) => `Und ${number(count)} weitere.`,
  nothingSkipped: 'Keine Zeile wurde übergangen.',
  skipped: (count) => `${plural(count, 'Zeile wurde', 'Zeilen wurden')} übergangen`,
  skip: (count, code, file, line) =>
    `${number(count)}: ${skips[code]}; zuerst in ${file === undefined ? '' : `${file}, `}Zeile ${line}`,
  nothing: 'Keine URL gefunden. Wählen Sie oben ein anderes Format oder eine andere Datei.',
  urls: 'Welche URLs',
  allUrls: (count) => (count === 1 ? 'die eine URL' : `alle ${number(count)}`),
  someUrls: (count, isLog) =>
    isLog ? `die ${number(count)} am häufigsten angefragten` : `die ersten ${number(count)}`,
  onlyHere: (origin, elsewhere) =>
    `Nur URLs von ${origin}: ${plural(elsewhere, 'URL liegt', 'URLs liegen')} auf anderen Websites`,
  agents: 'Welche User-Agents',
  agentsHow:
    'Namen sind Produktnamen aus dem Header User-Agent. Browser sind als Mozilla aufgeführt, Anfragen ohne Namen als „andere“.',
  agent: (name, hits) => `${name}, ${requests(hits)}`,
  moreAgents: (count) => `${number(count)} weitere zeigen`,
  place: 'Jetzige Tabelle',
  add: 'behalten und ergänzen',
  replace: 'ersetzen',
  ok: (pages, names) => `${urls(pages)}${names > 0 ? ` und ${agents(names)}` : ''} hinzufügen`,
  keepRequests:
    'Die Anfragen des Protokolls werden mit der Website aufbewahrt, und jede Tabellenzeile zeigt, wie oft ihre URL angefragt wurde.',
} satisfies Translated<typeof english.importWords>;
