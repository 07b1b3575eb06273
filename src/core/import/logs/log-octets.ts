// Lines of the common and the combined log format read as octets: what `readLogLine` reads, where nothing is out of the ordinary.
import { importLimits } from '../list.ts';
import type { ImportTally } from '../tally.ts';
import type { CountedAgent } from './log-counts.ts';
import {
  DASH,
  endOfAnswer,
  endOfMethod,
  endOfReferer,
  endOfTime,
  endOfUser,
  endOfVersion,
  endOfWord,
  isFetchMethodAt,
  isLineEnd,
  isTarget,
  nextLineStart,
  QUOTE,
  SPACE,
  threeDigitsAt,
} from './log-parts.ts';
import { LogSites, LogUrls } from './log-urls.ts';
import type { FastLineReader } from './octet-lines.ts';
import { OctetRun } from './octet-run.ts';
import { OctetTable } from './octet-table.ts';
import type { Octets } from './octets.ts';

/** Reads lines into a tally. What it does not understand is left to `readLogLine`, with which it agrees on the rest. */
export class FastLogReader {
  readonly #tally: ImportTally;
  readonly #sites = new LogSites();
  readonly #urls: LogUrls;
  readonly #agents = new OctetTable<CountedAgent>();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #nobody: CountedAgent;
  readonly #target = new OctetRun(SPACE);
  readonly #agent = new OctetRun(QUOTE);

  constructor(tally: ImportTally) {
    this.#tally = tally;
    this.#urls = new LogUrls(tally.log);
    this.#nobody = tally.log.agent('');
  }

  /**
   * Reads the line at a place, as `QuickLine` says. Where target and agent end is only guessed at first: what is known
   * was found to be in order when it was met first.
   */
  readonly read: FastLineReader = (line, at) => {
    const word = endOfWord(line, at);
    const user = word < 0 ? -1 : endOfUser(line, word);
    const quote = user < 0 ? -1 : endOfTime(line, user);
    const method = quote < 0 ? -1 : endOfMethod(line, quote + 1);
    const target = method < 0 ? -1 : this.#target.from(line, method + 1);
    const request = target < 0 ? -1 : endOfVersion(line, target);
    const answer = request < 0 ? -1 : endOfAnswer(line, request + 1);
    if (answer < 0) return -1;
    const isCommon = isLineEnd(line.bytes[answer]!);
    const referer = isCommon ? answer : endOfReferer(line, answer);
    const agent = isCommon || referer < 0 ? referer : this.#agentEnd(line, referer + 1);
    const next = agent < 0 ? -1 : nextLineStart(line, isCommon ? answer : agent + 1);
    if (next < 0 || next - at > importLimits.line) return -1;
    if (!isFetchMethodAt(line, quote + 1, method))
      return this.#skip(line, method, target, referer, agent, next);
    const site = this.#sites.before(line, at, word, user);
    const url = site && this.#urls.at(line, site, method + 1, this.#target);
    const by = url && (isCommon ? this.#nobody : this.#agentAt(line, referer + 3));
    if (!by) return -1;
    this.#tally.requestOf(url, by, threeDigitsAt(line, request + 2));
    return next;
  };

  /** ` "agent"`: the place of its second quote. */
  #agentEnd(line: Octets, start: number): number {
    return line.bytes[start] === SPACE && line.bytes[start + 1] === QUOTE
      ? this.#agent.from(line, start + 2)
      : -1;
  }

  #skip(line: Octets, method: number, target: number, referer: number, agent: number, next: number): number {
    if (!isTarget(line, method + 1, target)) return -1;
    if (agent > referer && endOfReferer(line, referer + 1) !== agent) return -1;
    return line.bytes[method + 1]! < 0x80 && this.#tally.skipAgain('other-method') ? next : -1;
  }

  /** Who the run that was looked at last names; undefined if it is odd. */
  #agentAt(line: Octets, start: number): CountedAgent | undefined {
    const { end, hash } = this.#agent;
    if (end - start === 1 && line.bytes[start] === DASH) return this.#nobody;
    const known = this.#agents.get(line, start, end, hash);
    if (known) return known;
    if (endOfReferer(line, start - 2) !== end) return undefined;
    const found = this.#tally.log.agent(this.#decoder.decode(line.bytes.subarray(start, end)));
    this.#agents.set(line, start, end, found);
    return found;
  }
}
