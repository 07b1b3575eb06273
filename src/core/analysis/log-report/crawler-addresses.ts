// Checks the addresses of crawlers against files of ranges that the user has saved.
import {
  type CrawlerCheck,
  crawlerChecks,
  findCrawlerCheck,
  rangeFileStem,
} from '../../catalogue/crawler-checks.ts';
import { findCrawler } from '../../catalogue/crawlers.ts';
import { AddressRanges, type RangeFile } from '../../import/logs/address-ranges.ts';
import type { AddressOrigin } from '../../import/logs/crawler-requests.ts';
import { groupByKey } from '../../text/group-by-key.ts';
import { type IpRange, parseIpAddress } from '../../text/ip-address.ts';
import { lowerCase } from '../../text/lower-case.ts';

/** The crawlers that a file of ranges is about. */
export interface RangeOwner {
  readonly tokens: readonly string[];
  /** Which of the files with the crawler's ranges it is; `all`: it has all of them. */
  readonly part: number | 'all';
}

/** A file of ranges, and the crawlers that it is about. */
export interface GivenRanges {
  readonly name: string;
  readonly owner: RangeOwner;
  readonly file: RangeFile;
}

/** The names that the files of operators have, with what they are about. */
const ownersByStem: ReadonlyMap<string, RangeOwner> = new Map(
  crawlerChecks.flatMap(({ tokens, ranges }) =>
    ranges.flatMap((urls, part) => urls.map((url) => [rangeFileStem(url), { tokens, part }] as const)),
  ),
);

const ownerOfCheck = (token: string, check: CrawlerCheck | undefined): RangeOwner => ({
  tokens: check ? check.tokens : [token],
  part: 'all',
});

/** Returns the crawlers with the same ranges as the crawler of a name. */
export const ownerOfName = (name: string): RangeOwner => ownerOfCheck(name, findCrawlerCheck(name));

/** What copies of a file have after its name, such as `gptbot-2026-11-26` and `gptbot (1)`. */
const COPY_MARK = /(?:[ ._-]*(?:\(\d+\)|\d[\d._-]*))+$/;

/** Finds the crawlers by the name of a file: that of the operator, or the name of a crawler. */
export function ownerOfFile(fileName: string): RangeOwner | undefined {
  const stem = rangeFileStem(fileName.replaceAll('\\', '/'));
  for (const name of [stem, stem.replace(COPY_MARK, '')]) {
    const crawler = findCrawler(name)?.tokens.find((token) => lowerCase(token) === name);
    const owner = ownersByStem.get(name) ?? (crawler === undefined ? undefined : ownerOfName(crawler));
    if (owner) return owner;
  }
  return undefined;
}

/** The ranges that a crawler's addresses were compared with. */
export interface ComparedRanges {
  /** The files, and when the operator made them ('' if they do not say it). */
  readonly files: readonly { readonly name: string; readonly created: string }[];
  /** Whether these are all its ranges. Otherwise an address outside of them can still be one of its own. */
  readonly isComplete: boolean;
}

/** The addresses of one crawler, as far as ranges are given. */
export interface CrawlerAddresses {
  readonly compared: ComparedRanges;
  readonly originOf: (address: string) => AddressOrigin;
}

function addressesOf(token: string, given: readonly GivenRanges[]): CrawlerAddresses {
  const ranges = new AddressRanges(given.flatMap(({ file }): readonly IpRange[] => file.ranges));
  const parts = new Set(given.map(({ owner }) => owner.part));
  const isComplete =
    parts.has('all') || (findCrawlerCheck(token)?.ranges ?? []).every((_, part) => parts.has(part));
  return {
    compared: { files: given.map(({ name, file }) => ({ name, created: file.created })), isComplete },
    originOf(address) {
      const digits = parseIpAddress(address);
      if (digits === undefined) return 'unchecked';
      if (ranges.has(digits)) return 'inside';
      return isComplete ? 'outside' : 'unchecked';
    },
  };
}

/** Returns the ranges that are given for each crawler, by its name in lower case. */
export function crawlerAddresses(given: readonly GivenRanges[]): ReadonlyMap<string, CrawlerAddresses> {
  const pairs = given.flatMap((one) => one.owner.tokens.map((token) => ({ token: lowerCase(token), one })));
  return new Map(
    [...groupByKey(pairs, ({ token }) => token)].map(([token, own]) => [
      token,
      addressesOf(
        token,
        own.map(({ one }) => one),
      ),
    ]),
  );
}
