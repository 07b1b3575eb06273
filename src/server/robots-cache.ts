// Whether a crawler may fetch a URL: requests the policy file of each site, and keeps it as long as RFC 9309 2.4 says.
import {
  type Answer,
  cacheSeconds,
  crawlDelay,
  type Decision,
  openSite,
  type Prepared,
  prepare,
  type Reader,
  type ReaderOrId,
  type Reason,
  type Site,
  type Status,
  type UrlOrText,
} from '../core/fetch.ts';
import { namedReader } from './named-reader.ts';
import {
  type Fetch,
  MAX_TIMER_MILLISECONDS,
  MIN_READ_OCTETS,
  type PolicyResponse,
  requestPolicy,
} from './request-policy.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A file that may not be kept is not requested for each page. */
const MIN_CACHE_SECONDS = MINUTE;

/** The pause after a first failure; it doubles with each further one. */
const FIRST_RETRY_SECONDS = 30;
const MAX_RETRY_SECONDS = HOUR;

export interface RobotsCacheOptions {
  /** How files and statuses are read; `rfc9309` by default. */
  readonly reader?: ReaderOrId;
  /** The User-Agent header of the requests for policy files; by default that of the runtime. */
  readonly userAgent?: string;
  /** `globalThis.fetch` by default. Another one can refuse private addresses, which redirects may lead to. */
  readonly fetch?: Fetch;
  /** The time in milliseconds since 1970; `Date.now` by default. */
  readonly now?: () => number;
  /** Waits for some milliseconds; by default with `setTimeout`. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Ends all requests and pauses. */
  readonly signal?: AbortSignal;
  /** The time for one policy file, with its redirects; 30 by default. */
  readonly timeoutSeconds?: number;
  /** How long the last copy of a file is used while the site is unreachable; 30 days by default (RFC 9309 2.3.1.4). */
  readonly staleSeconds?: number;
  /** The sites that are kept; 5,000 by default. The least recently used ones are dropped. */
  readonly maxSites?: number;
  /** The octets of all files that are kept; 8 MiB by default. Memory for rules is a multiple (docs/library.md). */
  readonly maxOctets?: number;
  /** The seconds between two fetches from a site that requests no delay; 1 by default. */
  readonly minDelaySeconds?: number;
  /** The longest Crawl-delay that is obeyed; 60 by default. */
  readonly maxDelaySeconds?: number;
}

/** The policy of a site: what the request for its file returned, and what follows. */
export interface SitePolicy {
  /** The URL of the policy file, before redirects. */
  readonly address: string;
  /** How the request ended. 404 also for a redirect that cannot be followed. */
  readonly status: Status;
  readonly redirects: number;
  /** Holds the file, if it was read. */
  readonly site: Site;
  /** When the response was received, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** Present on a copy that is used because the site is unreachable: how the last request ended. */
  readonly unreachable?: Status;
  /** Answers about crawlers and URLs. */
  readonly may: Prepared<Decision>;
}

export interface CrawlVerdict {
  /** Whether the answer is `allow`. */
  readonly allowed: boolean;
  readonly answer: Answer;
  /** What the answer is based on. `not-http`: the URL cannot be read, or is not http or https. */
  readonly reason: Reason | 'not-http';
  /** The rule that decides: the path of the file, and the line, 0-based. Present if the reason is `rule`. */
  readonly by?: Decision['by'];
  /** Absent if the reason is `not-http`. */
  readonly policy?: SitePolicy;
}

/** What is kept of a site. */
interface Entry {
  policy?: SitePolicy;
  /** The last file that was read. */
  copy?: SitePolicy;
  octets: number;
  /** Until when the policy is used, in milliseconds since 1970. */
  until: number;
  /** Consecutive failures. */
  failures: number;
  pending?: Promise<SitePolicy>;
  /** From when on the next fetch is polite. */
  nextFetch: number;
}

