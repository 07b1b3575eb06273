// Lines of the common and the combined log format read as octets: what `readLogLine` reads, where nothing is out of the ordinary.
import { limits } from './list.ts';
import type { KnownAgent } from './log-counts.ts';
import {
  answerEnd,
  DASH,
  digitsAt,
  isFetchingAt,
  isLineEnd,
  methodEnd,
  nextLine,
  refererEnd,
  targetEnd,
  timeEnd,
  userEnd,
  versionEnd,
  wordEnd,
} from './log-parts.ts';
import { Sites, Urls } from './log-urls.ts';
import type { QuickLine } from './octet-lines.ts';
import { OctetTable } from './octet-table.ts';
import type { Octets } from './octets.ts';
import type { Tally } from './tally.ts';

/** Reads lines into a tally. What it does not understand is left to `readLogLine`, with which it agrees on the rest. */
export class QuickLog {
  readonly #tally: Tally;
  readonly #sites = new Sites();
  readonly #urls: Urls;
  readonly #agents = new OctetTable<KnownAgent>();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #nobody: KnownAgent;

  constructor(tally: Tally) {
    this.#tally = tally;
    this.#urls = new Urls(tally.log);
    this.#nobody = tally.log.agent('');
  }

  /** Reads the line at a place, as `QuickLine` says. */
  readonly read: QuickLine = (line, at) => {
    const word = wordEnd(line, at);
    const user = word < 0 ? -1 : userEnd(line, word);
    const quote = user < 0 ? -1 : timeEnd(line, user);
    const method = quote < 0 ? -1 : methodEnd(line, quote + 1);
    const target = method < 0 ? -1 : targetEnd(line, method + 1);
    const request = target < 0 ? -1 : versionEnd(line, target);
    const answer = request < 0 ? -1 : answerEnd(line, request + 1);
    if (answer < 0) return -1;
    const isCommon = isLineEnd(line.bytes[answer]!);
    const referer = isCommon ? answer : refererEnd(line, answer);
    const agent = isCommon || referer < 0 ? referer : refererEnd(line, referer + 1);
    const next = agent < 0 ? -1 : nextLine(line, isCommon ? answer : agent + 1);
    if (next < 0 || next - at > limits.line) return -1;
    if (!isFetchingAt(line, quote + 1, method))
      return line.bytes[method + 1]! < 0x80 && this.#tally.skipAgain('other-method') ? next : -1;
    const site = this.#sites.before(line, at, word, user);
    const url = site && this.#urls.at(line, site, method + 1, target);
    if (!url) return -1;
    const by = isCommon ? this.#nobody : this.#agentAt(line, referer + 3, agent);
    this.#tally.requestOf(url, by, digitsAt(line, request + 2));
    return next;
  };

  #agentAt(line: Octets, start: number, end: number): KnownAgent {
    if (end - start === 1 && line.bytes[start] === DASH) return this.#nobody;
    const known = this.#agents.get(line, start, end);
    if (known) return known;
    const found = this.#tally.log.agent(this.#decoder.decode(line.bytes.subarray(start, end)));
    this.#agents.set(line, start, end, found);
    return found;
  }
}
