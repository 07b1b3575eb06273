// Combines two fixes, if no single one makes any reader agree: the second is made for the file after the first.

import { applyEdits } from '../../document/edits.ts';
import { editsBetween } from '../../document/line-changes.ts';
import { getLine, lineIndexOfId } from '../../document/lines.ts';
import { textOfSource } from '../../document/source.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Policy } from '../../syntax/policy.ts';
import type { ReaderOptionName } from '../reader-differences/reader-options.ts';
import { makeFixes } from './make-fixes.ts';
import { type FixContext, type ReaderFix, sortedNumbers } from './reader-fix.ts';

/** The maximum number of pairs that are tried for a cause. */
const MAX_PAIRS = 20;

/** Converts lines of the file after a fix to lines of the file before it; undefined if one of them is new. */
function linesBeforeFix(before: Policy, after: Policy, lines: readonly number[]): number[] | undefined {
  const places = lines.map((line) =>
    lineIndexOfId(before.source.lines, getLine(after.source.lines, line).id),
  );
  return places.some((place) => place < 0) ? undefined : sortedNumbers(places);
}

/** Combines a fix and another one after it. Undefined if the first fix writes the lines of the second. */
function combineFixes(
  { policy }: FixContext,
  first: ReaderFix,
  { policy: between }: FixContext,
  second: ReaderFix,
): ReaderFix | undefined {
  const lines = linesBeforeFix(policy, between, second.lines);
  if (!lines) return undefined;
  const edits = editsBetween(policy.source, applyEdits(between.source, second.edits));
  const { code, words } = second;
  return edits.length === 0 ? undefined : { ...first, edits, and: { code, lines, words } };
}

/** A file after a fix, and the options because of which readers still differ. */
export interface RemainingDifference {
  readonly context: FixContext;
  readonly options: readonly ReaderOptionName[];
}

/**
 * Creates pairs of fixes of different kinds with distinct resulting texts; at most 20.
 * @param first the possible first fixes.
 * @param restAfter computes the reasons why readers still differ after a fix, from which the second fixes are
 * made.
 */
export function* pairFixesTask(
  first: readonly ReaderFix[],
  context: FixContext,
  restAfter: (fix: ReaderFix) => CooperativeTask<readonly RemainingDifference[]>,
): CooperativeTask<readonly ReaderFix[]> {
  const pairs = new Map<string, ReaderFix>();
  for (const firstFix of first) {
    for (const remainingDifference of yield* restAfter(firstFix)) {
      for (const second of makeFixes(remainingDifference.options, remainingDifference.context)) {
        const pair =
          second.code === firstFix.code
            ? undefined
            : combineFixes(context, firstFix, remainingDifference.context, second);
        const text = pair && textOfSource(applyEdits(context.policy.source, pair.edits));
        if (pair && text !== undefined && !pairs.has(text)) pairs.set(text, pair);
        if (pairs.size === MAX_PAIRS) return [...pairs.values()];
      }
    }
  }
  return [...pairs.values()];
}
