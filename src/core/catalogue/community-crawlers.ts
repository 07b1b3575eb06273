// Names that only a community list has: no statement of an operator is known for them. The data is apart from crawlers.ts,
// so that neither the columns of the table, nor readers, nor findings take it for fact. How it is kept is in docs/catalogue.md.
import { lowerCase } from '../text/lower-case.ts';
import data from './community-crawlers.json' with { type: 'json' };
import { type Crawler, findCrawler, type Purpose } from './crawlers.ts';

/** A name, and what the list says of it. Nothing here is stated by an operator. */
export interface CommunityCrawler extends Pick<Crawler, 'id' | 'tokens' | 'operator'> {
  readonly evidence: 'community';
  /** As far as the words of the list go; `other` if they name no purpose that the catalogue knows. */
  readonly purposes: readonly [Purpose, ...Purpose[]];
}

/** The list that the names are from: its name, its address, and the day of the edition, as 2026-08-22. */
export const communityList: { readonly name: string; readonly source: string; readonly date: string } =
  data.list;

// The compiler takes the purposes of the data for any words; the test of the data does not.
const entries = data.entries as readonly unknown[] as readonly {
  readonly token: string;
  readonly operator: string | null;
  readonly purposes: readonly [Purpose, ...Purpose[]];
}[];

/** All names of the list that the catalogue lacks, in the order of the list. */
export const communityCrawlers: readonly CommunityCrawler[] = entries.map(
  ({ token, operator, purposes }) => ({
    id: `community ${lowerCase(token)}`,
    tokens: [token],
    operator,
    purposes,
    evidence: 'community',
  }),
);

const crawlersByToken: ReadonlyMap<string, CommunityCrawler> = new Map(
  communityCrawlers.map((one) => [lowerCase(one.tokens[0]), one] as const),
);

/**
 * What the list says of a name; undefined if the catalogue knows the name itself, or the list lacks it. Case is that of
 * A to Z (RFC 9309 2.2.1).
 */
export const findCommunityCrawler = (token: string): CommunityCrawler | undefined =>
  findCrawler(token) ? undefined : crawlersByToken.get(lowerCase(token));

/** Of some names those that only the list has, as they are written, each once. */
export const communityNamesAmong = (names: readonly string[]): readonly string[] => [
  ...new Map(
    names.filter((name) => findCommunityCrawler(name)).map((name) => [lowerCase(name), name] as const),
  ).values(),
];
