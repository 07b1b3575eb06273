// Words for reading lists of URLs and access logs: what files are taken for, what came of them, what goes into the table.
import type { FileProblem, ListFormat, SkipCode } from '../../../core/import/list.ts';
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';

// What a log says of rows and cells.
/** Room for four characters. */
const brief = (count: number): string => {
  if (count < 10_000) return number(count);
  return count < 1_000_000 ? `${Math.floor(count / 1000)}k` : `${number(Math.floor(count / 1_000_000))}M`;
};

export const requestWords = inLanguage('requestWords', {
  requested: (hits: number) => `although requested ${plural(hits, 'time', 'times')}`,
  unasked: 'never requested in the log',
  /** The log had more URLs than are kept: of the others nothing is known. */
  notAmong: (kept: number) => `not among the ${number(kept)} most requested URLs of the log`,
  inRow: (hits: number) => plural(hits, 'request', 'requests'),
  short: brief,
} as const);

const formats = {
  lines: 'Plain list, one URL a line',
  csv: 'Table (CSV), a column of URLs',
  xml: 'Sitemap (XML)',
  log: 'Access log, common or combined',
  'json-log': 'Access log, JSON lines',
} as const satisfies Record<ListFormat, string>;

const problems = {
  empty: 'It is empty.',
  'utf-16': 'It is written in UTF-16, which is not read here. Save it as UTF-8 and choose it again.',
  binary: 'It is not text. Choose a sitemap, a list, a table or a log; packed ones end in .gz.',
  'not-a-list': 'It is XML, but no sitemap: its root is neither urlset nor sitemapindex.',
  'broken-gzip':
    'It ends before its packed part does, is damaged, or has several packed parts. What came before is kept; unpack the file to read all of it.',
  'not-readable':
    'The browser cannot read it any more: it was moved, changed or closed to us. Choose it again.',
} as const satisfies Record<FileProblem, string>;

const skips = {
  'line-too-long': 'longer than 65,536 characters',
  'url-too-long': 'a URL longer than 2,048 characters',
  'not-a-url': 'no URL and no path',
  'no-cell': 'no URL where one should be',
  'not-a-log-line': 'no line of an access log',
  'not-json': 'no JSON object',
  'no-request': 'no request in it',
  'other-method': 'neither GET nor HEAD',
  'too-many': 'beyond the first 100,000 URLs',
} as const satisfies Record<SkipCode, string>;

const statusNames: Readonly<Record<string, string>> = {
  '0': 'no status',
  '1': '1xx',
  '2': '2xx',
  '3': '3xx',
  '4': '4xx',
  '5': '5xx',
};

/** Sizes as people read them. */
const size = (octets: number): string =>
  octets < 1_000_000
    ? `${number(Math.ceil(octets / 1000))} kB`
    : `${number(Math.round(octets / 1_000_000))} MB`;

export const intakeWords = inLanguage('intakeWords', {
  chooseFile: 'Choose a file',
  orFile: 'Or read a sitemap, a crawl or an access log.',
  title: (names: readonly string[]) =>
    names.length === 1 ? `URLs from ${names[0]}` : `URLs from ${plural(names.length, 'file', 'files')}`,
  about: 'The files are read here; nothing leaves this machine. To open one as a file of the site, use Open.',
  reading: 'Reading',
  progress: (read: number, total: number) => `${size(read)} of ${size(total)} read`,
  percent: (read: number, total: number) =>
    `${total === 0 ? 0 : Math.min(99, Math.floor((100 * read) / total))} percent`,
  failed: 'The reading broke off. Try again; if it breaks off again, load the page anew.',
  again: 'Try again',
  others: 'Choose other files…',
  cancel: 'Cancel',
  readAs: 'Recognised as',
  byContent: (format: ListFormat | undefined) =>
    format ? `${formats[format]} (by its content)` : 'By its content',
  mixed: 'Each by its content',
  formats,
  problems,
  fold: 'Fold queries: after 20 variants of a path, further ones count as the path',
  /** Said aloud; the summary has the rest. */
  isRead: (taken: number, skipped: number) =>
    `Read: ${plural(taken, 'entry', 'entries')}; ${plural(skipped, 'line', 'lines')} skipped.`,
  summary: 'What was read',
  lines: (file: string, lines: number, format: ListFormat | undefined) =>
    `${file}: ${plural(lines, 'line', 'lines')}${format ? `, read as: ${formats[format]}` : ''}.`,
  taken: (pages: number, repeated: number) =>
    `${plural(pages, 'URL', 'URLs')}${repeated > 0 ? `, ${number(repeated)} more were there already` : ''}.`,
  requests: (count: number, urls: number, agents: number) =>
    `${plural(count, 'request', 'requests')} (GET and HEAD) for ${plural(urls, 'URL', 'URLs')} by ${plural(agents, 'user-agent', 'user-agents')}.`,
  statuses: (statuses: Readonly<Record<string, number>>) =>
    `Answered with ${Object.entries(statuses)
      .map(([digit, count]) => `${statusNames[digit] ?? 'another status'}: ${number(count)}`)
      .join(', ')}.`,
  sampled: (urls: number, agents: number) =>
    `The log has more than is kept. Kept are the most requested: 10,000 URLs, 200 user-agents. Requests beyond: ${number(urls)} for other URLs, ${number(agents)} by other user-agents.`,
  folded: (count: number) => `${plural(count, 'request', 'requests')} counted without the query.`,
  further: (count: number) =>
    count === 1
      ? 'This index names one file, which is not fetched. Download it and choose it:'
      : `This index names ${number(count)} files, which are not fetched. Download them and choose them together:`,
  furtherMore: (count: number) => `And ${number(count)} more.`,
  nothingSkipped: 'Nothing was skipped.',
  skipped: (count: number) => `${plural(count, 'line was', 'lines were')} skipped`,
  skip: (count: number, code: SkipCode, file: string | undefined, line: number) =>
    `${number(count)}: ${skips[code]}; first in ${file === undefined ? '' : `${file}, `}line ${line}`,
  nothing: 'No URL was found. Choose another kind above, or another file.',
  urls: 'Which URLs',
  allUrls: (count: number) => (count === 1 ? 'the one URL' : `all ${number(count)}`),
  someUrls: (count: number, isLog: boolean) =>
    isLog ? `the ${number(count)} most requested` : `the first ${number(count)}`,
  onlyHere: (origin: string, elsewhere: number) =>
    `Only of ${origin}: ${plural(elsewhere, 'URL is', 'URLs are')} of other sites`,
  agents: 'Which user-agents',
  agentsHow:
    'A name is the product token of the User-Agent header, as crawlers look for it. Browsers are Mozilla; “other” sent no name.',
  agent: (name: string, hits: number) => `${name}, ${plural(hits, 'request', 'requests')}`,
  moreAgents: (count: number) => `Show ${number(count)} more`,
  place: 'What is in the table',
  add: 'stays; these come behind it',
  replace: 'is replaced',
  ok: (urls: number, agents: number) =>
    `Add ${plural(urls, 'URL', 'URLs')}${agents > 0 ? ` and ${plural(agents, 'user-agent', 'user-agents')}` : ''}`,
  keepRequests: 'Requests of the log are kept with the site: rows show how often they were requested.',
} as const);
