// Words about links that hold a workspace: making one, and looking at one that came.
import type { SharedPart } from '../../../core/workspace/shared-parts.ts';
import type { WorkspaceProblem } from '../../../core/workspace/workspace.ts';
import type * as english from '../../en/app/share.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';
import { traceHeadWords } from './shell.ts';

const partsCounted: Readonly<Record<SharedPart, (count: number) => string>> = {
  expectations: (count) => plural(count, 'Erwartung', 'Erwartungen'),
  ignored: (count) => plural(count, 'ignorierter Befund', 'ignorierte Befunde'),
  crawlers: (count) => plural(count, 'eigener Crawler', 'eigene Crawler'),
  requests: (count) =>
    `Wer ${plural(count, 'URL', 'URLs')} angefragt hat, aus einem Zugriffsprotokoll: kann vertraulich sein`,
};

const askFor = 'Lassen Sie sich den Link noch einmal geben, oder die Datei der Arbeitsmappe.';

const workspaceProblems: Readonly<Record<WorkspaceProblem['code'], (where: string) => string>> = {
  'not-json': () => 'der Inhalt ist kein JSON',
  'not-a-workspace': () => 'dem Inhalt fehlt der Schlüssel „gatepost“',
  'newer-version': () => 'die Arbeitsmappe im Link stammt von einem neueren Gatepost',
  missing: (where) => `„${where}“ fehlt`,
  invalid: (where) => `„${where}“ ist nicht, was an dieser Stelle in einer Arbeitsmappe steht`,
};

/** The first of those that are not empty, with commas between them. */
const listed = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

const otherWay = (canLeaveOut: boolean) =>
  canLeaveOut
    ? 'Lassen Sie etwas weg, oder speichern Sie die Arbeitsmappe als Datei und geben diese weiter.'
    : 'Speichern Sie die Arbeitsmappe als Datei und geben Sie diese weiter.';

