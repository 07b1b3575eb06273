// Tests the fixes for a cause by computing all answers again, and selects those to show.

import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { withEdits } from '../../trial/edited-site.ts';
import type { TableCells } from '../../trial/trial.ts';
import { prepareVersionTask, type Version } from '../../trial/version.ts';
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

/** Whether a fix changes at most as many other answers as it makes readers agree on. */
const isProportionate = ({ differing }: ReaderDiff, fix: CheckedFix): boolean =>
  fix.changes <= differing - fix.differing;

/** Whether the other effects of a fix are clear, or meant by the author: it is on one line, or corrects names of fields. */
const isUnderstood = ({ code, lines, and }: ReaderFix): boolean =>
  !and && (lines.length === 1 || code === 'write-names');

/** Whether a fix blocks the home page for a crawler that may fetch it according to every reader. */
function blocksHome(before: Version, after: Version, agents: readonly string[]): boolean {
  const isBlocked = ({ prepared }: Version, agent: string) =>
    prepared.some(({ asking }) => asking(agent, '/').answer === 'deny');
  return agents.some((agent) => !isBlocked(before, agent) && isBlocked(after, agent));
}

/**
 * Tests fixes on the whole table. A fix is accepted if afterwards fewer readers differ from the lens in the cells of
 * the cause, the readers agree on more cells of the table than before, and one of two conditions holds. Either the
 * cells on which they agree are more by at least half the number of the cause's cells. Or at least half of the
 * differing readers agree. A fix that blocks the home page, which no reader reads in the file, is
 * never accepted.
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
    if (agreement.still.length >= before || blocksHome(diff, after, table.agents)) continue;
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
 * on the whole table, under every reader. A fix that changes more other answers than it makes readers agree on is
 * returned only if it is on one line or corrects names of fields, and no other fix helps.
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
  const isSmall = (fix: CheckedFix) => isProportionate(diff, fix);
  const single = yield* helpfulFixesTask(diff, cause, lens, table, makeFixes(cause.options, context));
  if (single.some(isSmall)) return selectBestFixes(single.filter(isSmall));
  const first = makeFixes(optionsOfCauses(cause, causes), context);
  const pairs = yield* pairFixesTask(first, context, (fix) => restAfterFixTask(diff, cause, lens, fix));
  const helpfulPairs = (yield* helpfulFixesTask(diff, cause, lens, table, pairs)).filter(isSmall);
  return selectBestFixes(helpfulPairs.length > 0 ? helpfulPairs : single.filter(isUnderstood));
}

/** The fixes that are known of causes. */
export type KnownFixes = WeakMap<ReaderCause, readonly CheckedFix[]>;

/**
 * The fixes of a cause. If there are none: a fix of another cause, after which no reader that differs for this cause
 * differs in its cells.
 */
export interface FixesOfCause {
  readonly fixes: readonly CheckedFix[];
  readonly settledBy?: CheckedFix;
}

/**
 * Returns the fixes of a cause, or the fix of another cause that resolves it too.
 * @param known the fixes of causes, to which those that are found are added.
 */
export function* findFixesTask(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  table: TableCells,
  causes: readonly ReaderCause[],
  known: KnownFixes,
): CooperativeTask<FixesOfCause> {
  const fixesOf = function* (one: ReaderCause): CooperativeTask<readonly CheckedFix[]> {
    const fixes = known.get(one) ?? (yield* checkFixesTask(diff, one, lens, table, causes));
    known.set(one, fixes);
    return fixes;
  };
  const fixes = yield* fixesOf(cause);
  if (fixes.length > 0) return { fixes };
  for (const other of causes) {
    for (const fix of other === cause ? [] : yield* fixesOf(other)) {
      const { still } = yield* agreementTask(cause, yield* askAfterFixTask(diff, fix), lens);
      if (!still.some((place) => cause.others.includes(place))) return { fixes, settledBy: fix };
    }
  }
  return { fixes };
}
