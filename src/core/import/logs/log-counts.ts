// What a log comes to: hits by agent, by URL and by both, in tables of bounded size.
import { productToken } from '../../matching/product-token.ts';
import { copyText, importLimits, type LogRequest } from '../list.ts';
import { type FrequencyEntry, MostFrequent } from './most-frequent.ts';
import { MostFrequentPairs } from './most-frequent-pairs.ts';

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

/** A URL that may be asked for again. */
export interface CountedUrl extends FrequencyEntry<string> {
  /** Its path without the query, once that was looked at. */
  path?: CountedUrl;
}

/** A User-Agent header that may come again, by the name in it. */
export interface CountedAgent {
  readonly userAgent: string;
  readonly entry: FrequencyEntry<string>;
}

const cutHeader = (userAgent: string) =>
  userAgent.length > MAX_HEADER_LENGTH ? userAgent.slice(0, MAX_HEADER_LENGTH) : userAgent;

/** Counts requests. With `fold`, from `limits.variants` queries on, further ones of a path count as the path alone. */
export class LogCounter {
  readonly #fold: boolean;
  readonly #urls = new MostFrequent<string>(importLimits.urls);
  readonly #agents = new MostFrequent<string>(importLimits.agents);
  readonly #pairs = new MostFrequentPairs(importLimits.pairs);
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
    this.count(this.url(copyText(url)), this.agent(userAgent), status);
  }

  /** A URL, for `count`; its text is kept. */
  url(url: string): CountedUrl {
    return this.#urls.entryOf(url);
  }

  /** A header, for `count`. */
  agent(userAgent: string): CountedAgent {
    const header = cutHeader(userAgent);
    return { userAgent: header, entry: this.#agents.entryOf(this.#nameOf(header)) };
  }

  /** Counts a request of what is known: nothing is looked up that is where it was. */
  count(url: CountedUrl, agent: CountedAgent, status: number): void {
    this.#requests++;
    const statusClass = Math.min(Math.floor(status / 100), 9);
    this.#statuses[statusClass]!++;
    const by = this.#countAgent(agent);
    const counted = this.#urls.hit((this.#fold && !url.isCounted && this.#foldedPath(url)) || url);
    this.#pairs.add(counted.serial, by.serial);
  }

  #countAgent({ userAgent, entry }: CountedAgent): FrequencyEntry<string> {
    const counted = this.#agents.hit(entry);
    if (counted.hits === 1 && !this.#examples.has(counted.key)) {
      this.#examples.set(counted.key, copyText(userAgent));
      if (this.#examples.size > 4 * importLimits.agents)
        for (const name of this.#examples.keys()) if (!this.#agents.has(name)) this.#examples.delete(name);
    }
    return counted;
  }

  /** What counts in place of a URL, if its path has too many variants; a path has no path in its place. */
  #foldedPath(known: CountedUrl): CountedUrl | undefined {
    const mark = known.key.indexOf('?');
    if (mark < 0 || this.#urls.has(known.key)) return undefined;
    known.path ??= this.url(copyText(known.key.slice(0, mark)));
    const path = known.path.key;
    const variants = this.#variants.get(path) ?? 0;
    if (variants >= importLimits.variants) {
      this.#folded++;
      return known.path;
    }
    if (this.#variants.size >= 2 * importLimits.urls) this.#variants.clear();
    this.#variants.set(path, variants + 1);
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
    for (const pair of this.#pairs.most()) {
      const url = urlPlaces.get(pair.first);
      const agent = agentPlaces.get(pair.second);
      if (url === undefined || agent === undefined) continue;
      hits.push({ agent, url, hits: pair.hits });
      paired += pair.hits;
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
