// Words around the table that are fetched after the first picture: its filters, its counting, the simulated answer.
import { endsOf } from '../../../core/text/shorten.ts';
import type * as english from '../../en/words/matrix-tools.ts';
import type { Told } from '../../language.ts';
import { number, plural } from './counts.ts';

const cells = (count: number) => plural(count, 'Zelle', 'Zellen');

export const matrixToolWords: Told<typeof english.matrixToolWords> = {
  alike: (count) => `${number(count)} User-Agents werden gleich behandelt`,
  wholeUrl: 'Die ganze URL',
  /** Part of the name below, where there is no room for all of it. */
  ifAnswersName: (path) => `Wenn ${path} antwortet mit`,
  redirects: (count) => (count === 1 ? '301, dann 200' : `${number(count)}-mal 301, dann 200`),
  timeout: 'keine rechtzeitige Antwort',
  network: 'keine Verbindung',
  filterBy: 'Tabellenzeilen nach Antwort',
  filterUrls: 'URLs filtern',
  filterUrlsHint: 'Filtern, z. B. /shop oder *.pdf',
  shownOf: (shown, all) => `${number(shown)} von ${plural(all, 'URL', 'URLs')}`,
  counting: 'Zellen werden gezählt',
  countedSo: (done, all) => `${number(done)} von ${cells(all)}`,
  countedPart: (done, all) => `${Math.floor((100 * done) / Math.max(all, 1))} Prozent`,
  stopCounting: 'Zählen abbrechen',
  countingStopped: 'Nicht gezählt',
  countCells: 'Zellen zählen',
  noneShown: 'Keine URL passt zu diesem Filter.',
  showEverything: 'Alle URLs zeigen',
  sortedBy: (name) => `Sortiert nach ${name}`,
  rowMoved: (url, place, all) => `${url} ist Tabellenzeile ${place} von ${all}.`,
  moveSorted: 'Die Tabelle ist sortiert. Um URLs zu verschieben, stellen Sie sie auf „Wie aufgeführt“.',
  // The menu of a head, and what the order is.
  about: (names) => `Über ${names}`,
  showWhole: 'Die ganze URL zeigen',
  spreadOut: 'Jedem User-Agent eine eigene Spalte geben',
  joinAlike: 'Spalten zusammenlegen, die gleich behandelt werden',
  asListed: 'Wie aufgeführt',
  sortByThis: 'Danach sortieren',
  sortTurned: 'Umgekehrt sortieren',
  move: { left: 'Nach links', right: 'Nach rechts', up: 'Nach oben', down: 'Nach unten' },
  remove: (name) => `${endsOf(name, 60, 34, 24)} entfernen`,
  enterLists: (count) => `Eingabe führt alle ${number(count)} User-Agents auf.`,
  counted: (word, count) => `${number(count)} ${word}`,
};
