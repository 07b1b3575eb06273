// The crawlers that an audit, or a claim about a purpose, is about.
import { importanceRank } from '../../catalogue/column-purposes.ts';
import { crawlerKindOf } from '../../catalogue/crawler-kind.ts';
import { crawlers } from '../../catalogue/crawlers.ts';
import { lowerCase } from '../../text/lower-case.ts';

/** Returns the crawlers of the catalog, each by its preferred name, and the other names. */
export function auditedAgents(namedAgents: readonly string[]): readonly string[] {
  const catalogNames = crawlers
    .filter((crawler) => crawlerKindOf(crawler) !== 'unused')
    .map(({ tokens }) => tokens[0]);
  const names = new Map(catalogNames.map((name) => [lowerCase(name), name]));
  for (const name of namedAgents) if (!names.has(lowerCase(name))) names.set(lowerCase(name), name);
  return [...names.values()].toSorted((a, b) => importanceRank(a) - importanceRank(b));
}
