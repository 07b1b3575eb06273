// Creates the context in which the fixes and the lines of a cause are found.
import { createPolicy } from '../../syntax/policy.ts';
import type { FixContext } from '../reader-fixes/reader-fix.ts';
import type { ReaderCause } from './reader-causes.ts';
import type { ReaderDiff } from './reader-diff.ts';

/** The number of a cause's cells from which its fixes are made. A fix is then tested on all cells. */
export const EXAMINED_CELLS = 200;

/**
 * Creates the context. Undefined if a reader does not read the file: then there is nothing in it to show or to
 * change.
 */
export function createFixContext(
  { asked, prepared }: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  limit = EXAMINED_CELLS,
): FixContext | undefined {
  const file = asked.site.files.get(asked.file);
  const places = [lens, ...cause.others];
  const plans = places.flatMap((place) => prepared[place]?.plan ?? []);
  if (!file || plans.some((plan) => !plan.file)) return undefined;
  const cells = cause.cells.slice(0, limit).map(({ agents, url, verdicts }) => ({
    agents,
    url,
    verdicts: places.flatMap((place) => verdicts[place] ?? []),
  }));
  return { policy: createPolicy(file.source, file.format), plans, cells };
}
