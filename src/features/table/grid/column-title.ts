// What stands in the head of a column: what its crawlers are for, and below it their names; the other way round where a
// larger column is for the same; else their names alone.
import { columnPurposeOf } from '../../../core/catalogue/column-purposes.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import type { MatrixColumn } from '../../../state/table/columns/matrix-columns.ts';

interface ColumnTitle {
  /** In bold. */
  readonly word: string;
  /** In small type below it; '' if nothing. */
  readonly below: string;
  /** What the column is called where it is read out, and in its menu. */
  readonly name: string;
  /** All whom it stands for. */
  readonly full: string;
}

/** @param nameOf what a column is called that is no user-agent */
export function columnTitle(
  { agents, purposes, isAnyOther, isPartOfPurpose, unlikeTheirPurpose = [] }: MatrixColumn,
  nameOf?: (column: string) => string,
): ColumnTitle {
  const own = nameOf?.(agents[0]);
  if (own !== undefined) return { word: own, below: '', name: own, full: own };
  const full = words.allOf(agents);
  if (isAnyOther) {
    // A purpose that has a column of its own too is not named twice: its crawlers are.
    const split = new Set(unlikeTheirPurpose.map(columnPurposeOf));
    const below = words.also(
      unlikeTheirPurpose,
      (purposes ?? []).filter((one) => !split.has(one)),
    );
    const name = below === '' ? words.anyOther : `${words.anyOther}, ${below}`;
    const named = agents.filter((agent) => agent !== '');
    return { word: words.anyOther, below, name, full: [words.anyOther, ...named].join(', ') };
  }
  if (!purposes || purposes.length === 0) {
    const more = words.moreAgents(agents);
    return {
      word: words.columnStart(agents),
      below: more > 0 ? words.plus(more) : '',
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
