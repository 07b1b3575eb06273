// Words for adding to the table: the fields, what was added, and the text of an empty table.

import { shortenMiddle } from '../../core/text/shorten-text.ts';
import { inLanguage } from '../language.ts';
import { number, plural } from './counts.ts';
import type { Chosen } from './table.ts';

// Words for the tree of paths.
export const treeWords = inLanguage('treeWords', {
  name: 'URLs by path',
  bars: 'Answers for',
  allColumns: 'all columns',
  working: 'Grouping the paths…',
  /** The page whose URL is the folder itself. */
  itself: (folder: string) => `${folder} itself`,
  urls: (count: number) => plural(count, 'URL', 'URLs'),
  counted: (count: number, word: string) => `${number(count)} ${word}`,
  /** The name of a node: a folder and its number of URLs, or a page; then its answers. */
  node: (label: string, urls: number | undefined, answers: readonly string[]) =>
    [label, ...(urls === undefined ? [] : [plural(urls, 'URL', 'URLs')]), ...answers].join(', '),
  keys: 'Press Right or Left to open or close a folder, * to open all folders at its level, or Enter on a URL to see why.',
} as const);

// Words of copying and saving the table of answers.
const rows = (count: number): string => plural(count, 'row', 'rows');

export const tableWords = inLanguage('tableWords', {
  url: 'URL',
  /** The file name of a saved table, without its extension. */
  file: 'access',
  copyAs: { text: 'Copy as text', markdown: 'Copy as Markdown', csv: 'Copy as CSV' },
  saveAs: { text: 'Save as text', csv: 'Save as CSV' },
  saveAsPicture: { svg: 'Save as image (SVG)', png: 'Save as image (PNG)' },
  /** The texts in a picture of the table. */
  picture: {
    title: (question: string, origin: string) => (origin === '' ? question : `${question} ${origin}`),
    facts: (file: string, reader: string, time: number, shown: number, all: number) =>
      `${file} read as ${reader}, ${new Date(time).toLocaleDateString('en', { dateStyle: 'long' })}. ` +
      (shown === all ? `${rows(all)}.` : `${number(shown)} of ${rows(all)}.`),
    more: (count: number) => `and ${number(count)} more`,
    tooLarge: (height: number, width: number, mostHeight: number, mostWidth: number) =>
      `${rows(height)} by ${plural(width, 'column', 'columns')} are too many for an image: the limit is ${number(mostHeight)} by ${number(mostWidth)}. Filter the rows, group equal columns, or save as CSV.`,
  },
  copied: (count: number) => `Copied ${rows(count)}.`,
  notCopied: 'The browser did not allow copying. Save the table instead.',
  notPrinted: 'The table could not be created. Check the connection and try again.',
  saved: (count: number) => `Saved ${rows(count)}.`,
  pictureSaved: 'Image saved.',
  expectations: 'Expectations',
  record: 'Expect answers in the table…',
  notSaved: 'The table could not be saved.',
} as const);

// Words of the popover with all options of the table.
export const tableOptionWords = inLanguage('tableOptionWords', {
  columns: 'Columns',
  columnsBy: {
    purpose: 'One per purpose and answer',
    answer: 'One per answer',
    crawler: (count: number) => `One per crawler (${number(count)})`,
  },
  arrange: 'Arrange',
  arrangeHow: 'Puts rows and columns in order again. Edits leave them in their places.',
  rows: 'Rows',
  rowsBy: {
    order: 'As listed',
    folder: 'Grouped by folder',
    tree: 'As a tree, with a bar of the answers for each folder',
  },
  status: (path: string) => `If ${path} returns`,
  statusLabel: 'Status',
  statusOk: '200, the file is read',
  expectations: 'Expectations',
  expectAll: (count: number) =>
    count === 1 ? 'Expect the answer as it is' : `Expect all ${number(count)} answers as they are`,
  clear: 'Clear',
  add: 'Add',
  urls: 'URLs from a sitemap, log or list…',
  crawlers: 'Crawlers from the catalogue…',
  copy: 'Copy the table',
  copyAs: { text: 'Text', markdown: 'Markdown', csv: 'CSV' },
  save: 'Save the table',
  saveAs: { csv: 'CSV', text: 'Text', svg: 'Image (SVG)', png: 'Image (PNG)' },
  /** Below the head of the pane, while another response of the server is simulated. */
  asIf: (path: string, status: string) => `As if ${path} returned ${status}.`,
  reset: 'Reset',
} as const);

