// Readers by their own titles, as findings and marks name them.

import type { Reader, ReaderOption } from '../../core/readers/reader.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import type * as english from '../en/readers.ts';
import { listAll } from './counts.ts';

// The link to the page that explains a reader.
export const aboutReader: typeof english.aboutReader = (title) => `Über ${title}`;

// The sources of a reader, and which of its options are Gatepost's interpretation.
const evidence: Readonly<Record<Reader['evidence'], string>> = {
  stated: 'Beruht auf der eigenen Spezifikation, Dokumentation oder dem Quellcode.',
  'second-hand': 'Beruht auf dem, was andere berichten, weil eigene Quellen nicht verfügbar waren.',
  ours: 'Keine Quelle sagt, wie dieser Leser die Datei liest. Das ist unsere Lesart.',
};

/** The subject of a reader option, as the end of a list. */
const about: Partial<Record<ReaderOption, string>> = {
  'text.bom': 'das Byte Order Mark',
  'text.maxBytes': 'wie viel von einer Datei gelesen wird',
  'text.overflow': 'was eine längere Datei bedeutet',
  'record.blankLine': 'Leerzeilen',
  'record.ruleless': 'User-Agents ohne Regel',
  'agent.match': 'wie Namen verglichen werden',
  'group.specific': 'mehrere Abschnitte für einen Crawler',
  'group.default': 'mehrere Abschnitte für alle anderen',
  'rule.tie': 'gleich lange Regeln',
  'rule.empty': 'Regeln ohne Pfad',
  'path.urlPart': 'wie viel von einer URL verglichen wird',
  'path.decode': 'Prozentkodierung',
  'path.escapedSpecials': 'prozentkodierte * und $',
  'path.queryDelims': 'Trennzeichen in der Query einer URL',
  'file.alwaysAllowed': 'dass die Datei selbst immer gelesen werden darf',
  'delay.format': 'wie eine Wartezeit geschrieben wird',
  'cache.defaultSeconds': 'wie lange eine Kopie genutzt werden darf',
};

/** The subject of a reader option in a few words; its name if it has no words. */
export const readerOptionName: typeof english.readerOptionName = (option) => about[option] ?? option;

/** The sources of a reader, in one or two sentences. */
export const readerBasis: typeof english.readerBasis = ({ evidence: rests, unspecified }) => {
  if (unspecified.length === 0) return evidence[rests];
  return `${evidence[rests]} Zu diesen Punkten sagt die Quelle nichts, sie sind unsere Lesart: ${listAll(unspecified.map(readerOptionName))}.`;
};

/** Names of readers that are not titles of specifications or programs. */
const names: Readonly<Record<string, string>> = {
  '1994 consensus': 'Konsens von 1994',
  '1996 draft 1': 'Entwurf 1 von 1996',
  '1996 Internet-Draft': 'Internet-Draft von 1996',
  'RFC 9309 with Content-Usage': 'RFC 9309 mit Content-Usage',
};

export const readerNamed: typeof english.readerNamed = (title) => names[title] ?? title;

/** The titles by id. The registry of readers is not loaded before the words are. */
const titles: Readonly<Partial<Record<ReaderId, string>>> = {
  'norobots-1994': 'Konsens von 1994',
  'koster-1996': 'Entwurf 1 von 1996',
  'koster-1997-internet-draft': 'Internet-Draft von 1996',
  'data.txt': 'data.txt',
  rfc9309: 'RFC 9309',
  google: 'Google',
  bing: 'Bing',
  yandex: 'Yandex',
  'python-urllib-3.12': 'Python urllib 3.12',
  'python-urllib-3.14': 'Python urllib 3.14',
};

export const readerById: typeof english.readerById = (id) =>
  (titles as Readonly<Record<string, string>>)[id] ?? id;

export const readersNamed: typeof english.readersNamed = (ids) => listAll(ids.map(readerById));
