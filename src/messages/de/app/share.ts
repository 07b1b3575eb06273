// Words about share links: creating one, and viewing a shared workspace.
import type { SharedPart } from '../../../core/workspace/shared-parts.ts';
import type { WorkspaceProblem } from '../../../core/workspace/workspace.ts';
import type * as english from '../../en/app/share.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';
import { explanationHeadWords } from './shell.ts';

const partsCounted: Readonly<Record<SharedPart, (count: number) => string>> = {
  expectations: (count) => plural(count, 'Erwartung', 'Erwartungen'),
  ignored: (count) => plural(count, 'ignorierter Befund', 'ignorierte Befunde'),
  crawlers: (count) => plural(count, 'eigener Crawler', 'eigene Crawler'),
  requests: (count) =>
    `Anfragen zu ${plural(count, 'URL', 'URLs')} aus einem Zugriffsprotokoll (können vertraulich sein)`,
};

const askFor = 'Bitten Sie um einen neuen Link oder um die Datei der Arbeitsmappe.';

const workspaceProblems: Readonly<Record<WorkspaceProblem['code'], (where: string) => string>> = {
  'not-json': () => 'der Inhalt ist kein JSON',
  'not-a-workspace': () => 'dem Inhalt fehlt der Schlüssel „gatepost“',
  'newer-version': () => 'die Arbeitsmappe im Link stammt von einem neueren Gatepost',
  missing: (where) => `„${where}“ fehlt`,
  invalid: (where) => `„${where}“ ist nicht gültig`,
};

/** The parts that are not empty, separated by commas. */
const joinParts = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

const otherWay = (canLeaveOut: boolean) =>
  canLeaveOut
    ? 'Lassen Sie etwas weg, oder speichern Sie die Arbeitsmappe als Datei und geben diese weiter.'
    : 'Speichern Sie die Arbeitsmappe als Datei und geben Sie diese weiter.';

