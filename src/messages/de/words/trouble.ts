// Words about what broke: what is told in place of it, and the report that a person may pass on.
import type * as english from '../../en/words/trouble.ts';
import type { Told } from '../../language.ts';
import { plural } from './counts.ts';

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
