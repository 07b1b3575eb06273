// Lines of the common and the combined log format read as octets: what `readLogLine` reads, where nothing is out of the ordinary.
import { limits } from './list.ts';
import type { KnownAgent } from './log-counts.ts';
import {
  answerEnd,
  BLANK,
  DASH,
  digitsAt,
  isFetchingAt,
  isLineEnd,
  isTarget,
  methodEnd,
  nextLine,
  QUOTE,
  refererEnd,
  timeEnd,
  userEnd,
  versionEnd,
  wordEnd,
} from './log-parts.ts';
import { Sites, Urls } from './log-urls.ts';
import type { QuickLine } from './octet-lines.ts';
import { OctetRun } from './octet-run.ts';
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
  readonly #target = new OctetRun(BLANK);
  readonly #agent = new OctetRun(QUOTE);

  constructor(tally: Tally) {
    this.#tally = tally;
    this.#urls = new Urls(tally.log);
    this.#nobody = tally.log.agent('');
  }

  /**
   * Reads the line at a place, as `QuickLine` says. Where target and agent end is only guessed at first: what is known
   * was found to be in order when it was met first.
   */
  readonly read: QuickLine = (line, at) => {
    const word = wordEnd(line, at);
    const user = word < 0 ? -1 : userEnd(line, word);
    const quote = user < 0 ? -1 : timeEnd(line, user);
    const method = quote < 0 ? -1 : methodEnd(line, quote + 1);
    const target = method < 0 ? -1 : this.#target.from(line, method + 1);
    const request = target < 0 ? -1 : versionEnd(line, target);
    const answer = request < 0 ? -1 : answerEnd(line, request + 1);
    if (answer < 0) return -1;
    const isCommon = isLineEnd(line.bytes[answer]!);
    const referer = isCommon ? answer : refererEnd(line, answer);
    const agent = isCommon || referer < 0 ? referer : this.#agentEnd(line, referer + 1);
    const next = agent < 0 ? -1 : nextLine(line, isCommon ? answer : agent + 1);
    if (next < 0 || next - at > limits.line) return -1;
    if (!isFetchingAt(line, quote + 1, method)) return this.#skip(line, method, target, referer, agent, next);
    const site = this.#sites.before(line, at, word, user);
    const url = site && this.#urls.at(line, site, method + 1, this.#target);
    const by = url && (isCommon ? this.#nobody : this.#agentAt(line, referer + 3));
    if (!by) return -1;
    this.#tally.requestOf(url, by, digitsAt(line, request + 2));
    return next;
  };

  /** ` "agent"`: the place of its second quote. */
  #agentEnd(line: Octets, start: number): number {
    return line.bytes[start] === BLANK && line.bytes[start + 1] === QUOTE
      ? this.#agent.from(line, start + 2)
      : -1;
  }

  #skip(line: Octets, method: number, target: number, referer: number, agent: number, next: number): number {
    if (!isTarget(line, method + 1, target)) return -1;
    if (agent > referer && refererEnd(line, referer + 1) !== agent) return -1;
    return line.bytes[method + 1]! < 0x80 && this.#tally.skipAgain('other-method') ? next : -1;
  }

  /** Who the run that was looked at last names; undefined if it is odd. */
  #agentAt(line: Octets, start: number): KnownAgent | undefined {
    const { end, hash } = this.#agent;
    if (end - start === 1 && line.bytes[start] === DASH) return this.#nobody;
    const known = this.#agents.get(line, start, end, hash);
    if (known) return known;
    if (refererEnd(line, start - 2) !== end) return undefined;
    const found = this.#tally.log.agent(this.#decoder.decode(line.bytes.subarray(start, end)));
    this.#agents.set(line, start, end, found);
    return found;
  }
}