// Words of the table that load after the first paint: filters, progress of counting, the simulated response.
export const matrixToolWords = inLanguage('matrixToolWords', {
  /** A folder that is collapsed to one row. */
  folder: (name: string, urls: number) => `${name}, ${number(urls)} URLs, folded`,
  /** Of a folder whose own URLs are closed, beside the number of those below it that are open. */
  restClosed: 'rest closed',
  listAgents: (count: number) => `List all ${number(count)} crawlers`,
  /** The records of a column, as a mark and in full. */
  bracket: ({ records, isDefault }: Chosen): string => {
    const [first, second, ...more] = records.map((one) => number(one.number));
    if (first === undefined) return 'no record';
    const star = isDefault ? ' (*)' : '';
    if (second === undefined) return `record ${first}${star}`;
    return `records ${first}, ${second}${more.length > 0 ? `, +${more.length}` : ''}${star}`;
  },
  share: 'Group equal columns',
  enter: 'Enter',
  why: 'why',
  alike: (count: number) => `${number(count)} crawlers are treated alike`,
  /** The list of the crawlers that a sentence counts, and what goes to their column. */
  crawlersOf: (count: number) => plural(count, 'crawler', 'crawlers'),
  showColumn: 'Show in the table',
  wholeUrl: 'The whole URL',
  /** The button at the columns that do not fit. */
  moreColumns: (count: number) => (count === 1 ? '1 more column' : `${number(count)} more columns`),
  /** Below the number of those columns. */
  more: 'more',
  firstColumns: 'Back to the first columns',
  /** The buttons below it, if expectations fail or answers have changed in columns out of sight. */
  failingColumns: (count: number) => (count === 1 ? '1 fails' : `${number(count)} fail`),
  changedColumns: (count: number) => `${number(count)} changed`,
  /** The same in full. */
  showFailing: (names: readonly string[]) =>
    names.length === 1
      ? `An expectation fails in a column out of sight: ${names[0]}. Show only this column.`
      : `Expectations fail in ${number(names.length)} columns out of sight: ${names.join(', ')}. Show only these columns.`,
  /** `names`: the heads of those columns. */
  showChanged: (names: readonly string[]) =>
    `${plural(names.length, 'column', 'columns')} out of sight changed: ${names.join(', ')}. Show only ${names.length === 1 ? 'this column' : 'these columns'}.`,
  /** While only some columns are shown. */
  alsoShowChanged: (count: number) => `Also show ${plural(count, 'changed column', 'changed columns')}`,
  /** In the head of a row: the column of an answer that is out of sight. */
  answerOf: (word: string, column: string) => `${word}: ${column}`,
  answerIn: (word: string, column: string, place: number, all: number) =>
    `${word} for ${column}, in column ${place} of ${all}, which is out of sight`,
  anyPath: 'paths on any site',
  /** The host is only found: in the name of the file or in its Sitemap lines. */
  pathsOn: (host: string) => `paths on ${host}`,
  /** The short form of the name below, for narrow places. */
  ifAnswersName: (path: string) => `If ${path} returns`,
  redirects: (count: number) => (count === 1 ? '301, then 200' : `301 ${count} times, then 200`),
  timeout: 'no response in time',
  network: 'no connection',
  filterBy: 'Filter answers',
  /** What the legend counts: after the number of all answers, and in full. */
  unit: (answers: number) => (answers === 1 ? 'answer' : 'answers'),
  countedCells: (answers: number, urls: number, columns: number) =>
    `${plural(answers, 'answer', 'answers')} in the table: ${plural(urls, 'URL', 'URLs')} in ${plural(columns, 'column', 'columns')}. Crawlers with the same answers share a column.`,
  everyInSentence: 'every crawler',
  /** A filter by one answer of one column: what a button does, its short name, and how it is removed. */
  filterColumn: (word: string, crawler: string) => `Show only ${word} for ${crawler}`,
  filteredBy: (word: string, crawler: string) => `${word} for ${crawler}`,
  removeFilter: (name: string) => `Remove the filter: ${name}`,
  shownOf: (shown: number, all: number) => `${number(shown)} of ${plural(all, 'URL', 'URLs')}`,
  counting: 'Counting answers',
  countedSo: (done: number, all: number) => `${number(done)} of ${number(all)} answers`,
  countedPart: (done: number, all: number) => `${Math.floor((100 * done) / Math.max(all, 1))} percent`,
  stopCounting: 'Stop counting',
  countingStopped: 'Not counted',
  countCells: 'Count answers',
  leftOut: (urls: number) => plural(urls, 'more URL', 'more URLs'),
  showLeftOut: 'Show all',
  /** `text`: the text that URLs are filtered by; '' if only answers are filtered. */
  failsElsewhere: 'What fails is about other URLs or crawlers than those of this table.',
  noneShown: (text: string) => (text === '' ? 'No answers match this filter.' : `No URL contains “${text}”.`),
  showEverything: 'Show all URLs',
  onlySomeColumns: (columns: number) => `Only ${plural(columns, 'column', 'columns')}`,
  showAllColumns: 'Show all columns',
  sortedBy: (name: string) => `Sorted by ${name}`,
  rowMoved: (url: string, place: number, all: number) => `${url} is row ${place} of ${all}.`,
  moveSorted: 'The rows are sorted. Show them as listed to move them.',
  // The menu of a column or row head, and the order of the rows.
  about: (names: string) => `About ${names}`,
  fold: 'Fold this folder',
  showWhole: 'Show the whole URL',
  spreadOut: 'Give each crawler its own column',
  joinAlike: 'Group equal columns',
  asListed: 'As listed',
  /** `word`: an answer, such as No. */
  sortFirst: (word: string) => `Sort: ${word} first`,
  sortByUrl: { up: 'Sort: A to Z', down: 'Sort: Z to A' },
  /** Where the answers are neither yes nor no. */
  sortByRank: { up: 'Sort by this', down: 'Sort in reverse' },
  move: { left: 'Move left', right: 'Move right', up: 'Move up', down: 'Move down' },
  remove: (name: string) => `Remove ${shortenMiddle(name, 60, 34, 24)}`,
  enterLists: (count: number) => `Press Enter to list all ${number(count)} crawlers.`,
  counted: (word: string, count: number): string => `${number(count)} ${word}`,
} as const);

