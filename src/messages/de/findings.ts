// Words of the list of findings.
import type { Severity } from '../../core/diagnostics/finding.ts';
import type * as english from '../en/findings.ts';
import type { Translated } from '../language.ts';
import { list, listAll, number, plural } from './counts.ts';

// Search words for findings besides their own words. A code that ends in "*" covers all codes with that beginning.
export const synonyms: typeof english.synonyms = [
  [
    'tippfehler vertippt rechtschreibung schreibfehler verschrieben typo',
    ['R009', 'unknown-field', 'unknown-usage', 'R089', 'CUS-LABEL'],
  ],
  ['relative relativ absolute absolut url sitemap', ['R070']],
  [
    'crawl-delay crawl delay verzögerung wartezeit pause langsam bremsen drosseln tempo',
    ['CRD-*', 'R071', 'RRT-PACE'],
  ],
  ['bom', ['R010', 'TDM-BOM']],
  ['crlf lf zeilenumbruch umbruch newline', ['R011', 'R012', 'R003']],
  ['leerzeile leere zeile', ['R003', 'R004', 'R001']],
  [
    'kodierung codierung encoding zeichensatz charset unicode umlaut umlaute utf-16 utf-8',
    ['R083', 'R084', 'R013'],
  ],
  ['unsichtbar nullbreite homoglyph verwechselbar doppelgänger kyrillisch', ['R098', 'R082']],
  [
    'doppelt wiederholt wiederholung mehrfach duplikat',
    ['R026', 'R027', 'R028', 'R047', 'SIT-TWICE', 'HOST-TWICE', 'CLP-TWICE'],
  ],
  ['user-agent platzhalter wildcard', ['R025', 'R024']],
  ['regex regexp', ['R096']],
  ['html entität ampersand amp kaufmanns-und', ['R120']],
  ['konflikt widerspruch reihenfolge vorrang rangfolge erste längste', ['R045', 'R048', 'R067', 'R102']],
  ['alles sperren gesperrt blockieren blockiert aussperren disallow', ['R062', 'R093']],
  ['css javascript assets rendern darstellung', ['R099']],
  ['sicherheit preisgeben verraten geheim admin', ['R100']],
  ['größe begrenzung obergrenze zu groß zu lang limit', ['R015', 'R016', 'R090', 'R091']],
  ['syntax schreibweise', ['R007', 'missing-colon', 'CUS-SYNTAX']],
  ['groß- und kleinschreibung großbuchstaben kleinbuchstaben', ['R064', 'R080']],
  [
    'ki ai künstliche intelligenz training trainieren sprachmodell llm',
    ['CSG-*', 'CUS-*', 'AIU-*', 'RSL-*', 'POL-*', 'TDM-*'],
  ],
  ['veraltet überholt abgeschafft', ['NOI-OBSOLETE', 'HOST-OBSOLETE', 'CUS-LABEL']],
  ['html 404 fehlerseite', ['R017']],
];

// The titles of the specifications that findings cite, by their ids. The others are their own titles.
export const textNames: typeof english.textNames = {
  '1994 consensus': 'Konsens von 1994',
  'Apple crawler page': 'Crawler-Seite von Apple',
  'Cloudflare, 2025 and 2026': 'Cloudflare, 2025 und 2026',
  'Google Search Central blog, 27 October 2014': 'Blog von Google Search Central, 27. Oktober 2014',
  'Google crawler list': 'Crawler-Liste von Google',
  'Google robots.txt specification': 'robots.txt-Spezifikation von Google',
  'Google, unofficially until 1 September 2019': 'Google, inoffiziell bis 1. September 2019',
  'RFC 9309 erratum': 'RFC 9309, Erratum',
  'Seznam help': 'Hilfe von Seznam',
  'Yandex Webmaster help': 'Webmaster-Hilfe von Yandex',
  'Yandex, until 2018': 'Yandex, bis 2018',
  'agent quirks': 'Eigenheiten von Crawlern',
  'behaviour of urllib.robotparser': 'Verhalten von urllib.robotparser',
  'datatxt-spec': 'data.txt',
  'draft 1': 'Entwurf 1 (1996)',
  'draft-koster-robots-00': 'Internet-Draft (1996)',
  'pages of the hosts': 'Seiten der Hoster (Cloudflare Pages, Netlify)',
  'pages of the operators': 'Seiten der Betreiber',
  'practice of several crawlers': 'Praxis mehrerer Crawler',
  'robots.cc': 'robots.cc von Google',
  'RSL 1.0': 'RSL 1.0',
};