/** The URL that `fetch` requests: resolved, and without user name, password and fragment. */
function requestedUrl(url: UrlOrText): { readonly origin: string; readonly href: string } | undefined {
  const text = typeof url === 'string' ? url : url.href;
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search } = new URL(text);
  return /^https?:$/.test(protocol) ? { origin, href: `${origin}${pathname}${search}` } : undefined;
}

/** The seconds of a Retry-After header, which is a number or a date (RFC 9110 10.2.3). */
function retryAfter(headers: Headers | undefined, now: number): number {
  const value = headers?.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return seconds > 0 ? Math.min(seconds, DAY) : 0;
}

/** Whether a later request may end otherwise: no response, an error of the server, too many requests, or `defer`. */
function isFailure({ status, may, address }: SitePolicy): boolean {
  if (typeof status !== 'number' || status === 429 || status >= 500) return true;
  return may('', new URL('/', address)).answer === 'defer';
}

const wait = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((done) => {
    if (signal?.aborted) return done();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, Math.min(milliseconds, MAX_TIMER_MILLISECONDS));
    signal?.addEventListener('abort', end);
  });

/**
 * The policies of the sites that a crawler visits. Nothing that a site sends or fails to send makes a method throw: the
 * verdict has the reason.
 * @throws RangeError if there is no such reader, TypeError if the user-agent cannot be a header.
 */
export class RobotsCache {
  readonly #options: RobotsCacheOptions;
  readonly #reader: Reader;
  readonly #headers: Readonly<Record<string, string>>;
  /** By origin, the least recently used first. */
  readonly #entries = new Map<string, Entry>();
  #octets = 0;

