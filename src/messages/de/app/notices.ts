// Words of the notices, of the status line, and of what screen readers announce.

import type { Platform } from '../../../core/catalogue/platforms.ts';
import { hostOfOrigin } from '../../../core/text/host-of-origin.ts';
import { type TimeUnit, toLargestUnit } from '../../../core/text/time-units.ts';
import type * as english from '../../en/app/notices.ts';
import type { Translated } from '../../language.ts';
import { formatSize, number, plural } from '../counts.ts';

// A workspace that is open in another tab too.
/** `robots.txt von www.example.com` */
const work = (path: string, origin: string) =>
  origin === '' ? path.slice(1) : `${path.slice(1)} von ${hostOfOrigin(origin)}`;

export const readOnlyWords: Translated<typeof english.readOnlyWords> = {
  elsewhere: (path, origin) =>
    `${work(path, origin)} ist in einem anderen Tab offen. Hier lässt sich die Datei nur lesen.`,
  free: (path, origin) =>
    `Der andere Tab mit ${work(path, origin)} wurde geschlossen. Arbeiten Sie hier weiter, oder legen Sie eine Kopie an.`,
  takeOver: 'Übernehmen',
  takeOverHint: 'Der andere Tab schreibt noch zu Ende und lässt sich dann nur noch lesen',
  copy: 'Kopie anlegen',
  copyHint: 'Eine eigene Arbeit: Kein Tab ändert, was der andere hat',
  goOn: 'Hier weiterarbeiten',
  notWritten:
    'Es wurde nichts geändert: Diese Arbeit ist in einem anderen Tab offen. Übernehmen Sie sie, oder legen Sie eine Kopie an.',
  lost: 'Ein anderer Tab hat diese Arbeit übernommen. Hier lässt sie sich von jetzt an nur noch lesen.',
  lostWithCopy:
    'Ein anderer Tab hat diese Arbeit übernommen, bevor sie ganz geschrieben war. Was dort fehlte, ist als eigene Arbeit aufbewahrt: Die Startseite bietet sie an.',
  copied: 'Das ist jetzt eine Kopie: eine eigene Arbeit, und kein Tab ändert, was der andere hat.',
  taken: 'Übernommen: Von jetzt an schreibt dieser Tab, und der andere liest nur noch.',
  failed:
    'Das ging nicht: Der Speicher dieses Browsers hat nicht geantwortet. Versuchen Sie es noch einmal, oder speichern Sie die Datei.',
  dismiss: 'Ausblenden',
  othersElsewhere:
    'Das ist eine eigene Arbeit, noch leer. Andere Arbeiten sind in anderen Tabs offen: Die Startseite führt sie auf.',
  toStart: 'Zur Startseite',
  markElsewhere: 'in einem anderen Tab offen',
};

// Working without a network, new versions, and what comes from other programs.
export const offlineWords: Translated<typeof english.offlineWords> = {
  newVersion:
    'Eine neue Version von Gatepost liegt bereit. Sie gilt, sobald Sie die Seite neu laden; Ihre Arbeit bleibt erhalten.',
  reload: 'Jetzt neu laden',
  sharedTitle: 'An Gatepost geschickt',
  sharedAbout: (count) =>
    count === 1
      ? 'Ein anderes Programm hat diese Datei geschickt. Sie öffnet sich als eigene Arbeit; was Sie gerade offen haben, bleibt aufbewahrt.'
      : `Ein anderes Programm hat diese ${number(count)} Dateien geschickt. Sie öffnen sich als eigene Arbeit; was Sie gerade offen haben, bleibt aufbewahrt.`,
  sharedList: 'Was geschickt wurde',
  sharedLeft: (left) =>
    `${plural(left, 'Datei wurde', 'Dateien wurden')} weggelassen: Auf einmal sind höchstens 100 Dateien und 64 MiB möglich.`,
  sharedOpen: 'Öffnen',
  sharedDiscard: 'Nicht öffnen',
  sharedNothing:
    'Vom anderen Programm kam nichts an, oder es war nicht aufzubewahren (ist der Speicher voll?). Es wurde nichts geöffnet.',
  octets: formatSize,
};

/** Parts of the page that have no title. */
const parts: Readonly<Record<string, string>> = {
  top: 'die obere Leiste',
  notices: 'die Hinweise',
  status: 'die Statuszeile',
  aloud: 'die Sprachausgabe',
  findings: 'die Liste der Befunde',
  expectations: 'die Liste der Erwartungen',
  files: 'ein Dialog',
};

