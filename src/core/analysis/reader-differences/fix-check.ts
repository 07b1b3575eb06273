// Tests the fixes for a cause by computing all answers again, and selects those to show.

import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { withEdits } from '../../trial/edited-site.ts';
import type { TableCells } from '../../trial/trial.ts';
import { prepareVersionTask } from '../../trial/version.ts';
import { pairFixesTask, type RemainingDifference } from '../reader-fixes/fix-pairs.ts';
import { makeFixes } from '../reader-fixes/make-fixes.ts';
import type { ReaderFix } from '../reader-fixes/reader-fix.ts';
import { createFixContext, EXAMINED_CELLS } from './cause-context.ts';
import { agreementTask, createCauseTest, type FixOutcome, otherChangesTask } from './fix-outcome.ts';
import { findCausesTask, type ReaderCause } from './reader-causes.ts';
import type { DifferingCell, ReaderDiff } from './reader-diff.ts';
import type { ReaderOptionName } from './reader-options.ts';

/** A fix and its outcome. */
export interface CheckedFix extends ReaderFix, FixOutcome {}

/** The maximum number of fixes that are shown for a cause. */
const MAX_FIXES = 2;

/** Asks the readers again after a fix. */
const askAfterFixTask = ({ asked, readers }: ReaderDiff, { edits }: ReaderFix) =>
  prepareVersionTask({ ...asked, site: withEdits(asked.site, asked.file, edits) }, readers);

/**
 * Prefers fixes after which fewer readers differ, then those that do not change the lens, then those that change
 * fewer other cells.
 */
const compareFixes = (a: CheckedFix, b: CheckedFix) =>
  a.still.length - b.still.length || Number(b.keeps) - Number(a.keeps) || a.changes - b.changes;

/** Selects the fixes to show: the best of each kind, without those that leave more readers differing. */
function selectBestFixes(fixes: readonly CheckedFix[]): CheckedFix[] {
  const best = fixes.toSorted(compareFixes);
  const kinds = new Set<string>();
  const kindOf = ({ code, and }: CheckedFix) => (and ? [code, and.code].sort().join() : code);
  const ofEachKind = best.filter((fix) => !kinds.has(kindOf(fix)) && kinds.add(kindOf(fix)));
  const least = ofEachKind[0]?.still.length;
  return ofEachKind.filter(({ still }) => still.length === least).slice(0, MAX_FIXES);
}

/**
 * Tests fixes on the whole table. A fix is accepted if afterwards fewer readers differ from the lens in the cells of
 * the cause, the readers agree on more cells of the table than before, and one of two conditions holds. Either the
 * cells on which they agree are more by at least half the number of the cause's cells. Or at least half of the
 * differing readers agree.
 */
function* helpfulFixesTask(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  table: TableCells,
  fixes: Iterable<ReaderFix>,
): CooperativeTask<CheckedFix[]> {
  const before = (yield* agreementTask(cause, diff, lens)).still.length;
  const isInCause = createCauseTest(cause);
  const checked: CheckedFix[] = [];
  for (const fix of fixes) {
    const after = yield* askAfterFixTask(diff, fix);
    const agreement = yield* agreementTask(cause, after, lens);
    yield;
    if (agreement.still.length >= before) continue;
    const effects = yield* otherChangesTask(diff, after, table, isInCause);
    const gain = diff.differing - effects.differing;
    const joinsMany = 2 * agreement.still.length <= before;
    if (gain < 1 || (gain < cause.count / 2 && !joinsMany)) continue;
    checked.push({ ...fix, ...agreement, ...effects });
  }
  return checked;
}

/** Computes why readers still differ in the cells of a cause after a fix. */
function* restAfterFixTask(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  fix: ReaderFix,
): CooperativeTask<RemainingDifference[]> {
  const version = yield* askAfterFixTask(diff, fix);
  const cells = cause.cells
    .flatMap(({ agents, url }) => agents.map((agent) => ({ agent, url })))
    .slice(0, EXAMINED_CELLS)
    .map(({ agent, url }): DifferingCell => {
      return { agents: [agent], url, verdicts: version.prepared.map(({ asking }) => asking(agent, url)) };
    });
  const after = { ...diff, ...version, cells };
  return (yield* findCausesTask(after, lens)).flatMap((remainingCause) => {
    const context = createFixContext(after, remainingCause, lens);
    return context ? [{ context, options: remainingCause.options }] : [];
  });
}

/** Returns the options of a cause, and those of other causes that share cells with it. */
function optionsOfCauses(cause: ReaderCause, causes: readonly ReaderCause[]): readonly ReaderOptionName[] {
  const isInCause = createCauseTest(cause);
  const sharesCells = ({ cells }: ReaderCause) =>
    cells.some(({ agents, url }) => agents.some((agent) => isInCause(agent, url)));
  return [...new Set([cause, ...causes.filter(sharesCells)].flatMap(({ options }) => options))];
}

/**
 * Returns the fixes that help against a cause, the best first: of those that leave the fewest readers differing, a
 * few. If no single fix helps, pairs are tested, including fixes of other causes of the same cells. Each is tested
 * on the whole table, under every reader.
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
  const single = yield* helpfulFixesTask(diff, cause, lens, table, makeFixes(cause.options, context));
  if (single.length > 0) return selectBestFixes(single);
  const first = makeFixes(optionsOfCauses(cause, causes), context);
  const pairs = yield* pairFixesTask(first, context, (fix) => restAfterFixTask(diff, cause, lens, fix));
  return selectBestFixes(yield* helpfulFixesTask(diff, cause, lens, table, pairs));
}
