// Words around the table that are fetched after the first picture: its filters, its counting, the simulated answer.
import { endsOf } from '../../../core/text/shorten.ts';
import { number, plural } from './counts.ts';

export const matrixToolWords = {
  alike: (count: number) => `${number(count)} user-agents are treated alike`,
  wholeUrl: 'The whole URL',
  /** Part of the name below, where there is no room for all of it. */
  ifAnswersName: (path: string) => `If ${path} answers with`,
  redirects: (count: number) => (count === 1 ? '301, then 200' : `${count} times 301, then 200`),
  timeout: 'no answer in time',
  network: 'no connection',
  filterBy: 'Show rows by answer',
  filterUrls: 'Filter URLs',
  filterUrlsHint: 'Filter, e.g. /shop or *.pdf',
  shownOf: (shown: number, all: number) => `${number(shown)} of ${plural(all, 'URL', 'URLs')}`,
  counting: 'Counting cells',
  countedSo: (done: number, all: number) => `${number(done)} of ${number(all)} cells`,
  countedPart: (done: number, all: number) => `${Math.floor((100 * done) / Math.max(all, 1))} percent`,
  stopCounting: 'Stop counting',
  countingStopped: 'Not counted',
  countCells: 'Count cells',
  noneShown: 'No URL fits this filter.',
  showEverything: 'Show all URLs',
  sortedBy: (name: string) => `Sorted by ${name}`,
  rowMoved: (url: string, place: number, all: number) => `${url} is row ${place} of ${all}.`,
  moveSorted: 'The rows are sorted. Show them as listed to move them.',
  // The menu of a head, and what the order is.
  about: (names: string) => `About ${names}`,
  showWhole: 'Show the whole URL',
  spreadOut: 'Give each user-agent its own column',
  joinAlike: 'Join columns that are treated alike',
  asListed: 'As listed',
  sortByThis: 'Sort by this',
  sortTurned: 'Sort the other way round',
  move: { left: 'Move left', right: 'Move right', up: 'Move up', down: 'Move down' },
  remove: (name: string) => `Remove ${endsOf(name, 60, 34, 24)}`,
  enterLists: (count: number) => `Enter lists all ${number(count)} user-agents.`,
  counted: (word: string, count: number): string => `${number(count)} ${word}`,
} as const;