export const troubleWords: Translated<typeof english.troubleWords> = {
  /** What a part of the page is called: it stands behind a colon. */
  part: (where) => {
    if (where === undefined) return 'etwas in Gatepost';
    return Object.hasOwn(parts, where) ? (parts[where] ?? where) : where;
  },
  /** Something without a place of its own on the page. */
  broke: (where) =>
    `Ausgefallen: ${where}. Ihre Dateien sind, wie sie waren, und der Rest läuft weiter. Speichern Sie, was nicht verloren gehen soll.`,
  report: 'Bericht',
  reportHint:
    'Für alle, die den Fehler beheben. Nichts davon wurde irgendwohin gesendet, und Text aus Ihren Dateien soll nicht darin stehen. Sehen Sie den Bericht durch, bevor Sie ihn weitergeben.',
  reportText: 'Text des Berichts',
  copy: 'Bericht kopieren',
  copied: 'Der Bericht ist kopiert.',
  notCopied:
    'Der Browser hat das Kopieren nicht zugelassen. Markieren Sie den Text und kopieren Sie ihn dort.',
  noReport: 'Der Bericht ließ sich nicht schreiben.',
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
};

// What screen readers announce when the page changes away from the focus.
export const announcementWords: Translated<typeof english.announcementWords> = {
  undone: (what) => `Rückgängig gemacht: ${what}`,
  redone: (what) => `Wiederholt: ${what}`,
  readAs: (reader, changed, all) =>
    changed === 0
      ? `Gelesen als ${reader}: keine Antwort ändert sich`
      : `Gelesen als ${reader}: ${number(changed)} von ${number(all)} Antworten ${changed === 1 ? 'ändert' : 'ändern'} sich`,
};

const onPlatform: Readonly<Record<Platform, (there: string) => string>> = {
  wordpress: (there) =>
    `WordPress erzeugt eine robots.txt, solange es keine Datei gibt: Laden Sie diese neben wp-config.php hoch, oder setzen Sie die Zeilen in den Editor Ihres SEO-Plugins. Sehen Sie danach unter ${there} nach.`,
  shopify: (there) =>
    `Shopify nimmt keine Datei: Setzen Sie die Zeilen als robots.txt.liquid in das Theme (Onlineshop, Themes, Code bearbeiten). Sehen Sie danach unter ${there} nach.`,
  drupal: (there) =>
    `Drupal: Legen Sie sie in das Web-Wurzelverzeichnis. Eine Aktualisierung des Kerns überschreibt sie, wenn das nicht ausgeschlossen ist. Sehen Sie danach unter ${there} nach.`,
  magento: (there) =>
    `Magento: Setzen Sie die Zeilen unter Inhalt, Design, Konfiguration, Suchmaschinen-Robots ein. Sehen Sie danach unter ${there} nach.`,
};

export const destinationWords: Translated<typeof english.destinationWords> = {
  saved: 'Gespeichert.',
  copied: 'Die Datei liegt in der Zwischenablage.',
  notCopied:
    'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text unter „Text“, oder speichern Sie die Datei.',
  goes: (path, origin, platform) => {
    const there = `${origin}${path}`;
    if (platform) return onPlatform[platform](there);
    return `Legen Sie sie so ab, dass die Website unter ${there} damit antwortet.`;
  },
};

