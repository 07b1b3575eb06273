// Words of the report of an access log: which crawlers requested what the file blocks.

import {
  type CrawlerReport,
  type LogReport,
  ownRequestsAgainst,
} from '../../../core/analysis/log-report/log-report.ts';
import type { CrawlerCheck } from '../../../core/catalogue/crawler-checks.ts';
import { dayOf, type LogTime } from '../../../core/import/logs/log-time.ts';
import { capitalize } from '../../../core/text/capitalize.ts';
import { inLanguage } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';

const dayIn = (time: LogTime) => formatDay(dayOf(time));

/** `1 Nov 2026 to 28 Nov 2026`, or one day. */
function period({
  first,
  last,
}: {
  readonly first: LogTime | undefined;
  readonly last: LogTime | undefined;
}) {
  if (!first || !last) return '';
  return dayIn(first) === dayIn(last) ? dayIn(first) : `${dayIn(first)} to ${dayIn(last)}`;
}

const requests = (count: number) => plural(count, 'request', 'requests');

/** What of the requests did not come from the crawlers that they name. */
const forged = (outside: number): string =>
  outside === 0
    ? ''
    : `; ${number(outside)} of them did not come from the crawler ${outside === 1 ? 'it names' : 'they name'}`;

/** What the sentence is about. */
type LogSum = Pick<LogReport, 'crawlers' | 'browsers' | 'programs'>;

/** What matters most, in one sentence. */
function sentence({ crawlers, browsers, programs }: LogSum): string {
  const isNamed = crawlers.length + browsers > 0 || programs.names.kept.some(({ key }) => key !== '');
  if (!isNamed && programs.requests > 0)
    return 'The log has no User-Agent headers, so its requests name no crawler. Use the combined log format.';
  if (crawlers.length === 0) return 'No crawler that the catalogue or the file names is in the log.';
  const closed = crawlers.filter((crawler) => ownRequestsAgainst(crawler) > 0);
  const isOne = crawlers.length === 1;
  const against = crawlers.reduce((sum, crawler) => sum + crawler.against.requests, 0);
  const outside = against - crawlers.reduce((sum, crawler) => sum + ownRequestsAgainst(crawler), 0);
  if (closed.length === 0) {
    const who = isOne
      ? 'The one crawler in the log did not request'
      : `None of ${number(crawlers.length)} crawlers requested`;
    const byOthers =
      outside === 0
        ? ''
        : `; ${requests(outside)} for it did not come from the ${outside === 1 ? 'crawler it names' : 'crawlers they name'}`;
    return `${who} what the file blocks${byOthers}.`;
  }
  const who = isOne
    ? 'The one crawler in the log'
    : `${number(closed.length)} of ${number(crawlers.length)} crawlers`;
  return `${who} requested what the file blocks, in ${requests(against)}${forged(outside)}.`;
}

/** Whether a visitor is the crawler that it names, as far as its addresses show. */
function identity({ known, origins, compared, check, requests: all }: CrawlerReport): string {
  const { inside, outside } = origins;
  if (known && known.kind !== 'visitor') return 'no crawler uses this name';
  if (outside > 0) return `${number(outside)} of ${number(all)} from other addresses`;
  if (inside === all) return 'addresses in its ranges';
  if (inside > 0) return `${number(inside)} of ${number(all)} in its ranges, the others not checked`;
  if (compared && !compared.isComplete) return 'not checked: some of its range files are missing';
  if (compared) return 'not checked: no IP addresses in the log';
  return check ? 'not checked' : 'cannot be checked';
}

const fileOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

const FORGED = 'A name can be forged: any program can send it.';

/** How to check that an address belongs to a crawler. `address`: one from the log; '' if it has none. */
function howToCheck(
  { reverseNames, ranges, network }: CrawlerCheck,
  address: string,
  place: 'page' | 'command',
): readonly string[] {
  const command = address === '' ? '' : ` To look it up: host ${address}`;
  const urls = ranges.map(([url]) => url);
  const use =
    place === 'page'
      ? 'choose it together with the log'
      : `add ${urls.map((url) => `--ranges ${fileOf(url)}`).join(' ')}`;
  return [
    ...(urls.length > 0 ? [`Save ${listAll(urls)}, and ${use}`] : []),
    ...(reverseNames.length > 0
      ? [
          `The reverse name of its address ends in ${reverseNames.join(' or ')}, and leads back to the address.${command}`,
        ]
      : []),
    ...(network === null ? [] : [`Its addresses are the routes of the network ${network}.`]),
  ];
}

