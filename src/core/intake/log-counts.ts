// What a log comes to: hits by agent, by URL and by both, in tables of bounded size.
import { productToken } from '../matching/product-token.ts';
import { type LogRequest, limits, own } from './list.ts';
import { MostRequested } from './most-requested.ts';

/** How names are taken from User-Agent headers: as they stand, letters and digits. */
const READING = { value: 'whole', name: 'whole' } as const;
/** Headers whose names are remembered, and how long one may be. */
const REMEMBERED = 1000;
const HEADER = 512;
/** A longer name is no name. */
const NAME = 80;

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

interface Names {
  readonly serials: Map<string, number>;
  last: number;
}

/**
 * Serial numbers stay below 2^26 agents and 2^27 URLs, so that a pair is one safe integer: a log with more different ones
 * has many gigabytes.
 */
const AGENTS = 2 ** 26;

const cut = (userAgent: string) => (userAgent.length > HEADER ? userAgent.slice(0, HEADER) : userAgent);

/** Counts requests. With `fold`, from `limits.variants` queries on, further ones of a path count as the path alone. */
export class LogCounter {
  readonly #fold: boolean;
  readonly #urls = new MostRequested<string>(limits.urls);
  readonly #agents = new MostRequested<string>(limits.agents);
  readonly #pairs = new MostRequested<number>(limits.pairs);
  readonly #urlNames: Names = { serials: new Map(), last: 0 };
  readonly #agentNames: Names = { serials: new Map(), last: 0 };
  readonly #examples = new Map<string, string>();
  readonly #tokens = new Map<string, string>();
  readonly #variants = new Map<string, number>();
  readonly #statuses: Record<string, number> = {};
  #requests = 0;
  #folded = 0;

  constructor(fold: boolean) {
    this.#fold = fold;
  }

  /** Sizes of all tables: none grows with the log. */
  get sizes(): readonly number[] {
    const maps = [
      this.#urlNames.serials,
      this.#agentNames.serials,
      this.#examples,
      this.#tokens,
      this.#variants,
    ];
    return [this.#urls.size, this.#agents.size, this.#pairs.size, ...maps.map(({ size }) => size)];
  }

  add({ url, userAgent, status }: LogRequest): void {
    this.#requests++;
    const statusClass = String(Math.min(Math.floor(status / 100), 9));
    this.#statuses[statusClass] = (this.#statuses[statusClass] ?? 0) + 1;
    const name = this.#nameOf(cut(userAgent));
    const counted = this.#fold ? this.#foldedUrl(url) : url;
    if (this.#agents.add(name, own) && !this.#examples.has(name))
      this.#examples.set(own(name), own(cut(userAgent)));
    this.#urls.add(counted, own);
    const urlSerial = serialOf(this.#urlNames, counted, this.#urls);
    const agentSerial = serialOf(this.#agentNames, name, this.#agents);
    this.#pairs.add(urlSerial * AGENTS + agentSerial);
    if (this.#examples.size > 4 * limits.agents) keepOnly(this.#examples, this.#agents);
  }

  #nameOf(userAgent: string): string {
    if (userAgent === '') return '';
    const known = this.#tokens.get(userAgent);
    if (known !== undefined) return known;
    const token = productToken(userAgent, READING).slice(0, NAME);
    const name = token === '*' ? '' : own(token);
    if (this.#tokens.size >= REMEMBERED) this.#tokens.clear();
    this.#tokens.set(own(userAgent), name);
    return name;
  }

  #foldedUrl(url: string): string {
    const mark = url.indexOf('?');
    if (mark < 0 || this.#urls.has(url)) return url;
    const path = url.slice(0, mark);
    const variants = this.#variants.get(path) ?? 0;
    if (variants >= limits.variants) {
      this.#folded++;
      return path;
    }
    if (this.#variants.size >= 2 * limits.urls) this.#variants.clear();
    this.#variants.set(own(path), variants + 1);
    return url;
  }

  /** What was counted so far. */
  counts(): LogCounts {
    const urls = this.#urls.most();
    const agents = this.#agents.most();
    const urlPlaces = placesOf(urls.kept, this.#urlNames);
    const agentPlaces = placesOf(agents.kept, this.#agentNames);
    const hits: LogHits[] = [];
    let paired = 0;
    for (const { key, hits: count } of this.#pairs.most().kept) {
      const url = urlPlaces.get(Math.floor(key / AGENTS));
      const agent = agentPlaces.get(key % AGENTS);
      if (url === undefined || agent === undefined) continue;
      hits.push({ agent, url, hits: count });
      paired += count;
    }
    return {
      requests: this.#requests,
      statuses: { ...this.#statuses },
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

/** The number of a key that is in a table; those of keys that left it are forgotten now and then. */
function serialOf(names: Names, key: string, table: MostRequested<string>): number {
  const known = names.serials.get(key);
  if (known !== undefined) return known;
  if (names.serials.size >= 2 * table.size + AT_LEAST) keepOnly(names.serials, table);
  names.serials.set(own(key), ++names.last);
  return names.last;
}

/** A table with few keys yet is not looked through at every one. */
const AT_LEAST = 1000;

function keepOnly(map: Map<string, unknown>, table: MostRequested<string>): void {
  for (const key of map.keys()) if (!table.has(key)) map.delete(key);
}

const placesOf = (kept: readonly { readonly key: string }[], { serials }: Names): Map<number, number> =>
  new Map(kept.map(({ key }, place) => [serials.get(key) ?? -1, place]));