// Readable names of programs and operators that check files.
/** Names of profiles that are not programs or operators. */
const own: Readonly<Record<string, string>> = { 'strict-1996': '1996, streng nach dem Text' };

export const profileTitle: typeof english.profileTitle = ({ id, title }) => own[id] ?? title;

// The names of the systems of findings, by the ids of their inspectors.
export const findingSystems: typeof english.findingSystems = {
  acap: 'ACAP',
  'mobile-agents': 'Mobile-agent-server',
  'data-txt': 'data.txt',
  'robots-pi': 'Robots-Anweisungen (PI und META) in Dokumenten',
  rsl: 'Lizenzdokumente (RSL)',
  tdmrep: 'TDMRep (tdmrep.json)',
  'response-headers': 'Response-Header (_headers)',
  'rep-lines': 'Zeilen, Abschnitte und Namen der robots.txt',
  'rep-paths': 'Pfade von Allow und Disallow',
  extensions: 'Sitemap, Crawl-delay und die anderen Zeilen von heute',
};

export const findingListWords = {
  title: 'Befunde',
  goTo: (line) => `Zeile ${line + 1}`,
  fixIn: (title, line) => `${title} (Zeile ${line + 1})`,
  all: (count) => `Alle ${number(count)} Befunde zeigen`,
} satisfies Translated<typeof english.findingListWords>;

// Words for texts that belong outside of the file.
export const snippetWords = {
  server: {
    title: (path) => `Den Server sagen lassen, dass ${path} Text ist`,
    about:
      'Keine Zeile der Datei kann das sagen. Setzen Sie die Zeilen für Ihren Server in dessen Konfiguration.',
  },
  page: {
    title: (path) => `Was ${path} stattdessen sagen kann`,
    about:
      'Einen Pfad, der in einer solchen Datei steht, kann jeder lesen. Diese Zeilen halten eine Seite aus der Suche heraus, ohne sie dort zu nennen. Um sie zu sehen, müssen Crawler die Seite abrufen dürfen, und nichts davon hält irgendjemanden fern.',
  },
  places: {
    nginx: 'nginx',
    apache: 'Apache',
    caddy: 'Caddy',
    iis: 'IIS (web.config)',
    meta: 'Im Kopf der Seite',
    'x-robots-tag': 'Im Header der Antwort, für Dateien jeder Art',
  },
  copy: 'Kopieren',
  copyOf: (place) => `Zeilen kopieren: ${place}`,
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht: Markieren Sie die Zeilen, und kopieren Sie sie selbst.',
  close: 'Schließen',
} satisfies Translated<typeof english.snippetWords>;

const names: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: ['Fehler', 'Fehler'],
  warning: ['Warnung', 'Warnungen'],
  info: ['Anmerkung', 'Anmerkungen'],
  hint: ['Hinweis', 'Hinweise'],
};

const placed = (line: number, code: string) => `${code} in Zeile ${line}`;

