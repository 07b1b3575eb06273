// Two fixes together, where none alone makes anybody agree: the second is made for the file that the first leaves.

import { applyEdits } from '../../document/edits.ts';
import { editsBetween } from '../../document/line-changes.ts';
import { getLine, lineIndexOfId } from '../../document/lines.ts';
import { textOfSource } from '../../document/source.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Policy } from '../../syntax/policy.ts';
import type { ReaderOptionName } from '../reader-differences/reader-options.ts';
import { makeFixes } from './make-fixes.ts';
import { type FixContext, type ReaderFix, sortedNumbers } from './reader-fix.ts';

/** Pairs that are tried for a cause. */
const MAX_PAIRS = 20;

/** Lines of the file after a fix as the file before it has them; undefined if one of them is new. */
function linesBeforeFix(before: Policy, after: Policy, lines: readonly number[]): number[] | undefined {
  const places = lines.map((line) =>
    lineIndexOfId(before.source.lines, getLine(after.source.lines, line).id),
  );
  return places.some((place) => place < 0) ? undefined : sortedNumbers(places);
}

/** One fix and another one after it, as one. Undefined where the lines of the second are written by the first. */
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

/** What readers make of a file after a fix, and why they differ then. */
export interface RemainingDifference {
  readonly context: FixContext;
  readonly knobs: readonly ReaderOptionName[];
}

/**
 * Pairs of fixes of different kinds, no two of which leave the same text; at most 20.
 * @param first what may be done first.
 * @param restAfter for each reason that readers still differ after a fix: what its own fixes are made from.
 */
export function* pairFixesTask(
  first: readonly ReaderFix[],
  context: FixContext,
  restAfter: (fix: ReaderFix) => CooperativeTask<readonly RemainingDifference[]>,
): CooperativeTask<readonly ReaderFix[]> {
  const pairs = new Map<string, ReaderFix>();
  for (const one of first) {
    for (const rest of yield* restAfter(one)) {
      for (const second of makeFixes(rest.knobs, rest.context)) {
        const pair = second.code === one.code ? undefined : combineFixes(context, one, rest.context, second);
        const text = pair && textOfSource(applyEdits(context.policy.source, pair.edits));
        if (pair && text !== undefined && !pairs.has(text)) pairs.set(text, pair);
        if (pairs.size === MAX_PAIRS) return [...pairs.values()];
      }
    }
  }
  return [...pairs.values()];
}
