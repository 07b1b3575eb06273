// Counts the requests of crawlers in a log, and which of them are against the rules, in tables of bounded size.
import { copyText, type LogRequest, type Skip } from '../list.ts';
import { SkipTally } from '../skip-tally.ts';
import { type LogTime, parseLogTime } from './log-time.ts';
import { MostFrequent } from './most-frequent.ts';
import { RecentMap } from './recent-map.ts';

/** Limits of the tables. */
export const crawlerLimits = {
  /** Crawlers that are counted one by one. The catalogue has half as many; the others are names in the file. */
  crawlers: 300,
  /** How many paths, lines and addresses of each crawler are counted, and how many are reported: the most frequent. */
  counted: 100,
  perCrawler: 20,
  /** Other programs whose names are kept, and whose number is counted exactly. */
  programs: 1_000,
  /** Cached User-Agent headers, addresses, and answers. */
  headers: 5_000,
  addresses: 5_000,
  answers: 20_000,
  hosts: 20,
} as const;

/** Who sent a request, by its User-Agent header. */
export type Client =
  | { readonly kind: 'crawler' | 'program'; readonly name: string }
  | { readonly kind: 'browser' };

/** Whether an address is among those of the crawler; `unchecked` if these are not known. */
export type AddressOrigin = 'inside' | 'outside' | 'unchecked';

/** The rule that closes a URL; without a line if no line decides. */
export interface ClosingRule {
  readonly line: number | undefined;
}

/** Where a URL of the log is. `host`: undefined if the log does not name it. */
export interface LogPlace {
  /** Path and query; undefined on another site. */
  readonly path: string | undefined;
  readonly host: string | undefined;
}

/** The answers that counting depends on. */
export interface RequestJudge {
  clientOf(userAgent: string): Client;
  placeOf(url: string): LogPlace;
  /** The rule that closes a path to a crawler, or `open`. */
  closingRule(crawler: string, path: string): ClosingRule | 'open';
  originOf(crawler: string, address: string): AddressOrigin;
}

/** The first and the last time of some requests. The lines of a log need not be in order. */
interface Period {
  first: LogTime | undefined;
  last: LogTime | undefined;
}

function extendPeriod(period: Period, time: LogTime | undefined): void {
  if (!time) return;
  if (!period.first || time.at < period.first.at) period.first = time;
  if (!period.last || time.at > period.last.at) period.last = time;
}

const newPeriod = (): Period => ({ first: undefined, last: undefined });

/** A table of few keys, as there is one for each crawler. */
const smallTable = <K>() => new MostFrequent<K>(crawlerLimits.counted, crawlerLimits.counted);

/** Counts one text. The table gets a copy: a slice would keep a chunk of the file. */
function countText(table: MostFrequent<string>, text: string): void {
  const entry = table.entryOf(text);
  table.hit(entry.serial > 0 ? entry : table.entryOf(copyText(text)));
}

/** The requests of one crawler while they are counted. */
class CrawlerTally {
  readonly period = newPeriod();
  readonly robotsTxt = { requests: 0, period: newPeriod() };
  readonly against = { requests: 0, outside: 0, period: newPeriod() };
  readonly origins: Record<AddressOrigin, number> = { inside: 0, outside: 0, unchecked: 0 };
  requests = 0;
  /** Against the rules. */
  readonly paths = smallTable<string>();
  /** Of the lines that close them. */
  readonly lines = smallTable<number>();
  readonly outsideAddresses = smallTable<string>();
  /** An address with requests, to check by hand. */
  address = '';
}

/** The most frequent keys, and the requests for all others. */
export interface FrequentKeys<K> {
  readonly kept: readonly KeyRequests<K>[];
  readonly others: number;
}

/** The requests for a key: exact, or at least so many in a log with very many keys. */
export interface KeyRequests<K> {
  readonly key: K;
  readonly requests: number;
  readonly isExact: boolean;
}

