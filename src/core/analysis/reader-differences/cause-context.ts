// A cause with all that its fixes and its lines are found with.
import { createPolicy } from '../../syntax/policy.ts';
import type { FixContext } from '../reader-fixes/reader-fix.ts';
import type { ReaderCause } from './reader-causes.ts';
import type { ReaderDiff } from './reader-diff.ts';

/** Cells of a cause that its fixes are made from: what is right for these is tried on all. */
export const EXAMINED_CELLS = 200;

/** Undefined where some reader does not read the file: there is nothing in it to point at, or to change. */
export function createFixContext(
  { asked, prepared }: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  most = EXAMINED_CELLS,
): FixContext | undefined {
  const file = asked.site.files.get(asked.file);
  const places = [lens, ...cause.others];
  const plans = places.flatMap((place) => prepared[place]?.plan ?? []);
  if (!file || plans.some((plan) => !plan.file)) return undefined;
  const cells = cause.cells.slice(0, most).map(({ agents, url, verdicts }) => ({
    agents,
    url,
    verdicts: places.flatMap((place) => verdicts[place] ?? []),
  }));
  return { policy: createPolicy(file.source, file.format), plans, cells };
}
