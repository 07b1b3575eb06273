// Words of the notices, of the status line, and of announcements for screen readers.

import { hostOfOrigin } from '../../../core/text/host-of-origin.ts';
import { type TimeUnit, toLargestUnit } from '../../../core/text/time-units.ts';
import type * as english from '../../en/app/notices.ts';
import type { Translated } from '../../language.ts';
import { formatSize, number, plural } from '../counts.ts';

// A workspace that is also open in another tab.
/** `robots.txt von www.example.com` */
const work = (path: string, origin: string) =>
  origin === '' ? path.slice(1) : `${path.slice(1)} von ${hostOfOrigin(origin)}`;

export const readOnlyWords = {
  elsewhere: (path, origin) =>
    `${work(path, origin)} ist in einem anderen Tab offen und darum hier schreibgeschützt.`,
  free: (path, origin) =>
    `Der andere Tab mit ${work(path, origin)} wurde geschlossen. Arbeiten Sie hier weiter, oder legen Sie eine Kopie an.`,
  takeOver: 'Übernehmen',
  takeOverHint: 'Der andere Tab speichert seine Änderungen und ist dann schreibgeschützt',
  copy: 'Kopie anlegen',
  copyHint: 'Eine eigene Arbeitsmappe: Änderungen in einem Tab betreffen den anderen nicht',
  goOn: 'Hier weiterarbeiten',
  notWritten:
    'Es wurde nichts geändert: Diese Arbeitsmappe ist in einem anderen Tab offen. Übernehmen Sie sie, oder legen Sie eine Kopie an.',
  lost: 'Ein anderer Tab hat diese Arbeitsmappe übernommen. Hier ist sie jetzt schreibgeschützt.',
  lostWithCopy:
    'Ein anderer Tab hat diese Arbeitsmappe übernommen, bevor alle Änderungen gespeichert waren. Die fehlenden Änderungen sind in einer eigenen Arbeitsmappe aufbewahrt, die sich auf der Startseite öffnen lässt.',
  copied:
    'Das ist jetzt eine Kopie, eine eigene Arbeitsmappe. Änderungen in einem Tab betreffen den anderen nicht.',
  taken: 'Übernommen: Bearbeitet wird jetzt in diesem Tab, der andere ist schreibgeschützt.',
  failed:
    'Das hat nicht funktioniert: Der Speicher dieses Browsers antwortet nicht. Versuchen Sie es noch einmal, oder speichern Sie die Datei.',
  dismiss: 'Ausblenden',
  othersElsewhere:
    'Das ist eine neue, leere Arbeitsmappe. Andere Arbeitsmappen sind in anderen Tabs offen; die Startseite führt sie auf.',
  toStart: 'Zur Startseite',
  markElsewhere: 'in einem anderen Tab offen',
} satisfies Translated<typeof english.readOnlyWords>;

// Working offline, new versions, and files from other programs.
export const offlineWords = {
  newVersion:
    'Eine neue Version von Gatepost ist bereit. Laden Sie die Seite neu, um sie zu verwenden; Ihre Änderungen bleiben erhalten.',
  reload: 'Jetzt neu laden',
  sharedTitle: 'An Gatepost geschickt',
  sharedAbout: (count) =>
    count === 1
      ? 'Ein anderes Programm hat diese Datei geschickt. Sie wird in einer eigenen Arbeitsmappe geöffnet; was gerade offen ist, bleibt aufbewahrt.'
      : `Ein anderes Programm hat diese ${number(count)} Dateien geschickt. Sie werden in einer eigenen Arbeitsmappe geöffnet; was gerade offen ist, bleibt aufbewahrt.`,
  sharedList: 'Geschickte Dateien',
  sharedLeft: (left) =>
    `${plural(left, 'Datei wurde', 'Dateien wurden')} weggelassen: Auf einmal sind höchstens 100 Dateien und 64 MiB möglich.`,
  sharedOpen: 'Öffnen',
  sharedDiscard: 'Nicht öffnen',
  sharedNothing:
    'Das andere Programm hat nichts geschickt, oder die Dateien ließen sich nicht speichern (ist der Speicher voll?). Es wurde nichts geöffnet.',
  octets: formatSize,
} satisfies Translated<typeof english.offlineWords>;

/** Names of parts of the page without a title. */
const parts: Readonly<Record<string, string>> = {
  top: 'die obere Leiste',
  notices: 'die Hinweise',
  status: 'die Statuszeile',
  aloud: 'die Sprachausgabe',
  findings: 'die Liste der Befunde',
  expectations: 'die Liste der Erwartungen',
  files: 'ein Dialog',
};

