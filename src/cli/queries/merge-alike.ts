// Merges expectations that fail alike for several crawlers, so that a person reads each failure once.

import { groupByKey } from '../../core/text/group-by-key.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { listCrawlers } from '../output/format-verdict.ts';
import type { CheckedStatement } from './checked-statement.ts';

/** What a reader of the report sees of a statement, but for the crawler. */
const keyOf = ({ isUnknown, reader, failure, by, why, note, cell }: CheckedStatement): string =>
  JSON.stringify([isUnknown, reader, failure(''), by, why, note, cell?.rest]);

/**
 * Merges those that are not met, about the same URL, with the same answer for the same reason: the first of them is
 * about all their crawlers, any other crawler first. All others stay as they are.
 */
export function mergeAlike(checked: readonly CheckedStatement[]): readonly CheckedStatement[] {
  const groups = groupByKey(checked, (statement) =>
    statement.isMet || !statement.cell ? statement : keyOf(statement),
  );
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (group.length === 1 || !first.cell) return first;
    const agents = group.flatMap(({ cell }) => cell?.agent ?? []);
    return { ...first, about: words.test.aboutMany(first.cell.rest, listCrawlers(agents)) };
  });
}
