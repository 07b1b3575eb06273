// The URLs of a log by their octets, with the virtual host before the line, if there is one.
import { importLimits, isUrlOrPath } from '../list.ts';
import type { CountedUrl, LogCounter } from './log-counts.ts';
import { siteBeforeAddress } from './log-line.ts';
import { COLON, isTarget, SLASH, SPACE } from './log-parts.ts';
import type { OctetRun } from './octet-run.ts';
import { OctetTable } from './octet-table.ts';
import { type Octets, viewOctets } from './octets.ts';

export const NO_SITE = new Uint8Array();
const LAST_ASCII_OCTET = 0x7e;

function hasSingleColon({ bytes }: Octets, start: number, end: number): boolean {
  let colons = 0;
  for (let at = start; at < end; at++) if (bytes[at] === COLON) colons++;
  return colons === 1;
}

/** Whether at least two words of ASCII follow up to a place, each with one blank before it, as ident and user do. */
function areTwoWords({ bytes }: Octets, start: number, end: number): boolean {
  let blanks = 0;
  for (let at = start; at < end; at++) {
    if (bytes[at] === SPACE && bytes[at + 1] === SPACE) return false;
    if (bytes[at]! > LAST_ASCII_OCTET) return false;
    if (bytes[at] === SPACE) blanks++;
  }
  return blanks >= 2;
}

/** What `siteBefore` tells of the first word of a line. */
export class LogSites {
  readonly #known = new OctetTable<Uint8Array>();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #encoder = new TextEncoder();

  /** How URLs begin, by the word up to one place and what follows up to another; undefined if that is odd. */
  before(line: Octets, start: number, word: number, user: number): Uint8Array | undefined {
    if (!hasSingleColon(line, start, word)) return NO_SITE;
    if (line.bytes[start]! > LAST_ASCII_OCTET || !areTwoWords(line, word, user)) return undefined;
    const known = this.#known.get(line, start, word);
    if (known) return known;
    const text = this.#decoder.decode(line.bytes.subarray(start, word));
    const site = this.#encoder.encode(siteBeforeAddress(`${text} - - `));
    this.#known.set(line, start, word, site);
    return site;
  }
}

/** URLs that may be asked for again. */
export class LogUrls {
  readonly #log: LogCounter;
  readonly #known = new OctetTable<CountedUrl>();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #joined = viewOctets(new Uint8Array(importLimits.url));

  constructor(log: LogCounter) {
    this.#log = log;
  }

  /** The URL of the target that begins at a place and is this run; undefined if it is none, or odd. */
  at(
    line: Octets,
    site: Uint8Array,
    start: number,
    { end, hash }: Pick<OctetRun, 'end' | 'hash'>,
  ): CountedUrl | undefined {
    if (site.length === 0 || line.bytes[start] !== SLASH) {
      const known = this.#known.get(line, start, end, hash);
      return known ?? (isTarget(line, start, end) ? this.#add(line, start, end) : undefined);
    }
    const length = site.length + end - start;
    if (length > importLimits.url) return undefined;
    this.#joined.bytes.set(site);
    this.#joined.bytes.set(line.bytes.subarray(start, end), site.length);
    const known = this.#known.get(this.#joined, 0, length);
    return known ?? (isTarget(line, start, end) ? this.#add(this.#joined, 0, length) : undefined);
  }

  #add(from: Octets, start: number, end: number): CountedUrl | undefined {
    const url = this.#decoder.decode(from.bytes.subarray(start, end));
    if (url.length > importLimits.url || url !== url.trim() || !isUrlOrPath(url)) return undefined;
    const found = this.#log.url(url);
    this.#known.set(from, start, end, found);
    return found;
  }
}
