// What fixes for a cause come to, and which are worth showing. Found out by asking everything again.
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import { applyEdits } from '../text/edits.ts';
import { contextOf, LOOKED_AT } from './cause-context.ts';
import { agreement, type FixOutcome, membership, sideEffects } from './fix-outcome.ts';
import type { KnobName } from './knobs.ts';
import { causesOf, type ReaderCause } from './reader-causes.ts';
import {
  type AskedOfAll,
  type DifferingCell,
  prepareAll,
  type ReaderDiff,
  type TableCells,
} from './reader-diff.ts';
import type { ReaderFix } from './reader-fixes/fix.ts';
import { fixesOf } from './reader-fixes/fixes-of.ts';
import { pairsOf, type RestOf } from './reader-fixes/pairs.ts';

/** A fix, and what is known of it. */
export interface CheckedFix extends ReaderFix, FixOutcome {}

/** Fixes of a cause that are shown. */
const SHOWN = 2;

function afterEdits(asked: AskedOfAll, { edits }: ReaderFix): AskedOfAll {
  const file = asked.site.files.get(asked.file)!;
  const files = new Map(asked.site.files);
  files.set(asked.file, { ...file, source: applyEdits(file.source, edits) });
  return { ...asked, site: { ...asked.site, files } };
}

/** Fewer who differ, the lens as before, fewer other cells; where that is equal, as they are listed. */
const better = (a: CheckedFix, b: CheckedFix) =>
  a.still.length - b.still.length || Number(b.keeps) - Number(a.keeps) || a.changes - b.changes;

/** Those worth showing: of each kind the best, and none that does less and changes more. */
function worthShowing(fixes: readonly CheckedFix[]): CheckedFix[] {
  const best = fixes.toSorted(better);
  const kinds = new Set<string>();
  const kindOf = ({ code, and }: CheckedFix) => (and ? [code, and.code].sort().join() : code);
  const ofEachKind = best.filter((fix) => !kinds.has(kindOf(fix)) && kinds.add(kindOf(fix)));
  return ofEachKind.filter(({ still }) => still.length === ofEachKind[0]!.still.length).slice(0, SHOWN);
}

/**
 * Tries fixes on the whole table. Kept are those after which fewer readers differ from the lens in the cells of the cause,
 * and either all agree on more cells of the table than before, by half the number of those of the cause or more, or at
 * least half of those who differ in the cause agree, and all agree on no fewer cells.
 */
function* helping(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  table: TableCells,
  fixes: Iterable<ReaderFix>,
): CooperativeTask<CheckedFix[]> {
  const before = (yield* agreement(cause, diff.prepared, lens)).still.length;
  const isOwn = membership(cause);
  const checked: CheckedFix[] = [];
  for (const fix of fixes) {
    const after = yield* prepareAll(afterEdits(diff.asked, fix), diff.readers);
    const agreed = yield* agreement(cause, after, lens);
    yield;
    if (agreed.still.length >= before) continue;
    const effects = yield* sideEffects(diff.prepared, after, table, isOwn);
    const gain = diff.differing - effects.differing;
    const joinsMany = gain >= 0 && 2 * agreed.still.length <= before;
    if (gain < Math.max(1, cause.count / 2) && !joinsMany) continue;
    checked.push({ ...fix, ...agreed, ...effects });
  }
  return checked;
}

/** Why readers still differ in the cells of a cause after a fix. */
function* restAfter(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  fix: ReaderFix,
): CooperativeTask<RestOf[]> {
  const asked = afterEdits(diff.asked, fix);
  const prepared = yield* prepareAll(asked, diff.readers);
  const cells = cause.cells
    .flatMap(({ agents, url }) => agents.map((agent) => ({ agent, url })))
    .slice(0, LOOKED_AT)
    .map(({ agent, url }): DifferingCell => {
      return { agents: [agent], url, verdicts: prepared.map(({ asking }) => asking(agent, url)) };
    });
  const after = { ...diff, asked, prepared, cells };
  return (yield* causesOf(after, lens)).flatMap((rest) => {
    const context = contextOf(after, rest, lens);
    return context ? [{ context, knobs: rest.knobs }] : [];
  });
}

/** The knobs of a cause, and those of others in whose cells readers differ too. */
function knobsAround(cause: ReaderCause, causes: readonly ReaderCause[]): readonly KnobName[] {
  const isOwn = membership(cause);
  const meets = ({ cells }: ReaderCause) =>
    cells.some(({ agents, url }) => agents.some((agent) => isOwn(agent, url)));
  return [...new Set([cause, ...causes.filter(meets)].flatMap(({ knobs }) => knobs))];
}

/**
 * The fixes for a cause that help, best first, and of those the few that leave as few readers differing as the best
 * does. Where no single one helps, two together are tried, also such as mend other causes of the same cells. Each is
 * tried on the whole table, under every reader.
 */
export function* checkedFixes(
  diff: ReaderDiff,
  cause: ReaderCause,
  lens: number,
  table: TableCells,
  causes: readonly ReaderCause[] = [],
): CooperativeTask<readonly CheckedFix[]> {
  const context = contextOf(diff, cause, lens);
  if (!context) return [];
  const single = yield* helping(diff, cause, lens, table, fixesOf(cause.knobs, context));
  if (single.length > 0) return worthShowing(single);
  const first = fixesOf(knobsAround(cause, causes), context);
  const pairs = yield* pairsOf(first, context, (fix) => restAfter(diff, cause, lens, fix));
  return worthShowing(yield* helping(diff, cause, lens, table, pairs));
}
