// How all findings of a kind can be fixed together.

import type { Finding, Fix } from '../../core/diagnostics/finding.ts';
import { canApplyToAll, type FixChooser } from '../../core/diagnostics/fix-all.ts';
import { memoizeByKey } from '../../core/text/lazy.ts';
import { fixAllLabel } from '../../messages/explain/explain-finding.ts';

/** How many findings are examined to find out which of them have the fix. */
const MAX_EXAMINED = 500;

/** A fix of many findings of one kind. */
export interface BulkFix {
  readonly label: string;
  readonly wanted: FixChooser;
  /** How many findings it fixes, at most. */
  readonly count: number;
  /** Whether each of them is said to change no answer. */
  readonly isProved: boolean;
}

/**
 * Returns the first fix that can be applied to two or more of these findings, which are of one kind. Kept, because
 * every drawing of a row needs it and fixes are made on demand.
 */
export const findBulkFix = memoizeByKey((all: ReadonlySet<Finding>): BulkFix | undefined => {
  const findings = [...all];
  const examined = findings.slice(0, MAX_EXAMINED);
  const first = examined.flatMap(({ fixes }) => fixes).find(canApplyToAll);
  if (!first) return undefined;
  const { code } = findings[0]!;
  const isWanted = (fix: Fix) => fix.code === first.code && canApplyToAll(fix);
  const wanted: FixChooser = (finding) => (finding.code === code ? finding.fixes.find(isWanted) : undefined);
  const fixes = examined.map(wanted).filter((fix) => fix !== undefined);
  if (fixes.length < 2) return undefined;
  const isAll = fixes.length === examined.length;
  const count = isAll ? findings.length : findings.filter(wanted).length;
  return {
    label: fixAllLabel(first.code, count, isAll),
    wanted,
    count,
    isProved: fixes.every(({ verdicts }) => verdicts === 'same'),
  };
});
