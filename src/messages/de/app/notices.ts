// Words about what broke: what is told in place of it, and the report that a person may pass on.

import { hostOfOrigin } from '../../../core/text/host-of-origin.ts';
import type * as english from '../../en/app/notices.ts';
import type { Told } from '../../language.ts';
import { number, plural, sizeTold } from '../counts.ts';

// What is said of a work that is open in another tab too.
/** `robots.txt von www.example.com` */
const work = (path: string, origin: string) =>
  origin === '' ? path.slice(1) : `${path.slice(1)} von ${hostOfOrigin(origin)}`;

export const readOnlyWords: Told<typeof english.readOnlyWords> = {
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

// Words about working without a network, new versions, and what comes from other programs.
export const offlineWords: Told<typeof english.offlineWords> = {
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
  octets: sizeTold,
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

export const troubleWords: Told<typeof english.troubleWords> = {
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
