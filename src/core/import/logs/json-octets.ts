// Lines of a log as JSON read as octets: what `readJsonLine` reads, where nothing is out of the ordinary.

import { importLimits } from '../list.ts';
import type { ImportTally } from '../tally.ts';
import { JsonFields } from './json-fields.ts';
import { siteOfFields } from './json-line.ts';
import type { CountedAgent } from './log-counts.ts';
import {
  endOfMethod,
  endOfVersion,
  isCapitalLetter,
  isDigit,
  isFetchMethodAt,
  isLineEnd,
  isTarget,
  nextLineStart,
  SPACE,
  threeDigitsAt,
} from './log-parts.ts';
import { LogUrls, NO_SITE } from './log-urls.ts';
import type { FastLineReader } from './octet-lines.ts';
import { hashOctets, OctetRun } from './octet-run.ts';
import { OctetTable } from './octet-table.ts';
import type { Octets } from './octets.ts';

/** Schemes that a line may name; what else it names is none. */
const URL_SCHEMES = ['', 'http', 'https'] as const;
/** Four octets, as `getInt32` gives them. */
const HTTP_WORD = 0x70747468;
const LETTER_S = 0x73;

/** What a line asks for: a stretch of it, and whether with GET or HEAD. */
interface JsonRequest {
  start: number;
  end: number;
  hash: number;
  isFetching: boolean;
}

/** Reads lines into a tally. What it does not understand is left to `readJsonLine`, with which it agrees on the rest. */
export class FastJsonReader {
  readonly #tally: ImportTally;
  readonly #fields = new JsonFields();
  readonly #urls: LogUrls;
  readonly #agents = new OctetTable<CountedAgent>();
  /** By scheme, by the octets of the host: how URLs begin. */
  readonly #sites = URL_SCHEMES.map(() => new OctetTable<Uint8Array>());
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #encoder = new TextEncoder();
  readonly #nobody: CountedAgent;
  readonly #run = new OctetRun(SPACE);
  readonly #asked: JsonRequest = { start: 0, end: 0, hash: 0, isFetching: false };

  constructor(tally: ImportTally) {
    this.#tally = tally;
    this.#urls = new LogUrls(tally.log);
    this.#nobody = tally.log.agent('');
  }

  /** Reads the line at a place, as `QuickLine` says. */
  readonly read: FastLineReader = (line, at) => {
    const end = this.#fields.read(line, at);
    if (end < 0 || !isLineEnd(line.bytes[end]!)) return -1;
    const next = nextLineStart(line, end);
    if (next < 0 || next - at > importLimits.line) return -1;
    const status = this.#status(line);
    if (status < 0 || !this.#request(line)) return -1;
    const { start, isFetching } = this.#asked;
    if (!isFetching)
      return isTarget(line, start, this.#asked.end) && this.#tally.skipAgain('other-method') ? next : -1;
    const site = this.#site(line);
    const url = this.#urls.at(line, site, start, this.#asked);
    if (!url) return -1;
    this.#tally.requestOf(url, this.#agent(line), status);
    return next;
  };

  /** 0 if the line has none; -1 if it is no number of three digits. */
  #status(line: Octets): number {
    const place = this.#fields.first(line, 'statuses');
    if (place < 0) return 0;
    const start = this.#fields.starts[place]!;
    if (this.#fields.ends[place]! - start !== 3) return -1;
    for (let at = start; at < start + 3; at++) if (!isDigit(line.bytes[at]!)) return -1;
    return threeDigitsAt(line, start);
  }

  /** Finds what is asked for; false if that is odd. A target of its own counts before that of the request line. */
  #request(line: Octets): boolean {
    const { starts, ends } = this.#fields;
    const whole = this.#fields.first(line, 'request');
    const target = this.#fields.first(line, 'targets');
    if (whole >= 0) {
      if (!this.#requestLine(line, starts[whole]!, ends[whole]!)) return false;
    } else if (target < 0 || !this.#method(line)) return false;
    if (target >= 0) {
      this.#asked.start = starts[target]!;
      this.#asked.end = ends[target]!;
      this.#asked.hash = hashOctets(line, this.#asked.start, this.#asked.end);
    }
    return true;
  }

  /** `GET /a HTTP/1.1` */
  #requestLine(line: Octets, start: number, end: number): boolean {
    const method = endOfMethod(line, start);
    const target = method < 0 ? -1 : this.#run.from(line, method + 1);
    if (target < 0 || target > end || endOfVersion(line, target) !== end) return false;
    this.#asked.start = method + 1;
    this.#asked.end = target;
    this.#asked.hash = this.#run.hash;
    this.#asked.isFetching = isFetchMethodAt(line, start, method);
    return true;
  }

  /** The method where it stands alone: GET if the line has none. False if it is not written in capitals. */
  #method(line: Octets): boolean {
    const place = this.#fields.first(line, 'methods');
    const start = place < 0 ? 0 : this.#fields.starts[place]!;
    const end = place < 0 ? 0 : this.#fields.ends[place]!;
    for (let at = start; at < end; at++) if (!isCapitalLetter(line.bytes[at]!)) return false;
    this.#asked.isFetching = place < 0 || isFetchMethodAt(line, start, end);
    return true;
  }

  /** How URLs begin. */
  #site(line: Octets): Uint8Array {
    const host = this.#fields.first(line, 'hosts');
    if (host < 0) return NO_SITE;
    const start = this.#fields.starts[host]!;
    const end = this.#fields.ends[host]!;
    const scheme = this.#scheme(line);
    const known = this.#sites[scheme]!.get(line, start, end);
    if (known) return known;
    const text = this.#decoder.decode(line.bytes.subarray(start, end));
    const named = new Map([
      ['host', text],
      ['scheme', URL_SCHEMES[scheme]!],
    ]);
    const site = this.#encoder.encode(siteOfFields(named));
    this.#sites[scheme]!.set(line, start, end, site);
    return site;
  }

  /** The place of the scheme in `SCHEMES`. */
  #scheme(line: Octets): number {
    const place = this.#fields.first(line, 'schemes');
    if (place < 0) return 0;
    const start = this.#fields.starts[place]!;
    const length = this.#fields.ends[place]! - start;
    if (length < 4 || line.view.getInt32(start, true) !== HTTP_WORD) return 0;
    if (length === 4) return 1;
    return length === 5 && line.bytes[start + 4] === LETTER_S ? 2 : 0;
  }

  #agent(line: Octets): CountedAgent {
    const place = this.#fields.first(line, 'agents');
    if (place < 0) return this.#nobody;
    const start = this.#fields.starts[place]!;
    const end = this.#fields.ends[place]!;
    const known = this.#agents.get(line, start, end);
    if (known) return known;
    const found = this.#tally.log.agent(this.#decoder.decode(line.bytes.subarray(start, end)));
    this.#agents.set(line, start, end, found);
    return found;
  }
}