export const failureWords = {
  /** The name of a part of the page, after a colon. */
  part: (where) => {
    if (where === undefined) return 'etwas in Gatepost';
    return Object.hasOwn(parts, where) ? (parts[where] ?? where) : where;
  },
  /** A failure outside of the panes. */
  broke: (where) =>
    `Ausgefallen: ${where}. Ihre Dateien sind nicht betroffen, und der Rest der Seite funktioniert weiter. Speichern Sie Ihre Änderungen.`,
  report: 'Bericht',
  reportHint:
    'Für die Person, die den Fehler behebt. Der Bericht wurde nirgendwohin gesendet und soll keinen Text aus Ihren Dateien enthalten. Prüfen Sie ihn, bevor Sie ihn weitergeben.',
  reportText: 'Text des Berichts',
  copy: 'Bericht kopieren',
  copied: 'Der Bericht ist kopiert.',
  notCopied:
    'Der Browser hat das Kopieren nicht zugelassen. Markieren Sie den Text und kopieren Sie ihn dort.',
  noReport: 'Der Bericht ließ sich nicht erstellen.',
  lines: {
    program: (version) => `Gatepost ${version}`,
    browser: (agent) => `Browser: ${agent}`,
    where: (where) => `Wo: ${where}`,
    error: (name, message) => `Fehler: ${name}: ${message}`,
    errorOnly: (name) => `Fehler: ${name} (die Meldung ist weggelassen: Sie könnte aus einer Datei zitieren)`,
    at: 'Stelle:',
    in: 'Gezeichnet von:',
    steps: (codes) => `Letzte Schritte: ${codes}`,
    noSteps: 'Letzte Schritte: keine',
    file: (kind, octets, lines, encoding) =>
      `Datei: ${kind}, ${plural(octets, 'Byte', 'Bytes')}, ${plural(lines, 'Zeile', 'Zeilen')}, ${encoding}`,
    moreFiles: (count) => `und ${plural(count, 'weitere Datei', 'weitere Dateien')}`,
    table: (rows, columns, expectations) =>
      `${plural(rows, 'Tabellenzeile', 'Tabellenzeilen')}, ${plural(columns, 'Spalte', 'Spalten')}, ${plural(expectations, 'Erwartung', 'Erwartungen')}`,
    settings: (settings) => `Einstellungen: ${settings.join(', ')}`,
  },
} satisfies Translated<typeof english.failureWords>;

// Announcements of changes away from the focus.
export const announcementWords = {
  undone: (what) => `Rückgängig gemacht: ${what}`,
  redone: (what) => `Wiederholt: ${what}`,
  readAs: (reader, changed, all) =>
    changed === 0
      ? `Gelesen als ${reader}: keine Antwort ändert sich`
      : `Gelesen als ${reader}: ${number(changed)} von ${number(all)} Antworten ${changed === 1 ? 'ändert' : 'ändern'} sich`,
} satisfies Translated<typeof english.announcementWords>;

export const destinationWords = {
  copied: 'Die Datei liegt in der Zwischenablage.',
  notCopied:
    'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text unter „Text“, oder speichern Sie die Datei.',
  thenCheck: (there) => `Prüfen Sie danach ${there}.`,
} satisfies Translated<typeof english.destinationWords>;

// What happened to files and to stored sessions.
export const noticeWords = {
  notLoaded:
    'Der Code, der Arbeitsmappen liest, konnte nicht geladen werden. Verbindung prüfen und noch einmal versuchen. Es wurde nichts geöffnet.',
  languageNotKept:
    'Die Sprache wurde nicht geändert: Dieser Browser bewahrt keine Einstellungen dieser Seite auf.',
  savedInstead:
    'Die Datei auf dem Datenträger ließ sich nicht überschreiben (Berechtigung oder Platz), darum wurde Ihre Fassung heruntergeladen. Die Datei auf dem Datenträger ist unverändert.',
  workspaceSaved: ([path, ...more]) => {
    const saved = 'Die Arbeitsmappe ist gespeichert: Dateien, Tabelle und Erwartungen.';
    if (path === undefined) return saved;
    const files = more.length > 0 ? `${path} und ${number(more.length)} weitere` : path;
    return `${saved} ${files} auf dem Datenträger ${more.length > 0 ? 'sind' : 'ist'} unverändert: „Speichern“ schreibt ${more.length > 0 ? 'sie' : 'die Datei'}.`;
  },
  saveFailed:
    'Die Datei konnte nicht gespeichert werden. Versuchen Sie es noch einmal, oder kopieren Sie den Text, bevor Sie die Seite verlassen.',
  openFailed: 'Das war nicht lesbar. Wählen Sie Dateien oder einen Ordner, oder legen Sie sie hier ab.',
  gone: 'Diese Arbeitsmappe wurde nicht gefunden: Vielleicht hat ein anderer Tab sie gelöscht, oder der Speicher dieses Browsers antwortet nicht. Es wurde nichts geändert. Prüfen Sie noch einmal die Liste.',
  notKept:
    'Dieser Browser kann Ihre Änderungen nicht aufbewahren: Der Speicher ist voll oder gesperrt. Speichern Sie die Arbeitsmappe in einer Datei, bevor Sie die Seite verlassen.',
  keeperMissing:
    'Der Code, der Ihre Änderungen in diesem Browser aufbewahrt, konnte nicht geladen werden. Gatepost versucht es alle paar Sekunden noch einmal. Speichern Sie die Arbeitsmappe in einer Datei, bevor Sie die Seite verlassen.',
  shortened:
    'Die ältesten Änderungen lassen sich nicht mehr rückgängig machen: Der Verlauf ist auf 64 MiB begrenzt.',
  recovered: (path, site) =>
    `Ihre Änderungen an ${path} von ${site} sind wiederhergestellt. In einer Datei gespeichert sind sie noch nicht.`,
  dismiss: 'Ausblenden',
} satisfies Translated<typeof english.noticeWords>;

