// Words for importing lists of URLs and access logs: kinds of files, results, and additions to the table.
import type { FileProblem, ListFormat, SkipCode } from '../../../core/import/list.ts';
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';

// Requests in a log, by row and cell.
/** A count in at most four characters. */
const formatBriefly = (count: number): string => {
  if (count < 10_000) return number(count);
  return count < 1_000_000 ? `${Math.floor(count / 1000)}k` : `${number(Math.floor(count / 1_000_000))}M`;
};

export const requestWords = inLanguage('requestWords', {
  requested: (hits: number) => `but requested ${plural(hits, 'time', 'times')}`,
  unasked: 'never requested in the log',
  /** The log has more URLs than are kept. The requests of the others are unknown. */
  notAmong: (kept: number) => `not among the ${number(kept)} most requested URLs of the log`,
  inRow: (hits: number) => plural(hits, 'request', 'requests'),
  short: formatBriefly,
} as const);

const formats = {
  lines: 'Plain list, one URL per line',
  csv: 'Table (CSV) with a column of URLs',
  xml: 'Sitemap (XML)',
  log: 'Access log, common or combined',
  'json-log': 'Access log, JSON lines',
} as const satisfies Record<ListFormat, string>;

const problems = {
  empty: 'The file is empty.',
  'utf-16': 'The file is in UTF-16, which cannot be read here. Save it as UTF-8 and choose it again.',
  binary: 'The file is not text. Choose a sitemap, a list, a table or a log; compressed files end in .gz.',
  'not-a-list': 'The file is XML, but not a sitemap: its root is neither urlset nor sitemapindex.',
  'broken-gzip':
    'The compressed file is incomplete, damaged, or has several parts. Gatepost keeps what it could read; decompress the file to read all of it.',
  'not-readable':
    'The browser can no longer read the file: it was moved or changed, or access was withdrawn. Choose it again.',
} as const satisfies Record<FileProblem, string>;

const skips = {
  'line-too-long': 'longer than 65,536 characters',
  'url-too-long': 'a URL longer than 2,048 characters',
  'not-a-url': 'neither a URL nor a path',
  'no-cell': 'missing URL',
  'not-a-log-line': 'not a line of an access log',
  'not-json': 'not a JSON object',
  'no-request': 'no request',
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

/** Sizes in readable units. */
const size = (octets: number): string =>
  octets < 1_000_000
    ? `${number(Math.ceil(octets / 1000))} kB`
    : `${number(Math.round(octets / 1_000_000))} MB`;

export const importWords = inLanguage('importWords', {
  chooseFile: 'Choose a file',
  orFile: 'Or read a sitemap, a crawl or an access log.',
  title: (names: readonly string[]) =>
    names.length === 1 ? `URLs from ${names[0]}` : `URLs from ${plural(names.length, 'file', 'files')}`,
  about: 'Files are read on this machine, and nothing is sent. To open a file as part of the site, use Open.',
  reading: 'Reading',
  progress: (read: number, total: number) => `${size(read)} of ${size(total)} read`,
  percent: (read: number, total: number) =>
    `${total === 0 ? 0 : Math.min(99, Math.floor((100 * read) / total))} percent`,
  failed: 'Reading stopped. Try again; if it stops again, reload the page.',
  again: 'Try again',
  others: 'Choose other files…',
  cancel: 'Cancel',
  readAs: 'Recognized as',
  byContent: (format: ListFormat | undefined) =>
    format ? `${formats[format]} (by its content)` : 'By its content',
  mixed: 'Each by its content',
  formats,
  problems,
  fold: 'Fold queries: after 20 variants of a path, count further ones without the query',
  /** For screen readers; the summary has the details. */
  isRead: (taken: number, skipped: number) =>
    `Read: ${plural(taken, 'entry', 'entries')}; ${plural(skipped, 'line', 'lines')} skipped.`,
  summary: 'What was read',
  lines: (file: string, lines: number, format: ListFormat | undefined) =>
    `${file}: ${plural(lines, 'line', 'lines')}${format ? `, read as: ${formats[format]}` : ''}.`,
  taken: (pages: number, repeated: number) =>
    `${plural(pages, 'URL', 'URLs')}${repeated > 0 ? `, plus ${plural(repeated, 'duplicate', 'duplicates')}` : ''}.`,
  requests: (count: number, urls: number, agents: number) =>
    `${plural(count, 'request', 'requests')} (GET and HEAD) for ${plural(urls, 'URL', 'URLs')} by ${plural(agents, 'user-agent', 'user-agents')}.`,
  statuses: (statuses: Readonly<Record<string, number>>) =>
    `Responses: ${Object.entries(statuses)
      .map(([digit, count]) => `${number(count)} with ${statusNames[digit] ?? 'another status'}`)
      .join(', ')}.`,
  sampled: (urls: number, agents: number) =>
    `Only the most requested 10,000 URLs and 200 user-agents of the log are kept. Not kept: ${number(urls)} requests for other URLs, ${number(agents)} by other user-agents.`,
  folded: (count: number) => `${plural(count, 'request', 'requests')} counted without the query.`,
  further: (count: number) =>
    count === 1
      ? 'This index names one file. Gatepost does not fetch it; download it and choose it:'
      : `This index names ${number(count)} files. Gatepost does not fetch them; download them and choose them together:`,
  furtherMore: (count: number) => `And ${number(count)} more.`,
  nothingSkipped: 'Nothing was skipped.',
  skipped: (count: number) => `${plural(count, 'line was', 'lines were')} skipped`,
  skip: (count: number, code: SkipCode, file: string | undefined, line: number) =>
    `${number(count)}: ${skips[code]}; first in ${file === undefined ? '' : `${file}, `}line ${line}`,
  nothing: 'No URL found. Choose another format above, or another file.',
  urls: 'Which URLs',
  allUrls: (count: number) => (count === 1 ? 'the one URL' : `all ${number(count)}`),
  someUrls: (count: number, isLog: boolean) =>
    isLog ? `the ${number(count)} most requested` : `the first ${number(count)}`,
  onlyHere: (origin: string, elsewhere: number) =>
    `Only URLs of ${origin}: ${plural(elsewhere, 'URL is', 'URLs are')} on other sites`,
  agents: 'Which user-agents',
  agentsHow:
    'Names are product tokens from the User-Agent header. Browsers are listed as Mozilla, and requests without a name as “other”.',
  agent: (name: string, hits: number) => `${name}, ${plural(hits, 'request', 'requests')}`,
  moreAgents: (count: number) => `Show ${number(count)} more`,
  place: 'Current table',
  add: 'keep and add to it',
  replace: 'replace',
  ok: (urls: number, agents: number) =>
    `Add ${plural(urls, 'URL', 'URLs')}${agents > 0 ? ` and ${plural(agents, 'user-agent', 'user-agents')}` : ''}`,
  keepRequests:
    'The requests in the log are kept with the site, and each row shows how often its URL was requested.',
} as const);
