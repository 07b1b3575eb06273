// The names to choose from: those of the catalogue, of the person, and of the file.
import {
  type CommunityCrawler,
  communityCrawlers,
  findCommunityCrawler,
} from '../../core/catalogue/community-crawlers.ts';
import { type CrawlerKind, crawlerKindOf } from '../../core/catalogue/crawler-kind.ts';
import { type Crawler, crawlers, crawlersSharingName, findCrawler } from '../../core/catalogue/crawlers.ts';
import { type Searchable, searchCrawlers } from '../../core/catalogue/search-crawlers.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import type { OwnCrawler } from '../../core/workspace/own-crawler.ts';

/**
 * `shared`: a name of the file that robots go by which have names of their own. `community`: a name that only a community
 * list has.
 */
export type ChoiceKind = 'file' | 'shared' | 'own' | 'visitors' | 'switches' | 'unused' | 'community';

const groupOf = {
  visitor: 'visitors',
  switch: 'switches',
  unused: 'unused',
} as const satisfies Record<CrawlerKind, ChoiceKind>;

/** A name, and what is known of whoever goes by it. */
export interface CrawlerChoice extends Searchable {
  readonly token: string;
  readonly kind: ChoiceKind;
  readonly crawler?: Crawler;
  readonly own?: OwnCrawler;
  /** How many crawlers of the catalogue go by it where no name of their own stands. */
  readonly sharers?: number;
  /** What only a community list says. */
  readonly community?: CommunityCrawler;
}

const choicesOfCrawler = (crawler: Crawler): CrawlerChoice[] =>
  crawler.tokens.map((token) => ({
    token,
    tokens: [token],
    operator: crawler.operator,
    purposes: crawler.purposes,
    kind: groupOf[crawlerKindOf(crawler)],
    crawler,
  }));

const catalogue: readonly CrawlerChoice[] = crawlers.flatMap(choicesOfCrawler);

/** A name with a blank or a slash can be in a file, but readers look for no such name. */
const isSingleWord = ({ tokens: [token] }: CommunityCrawler) => /^[\w.-]+$/.test(token);

const choicesOfCommunity: readonly CrawlerChoice[] = communityCrawlers
  .filter(isSingleWord)
  .map((community) => ({ ...community, token: community.tokens[0], kind: 'community', community }));

/** A name of the file that is in the catalogue under no name. */
function choiceOfName(token: string): CrawlerChoice {
  const sharers = crawlersSharingName(token);
  const [first] = sharers;
  if (!first) {
    const community = findCommunityCrawler(token);
    const operator = community?.operator ?? null;
    return { token, tokens: [token], operator, purposes: [], kind: 'file', ...(community && { community }) };
  }
  const { operator } = first;
  return { token, tokens: [token], operator, purposes: [], kind: 'shared', sharers: sharers.length };
}

const choiceOfOwnCrawler = (own: OwnCrawler): CrawlerChoice => ({
  token: own.token,
  tokens: [own.token],
  operator: own.operator || null,
  // What a list says of it is as good to search by as a purpose.
  purposes: [...(own.purposes ?? []), ...(own.function === undefined ? [] : [own.function])],
  kind: 'own',
  own,
});

/**
 * All there is to choose from, each name once: names of the file that nobody else knows, own entries that the
 * catalogue does not know, the catalogue, and names that only a community list has.
 * @param inFile the names in the file
 */
export function crawlerChoices(
  own: readonly OwnCrawler[],
  inFile: readonly string[],
): readonly CrawlerChoice[] {
  const mine = own.filter(({ token }) => !findCrawler(token));
  const taken = new Set(mine.map(({ token }) => lowerCase(token)));
  const others = inFile.filter((name) => !findCrawler(name) && !taken.has(lowerCase(name)));
  const isInFile = new Set(inFile.map(lowerCase));
  const listed = choicesOfCommunity.filter(
    ({ token }) => !taken.has(lowerCase(token)) && !isInFile.has(lowerCase(token)),
  );
  return [...others.map(choiceOfName), ...mine.map(choiceOfOwnCrawler), ...catalogue, ...listed];
}

const kinds: readonly ChoiceKind[] = ['file', 'shared', 'own', 'visitors', 'switches', 'unused', 'community'];

export interface ChoiceMatches {
  readonly groups: readonly { readonly kind: ChoiceKind; readonly choices: readonly CrawlerChoice[] }[];
  /** How many fit, shown or not. */
  readonly count: number;
}

/**
 * What fits a query, by kind; the kind with the best fit comes first, and `most` are shown altogether. Names that only a
 * community list has are found by a query, and come last.
 */
export function findChoices(
  query: string,
  choices: readonly CrawlerChoice[],
  wordOf: (purpose: string) => string,
  most: number,
): ChoiceMatches {
  const isBlank = query.trim() === '';
  const fitting = searchCrawlers(query, choices, wordOf);
  const isCommunity = ({ kind }: CrawlerChoice) => kind === 'community';
  const found = [
    ...fitting.filter((one) => !isCommunity(one)),
    ...(isBlank ? [] : fitting.filter(isCommunity)),
  ];
  const shown = found.slice(0, most);
  const order = isBlank ? kinds : [...new Set(shown.map(({ kind }) => kind))];
  const groups = order.map((kind) => ({ kind, choices: shown.filter((one) => one.kind === kind) }));
  return { groups: groups.filter((group) => group.choices.length > 0), count: found.length };
}