export const shareWords: Translated<typeof english.shareWords> = {
  shareMenu: 'Als Link teilen…',
  title: 'Als Link teilen',
  about:
    'Der Link enthält eine Kopie der Arbeitsmappe: den Text, wie er jetzt ist, mit Ihren Bearbeitungen, aber ohne die Schritte dorthin. Wer den Link hat, kann die Kopie lesen. Sie erreicht keinen Server: Was hinter # steht, behalten Browser für sich.',
  inside: 'Im Link',
  file: (octets) => octets,
  moreFiles: (count) => `und ${plural(count, 'weitere Datei', 'weitere Dateien')}`,
  named: (count) => `${plural(count, 'Datei', 'Dateien')} nur mit der Adresse`,
  asked: (urls, agents) =>
    urls + agents === 0
      ? 'Die URLs und Crawler der Regeln, die Frage und der Leser'
      : `${plural(urls, 'URL', 'URLs')}, ${plural(agents, 'User-Agent', 'User-Agents')}, die Frage und der Leser`,
  cell: (url, agent) => `die Zelle, die Sie ansehen: ${url} ${traceHeadWords.forAgent(agent)}`,
  take: 'Auch in den Link aufnehmen',
  part: (part, count) => partsCounted[part](count),
  link: 'Link',
  making: 'Der Link wird erzeugt.',
  failed:
    'Der Link konnte nicht erzeugt werden: Der Teil, der ihn packt, wurde nicht geladen. Verbindung prüfen und noch einmal versuchen.',
  length: (length, most) => `${number(length)} von höchstens ${number(most)} Zeichen`,
  tooLong: (length, most, canLeaveOut) =>
    `Mit ${number(length)} Zeichen ist der Link zu lang: Was über ${number(most)} hinausgeht, schneiden viele Programme ab. ${otherWay(canLeaveOut)}`,
  tooBig: (canLeaveOut) =>
    `Die Arbeitsmappe ist größer als 10 MiB; so lässt sich kein Link öffnen. ${otherWay(canLeaveOut)}`,
  saveFile: 'Arbeitsmappe als Datei speichern',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied:
    'Der Browser hat das Kopieren nicht zugelassen. Markieren Sie den Link in seinem Feld und kopieren Sie ihn dort.',
  cancel: 'Abbrechen',
  done: 'Fertig',
  received: {
    title: 'Mit einem Link geteilte Dateien',
    what: 'Gatepost ist ein Editor für robots.txt, die Datei, in der eine Website sagt, welche Robots was abrufen dürfen. Er arbeitet nur in diesem Browser und sendet nichts.',
    about:
      'Unten steht, was der Link enthält: den Text, wie er beim Erzeugen des Links war, ohne die Schritte dorthin. Noch ist nichts geöffnet.',
    beside:
      'Geöffnet wird neben Ihrer eigenen Arbeit, die bleibt, wie sie ist; die Startseite führt dorthin zurück.',
    looking: 'Der Link wird gelesen.',
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
        ? `${question} Die Tabelle fragt nach den URLs und Crawlern der Regeln.`
        : `${question} Die Tabelle hat ${plural(urls, 'URL', 'URLs')} und ${plural(agents, 'User-Agent', 'User-Agents')}.`,
    readAs: 'Gelesen als',
    unknownReader: 'ein Leser, den diese Version nicht kennt',
    shows: 'Öffnet bei',
    cell: (url, agent) => `der Antwort zu ${url} ${traceHeadWords.forAgent(agent)}`,
    also: 'Außerdem',
    alsoHolds: (counts) =>
      listed([
        counts.expectations > 0 ? partsCounted.expectations(counts.expectations) : '',
        counts.ignored > 0 ? partsCounted.ignored(counts.ignored) : '',
        counts.crawlers > 0 ? plural(counts.crawlers, 'Crawler', 'Crawler') : '',
        counts.requests > 0
          ? `Anfragen zu ${plural(counts.requests, 'URL', 'URLs')} aus einem Zugriffsprotokoll`
          : '',
      ]),
    open: 'Öffnen',
    openBeside: 'Neben meiner Arbeit öffnen',
    notNow: 'Jetzt nicht',
    notOpened:
      'Die Arbeitsmappe ließ sich nicht öffnen: Das Programm dafür wurde nicht ganz geladen. Verbindung prüfen und noch einmal versuchen.',
    step: 'geteilte Arbeitsmappe',
    problemTitle: 'Dieser Link lässt sich nicht öffnen',
    toStart: 'Zur Startseite',
    problems: {
      'not-a-link': `Die Adresse enthält keine Arbeitsmappe: Was hinter #/w/ steht, beginnt nicht mit einer Version. ${askFor}`,
      newer:
        'Der Link stammt von einem neueren Gatepost. Laden Sie diese Seite neu, um das neueste zu bekommen, oder öffnen Sie den Link dort, wo er erzeugt wurde.',
      damaged: `Der Link ist unvollständig oder wurde unterwegs verändert, etwa weil ein Programm ihn abgeschnitten oder umbrochen hat. ${askFor}`,
      'too-long': `Der Link ist länger als 1.048.576 Zeichen, viel länger als jeder, den Gatepost ausgibt, und wurde deshalb nicht gelesen. ${askFor}`,
      'too-big': `Entpackt ist der Inhalt des Links größer als 10 MiB; weiter wurde er nicht gelesen. ${askFor}`,
      odd: 'Der Link enthält keine Arbeitsmappe, die ein Gatepost erzeugt hat: halbe Zeichen oder zu tief verschachtelte Werte. Öffnen Sie ihn anderswo nur mit Vorsicht, oder gar nicht.',
      'no-file': `Die Arbeitsmappe im Link enthält keine Datei. ${askFor}`,
    },
    workspaceProblem: (code, where) =>
      `Der Link ist unversehrt, enthält aber keine brauchbare Arbeitsmappe: ${workspaceProblems[code](where)}. ${askFor}`,
    notRead:
      'Der Link konnte nicht gelesen werden: Der Teil, der ihn entpackt, wurde nicht geladen. Verbindung prüfen und die Seite neu laden.',
  },
};
