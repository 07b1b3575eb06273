// The URLs on which two versions of a site, two readers or two crawlers differ, for the public library.
import { runSync } from '../questions/cooperative-task.ts';
import type { AskOptions, PolicyFiles } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { type ReaderId, readerOf } from '../readers/registry.ts';
import { assertAgent, assertInput, assertPath } from '../workspace/library-input.ts';
import { type DecidedAnswer, decidedAnswer, urlOfPath } from './decided-answer.ts';
import {
  type DifferenceOptions,
  type Direction,
  differenceTask,
  type OpenReason,
  type Region,
} from './difference.ts';
import { type Decider, ruleListsOf } from './rule-list.ts';

/** What is compared: a crawler and a reader, and what differs after, if it is not the site. */
export interface DifferenceQuery extends Omit<AskOptions, 'question' | 'reader'> {
  /** A name, a name with a version, or a whole User-agent header; `''` is any other crawler. */
  readonly agent: string;
  /** The crawler after, if it is another one. */
  readonly agentAfter?: string;
  readonly reader: ReaderId | Reader;
  /** The reader after, if it is another one. */
  readonly readerAfter?: ReaderId | Reader;
  /** Which URLs are compared: by default those in normal form (RFC 3986 6.2.2). */
  readonly urls?: DifferenceOptions['urls'];
  /** The number of steps after which what remains is not settled. 2,000,000 by default. */
  readonly budget?: number;
}

/** URLs of a site that a pair of rules decides differently, with examples. */
export interface DifferingUrls {
  readonly direction: Direction;
  /** An example. Without its origin if that is not known. */
  readonly url: string;
  /** A shortest example; an escape counts as one character. */
  readonly shortest: string;
  readonly before: DecidedAnswer;
  readonly after: DecidedAnswer;
}

/** Rules of which it is not known whether any URL is decided differently by them. */
export interface UnsettledUrls extends Pick<DifferingUrls, 'direction' | 'before' | 'after'> {
  readonly reason: OpenReason;
}

/** On which URLs two sites, readers or crawlers differ. */
export interface SiteDifference {
  /** Whether `regions` has every pair of rules that decides some URL differently. Without regions, nothing differs. */
  readonly settled: boolean;
  /** URLs that were not allowed before and are allowed after: those of the shortest example. Null if there are none. */
  readonly opened: DifferingUrls | null;
  /** URLs that were allowed before and are not allowed after. */
  readonly closed: DifferingUrls | null;
  readonly regions: readonly DifferingUrls[];
  /** What is not settled. */
  readonly open: readonly UnsettledUrls[];
}

/**
 * Finds the URLs on which a crawler gets other answers from two versions of a site: every pair of rules that
 * decides some URL differently, with an example, or the proof that no answer changes. The same site twice compares
 * two readers (`readerAfter`) or two crawlers (`agentAfter`).
 *
 * URLs are those of the site, with a path and without a fragment; the policy file itself is left out.
 * @throws RangeError if there is no such reader, TypeError if an argument is missing.
 */
export function difference(before: PolicyFiles, after: PolicyFiles, query: DifferenceQuery): SiteDifference {
  assertInput('site', before);
  assertInput('site', after);
  assertInput('options', query);
  const { agent, agentAfter = agent, reader, readerAfter = reader, urls, budget, ...options } = query;
  assertAgent(agent);
  assertAgent(agentAfter);
  assertPath(options.file);
  const listOf = (site: PolicyFiles, name: string, asReader: ReaderId | Reader) => {
    const read = readerOf(asReader);
    return ruleListsOf(site, { ...options, reader: read })(name);
  };
  const lists = [listOf(before, agent, reader), listOf(after, agentAfter, readerAfter)] as const;
  const result = runSync(
    differenceTask(lists, {
      all: true,
      ...(urls === undefined ? {} : { urls }),
      ...(budget === undefined ? {} : { budget }),
    }),
  );
  const sides = (region: { before: Decider | undefined; after: Decider | undefined }) => ({
    before: decidedAnswer(region.before, lists[0]),
    after: decidedAnswer(region.after, lists[1]),
  });
  const differing = (region: Region): DifferingUrls => ({
    direction: region.direction,
    url: urlOfPath(region.path, before.origin),
    shortest: urlOfPath(region.shortestPath, before.origin),
    ...sides(region),
  });
  const first = (region: Region | undefined) => (region ? differing(region) : null);
  return {
    settled: result.settled,
    opened: first(result.opened),
    closed: first(result.closed),
    regions: result.regions.map(differing),
    open: result.open.map((region) => ({
      direction: region.direction,
      reason: region.reason,
      ...sides(region),
    })),
  };
}
