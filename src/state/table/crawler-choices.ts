// The crawler names that can be selected: those of the catalog, the custom ones, and those of the file.
import {
  type CommunityCrawler,
  communityCrawlers,
  findCommunityCrawler,
} from '../../core/catalogue/community-crawlers.ts';
import { type CrawlerKind, crawlerKindOf } from '../../core/catalogue/crawler-kind.ts';
import { crawlersSharingName, findCrawler } from '../../core/catalogue/crawlers.ts';
import {
  documentedCrawlers as crawlers,
  type DocumentedCrawler,
} from '../../core/catalogue/documented-crawlers.ts';
import { type Searchable, searchCrawlers } from '../../core/catalogue/search-crawlers.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import type { OwnCrawler } from '../../core/workspace/own-crawler.ts';

/**
 * `shared`: a name of the file that several crawlers with their own names also obey. `community`: a name that only
 * a community list contains.
 */
export type ChoiceKind = 'file' | 'shared' | 'own' | 'visitors' | 'switches' | 'unused' | 'community';

const groupOf = {
  visitor: 'visitors',
  switch: 'switches',
  unused: 'unused',
} as const satisfies Record<CrawlerKind, ChoiceKind>;

/** A name, and what is known about the crawler with that name. */
export interface CrawlerChoice extends Searchable {
  readonly token: string;
  readonly kind: ChoiceKind;
  readonly crawler?: DocumentedCrawler;
  readonly customCrawler?: OwnCrawler;
  /** The number of crawlers of the catalog that obey this name if there is no record with their own name. */
  readonly sharers?: number;
  /** The entry of a community list, if only such a list contains the name. */
  readonly community?: CommunityCrawler;
}

const choicesOfCrawler = (crawler: DocumentedCrawler): CrawlerChoice[] =>
  crawler.tokens.map((token) => ({
    token,
    tokens: [token],
    operator: crawler.operator,
    purposes: crawler.purposes,
    kind: groupOf[crawlerKindOf(crawler)],
    crawler,
  }));

const catalogue: readonly CrawlerChoice[] = crawlers.flatMap(choicesOfCrawler);

/** A name with a space or a slash can be in a file, but readers never look for it. */
const isSingleWord = ({ tokens: [token] }: CommunityCrawler) => /^[\w.-]+$/.test(token);

const choicesOfCommunity: readonly CrawlerChoice[] = communityCrawlers
  .filter(isSingleWord)
  .map((community) => ({ ...community, token: community.tokens[0], kind: 'community', community }));

/** Returns the choice for a name of the file that the catalog does not contain. */
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

const choiceOfOwnCrawler = (customCrawler: OwnCrawler): CrawlerChoice => ({
  token: customCrawler.token,
  tokens: [customCrawler.token],
  operator: customCrawler.operator || null,
  // The function that a custom entry describes can be searched like a purpose.
  purposes: [
    ...(customCrawler.purposes ?? []),
    ...(customCrawler.function === undefined ? [] : [customCrawler.function]),
  ],
  kind: 'own',
  customCrawler,
});

/**
 * Returns all choices, each name once: names of the file that are otherwise unknown, custom entries that the
 * catalog does not contain, the catalog, and names that only a community list contains.
 * @param inFile the names in the file
 */
export function crawlerChoices(
  customCrawlers: readonly OwnCrawler[],
  inFile: readonly string[],
): readonly CrawlerChoice[] {
  const customOnly = customCrawlers.filter(({ token }) => !findCrawler(token));
  const customNames = new Set(customOnly.map(({ token }) => lowerCase(token)));
  const unknownNames = inFile.filter((name) => !findCrawler(name) && !customNames.has(lowerCase(name)));
  const isInFile = new Set(inFile.map(lowerCase));
  const communityOnly = choicesOfCommunity.filter(
    ({ token }) => !customNames.has(lowerCase(token)) && !isInFile.has(lowerCase(token)),
  );
  return [
    ...unknownNames.map(choiceOfName),
    ...customOnly.map(choiceOfOwnCrawler),
    ...catalogue,
    ...communityOnly,
  ];
}

const kinds: readonly ChoiceKind[] = ['file', 'shared', 'own', 'visitors', 'switches', 'unused', 'community'];

export interface ChoiceMatches {
  readonly groups: readonly { readonly kind: ChoiceKind; readonly choices: readonly CrawlerChoice[] }[];
  /** The number of matches, displayed or not. */
  readonly count: number;
}

/**
 * Returns the choices that match a query, grouped by kind. The kind with the best match is first, and at most
 * `limit` choices are returned. Names that only a community list contains are only found by a query, and are last.
 */
export function findChoices(
  query: string,
  choices: readonly CrawlerChoice[],
  wordOf: (purpose: string) => string,
  limit: number,
): ChoiceMatches {
  const isEmptyQuery = query.trim() === '';
  const matching = searchCrawlers(query, choices, wordOf);
  const isCommunity = ({ kind }: CrawlerChoice) => kind === 'community';
  const matches = [
    ...matching.filter((choice) => !isCommunity(choice)),
    ...(isEmptyQuery ? [] : matching.filter(isCommunity)),
  ];
  const limited = matches.slice(0, limit);
  const order = isEmptyQuery ? kinds : [...new Set(limited.map(({ kind }) => kind))];
  const groups = order.map((kind) => ({ kind, choices: limited.filter((choice) => choice.kind === kind) }));
  return { groups: groups.filter((group) => group.choices.length > 0), count: matches.length };
}
