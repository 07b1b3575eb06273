// Counts the requests of a log by agent, by URL and by both, in tables of bounded size.
import { productToken } from '../../matching/product-token.ts';
import { copyText, importLimits, type LogRequest } from '../list.ts';
import { type FrequencyEntry, MostFrequent } from './most-frequent.ts';

/** How names are extracted from User-Agent headers: unchanged, with letters and digits. */
const NAME_OPTIONS = { value: 'whole', name: 'whole' } as const;
/** The number of headers whose names are cached, and the maximum length of a header. */
const MAX_REMEMBERED = 1000;
const MAX_HEADER_LENGTH = 512;
/** A longer name is cut off. */
const MAX_NAME_LENGTH = 80;

/** A user-agent in a log. */
export interface LogAgent {
  /** The product token, in lower case; '' if the log has no User-Agent. */
  readonly name: string;
  readonly hits: number;
  /** A User-Agent header with this token. */
  readonly example: string;
}

/** The hits of an agent on a URL, as indexes in `agents` and `urls`. */
export interface LogHits {
  readonly agent: number;
  readonly url: number;
  readonly hits: number;
}

/** The counts of a log. Those of the parts and of `others` add up to `requests`. */
export interface LogCounts {
  readonly requests: number;
  /** Requests by the first digit of the response status; '0' if the log has none. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The most requested first. */
  readonly urls: readonly { readonly url: string; readonly hits: number }[];
  readonly agents: readonly LogAgent[];
  readonly hits: readonly LogHits[];
  /** Hits that are in no list. */
  readonly others: { readonly urls: number; readonly agents: number; readonly pairs: number };
  /** Requests whose query was dropped, because the path has too many variants. */
  readonly folded: number;
}

/** Limit of the serial of an agent, so that a pair of a URL and an agent is one safe integer. */
const SERIAL_LIMIT = 2 ** 26;

const cutHeader = (userAgent: string) =>
  userAgent.length > MAX_HEADER_LENGTH ? userAgent.slice(0, MAX_HEADER_LENGTH) : userAgent;

/** Counts requests. With `fold`, after `limits.variants` queries of a path, further ones count as the path alone. */
export class LogCounter {
  readonly #fold: boolean;
  readonly #urls = new MostFrequent<string>(importLimits.urls);
  readonly #agents = new MostFrequent<string>(importLimits.agents);
  readonly #pairs = new MostFrequent<number>(importLimits.pairs);
  readonly #examples = new Map<string, string>();
  readonly #tokens = new Map<string, string>();
  readonly #variants = new Map<string, number>();
  /** Indexed by the first digit. */
  readonly #statuses = new Float64Array(10);
  #requests = 0;
  #folded = 0;

  constructor(fold: boolean) {
    this.#fold = fold;
  }

  /** The sizes of all tables. They do not grow with the log. */
  get sizes(): readonly number[] {
    const tables = [this.#urls, this.#agents, this.#pairs, this.#examples, this.#tokens, this.#variants];
    return [...tables.map(({ size }) => size), this.#urls.known, this.#agents.known];
  }

  add({ url, userAgent, status }: LogRequest): void {
    this.#requests++;
    const statusClass = Math.min(Math.floor(status / 100), 9);
    this.#statuses[statusClass]!++;
    const agentEntry = this.#countAgent(userAgent);
    const counted = this.#urls.hit(this.#urlEntry((this.#fold && this.#foldedPath(url)) || url));
    this.#pairs.hit(this.#pairs.entryOf(counted.serial * SERIAL_LIMIT + agentEntry.serial));
  }

  /** The entry of a URL. The text of a new URL is copied. */
  #urlEntry(url: string): FrequencyEntry<string> {
    const entry = this.#urls.entryOf(url);
    return entry.serial > 0 ? entry : this.#urls.entryOf(copyText(url));
  }

  #countAgent(userAgent: string): FrequencyEntry<string> {
    const header = cutHeader(userAgent);
    const counted = this.#agents.hit(this.#agents.entryOf(this.#nameOf(header)));
    if (counted.hits === 1 && !this.#examples.has(counted.key)) {
      this.#examples.set(counted.key, copyText(header));
      if (this.#examples.size > 4 * importLimits.agents)
        for (const name of this.#examples.keys()) if (!this.#agents.has(name)) this.#examples.delete(name);
    }
    return counted;
  }

  /** The path that counts instead of a URL with too many variants; undefined if the URL itself counts. */
  #foldedPath(url: string): string | undefined {
    const mark = url.indexOf('?');
    if (mark < 0 || this.#urls.has(url)) return undefined;
    const path = url.slice(0, mark);
    const variants = this.#variants.get(path) ?? 0;
    if (variants >= importLimits.variants) {
      this.#folded++;
      return path;
    }
    if (this.#variants.size >= 2 * importLimits.urls) this.#variants.clear();
    this.#variants.set(copyText(path), variants + 1);
    return undefined;
  }

  #nameOf(userAgent: string): string {
    if (userAgent === '') return '';
    const cached = this.#tokens.get(userAgent);
    if (cached !== undefined) return cached;
    const token = productToken(userAgent, NAME_OPTIONS).slice(0, MAX_NAME_LENGTH);
    const name = token === '*' ? '' : copyText(token);
    if (this.#tokens.size >= MAX_REMEMBERED) this.#tokens.clear();
    this.#tokens.set(copyText(userAgent), name);
    return name;
  }

  /** The counts so far. */
  counts(): LogCounts {
    const urls = this.#urls.most();
    const agents = this.#agents.most();
    const urlIndexes = indexBySerial(urls.kept);
    const agentIndexes = indexBySerial(agents.kept);
    const hits: LogHits[] = [];
    let paired = 0;
    for (const { key, hits: count } of this.#pairs.most().kept) {
      const url = urlIndexes.get(Math.floor(key / SERIAL_LIMIT));
      const agent = agentIndexes.get(key % SERIAL_LIMIT);
      if (url === undefined || agent === undefined) continue;
      hits.push({ agent, url, hits: count });
      paired += count;
    }
    return {
      requests: this.#requests,
      statuses: Object.fromEntries([...this.#statuses.entries()].filter(([, count]) => count > 0)),
      urls: urls.kept.map(({ key, hits: count }) => ({ url: key, hits: count })),
      agents: agents.kept.map(({ key, hits: count }) => ({
        name: key,
        hits: count,
        example: this.#examples.get(key) ?? '',
      })),
      hits,
      others: { urls: urls.others, agents: agents.others, pairs: this.#requests - paired },
      folded: this.#folded,
    };
  }
}

const indexBySerial = (entries: readonly { readonly serial: number }[]): Map<number, number> =>
  new Map(entries.map(({ serial }, index) => [serial, index]));
