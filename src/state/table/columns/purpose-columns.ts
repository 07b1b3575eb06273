// Columns by what crawlers are for: one purpose and one set of rules, as long as there are not too many.
import {
  type ColumnPurpose,
  columnPurposeOf,
  columnPurposes,
  importanceRank,
} from '../../../core/catalogue/column-purposes.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import type { MatrixColumn } from './matrix-columns.ts';

/** Columns beside the last that are seen at a glance; with more, those with the same answers join across purposes. */
const COLUMNS_AT_A_GLANCE = 6;
/** With more than these, the rest is hidden. */
const MAX_COLUMNS = 12;

interface CrawlerClass {
  readonly agents: string[];
}

/** What crawlers are for: most of them first, and last those of which nothing is known. */
function purposesOf(agents: readonly string[]): ColumnPurpose[] {
  const counts = new Map<ColumnPurpose, number>();
  for (const agent of agents) {
    const purpose = columnPurposeOf(agent);
    counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
  }
  return columnPurposes
    .filter((one) => counts.has(one))
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

/** The purposes that the head of a column has room for. */
const headPurposes = ({ agents }: CrawlerClass) => purposesOf(agents).slice(0, 2);

/** The classes whose purposes head a class with more crawlers too: the purposes alone would speak for both. */
function partsOfPurposes(classes: readonly CrawlerClass[]): ReadonlySet<CrawlerClass> {
  const largest = new Map<ColumnPurpose, CrawlerClass>();
  for (const one of classes)
    for (const purpose of headPurposes(one)) {
      const found = largest.get(purpose);
      if (!found || one.agents.length > found.agents.length) largest.set(purpose, one);
    }
  const heads = new Set(largest.values());
  return new Set(classes.filter((one) => !heads.has(one)));
}

/** Names that a person added come first, then those that site owners name most: a head has room for a few. */
function toColumn({ agents }: CrawlerClass, own: ReadonlySet<string>, isPart: boolean): MatrixColumn[] {
  const rank = (agent: string) => (own.has(lowerCase(agent)) ? -1 : importanceRank(agent));
  const [first, ...more] = agents.toSorted((a, b) => rank(a) - rank(b));
  if (first === undefined) return [];
  const column = { agents: [first, ...more], purposes: purposesOf(agents) } as const;
  return [isPart ? { ...column, isPartOfPurpose: true } : column];
}

/** Columns, and how many are not shown. */
export interface PurposeColumns {
  readonly columns: readonly MatrixColumn[];
  readonly hidden: number;
}

/**
 * The columns of some user-agents: the last is any other crawler, with all that get the same answers.
 * @param rulesOf equal for two user-agents only if they get the same answer for every URL
 * @param own names that a person added: their columns are shown
 */
export function groupByPurpose(
  agents: readonly string[],
  rulesOf: (agent: string) => string,
  own: readonly string[],
  isComplete: boolean,
): PurposeColumns {
  const other = rulesOf('');
  const named = agents.filter((agent) => agent !== '');
  const joined = named.filter((agent) => rulesOf(agent) === other);
  const separate = named.filter((agent) => rulesOf(agent) !== other);
  const apart = new Set(separate.map(columnPurposeOf));
  const last: MatrixColumn = {
    agents: ['', ...joined],
    purposes: columnPurposes.filter((one) => joined.some((agent) => columnPurposeOf(agent) === one)),
    isAnyOther: true,
    unlikeTheirPurpose: joined
      .filter((agent) => apart.has(columnPurposeOf(agent)))
      .toSorted((a, b) => importanceRank(a) - importanceRank(b)),
  };
  let classes = classesBy(separate, (agent) => `${columnPurposeOf(agent)} ${rulesOf(agent)}`);
  if (classes.length > COLUMNS_AT_A_GLANCE && !isComplete) classes = classesBy(separate, rulesOf);
  const kept = new Set(own.map(lowerCase));
  const isKept = ({ agents: some }: CrawlerClass) => some.some((agent) => kept.has(lowerCase(agent)));
  const shown =
    classes.length > MAX_COLUMNS && !isComplete
      ? classes
          .toSorted((a, b) => Number(isKept(b)) - Number(isKept(a)) || b.agents.length - a.agents.length)
          .slice(0, Math.max(MAX_COLUMNS, classes.filter(isKept).length))
      : classes;
  const parts = partsOfPurposes(shown);
  const columns = shown.toSorted(
    (a, b) =>
      Number(parts.has(a)) - Number(parts.has(b)) ||
      placeOf(a) - placeOf(b) ||
      b.agents.length - a.agents.length,
  );
  return {
    columns: [...columns.flatMap((one) => toColumn(one, kept, parts.has(one))), last],
    hidden: classes.length - shown.length,
  };
}
