// What fixes for a cause come to, and which are worth showing. Found out by asking everything again.

import { applyEdits } from '../../document/edits.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { pairFixesTask, type RemainingDifference } from '../reader-fixes/fix-pairs.ts';
import { makeFixes } from '../reader-fixes/make-fixes.ts';
import type { ReaderFix } from '../reader-fixes/reader-fix.ts';
import { createFixContext, EXAMINED_CELLS } from './cause-context.ts';
import { agreementTask, createCauseTest, type FixOutcome, sideEffectsTask } from './fix-outcome.ts';
import { findCausesTask, type ReaderCause } from './reader-causes.ts';
import {
  type DifferingCell,
  prepareReadersTask,
  type ReaderDiff,
  type SharedQuery,
  type TableCells,
} from './reader-diff.ts';
import type { ReaderOptionName } from './reader-options.ts';

/** A fix, and what is known of it. */
export interface CheckedFix extends ReaderFix, FixOutcome {}

/** Fixes of a cause that are shown. */
const MAX_FIXES = 2;

function queryAfterEdits(asked: SharedQuery, { edits }: ReaderFix): SharedQuery {
  const file = asked.site.files.get(asked.file);
  if (!file) return asked;
  const files = new Map(asked.site.files);
  files.set(asked.file, { ...file, source: applyEdits(file.source, edits) });
  return { ...asked, site: { ...asked.site, files } };
}

/** Fewer who differ, the lens as before, fewer other cells; where that is equal, as they are listed. */
const compareFixes = (a: CheckedFix, b: CheckedFix) =>
  a.still.length - b.still.length || Number(b.keeps) - Number(a.keeps) || a.changes - b.changes;

/** Those worth showing: of each kind the best, and none that does less and changes more. */
function selectBestFixes(fixes: readonly CheckedFix[]): CheckedFix[] {
  const best = fixes.toSorted(compareFixes);
  const kinds = new Set<string>();
  const kindOf = ({ code, and }: CheckedFix) => (and ? [code, and.code].sort().join() : code);
  const ofEachKind = best.filter((fix) => !kinds.has(kindOf(fix)) && kinds.add(kindOf(fix)));
  const least = ofEachKind[0]?.still.length;
  return ofEachKind.filter(({ still }) => still.length === least).slice(0, MAX_FIXES);
}

/**
 * Tries fixes on the whole table. Kept are those after which fewer readers differ from the lens in the cells of the cause,
 * and either all agree on more cells of the table than before, by half the number of those of the cause or more, or at
 * least half of those who differ in the cause agree, and all agree on no fewer cells.
 */
function* helpfulFixesTask(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  table: TableCells,
  fixes: Iterable<ReaderFix>,
): CooperativeTask<CheckedFix[]> {
  const before = (yield* agreementTask(cause, diff.prepared, lens)).still.length;
  const isOwn = createCauseTest(cause);
  const checked: CheckedFix[] = [];
  for (const fix of fixes) {
    const after = yield* prepareReadersTask(queryAfterEdits(diff.asked, fix), diff.readers);
    const agreed = yield* agreementTask(cause, after, lens);
    yield;
    if (agreed.still.length >= before) continue;
    const effects = yield* sideEffectsTask(diff.prepared, after, table, isOwn);
    const gain = diff.differing - effects.differing;
    const joinsMany = gain >= 0 && 2 * agreed.still.length <= before;
    if (gain < Math.max(1, cause.count / 2) && !joinsMany) continue;
    checked.push({ ...fix, ...agreed, ...effects });
  }
  return checked;
}

/** Why readers still differ in the cells of a cause after a fix. */
function* restAfterFixTask(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  fix: ReaderFix,
): CooperativeTask<RemainingDifference[]> {
  const asked = queryAfterEdits(diff.asked, fix);
  const prepared = yield* prepareReadersTask(asked, diff.readers);
  const cells = cause.cells
    .flatMap(({ agents, url }) => agents.map((agent) => ({ agent, url })))
    .slice(0, EXAMINED_CELLS)
    .map(({ agent, url }): DifferingCell => {
      return { agents: [agent], url, verdicts: prepared.map(({ asking }) => asking(agent, url)) };
    });
  const after = { ...diff, asked, prepared, cells };
  return (yield* findCausesTask(after, lens)).flatMap((rest) => {
    const context = createFixContext(after, rest, lens);
    return context ? [{ context, knobs: rest.knobs }] : [];
  });
}

/** The knobs of a cause, and those of others in whose cells readers differ too. */
function optionsOfCauses(cause: ReaderCause, causes: readonly ReaderCause[]): readonly ReaderOptionName[] {
  const isOwn = createCauseTest(cause);
  const meets = ({ cells }: ReaderCause) =>
    cells.some(({ agents, url }) => agents.some((agent) => isOwn(agent, url)));
  return [...new Set([cause, ...causes.filter(meets)].flatMap(({ knobs }) => knobs))];
}

/**
 * The fixes for a cause that help, best first, and of those the few that leave as few readers differing as the best
 * does. Where no single one helps, two together are tried, also such as mend other causes of the same cells. Each is
 * tried on the whole table, under every reader.
 */
export function* checkFixesTask(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  table: TableCells,
  causes: readonly ReaderCause[] = [],
): CooperativeTask<readonly CheckedFix[]> {
  const context = createFixContext(diff, cause, lens);
  if (!context) return [];
  const single = yield* helpfulFixesTask(diff, cause, lens, table, makeFixes(cause.knobs, context));
  if (single.length > 0) return selectBestFixes(single);
  const first = makeFixes(optionsOfCauses(cause, causes), context);
  const pairs = yield* pairFixesTask(first, context, (fix) => restAfterFixTask(diff, cause, lens, fix));
  return selectBestFixes(yield* helpfulFixesTask(diff, cause, lens, table, pairs));
}
