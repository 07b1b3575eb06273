// Formats a file without changing what any reader reads. It only runs when the user requests it.

import { linesIn } from '../../document/lines.ts';
import { compareRanges, type TextEdit } from '../../document/range.ts';
import { type Policy, policyAfterEdits } from '../../syntax/policy.ts';
import type { FormatChange, FormatOptions } from './format-options.ts';
import { findGapChanges } from './gap-changes.ts';
import { formatLineEdits } from './line-edits.ts';
import { createReadsAlikeTest } from './reads-alike.ts';

/** The changes, and the lines that are not changed. */
export interface FormattingResult {
  /** Sorted, for the current file; empty if it is already formatted. */
  readonly edits: readonly TextEdit[];
  /** The number of lines that are rewritten, or that get or lose a blank line above them. */
  readonly changed: number;
  /** Lines (0-based) that are not fully formatted, because a reader would read the file differently. */
  readonly left: readonly number[];
}

/** How often the whole file is read again to find the changes that must not be made. */
const MAX_TRIES = 24;

function collectLineChanges({ source, format }: Policy, options: FormatOptions): FormatChange[] {
  const changes: FormatChange[] = [];
  let line = 0;
  for (const chunk of source.lines.chunks)
    for (const { text } of linesIn(chunk)) {
      const edits = formatLineEdits(text, line, format, options);
      if (edits.length > 0) changes.push({ line, edits });
      line++;
    }
  return changes;
}

const sortedEdits = (changes: readonly FormatChange[]): TextEdit[] =>
  changes.flatMap(({ edits }) => edits).sort((a, b) => compareRanges(a.range, b.range));

/** Returns as many of the changes as can be made together. Changes that could not be tested are not made. */
function filterHarmless(policy: Policy, candidates: readonly FormatChange[]): readonly FormatChange[] {
  const readsAlike = createReadsAlikeTest(policy);
  let tries = MAX_TRIES;
  let harmless: readonly FormatChange[] = [];
  const attempt = (group: readonly FormatChange[]): void => {
    if (group.length === 0 || tries-- <= 0) return;
    const edits = sortedEdits([...harmless, ...group]);
    if (readsAlike(policyAfterEdits(policy, edits))) harmless = [...harmless, ...group];
    else if (group.length > 1) {
      const half = group.length >> 1;
      attempt(group.slice(0, half));
      attempt(group.slice(half));
    }
  };
  attempt(candidates);
  return harmless;
}

/**
 * Returns the edits that format a file, for the selected kinds of changes. No reader reads the file differently
 * afterwards: a change that would have an effect is skipped and its line is reported. Never throws.
 */
export function formatDocument(policy: Policy, options: FormatOptions): FormattingResult {
  const gaps = options.gaps ? findGapChanges(policy) : { changes: [], left: [] };
  const candidates = [...gaps.changes, ...collectLineChanges(policy, options)];
  const changes = candidates.length > 0 ? filterHarmless(policy, candidates) : [];
  const selected = new Set(changes);
  const skipped = candidates.filter((change) => !selected.has(change));
  return {
    edits: sortedEdits(changes),
    changed: new Set(changes.map(({ line }) => line)).size,
    left: [...new Set([...gaps.left, ...skipped.map(({ line }) => line)])].toSorted((a, b) => a - b),
  };
}
