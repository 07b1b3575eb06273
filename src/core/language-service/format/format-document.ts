// Writes a file evenly, without a change to what any reader makes of it. Never by itself: somebody asks for it.

import { applyEdits } from '../../document/edits.ts';
import { compareRanges, type TextEdit } from '../../document/range.ts';
import { createPolicy, type Policy } from '../../syntax/policy.ts';
import type { FormatChange, FormatOptions } from './format-options.ts';
import { findGapChanges } from './gap-changes.ts';
import { formatLineEdits } from './line-edits.ts';
import { createReadsAlikeTest } from './reads-alike.ts';

/** What is to be done, and what is not. */
export interface FormattingResult {
  /** Sorted, of the file as it is; empty if it is even already. */
  readonly edits: readonly TextEdit[];
  /** How many lines are written anew, or get or lose a blank line above them. */
  readonly changed: number;
  /** Lines (0-based) of which something stays as it is, because some reader would make another thing of the file. */
  readonly left: readonly number[];
}

/** How often the whole file is read again to find the changes that must not be made. */
const MAX_TRIES = 24;

function collectLineChanges({ source, format }: Policy, options: FormatOptions): FormatChange[] {
  const changes: FormatChange[] = [];
  let line = 0;
  for (const chunk of source.lines.chunks)
    for (const { text } of chunk) {
      const edits = formatLineEdits(text, line, format, options);
      if (edits.length > 0) changes.push({ line, edits });
      line++;
    }
  return changes;
}

const sortedEdits = (changes: readonly FormatChange[]): TextEdit[] =>
  changes.flatMap(({ edits }) => edits).sort((a, b) => compareRanges(a.range, b.range));

/** As many of the changes as can be made together; whatever could not be tried is not made. */
function filterHarmless(policy: Policy, all: readonly FormatChange[]): readonly FormatChange[] {
  const isAlike = createReadsAlikeTest(policy);
  let tries = MAX_TRIES;
  let harmless: readonly FormatChange[] = [];
  const attempt = (some: readonly FormatChange[]): void => {
    if (some.length === 0 || tries-- <= 0) return;
    const edits = sortedEdits([...harmless, ...some]);
    if (isAlike(createPolicy(applyEdits(policy.source, edits), policy.format)))
      harmless = [...harmless, ...some];
    else if (some.length > 1) {
      const half = some.length >> 1;
      attempt(some.slice(0, half));
      attempt(some.slice(half));
    }
  };
  attempt(all);
  return harmless;
}

/**
 * The edits that write a file evenly, of the kinds that are asked for. Every reader makes the same of it afterwards:
 * a change that would not be harmless to one of them is left out and named. Never throws.
 */
export function formatDocument(policy: Policy, options: FormatOptions): FormattingResult {
  const gaps = options.gaps ? findGapChanges(policy) : { changes: [], left: [] };
  const all = [...gaps.changes, ...collectLineChanges(policy, options)];
  const changes = all.length > 0 ? filterHarmless(policy, all) : [];
  const chosen = new Set(changes);
  const without = all.filter((one) => !chosen.has(one));
  return {
    edits: sortedEdits(changes),
    changed: new Set(changes.map(({ line }) => line)).size,
    left: [...new Set([...gaps.left, ...without.map(({ line }) => line)])].toSorted((a, b) => a - b),
  };
}
