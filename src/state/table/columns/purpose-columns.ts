// Groups crawlers into columns with one purpose and one set of rules, as long as there are not too many.
import {
  type ColumnPurpose,
  columnPurposeOf,
  columnPurposes,
  headRank,
  importantCrawlers,
} from '../../../core/catalogue/column-purposes.ts';
import { findCrawler } from '../../../core/catalogue/crawlers.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import type { MatrixColumn } from './matrix-columns.ts';

/**
 * The number of columns besides the last that can be seen at a glance. With more, those with the same answers are
 * joined across purposes.
 */
const COLUMNS_AT_A_GLANCE = 6;
/** With more columns than this, the rest is hidden. */
const MAX_COLUMNS = 12;

const importantNames: ReadonlySet<string> = new Set(importantCrawlers.map(lowerCase));

interface CrawlerClass {
  readonly agents: string[];
}

/** Returns the purposes of crawlers, the most frequent first and the unknown purpose last. */
function purposesOf(agents: readonly string[]): ColumnPurpose[] {
  const counts = new Map<ColumnPurpose, number>();
  for (const agent of agents) {
    const purpose = columnPurposeOf(agent);
    counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
  }
  return columnPurposes
    .filter((purpose) => counts.has(purpose))
    .toSorted(
      (a, b) => Number(a === 'other') - Number(b === 'other') || (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
    );
}

function classesBy(agents: readonly string[], keyOf: (agent: string) => string): CrawlerClass[] {
  const classes = new Map<string, CrawlerClass>();
  for (const agent of agents) {
    const key = keyOf(agent);
    const alike = classes.get(key);
    if (alike) alike.agents.push(agent);
    else classes.set(key, { agents: [agent] });
  }
  return [...classes.values()];
}

const placeOf = ({ agents }: CrawlerClass) => columnPurposes.indexOf(purposesOf(agents)[0] ?? 'other');

const SEARCH: ReadonlySet<ColumnPurpose> = new Set(['search', 'images', 'news']);

/**
 * How soon site owners look for crawlers: for search engines first, then for those that are important or of AI
 * companies, then for those with other purposes. A name that the catalogue does not have tells nothing.
 */
function tierOf({ agents }: CrawlerClass): number {
  const [purpose = 'other'] = purposesOf(agents);
  if (SEARCH.has(purpose) && agents.some(findCrawler)) return 0;
  const isImportant = agents.some((agent) => importantNames.has(lowerCase(agent)));
  if (isImportant || purpose.startsWith('ai-')) return 1;
  return purpose === 'other' || SEARCH.has(purpose) ? 3 : 2;
}

/**
 * Names that the user added are first, then those that site owners name most, because only a few fit in the head.
 */
function toColumn({ agents }: CrawlerClass, addedNames: ReadonlySet<string>): MatrixColumn[] {
  const rank = (agent: string) => (addedNames.has(lowerCase(agent)) ? -1 : headRank(agent));
  const [first, ...more] = agents.toSorted((a, b) => rank(a) - rank(b));
  if (first === undefined) return [];
  return [{ agents: [first, ...more], purposes: purposesOf(agents) }];
}

/** The visible columns, and the number of hidden ones. */
export interface PurposeColumns {
  readonly columns: readonly MatrixColumn[];
  readonly hidden: number;
}

/**
 * Groups user-agents into columns. The last one is for any other crawler, and for all crawlers with the same
 * answers.
 * @param rulesOf returns equal values for two user-agents only if they get the same answer for every URL
 * @param added names that the user added, whose columns are always visible
 */
export function groupByPurpose(
  agents: readonly string[],
  rulesOf: (agent: string) => string,
  added: readonly string[],
  isComplete: boolean,
): PurposeColumns {
  const anyOtherRules = rulesOf('');
  const named = agents.filter((agent) => agent !== '');
  const joined = named.filter((agent) => rulesOf(agent) === anyOtherRules);
  const separate = named.filter((agent) => rulesOf(agent) !== anyOtherRules);
  const last: MatrixColumn = {
    agents: ['', ...joined.toSorted((a, b) => headRank(a) - headRank(b))],
    purposes: columnPurposes.filter((purpose) => joined.some((agent) => columnPurposeOf(agent) === purpose)),
    isAnyOther: true,
  };
  let classes = classesBy(separate, (agent) => `${columnPurposeOf(agent)} ${rulesOf(agent)}`);
  if (classes.length > COLUMNS_AT_A_GLANCE && !isComplete) classes = classesBy(separate, rulesOf);
  const addedNames = new Set(added.map(lowerCase));
  const hasAddedName = ({ agents: classAgents }: CrawlerClass) =>
    classAgents.some((agent) => addedNames.has(lowerCase(agent)));
  const visibleClasses =
    classes.length > MAX_COLUMNS && !isComplete
      ? classes
          .toSorted(
            (a, b) => Number(hasAddedName(b)) - Number(hasAddedName(a)) || b.agents.length - a.agents.length,
          )
          .slice(0, Math.max(MAX_COLUMNS, classes.filter(hasAddedName).length))
      : classes;
  const columns = visibleClasses.toSorted(
    (a, b) => tierOf(a) - tierOf(b) || b.agents.length - a.agents.length || placeOf(a) - placeOf(b),
  );
  return {
    columns: [...columns.flatMap((crawlerClass) => toColumn(crawlerClass, addedNames)), last],
    hidden: classes.length - visibleClasses.length,
  };
}
