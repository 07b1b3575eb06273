// What a log comes to: hits by agent, by URL and by both, in tables of bounded size.
import { productToken } from '../../matching/product-token.ts';
import { copyText, importLimits, type LogRequest } from '../list.ts';
import { type FrequencyEntry, MostFrequent } from './most-frequent.ts';

/** How names are taken from User-Agent headers: as they stand, letters and digits. */
const NAME_OPTIONS = { value: 'whole', name: 'whole' } as const;
/** Headers whose names are remembered, and how long one may be. */
const MAX_REMEMBERED = 1000;
const MAX_HEADER_LENGTH = 512;
/** A longer name is no name. */
const MAX_NAME_LENGTH = 80;

/** An agent of a log. */
export interface LogAgent {
  /** The product token, in lower case; '' where the log has no User-Agent. */
  readonly name: string;
  readonly hits: number;
  /** A User-Agent header that came with it. */
  readonly example: string;
}

/** Hits of the agent at a place in `agents` on the URL at a place in `urls`. */
export interface LogHits {
  readonly agent: number;
  readonly url: number;
  readonly hits: number;
}

/** What was counted. All sums add up: those of the parts, and `others`, are `requests`. */
export interface LogCounts {
  readonly requests: number;
  /** Requests by the first digit of the status of the response; '0' where the log has none. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The most requested first. */
  readonly urls: readonly { readonly url: string; readonly hits: number }[];
  readonly agents: readonly LogAgent[];
  readonly hits: readonly LogHits[];
  /** Hits of what was not kept. */
  readonly others: { readonly urls: number; readonly agents: number; readonly pairs: number };
  /** Requests whose query was dropped, as there were too many variants of the path. */
  readonly folded: number;
}

/** A pair of a URL and an agent is one safe integer, as long as the serial of the agent is below this. */
const SERIAL_LIMIT = 2 ** 26;

const cutHeader = (userAgent: string) =>
  userAgent.length > MAX_HEADER_LENGTH ? userAgent.slice(0, MAX_HEADER_LENGTH) : userAgent;

/** Counts requests. With `fold`, from `limits.variants` queries on, further ones of a path count as the path alone. */
export class LogCounter {
  readonly #fold: boolean;
  readonly #urls = new MostFrequent<string>(importLimits.urls);
  readonly #agents = new MostFrequent<string>(importLimits.agents);
  readonly #pairs = new MostFrequent<number>(importLimits.pairs);
  readonly #examples = new Map<string, string>();
  readonly #tokens = new Map<string, string>();
  readonly #variants = new Map<string, number>();
  /** By the first digit. */
  readonly #statuses = new Float64Array(10);
  #requests = 0;
  #folded = 0;

  constructor(fold: boolean) {
    this.#fold = fold;
  }

  /** Sizes of all tables: none grows with the log. */
  get sizes(): readonly number[] {
    const tables = [this.#urls, this.#agents, this.#pairs, this.#examples, this.#tokens, this.#variants];
    return [...tables.map(({ size }) => size), this.#urls.known, this.#agents.known];
  }

  /** Counts a request. */
  add({ url, userAgent, status }: LogRequest): void {
    this.#requests++;
    const statusClass = Math.min(Math.floor(status / 100), 9);
    this.#statuses[statusClass]!++;
    const by = this.#countAgent(userAgent);
    const counted = this.#urls.hit(this.#urlEntry((this.#fold && this.#foldedPath(url)) || url));
    this.#pairs.hit(this.#pairs.entryOf(counted.serial * SERIAL_LIMIT + by.serial));
  }

  /** The entry of a URL, whose text is copied when it is new. */
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

  /** The path that counts in place of a URL, if it has too many variants; undefined if the URL counts itself. */
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
    const known = this.#tokens.get(userAgent);
    if (known !== undefined) return known;
    const token = productToken(userAgent, NAME_OPTIONS).slice(0, MAX_NAME_LENGTH);
    const name = token === '*' ? '' : copyText(token);
    if (this.#tokens.size >= MAX_REMEMBERED) this.#tokens.clear();
    this.#tokens.set(copyText(userAgent), name);
    return name;
  }

  /** What was counted so far. */
  counts(): LogCounts {
    const urls = this.#urls.most();
    const agents = this.#agents.most();
    const urlPlaces = placesByEntry(urls.kept);
    const agentPlaces = placesByEntry(agents.kept);
    const hits: LogHits[] = [];
    let paired = 0;
    for (const { key, hits: count } of this.#pairs.most().kept) {
      const url = urlPlaces.get(Math.floor(key / SERIAL_LIMIT));
      const agent = agentPlaces.get(key % SERIAL_LIMIT);
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

const placesByEntry = (kept: readonly { readonly serial: number }[]): Map<number, number> =>
  new Map(kept.map(({ serial }, place) => [serial, place]));
