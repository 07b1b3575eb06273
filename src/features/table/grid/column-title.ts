// The title in the head of a column: the purpose of its crawlers above their names. If a larger column has the
// same purpose, the names are first. Without a purpose there are only names.
import { columnPurposeOf } from '../../../core/catalogue/column-purposes.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import type { MatrixColumn } from '../../../state/table/columns/matrix-columns.ts';

interface ColumnTitle {
  /** The bold text. */
  readonly word: string;
  /** The small text below it, or ''. */
  readonly below: string;
  /** The accessible name of the column, also used in its menu. */
  readonly name: string;
  /** All purposes or crawlers of the column. */
  readonly full: string;
}

/** @param nameOf returns the name of a column that is not a user-agent */
export function columnTitle(
  { agents, purposes, isAnyOther, isPartOfPurpose, unlikeTheirPurpose = [] }: MatrixColumn,
  nameOf?: (column: string) => string,
): ColumnTitle {
  const customName = nameOf?.(agents[0]);
  if (customName !== undefined) return { word: customName, below: '', name: customName, full: customName };
  const full = words.allOf(agents);
  if (isAnyOther) {
    // A purpose that also has its own column is not named twice. Its crawlers are named instead.
    const split = new Set(unlikeTheirPurpose.map(columnPurposeOf));
    const below = words.also(
      unlikeTheirPurpose,
      (purposes ?? []).filter((purpose) => !split.has(purpose)),
    );
    const name = below === '' ? words.anyOther : `${words.anyOther}, ${below}`;
    const namedAgents = agents.filter((agent) => agent !== '');
    return { word: words.anyOther, below, name, full: [words.anyOther, ...namedAgents].join(', ') };
  }
  if (!purposes || purposes.length === 0) {
    const moreCount = words.moreAgents(agents);
    return {
      word: words.columnStart(agents),
      below: moreCount > 0 ? words.plus(moreCount) : '',
      name: words.column(agents),
      full,
    };
  }
  const word = words.purposes(purposes);
  if (isPartOfPurpose)
    return {
      word: words.namesBelow(agents),
      below: word,
      name: `${words.column(agents)}, ${word}`,
      full,
    };
  return { word, below: words.namesBelow(agents), name: `${word}: ${words.column(agents)}`, full };
}
