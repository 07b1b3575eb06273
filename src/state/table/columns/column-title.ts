// The title in the head of a column: the first of its crawlers with the number of the others, above their purpose.
import { columnPurposeOf, sharedPurposeOf } from '../../../core/catalogue/column-purposes.ts';
import { memoizeByKey } from '../../../core/text/lazy.ts';
import { agentName, matrixWords as words } from '../../../messages/en/table.ts';
import type { MatrixColumn } from './matrix-columns.ts';

interface ColumnTitle {
  /** The bold text, which is also the accessible name of the column. */
  readonly name: string;
  /** The small text below it, or ''. */
  readonly below: string;
  /** All crawlers of the column. */
  readonly full: string;
}

/** Returns the text below the name of a column; '' if the catalogue knows the purpose of none of its crawlers. */
function textBelow(agents: readonly string[]): string {
  if (agents[0] === '') return agents.length > 1 ? words.also(agents.slice(1)) : '';
  const shared = sharedPurposeOf(agents);
  if (shared) return words.purpose(shared.purpose, shared.isOfAll);
  return agents.every((agent) => columnPurposeOf(agent) === 'other') ? '' : words.mixedPurposes;
}

const titleOf = memoizeByKey(
  ({ agents, isEvery }: MatrixColumn): ColumnTitle => ({
    name: isEvery ? words.every : words.column(agents),
    below: isEvery ? '' : textBelow(agents),
    full: isEvery ? [words.every, ...agents.slice(1)].join(', ') : agents.map(agentName).join(', '),
  }),
);

/** @param nameOf returns the name of a column that is not a user-agent */
export function columnTitle(column: MatrixColumn, nameOf?: (column: string) => string): ColumnTitle {
  const customName = nameOf?.(column.agents[0]);
  return customName === undefined ? titleOf(column) : { name: customName, below: '', full: customName };
}
