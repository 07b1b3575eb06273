// The crawlers that a comparison of two versions is about.
import { crawlerKindOf } from '../../catalogue/crawler-kind.ts';
import { crawlers } from '../../catalogue/crawlers.ts';
import type { RuleList } from '../../proof/rule-list.ts';
import { lowerCase } from '../../text/lower-case.ts';

/**
 * Returns the crawlers to compare: those that a version names, those of the catalog to which other rules apply in
 * a version than to crawlers without a record of their own, and any other crawler (`''`).
 * @param named names in the versions, without repeats
 * @param versions return the rules of a crawler in each version
 */
export function comparedCrawlers(
  named: readonly string[],
  versions: readonly ((agent: string) => RuleList)[],
): readonly string[] {
  const names = new Set(named.map(lowerCase));
  const others = versions.map((rulesOf) => rulesOf(''));
  const isConcerned = (name: string) => versions.some((rulesOf, i) => rulesOf(name) !== others[i]);
  const known = crawlers
    .filter((crawler) => crawlerKindOf(crawler) !== 'unused')
    .map(({ tokens }) => tokens[0])
    .filter((name) => !names.has(lowerCase(name)) && isConcerned(name));
  return [...named, ...known, ''];
}
