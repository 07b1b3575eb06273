// The URLs of a log by their octets, with the virtual host before the line, if there is one.
import { isAddress, limits } from './list.ts';
import type { KnownUrl, LogCounter } from './log-counts.ts';
import { siteBefore } from './log-line.ts';
import { BLANK, COLON, isTarget, SLASH } from './log-parts.ts';
import type { OctetRun } from './octet-run.ts';
import { OctetTable } from './octet-table.ts';
import { type Octets, octets } from './octets.ts';

export const NO_SITE = new Uint8Array();
const LAST_OF_ASCII = 0x7e;

function hasOneColon({ bytes }: Octets, start: number, end: number): boolean {
  let colons = 0;
  for (let at = start; at < end; at++) if (bytes[at] === COLON) colons++;
  return colons === 1;
}

/** Whether at least two words of ASCII follow up to a place, each with one blank before it, as ident and user do. */
function areTwoWords({ bytes }: Octets, start: number, end: number): boolean {
  let blanks = 0;
  for (let at = start; at < end; at++) {
    if (bytes[at] === BLANK && bytes[at + 1] === BLANK) return false;
    if (bytes[at]! > LAST_OF_ASCII) return false;
    if (bytes[at] === BLANK) blanks++;
  }
  return blanks >= 2;
}

/** What `siteBefore` tells of the first word of a line. */
export class Sites {
  readonly #known = new OctetTable<Uint8Array>();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #encoder = new TextEncoder();

  /** How URLs begin, by the word up to one place and what follows up to another; undefined if that is odd. */
  before(line: Octets, start: number, word: number, user: number): Uint8Array | undefined {
    if (!hasOneColon(line, start, word)) return NO_SITE;
    if (line.bytes[start]! > LAST_OF_ASCII || !areTwoWords(line, word, user)) return undefined;
    const known = this.#known.get(line, start, word);
    if (known) return known;
    const text = this.#decoder.decode(line.bytes.subarray(start, word));
    const site = this.#encoder.encode(siteBefore(`${text} - - `));
    this.#known.set(line, start, word, site);
    return site;
  }
}

/** URLs that may be asked for again. */
export class Urls {
  readonly #log: LogCounter;
  readonly #known = new OctetTable<KnownUrl>();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #joined = octets(new Uint8Array(limits.url));

  constructor(log: LogCounter) {
    this.#log = log;
  }

  /** The URL of the target that begins at a place and is this run; undefined if it is none, or odd. */
  at(
    line: Octets,
    site: Uint8Array,
    start: number,
    { end, hash }: Pick<OctetRun, 'end' | 'hash'>,
  ): KnownUrl | undefined {
    if (site.length === 0 || line.bytes[start] !== SLASH) {
      const known = this.#known.get(line, start, end, hash);
      return known ?? (isTarget(line, start, end) ? this.#add(line, start, end) : undefined);
    }
    const length = site.length + end - start;
    if (length > limits.url) return undefined;
    this.#joined.bytes.set(site);
    this.#joined.bytes.set(line.bytes.subarray(start, end), site.length);
    const known = this.#known.get(this.#joined, 0, length);
    return known ?? (isTarget(line, start, end) ? this.#add(this.#joined, 0, length) : undefined);
  }

  #add(from: Octets, start: number, end: number): KnownUrl | undefined {
    const url = this.#decoder.decode(from.bytes.subarray(start, end));
    if (url.length > limits.url || url !== url.trim() || !isAddress(url)) return undefined;
    const found = this.#log.url(url);
    this.#known.set(from, start, end, found);
    return found;
  }
}