// Words of the sentence about the file, and of the box that finds and asks.
export const askWords = inLanguage('askWords', {
  /** Words of a typed question besides the crawler and the URL. */
  askedWith:
    'may might can could does do did is are will would should must be to a an the of for by in on at and it page url path file fetch fetched crawl crawled read visit access see get open opened allowed blocked closed ask'.split(
      ' ',
    ),
  /** Further words of one about all crawlers, as in `which crawlers may fetch`. */
  /** Words that name an answer in the box, as in `closed to GPTBot`; the words of the cells are known too. */
  answers: {
    allow: ['yes', 'open', 'opened', 'allowed'],
    deny: ['no', 'not', 'closed', 'blocked', 'disallowed', 'cannot'],
  } as { readonly [tone in 'allow' | 'deny']: readonly string[] },
  /** Further words of such a text. */
  answeredWith:
    'to for by of in at are that these those them only show find the url urls page pages path paths'.split(
      ' ',
    ),
  askedOfAll: 'who which what crawler crawlers bot bots any all every everyone everybody anyone'.split(' '),
  /** In place of the sentence that says what the file does, until it is known. */
  summarizing: 'Finding out what the file does…',
  label: 'Find or ask: URLs or crawler',
  how: 'Finds URLs, for example by /shop or *.pdf. Enter asks about a path, a crawler, or both: “GPTBot /path”. Paste a list of URLs to add them.',
  found: (urls: number) => plural(urls, 'URL', 'URLs'),
  /** In the box: what Enter does. */
  enter: {
    url: 'asks',
    urls: 'adds them',
    crawler: 'adds',
    column: 'goes there',
    cell: 'asks',
    filter: 'filters',
  },
  /** The question that Enter asks. `crawler` is as in a sentence. */
  asksCell: (crawler: string, url: string, verb = 'fetch') => `Ask: may ${crawler} ${verb} ${url}?`,
  /** The same where the table asks something else. */
  asksAbout: (crawler: string, url: string) => `Ask about ${crawler} at ${url}`,
  addsUrls: (count: number) => (count === 1 ? 'Add this URL to the table' : `Add ${number(count)} URLs`),
  addsCrawler: (name: string) => `Add ${name} as a column`,
  reads: (
    { records, isDefault }: { readonly records: readonly unknown[]; readonly isDefault: boolean },
    closed: number,
    all: number,
  ) => {
    const count = `${number(closed)} of ${plural(all, 'URL', 'URLs')} closed`;
    if (records.length === 0) return `No record applies to it: ${count}.`;
    return isDefault
      ? `No line names it: it follows the record for *, with ${count}.`
      : `A record names it, with ${count}.`;
  },
} as const);