export const shareWords = {
  shareMenu: 'Als Link teilen…',
  title: 'Als Link teilen',
  about:
    'Der Link enthält eine Kopie der Arbeitsmappe: den jetzigen Text mit Ihren Änderungen, aber ohne den Verlauf. Wer den Link hat, kann die Kopie lesen. Browser senden den Teil hinter # nie an einen Server.',
  inside: 'Im Link',
  file: (octets) => octets,
  moreFiles: (count) => `und ${plural(count, 'weitere Datei', 'weitere Dateien')}`,
  named: (count) => `${plural(count, 'Datei', 'Dateien')} nur mit der Adresse`,
  asked: (urls, agents) =>
    urls + agents === 0
      ? 'URLs und Crawler der Regeln, Frage, Leser'
      : `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'User-Agent', 'User-Agents')}, Frage, Leser`,
  cell: (url, agent) => `Ausgewählte Antwort: ${url} ${explanationHeadWords.forAgent(agent)}`,
  take: 'Auch aufnehmen',
  part: (part, count) => partsCounted[part](count),
  link: 'Link',
  making: 'Link wird erzeugt…',
  failed:
    'Der Link konnte nicht erzeugt werden: Der Code dafür konnte nicht geladen werden. Verbindung prüfen und noch einmal versuchen.',
  length: (length, most) => `${number(length)} von höchstens ${number(most)} Zeichen`,
  tooLong: (length, most, canLeaveOut) =>
    `Der Link ist zu lang (${number(length)} Zeichen): Viele Programme schneiden Links von mehr als ${number(most)} Zeichen ab. ${otherWay(canLeaveOut)}`,
  tooBig: (canLeaveOut) =>
    `Die Arbeitsmappe ist größer als 10 MiB, die Grenze für einen Link. ${otherWay(canLeaveOut)}`,
  saveFile: 'Arbeitsmappe als Datei speichern',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied:
    'Der Browser hat das Kopieren nicht zugelassen. Markieren Sie den Link in seinem Feld und kopieren Sie ihn dort.',
  cancel: 'Abbrechen',
  done: 'Fertig',
  received: {
    from: (file, more) =>
      more === 0
        ? `Mit Ihnen geteilt: die ${file} von`
        : `Mit Ihnen geteilt: die ${file} und ${plural(more, 'weitere Datei', 'weitere Dateien')} von`,
    fromNobody: (file, more) =>
      more === 0
        ? `Mit Ihnen geteilt: eine ${file}`
        : `Mit Ihnen geteilt: eine ${file} und ${plural(more, 'weitere Datei', 'weitere Dateien')}`,
    expectations: ({ all, failed, open }) => {
      const count = partsCounted.expectations(all);
      if (failed > 0) return `${number(failed)} von ${count} verfehlt`;
      if (open > 0) return `${count}, ${number(all - open)} erfüllt, ${number(open)} offen`;
      return all === 1 ? `${count}, erfüllt` : `${count}, alle erfüllt`;
    },
    answer: 'Die geteilte Antwort',
    may: ['Darf ', ' ', ' abrufen?'],
    anyOther: 'jeder andere Crawler',
    decides: (how) => (how === '' ? 'entscheidet' : `entscheidet: ${how}`),
    download: 'Datei herunterladen',
    downloadFailed:
      'Die Datei konnte nicht gespeichert werden. Öffnen Sie den Link, und kopieren Sie den Text.',
    what: 'Öffnet sich in Gatepost, einem Editor für robots.txt, der nur in diesem Browser läuft und nichts sendet.',
    beside: 'Öffnet sich als eigene Website; Ihre Websites bleiben, wie sie sind.',
    holds: 'Was der Link enthält',
    summary: (files, lines, urls, reader) =>
      [
        `${plural(files, 'Datei', 'Dateien')}, ${plural(lines, 'Zeile', 'Zeilen')}`,
        ...(urls > 0 ? [plural(urls, 'URL', 'URLs')] : []),
        ...(reader === undefined ? [] : [`gelesen als ${reader}`]),
        'kein Verlauf',
      ].join('; '),
    about: 'Der Text, wie er beim Erstellen des Links war. Noch ist nichts geöffnet.',
    looking: 'Link wird gelesen…',
    site: 'Website',
    noSite: 'nicht genannt',
    files: 'Dateien',
    fileCount: (count, octets) => `${plural(count, 'Datei', 'Dateien')}, ${octets}`,
    fileFacts: (lines, octets) => `${plural(lines, 'Zeile', 'Zeilen')}, ${octets}`,
    moreLines: (count) => `und ${plural(count, 'weitere Zeile', 'weitere Zeilen')}`,
    moreFiles: (count) => `und ${plural(count, 'weitere Datei', 'weitere Dateien')}, hier nicht gezeigt`,
    asks: 'Frage',
    asked: (question, urls, agents) =>
      urls + agents === 0
        ? `${question} Die Tabelle hat die URLs und Crawler der Regeln.`
        : `${question} Die Tabelle hat ${plural(urls, 'URL', 'URLs')} und ${plural(agents, 'User-Agent', 'User-Agents')}.`,
    readAs: 'Gelesen als',
    unknownReader: 'ein Leser, den diese Version nicht unterstützt',
    shows: 'Öffnet bei',
    cell: (url, agent) => `der Antwort zu ${url} ${explanationHeadWords.forAgent(agent)}`,
    also: 'Außerdem',
    alsoHolds: (counts) =>
      joinParts([
        counts.expectations > 0 ? partsCounted.expectations(counts.expectations) : '',
        counts.ignored > 0 ? partsCounted.ignored(counts.ignored) : '',
        counts.crawlers > 0 ? plural(counts.crawlers, 'Crawler', 'Crawler') : '',
        counts.requests > 0
          ? `Anfragen zu ${plural(counts.requests, 'URL', 'URLs')} aus einem Zugriffsprotokoll`
          : '',
      ]),
    open: 'Öffnen',
    notOpened:
      'Die Arbeitsmappe ließ sich nicht öffnen: Ein Teil des Codes konnte nicht geladen werden. Verbindung prüfen und noch einmal versuchen.',
    step: 'geteilte Arbeitsmappe',
    problemTitle: 'Dieser Link lässt sich nicht öffnen',
    toStart: 'Zur Startseite',
    problems: {
      'not-a-link': `Die Adresse enthält keine Arbeitsmappe: Der Teil hinter #/w/ beginnt nicht mit einer Version. ${askFor}`,
      newer:
        'Der Link stammt von einem neueren Gatepost. Laden Sie diese Seite neu, um die neueste Version zu bekommen, oder öffnen Sie den Link dort, wo er erzeugt wurde.',
      damaged: `Der Link ist unvollständig oder wurde verändert, etwa weil ein Programm ihn abgeschnitten oder umbrochen hat. ${askFor}`,
      'too-long': `Der Link ist länger als 1.048.576 Zeichen, viel länger als jeder Link von Gatepost, und wurde darum nicht gelesen. ${askFor}`,
      'too-big': `Der Link ist entpackt größer als 10 MiB, darum wurde der Rest nicht gelesen. ${askFor}`,
      odd: 'Der Link enthält keine Arbeitsmappe von Gatepost: Er hat unvollständige Zeichen oder zu viele verschachtelte Ebenen. Vertrauen Sie ihm nicht.',
      'too-many-files': `Der Link enthält mehr als 5.000 Dateien, die Grenze für einen Link. ${askFor}`,
      'no-file': `Die Arbeitsmappe im Link enthält keine Dateien. ${askFor}`,
    },
    workspaceProblem: (code, where) =>
      `Der Link ist vollständig, aber seine Arbeitsmappe ist nicht lesbar: ${workspaceProblems[code](where)}. ${askFor}`,
    notRead:
      'Der Link konnte nicht gelesen werden: Der Code dafür konnte nicht geladen werden. Verbindung prüfen und die Seite neu laden.',
  },
} satisfies Translated<typeof english.shareWords>;
