// Names that only a community list has, without a statement of an operator. The data is separate from crawlers.ts,
// so that the columns of the table, readers and findings do not treat it as fact. docs/catalogue.md explains its
// maintenance.

import { lazy } from '../text/lazy.ts';
import { lowerCase } from '../text/lower-case.ts';
import data from './community-crawlers.json' with { type: 'json' };
import { type Crawler, findCrawler, type Purpose } from './crawlers.ts';

/** A name with the information of the list. Nothing of it is stated by an operator. */
export interface CommunityCrawler extends Pick<Crawler, 'id' | 'tokens' | 'operator'> {
  readonly evidence: 'community';
  /** The purposes that the list names, or `other` if it names none that the catalogue has. */
  readonly purposes: readonly [Purpose, ...Purpose[]];
}

/** The source of the names: the list's name, its address, and the date of the edition, such as 2026-08-22. */
export const communityList: { readonly name: string; readonly source: string; readonly date: string } =
  data.list;

// TypeScript infers the purposes of the data as arbitrary strings. The test of the data checks them.
const entries = data.entries as readonly unknown[] as readonly {
  readonly token: string;
  readonly operator: string | null;
  readonly purposes: readonly [Purpose, ...Purpose[]];
}[];

/** All names of the list that the catalogue does not have, in the order of the list. */
export const communityCrawlers: readonly CommunityCrawler[] = entries.map(
  ({ token, operator, purposes }) => ({
    id: `community ${lowerCase(token)}`,
    tokens: [token],
    operator,
    purposes,
    evidence: 'community',
  }),
);

const crawlersByToken = lazy(
  (): ReadonlyMap<string, CommunityCrawler> =>
    new Map(communityCrawlers.map((one) => [lowerCase(one.tokens[0]), one] as const)),
);

/**
 * The list's entry for a name; undefined if the catalogue has the name or the list does not. Only A to Z are
 * compared without case (RFC 9309 2.2.1).
 */
export const findCommunityCrawler = (token: string): CommunityCrawler | undefined =>
  findCrawler(token) ? undefined : crawlersByToken().get(lowerCase(token));

/** The names among `names` that only the list has, as written, without duplicates. */
export const communityNamesAmong = (names: readonly string[]): readonly string[] => [
  ...new Map(
    names.filter((name) => findCommunityCrawler(name)).map((name) => [lowerCase(name), name] as const),
  ).values(),
];