function frequentKeys<K>(table: MostFrequent<K>): FrequentKeys<K> {
  const { kept, others } = table.most();
  const reported = kept.map(({ key, hits, missed }) => ({ key, requests: hits, isExact: missed === 0 }));
  const rest = reported.splice(crawlerLimits.perCrawler);
  return { kept: reported, others: rest.reduce((sum, { requests }) => sum + requests, others) };
}

/** The requests of one crawler. */
export interface CrawlerRequests {
  readonly name: string;
  readonly requests: number;
  readonly first: LogTime | undefined;
  readonly last: LogTime | undefined;
  /** Requests for the robots.txt itself, without those from addresses that are not the crawler's. */
  readonly robotsTxt: { readonly requests: number; readonly last: LogTime | undefined };
  /** Requests against the rules; `outside`: from addresses that are not the crawler's. */
  readonly against: {
    readonly requests: number;
    readonly outside: number;
    readonly first: LogTime | undefined;
    readonly last: LogTime | undefined;
    readonly paths: FrequentKeys<string>;
    readonly lines: FrequentKeys<number>;
  };
  /** All requests by their addresses. */
  readonly origins: Readonly<Record<AddressOrigin, number>>;
  readonly outsideAddresses: FrequentKeys<string>;
  /** One of its addresses; '' if the log has none. */
  readonly address: string;
}

/** The counts of logs. The requests of crawlers, browsers, programs and other sites add up to `requests`. */
export interface CrawlerLogCounts {
  readonly requests: number;
  readonly first: LogTime | undefined;
  readonly last: LogTime | undefined;
  readonly crawlers: readonly CrawlerRequests[];
  readonly browsers: number;
  /** Programs that are neither browsers nor known crawlers. `isComplete`: whether `count` is exact. */
  readonly programs: {
    readonly requests: number;
    readonly count: number;
    readonly isComplete: boolean;
    readonly names: FrequentKeys<string>;
  };
  /** Requests for other sites than the one that was asked about. */
  readonly elsewhere: number;
  /** The hosts that the log names, at most `crawlerLimits.hosts`. */
  readonly hosts: readonly string[];
  readonly skipped: readonly Skip[];
}

/** Receives the requests of logs, and counts them. */
export class CrawlerRequestCounter extends SkipTally {
  readonly #judge: RequestJudge;
  readonly #robotsPath: string;
  readonly #crawlers = new Map<string, CrawlerTally>();
  readonly #programs = new MostFrequent<string>(crawlerLimits.counted);
  readonly #programNames = new Set<string>();
  readonly #hosts = new Set<string>();
  readonly #clients = new RecentMap<Client>(crawlerLimits.headers);
  readonly #origins = new RecentMap<AddressOrigin>(crawlerLimits.addresses);
  readonly #answers = new RecentMap<ClosingRule | 'open'>(crawlerLimits.answers);
  readonly #period = newPeriod();
  #requests = 0;
  #browsers = 0;
  #programRequests = 0;
  #elsewhere = 0;

  /** @param robotsPath the path of the file with the rules */
  constructor(judge: RequestJudge, robotsPath: string) {
    super();
    this.#judge = judge;
    this.#robotsPath = robotsPath;
  }