// What has happened to files and to stored sessions.
export const shellNewsWords: Translated<typeof english.shellNewsWords> = {
  undoneOpening: (what) => `Rückgängig gemacht: ${what}. Alles lässt sich wieder holen, wie es war.`,
  openAgain: 'Wieder öffnen',
  languageNotKept:
    'Die Sprache wurde nicht geändert: Dieser Browser bewahrt keine Einstellungen dieser Seite auf.',
  savedInstead:
    'Die Datei konnte dort, wo sie liegt, nicht geschrieben werden (Berechtigung oder Platz) und wurde deshalb heruntergeladen. Die auf dem Datenträger ist unverändert.',
  workspaceSaved: ([path, ...more]) => {
    const saved = 'Die Arbeitsmappe ist gespeichert: Dateien, Tabelle und Erwartungen.';
    if (path === undefined) return saved;
    const files = more.length > 0 ? `${path} und ${number(more.length)} weitere` : path;
    return `${saved} ${files} auf Ihrem Rechner ${more.length > 0 ? 'sind' : 'ist'} unverändert: „Speichern“ schreibt ${more.length > 0 ? 'sie' : 'die Datei'}.`;
  },
  saveFailed:
    'Die Datei konnte nicht gespeichert werden. Versuchen Sie es noch einmal, oder kopieren Sie den Text, bevor Sie die Seite verlassen.',
  openFailed: 'Das war nicht lesbar. Wählen Sie Dateien oder einen Ordner, oder legen Sie sie hier ab.',
  gone: 'Diese Arbeit war nicht zu finden: Vielleicht hat ein anderer Tab sie gelöscht, oder der Speicher dieses Browsers antwortet nicht. Es wurde nichts geändert. Sehen Sie noch einmal in die Liste.',
  notKept:
    'Dieser Browser bewahrt die Arbeit nicht auf: Der Speicher ist voll oder gesperrt. Speichern Sie sie in einer Datei, bevor Sie die Seite verlassen.',
  keeperMissing:
    'Der Teil, der die Arbeit in diesem Browser aufbewahrt, konnte nicht geladen werden. Es wird alle paar Sekunden noch einmal versucht; speichern Sie die Arbeit bis dahin in einer Datei, bevor Sie die Seite verlassen.',
  shortened: 'Die ältesten Schritte sind weggefallen: Der Verlauf fasst 64 MiB.',
  recovered: (path) =>
    `Ihre Arbeit an ${path} ist, wie Sie sie verlassen haben; in einer Datei gespeichert ist sie noch nicht.`,
  dismiss: 'Ausblenden',
};

const units: Readonly<Record<TimeUnit, readonly [one: string, many: string]>> = {
  days: ['Tag', 'Tage'],
  hours: ['Stunde', 'Stunden'],
  minutes: ['Minute', 'Minuten'],
  seconds: ['Sekunde', 'Sekunden'],
};

/** A time in the largest unit in which it is a whole number. */
export const duration: typeof english.duration = (seconds) => {
  const { count, unit } = toLargestUnit(seconds);
  return plural(count, ...units[unit]);
};

const after = {
  'allow-all': 'Alles darf abgerufen werden',
  'deny-all': 'Nichts darf abgerufen werden',
  defer: 'Robots kommen später wieder',
  'no-information': 'Das sagt nichts über die Website',
  error: 'Er bricht mit einem Fehler ab, bekannt ist also nichts',
  parse: 'Die Datei wird gelesen',
} as const;

export const statusWords: Translated<typeof english.statusWords> = {
  readAsIf: (path, own) => `${path} wird gelesen, als wäre es ${own}.`,
  outcome: (reader, outcome) => `${reader}: ${after[outcome]}.`,
  unlimited:
    'Zugriff ist eine andere Frage: Ohne Abschnitte schränkt der Text ihn nicht ein, Robots dürfen also alles abrufen.',
  saysSo: 'So steht es im Text dieses Lesers.',
  othersSay: 'Andere sagen das über diesen Leser.',
  oursIs: 'Im Text dieses Lesers steht es nicht; das ist unsere Lesart.',
  redirectLimit: (limit) => {
    if (limit === null) return 'Eine Grenze für Weiterleitungen nennt er nicht.';
    return limit === 0
      ? 'Er folgt keiner Weiterleitung.'
      : `Er folgt bis zu ${plural(limit, 'Weiterleitung', 'Weiterleitungen')}.`;
  },
  copyUsed: (seconds) => {
    if (seconds === null) return 'Wie lange eine Kopie genutzt werden darf, ist nicht gesagt.';
    return seconds === 0
      ? 'Es wird keine Kopie aufbewahrt.'
      : `Eine Kopie darf ${duration(seconds)} lang genutzt werden.`;
  },
  cacheControl: 'Cache-Control',
  cacheControlName: 'Wenn sie mit Cache-Control gesendet wird',
  cacheControlHint: 'max-age=3600',
};

// What of a file the chosen reader does not read.
export const cutOffWords: Translated<typeof english.cutOffWords> = {
  unreadAtAll: (reader, octets) =>
    `${reader} liest nichts von einer Datei, die länger als ${number(octets / 1024)} KiB ist`,
  unread: (reader, lines, octets) =>
    `${reader} hört bei ${number(octets / 1024)} KiB auf: ${lines === 1 ? 'Die letzte Zeile wird' : `Die letzten ${number(lines)} Zeilen werden`} nicht gelesen`,
};