export const matrixAddWords = inLanguage('matrixAddWords', {
  noColumn: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is in the file but not in the table.`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are in the file but not in the table.`,
  addMissing: (count: number) => (count === 1 ? 'Add it' : 'Add them'),
  addUrls: 'Add URLs',
  pastedText: 'the pasted text',
  addUrlsHint: 'Add a URL, or paste a list…',
  addUrlsHow:
    'To add several, put one on each line, or separate them with spaces or a comma and a space. Press Shift+Enter for a new line.',
  addAgentsHow:
    'To add several, separate them with commas, or paste one per line. A line can be a whole User-Agent header.',
  /** The button that adds columns from the catalogue. */
  crawlersTitle: 'Add crawlers',
  addCrawler: 'Add a crawler',
  findCrawlerHint: 'Name, operator or purpose',
  byPurpose: 'By purpose',
  byOperator: 'By operator',
  allOfOperator: (operator: string, count: number) => `All of ${operator} (${number(count)})`,
  /** About added names that no crawler uses in requests. */
  notVisitors: (switches: number, unused: number) =>
    [
      switches > 0 &&
        `${number(switches)} of them ${switches === 1 ? 'is a switch, not a crawler' : 'are switches, not crawlers'}.`,
      unused > 0 && `${number(unused)} of them ${unused === 1 ? 'is' : 'are'} not in use.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  wholeCatalogue: 'The whole catalogue',
  addAgents: 'Add crawlers',
  anyOther: 'Any other crawler',
  /** `repeated`: how many others the table had. */
  urlsAdded: (count: number, repeated: number) =>
    `${plural(count, 'URL', 'URLs')} added${repeated > 0 ? `, ${number(repeated)} ${repeated === 1 ? 'was' : 'were'} there already` : ''}.`,
  /** The button that removes what was just added. */
  undo: 'Undo',
  undoName: 'Added URLs: Undo',
  /** The button that hides all other rows, or all other columns. */
  showOnlyUrls: (count: number) => `Show only these ${plural(count, 'URL', 'URLs')}`,
  /** While all other rows are hidden. */
  onlyThese: (count: number) => `Only these ${number(count)} are shown.`,
  showOnlyAgents: (count: number) => `Show only these ${plural(count, 'crawler', 'crawlers')}`,
  agentsAdded: (count: number) => `${plural(count, 'crawler', 'crawlers')} added.`,
  /** `only`: the repeated name, if it is a single one. */
  repeated: (count: number, only: string | undefined) =>
    count === 1 && only !== undefined
      ? `${only} is already in the table.`
      : `${number(count)} ${count === 1 ? 'is' : 'are'} already in the table.`,
  /** In the head of a column, while only some URLs are shown. */
  closedOf: (closed: number, all: number) => `${number(closed)} of ${number(all)} closed`,
  /** Of URLs that were added together. `crawler` is as in a sentence. */
  closedTo: (closed: number, all: number, crawler: string) =>
    `${number(closed)} of these ${number(all)} ${closed === 1 ? 'is' : 'are'} closed to ${crawler}.`,
  nothingNamed: 'That does not name a crawler.',
  reduced: (given: string, agent: string) => `“${given}” is added as ${agent}.`,
  andMore: (count: number) => `And ${number(count)} more like this.`,
  everyone: (given: string) => `“${given}” means any other crawler.`,
  originIs: (origin: string) => `The site is ${origin}.`,
  noRows: 'No URLs yet.',
  noRowsHint: 'Add a few to see the answer for every crawler.',
  noColumns: 'No crawlers yet.',
  noColumnsHint: 'Add a few crawler names, or “Any other crawler”.',
  /** Below a table with few rows. */
  chooseCell: 'Select an answer to see which line decides, and why.',
  orPaths: (count: number) =>
    count === 1 ? 'Or start with the path in your rules.' : `Or start with the ${count} paths in your rules.`,
  orAgents: (count: number) =>
    count === 1
      ? 'Or start with the crawler in your records.'
      : `Or start with the ${count} crawlers in your records.`,
  addThose: (count: number) => (count === 1 ? 'Add that one' : `Add those ${count}`),
} as const);

// Marked cells in the legend, and the words of the marks.
export const cellMarkWords = inLanguage('cellMarkWords', {
  filters: {
    changed: 'Changed',
    failed: 'Failing',
    differs: 'Readers disagree',
    expected: 'Expected',
    requested: 'Requested but blocked',
    unasked: 'Never requested',
  },
  /** `count`: how many user-agents of a shared column had that answer. */
  was: (word: string, count: number, all: number) =>
    count === all ? `was ${word}` : `was ${word} for ${number(count)} of ${number(all)} crawlers`,
  /** Of a shared column of which not all user-agents changed. */
  changedOf: (count: number, all: number) => `${number(count)} of ${number(all)} changed`,
} as const);