  /** The sizes of all tables. They do not grow with the log. */
  get sizes(): readonly number[] {
    const tallies = [...this.#crawlers.values()];
    return [
      this.#crawlers.size,
      ...tallies.flatMap(({ paths, lines, outsideAddresses }) =>
        [paths, lines, outsideAddresses].map(({ known }) => known),
      ),
      ...[this.#programNames, this.#hosts].map(({ size }) => size),
      ...[this.#clients, this.#origins, this.#answers].map(({ size }) => size),
      this.#programs.known,
    ];
  }

  request(request: LogRequest, line: number): void {
    const { url, userAgent, time } = request;
    if (this.skipsLongUrl(url, line)) return;
    const moment = parseLogTime(time);
    this.#requests++;
    extendPeriod(this.#period, moment);
    const { path, host } = this.#judge.placeOf(url);
    if (host !== undefined && this.#hosts.size < crawlerLimits.hosts) this.#hosts.add(copyText(host));
    if (path === undefined) this.#elsewhere++;
    else this.#countOnSite(this.#clientOf(userAgent), path, request.address, moment);
  }

  #clientOf(userAgent: string): Client {
    return this.#clients.getOrMake(userAgent, (header) => this.#judge.clientOf(header));
  }

  #countOnSite(client: Client, path: string, address: string, time: LogTime | undefined): void {
    if (client.kind === 'browser') {
      this.#browsers++;
      return;
    }
    const tally = client.kind === 'crawler' ? this.#tallyOf(client.name) : undefined;
    if (tally) this.#countCrawler(tally, client.name, path, address, time);
    else this.#countProgram(client.name);
  }

  /** Undefined if too many crawlers are counted already. */
  #tallyOf(name: string): CrawlerTally | undefined {
    const existing = this.#crawlers.get(name);
    if (existing || this.#crawlers.size >= crawlerLimits.crawlers) return existing;
    const tally = new CrawlerTally();
    this.#crawlers.set(name, tally);
    return tally;
  }

  #countProgram(name: string): void {
    this.#programRequests++;
    countText(this.#programs, name);
    if (this.#programNames.size <= crawlerLimits.programs) this.#programNames.add(copyText(name));
  }

  #countCrawler(
    tally: CrawlerTally,
    name: string,
    path: string,
    address: string,
    time: LogTime | undefined,
  ): void {
    const origin = this.#originOf(name, address);
    tally.requests++;
    tally.origins[origin]++;
    extendPeriod(tally.period, time);
    if (tally.address === '') tally.address = copyText(address);
    if (origin === 'outside') countText(tally.outsideAddresses, address);
    if (this.#isRobotsTxt(path)) {
      if (origin === 'outside') return;
      tally.robotsTxt.requests++;
      extendPeriod(tally.robotsTxt.period, time);
      return;
    }
    const answer = this.#answers.getOrMake(`${name}\n${path}`, () => this.#judge.closingRule(name, path));
    if (answer === 'open') return;
    tally.against.requests++;
    if (origin === 'outside') tally.against.outside++;
    extendPeriod(tally.against.period, time);
    countText(tally.paths, path);
    if (answer.line !== undefined) tally.lines.hit(tally.lines.entryOf(answer.line));
  }

  /** Whatever its query is: no rule closes the file with the rules. */
  #isRobotsTxt(path: string): boolean {
    return path === this.#robotsPath || path.startsWith(`${this.#robotsPath}?`);
  }

  #originOf(name: string, address: string): AddressOrigin {
    return this.#origins.getOrMake(`${name}\n${address}`, () => this.#judge.originOf(name, address));
  }

  /** The counts so far. Crawlers with requests against the rules are first, then those with most requests. */
  counts(): CrawlerLogCounts {
    const crawlers = [...this.#crawlers].map(
      ([name, tally]): CrawlerRequests => ({
        name,
        requests: tally.requests,
        ...tally.period,
        robotsTxt: { requests: tally.robotsTxt.requests, last: tally.robotsTxt.period.last },
        against: {
          requests: tally.against.requests,
          outside: tally.against.outside,
          ...tally.against.period,
          paths: frequentKeys(tally.paths),
          lines: frequentKeys(tally.lines),
        },
        origins: tally.origins,
        outsideAddresses: frequentKeys(tally.outsideAddresses),
        address: tally.address,
      }),
    );
    return {
      requests: this.#requests,
      ...this.#period,
      crawlers: crawlers.toSorted(
        (a, b) => b.against.requests - a.against.requests || b.requests - a.requests,
      ),
      browsers: this.#browsers,
      programs: {
        requests: this.#programRequests,
        count: Math.min(this.#programNames.size, crawlerLimits.programs),
        isComplete: this.#programNames.size <= crawlerLimits.programs,
        names: frequentKeys(this.#programs),
      },
      elsewhere: this.#elsewhere,
      hosts: [...this.#hosts],
      skipped: this.skipped(),
    };
  }
}