const units: Readonly<Record<TimeUnit, readonly [one: string, many: string]>> = {
  days: ['Tag', 'Tage'],
  hours: ['Stunde', 'Stunden'],
  minutes: ['Minute', 'Minuten'],
  seconds: ['Sekunde', 'Sekunden'],
};

/** A duration in the largest unit that gives a whole number. */
export const duration: typeof english.duration = (seconds) => {
  const { count, unit } = toLargestUnit(seconds);
  return plural(count, ...units[unit]);
};

const after = {
  'allow-all': 'Alles darf abgerufen werden',
  'deny-all': 'Nichts darf abgerufen werden',
  defer: 'Crawler kommen später wieder',
  'no-information': 'Das gibt keine Auskunft über die Website',
  error: 'Er bricht mit einem Fehler ab, bekannt ist also nichts',
  parse: 'Die Datei wird verwendet',
} as const;

export const statusWords = {
  readAsIf: (path, own) => `${path} wird gelesen, als wäre es ${own}.`,
  outcome: (reader, outcome) => `${reader}: ${after[outcome]}.`,
  unlimited:
    'Nach seiner Spezifikation ist der Zugriff ohne Abschnitte nicht eingeschränkt, Crawler dürfen also alles abrufen.',
  saysSo: 'Das ist dokumentiert.',
  othersSay: 'Das berichten andere.',
  oursIs: 'Nicht dokumentiert: Das ist unsere Lesart.',
  redirectLimit: (limit) => {
    if (limit === null) return 'Er nennt keine Grenze für Weiterleitungen.';
    return limit === 0
      ? 'Er folgt keiner Weiterleitung.'
      : `Er folgt bis zu ${plural(limit, 'Weiterleitung', 'Weiterleitungen')}.`;
  },
  copyUsed: (seconds) => {
    if (seconds === null)
      return 'Wie lange die Datei zwischengespeichert werden darf, ist nicht dokumentiert.';
    return seconds === 0
      ? 'Die Datei wird nicht zwischengespeichert.'
      : `Die Datei darf ${duration(seconds)} lang zwischengespeichert werden.`;
  },
  cacheControl: 'Cache-Control',
  cacheControlName: 'Wenn die Datei mit Cache-Control gesendet wird',
  cacheControlHint: 'max-age=3600',
} satisfies Translated<typeof english.statusWords>;

// The parts of a file that the selected reader does not read.
export const cutOffWords = {
  unreadAtAll: (reader, octets) =>
    `${reader} liest keine Dateien, die länger als ${number(octets / 1024)} KiB sind`,
  unread: (reader, lines, octets) =>
    `${reader} hört bei ${number(octets / 1024)} KiB auf: ${lines === 1 ? 'Die letzte Zeile wird' : `Die letzten ${number(lines)} Zeilen werden`} nicht gelesen`,
} satisfies Translated<typeof english.cutOffWords>;

// The details of the open file, in the status line.
export const fileDetailWords = {
  withMark: (encoding) => `${encoding} mit Byte Order Mark`,
  endings: {
    '\n': 'LF',
    '\r\n': 'CRLF',
    '\r': 'CR',
    mixed: 'gemischte Zeilenenden',
    '': 'kein Zeilenende',
  },
  title: 'Angaben zur Datei',
  caret: 'Einfügemarke',
  ends: 'Zeilenenden',
  encoding: 'Kodierung',
  size: 'Größe',
  opened: 'Geöffnet aus',
  readAs: (name, own) => `${name}, gelesen als ${own}, der Name, den Crawler abrufen`,
  leaveText: 'Den Text verlassen',
  followedBy: 'dann',
} satisfies Translated<typeof english.fileDetailWords>;
