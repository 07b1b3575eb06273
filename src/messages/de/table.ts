// Words of the table of URLs and crawlers, and of the fields that add to it.

import type { SharedPurpose } from '../../core/catalogue/column-purposes.ts';
import type * as english from '../en/table.ts';
import type { Translated } from '../language.ts';
import { number } from './counts.ts';
import { readerNamed } from './readers.ts';

// The crawler that a question is about, in a sentence.
/** '' is any other crawler, in a plural that is the same as subject and after „für“. */
export const crawlerInSentence: typeof english.crawlerInSentence = (agent) =>
  agent === '' ? 'alle anderen Crawler' : agent;

/** The name of a crawler; '' is any other crawler. */
export const agentName: typeof english.agentName = (agent) => (agent === '' ? 'Alle anderen Crawler' : agent);

/** How many records of a column are described one by one. */
const MAX_RECORDS = 4;

/** The first user-agent, and how many more there are. The column of any other crawler is never named by another. */
function columnName(agents: readonly string[]): string {
  const [first = ''] = agents;
  return first === '' || agents.length === 1
    ? agentName(first)
    : `${agentName(first)} + ${number(agents.length - 1)}`;
}

/** The name of a reader. */
export const readerTitle: typeof english.readerTitle = ({ title }) => readerNamed(title);

/** The purposes of the crawlers of a column. */
const purposes: Readonly<Record<SharedPurpose, string>> = {
  ai: 'KI',
  search: 'Suche',
  images: 'Bilder',
  news: 'Nachrichten',
  'ai-training': 'KI-Training',
  'ai-search': 'KI-Suche',
  seo: 'SEO-Werkzeuge',
  previews: 'Vorschauen',
  archives: 'Archive',
  ads: 'Werbung',
  other: 'Andere Namen',
};

export const matrixWords = {
  region: 'Zugriffstabelle',
  title: 'Zugriff',
  question: 'Darf er abrufen?',
  url: 'URL',
  answers: { allow: 'Ja', deny: 'Nein', defer: 'Später', 'no-information': 'Unbekannt' },
  column: columnName,
  purpose: (purpose, isOfAll) => (isOfAll ? purposes[purpose] : `meist ${purposes[purpose]}`),
  mixedPurposes: 'Verschiedenes',
  every: 'Alle Crawler',
  also: (agents) => `auch ${columnName(agents)}`,
  /** Rows of a group: URLs that a rule matches in any folder, and the URL of the folder. */
  anywhere: 'überall',
  folderItself: 'der Ordner selbst',
  bracketInFull: ({ records, isDefault }) => {
    if (records.length === 0) return 'Kein Abschnitt gilt dafür.';
    const prefix = isDefault ? 'Befolgt die Regeln für alle anderen Crawler: ' : 'Befolgt ';
    const each = records
      .slice(0, MAX_RECORDS)
      .map((one) => `Abschnitt ${one.number}, ab Zeile ${one.line + 1}`);
    const more = records.length > MAX_RECORDS ? `; und ${records.length - MAX_RECORDS} weitere` : '';
    return `${prefix}${each.join('; ')}${more}.`;
  },
  countedAs: { allow: 'offen', deny: 'gesperrt', defer: 'später', 'no-information': 'unbekannt' },
  /** After the answer in the accessible name of a cell. */
  because: {
    rule: (line, isCut = false) =>
      `Zeile ${line} entscheidet${isCut ? ', von der nur der Anfang gelesen wird' : ''}`,
    'own-file': () => 'die Datei selbst darf immer abgerufen werden',
    'no-record': () => 'kein Abschnitt gilt für diesen Crawler',
    'no-rule': () => 'keine Regel passt',
    status: () => 'die Antwort des Servers entscheidet',
    'too-long': () => 'die Datei ist für diesen Leser zu lang',
    'invalid-value': () => 'dieser Leser bricht bei einem Wert ab, den er nicht umwandeln kann',
    'not-utf-8': () => 'dieser Leser bricht bei einer Datei ab, die kein UTF-8 ist',
    'other-site': () => 'diese URL liegt auf einer anderen Website',
  },
  options: 'Optionen',
  filters: { all: 'Alle', allow: 'Ja', deny: 'Nein', other: 'Später, unbekannt' },
  actions: (name) => `Aktionen für ${name}`,
  columnMoved: (name, place, all) => `${name} ist Spalte ${place} von ${all}.`,
} satisfies Translated<typeof english.matrixWords>;