  constructor(options: RobotsCacheOptions = {}) {
    const reader = namedReader(options.reader);
    this.#options = options;
    // A reader without a limit reads what was received.
    this.#reader = {
      ...reader,
      text: { ...reader.text, maxBytes: reader.text.maxBytes ?? MIN_READ_OCTETS },
    };
    const { userAgent } = options;
    this.#headers = Object.fromEntries(
      new Headers({
        accept: 'text/plain, */*;q=0.5',
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      }),
    );
  }

  /**
   * Whether a crawler may fetch a URL now. The answer is about the URL as `fetch` requests it, with `/../` resolved.
   * @param userAgent a whole User-Agent header, a product token, or a token with a version.
   */
  async mayFetch(userAgent: string, url: UrlOrText): Promise<CrawlVerdict> {
    const requested = requestedUrl(url);
    if (!requested) return { allowed: false, answer: 'no-information', reason: 'not-http' };
    const policy = await this.#policyOf(requested.origin);
    const { answer, reason, by } = policy.may(userAgent, requested.href);
    return { allowed: answer === 'allow', answer, reason, ...(by && { by }), policy };
  }

  /** The policy of the site of a URL: requested, or kept. Undefined if the URL is not http or https. */
  async get(url: UrlOrText): Promise<SitePolicy | undefined> {
    const requested = requestedUrl(url);
    return requested && this.#policyOf(requested.origin);
  }

  /**
   * Waits until the crawler may fetch the next URL from a site: one Crawl-delay after its last turn, within
   * `minDelaySeconds` and `maxDelaySeconds`. Callers that wait at the same time get one turn each.
   * @returns the milliseconds that it waited.
   */
  async waitBeforeFetch(userAgent: string, url: UrlOrText): Promise<number> {
    const requested = requestedUrl(url);
    if (!requested) return 0;
    const { site, status, redirects } = await this.#policyOf(requested.origin);
    const stated = crawlDelay(site, userAgent, { reader: this.#reader, status, redirects }) ?? 0;
    const { minDelaySeconds = 1, maxDelaySeconds = MINUTE, signal, sleep } = this.#options;
    const delay = Math.max(minDelaySeconds, Math.min(stated, maxDelaySeconds));
    const entry = this.#entryOf(requested.origin);
    const now = this.#now();
    const turn = Math.max(now, entry.nextFetch);
    entry.nextFetch = turn + delay * 1000;
    if (turn > now) await (sleep ? sleep(turn - now) : wait(turn - now, signal));
    return turn - now;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  /** The entry of a site, which is from now on the most recently used one. */
  #entryOf(origin: string): Entry {
    const entry = this.#entries.get(origin) ?? { octets: 0, until: 0, failures: 0, nextFetch: 0 };
    this.#entries.delete(origin);
    this.#entries.set(origin, entry);
    return entry;
  }

  #policyOf(origin: string): Promise<SitePolicy> | SitePolicy {
    const entry = this.#entryOf(origin);
    if (entry.policy && this.#now() < entry.until) return entry.policy;
    entry.pending ??= this.#request(origin, entry);
    return entry.pending;
  }

  async #request(origin: string, entry: Entry): Promise<SitePolicy> {
    const { fetch = globalThis.fetch, timeoutSeconds = 30, signal } = this.#options;
    try {
      const response = await requestPolicy(`${origin}${this.#reader.file.path}`, {
        fetch,
        reader: this.#reader,
        headers: this.#headers,
        timeoutSeconds,
        signal,
      });
      const policy = this.#read(origin, response);
      return isFailure(policy)
        ? this.#keepFailure(entry, policy, response)
        : this.#keepAnswer(entry, policy, response);
    } finally {
      delete entry.pending;
      this.#dropOldest();
    }
  }

  #read(origin: string, { status, redirects, body }: PolicyResponse): SitePolicy {
    const { path } = this.#reader.file;
    const site = openSite({ origin, files: body ? { [path]: body } : {} });
    const may = prepare(site, { reader: this.#reader, status, redirects });
    return { address: `${origin}${path}`, status, redirects, site, receivedAt: this.#now(), may };
  }

  /** Keeps a response as long as its headers say, and at most a day (RFC 9309 2.4). */
  #keepAnswer(entry: Entry, policy: SitePolicy, { headers, body }: PolicyResponse): SitePolicy {
    const stated = cacheSeconds(this.#reader, headers ?? null, policy.receivedAt);
    const seconds = Math.max(MIN_CACHE_SECONDS, Math.min(stated ?? DAY, DAY));
    const octets = body?.length ?? 0;
    this.#octets += octets - entry.octets;
    Object.assign(entry, { policy, failures: 0, until: policy.receivedAt + seconds * 1000, octets });
    if (body) entry.copy = policy;
    else delete entry.copy;
    return policy;
  }

  /** Uses the last copy, or else what the reader concludes, until the next request (RFC 9309 2.3.1.4, 2.4). */
  #keepFailure(entry: Entry, failure: SitePolicy, { status, headers }: PolicyResponse): SitePolicy {
    const { staleSeconds = 30 * DAY } = this.#options;
    const now = failure.receivedAt;
    const backoff = Math.min(FIRST_RETRY_SECONDS * 2 ** entry.failures++, MAX_RETRY_SECONDS);
    const retry = now + Math.max(backoff, retryAfter(headers, now)) * 1000;
    const copyEnd = (entry.copy?.receivedAt ?? -Infinity) + staleSeconds * 1000;
    const copy = now < copyEnd ? entry.copy : undefined;
    const policy = copy ? { ...copy, unreachable: status } : failure;
    Object.assign(entry, { policy, until: copy ? Math.min(retry, copyEnd) : retry });
    return policy;
  }

  /** Drops the least recently used sites until the others fit; of too many octets only what was read: the pace stays. */
  #dropOldest(): void {
    const { maxSites = 5000, maxOctets = 8 * 1024 * 1024 } = this.#options;
    for (const [origin, entry] of this.#entries) {
      const hasTooMany = this.#entries.size > maxSites;
      if (!hasTooMany && this.#octets <= maxOctets) return;
      if (entry.pending || (!hasTooMany && entry.octets === 0)) continue;
      this.#octets -= entry.octets;
      entry.octets = 0;
      delete entry.policy;
      delete entry.copy;
      if (hasTooMany) this.#entries.delete(origin);
    }
  }
}