export const findingWords = {
  /** "2 Fehler und 3 Warnungen", without the severities that do not occur. */
  counts: (counts) =>
    listAll(
      counts.filter(([, count]) => count > 0).map(([severity, count]) => plural(count, ...names[severity])),
    ),
  moreInHead: (count) =>
    `${plural(count, 'weiterer Befund', 'weitere Befunde')} zu den User-Agents dieses Abschnitts.`,
  stepAt: (line) => `Befund in Zeile ${line}`,
  hide: 'Diesen Befund ausblenden',
  nothing: 'Keine Befunde',
  nothingIn: (path) => `Keine Befunde in ${path}`,
  title: (path) => `Befunde in ${path}`,
  heading: 'Befunde',
  close: 'Befunde schließen',
  severity: (severity) => names[severity][0],
  goTo: (line) => `Zeile ${line}`,
  fixIn: (title, line) => `${title}, Zeile ${line}`,
  /** The announcement after F8. */
  said: (severity, line, message, place, all) =>
    `${names[severity][0]}, Zeile ${line}: ${message} ${number(place)} von ${number(all)}`,
  /** The announcement after a finding is resolved or ignored; the focus is then on the next one. */
  gone: {
    fixed: (left) => `Behoben. ${left}`,
    ignored: (left) => `Ignoriert. ${left}`,
    told: (left) => `Nicht mehr ignoriert. ${left}`,
    unsilenced: (left) => `Nicht mehr stummgeschaltet. ${left}`,
  },
  fixedMany: (count, left) => `${number(count)} behoben. ${left}`,
  left: (count) => (count === 0 ? 'Es bleibt keiner.' : `Es bleiben ${number(count)}.`),
  noneFixed:
    'Keine dieser Korrekturen ist jetzt möglich: Die Kodierung der Datei kann nicht aufnehmen, was sie schreiben, oder eine macht die andere zunichte.',
  at: (line) => `Zeile ${line}`,
  linesOf: 'Zeilen',
  manyLines: (count) => plural(count, 'Zeile', 'Zeilen'),
  manyLinesOf: (count) => `${plural(count, 'Zeile', 'Zeilen')}:`,
  showAll: (count) => `Alle ${number(count)} zeigen`,
  examplesOf: (count, shown) =>
    `${plural(count, 'Zeile', 'Zeilen')}${shown < count ? `, zum Beispiel diese ${number(shown)}` : ''}:`,
  showOne: 'In einer Zeile zeigen',
  fixOnly: (line) => `Nur Zeile ${line} beheben`,
  moreOf: (lines, code) => `Warum, Zeilen ${lines}, ${code}`,
  keys: 'Pfeil nach oben und unten führt von Befund zu Befund, Enter zur Zeile, F behebt ihn, Pfeil nach rechts zeigt den Grund.',

  filter: 'Welche Befunde',
  all: 'Alle',
  kinds: (severity) => names[severity][1],
  forWhom: 'Befunde für',
  everybody: 'alle Leser',
  readers: 'Was für einen Leser zählt',
  profiles: 'Was eine Prüfung beanstanden würde',
  /** Labels of the choices; each is different. */
  readAs: (reader) => `gelesen als ${reader}`,
  complaints: (profile) => `geprüft nach ${profile}`,
  ofWeight: { acts: 'Ändert, was Crawler tun', note: 'Gut zu wissen' },
  noneShown: 'Kein Befund ist von dieser Art.',
  kindTitle: (title, code) => `${title} (${code})`,
  listed: 'Befunde',
  whyOf: (line, code) => `Warum, Zeile ${line}, ${code}`,
  page: (code) => `${code}: die Seite darüber`,
  mattersTo: (readers) => `Zählt für ${list(readers)}.`,
  mattersToNobody: 'Zählt für keinen der Leser.',
  changesAnswers: 'Das kann Antworten ändern',

  ignoreHere: 'Hier ignorieren',
  ignoreIn: (line, code) => `Hier ignorieren: ${placed(line, code)}`,
  ignoreKind: 'Alle in dieser Datei ignorieren',
  ignoreKindOf: (code) => `${code} in dieser Datei ignorieren`,
  ignored: (count) => `${number(count)} ignoriert`,
  silenced: (count) => `${number(count)} von Kommentaren in der Datei stummgeschaltet`,
  unwatched: (count) => `${number(count)} weitere für Leser, die nicht beobachtet werden`,
  watchedReaders: 'beobachtete Leser',
  stop: 'Nicht mehr ignorieren',
  stopIn: (line, code) => `Nicht mehr ignorieren: ${placed(line, code)}`,
  unsilence: 'Nicht mehr stummschalten',
  unsilenceIn: (line, code) => `Nicht mehr stummschalten: ${placed(line, code)}`,
  unsilenceHow:
    'Entfernt den Kommentar über der Zeile, oder nur diesen Code, wenn der Kommentar weitere nennt',

  fixHarmless: (count, line) =>
    `${line === undefined ? number(count) : `Zeile ${line}`} beheben, ohne eine Antwort zu ändern`,
  fixKind: (code) => `Alle dieser Art beheben: ${code}`,
  fixAll: (count, isAll) => `${isAll ? 'Alle ' : ''}${number(count)} beheben`,
} satisfies Translated<typeof english.findingWords>;