export const logReportWords = inLanguage('logReportWords', {
  title: (files: readonly string[]) => `Crawlers in ${listAll(files)}`,
  sentence,
  /** What was read, and what it was compared with. */
  about: (log: Pick<LogReport, 'first' | 'last'>, files: readonly string[], lines: number, rules: string) =>
    [`${listAll(files)}: ${plural(lines, 'line', 'lines')}`, period(log), rules]
      .filter((part) => part !== '')
      .join(', '),
  rules: (file: string, reader: string) => `against ${file} as it is now, as read by ${reader}.`,
  heads: [
    'Crawler',
    'Purpose',
    'Requests',
    'Requested, though blocked',
    'Since',
    'Last read robots.txt',
    'Is it really this crawler?',
  ],
  none: 'none',
  /** A count, which is the least number if it is not exact. */
  count: (count: number, isExact: boolean) => `${isExact ? '' : 'at least '}${number(count)}`,
  never: 'never',
  day: dayIn,
  unknownTime: 'unknown',
  identity,
  against: (name: string, count: number, since: LogTime | undefined) =>
    `${name}: ${requests(count)} against the rules${since ? `, since ${dayIn(since)}` : ''}`,
  /** `14 /product/tent-4/ (line 35: Disallow: /)` */
  path: (count: string, path: string, line: number | undefined, text: string) =>
    `${count} ${path}${line === undefined ? '' : ` (line ${line}: ${text})`}`,
  morePaths: (count: number) => `and ${requests(count)} for other paths`,
  outside: (addresses: readonly (readonly [string, string])[], others: number) =>
    `From addresses that are not its own: ${listAll([
      ...addresses.map(([address, count]) => `${address} (${count})`),
      ...(others > 0 ? [`others (${number(others)})`] : []),
    ])}`,
  /** Requests from before a change of the file could obey other rules. */
  rulesNow: 'Earlier requests may have obeyed an earlier file.',
  checks: {
    title: `${FORGED} How to check an address`,
    how: howToCheck,
    source: ({ source, sourceDate, confidence }: CrawlerCheck) =>
      `Source: ${source}, ${confidence === 'second-hand' ? 'not the operator, ' : ''}read ${formatDay(sourceDate)}`,
    used: (names: readonly string[], files: readonly string[]) =>
      `${listAll(names)}: compared with ${listAll(files)}`,
    /** A file, and when the operator made it. */
    rangeFile: (file: string, created: string) =>
      created === '' ? file : `${file} of ${formatDay(created.slice(0, 10))}`,
    names: (names: readonly string[]) => listAll(names),
    unknown: (names: readonly string[]) => `Cannot be checked: ${listAll(names)}`,
    unused: (names: readonly string[]) =>
      `No crawler uses this name, so another program sent it: ${listAll(names)}`,
  },
  others: 'Not in the table',
  /** Requests that name no crawler of the catalogue or of the file. */
  people: ({ browsers, programs }: Pick<LogReport, 'browsers' | 'programs'>) => {
    const count = `${programs.isComplete ? '' : 'more than '}${plural(programs.count, 'program', 'programs')}`;
    const who = [
      ...(browsers > 0 ? ['of people’s browsers'] : []),
      ...(programs.requests > 0 ? [`of ${count} without a crawler’s name`] : []),
    ];
    return who.length === 0 ? undefined : `${requests(browsers + programs.requests)} ${who.join(' and ')}`;
  },
  /** The programs with most requests. */
  programs: (names: readonly (readonly [string, string])[]) =>
    `Programs: ${listAll(names.map(([name, count]) => `${name === '' ? 'no User-Agent' : name} (${count})`))}`,
  elsewhere: (count: number, origin: string) => `${requests(count)} for other sites than ${origin}`,
  hosts: (hosts: readonly string[]) =>
    `The log names several hosts (${listAll(hosts)}). All are compared with this file. To select one: --origin https://${hosts[0]}`,
  notCounted: 'Lines that are not counted',
} as const);

// Words of the page.
export const logPageWords = inLanguage('logPageWords', {
  about:
    'Find out from an access log which crawlers requested what your robots.txt closes. The log is read on this machine, and nothing is sent.',
  formats:
    'The log can be in the common or combined format of Apache and nginx, or have one JSON object per line. It may be compressed with gzip.',
  comparedWith: (file: string, reader: string) => `The log is compared with ${file}, as read by ${reader}.`,
  choose: 'Choose a log…',
  site: 'Compare it with',
  /** In place of the name of the open site, if none is open. */
  noSite: 'No site',
  showLine: (line: number) => `line ${line}`,
  showLineOf: (line: number, path: string) => `Show line ${line}, which closes ${path}`,
  explain: 'Ask',
  explainOf: (path: string) => `Ask in the table: ${path}`,
  chooseBoth: 'Choose a log and a robots.txt…',
  noRules: 'No robots.txt is open. Choose it together with the log.',
  noLog:
    'None of these files is a log. Choose an access log, and with it files of address ranges if you have them.',
  notBoth: 'Both files are needed. Choose an access log and the robots.txt together.',
  brokenRanges: (files: readonly string[]) =>
    `Not used, because not everything in it is a range of addresses: ${listAll(files)}`,
  table: 'Crawlers in the log',
  againstOnly: (count: number, all: number) =>
    `Only the ${number(count)} of ${number(all)} crawlers with requests against the rules`,
  checkTitle: (name: string) => `Is it really ${name}?`,
  /** What a narrow screen has no columns for. */
  rest: (since: string, lastRead: string, identity: string) =>
    `${since === '' ? '' : `Since ${since}. `}Last read robots.txt: ${lastRead}. ${capitalize(identity)}.`,
  forged: FORGED,
  /** `repeated`: how many others the table had. */
  asked: (added: number, repeated: number) =>
    added === 0
      ? `${repeated === 1 ? 'The URL was' : `${number(repeated)} URLs were`} in the table already.`
      : `${plural(added, 'URL', 'URLs')} added to the table${repeated > 0 ? `, ${number(repeated)} ${repeated === 1 ? 'was' : 'were'} there already` : ''}.`,
  askUrls: (count: number) => (count === 1 ? 'Ask its URL' : `Ask its ${number(count)} URLs`),
  workbench: 'Back to the workbench',
  copy: 'Copy as Markdown',
  remove: 'Remove the report',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying.',
} as const);
