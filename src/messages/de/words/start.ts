// Words of the start page that the shell does not share.

import { hostOf } from '../../../core/text/host-of.ts';
import type * as english from '../../en/words/start.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

export const startWords: Told<typeof english.startWords> = {
  begin: 'Anfangen',
  paste: 'Datei einfügen',
  pasteLabel: 'Text der Datei',
  pasteOpen: 'Diesen Text öffnen',
  pasteOpenAnyway: 'Trotzdem öffnen',
  address:
    'Das ist eine Webadresse, keine Datei. Gatepost kann sie nicht abrufen. Öffnen Sie die Datei in einem neuen Tab, kopieren Sie ihren Text und fügen Sie ihn hier ein:',
  other: {
    page: 'Das ist der Quelltext einer Webseite, keine Regeldatei. Eine Regeldatei ist reiner Text: Öffnen Sie /robots.txt der Website, kopieren Sie den Text und fügen Sie ihn hier ein.',
    dtd: 'Das ist eine Dokumenttyp-Definition, keine Regeldatei. Eine Regeldatei ist reiner Text: Öffnen Sie /robots.txt der Website, kopieren Sie den Text und fügen Sie ihn hier ein.',
  },
  examples: 'Beispiele',
  goOn: 'Weiterarbeiten',
  /** The path alone if the site is not known. */
  goOnWith: (path, when, origin) => `${hostOf(origin)}${path}, zuletzt geändert ${when}`,
  earlier: 'Frühere Arbeiten',
  discard: 'Verwerfen',
  question: 'Welcher Robot darf hier was, und welche Zeile legt das fest?',
  what: 'Gatepost ist ein Editor für robots.txt. Er zeigt die Datei als Abschnitte, als Text und als Tabelle, wer was abrufen darf. Ändert sich eines, folgen die anderen; was Sie nicht ändern, bleibt Byte für Byte, wie es ist.',
  newHint: 'eine leere robots.txt',
  openHint: 'robots.txt, data.txt, ein XML-Dokument oder eine Arbeitsmappe; oder hier irgendwo ablegen',
  templates: 'Neu nach einer Vorlage',
  templateNames: {
    open: 'Alles erlauben',
    closed: 'Alles verbieten',
    shop: 'Warenkörbe und Suchergebnisse aussparen',
  },
  lineEnds: (ends) => `Zeilenenden: ${ends}`,
  examplesHint:
    'Jedes öffnet sich mit seinen URLs und User-Agents. Gefüllte Quadrate heißen Nein, halb gefüllte Eingeschränkt.',
  groups: { texts: 'Aus den Texten', acap: 'Mit ACAP-Abschnitten', today: 'Von Websites von heute' },
  facts: (path, lines, urls, agents) =>
    `${path.slice(1)} · ${plural(lines, 'Zeile', 'Zeilen')} · ${plural(urls, 'URL', 'URLs')} × ${plural(agents, 'Robot', 'Robots')}`,
  factsOfUrls: (path, lines, urls) =>
    `${path.slice(1)} · ${plural(lines, 'Zeile', 'Zeilen')} · ${plural(urls, 'URL', 'URLs')}`,
  factsOfUsages: (path, lines, urls, usages) =>
    `${path.slice(1)} · ${plural(lines, 'Zeile', 'Zeilen')} · ${plural(urls, 'URL', 'URLs')} × ${plural(usages, 'Nutzung', 'Nutzungen')}`,
  usageOf: (no, limited, all, { usage, crawler }) => {
    const counts = [
      ...(no > 0 || limited === 0 ? [`Nein in ${number(no)}`] : []),
      ...(limited > 0 ? [`Eingeschränkt in ${number(limited)}`] : []),
    ];
    return `${counts.join(', ')} von ${number(all)}, gefragt nach ${usage ?? `allen Nutzungen von ${crawler}`}`;
  },
  noHostOf: (none, all) => `Kein Agenten-Host für ${number(none)} von ${number(all)}`,
  noOf: (no, all, reader) => `Nein in ${number(no)} von ${number(all)}, gelesen als ${reader}`,
  learn: 'Nachlesen',
  learnHint:
    'Die Texte hinter den Lesern, ihre Tabellen mit Antworten, die hier berechnet werden, und was sie offenlassen.',
  learnPages: [
    ['/learn/koster-1996', 'Der Entwurf von 1996'],
    ['/learn/data-txt', 'data.txt'],
    ['/learn/rfc-9309', 'RFC 9309'],
    ['/learn/acap', 'ACAP 1.1'],
    ['/learn/robots-pi', 'Robots PI'],
    ['/learn/mobile-agents', 'Mobile Agenten'],
  ],
  notALock: 'Ein Schild am Torpfosten ist kein Schloss: Diese Dateien bitten, sie erzwingen nichts.',
};
