// Words of the rows for the lines of today.
import type { LineFact } from '../../../core/dialects/modern-lines/facts.ts';
import type * as english from '../../en/words/modern-rows.ts';
import type { Told } from '../../language.ts';
import { listAll } from '../lists.ts';
import { purposeWords } from './ai-purposes.ts';
import { number, plural } from './counts.ts';

const hour = (minutes: number) =>
  new Date(Date.UTC(2000, 0, 1, 0, minutes)).toLocaleTimeString('de', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** Who is known to read a line, in a few words. */
function readBy({ status }: LineFact, names: readonly string[]): string {
  if (status === 'retired') return 'nicht mehr gelesen';
  const [first, ...others] = names;
  if (first === undefined) return status === 'draft' ? 'Entwurf, kein Leser bekannt' : 'kein Leser bekannt';
  return others.length > 0
    ? `gelesen von ${first} und ${others.length === 1 ? 'einem weiteren' : `${number(others.length)} weiteren`}`
    : `gelesen von ${first}`;
}

export const modernRowWords: Told<typeof english.modernRowWords> = {
  readBy,
  addBelow: (name) => `${name} darunter hinzufügen`,
  addLine: (name) => `${name} hinzufügen`,
  noAddress: 'https://www.example.com/sitemap.xml',
  otherHost: 'auf einem anderen Host',
  otherHostTitle: (host, own) => `Diese Adresse liegt auf ${host}, die Website ist ${own}. Das ist erlaubt.`,
  scheme: (scheme) => `Schema ${scheme}`,
  schemeTitle:
    'Die Website ist über https zu erreichen. Suchmaschinen nehmen Adressen mit einem anderen Schema womöglich nicht an.',
  seconds: 's',
  delay: (heed, ignore, unknown) =>
    [
      ...(heed.length > 0 ? [`Befolgt von ${listAll(heed)}.`] : []),
      ...(ignore.length > 0 ? [`Nicht beachtet von ${listAll(ignore)}.`] : []),
      ...(unknown.length > 0 ? [`Von ${listAll(unknown)} ist nichts bekannt.`] : []),
    ].join(' '),
  anyOther: 'alle anderen Robots',
  /** After „von“. */
  others: (count) => (count === 1 ? 'einem weiteren' : `${number(count)} weiteren`),
  hostNote:
    'Yandex hat das bis 2018 gelesen; heute liest es niemand. Leiten Sie stattdessen zum Haupthost weiter.',
  noindexNote:
    'Seit 2019 liest das unseres Wissens niemand. Ein META-Tag oder ein Header leistet dasselbe, wenn die Seite abgerufen werden darf.',
  snippet: 'META-Tag oder Header kopieren…',
  remove: 'Zeile löschen',
  parameter: (place) => `Parameter ${place}`,
  newParameter: 'Neuer Parameter',
  addParameter: 'hinzufügen',
  removeParameter: (name) => `Parameter ${name} löschen`,
  lastParameter: 'Ein Pfad braucht einen Parameter. Löschen Sie stattdessen die Zeile.',
  parameterPath: 'Pfad der Parameter',
  wholeSite: 'ganze Website',
  pathNeedsParameter: 'Vor einem Pfad muss ein Parameter stehen. Tippen Sie erst einen ein.',
  cleanNothing: 'Keine URL der Tabelle hat diese Parameter.',
  clean: (before, after) =>
    `Aus ${plural(before, 'URL', 'URLs')} der Tabelle ${after === 1 ? 'wird' : 'werden'} ${number(after)}:`,
  cleanMore: (count) => `und ${number(count)} weitere`,
  pages: 'Seiten',
  pagesIn: 'Seiten in',
  time: 'Zeit',
  unit: 'Zeiteinheit',
  units: { '': 'Sekunden', s: 'Sekunden (s)', m: 'Minuten (m)', h: 'Stunden (h)' },
  from: 'Von, UTC',
  to: 'Bis, UTC',
  utc: 'UTC',
  addHours: 'Nur zu bestimmten Stunden',
  removeHours: 'Zu allen Stunden',
  wholeNumber: 'Das muss eine ganze Zahl ab 1 sein. Noch ist nichts geschrieben.',
  local: (from, to, zone) => `Hier ${hour(from)} bis ${hour(to)} Uhr (${zone}).`,
  wraps: 'Über Mitternacht.',
  keys: {
    search: purposeWords.search,
    'ai-input': purposeWords['ai-input'],
    'ai-train': purposeWords['ai-train'],
  },
  saying: { yes: 'ja', no: 'nein', '': 'nicht gesagt' },
  use: 'use',
  uses: { '': 'nicht gesagt', immediate: 'immediate', reference: 'reference', full: 'full' },
  contested: 'Umstritten ist, wem ein Signal gilt: seinem Abschnitt oder der ganzen Website.',
  contestedLink: 'Beide Lesarten',
  usagePath: 'Pfad der Aussage',
  allPaths: 'alle Pfade',
  pathBegins:
    'Ein Pfad beginnt mit einem Schrägstrich und hat keine Leerzeichen. Noch ist nichts geschrieben.',
  preferring: { y: 'erlauben', n: 'verbieten', '': 'nicht gesagt' },
  alsoSaid: (others) => `Auch in der Zeile: ${others.join(', ')}`,
  notWritten: (sentence) => `${sentence} Noch ist nichts geschrieben.`,
};
